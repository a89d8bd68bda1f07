//! Tests of the end rows against the side rows of the same positions.

use crate::control::Control;
use crate::tables::Workers;
use std::sync::OnceLock;

use rand::RngExt;

use super::*;
use crate::puzzle::hypercube::{MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL};
use crate::puzzle::{PuzzleId, scramble::generator};
use crate::puzzles::tess2::{Tess2, tables::side_rows::LookUpBuffers};
use crate::testing::shared_tables;

fn tables() -> &'static (SideRows, EndRows) {
    static TABLES: OnceLock<(SideRows, EndRows)> = OnceLock::new();
    TABLES.get_or_init(|| {
        let control = Control::new();
        let sides = SideRows::load(shared_tables(), Workers::new(2, &control)).expect("opened");
        let ends = EndRows::load(&sides, shared_tables(), Workers::new(2, &control)).expect("opened");
        (sides, ends)
    })
}

/// The states after `count` random walks of `length` moves that keep W stickers on the W axis.
fn walks(count: usize, length: usize, seed: u64) -> Vec<Tess2> {
    let keeps = |mv: &usize| PuzzleId::Tess2.def().moves[*mv].motion.axis[3] == 3;
    let keeping: Vec<usize> = (0..MOVES_PER_LAYER_SET).filter(keeps).collect();
    let mut random = generator(seed);
    let mut walk = |_| {
        let moves = (0..length).map(|_| keeping[random.random_range(0..keeping.len())]);
        moves.fold(Tess2::SOLVED, |state, mv| state.after(mv))
    };
    (0..count).map(&mut walk).collect()
}

fn labels(state: &Tess2, sticker: usize) -> Phase2Labels {
    std::array::from_fn(|p| state.ori[p].image(sticker) | (state.piece[p] >> 3 & 1) << 2)
}

fn arranged(arrangement: &Arrangement, labels: &Phase2Labels) -> Phase2Labels {
    arrangement.from.map(|from| arrangement.relabel[usize::from(labels[usize::from(from)])])
}

/// The state after a turn of the half at the positive end of an axis by rotation `0 <= r < 24`.
fn turned(state: &Tess2, axis: usize, r: usize) -> Tess2 {
    if r == 0 { *state } else { state.after(axis * ROTATIONS_PER_CELL + r - 1) }
}

#[test]
fn end_rows_agree_with_side_rows() {
    let (sides, ends) = tables();
    let (mut places, mut rows, mut looks, mut side_rows) =
        (Vec::new(), Vec::new(), LookUpBuffers::default(), Vec::new());
    let mut told = [[0; 2]; 2];
    for state in [walks(700, 40, 1), walks(700, 8, 2), walks(300, 6, 3), walks(40, 2, 4)].concat() {
        for axis in 0..3 {
            for sticker in 0..3 {
                let labels_of = |state: &Tess2| labels(state, sticker);
                ends.look_up(&[arranged(&ends.arrangements[axis], &labels_of(&state))], &mut places, &mut rows);
                let of_ends: Vec<_> =
                    ends.moves(axis, 0).iter().map(|r| labels_of(&turned(&state, axis, usize::from(*r)))).collect();
                sides.look_up(&of_ends, &mut looks, &mut side_rows);
                for left in 7..=8 {
                    let mask = ends.within(rows[0], left);
                    for (end, row) in side_rows.iter().enumerate() {
                        assert_eq!(mask >> end & 1 == 1, row.within(left), "axis {axis}, end {end}: {state:?}");
                        told[usize::from(left) - 7][usize::from(row.within(left))] += 1;
                    }
                }
                assert_eq!(ends.within(rows[0], 9), u8::MAX);
            }
        }
    }
    assert!(told.as_flattened().iter().all(|n| *n > 1000), "{told:?}");
}

#[test]
fn ends_keep_the_w_axis_and_begin_with_the_one_looked_up() {
    let (_, ends) = tables();
    let all = SignedPerm::rotations(3);
    for axis in 0..3 {
        for (r, first) in all.iter().enumerate() {
            let mut seen = Vec::new();
            for &to in ends.moves(axis, r) {
                // The motion from one end to the other maps W to itself or reverses it.
                let between = all[usize::from(to)].embed(axis as u8).after(&first.embed(axis as u8).inverse());
                assert_eq!(between.axis[3], 3);
                assert!(!seen.contains(&to), "no end twice");
                seen.push(to);
            }
            assert_eq!(usize::from(seen[0]), r, "the first end is the one that was looked up");
        }
    }
}

#[test]
fn row_count_equals_the_manifest() {
    let halves = Phase2Halves::along_x();
    assert_eq!(halves.classes.len(), 53_262);
    assert_eq!(halves.rows as u64 * 2, spec::require(NAME).expect("a table").bytes);
}
