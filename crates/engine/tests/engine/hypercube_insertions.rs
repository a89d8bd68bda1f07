//! Insertions on hypercubes, checked on facelets: the moves before a place, the inserted moves and the moves after it solve the
//! scramble.

use unfold_engine::control::Control;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::hypercube_insertions::{
    HypercubeInsertion, HypercubeInsertionError as Wrong, hypercube_insertions,
};

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

/// A scramble that a skeleton solves except for the moves `left`.
fn scramble_of(puzzle: PuzzleId, left: &Sequence, skeleton: &Sequence) -> Facelets {
    Facelets::solved(puzzle).after_all(left).after_all(&skeleton.inverse(puzzle.def()))
}

fn find(scramble: &Facelets, skeleton: &Sequence) -> Result<Vec<HypercubeInsertion>, Wrong> {
    hypercube_insertions(scramble, skeleton, 100, &Control::new())
}

/// True if every cell shows one colour, in any orientation of the puzzle.
fn has_one_colour_per_cell(facelets: &Facelets) -> bool {
    let def = facelets.puzzle().def();
    (0..def.letters.len() as u8).all(|cell| {
        let shown: Vec<u8> =
            (0..def.solved.len()).filter(|at| def.solved[*at] == cell).map(|at| facelets.colours()[at]).collect();
        shown.iter().all(|colour| *colour == shown[0])
    })
}

fn axis(puzzle: PuzzleId, mv: Move) -> u8 {
    puzzle.def().moves[mv.index()].axis
}

fn check(puzzle: PuzzleId, cycle: &str, turns: usize, seed: u64) {
    let def = puzzle.def();
    let cycle = moves(puzzle, cycle);
    let mut walks = (seed * 100..).map(|seed| scramble::walk(puzzle, turns, &mut scramble::generator(seed)));
    // Avoids consecutive turns about one axis, which may be joined or exchanged.
    let has_blocks = |walk: &Sequence| walk.0.windows(2).any(|two| axis(puzzle, two[0]) == axis(puzzle, two[1]));
    let skeleton = walks.find(|walk| !has_blocks(walk)).expect("walks go on");
    let scramble = scramble_of(puzzle, &cycle, &skeleton);
    let found = find(&scramble, &skeleton).expect("a three-cycle is left");
    assert!((1..=100).contains(&found.len()) && found.is_sorted_by_key(|one| one.length));
    // The inverse of the cycle, at the end, is among the insertions.
    assert!(found[0].length <= turns + cycle.0.len(), "{found:?}");
    for one in &found {
        assert!(has_one_colour_per_cell(&scramble.after_all(&one.solution)));
        let inserted = Sequence([&skeleton.0[..one.at], &one.moves.0, &skeleton.0[one.at..]].concat());
        assert!(has_one_colour_per_cell(&scramble.after_all(&inserted)));
        assert_eq!(one.solution.length_in(def, Metric::Stm), one.length);
        assert_eq!(inserted.0.iter().filter(|mv| def.moves[mv.index()].cost > 0).count(), one.length + one.cancelled);
    }
    let distinct: std::collections::HashSet<&[Move]> = found.iter().map(|one| &one.solution.0[..]).collect();
    assert_eq!(distinct.len(), found.len());
}

#[test]
fn three_pieces_of_each_kind_are_solved_on_facelets() {
    for seed in 0..5 {
        check(PuzzleId::Tess2, "[RFO FUO OFR, BRO]", 12, seed);
        check(PuzzleId::Tess2, "DR [RD FULO RU, BRI] DR DR DR", 9, seed);
        check(PuzzleId::Tess3, "[RO2 {1,3}UO FO2, OD]", 14, seed);
        check(PuzzleId::Tess3, "[{2}FUO IUF {2}FUO, [RO2, {2}ODBR]]", 14, seed);
        check(PuzzleId::Tess3, "[LI FO2 LI LI LI, [UF2, BR]]", 14, seed);
    }
}

#[test]
fn states_that_no_three_cycle_solves_are_rejected() {
    for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
        let refused = |left: &str, skeleton: &str| {
            let skeleton = moves(puzzle, skeleton);
            find(&scramble_of(puzzle, &moves(puzzle, left), &skeleton), &skeleton)
        };
        assert_eq!(refused("", "RFO UF"), Err(Wrong::Solved));
        assert!(matches!(refused("RFO", "UF BO"), Err(Wrong::TooManyPieces { pieces: 4.. })));
    }
    // Three pieces of four colours, twisted in place.
    let twisted = moves(PuzzleId::Tess3, "[RFO FRI RFO, BRO]");
    let skeleton = moves(PuzzleId::Tess3, "UF BO");
    let refused = find(&scramble_of(PuzzleId::Tess3, &twisted, &skeleton), &skeleton);
    assert_eq!(refused, Err(Wrong::NoThreeCycle { pieces: 3 }));
    assert_eq!(find(&Facelets::solved(PuzzleId::Cube3), &Sequence::default()), Err(Wrong::NotAPosition));
}

#[test]
fn a_stopped_search_returns_fewer_insertions() {
    let (skeleton, control) = (moves(PuzzleId::Tess2, "UF BO"), Control::new());
    let scramble = scramble_of(PuzzleId::Tess2, &moves(PuzzleId::Tess2, "[RFO FUO OFR, BRO]"), &skeleton);
    control.stop();
    let found = hypercube_insertions(&scramble, &skeleton, 100, &control).expect("a three-cycle is left");
    assert!(found.len() < find(&scramble, &skeleton).expect("the same").len());
}
