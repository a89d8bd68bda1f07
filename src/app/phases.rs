//! A solution as it falls into phases, each with what it is for.

use super::strings::{Language, window as say};
use crate::notation;
use crate::puzzle::{PuzzleId, Sequence};
use crate::solve::{Phase, Solution};

/// The faces across each axis.
const FACES: [&str; 3] = ["R L", "U D", "F B"];
/// The faces across the two other axes.
const OTHERS: [&str; 3] = ["U D F B", "R L F B", "U D R L"];

/// The number of premoves among phases.
const PREMOVES: u8 = 0;

/// A run of moves of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which phase it is and what it reaches.
    pub heading: String,
    /// Its moves.
    pub moves: String,
}

/// The parts of a solution in the order of its moves; none when it was not found in phases.
pub fn parts(language: Language, puzzle: PuzzleId, solution: &Solution) -> Vec<Part> {
    let moves = &solution.moves.0;
    if solution.phases.iter().map(|phase| phase.moves).sum::<usize>() != moves.len() {
        return Vec::new();
    }
    let mut rest = moves.as_slice();
    let part = |(place, phase): (usize, &Phase)| {
        let (own, after) = rest.split_at(phase.moves);
        rest = after;
        let heading = heading(language, puzzle, phase, &solution.phases[place + 1..]);
        Part { heading, moves: notation::print(puzzle, &Sequence(own.to_vec())) }
    };
    solution.phases.iter().enumerate().map(part).collect()
}

/// What a phase is for, by the phases after it: those of the inverse state come the other way round, its last one leads home.
fn heading(language: Language, puzzle: PuzzleId, phase: &Phase, after: &[Phase]) -> String {
    let Phase { number, axis, moves } = *phase;
    let [faces, others] = [FACES, OTHERS].map(|of| of[usize::from(axis) % of.len()]);
    let metric = puzzle.def().metric;
    let followed_by = |number| after.iter().any(|phase| phase.number == number);
    match number {
        PREMOVES if after.is_empty() => say::PREMOVES_LAST.fill(language, [&moves, &metric]),
        PREMOVES => say::PREMOVES_FIRST.fill(language, [&moves, &metric]),
        1 if after.is_empty() => say::PHASE_1_LAST.fill(language, [&moves, &metric]),
        1 if followed_by(PREMOVES) => say::PHASE_1_PREMOVES.fill(language, [&moves, &metric, &others]),
        1 => say::PHASE_1.fill(language, [&moves, &metric, &others]),
        _ if after.is_empty() => say::PHASE_2.fill(language, [&moves, &metric, &faces]),
        _ if followed_by(1) => say::PHASE_2_FIRST.fill(language, [&moves, &metric, &faces]),
        _ => say::PHASE_2_PREMOVES.fill(language, [&moves, &metric, &faces]),
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
                pair(
                    "Phase 2 (2 HTM) before phase 1, as it was found backwards: R L and half turns of the rest",
                    "F2 R"
                ),
                pair("Phase 1 (1 HTM): home with turns of all faces", "U"),
            ]
        );
        assert_eq!(
            shown("R B' U2 L", &[(1, 2, 2), (2, 2, 1), (0, 2, 1)]),
            [
                pair("Phase 1 (2 HTM): then half turns of U D R L are enough, but for the premoves", "R B'"),
                pair("Phase 2 (1 HTM): F B and half turns of the rest, until the premoves are left", "U2"),
                pair("Premoves (1 HTM): chosen before phase 1, made at the end", "L"),
            ]
        );
        let backwards = shown("L U2 R B'", &[(0, 2, 1), (2, 2, 1), (1, 2, 2)]);
        assert_eq!(backwards[0], pair("Premoves (1 HTM) first, as the solution was found backwards", "L"));
        assert_eq!(shown("U F2", &[]), []);
    }
}
