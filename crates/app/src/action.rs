//! What one part of the program asks of others. Who does it, and in which order, stands in one `match`:
//! [`Model::act`](crate::model::Model).

use std::path::PathBuf;

use crate::dialog::{Begin, Dialog};
use crate::session::{check::Checked, record::Session};
use crate::{animation::state::WriteAnimation, file_export::job::FileToWrite, file_kind::ChosenFile};
use crate::{pictures::state::SavePicture, scramble::state::AfterSetup};
use unfold_engine::puzzle::Sequence;
use unfold_engine::search::{Limits, Solver};

/// What one part of the program asks of others.
#[derive(Debug)]
pub enum Action {
    /// Do what a dialog asked for, to which a person agreed.
    Accept(Dialog),
    /// Open or write the file that a person chose.
    UseFile(ChosenFile),
    /// A log or a session was opened: moves that were compared with those of another file say nothing about this one, even from the
    /// same position.
    AnotherFile,
    /// Open a session that was read from a file.
    OpenSession {
        /// The file.
        path: PathBuf,
        /// Its content, not yet looked at closely.
        session: Box<Session>,
    },
    /// Open a text with a position that was read from a file.
    OpenText {
        /// The file.
        path: PathBuf,
        /// Its content.
        text: String,
    },
    /// Put a session in place of everything that lies there.
    LayOutSession(Box<Checked>),
    /// Ask whether there is space for the tables that a method uses; where there is, [`Action::Begin`] follows.
    AskForSpace {
        /// The method.
        solver: &'static dyn Solver,
        /// The limits of its search.
        limits: Limits,
        /// The work that begins then.
        then: Begin,
    },
    /// Begin work for whose tables there is space.
    Begin(Begin),
    /// End the search at once; what it found stays.
    AbandonSearch,
    /// Stop one work: the search, or what goes on behind it where that does not run or was told already.
    StopNext,
    /// Find the shortest algorithms for the position, of which only a part counts.
    FindAlgorithms,
    /// Look for moves that reach the position at hand, or the one before these turns.
    FindSetup(AfterSetup),
    /// Look for moves that reach the random position that is shown, if they are soon found.
    ShowScramble,
    /// Copy a link to the position, with these moves that reach it.
    CopyLinkWith(Sequence),
    /// The puzzle was scrambled.
    Scrambled,
    /// The tables are in another folder.
    TablesMoved,
    /// Stop the tables that are made while the program is idle.
    StopIdleTables,
    /// Read the keys of commands from the settings again.
    ReadKeys,
    /// Write a file.
    WriteFile(FileToWrite),
    /// Have the window take a picture, and save it.
    SavePicture(SavePicture),
    /// Write an animation.
    WriteAnimation(WriteAnimation),
}
