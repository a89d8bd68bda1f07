//! What a person does to the window that is no command of its own: strokes of the brush, typed and pasted text, pulls at the puzzle,
//! answers of the system's dialogs.

use std::path::PathBuf;
use std::time::Duration;

use super::file_kind::FileKind;
use super::shortcut::Shortcut;
use crate::app::document::camera::Throw;
use crate::app::document::editor::{NetKey, Stroke};
use crate::app::document::typing::TurnKey;
use unfold_engine::puzzle::Move;
use unfold_engine::puzzle::painting_check::repairs::Repair;

/// Something done to a part of the window, as it comes.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// Facelets of the net are painted.
    Paint(Stroke),
    /// An impossible painting is repaired so.
    Repair(Repair),
    /// A key is pressed while the net has the focus.
    NetKey(NetKey),
    /// The text of the position's field is now this.
    TypePosition(String),
    /// A part of a turn of the hypercube is typed.
    TypeTurn(TurnKey),
    /// The text of the field for the end of the path in the graph is now this.
    TypeTarget(String),
    /// The coordinate of this name is looked up.
    LookUpCoordinate(&'static str),
    /// The text of the field for the value that is looked up is now this.
    LookUpValue(String),
    /// This move is looked up.
    LookUpMove(Move),
    /// The text of the path dialog is now this.
    TypePath(String),
    /// What is looked for, in the list of all commands or in the list of keys, is now this.
    SetSearchText(String),
    /// The command of this place is pointed at in the list of all commands.
    PointAt(usize),
    /// The view is turned as a hand does that pulls the front of the puzzle, in radians.
    Orbit {
        /// To the right.
        right: f32,
        /// Downward.
        down: f32,
    },
    /// The view of the hypercube is turned through the fourth axis, as a hand does that pulls the cell at the centre, in radians.
    OrbitFourth {
        /// To the right.
        right: f32,
        /// Downward.
        down: f32,
    },
    /// The view is let go while it is turned, and glides on.
    ThrowView(Throw),
    /// The pointer is pressed on the view: it rests if it was gliding.
    TouchView,
    /// A hand takes hold of the facelet at this point of the view's unit screen.
    Take([f32; 2]),
    /// The hand that has hold of a facelet is now at this point.
    Pull([f32; 2]),
    /// The hand lets go: the layer goes on to where it was turned to, or back.
    LetGo,
    /// The layer that is held goes back to where it was.
    PutBack,
    /// The puzzle is shown so many times larger.
    ZoomView(f32),
    /// A text is pasted.
    Paste(String),
    /// Files are dropped.
    Drop(Vec<PathBuf>),
    /// A key is pressed while a command waits for one.
    PressKey(Shortcut),
    /// The file dialog of the system was closed.
    ChooseFile {
        /// What it was opened for.
        kind: FileKind,
        /// What was chosen.
        path: Option<PathBuf>,
        /// How long it was open.
        after: Duration,
    },
}
