//! Tests of the 3x3x3 tables against plain breadth-first search on cubies, without coordinates, move tables or symmetries.

use crate::tables::Workers;
use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

use super::classes::{self, UPRIGHT};
use super::coords::{self, CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, SLICE, SLICE_SORTED, TWIST, slice_mask};
use super::testing::{
    ALL_TURNS, UNLIMITED_DEPTH, corners_and_outer_edges, corners_and_slice, corners_only, coset, counts, cube_from_key,
    edges_only, flip_and_slice, key, levels, twist_and_slice,
};
use super::{LargePruning, SmallTables, SymmetryReduction, large, small, symmetry_reduction};
use crate::control::Control;
use crate::puzzle::{cubes::FACE_TURNS, scramble};
use crate::puzzles::cube3::turns::HalfTurnMetric;
use crate::puzzles::cube3::{CORNERS, Cube3, STATES, Symmetry};
use crate::search::table_set::TableLoader;
use crate::tables::spec;
use crate::testing::shared_tables;
use rand::RngExt;

/// Maximum total size of the tables that are built by default, in bytes.
const MAX_BYTES: u64 = 200_000_000;
/// Number of cosets of G1.
const COSETS: u64 = 2_217_093_120;

fn tables() -> &'static (Arc<SmallTables>, LargePruning, SymmetryReduction) {
    static TABLES: OnceLock<(Arc<SmallTables>, LargePruning, SymmetryReduction)> = OnceLock::new();
    TABLES.get_or_init(|| {
        let (tables, control) = (shared_tables(), Control::new());
        let small =
            tables.shared(|| SmallTables::load::<HalfTurnMetric>(tables, Workers::new(2, &control))).expect("opened");
        let reduction = SymmetryReduction::load(&small.moves, tables, &control).expect("opened");
        let large = LargePruning::load::<HalfTurnMetric>(
            &small.moves,
            &reduction,
            TableLoader::silent(tables, Workers::new(2, &control)),
        )
        .expect("opened");
        (small, large, reduction)
    })
}

fn distribution(name: &str) -> &'static [u64] {
    &spec::find(name).expect("a table").distribution
}

fn coset_of(cube: &Cube3) -> [u32; 3] {
    [(TWIST.rank)(&cube.co), (FLIP.rank)(&cube.eo), (SLICE.rank)(&slice_mask(&cube.ep))]
}

/// The phase 1 entry of a state, and the symmetry that maps the representative of its flip and slice to the state.
fn phase1_entry(cube: &Cube3) -> (large::Phase1Entry, usize) {
    let (_, large, reduction) = tables();
    let [twist, flip, slice] = coset_of(cube);
    let of = reduction.class_of(flip as u16, slice as u16);
    let (class, symmetry) = (of >> 4, (of % 16) as usize);
    let seen = reduction.twist_seen(twist as u16, symmetry as u8);
    (large.phase1(LargePruning::phase1_index(class, seen)), symmetry)
}

/// The distance to G1, counted by following the table down.
fn distance_to_g1(cube: &Cube3) -> u8 {
    let mut at = *cube;
    let mut distance = 0;
    while coset_of(&at) != [0; 3] {
        let nearer = (phase1_entry(&at).0.mod3() + 2) % 3;
        at = (0..FACE_TURNS)
            .map(|mv| at.after(mv))
            .find(|next| phase1_entry(next).0.mod3() == nearer)
            .expect("a way down");
        distance += 1;
        assert!(distance <= 12);
    }
    distance
}

fn random_cubes(seed: u64, count: usize) -> Vec<Cube3> {
    let mut random = scramble::generator(seed);
    (0..count).map(|_| Cube3::unrank(random.random_range(0..STATES))).collect()
}

/// States of G1 with random permutations; those of corners and edges may differ in parity.
fn random_in_g1(seed: u64, count: usize) -> Vec<Cube3> {
    let mut random = scramble::generator(seed);
    let mut draw = || {
        let mut cube = Cube3::SOLVED;
        cube.cp = (CORNER_PERM.unrank)(random.random_range(0..CORNER_PERM.size));
        let outer = (EDGE_PERM.unrank)(random.random_range(0..EDGE_PERM.size));
        cube.ep[..8].copy_from_slice(&outer);
        cube.ep[8..].copy_from_slice(&(SLICE_SORTED.unrank)(random.random_range(0..24))[8..]);
        cube
    };
    (0..count).map(|_| draw()).collect()
}

fn corner_distance(cube: &Cube3) -> u8 {
    tables().1.corners(&tables().2, (CORNER_PERM.rank)(&cube.cp) as u16, (TWIST.rank)(&cube.co) as u16)
}

fn phase2_bound(cube: &Cube3) -> u8 {
    let edges = (EDGE_PERM.rank)(&coords::outer_edges(cube));
    tables().1.phase2((CORNER_PERM.rank)(&cube.cp) as u16, edges as u16)
}

/// The bounds of the small tables in G1: from corners and from edges.
fn phase2_small(cube: &Cube3) -> [u8; 2] {
    let small = &tables().0;
    let order = (SLICE_SORTED.rank)(&cube.ep) as u16;
    let (corners, edges) = ((CORNER_PERM.rank)(&cube.cp), (EDGE_PERM.rank)(&coords::outer_edges(cube)));
    [small.phase2_corners(corners as u16, order), small.phase2_edges(edges as u16, order)]
}

#[test]
fn tables_have_the_known_sizes_and_fit() {
    let of_cube = spec::built_by_default().filter(|s| s.name.starts_with("cube3-"));
    let names: Vec<&str> = of_cube.clone().map(|s| s.name.as_str()).collect();
    assert_eq!(names, [small::NAMES, large::NAMES].concat());
    let bytes: u64 = of_cube.map(|s| s.bytes).sum();
    assert!(bytes <= MAX_BYTES, "{bytes}");
    let factorial = |n: u64| (1..=n).product::<u64>();
    // Name, sum of the distribution, number of entries, bits per entry.
    let expected = [
        ("cube3-slice-twist", 495 * 2187, 495 * 2187, 4),
        ("cube3-slice-flip", 495 * 2048, 495 * 2048, 4),
        ("cube3-slice-corners", 24 * factorial(8), 24 * factorial(8), 4),
        ("cube3-slice-edges", 24 * factorial(8), 24 * factorial(8), 4),
        ("cube3-phase1", COSETS, 64_430 * 2187, 8),
        ("cube3-phase2", factorial(8) * factorial(8), 2768 * factorial(8), 2),
        ("cube3-corners", factorial(8) * 2187, 2768 * 2187, 4),
    ];
    for (name, total, entries, bits) in expected {
        let spec = spec::find(name).expect("a table");
        assert_eq!(spec.distribution.iter().sum::<u64>(), total, "{name}");
        assert_eq!(spec.entries, entries, "{name}");
        assert_eq!(spec.bytes, (entries * bits).div_ceil(64) * 8, "{name}");
    }
    assert_eq!(495 * 2048 * 2187, COSETS);
    let classes = spec::find(symmetry_reduction::CLASSES_NAME).expect("a table");
    assert_eq!((classes.entries, &*classes.distribution), (495 * 2048, &[64_430][..]));
    assert_eq!(classes.bytes, (classes.entries * 4 + 64_430 * 2).div_ceil(8) * 8);
}

#[test]
fn small_table_distributions_equal_breadth_first_search() {
    let found = [
        counts(&levels(&ALL_TURNS, UNLIMITED_DEPTH, twist_and_slice)),
        counts(&levels(&ALL_TURNS, UNLIMITED_DEPTH, flip_and_slice)),
        counts(&levels(&G1_TURNS, UNLIMITED_DEPTH, corners_and_slice)),
        counts(&levels(&G1_TURNS, UNLIMITED_DEPTH, edges_only)),
    ];
    for (name, found) in small::NAMES.into_iter().zip(found) {
        assert_eq!(found, distribution(name), "{name}");
    }
}

#[test]
fn small_tables_return_breadth_first_distances() {
    let small = &tables().0;
    let twists = levels(&ALL_TURNS, 7, twist_and_slice);
    let flips = levels(&ALL_TURNS, 7, flip_and_slice);
    // States beyond the search's depth are at least 8 moves away.
    let at = |levels: &[Vec<u128>], cube: Cube3| levels.iter().position(|l| l.binary_search(&key(&cube)).is_ok());
    for cube in random_cubes(1, 20_000) {
        let [twist, flip, slice] = coset_of(&cube).map(|c| c as u16);
        let told = usize::from(small.phase1(twist, flip, slice));
        match (at(&twists, twist_and_slice(cube)), at(&flips, flip_and_slice(cube))) {
            (Some(a), Some(b)) => assert_eq!(told, a.max(b)),
            _ => assert!(told >= 8),
        }
    }
    let inside = [levels(&G1_TURNS, 9, corners_and_slice), levels(&G1_TURNS, 7, edges_only)];
    for cube in random_in_g1(2, 20_000) {
        let [corners, edges] = phase2_small(&cube).map(usize::from);
        assert_eq!(at(&inside[0], corners_and_slice(cube)).unwrap_or(10), corners.min(10));
        assert_eq!(at(&inside[1], edges_only(cube)).unwrap_or(8), edges.min(8));
    }
}

#[test]
fn near_cosets_of_g1_have_the_known_counts_and_entries() {
    let levels = levels(&ALL_TURNS, 6, coset);
    assert_eq!(counts(&levels), [1, 4, 50, 592, 7156, 87_236, 1_043_817]);
    assert_eq!(counts(&levels), distribution(large::PHASE1)[..7]);
    for (depth, level) in levels.iter().enumerate() {
        for &state in level {
            assert_eq!(usize::from(phase1_entry(&cube_from_key(state)).0.mod3()), depth % 3);
        }
    }
}

#[test]
fn phase_1_entries_add_up_to_the_distribution() {
    let (_, large, reduction) = tables();
    let mut found = [0; 3];
    for class in 0..classes::FLIP_SLICE_CLASSES {
        // A class represents as many flip-slices as its representative has distinct images.
        let stands_for = u64::from(UPRIGHT as u32 / reduction.stabilisers()[class].count_ones());
        let mut row = [0; 3];
        for twist in 0..TWIST.size as u16 {
            row[usize::from(large.phase1(LargePruning::phase1_index(class as u32, twist)).mod3())] += 1;
        }
        (0..3).for_each(|rest| found[rest] += row[rest] * stands_for);
    }
    let expected = |rest: usize| distribution(large::PHASE1).iter().skip(rest).step_by(3).sum::<u64>();
    assert_eq!(found, [0, 1, 2].map(expected));
}

#[test]
fn phase_1_entries_list_exactly_the_faces_that_lead_nearer_to_g1() {
    let walks = (0..13).flat_map(|length| {
        let seeds = (0..20).map(move |seed| 100 * length + seed);
        seeds.map(move |seed| {
            let walk = scramble::walk(crate::puzzle::PuzzleId::Cube3, length as usize, &mut scramble::generator(seed));
            let cube = walk.0.iter().fold(Cube3::SOLVED, |cube, mv| cube.after(mv.index()));
            assert!(u64::from(distance_to_g1(&cube)) <= length);
            cube
        })
    });
    for cube in random_cubes(3, 2000).into_iter().chain(walks) {
        let (found, symmetry) = phase1_entry(&cube);
        let here = distance_to_g1(&cube);
        assert_eq!(here % 3, found.mod3());
        let mut nearer = 0;
        let upright = &Symmetry::all()[symmetry];
        for mv in 0..FACE_TURNS {
            // The turn of this state that corresponds to the representative's turn `mv`.
            let seen = cube.after(usize::from(upright.moves[mv]));
            let there = distance_to_g1(&seen);
            assert!(here.abs_diff(there) <= 1);
            nearer |= u8::from(there < here) << (mv / 3);
        }
        assert_eq!(found.nearer(), nearer);
        assert!(nearer != 0 || here == 0);
        let [twist, flip, slice] = coset_of(&cube).map(|c| c as u16);
        assert!(tables().0.phase1(twist, flip, slice) <= here);
    }
}

#[test]
fn corner_states_have_the_known_counts_and_distances() {
    let (_, large, reduction) = tables();
    let levels = levels(&ALL_TURNS, 6, corners_only);
    assert_eq!(counts(&levels), [1, 18, 243, 2874, 28_000, 205_416, 1_168_516]);
    for (depth, level) in levels.iter().enumerate() {
        assert!(level.iter().all(|&state| usize::from(corner_distance(&cube_from_key(state))) == depth));
    }
    let mut found = vec![0; distribution(large::CORNERS).len()];
    let mut stands_for = [0; classes::CORNER_CLASSES];
    large.corner_classes.iter().for_each(|of| stands_for[(of >> 4) as usize] += 1);
    for (corners, of) in large.corner_classes.iter().enumerate().filter(|(_, of)| **of % 16 == 0) {
        for twist in 0..TWIST.size as u16 {
            found[usize::from(large.corners(reduction, corners as u16, twist))] += stands_for[(of >> 4) as usize];
        }
    }
    assert_eq!(found, distribution(large::CORNERS));
    for cube in random_cubes(4, 5000) {
        let here = corner_distance(&cube);
        let there: Vec<u8> = (0..FACE_TURNS).map(|mv| corner_distance(&cube.after(mv))).collect();
        assert!(there.iter().all(|d| d.abs_diff(here) <= 1));
        assert!(there.contains(&(here - 1)));
    }
}

#[test]
fn g1_states_are_counted_and_bounds_are_admissible() {
    let whole = levels(&G1_TURNS, 6, |cube| cube);
    assert_eq!(counts(&whole), [1, 10, 67, 456, 3079, 19_948, 123_074]);
    for (depth, level) in whole.iter().enumerate() {
        for cube in level.iter().map(|&state| cube_from_key(state)) {
            assert_eq!(coset_of(&cube), [0; 3]);
            assert_eq!(phase2_bound(&cube), 0);
            assert!(phase2_small(&cube).iter().all(|bound| usize::from(*bound) <= depth));
        }
    }
    let pairs = levels(&G1_TURNS, 7, corners_and_outer_edges);
    assert_eq!(counts(&pairs), distribution(large::PHASE2)[..8]);
    let mut random = scramble::generator(5);
    for length in 8..13 {
        for _ in 0..5000 {
            let turn = |cube: Cube3, _| cube.after(usize::from(G1_TURNS[random.random_range(0..G1_TURNS.len())]));
            let cube = (0..length).fold(Cube3::SOLVED, turn);
            assert!(phase2_bound(&cube) <= length);
        }
    }
}

#[test]
fn phase_2_entries_add_up_to_the_distribution() {
    let large = &tables().1;
    let mut stands_for = [0; classes::CORNER_CLASSES];
    large.corner_classes.iter().for_each(|of| stands_for[(of >> 4) as usize] += 1);
    let mut found = [0; 4];
    for (corners, of) in large.corner_classes.iter().enumerate().filter(|(_, of)| **of % 16 == 0) {
        for edges in 0..EDGE_PERM.size as u16 {
            let told = large.phase2(corners as u16, edges);
            found[usize::from(told.saturating_sub(8))] += stands_for[(of >> 4) as usize];
        }
    }
    let exact = distribution(large::PHASE2);
    assert_eq!(found, [exact[..9].iter().sum(), exact[9], exact[10], exact[11..].iter().sum::<u64>()]);
}

#[test]
fn classes_consist_of_conjugate_states() {
    let upright = &Symmetry::all()[..UPRIGHT];
    let mut corners = 0;
    for raw in 0..CORNER_PERM.size {
        let cube = Cube3 { cp: (CORNER_PERM.unrank)(raw), ..Cube3::SOLVED };
        let images: Vec<u32> = upright.iter().map(|s| (CORNER_PERM.rank)(&s.conjugate(&cube).cp)).collect();
        corners += usize::from(images.iter().min() == Some(&raw));
        let of = tables().1.corner_classes[raw as usize] >> 4;
        assert!(images.iter().all(|image| tables().1.corner_classes[*image as usize] >> 4 == of));
    }
    assert_eq!(corners, classes::CORNER_CLASSES);
    assert_eq!(corners, 2768);
    // Burnside: count the fixed points of each symmetry.
    let mut alone = 0;
    for slice in 0..SLICE.size {
        let held = (SLICE.unrank)(slice);
        let ep = std::array::from_fn(|p| if held >> p & 1 == 1 { 8 } else { 0 });
        for flip in 0..FLIP.size {
            let cube = Cube3 { cp: [0; CORNERS], co: [0; CORNERS], ep, eo: (FLIP.unrank)(flip) };
            alone += upright.iter().filter(|s| flip_and_slice(s.conjugate(&cube)) == cube).count();
        }
    }
    assert_eq!(alone, 64_430 * UPRIGHT);
    assert_eq!(classes::FLIP_SLICE_CLASSES, 64_430);
}

#[test]
fn conjugate_states_have_equal_distances_and_bounds() {
    let upright = &Symmetry::all()[..UPRIGHT];
    for cube in random_cubes(6, 3000) {
        for seen in upright.iter().map(|s| s.conjugate(&cube)) {
            assert_eq!(phase1_entry(&seen).0.mod3(), phase1_entry(&cube).0.mod3());
            assert_eq!(corner_distance(&seen), corner_distance(&cube));
        }
    }
    for cube in random_cubes(7, 100) {
        let distances: HashSet<u8> = upright.iter().map(|s| distance_to_g1(&s.conjugate(&cube))).collect();
        assert_eq!(distances.len(), 1);
    }
    for cube in random_in_g1(8, 3000) {
        for seen in upright.iter().map(|s| s.conjugate(&cube)) {
            assert_eq!(phase2_bound(&seen), phase2_bound(&cube));
            assert_eq!(phase2_small(&seen), phase2_small(&cube));
        }
    }
}

#[test]
fn near_qtm_distance_counts_equal_a_plain_search() {
    let quarters: Vec<u8> = ALL_TURNS.into_iter().filter(|mv| mv % 3 != 1).collect();
    for (name, projection) in [
        ("cube3-qtm-slice-twist", twist_and_slice as fn(Cube3) -> Cube3),
        ("cube3-qtm-slice-flip", flip_and_slice),
        ("cube3-qtm-phase1", coset),
        ("cube3-qtm-corners", corners_only),
    ] {
        assert_eq!(counts(&levels(&quarters, 5, projection)), distribution(name)[..=5], "{name}");
    }
    // The distributions cover all cosets, all corner states, and all pairs of permutations of corners and outer edges.
    let sums =
        ["cube3-qtm-phase1", "cube3-qtm-corners", "cube3-qtm-phase2"].map(|n| distribution(n).iter().sum::<u64>());
    assert_eq!(sums, [COSETS, 40_320 * 2187, 40_320 * 40_320]);
}
