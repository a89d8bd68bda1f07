//! Builds a task from the position and goal that the user gives.

use super::goal_of_case::goal_of_case;
use super::task::{face_of_centre, in_usual_colours, rotations};
use super::{FreeTurns, PatternTask, check_painted};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::geometry::FaceletMap;
use crate::puzzle::mask::Mask;
use crate::puzzle::masks::{NamedMask, OrientationRule};
use crate::puzzle::pattern::{Pattern, Sticker};
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Facelets, PuzzleId};

/// A position given by the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenCase {
    /// A complete state.
    State(Facelets),
    /// A pattern. [`build_task`] rejects unpainted stickers.
    Pattern(Pattern),
}

/// A goal given by the user.
#[derive(Clone, Copy, Debug)]
pub enum GivenGoal<'a> {
    /// A part of the solved puzzle, at one place or at the nearest of several.
    Mask(&'a NamedMask),
    /// A complete state or a pattern.
    Position(&'a GivenCase),
    /// The goal implied by the case: the solved puzzle, with the stickers that the case shows.
    OfCase,
}

impl GivenCase {
    /// Returns the puzzle of the state or pattern.
    pub fn puzzle(&self) -> PuzzleId {
        match self {
            Self::State(state) => state.puzzle,
            Self::Pattern(pattern) => pattern.puzzle(),
        }
    }

    fn check_painted(&self) -> Result<(), PatternError> {
        match self {
            Self::State(_) => Ok(()),
            Self::Pattern(pattern) => check_painted(pattern),
        }
    }

    /// Applies a mask to the case.
    fn masked(&self, mask: &Mask) -> Result<Pattern, PatternError> {
        match self {
            Self::State(state) => mask.apply(state).map_err(PatternError::Unreachable),
            Self::Pattern(pattern) => Ok(mask.apply_to_pattern(&in_usual_colours(pattern))),
        }
    }

    fn pattern(&self) -> Pattern {
        match self {
            Self::State(state) => Pattern::from_facelets(state),
            Self::Pattern(pattern) => pattern.clone(),
        }
    }
}

/// Converts an error about a case to the error about a given goal.
fn as_goal_error(error: PatternError) -> PatternError {
    match error {
        PatternError::GoalUnclear { place, kind } => PatternError::GoalPieceUnclear { place, kind },
        other => other,
    }
}

/// Converts an error about a case to the error about a position with a given goal: its message does not ask for a goal.
fn as_position_error(error: PatternError) -> PatternError {
    match error {
        PatternError::GoalUnclear { place, kind } => PatternError::PieceUnclear { place, kind },
        other => other,
    }
}

/// Builds the task of reaching a goal from a case. If only one of them restricts the stickers, the same restriction
/// applies to the other.
///
/// # Errors
/// [`PatternError`] if they are of different puzzles, if one has unpainted stickers, if a state is invalid, or if the
/// goal of a case is unclear.
pub fn build_task(
    case: &GivenCase,
    goal: GivenGoal,
    moves: AllowedMoves,
    free_turns: FreeTurns,
) -> Result<PatternTask, PatternError> {
    let puzzle = case.puzzle();
    case.check_painted()?;
    let (position, goal) = match goal {
        GivenGoal::Mask(named) => {
            let of = |mask| masked_task(&mask, case, named.goal_orientation(), moves.clone(), free_turns);
            let mut all = named.masks().map(of).collect::<Result<Vec<_>, _>>()?.into_iter();
            let first = all.next().expect("a part has a place");
            return Ok(PatternTask { alternatives: all.collect(), ..first });
        }
        GivenGoal::Position(goal) if goal.puzzle() != puzzle => return Err(PatternError::OtherPuzzle),
        GivenGoal::Position(goal) => {
            goal.check_painted()?;
            let (position, goal_pattern) = (case.pattern(), goal.pattern());
            match (position.is_complete(), goal_pattern.is_complete()) {
                (true, false) => {
                    let mask = Mask::from_solved_pattern(&goal_of_case(&goal_pattern).map_err(as_goal_error)?);
                    (case.masked(&mask)?, goal_pattern)
                }
                (false, true) => {
                    let mask = Mask::from_solved_pattern(&goal_of_case(&position).map_err(as_position_error)?);
                    (position, goal.masked(&mask)?)
                }
                _ => (position, goal_pattern),
            }
        }
        GivenGoal::OfCase => match case {
            GivenCase::State(state) => {
                (Pattern::from_facelets(state), Pattern::from_facelets(&Facelets::solved(puzzle)))
            }
            GivenCase::Pattern(pattern) => (pattern.clone(), goal_of_case(pattern)?),
        },
    };
    Ok(PatternTask {
        position,
        goal,
        goal_orientation: OrientationRule::Any,
        moves,
        free_turns,
        alternatives: Vec::new(),
    })
}

/// Returns the task of reaching the part of the solved puzzle that a mask shows.
fn masked_task(
    mask: &Mask,
    case: &GivenCase,
    goal_orientation: OrientationRule,
    moves: AllowedMoves,
    free_turns: FreeTurns,
) -> Result<PatternTask, PatternError> {
    let position = case.masked(mask)?;
    let goal = mask.apply(&Facelets::solved(case.puzzle())).map_err(PatternError::Unreachable)?;
    let task = PatternTask { position, goal, goal_orientation, moves, free_turns, alternatives: Vec::new() };
    Ok(if goal_orientation == OrientationRule::SameAsStart { rotated_to_case(case, task) } else { task })
}

/// Rotates the goal and the free faces to the orientation of the case, unless their centres already agree or no
/// rotation makes them agree.
fn rotated_to_case(case: &GivenCase, task: PatternTask) -> PatternTask {
    let puzzle = case.puzzle();
    let agree = |shown: &Pattern, held: &Pattern| {
        let agrees = |i: usize| match shown.stickers()[i] {
            Sticker::Any => true,
            sticker => sticker == held.stickers()[i],
        };
        Pieces::for_puzzle(puzzle).centres().all(agrees)
    };
    if agree(&task.position, &task.goal) {
        return task;
    }
    let (case, solved) = (in_usual_colours(&case.pattern()), Pattern::from_facelets(&Facelets::solved(puzzle)));
    let held = |map: &FaceletMap| agree(&case, &solved.rearranged(map));
    let Some(map) = rotations(puzzle).into_iter().find(held) else { return task };
    let shown = solved.rearranged(&map);
    let is_shown = |face: u8| {
        let shows = |i: usize| task.position.stickers()[i] == Sticker::Colour(face);
        Pieces::for_puzzle(puzzle).centres().any(shows)
    };
    // If the position shows the centre of a face, the search finds the face there.
    let side = |face: u8| if is_shown(face) { face } else { face_of_centre(&shown, face) };
    let FreeTurns { before, after } = task.free_turns;
    let free_turns = FreeTurns { before: before.map(side), after: after.map(side) };
    PatternTask { goal: task.goal.rearranged(&map), free_turns, ..task }
}
