//! The reasons why no moves lead from one pattern to another.

use super::InvalidState;
use super::painting_check::PaintingError;
use super::pieces::Kind;

/// The reasons why no moves lead from a position to a goal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PatternError {
    /// Position, goal and moves are not all of one puzzle.
    #[error("position, goal and moves are of different puzzles")]
    OtherPuzzle,
    /// Something of the position or of the goal is still to be painted.
    #[error("a facelet of the position or of the goal is not painted")]
    NotPainted,
    /// The puzzle has no turns of one face that could be free.
    #[error("the puzzle has no turns of a face that could be free")]
    NoFaces,
    /// The stickers of the position cannot be those of the puzzle.
    #[error("the position cannot be: {0}")]
    Position(PaintingError),
    /// The stickers of the goal cannot be those of the puzzle.
    #[error("the goal cannot be: {0}")]
    Goal(PaintingError),
    /// A piece of the position that the goal does not have.
    #[error("the goal has no such piece as lies at {place}")]
    NotInGoal {
        /// The letters of the place.
        place: String,
        /// The kind of piece.
        kind: Kind,
    },
    /// A piece of the goal that the position does not have.
    #[error("the position has no such piece as the goal has at {piece}")]
    NotInPosition {
        /// The letters of its place at the goal.
        piece: String,
        /// The kind of piece.
        kind: Kind,
    },
    /// A place whose piece shows too little for its goal to be known.
    #[error("what lies at {place} shows too little to tell where it belongs")]
    GoalUnclear {
        /// The letters of the place.
        place: String,
        /// The kind of piece.
        kind: Kind,
    },
    /// A place of a position, whose goal is given, with a piece that shows too little for its place in the goal to be known.
    #[error("what lies at {place} shows too little to tell where it belongs")]
    PieceUnclear {
        /// The letters of the place.
        place: String,
        /// The kind of piece.
        kind: Kind,
    },
    /// A place of a goal that was given, with a piece that shows too little to be known.
    #[error("what lies at {place} of the goal shows too little to tell where it belongs")]
    PieceOfGoalUnclear {
        /// The letters of the place.
        place: String,
        /// The kind of piece.
        kind: Kind,
    },
    /// No turns at all lead from the position to the goal.
    #[error("no turns lead to the goal: {0}")]
    Apart(InvalidState),
    /// The puzzle has more pieces than this search keeps apart.
    #[error("the puzzle is too large for this search")]
    TooLarge,
}
