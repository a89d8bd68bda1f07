//! Errors of a pattern search.

use super::InvalidState;
use super::painting_check::PaintingError;
use super::pieces::PieceKind;

/// The error for a position and a goal that cannot be searched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PatternError {
    /// Position, goal and moves belong to different puzzles.
    #[error("position, goal and moves are of different puzzles")]
    OtherPuzzle,
    /// The position or the goal has an unpainted facelet.
    #[error("a facelet of the position or of the goal is not painted")]
    NotPainted,
    /// Free turns of a face were requested, but the puzzle has no face turns.
    #[error("the puzzle has no turns of a face that could be free")]
    NoFaces,
    /// The stickers of the position are impossible.
    #[error("the position cannot be: {0}")]
    Position(PaintingError),
    /// The stickers of the goal are impossible.
    #[error("the goal cannot be: {0}")]
    Goal(PaintingError),
    /// A piece of the position does not exist in the goal.
    #[error("the goal has no such piece as lies at {place}")]
    NotInGoal {
        /// Name of the piece's slot in the position.
        place: String,
        /// Kind of the piece that the goal lacks.
        kind: PieceKind,
    },
    /// A piece of the goal does not exist in the position.
    #[error("the position has no such piece as the goal has at {piece}")]
    NotInPosition {
        /// Name of the piece's slot in the goal.
        piece: String,
        /// Kind of the piece that the position lacks.
        kind: PieceKind,
    },
    /// The piece at a slot shows too little to imply a goal.
    #[error("what lies at {place} shows too little to tell where it belongs")]
    GoalUnclear {
        /// Name of the slot.
        place: String,
        /// Kind of the piece whose goal is unclear.
        kind: PieceKind,
    },
    /// The piece at a slot of the position shows too little to identify it in the given goal.
    #[error("what lies at {place} shows too little to tell where it belongs")]
    PieceUnclear {
        /// Name of the slot.
        place: String,
        /// Kind of the unidentified piece.
        kind: PieceKind,
    },
    /// The piece at a slot of the given goal shows too little to identify it.
    #[error("what lies at {place} of the goal shows too little to tell where it belongs")]
    GoalPieceUnclear {
        /// Name of the slot.
        place: String,
        /// Kind of the unidentified piece.
        kind: PieceKind,
    },
    /// No sequence of turns leads from the position to the goal, or one of them is not a state of the puzzle.
    #[error("no turns lead to the goal: {0}")]
    Unreachable(InvalidState),
    /// The puzzle has too many pieces for this search.
    #[error("the puzzle is too large for this search")]
    TooLarge,
}
