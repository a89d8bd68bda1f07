//! Logs made from a position and its solution.

use unfold_engine::logs::SolveLog;
use unfold_engine::puzzle::{Facelets, Sequence, whole_rotations::rotations_from_solved};

/// Builds a log for a position that did not come from one: the inverse solution as the scramble, then the solution.
///
/// # Panics
/// If a move of `solution` does not belong to the puzzle.
pub fn log_of_solution(state: &Facelets, solution: &Sequence) -> SolveLog {
    let log = SolveLog::from_scramble(state.puzzle(), &scramble_from_solution(state, solution))
        .and_then(|log| log.with_solution(solution));
    log.expect("a solution of the position has moves of its puzzle")
}

/// Moves from the solved puzzle to a position: rotations if needed, then the inverse of the position's solution.
pub fn scramble_from_solution(state: &Facelets, solution: &Sequence) -> Sequence {
    let mut moves = rotations_from_solved(&state.after_all(solution)).unwrap_or_default();
    moves.0.extend(solution.inverse(state.puzzle().def()).0);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::puzzle::{Move, PuzzleId, scramble};

    #[test]
    fn a_log_of_a_solution_has_a_scramble_to_the_position() {
        let mut random = scramble::generator(3);
        let def = PuzzleId::Tess2.def();
        for rotations in 0..4 {
            let walk = scramble::walk(PuzzleId::Tess2, 7, &mut random);
            let mut state = Facelets::solved(PuzzleId::Tess2);
            for mv in (0..def.moves.len()).filter(|&m| def.moves[m].cost == 0).take(rotations) {
                state = state.after(Move::new(mv as u16));
            }
            let state = state.after_all(&walk);
            let log = log_of_solution(&state, &walk.inverse(def));
            assert!(log.is_solved());
            let reached = Facelets::solved(PuzzleId::Tess2).after_all(&log.scramble());
            assert_eq!(reached, state);
        }
    }
}
