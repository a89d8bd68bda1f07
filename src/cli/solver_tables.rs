//! The tables of searches: their folder, building with a progress bar, and notes on waits and failures.

use std::cell::Cell;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::out::{self, PROGRESS_DELAY, Terminal};
use super::{error::CliError, language::language};
use indicatif::ProgressBar;
use unfold_app::export::file_error::FileError;
use unfold_app::system::{folders, free_space, settings_file};
use unfold_engine::search::{Limits, Solver, tiers};
use unfold_engine::tables::{TableError, Tables, spec};
use unfold_engine::{control::Control, puzzle::PuzzleId, puzzles::finish};
use unfold_text::{command_line as say, editor, sentences::describe};

/// Opens the tables in `folder`, by default the folder in the user's settings, or the program's own if they name none.
/// Prints a note if the settings cannot be read.
pub fn open(folder: Option<&Path>, terminal: &Terminal) -> Result<Arc<Tables>, CliError> {
    let folder = match folder {
        Some(folder) => {
            std::path::absolute(folder).map_err(|source| FileError::Read { path: folder.into(), source })?
        }
        None => {
            let kept = settings_file::table_folder(&settings_file::default_folder()).unwrap_or_else(|error| {
                terminal.note(&say::NOTICE.fill(language(), [&error.explain().phrase()]));
                None
            });
            kept.unwrap_or_else(folders::tables)
        }
    };
    Ok(Arc::new(Tables::open(folder)))
}

/// Prints why tables could not be built or saved since the last call, once per reason.
pub fn note_unsaved(tables: &Tables, terminal: &Terminal) {
    let unsaved = tables.take_errors();
    let kind = |error: &TableError| match error {
        TableError::Io { source, .. } => Some(source.kind()),
        _ => None,
    };
    for (n, error) in unsaved.iter().enumerate() {
        let fault = describe::table(error);
        let is_alike = |before: &TableError| match kind(error) {
            Some(kind_of_file) => kind(before) == Some(kind_of_file),
            None => describe::table(before) == fault,
        };
        if !unsaved[..n].iter().any(is_alike) {
            let fault =
                if kind(error).is_some() { fault.with_place(describe::at_file(tables.folder())) } else { fault };
            terminal.note(&say::NOTICE.fill(language(), [&fault.phrase()]));
        }
    }
}

/// Opens or builds the tables of searches within these limits, with a progress bar. Ctrl-C stops the work.
pub fn prepare(solver: &dyn Solver, limits: &Limits, tables: &Tables, terminal: &Terminal) -> Result<(), CliError> {
    let used_tier = solver.tables_for(limits).used_tier(limits, tables);
    check_room(tables, used_tier)?;
    note_shortages(tables, used_tier, terminal);
    let bar = terminal.bar();
    let names = used_tier.join(", ");
    let absent = tiers::specs(used_tier).filter(|spec| !tables.has_file_of_right_size(spec));
    let time = absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum();
    let notes = TableNotes::new(tables, terminal, solver.puzzle(), used_tier);
    let show = |control: &Control| {
        notes.poll();
        show_table(&bar, &names, finish::fraction_done(control.work_done(), time));
    };
    let result =
        out::run_interruptible(terminal, |control| solver.tables_for(limits).prepare(limits, control, tables), show)?;
    bar.finish_and_clear();
    Ok(result?)
}

/// Fails if disk space or memory is too small for the named tables that are absent, unless all of these build quickly.
pub fn check_room(tables: &Tables, names: &[&str]) -> Result<(), CliError> {
    let refused = free_space::shortage_for(free_space::query_system, tables, names);
    refused.map_or(Ok(()), |shortage| Err(CliError::Files(shortage.refusal())))
}

/// Prints a note for each shortage, of disk space or of memory, for building the named tables that are absent.
pub fn note_shortages(tables: &Tables, names: &[&str], terminal: &Terminal) {
    for shortage in free_space::shortages(&free_space::query_system(tables.folder()), tables, names) {
        terminal.note(&shortage.phrase().get(language()));
    }
}

/// Prints at most two notes: one while another process builds a table that the search waits for, and, without progress
/// bars, one when this process builds tables for an estimated [`MIN_NOTED_BUILD_TIME`] or longer.
pub struct TableNotes<'a> {
    tables: &'a Tables,
    terminal: &'a Terminal,
    puzzle: PuzzleId,
    names: &'static [&'static str],
    noted_wait: Cell<bool>,
    noted_build: Cell<bool>,
}

impl<'a> TableNotes<'a> {
    /// Watches the tables `names` of a puzzle.
    pub fn new(tables: &'a Tables, terminal: &'a Terminal, puzzle: PuzzleId, names: &'static [&'static str]) -> Self {
        let noted_build = Cell::new(terminal.draws_bars());
        Self { tables, terminal, puzzle, names, noted_wait: Cell::new(false), noted_build }
    }

    /// Prints due notes. Call periodically.
    pub fn poll(&self) {
        let waiting = self.tables.current_wait().filter(|(_, since)| *since > PROGRESS_DELAY && !self.noted_wait.get());
        if let Some((name, _)) = waiting {
            self.noted_wait.set(true);
            self.terminal.note(&say::TABLE_WAIT.fill(language(), [&name]));
        }
        let is_ours = |(name, _): &(&str, Duration)| self.names.contains(name);
        if self.noted_build.get() || !self.tables.current_build().as_ref().is_some_and(is_ours) {
            return;
        }
        self.noted_build.set(true);
        let absent =
            self.names.iter().filter_map(|name| spec::find(name)).filter(|s| !self.tables.has_file_of_right_size(s));
        let time: Duration = absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum();
        if time >= MIN_NOTED_BUILD_TIME {
            let (puzzle, seconds) = (editor::puzzle_name(self.puzzle).get(language()), time.as_secs_f64().ceil());
            self.terminal.note(&say::BUILDING.fill(language(), [&puzzle, &seconds]));
        }
    }
}

/// Minimum estimated build time for a note.
const MIN_NOTED_BUILD_TIME: Duration = Duration::from_secs(1);

/// Shows a table's progress, from 0 to 1, on a bar, which never moves backwards for the same table.
pub fn show_table(bar: &ProgressBar, name: &str, fraction: f64) {
    let (message, position) = (say::TABLE_AT_WORK.fill(language(), [&name]), (fraction * 1000.0) as u64);
    let least = if bar.message() == message { bar.position() } else { 0 };
    bar.set_message(message);
    bar.set_position(position.max(least));
}
