//! Edits of a position, as undo and redo name them.

use super::origin::Origin;
use unfold_text::{Text, undo as say};

/// The edit that led to a position from the one before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EditKind {
    /// Nothing: it is where the program began, or the puzzle was reset.
    #[default]
    Reset,
    /// A random position was taken.
    Scramble,
    /// A log was opened.
    Open,
    /// A face or a cell was turned.
    Turn,
    /// The whole puzzle was turned.
    Rotate,
    /// Facelets were painted.
    Paint,
    /// Painted facelets were cleared.
    Clear,
    /// The facelets that only one colour fits were painted.
    FillIn,
    /// An impossible painting was made possible.
    Repair,
    /// Facelets or moves were typed.
    Type,
    /// Facelets or moves were pasted.
    Paste,
    /// A position reached by playing moves was taken, to be solved from there.
    Play,
    /// The rows of moves were changed.
    Rows,
    /// A macro was used.
    Macro,
}

impl EditKind {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Reset,
        Self::Scramble,
        Self::Open,
        Self::Turn,
        Self::Rotate,
        Self::Paint,
        Self::Clear,
        Self::FillIn,
        Self::Repair,
        Self::Type,
        Self::Paste,
        Self::Play,
        Self::Rows,
        Self::Macro,
    ];

    /// The usual edit for a position of this origin.
    pub fn of(origin: &Origin) -> Self {
        match origin {
            Origin::Solved => Self::Reset,
            Origin::Random { .. } => Self::Scramble,
            Origin::Log(_) | Origin::Example(_) | Origin::Batch { .. } => Self::Open,
            Origin::Turned => Self::Turn,
            Origin::Painted => Self::Paint,
            Origin::Typed => Self::Type,
        }
    }

    /// True if it puts another position in the place of the one before, rather than going on with that.
    pub fn is_another_position(self) -> bool {
        match self {
            Self::Reset | Self::Scramble | Self::Open | Self::Type | Self::Paste => true,
            Self::Turn
            | Self::Rotate
            | Self::Paint
            | Self::Clear
            | Self::FillIn
            | Self::Repair
            | Self::Play
            | Self::Rows
            | Self::Macro => false,
        }
    }

    /// True if it was done with the tools for painting.
    pub fn is_painting(self) -> bool {
        matches!(self, Self::Paint | Self::Clear | Self::FillIn | Self::Repair)
    }

    /// Its name, as it follows the word for undoing.
    pub fn name(self) -> Text<0> {
        match self {
            Self::Reset => say::DEED_RESET,
            Self::Scramble => say::DEED_SCRAMBLE,
            Self::Open => say::DEED_OPEN,
            Self::Turn => say::DEED_TURN,
            Self::Rotate => say::DEED_ROTATE,
            Self::Paint => say::DEED_PAINT,
            Self::Clear => say::DEED_CLEAR,
            Self::FillIn => say::DEED_FILL_IN,
            Self::Repair => say::DEED_REPAIR,
            Self::Type => say::DEED_TYPE,
            Self::Paste => say::DEED_PASTE,
            Self::Play => say::DEED_PLAY,
            Self::Rows => say::DEED_ROWS,
            Self::Macro => say::DEED_MACRO,
        }
    }
}
