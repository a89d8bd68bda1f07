//! The interface between the lab's command line and the program that runs it.

use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::{Limits, Memory, SolveError, Solver};
use unfold_engine::tables::{TableError, Tables};

/// The program around the lab's command line: it owns the terminal, the folder of tables, and the interrupt signal.
///
/// An error of a method ends the measurement; the lab passes it on to the program.
pub trait Host: Sync {
    /// The program's error type, which includes failures of the lab.
    type Error: From<Failure>;

    /// Prints a line of results, even while progress is shown.
    fn print_result(&self, line: &str);

    /// Prints a line that is not a result.
    fn print_note(&self, line: &str);

    /// True if the reader of the results has closed the pipe.
    fn is_closed(&self) -> bool;

    /// True if the user has interrupted the program.
    fn is_interrupted(&self) -> bool;

    /// Runs `work` on its own thread and calls `look` every few milliseconds for the progress to show. Stops the control on an interrupt,
    /// or if the reader of the results is gone.
    ///
    /// # Errors
    /// The program was interrupted, or the thread could not be started or crashed.
    fn run<T: Send>(
        &self,
        work: impl FnOnce(&Control) -> T + Send,
        look: impl Fn(&Control) -> Option<Progress>,
    ) -> Result<T, Self::Error>;

    /// Opens the tables in `folder`, or in the user's default folder.
    ///
    /// # Errors
    /// The folder's path cannot be made absolute.
    fn tables(&self, folder: Option<&Path>) -> Result<Arc<Tables>, Self::Error>;

    /// Refuses a memory limit below the smallest tables of `solver`.
    ///
    /// # Errors
    /// The limit is too small.
    fn check_memory(&self, memory: Memory, solver: &dyn Solver) -> Result<(), Self::Error>;

    /// Opens or builds the tables for a search of `solver` within `limits`, and shows the progress.
    ///
    /// # Errors
    /// A table could not be built, or the program was interrupted.
    fn prepare(&self, solver: &dyn Solver, limits: &Limits, tables: &Tables) -> Result<(), Self::Error>;

    /// Returns the path of the cache folder, which may not exist.
    fn cache_folder(&self) -> PathBuf;

    /// Creates a folder for the program's files if it does not exist.
    ///
    /// # Errors
    /// The I/O error, if the folder cannot be created.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Resident memory of the program in bytes; `None` if the system does not report it.
    fn resident_memory(&self) -> Option<u64>;
}

/// Progress to show while a measurement runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// Short label of the current work.
    pub what: String,
    /// Fraction of the work done, `0.0 <= fraction <= 1.0`.
    pub fraction: f64,
}

/// Why a measurement failed.
#[derive(Debug)]
pub enum Failure {
    /// An argument is wrong, such as an unknown name.
    Input {
        /// The problem, without a full stop.
        what: String,
        /// One or more sentences of advice.
        advice: String,
    },
    /// A file could not be read or written.
    File {
        /// The problem, without a full stop.
        what: String,
        /// One or more sentences of advice.
        advice: String,
    },
    /// A position of this puzzle could not be solved.
    Solve(PuzzleId, SolveError),
    /// A table could not be built or read, or the work was stopped.
    Table(TableError),
}

/// Runs a solve through [`Host::run`], adding the puzzle to solver errors.
///
/// # Errors
/// The errors of [`Host::run`] and of the solver.
pub(super) fn solve<H: Host, T: Send>(
    host: &H,
    puzzle: PuzzleId,
    work: impl FnOnce(&Control) -> Result<T, SolveError> + Send,
) -> Result<T, H::Error> {
    Ok(host.run(work, |_| None)?.map_err(|error| Failure::Solve(puzzle, error))?)
}
