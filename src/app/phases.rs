//! A solution as it falls into phases, each with what it is for.

use super::strings::{Language, window as say};
use crate::notation;
use crate::puzzle::{PuzzleId, Sequence};
use crate::solve::{Phase, Solution};

/// The faces across each axis.
const FACES: [&str; 3] = ["R L", "U D", "F B"];
/// The faces across the two other axes.
const OTHERS: [&str; 3] = ["U D F B", "R L F B", "R L U D"];

/// A run of moves of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which phase it is and what it reaches.
    pub heading: String,
    /// Its moves; may be none.
    pub moves: String,
}

/// The parts of a solution in the order of its moves; none when it was not found in phases.
pub fn parts(language: Language, puzzle: PuzzleId, solution: &Solution) -> Vec<Part> {
    let moves = &solution.moves.0;
    if solution.phases.iter().map(|phase| phase.moves).sum::<usize>() != moves.len() {
        return Vec::new();
    }
    // A solution of the inverse state is walked backwards.
    let backwards = solution.phases.first().is_some_and(|phase| phase.number != 1);
    let mut rest = moves.as_slice();
    let part = |phase: &Phase| {
        let (own, after) = rest.split_at(phase.moves);
        rest = after;
        let heading = heading(language, puzzle, phase, backwards);
        Part { heading, moves: notation::print(puzzle, &Sequence(own.to_vec())) }
    };
    solution.phases.iter().map(part).collect()
}

fn heading(language: Language, puzzle: PuzzleId, phase: &Phase, backwards: bool) -> String {
    let Phase { number, axis, moves } = *phase;
    let [faces, others] = [FACES, OTHERS].map(|of| of[usize::from(axis) % of.len()]);
    let metric = puzzle.def().metric;
    match (number, backwards) {
        _ if moves == 0 => say::PHASE_EMPTY.fill(language, [&number, &moves, &metric]),
        (1, false) => say::PHASE_1.fill(language, [&moves, &metric, &others]),
        (1, true) => say::PHASE_1_BACKWARDS.fill(language, [&moves, &metric]),
        (_, false) => say::PHASE_2.fill(language, [&moves, &metric, &faces]),
        (_, true) => say::PHASE_2_BACKWARDS.fill(language, [&moves, &metric, &faces]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, phases: &[(u8, u8, usize)]) -> Vec<(String, String)> {
        let moves = notation::parse(PuzzleId::Cube3, text).expect("moves");
        let phases = phases.iter().map(|&(number, axis, moves)| Phase { number, axis, moves }).collect();
        let solution = Solution { at: Default::default(), length: moves.0.len(), moves, phases };
        let parts = parts(Language::English, PuzzleId::Cube3, &solution);
        parts.into_iter().map(|part| (part.heading, part.moves)).collect()
    }

    #[test]
    fn phases_come_in_the_order_of_the_moves() {
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(
            shown("R F' U2 D R2", &[(1, 1, 2), (2, 1, 3)]),
            [
                pair("Phase 1 (2 HTM): then half turns of R L F B are enough", "R F'"),
                pair("Phase 2 (3 HTM): home with U D and half turns of the rest", "U2 D R2"),
            ]
        );
        assert_eq!(
            shown("F2 R U", &[(2, 0, 2), (1, 0, 1)]),
            [
                pair("Phase 2 (2 HTM) comes first, found backwards: R L and half turns of the rest", "F2 R"),
                pair("Phase 1 (1 HTM): home with turns of all faces", "U"),
            ]
        );
        assert_eq!(shown("U", &[(1, 2, 1), (2, 2, 0)])[1], pair("Phase 2 (0 HTM): nothing to turn", ""));
        assert_eq!(shown("U F2", &[]), []);
    }
}
