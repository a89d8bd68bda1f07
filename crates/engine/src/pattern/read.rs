//! What a person gives as a position or as a goal, and the task that both make together.

use super::goal_of_case::goal_of_case;
use super::task::in_usual_colours;
use super::{Adjust, PatternTask};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::masks::NamedMask;
use crate::puzzle::pattern::{Mask, Pattern};
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::{Facelets, PuzzleId};

/// A position as it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenCase {
    /// All of its colours.
    State(Facelets),
    /// A pattern, of which some stickers may be of any colour.
    Pattern(Pattern),
}

/// A goal as it was given.
#[derive(Clone, Copy, Debug)]
pub enum GivenGoal<'a> {
    /// The part of the solved puzzle that a mask of it shows.
    Mask(&'a NamedMask),
    /// A position, or a pattern.
    Position(&'a GivenCase),
    /// What the case itself says: the solved puzzle, of which those stickers count that the case shows.
    OfCase,
}

impl GivenCase {
    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        match self {
            Self::State(state) => state.puzzle,
            Self::Pattern(pattern) => pattern.puzzle(),
        }
    }

    /// The pattern that it shows through a mask.
    fn through(&self, mask: &Mask) -> Result<Pattern, PatternError> {
        match self {
            Self::State(state) => mask.on(state).map_err(PatternError::Apart),
            Self::Pattern(pattern) => Ok(mask.on_pattern(&in_usual_colours(pattern))),
        }
    }

    /// The pattern that it shows.
    fn pattern(&self) -> Pattern {
        match self {
            Self::State(state) => Pattern::of(state),
            Self::Pattern(pattern) => pattern.clone(),
        }
    }
}

/// The task of reaching a goal from a case. Where only one of them says which stickers count, the other is seen in the same way.
///
/// # Errors
/// [`PatternError`] if they are of different puzzles, if a state cannot be, or if the goal of a case is unclear.
pub fn task(
    case: &GivenCase,
    goal: GivenGoal,
    moves: AllowedMoves,
    adjust: Adjust,
) -> Result<PatternTask, PatternError> {
    let puzzle = case.puzzle();
    let solved = Facelets::solved(puzzle);
    let (position, goal) = match goal {
        GivenGoal::Mask(named) => {
            let mask = named.mask(puzzle);
            (case.through(&mask)?, mask.on(&solved).map_err(PatternError::Apart)?)
        }
        GivenGoal::Position(goal) if goal.puzzle() != puzzle => return Err(PatternError::OtherPuzzle),
        GivenGoal::Position(goal) => {
            let (position, goal_pattern) = (case.pattern(), goal.pattern());
            match (position.is_complete(), goal_pattern.is_complete()) {
                (true, false) => (case.through(&Mask::of(&goal_of_case(&goal_pattern)?))?, goal_pattern),
                (false, true) => {
                    let mask = Mask::of(&goal_of_case(&position)?);
                    (position, goal.through(&mask)?)
                }
                _ => (position, goal_pattern),
            }
        }
        GivenGoal::OfCase => match case {
            GivenCase::State(state) => (Pattern::of(state), Pattern::of(&solved)),
            GivenCase::Pattern(pattern) => (pattern.clone(), goal_of_case(pattern)?),
        },
    };
    Ok(PatternTask { position, goal, moves, adjust })
}
