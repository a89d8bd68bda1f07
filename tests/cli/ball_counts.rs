//! The balls of the 2x2x2x2: symmetry classes against plain conjugation, their counts, and the bounds they prove.

use std::collections::HashSet;
use unfold_engine::tables::Workers;

use crate::support::program::{run_program, unfold};
use proptest::prelude::*;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{geometry::SignedPerm, hypercube::MOVES_PER_LAYER_SET};
use unfold_engine::puzzles::tess2::classes::{PieceRotations, SYMMETRIES, SymmetryClasses};
use unfold_engine::puzzles::tess2::{STATES, Tess2};
use unfold_engine::tables::TableError;
use unfold_lab::tess2::balls::{self, CountingBound, Level};

/// Number of states at each distance.
const STATES_AT: [u64; 6] = [1, 92, 6150, 381_216, 23_379_007, 1_430_914_934];
/// Number of symmetry classes at each distance.
const CLASSES_AT: [usize; 6] = [1, 4, 61, 1571, 67_883, 3_816_460];

fn counted(radius: usize) -> Vec<Level> {
    let mut said = Vec::new();
    let levels =
        balls::levels(radius, Workers::new(2, &Control::new()), |level| said.push(level)).expect("nobody stops it");
    assert_eq!(said, levels);
    for (distance, level) in levels.iter().enumerate() {
        let ball = STATES_AT[..=distance].iter().sum();
        let expected = Level { distance, states: STATES_AT[distance], ball, classes: CLASSES_AT[distance] };
        assert_eq!(*level, expected);
    }
    assert_eq!(levels.len(), radius + 1);
    levels
}

#[test]
fn a_ball_of_radius_four_proves_fifteen_moves() {
    let levels = counted(4);
    let proof = CountingBound::new(&levels);
    assert_eq!((proof.moves(), &proof.radii[..]), (14, &[4, 4, 4, 2][..]));
}

#[test]
fn a_ball_of_radius_five_proves_sixteen_moves() {
    let proof = CountingBound::new(&counted(5));
    assert_eq!(proof.radii, [5, 5, 5]);
    assert_eq!(proof.product, 1_454_681_400_u128.pow(3));
    assert!(proof.product < STATES && proof.product * 93 > STATES);
    assert_eq!(STATES, 3_357_894_533_384_932_272_635_904_000);
}

#[test]
fn a_ball_of_radius_zero_proves_nothing() {
    let proof = CountingBound::new(&counted(0));
    assert_eq!((proof.moves(), proof.product), (0, 1));
}

#[test]
fn a_stopped_count_ends() {
    let control = Control::new();
    control.stop();
    assert!(matches!(balls::levels(5, Workers::new(2, &control), |_| ()), Err(TableError::Stopped)));
}

#[test]
fn moves_of_rotated_pieces_agree_with_the_cubie_level() {
    let classes = SymmetryClasses::default();
    assert_eq!(classes.from_state(&Tess2::SOLVED), PieceRotations::SOLVED);
    for seed in 0..20 {
        let state = Tess2::unrank(seed * (STATES / 20));
        let rotated = classes.from_state(&state);
        assert_eq!(classes.to_state(rotated), state);
        for mv in 0..MOVES_PER_LAYER_SET {
            assert_eq!(classes.to_state(classes.after(rotated, mv)), state.after(mv));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The states are random ones and short walks; many of the walks are symmetric.
    #[test]
    fn conjugates_share_a_class_that_one_of_them_represents(
        rank in 0..STATES,
        walk in prop::collection::vec(0..MOVES_PER_LAYER_SET, 0..5),
    ) {
        let classes = SymmetryClasses::default();
        let all = SignedPerm::all(4);
        for state in [Tess2::unrank(rank), walk.iter().fold(Tess2::SOLVED, |state, mv| state.after(*mv))] {
            let class = classes.class(classes.from_state(&state));
            let conjugates: Vec<Tess2> = all.iter().map(|s| state.conjugate(s)).collect();
            for conjugate in &conjugates {
                prop_assert_eq!(classes.class(classes.from_state(conjugate)), class);
            }
            prop_assert!(conjugates.contains(&classes.to_state(class.representative)));
            let alike = conjugates.iter().filter(|c| **c == state).count();
            prop_assert_eq!(alike, class.stabiliser_order as usize);
            let different: HashSet<Tess2> = conjugates.into_iter().collect();
            prop_assert_eq!(different.len(), class.states() as usize);
            prop_assert_eq!(SYMMETRIES as usize, different.len() * alike);
        }
    }
}

#[test]
fn the_command_counts_balls_and_proves_a_bound() {
    let (code, out, err) = run_program(unfold(&["bench", "balls", "--radius", "2", "--threads", "1"]));
    assert_eq!(code, 0, "{err}");
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["distance", "states", "ball", "classes", "seconds"]);
    assert_eq!(rows[1][..4], ["0", "1", "1", "1"]);
    assert_eq!(rows[3][..4], ["2", "6150", "6243", "61"]);
    let proof = out.lines().last().expect("a line");
    assert!(proof.contains("6243^7") && proof.ends_with("at least 15 STM"), "{proof}");
    let unfit: [(&[&str], &str); 8] = [
        (&["balls", "--radius", "6"], "0..=5"),
        (&["balls", "--radius", "-1"], "-1"),
        (&["balls", "--radius", "2.5"], "2.5"),
        (&["balls", "--radius", "2", "--proof", "3"], "--proof"),
        (&["balls", "--count", "2"], "--count"),
        (&["hyper-first", "--radius", "2"], "--radius"),
        (&["anytime", "--radius", "2"], "--radius"),
        (&["balls", "hyper-first"], "hyper-first"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = run_program(unfold(&[&["bench"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}
