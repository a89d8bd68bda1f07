//! `unfold tables`: manages the files of precomputed tables.

use std::path::PathBuf;

use super::out::{self, Terminal};
use super::solver_tables::{self, TableNotes, note_shortages, show_table};
use super::{args, error::CliError, language::language};
use clap::{Args, ValueEnum};
use unfold_app::system::{folders, settings_file};
use unfold_app::tables::relocation;
use unfold_engine::puzzle::{PuzzleId, text::shown};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::{FileState, Tables};
use unfold_engine::tables::{Workers, databases};
use unfold_engine::{control::Control, puzzles::build};
use unfold_text::{command_line as say, numbers, tables as words};

/// Name under which the algorithm databases, which share a folder, are listed.
const DATABASES: &str = "algorithm-databases";

/// Action on tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TablesVerb {
    /// Print name, size in bytes, state (absent, good or wrong) and file of each table, with tabs between them; for scripts, always in
    /// English
    List,
    /// Build tables that are absent or wrong, with those that are built together with them
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
    /// Work to do
    #[arg(value_enum)]
    pub verb: TablesVerb,
    /// Tables by name [default: all]; with move, the folder
    pub names: Vec<String>,
    /// Folder in which tables are kept
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

pub fn run(options: &TablesOptions, terminal: &Terminal) -> Result<(), CliError> {
    let store = solver_tables::open(options.tables.as_deref(), terminal)?;
    let specs = if options.verb == TablesVerb::Move { Vec::new() } else { chosen(options, &store)? };
    match options.verb {
        TablesVerb::List => {
            out::catch_interrupt();
            for spec in specs {
                list(&store, spec, terminal)?;
            }
            let (count, bytes) = databases::kept(&store);
            if options.names.is_empty() && count > 0 {
                terminal
                    .say(&format!("{DATABASES}\t{bytes} bytes\tkept\t{}", shown(databases::folder(&store).display())));
            }
        }
        TablesVerb::Verify => verify(&store, &specs, terminal)?,
        TablesVerb::Remove => {
            for spec in specs {
                if store.remove(spec)? {
                    terminal.say(&say::REMOVED.fill(language(), [&spec.name]));
                }
            }
            if options.names.is_empty() && databases::remove(&store)? > 0 {
                terminal.say(&say::REMOVED.fill(language(), [&DATABASES]));
            }
        }
        TablesVerb::Move => relocate(&store, options, terminal)?,
        TablesVerb::Build => build(&store, &specs, args::threads(options.threads), terminal)?,
    }
    Ok(())
}

/// The named tables, else all that the action applies to: tables made only on request are not built, nor verified where
/// absent.
fn chosen(options: &TablesOptions, store: &Tables) -> Result<Vec<&'static TableSpec>, CliError> {
    let names = &options.names;
    if names.is_empty() {
        let is_meant = |spec: &&TableSpec| match options.verb {
            TablesVerb::Build => !spec.on_request,
            TablesVerb::Verify => !spec.on_request || store.file(spec).exists(),
            TablesVerb::List | TablesVerb::Remove | TablesVerb::Move => true,
        };
        return Ok(spec::all().iter().filter(is_meant).collect());
    }
    names.iter().map(|name| Ok(spec::spec(name)?)).collect()
}

fn word(state: FileState) -> &'static str {
    match state {
        FileState::Absent => say::ABSENT.get(language()),
        FileState::Good => say::GOOD.get(language()),
        FileState::Wrong => say::WRONG.get(language()),
    }
}

/// Checks every byte of a table's file; Ctrl-C stops it.
fn look(store: &Tables, spec: &TableSpec, terminal: &Terminal) -> Result<FileState, CliError> {
    Ok(out::stoppable(terminal, |control| store.look(spec, control), |_| ())??)
}

/// Prints a row for scripts: not translated, without digit grouping.
fn list(store: &Tables, spec: &TableSpec, terminal: &Terminal) -> Result<(), CliError> {
    let state = match look(store, spec, terminal)? {
        FileState::Absent => "absent",
        FileState::Good => "good",
        FileState::Wrong => "wrong",
    };
    let file = store.file(spec);
    terminal.say(&format!("{}\t{} bytes\t{state}\t{}", spec.name, spec.bytes, shown(file.display())));
    Ok(())
}

fn verify(store: &Tables, specs: &[&'static TableSpec], terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let mut bad = Vec::new();
    for spec in specs {
        let state = look(store, spec, terminal)?;
        terminal.say(&say::TABLE_STATE.fill(language(), [&spec.name, &word(state)]));
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

/// Builds absent or wrong tables. A failure to save is an error.
fn build(store: &Tables, specs: &[&'static TableSpec], threads: usize, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let names: Vec<&str> = specs.iter().map(|spec| spec.name.as_str()).collect();
    note_shortages(store, &names, terminal);
    let notes = TableNotes::new(store, terminal, PuzzleId::default(), &[]);
    for spec in specs {
        let bar = terminal.bar();
        let show = |control: &Control| {
            notes.look();
            // Tables of a puzzle are built together, so show the one in progress.
            let name = store.building().map_or(spec.name.as_str(), |(name, _)| name);
            show_table(&bar, name, control.progress());
        };
        let built =
            out::stoppable(terminal, |control| build::build(spec, store, Workers::new(threads, control)), show)?;
        bar.finish_and_clear();
        built?;
    }
    if let Some(error) = store.take_unsaved().into_iter().next() {
        return Err(error.into());
    }
    for spec in specs {
        list(store, spec, terminal)?;
        if let Some(time) = store.build_time(spec) {
            terminal.note(&say::TABLE_BUILT.fill(language(), [&spec.name, &numbers::seconds(time)]));
        }
    }
    Ok(())
}

/// Moves the files into another folder and makes it the tables' folder.
fn relocate(store: &Tables, options: &TablesOptions, terminal: &Terminal) -> Result<(), CliError> {
    let folder = match options.names.as_slice() {
        [folder] => folder,
        [] => return Err(CliError::input(say::MOVE_WHERE, say::MOVE_WHERE_DO)),
        several => return Err(CliError::input(say::MOVE_SEVERAL.with([&several.len()]), say::MOVE_SEVERAL_DO)),
    };
    let Ok(folder) = std::path::absolute(folder) else {
        return Err(CliError::input(say::MOVE_WHERE, say::MOVE_WHERE_DO));
    };
    if folder == store.folder() {
        let what = words::NEWS_TABLES_THERE.with([&folder.display()]);
        return Err(CliError::input(what, say::MOVE_WHERE_DO));
    }
    // Check first: if the setting cannot be saved, the moved tables would be lost to the program.
    let settings = settings_file::default_folder();
    if options.tables.is_none() {
        settings_file::can_keep(&settings).map_err(|error| CliError::Files(error.explain()))?;
    }
    out::catch_interrupt();
    let bar = terminal.bar();
    let other = Tables::open(folder.clone());
    let moved = out::stoppable(
        terminal,
        |control| relocation::relocate(store, &other, control, &|_, _| ()),
        |control| show_table(&bar, "", control.progress()),
    )?;
    bar.finish_and_clear();
    moved?;
    if options.tables.is_some() {
        terminal.say(&say::TABLES_MOVED_ONLY.fill(language(), [&folder.display()]));
        return Ok(());
    }
    let usual = folder == folders::tables();
    let kept = settings_file::keep_tables(&settings, (!usual).then(|| folder.clone()));
    kept.map_err(|error| CliError::Files(error.explain()))?;
    terminal.say(&words::NEWS_TABLES_MOVED.fill(language(), [&folder.display()]));
    Ok(())
}
