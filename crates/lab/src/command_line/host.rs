//! What the lab's command line asks of the program that runs it.

use std::path::{Path, PathBuf};
use std::{io, sync::Arc};

use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::{Limits, Memory, SolveError, Solver};
use unfold_engine::tables::{TableError, Tables};

/// The program around the lab's command line: it has the terminal, the folder of tables, and the key that interrupts.
///
/// Methods that fail end the measurement with the program's own error, which the lab hands back unread.
pub trait Host: Sync {
    /// An error of the program. What goes wrong in the lab becomes one.
    type Error: From<Failure>;

    /// Prints a line of result, also while progress is shown.
    fn say(&self, line: &str);

    /// Prints a line that is no result.
    fn note(&self, line: &str);

    /// True if nobody reads results any more.
    fn is_closed(&self) -> bool;

    /// True if the user has interrupted the program.
    fn is_interrupted(&self) -> bool;

    /// Runs `work` on a thread of its own and calls `look` every few milliseconds meanwhile, which returns the progress to show. An
    /// interrupt, or the end of whoever reads results, stops the control of the work.
    ///
    /// # Errors
    /// The program was interrupted, or the thread could not be started or crashed.
    fn run<T: Send>(
        &self,
        work: impl FnOnce(&Control) -> T + Send,
        look: impl Fn(&Control) -> Option<Progress>,
    ) -> Result<T, Self::Error>;

    /// The tables in `folder`, or in the user's usual one.
    ///
    /// # Errors
    /// The folder's path cannot be made absolute.
    fn tables(&self, folder: Option<&Path>) -> Result<Arc<Tables>, Self::Error>;

    /// Refuses a size that does not even hold the smallest tables of `solver`.
    ///
    /// # Errors
    /// It does not hold them.
    fn check_memory(&self, memory: Memory, solver: &dyn Solver) -> Result<(), Self::Error>;

    /// Opens or builds the tables that a search of `solver` within `limits` uses, and shows how far that is.
    ///
    /// # Errors
    /// A table could not be built, or the program was interrupted.
    fn prepare(&self, solver: &dyn Solver, limits: &Limits, tables: &Tables) -> Result<(), Self::Error>;

    /// The folder of what can be made again, whether or not it is there yet.
    fn cache(&self) -> PathBuf;

    /// Makes a folder in which the program keeps files, unless it is there.
    ///
    /// # Errors
    /// The reason of the system.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Bytes that the program has in memory; `None` where the system does not say.
    fn resident_memory(&self) -> Option<u64>;
}

/// How far some work is.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The work, in a few words.
    pub what: String,
    /// The part that is done, `0.0 <= fraction <= 1.0`.
    pub fraction: f64,
}

/// Why a measurement could not be made.
#[derive(Debug)]
pub enum Failure {
    /// The arguments are wrong.
    Input {
        /// The fault, without a full stop.
        what: String,
        /// What to do: one or more sentences.
        advice: String,
    },
    /// A file could not be read or written.
    File {
        /// The fault, without a full stop.
        what: String,
        /// What to do: one or more sentences.
        advice: String,
    },
    /// A position of this puzzle could not be solved.
    Solve(PuzzleId, SolveError),
    /// A table could not be built or read, or the work on it was stopped.
    Table(TableError),
}

/// Runs solves of a puzzle that an interrupt ends.
///
/// # Errors
/// Those of [`Host::run`], and of the solver.
pub(super) fn solve<H: Host, T: Send>(
    host: &H,
    puzzle: PuzzleId,
    work: impl FnOnce(&Control) -> Result<T, SolveError> + Send,
) -> Result<T, H::Error> {
    Ok(host.run(work, |_| None)?.map_err(|error| Failure::Solve(puzzle, error))?)
}
