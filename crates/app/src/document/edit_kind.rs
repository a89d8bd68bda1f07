//! Kinds of edits, as named by undo and redo.

use super::origin::Origin;
use unfold_text::{Text, undo as say};

/// The edit that led to a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EditKind {
    /// The initial position, or a reset.
    #[default]
    Reset,
    Scramble,
    Open,
    /// A face or cell was turned.
    Turn,
    /// The whole puzzle was rotated.
    Rotate,
    Paint,
    /// Painted facelets were cleared.
    Clear,
    /// Facelets with a single possible colour were filled in.
    FillIn,
    /// An impossible painting was repaired.
    Repair,
    Type,
    Paste,
    /// A position reached by playing moves became the current one.
    Play,
    /// The rows of moves changed.
    Rows,
    /// A macro was applied.
    Macro,
}

impl EditKind {
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

    /// The default edit for an origin.
    pub fn default_for(origin: &Origin) -> Self {
        match origin {
            Origin::Solved => Self::Reset,
            Origin::Random { .. } => Self::Scramble,
            Origin::Log(_) | Origin::Example(_) | Origin::Batch { .. } => Self::Open,
            Origin::Turned => Self::Turn,
            Origin::Painted => Self::Paint,
            Origin::Typed => Self::Type,
        }
    }

    /// True if the edit replaces the position rather than continuing from it.
    pub fn replaces_position(self) -> bool {
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

    /// True for edits by the painting tools.
    pub fn is_painting(self) -> bool {
        matches!(self, Self::Paint | Self::Clear | Self::FillIn | Self::Repair)
    }

    /// Name of the edit in “Undo …” and “Redo …”, such as “painting”.
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
