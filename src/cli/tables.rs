//! `unfold tables`: manages the files of precomputed tables.

use std::path::PathBuf;

use super::out::{self, Terminal};
use super::solver_tables::{self, TableNotes, check_room, note_shortages, show_table};
use super::{args, error::CliError, language::language};
use clap::{Args, ValueEnum};
use unfold_app::system::{folders, settings_file};
use unfold_app::tables::relocation;
use unfold_engine::puzzle::{PuzzleId, text::sanitized};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{Workers, databases};
use unfold_engine::{control::Control, puzzles::build};
use unfold_text::{command_line as say, numbers, tables as words};

/// Listed name of the algorithm databases, which share a folder.
const DATABASES: &str = "algorithm-databases";

/// Action on tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TablesVerb {
    /// Print the name, size in bytes, state (absent, good or wrong) and file of each table, separated by tabs; for scripts, always
    /// in English
    List,
    /// Build absent or wrong tables, and any that are built along with them
    Build,
    /// Check every byte
    Verify,
    /// Delete the files
    Remove,
    /// Move the files into another folder, and keep tables there from now on
    Move,
}

/// Options of `tables`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold tables list\n  \
    unfold tables build\n  \
    unfold tables move /mnt/large/unfold")]
pub struct TablesOptions {
    /// Action to perform
    #[arg(value_enum)]
    pub verb: TablesVerb,
    /// Tables by name [default: all]; with move, the folder
    pub names: Vec<String>,
    /// Folder for tables
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

pub fn run(options: &TablesOptions, terminal: &Terminal) -> Result<(), CliError> {
    let tables = solver_tables::open(options.tables.as_deref(), terminal)?;
    let specs = if options.verb == TablesVerb::Move { Vec::new() } else { selected_specs(options, &tables)? };
    match options.verb {
        TablesVerb::List => {
            out::catch_interrupt();
            for spec in specs {
                print_row(&tables, spec, terminal)?;
            }
            let (count, bytes) = databases::usage(&tables);
            if options.names.is_empty() && count > 0 {
                terminal.print_line(&format!(
                    "{DATABASES}\t{bytes} bytes\tkept\t{}",
                    sanitized(databases::folder(&tables).display())
                ));
            }
        }
        TablesVerb::Verify => verify(&tables, &specs, terminal)?,
        TablesVerb::Remove => {
            for spec in specs {
                if tables.remove(spec)? {
                    terminal.print_line(&say::REMOVED.fill(language(), [&spec.name]));
                }
            }
            if options.names.is_empty() && databases::remove(&tables)? > 0 {
                terminal.print_line(&say::REMOVED.fill(language(), [&DATABASES]));
            }
        }
        TablesVerb::Move => relocate(&tables, options, terminal)?,
        TablesVerb::Build => build(&tables, &specs, args::threads(options.threads), terminal)?,
    }
    Ok(())
}

/// Returns the named tables, or without names all that the action applies to: `build` skips on-request tables, `verify`
/// only those on-request tables that are absent. Fails for an unknown name.
fn selected_specs(options: &TablesOptions, tables: &Tables) -> Result<Vec<&'static TableSpec>, CliError> {
    let names = &options.names;
    if names.is_empty() {
        let is_meant = |spec: &&TableSpec| match options.verb {
            TablesVerb::Build => !spec.on_request,
            TablesVerb::Verify => !spec.on_request || tables.file(spec).exists(),
            TablesVerb::List | TablesVerb::Remove | TablesVerb::Move => true,
        };
        return Ok(spec::all().iter().filter(is_meant).collect());
    }
    names.iter().map(|name| Ok(spec::require(name)?)).collect()
}

fn state_word(state: FileState) -> &'static str {
    match state {
        FileState::Absent => say::ABSENT.get(language()),
        FileState::Good => say::GOOD.get(language()),
        FileState::Damaged => say::WRONG.get(language()),
    }
}

/// Checks every byte of a table's file; Ctrl-C stops it.
fn check_file(tables: &Tables, spec: &TableSpec, terminal: &Terminal) -> Result<FileState, CliError> {
    Ok(out::run_interruptible(terminal, |control| tables.check_file(spec, control), |_| ())??)
}

/// Checks a table's file and prints a row for scripts: not translated, without digit grouping.
fn print_row(tables: &Tables, spec: &TableSpec, terminal: &Terminal) -> Result<(), CliError> {
    let state = match check_file(tables, spec, terminal)? {
        FileState::Absent => "absent",
        FileState::Good => "good",
        FileState::Damaged => "wrong",
    };
    let file = tables.file(spec);
    terminal.print_line(&format!("{}\t{} bytes\t{state}\t{}", spec.name, spec.bytes, sanitized(file.display())));
    Ok(())
}

fn verify(tables: &Tables, specs: &[&'static TableSpec], terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let mut bad = Vec::new();
    for spec in specs {
        let state = check_file(tables, spec, terminal)?;
        terminal.print_line(&say::TABLE_STATE.fill(language(), [&spec.name, &state_word(state)]));
        if state != FileState::Good {
            bad.push(spec.name.as_str());
        }
    }
    if bad.is_empty() {
        return Ok(());
    }
    let what = say::NOT_GOOD.with([&bad.join(", ")]);
    Err(CliError::files(what, say::NOT_GOOD_DO))
}

/// Builds those of the tables that are absent or wrong, and prints a row for each table. A failure to save is an error.
fn build(tables: &Tables, specs: &[&'static TableSpec], threads: usize, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let names: Vec<&str> = specs.iter().map(|spec| spec.name.as_str()).collect();
    check_room(tables, &names)?;
    note_shortages(tables, &names, terminal);
    let notes = TableNotes::new(tables, terminal, PuzzleId::default(), &[]);
    for spec in specs {
        let bar = terminal.bar();
        let show = |control: &Control| {
            notes.poll();
            // Building a table may build others of its group first, so show the one in progress.
            let name = tables.current_build().map_or(spec.name.as_str(), |(name, _)| name);
            show_table(&bar, name, control.progress());
        };
        let built = out::run_interruptible(
            terminal,
            |control| build::build(spec, tables, Workers::new(threads, control)),
            show,
        )?;
        bar.finish_and_clear();
        built?;
    }
    if let Some(error) = tables.take_errors().into_iter().next() {
        return Err(error.into());
    }
    for spec in specs {
        print_row(tables, spec, terminal)?;
        if let Some(time) = tables.build_time(spec) {
            terminal.note(&say::TABLE_BUILT.fill(language(), [&spec.name, &numbers::seconds(time)]));
        }
    }
    Ok(())
}

/// Moves the files into another folder and, without `--tables`, makes it the folder in the settings.
fn relocate(tables: &Tables, options: &TablesOptions, terminal: &Terminal) -> Result<(), CliError> {
    let folder = match options.names.as_slice() {
        [folder] => folder,
        [] => return Err(CliError::input(say::MOVE_WHERE, say::MOVE_WHERE_DO)),
        several => return Err(CliError::input(say::MOVE_SEVERAL.with([&several.len()]), say::MOVE_SEVERAL_DO)),
    };
    let Ok(folder) = std::path::absolute(folder) else {
        return Err(CliError::input(say::MOVE_WHERE, say::MOVE_WHERE_DO));
    };
    if folder == tables.folder() {
        let what = words::NEWS_TABLES_THERE.with([&folder.display()]);
        return Err(CliError::input(what, say::MOVE_WHERE_DO));
    }
    // Check first: if the setting cannot be saved, the program would not find the moved tables.
    let settings = settings_file::default_folder();
    if options.tables.is_none() {
        settings_file::check_writable(&settings).map_err(|error| CliError::Files(error.explain()))?;
    }
    out::catch_interrupt();
    let bar = terminal.bar();
    let other = Tables::open(folder.clone());
    let moved = out::run_interruptible(
        terminal,
        |control| relocation::relocate(tables, &other, control, &|_, _| ()),
        |control| show_table(&bar, "", control.progress()),
    )?;
    bar.finish_and_clear();
    moved?;
    if options.tables.is_some() {
        terminal.print_line(&say::TABLES_MOVED_ONLY.fill(language(), [&folder.display()]));
        return Ok(());
    }
    let usual = folder == folders::tables();
    let kept = settings_file::save_table_folder(&settings, (!usual).then(|| folder.clone()));
    kept.map_err(|error| CliError::Files(error.explain()))?;
    terminal.print_line(&words::NEWS_TABLES_MOVED.fill(language(), [&folder.display()]));
    Ok(())
}
