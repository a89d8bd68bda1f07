//! Requests from one feature to others. [`Model::act`](crate::model::Model) dispatches them.

use std::path::PathBuf;

use crate::dialog::{Begin, Dialog};
use crate::session::{check::Checked, record::Session};
use crate::{animation::state::WriteAnimation, file_export::job::FileToWrite, file_kind::ChosenFile};
use crate::{pictures::state::SavePicture, scramble::state::AfterSetup};
use unfold_engine::puzzle::Sequence;
use unfold_engine::search::{Limits, Solver};

/// A request from one feature to others.
#[derive(Debug)]
pub enum Action {
    /// The user confirmed this dialog.
    Accept(Dialog),
    /// Open or write the chosen file.
    UseFile(ChosenFile),
    /// A log or session was opened: drop the comparison, which belongs to the previous file even if the position is the same.
    AnotherFile,
    /// Open a session read from a file.
    OpenSession {
        path: PathBuf,
        /// Not validated yet.
        session: Box<Session>,
    },
    /// Open a text with a position, read from a file.
    OpenText {
        path: PathBuf,
        /// The file's content.
        text: String,
    },
    /// Replace all workspaces by this session.
    LayOutSession(Box<Checked>),
    /// Check for space for a method's tables, then send [`Action::Begin`] or ask the user.
    AskForSpace {
        solver: &'static dyn Solver,
        limits: Limits,
        /// The work to start.
        then: Begin,
    },
    /// Start work whose tables have enough space.
    Begin(Begin),
    /// Stop the search at once, keeping its results.
    AbandonSearch,
    /// Stop one running task: the search first, background work only when asked again.
    StopNext,
    /// Find the shortest algorithms for the position, in which only some stickers count.
    FindAlgorithms,
    /// Search for a scramble of the current position, or of the position before these turns.
    FindSetup(AfterSetup),
    /// Show a scramble of the random position if one is found quickly.
    ShowScramble,
    /// Copy a link to the position, with this scramble.
    CopyLinkWith(Sequence),
    Scrambled,
    /// The tables folder has changed.
    TablesMoved,
    /// Stop building tables in idle time.
    StopIdleTables,
    /// Reload the keyboard shortcuts from the settings.
    ReadKeys,
    WriteFile(FileToWrite),
    /// Take a screenshot and save it.
    SavePicture(SavePicture),
    WriteAnimation(WriteAnimation),
}
