//! The tables of searches: their folder, building with a progress bar, and notes on waits and failures.

use std::cell::Cell;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::out::{self, PATIENCE, Terminal};
use super::{error::CliError, language::language};
use indicatif::ProgressBar;
use unfold_app::export::file_error::FileError;
use unfold_app::system::{folders, free_space, settings_file};
use unfold_engine::search::{Limits, Solver, tiers};
use unfold_engine::tables::{TableError, Tables, spec};
use unfold_engine::{control::Control, puzzle::PuzzleId, puzzles::finish};
use unfold_text::{command_line as say, editor, sentences::describe};

/// Opens the tables in `folder`, else in the user's folder, or in the default one with a note if the settings cannot be
/// read.
pub fn open(folder: Option<&Path>, terminal: &Terminal) -> Result<Arc<Tables>, CliError> {
    let folder = match folder {
        Some(folder) => {
            std::path::absolute(folder).map_err(|source| FileError::Read { path: folder.into(), source })?
        }
        None => {
            let kept = settings_file::tables_of(&settings_file::default_folder()).unwrap_or_else(|error| {
                terminal.note(&say::NOTICE.fill(language(), [&error.explain().phrase()]));
                None
            });
            kept.unwrap_or_else(folders::tables)
        }
    };
    Ok(Arc::new(Tables::open(folder)))
}

/// Prints why tables could not be saved, once per reason.
pub fn note_unsaved(store: &Tables, terminal: &Terminal) {
    let unsaved = store.take_unsaved();
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
            let fault = if kind(error).is_some() { fault.at(describe::at_file(store.folder())) } else { fault };
            terminal.note(&say::NOTICE.fill(language(), [&fault.phrase()]));
        }
    }
}

/// Opens or builds the tables of searches within these limits, with a progress bar; Ctrl-C stops it.
pub fn prepare(solver: &dyn Solver, limits: &Limits, store: &Tables, terminal: &Terminal) -> Result<(), CliError> {
    let used = solver.tables_for(limits).used(limits, store);
    note_shortages(store, used, terminal);
    let bar = terminal.bar();
    let names = used.join(", ");
    let absent = tiers::specs(used).filter(|spec| !store.seems_there(spec));
    let time = absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum();
    let notes = TableNotes::new(store, terminal, solver.puzzle(), used);
    let show = |control: &Control| {
        notes.look();
        show_table(&bar, &names, finish::share(control.work_done(), time));
    };
    let result = out::stoppable(terminal, |control| solver.tables_for(limits).prepare(limits, control, store), show)?;
    bar.finish_and_clear();
    Ok(result?)
}

/// Prints a note if disk space or memory is too small for tables to be built.
pub fn note_shortages(store: &Tables, names: &[&str], terminal: &Terminal) {
    for shortage in free_space::shortages(&free_space::of_system(store.folder()), store, names) {
        terminal.note(&shortage.phrase().get(language()));
    }
}

/// Prints one note if another process is building a table that a search waits for, and, where no bar is drawn, one if
/// the search itself waits for tables being built.
pub struct TableNotes<'a> {
    store: &'a Tables,
    terminal: &'a Terminal,
    puzzle: PuzzleId,
    names: &'static [&'static str],
    told_of_wait: Cell<bool>,
    told_of_build: Cell<bool>,
}

impl<'a> TableNotes<'a> {
    /// Watches the tables `names` of a puzzle.
    pub fn new(store: &'a Tables, terminal: &'a Terminal, puzzle: PuzzleId, names: &'static [&'static str]) -> Self {
        let told_of_build = Cell::new(terminal.draws_bars());
        Self { store, terminal, puzzle, names, told_of_wait: Cell::new(false), told_of_build }
    }

    /// Prints due notes. Call periodically.
    pub fn look(&self) {
        let waiting = self.store.waiting().filter(|(_, since)| *since > PATIENCE && !self.told_of_wait.get());
        if let Some((name, _)) = waiting {
            self.told_of_wait.set(true);
            self.terminal.note(&say::TABLE_WAIT.fill(language(), [&name]));
        }
        let is_ours = |(name, _): &(&str, Duration)| self.names.contains(name);
        if self.told_of_build.get() || !self.store.building().as_ref().is_some_and(is_ours) {
            return;
        }
        self.told_of_build.set(true);
        let absent = self.names.iter().filter_map(|name| spec::named(name)).filter(|s| !self.store.seems_there(s));
        let time: Duration = absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum();
        if time >= WORTH_A_NOTE {
            let (puzzle, seconds) = (editor::puzzle_name(self.puzzle).get(language()), time.as_secs_f64().ceil());
            self.terminal.note(&say::BUILDING.fill(language(), [&puzzle, &seconds]));
        }
    }
}

/// Least estimated time to build tables that is worth a note.
const WORTH_A_NOTE: Duration = Duration::from_secs(1);

/// Shows a table's progress on a bar, which never moves backwards for the same table.
pub fn show_table(bar: &ProgressBar, name: &str, fraction: f64) {
    let (message, position) = (say::TABLE_AT_WORK.fill(language(), [&name]), (fraction * 1000.0) as u64);
    let least = if bar.message() == message { bar.position() } else { 0 };
    bar.set_message(message);
    bar.set_position(position.max(least));
}
