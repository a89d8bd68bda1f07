//! Messages about algorithms, partial goals and allowed moves.

use super::state::{ColourNames, painting_error, piece_of, state};
use crate::numbers::grouped;
use crate::{Arg, Language, Phrase, UserError, algorithms as say, window};
use unfold_engine::notation::allowed::MAX_COST;
use unfold_engine::notation::{self, NotationErrorKind};
use unfold_engine::pattern::ReachedGoal;
use unfold_engine::puzzle::allowed::{AllowedMovesError, MAX_ALLOWED};
use unfold_engine::puzzle::pattern_error::PatternError;
use unfold_engine::puzzle::{Move, PuzzleId, Sequence};
use unfold_engine::search::{AllOptimal, Reason};

/// Adds the reason a list of algorithms may be incomplete to a sentence about it, if a limit or the user ended the search. Reaching the
/// requested number adds nothing.
pub fn with_incomplete_reason(sentence: Phrase, reason: Reason) -> Phrase {
    let cut = match reason {
        Reason::Optimal | Reason::Exhausted | Reason::Impossible | Reason::Count => return sentence,
        Reason::Timeout => say::ALGORITHMS_TIMEOUT,
        Reason::Stopped => say::ALGORITHMS_STOPPED,
        Reason::Target | Reason::Patience | Reason::Nodes => say::ALGORITHMS_LIMIT,
    };
    say::ALGORITHMS_AND.with([&sentence, &cut])
}

/// States the number of optimal solutions, and whether the list is complete.
pub fn all_optimal(language: Language, all: &AllOptimal) -> String {
    let (count, listed) = (grouped(all.count), grouped(all.solutions.len() as u64));
    let cut = all.count > all.solutions.len() as u64;
    match (all.exhausted, cut) {
        (true, false) => window::OPTIMAL_ALL.fill(language, [&count]),
        (true, true) => window::OPTIMAL_ALL_CUT.fill(language, [&count, &listed]),
        (false, false) => window::OPTIMAL_SOME.fill(language, [&count]),
        (false, true) => window::OPTIMAL_SOME_CUT.fill(language, [&count, &listed]),
    }
}

/// Formats an algorithm with the free turns before and after it in brackets.
pub fn with_free_turns(puzzle: PuzzleId, reached: &ReachedGoal, moves: &str) -> String {
    let bracketed = |mv: Option<Move>| mv.map(|mv| format!("({})", notation::print(puzzle, &Sequence(vec![mv]))));
    let moves = Some(moves.to_owned()).filter(|moves| !moves.is_empty());
    let all = [bracketed(reached.before), moves, bracketed(reached.after)];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Describes an invalid case or goal; `names` are the puzzle's colour names.
pub fn pattern(puzzle: PuzzleId, names: ColourNames, error: &PatternError) -> UserError {
    let piece = |letters: &str| piece_of(puzzle, letters);
    match error {
        PatternError::OtherPuzzle => UserError::new(say::PATTERN_OTHER_PUZZLE, say::PATTERN_OTHER_PUZZLE_DO),
        PatternError::NotPainted => UserError::new(say::NOT_PAINTED, say::NOT_PAINTED_DO),
        PatternError::NoFaces => UserError::new(say::NO_FACES, say::NO_FACES_DO),
        PatternError::Position(error) => painting_error(puzzle, names, &error.what),
        PatternError::Goal(error) => {
            let fault = painting_error(puzzle, names, &error.what);
            UserError { what: say::GOAL_WRONG.with([&fault.what]), ..fault }
        }
        PatternError::NotInGoal { place, .. } => {
            UserError::new(say::NOT_IN_GOAL.with([&piece(place)]), say::NOT_IN_GOAL_DO)
        }
        PatternError::NotInPosition { piece: letters, .. } => {
            UserError::new(say::NOT_IN_POSITION.with([&piece(letters)]), say::NOT_IN_POSITION_DO)
        }
        PatternError::GoalUnclear { place, .. } => {
            UserError::new(say::GOAL_UNCLEAR.with([&piece(place)]), say::GOAL_UNCLEAR_DO)
        }
        PatternError::PieceUnclear { place, .. } => {
            UserError::new(say::GOAL_UNCLEAR.with([&piece(place)]), say::PIECE_UNCLEAR_DO)
        }
        PatternError::GoalPieceUnclear { place, .. } => {
            let fault = say::GOAL_UNCLEAR.with([&piece(place)]);
            UserError::new(say::GOAL_WRONG.with([&fault]), say::PIECE_UNCLEAR_DO)
        }
        PatternError::Unreachable(error) => {
            let fault = state(puzzle, names, error);
            UserError { what: say::GOAL_APART.with([&fault.what]), advice: say::GOAL_APART_DO.into(), ..fault }
        }
        PatternError::TooLarge => UserError::new(say::TOO_LARGE, say::TOO_LARGE_DO),
        other => UserError::untranslated(other),
    }
}

/// Describes an unreadable token of allowed moves or of a pattern.
pub(super) fn notation(token: &str, fault: &NotationErrorKind) -> UserError {
    match fault {
        NotationErrorKind::Cost => {
            UserError::new(say::COST_WRONG.with([&token as &dyn Arg, &MAX_COST]), say::COST_WRONG_DO)
        }
        NotationErrorKind::NothingAfterNo => UserError::new(say::NOTHING_AFTER_NO, say::NOTHING_AFTER_NO_DO),
        NotationErrorKind::NotPainted => UserError::new(say::NOT_PAINTED, say::NOT_PAINTED_DO),
        NotationErrorKind::Allowed(fault) => match fault {
            AllowedMovesError::Empty => UserError::new(say::NONE_ALLOWED, say::NONE_ALLOWED_DO),
            AllowedMovesError::Rotation(mv) | AllowedMovesError::Free(mv) => {
                UserError::new(say::ROTATION_ALLOWED.with([mv]), say::ROTATION_ALLOWED_DO)
            }
            AllowedMovesError::TooMany { found } => {
                UserError::new(say::TOO_MANY_ALLOWED.with([found, &MAX_ALLOWED]), say::TOO_MANY_ALLOWED_DO)
            }
            other => UserError::untranslated(other),
        },
        _ => UserError::new(say::NOT_ONE_MOVE.with([&token]), say::NOT_ONE_MOVE_DO),
    }
}
