//! Scrambles by random turns follow the usual rules.

use std::collections::HashSet;

use unfold_engine::puzzle::{Move, PuzzleId, Sequence, cubes::FACE_TURNS, scramble};

#[test]
fn scrambles_have_no_redundant_turns_and_use_all_turns_evenly() {
    for puzzle in [PuzzleId::Cube3, PuzzleId::Cube2] {
        let mut times = [0; FACE_TURNS];
        let mut pairs = HashSet::new();
        for seed in 0..400 {
            let moves = scramble::turns(puzzle, 50, &mut scramble::generator(seed));
            assert_eq!(moves.0.len(), 50);
            assert_eq!(moves, scramble::turns(puzzle, 50, &mut scramble::generator(seed)));
            // The face of a move is the first letter of its name.
            let face = |mv: &Move| puzzle.def().moves[mv.index()].name.chars().next().expect("a name");
            let faces: Vec<char> = moves.0.iter().map(face).collect();
            let opposite = |face: char| ["UD", "DU", "RL", "LR", "FB", "BF"].iter().find(|p| p.starts_with(face));
            for two in faces.windows(2) {
                assert_ne!(two[0], two[1]);
                pairs.insert((two[0], two[1]));
            }
            for three in faces.windows(3) {
                let between = opposite(three[0]).is_some_and(|pair| pair.ends_with(three[1]));
                assert!(!(between && three[0] == three[2]), "{three:?}");
            }
            moves.0.iter().for_each(|mv| times[mv.index()] += 1);
        }
        // Every face follows every other, opposites in both orders, and all turns occur about equally often.
        assert_eq!(pairs.len(), 30);
        let even = 400 * 50 / FACE_TURNS as i32;
        assert!(times.iter().all(|n| (n - even).abs() < even / 5), "{times:?}");
    }
    assert_eq!(scramble::turns(PuzzleId::Cube3, 0, &mut scramble::generator(1)), Sequence::default());
}
