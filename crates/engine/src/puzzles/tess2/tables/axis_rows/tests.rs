//! Tests of rows and bounds against states turned one by one.

use crate::tables::Workers;
use std::collections::HashSet;
use std::sync::OnceLock;

use proptest::prelude::*;

use super::AxisRows;
use crate::control::Control;
use crate::puzzle::{Move, PuzzleId, hypercube::MOVES_PER_LAYER_SET, scramble};
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::tables::axis_halves::{AxisHalves, AxisLabels};
use crate::testing::shared_tables;

fn labels(state: &Tess2, sticker: usize) -> AxisLabels {
    AxisLabels(state.ori.iter().enumerate().map(|(p, g)| u32::from(g.image(sticker)) << (2 * p)).sum())
}

fn axis_rows() -> &'static AxisRows {
    static ROWS: OnceLock<AxisRows> = OnceLock::new();
    ROWS.get_or_init(|| AxisRows::load(shared_tables(), Workers::new(2, &Control::new())).expect("opened"))
}

#[test]
fn a_row_agrees_with_each_turned_state() {
    let rows = axis_rows();
    let mut random = scramble::generator(11);
    for _ in 0..300 {
        let state = Tess2::from_facelets(&scramble::uniform(PuzzleId::Tess2, &mut random)).expect("a state").0;
        for sticker in 0..4 {
            for axis in 0..4 {
                for left in 4..8 {
                    let mask = rows.rotations_within(labels(&state, sticker), axis, left);
                    for r in 1..24 {
                        let child = state.after(axis * 23 + r - 1);
                        let within = rows.within(labels(&child, sticker), left);
                        assert_eq!(
                            mask >> r & 1 == 1,
                            within,
                            "sticker {sticker} axis {axis} rotation {r} left {left}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn near_labels_are_exact() {
    let rows = axis_rows();
    let halves = AxisHalves::default();
    let mut frontier = HashSet::from([AxisLabels::all(3)]);
    let mut seen = frontier.clone();
    for depth in 0..=3u8 {
        for l in &frontier {
            for left in 0..=3 {
                assert_eq!(rows.near(*l, left), depth <= left);
            }
            assert_eq!(rows.bound(*l), u8::from(depth > 0));
        }
        let children = frontier.iter().flat_map(|l| {
            let turned = |axis: usize, r: usize| l.with_positive(axis, halves.turn(l.halves(axis).1, r));
            (0..4).flat_map(move |axis| (1..24).map(move |r| turned(axis, r))).collect::<Vec<_>>()
        });
        frontier = children.filter(|l| seen.insert(*l)).collect();
    }
    assert!(frontier.iter().all(|l| !rows.near(*l, 3)));
}

proptest! {
    #[test]
    fn the_bound_never_exceeds_the_walk_length(moves in proptest::collection::vec(0..MOVES_PER_LAYER_SET, 0..9), sticker in 0usize..4) {
        let state = moves.iter().fold(Tess2::SOLVED, |s, &m| s.after(m));
        let bound = usize::from(axis_rows().bound(labels(&state, sticker)));
        prop_assert!(bound <= moves.len());
        let inverse = usize::from(axis_rows().bound(labels(&state.inverse(), sticker)));
        prop_assert!(inverse <= moves.len());
        // Turning the labels alone gives the labels of the final state.
        let def = PuzzleId::Tess2.def();
        let walked = moves.iter().fold(labels(&Tess2::SOLVED, sticker), |l, &m| {
            let (axis, r) = (m / 23, m % 23 + 1);
            assert_eq!(usize::from(def.moves[Move(m as u16).index()].axis), axis);
            l.with_positive(axis, axis_rows().halves.turn(l.halves(axis).1, r))
        });
        prop_assert_eq!(walked, labels(&state, sticker));
    }
}
