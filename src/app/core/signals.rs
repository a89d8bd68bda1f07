//! Values that features post to each other without knowing each other.

use std::path::PathBuf;

use super::dialog::Begin;
use unfold_engine::search::{Limits, Solver};

/// Tells that a log or a session was opened: moves that were compared with those of another file say nothing about this one, even from
/// the same position.
#[derive(Debug)]
pub struct AnotherFile;

/// A text with a position was opened.
#[derive(Debug)]
pub struct OpenedText {
    /// The file.
    pub path: PathBuf,
    /// Its content.
    pub text: String,
}

/// Tells that the file that was saved last is shown in its folder.
#[derive(Debug)]
pub struct ShownInFolder;

/// Asks for the shortest algorithms for the position, of which only a part counts.
#[derive(Debug)]
pub struct FindAlgorithms;

/// Tells the work behind the search to stop: the search does not, or was told already.
#[derive(Debug)]
pub struct StopNext;

/// Ends the search at once; what it found stays.
#[derive(Debug)]
pub struct AbandonSearch;

/// Tells features that the window is about to be seen by a person.
#[derive(Debug)]
pub struct Opened;

/// Tells features that the window has been painted.
#[derive(Debug)]
pub struct Painted;

/// Asks whether there is space for the tables that a method uses; when there is, [`Begin`] is posted.
#[derive(Debug)]
pub struct AskForSpace {
    /// The method.
    pub solver: &'static dyn Solver,
    /// The limits of its search.
    pub limits: Limits,
    /// The work that begins then.
    pub then: Begin,
}

/// Tells that the tables are in another folder.
#[derive(Debug)]
pub struct TablesMoved(pub PathBuf);

/// Tells the tables that are made while the program is idle to stop.
#[derive(Debug)]
pub struct StopIdleTables;
