//! Requests from one feature to others. [`Model::dispatch_action`](crate::model::Model) dispatches them.

use std::path::PathBuf;

use crate::dialog::{Dialog, PendingWork};
use crate::session::{check::CheckedSession, record::Session};
use crate::{animation::state::AnimationRequest, file_export::job::FileExportRequest, file_kind::ChosenFile};
use crate::{pictures::state::PictureToSave, scramble::state::AfterSetup};
use unfold_engine::puzzle::Sequence;
use unfold_engine::search::{Limits, Solver};

#[derive(Debug)]
pub enum Action {
    /// The user confirmed this dialog.
    Accept(Dialog),
    /// Open or write the chosen file.
    UseFile(ChosenFile),
    /// A file was opened: drop the comparison, which belongs to the previous file even if the position is the same.
    FileOpened,
    /// Open a session read from a file.
    OpenSession {
        path: PathBuf,
        /// Not validated yet.
        session: Box<Session>,
    },
    /// Open the position or link in a text read from a file.
    OpenText {
        path: PathBuf,
        text: String,
    },
    /// Replace the workspaces, runs, batch forms and other saved state with those of this session.
    RestoreSession(Box<CheckedSession>),
    /// Check the free space for a method's tables, then send [`Action::Begin`] or ask the user.
    AskForSpace {
        solver: &'static dyn Solver,
        limits: Limits,
        /// Work to start if there is enough space.
        then: PendingWork,
    },
    /// Start work whose tables have enough space.
    Begin(PendingWork),
    /// Stop the search at once, keeping its results.
    AbandonSearch,
    /// Stop one running task, the search before any other; repeat to stop the next.
    StopNext,
    /// Search for the shortest algorithms for the current position, where only some stickers count.
    FindAlgorithms,
    /// Search for a scramble that reaches the current position or, to save turns, the position before them.
    FindSetup(AfterSetup),
    /// Show a scramble of a random position, if one can be found quickly or made from a known solution.
    ShowScramble,
    /// Copy a link to the position, with this scramble.
    CopyLinkWith(Sequence),
    Scrambled,
    /// The tables folder has changed.
    TablesMoved,
    /// Stop building tables in idle time.
    StopIdleTables,
    /// Reload the keyboard shortcuts from the settings.
    ReloadShortcuts,
    WriteFile(FileExportRequest),
    /// Take a screenshot and save it.
    SavePicture(PictureToSave),
    WriteAnimation(AnimationRequest),
}
