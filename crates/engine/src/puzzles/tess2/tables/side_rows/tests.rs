//! Tests of the side rows against searches on the cubie level without rows, classes or symmetries.

use crate::tables::Workers;
use std::collections::{HashMap, hash_map::Entry};
use std::sync::OnceLock;

use super::{LookUpBuffers, SideRow, SideRows};
use crate::control::Control;
use crate::puzzle::hypercube::{MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL};
use crate::puzzle::{PuzzleId, canonical::Successors, geometry::SignedPerm, scramble::generator};
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::tables::axis_halves::{AxisHalves, ROTATIONS};
use crate::puzzles::tess2::tables::phase2_labels::Phase2Labels;
use crate::testing::shared_tables;
use rand::RngExt;

/// The values of `left` for which the rows are exact.
const THRESHOLDS: std::ops::RangeInclusive<u8> = 6..=8;
/// Number of cosets at each distance from solved, by the plain search.
const LEVEL_SIZES: [usize; 6] = [1, 9, 142, 2856, 55_145, 1_019_768];

fn table() -> &'static SideRows {
    static TABLE: OnceLock<SideRows> = OnceLock::new();
    TABLE.get_or_init(|| SideRows::load(shared_tables(), Workers::new(2, &Control::new())).expect("opened"))
}

fn moves_keeping_w() -> &'static [usize] {
    static KEEPING: OnceLock<Vec<usize>> = OnceLock::new();
    KEEPING.get_or_init(|| {
        let keeps = |mv: &usize| PuzzleId::Tess2.def().moves[*mv].motion.axis[3] == 3;
        (0..MOVES_PER_LAYER_SET).filter(keeps).collect()
    })
}

/// For each position: the axis of a sticker; bit 2 is set if the piece belongs on the positive side of W.
fn labels(state: &Tess2, sticker: usize) -> Phase2Labels {
    std::array::from_fn(|p| state.ori[p].image(sticker) | (state.piece[p] >> 3 & 1) << 2)
}

fn look(labels: &[Phase2Labels]) -> Vec<SideRow> {
    let mut rows = Vec::new();
    table().look_up(labels, &mut LookUpBuffers::default(), &mut rows);
    assert_eq!(rows.len(), labels.len());
    rows
}

fn key(labels: &Phase2Labels) -> u64 {
    labels.iter().fold(0, |key, label| key << 3 | u64::from(*label))
}

/// The states after `count` random canonical walks of `length` moves that keep W stickers on the W axis.
fn walks(count: usize, length: usize, seed: u64) -> Vec<Tess2> {
    let (mut random, successors) =
        (generator(seed), Successors::new(&PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET]));
    let mut walk = || {
        let mut path: Vec<usize> = Vec::new();
        while path.len() < length {
            let next = moves_keeping_w()[random.random_range(0..moves_keeping_w().len())];
            if path.last().is_none_or(|last| successors.allows(*last, next)) {
                path.push(next);
            }
        }
        path.into_iter().fold(Tess2::SOLVED, |state, mv| state.after(mv))
    };
    (0..count).map(|_| walk()).collect()
}

/// The cosets of sticker Z within five moves of solved.
struct Ball {
    distance: HashMap<u64, u8>,
    /// One state of each coset.
    states: Vec<Tess2>,
}

fn ball() -> &'static Ball {
    static BALL: OnceLock<Ball> = OnceLock::new();
    BALL.get_or_init(|| {
        let mut ball = Ball { distance: HashMap::new(), states: vec![Tess2::SOLVED] };
        ball.distance.insert(key(&labels(&Tess2::SOLVED, 2)), 0);
        let mut level = 0..1;
        for (depth, count) in LEVEL_SIZES.into_iter().enumerate().skip(1) {
            for at in level.clone() {
                for &mv in moves_keeping_w() {
                    let child = ball.states[at].after(mv);
                    if let Entry::Vacant(place) = ball.distance.entry(key(&labels(&child, 2))) {
                        place.insert(depth as u8);
                        ball.states.push(child);
                    }
                }
            }
            level = level.end..ball.states.len();
            assert_eq!(level.len(), count);
        }
        ball
    })
}

/// True if at most `left` moves lead into the ball of cosets of sticker Z.
fn reaches_the_ball(state: &Tess2, left: usize) -> bool {
    ball().distance.contains_key(&key(&labels(state, 2)))
        || left > 0 && moves_keeping_w().iter().any(|&mv| reaches_the_ball(&state.after(mv), left - 1))
}

#[test]
fn states_within_five_moves_are_within_any_threshold() {
    let all: Vec<Phase2Labels> = ball().states.iter().map(|state| labels(state, 2)).collect();
    assert_eq!(all.len(), LEVEL_SIZES.iter().sum::<usize>());
    assert!(look(&all).iter().all(|row| THRESHOLDS.chain([0, 9, 20]).all(|left| row.within(left))));
}

#[test]
fn rows_are_lower_bounds_on_the_walk_length() {
    for length in 0..=8 {
        let states = walks(2000, length, length as u64);
        for sticker in 0..3 {
            for which in [|state: &Tess2| *state, Tess2::inverse] {
                let all: Vec<Phase2Labels> = states.iter().map(|state| labels(&which(state), sticker)).collect();
                for row in look(&all) {
                    assert!(THRESHOLDS.filter(|left| usize::from(*left) >= length).all(|left| row.within(left)));
                }
            }
        }
    }
}

#[test]
fn rows_are_exact() {
    // Walks of seven and of eight moves end at nearly every distance up to their length, and long ones mostly beyond.
    let states = [walks(200, 7, 1), walks(200, 8, 2), walks(100, 9, 3), walks(60, 30, 4)].concat();
    let all: Vec<Phase2Labels> = states.iter().map(|state| labels(state, 2)).collect();
    let mut seen = [0; 4];
    for (state, row) in states.iter().zip(look(&all)) {
        let distance = (6..9u8).find(|left| reaches_the_ball(state, usize::from(*left) - 5)).unwrap_or(9);
        for left in THRESHOLDS {
            assert_eq!(row.within(left), distance <= left, "{distance} {left}");
        }
        seen[usize::from(distance) - 6] += 1;
    }
    assert!(seen.iter().all(|states| *states > 20), "{seen:?}");
}

#[test]
fn one_row_gives_the_bounds_of_all_rotations_of_the_half() {
    let halves = AxisHalves::default();
    let states = [walks(1500, 30, 5), walks(1500, 7, 6), walks(300, 3, 7)].concat();
    let turned = |state: &Tess2, r: usize| if r == 0 { *state } else { state.after(3 * ROTATIONS_PER_CELL + r - 1) };
    let mut differing = 0;
    for sticker in 0..3 {
        let all: Vec<Phase2Labels> = states.iter().map(|state| labels(state, sticker)).collect();
        let children: Vec<Phase2Labels> =
            states.iter().flat_map(|state| (0..ROTATIONS).map(|r| labels(&turned(state, r), sticker))).collect();
        let children = look(&children);
        for ((row, children), state) in look(&all).iter().zip(children.chunks(ROTATIONS)).zip(&states) {
            for left in THRESHOLDS {
                let mask = row.rotations_within(left, &halves);
                let expected: u32 = (0..ROTATIONS).map(|r| u32::from(children[r].within(left)) << r).sum();
                assert_eq!(mask, expected, "sticker {sticker}, left {left}: {state:?}");
                differing += u32::from(mask != 0 && mask.count_ones() < ROTATIONS as u32);
            }
        }
    }
    assert!(differing > 3000, "{differing}");
}

#[test]
fn symmetries_that_keep_the_w_axis_keep_the_rows() {
    // Symmetries exchange the stickers X, Y and Z, the halves, and the sides.
    let symmetries: Vec<SignedPerm> = SignedPerm::all(4).into_iter().filter(|s| s.axis[3] == 3).collect();
    assert_eq!(symmetries.len(), 96);
    for state in walks(60, 30, 8).iter().chain(&walks(60, 8, 9)).chain(&walks(20, 2, 10)) {
        for sticker in 0..3 {
            let images = symmetries.iter().map(|s| labels(&state.conjugate(s), usize::from(s.axis[sticker])));
            let rows = look(&images.collect::<Vec<_>>());
            let here = look(&[labels(state, sticker)])[0];
            for left in THRESHOLDS {
                assert!(rows.iter().all(|row| row.within(left) == here.within(left)), "{left}: {state:?}");
            }
        }
    }
}

#[test]
fn random_states_are_near_as_often_as_the_counts_predict() {
    // Of 30,778,405,515 cosets 1.18 % are within seven moves and 18.9 % within eight.
    let states = walks(20_000, 40, 11);
    for sticker in 0..3 {
        let rows = look(&states.iter().map(|state| labels(state, sticker)).collect::<Vec<_>>());
        let within = |left| rows.iter().filter(|row| row.within(left)).count();
        assert!((150..330).contains(&within(7)), "{}", within(7));
        assert!((3500..4100).contains(&within(8)), "{}", within(8));
        assert_eq!(within(9), rows.len());
    }
}

#[test]
fn a_batch_lookup_equals_single_lookups() {
    let all: Vec<Phase2Labels> = walks(200, 8, 12).iter().map(|state| labels(state, 1)).collect();
    let (mut room, mut rows) = (LookUpBuffers::default(), Vec::new());
    let halves = AxisHalves::default();
    for (n, row) in look(&all).iter().enumerate() {
        table().look_up(&all[n..=n], &mut room, &mut rows);
        assert_eq!(rows.len(), 1);
        for left in THRESHOLDS {
            assert_eq!(rows[0].within(left), row.within(left));
            assert_eq!(rows[0].rotations_within(left, &halves), row.rotations_within(left, &halves));
        }
    }
    table().look_up(&[], &mut room, &mut rows);
    assert!(rows.is_empty());
}
