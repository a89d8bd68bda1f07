//! The small edge table of the optimal solver, for the cube with opposite faces in the same colour.
//!
//! The large table distinguishes only some of the flips, and no distances below a minimum. If its entry is low, this table gives the exact
//! distance of the slices and all flips, ignoring the corners. It matters most for states with nearly solved corners, such as the one with
//! all edges flipped.
//!
//! Slices fall into classes under the 48 symmetries, like the corners in [`ThreeColours`]; flips are numbered as seen through the symmetry
//! that maps the slices to the first of their class (Kociemba's reduction: kociemba.org/math/symmetric.htm).

use super::cubie_bytes::{CubieBytes, CubieLanes};
use super::metric_tables::MetricTables;
use super::three_colours::{FLIPS, SLICES, SYMMETRIES, ThreeColourPattern, ThreeColours, inverses};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::ALL;
#[cfg(test)]
use crate::puzzles::cube3::turns::HalfTurnMetric;
use crate::search::ida::MoveSet;
use crate::tables::packed::{nibble, pack};
use crate::tables::simd::{CanPortable, Lanes, Portable, dispatch};
use crate::tables::{TableError, Tables, Workers, headroom::Claim, huge_pages::HugePages, parallel, spec::require};

/// The name of the table in HTM.
#[cfg(test)]
pub const NAME: &str = HalfTurnMetric::OPTIMAL_EDGES;

/// Number of states that a thread takes at a time during the build.
const CHUNK: usize = 1 << 12;
/// Number of states expanded at a time: limits the memory for their neighbours to a few megabytes.
const BLOCK: usize = 16 * CHUNK;
/// Marks a state not reached yet.
const UNVISITED: u8 = u8::MAX;

/// The classes of slices under the 48 symmetries.
#[derive(Debug)]
struct SliceClasses {
    /// `class * 64 + symmetry` for each number of slices; the symmetry maps the slices to the first of their class.
    class_and_symmetry: Vec<u32>,
    /// The first slices of each class, and the symmetries that fix them.
    representatives: Vec<(u32, Vec<u8>)>,
}

impl SliceClasses {
    fn new(colours: &ThreeColours) -> Self {
        let mut out = Self { class_and_symmetry: vec![u32::MAX; SLICES as usize], representatives: Vec::new() };
        let inverses = inverses();
        for first in 0..SLICES {
            if out.class_and_symmetry[first as usize] != u32::MAX {
                continue;
            }
            let (class, mut same) = (out.representatives.len() as u32, Vec::new());
            let edges = Portable::load(
                CanPortable,
                colours.state(ThreeColourPattern { class: 0, slices: first, flips: 0 }).edges,
            );
            for (symmetry, inverse) in inverses.iter().enumerate() {
                let (image, _) = colours.edge_pattern(CanPortable, colours.map_edges(CanPortable, edges, symmetry));
                if image == first {
                    same.push(symmetry as u8);
                }
                if out.class_and_symmetry[image as usize] == u32::MAX {
                    out.class_and_symmetry[image as usize] = class << 6 | inverse;
                }
            }
            out.representatives.push((first, same));
        }
        out
    }
}

/// The distances of all slices and flips in one metric.
#[derive(Debug)]
pub struct OptimalEdges {
    classes: SliceClasses,
    /// Four bits each, at `class * 2048 + flips`.
    distances: HugePages<u64>,
}

impl OptimalEdges {
    /// Opens or builds the table in a metric.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load<C: MetricTables>(
        colours: &ThreeColours,
        tables: &Tables,
        workers: Workers,
    ) -> Result<Self, TableError> {
        let (classes, spec) = (SliceClasses::new(colours), require(C::OPTIMAL_EDGES)?);
        let distances = tables.load_or_build(spec, workers.control, || {
            let claim = Claim::new(C::OPTIMAL_EDGES, spec.memory)?;
            // In QTM the quarter turns are enough: a half turn costs as much as two of them.
            let turns: Vec<CubieBytes> =
                C::needed(ALL).each().map(|turn| CubieBytes::turns()[usize::from(turn)]).collect();
            let (distances, distribution) = distances(colours, &classes, &turns, workers)?;
            drop(claim);
            spec.check(&distribution)?;
            pack(C::OPTIMAL_EDGES, &distances, 4, |d| d, workers.control)
        })?;
        Ok(Self { classes, distances })
    }

    /// The exact distance of a state's slices and flips: a lower bound on the distance of the state.
    #[inline(always)]
    pub fn distance<L: Lanes>(&self, can: L::Proof, colours: &ThreeColours, edges: L) -> u8 {
        nibble(self.distances.as_slice(), place(can, colours, &self.classes, edges))
    }
}

/// The index of an edge pattern in the table.
#[inline(always)]
fn place<L: Lanes>(can: L::Proof, colours: &ThreeColours, classes: &SliceClasses, edges: L) -> usize {
    let (slices, _) = colours.edge_pattern(can, edges);
    let entry = classes.class_and_symmetry[slices as usize];
    let (_, flips) = colours.edge_pattern(can, colours.map_edges(can, edges, (entry & 63) as usize));
    ((entry >> 6) * FLIPS + flips % FLIPS) as usize
}

/// Appends the indices one turn away from `places`.
#[inline(always)]
fn next_places_body<L: Lanes>(
    can: L::Proof,
    colours: &ThreeColours,
    classes: &SliceClasses,
    turns: &[CubieBytes],
    places: &[u32],
    out: &mut Vec<u32>,
) {
    for from in places {
        let (slices, flips) = (classes.representatives[(from / FLIPS) as usize].0, from % FLIPS);
        let pattern = ThreeColourPattern { class: 0, slices, flips: flips | (flips.count_ones() & 1) << 11 };
        let cube = CubieLanes::<L>::load(can, &colours.state(pattern));
        for turn in turns {
            let next = cube.then(can, CubieLanes::load(can, turn));
            out.push(place(can, colours, classes, next.edges()) as u32);
        }
    }
}

/// Appends the indices equivalent to `from`, itself included, under the symmetries that fix the first slices of its class.
#[inline(always)]
fn equivalent_entries_body<L: Lanes>(
    can: L::Proof,
    colours: &ThreeColours,
    classes: &SliceClasses,
    from: u32,
    out: &mut Vec<u32>,
) {
    let (class, flips) = (from / FLIPS, from % FLIPS);
    let (slices, same) = &classes.representatives[class as usize];
    let pattern = ThreeColourPattern { class: 0, slices: *slices, flips: flips | (flips.count_ones() & 1) << 11 };
    let edges = L::load(can, colours.state(pattern).edges);
    for &symmetry in same {
        let (_, flips) = colours.edge_pattern(can, colours.map_edges(can, edges, usize::from(symmetry)));
        out.push(class * FLIPS + flips % FLIPS);
    }
}

dispatch! {
    fn next_places(
        colours: &ThreeColours, classes: &SliceClasses, turns: &[CubieBytes], places: &[u32], out: &mut Vec<u32>
    ) = next_places_body;
    fn equivalent_entries(colours: &ThreeColours, classes: &SliceClasses, from: u32, out: &mut Vec<u32>) = equivalent_entries_body;
}

/// The distances of all classes and flips by breadth-first search, and the number of edge patterns at each distance.
fn distances(
    colours: &ThreeColours,
    classes: &SliceClasses,
    turns: &[CubieBytes],
    workers: Workers,
) -> Result<(Vec<u8>, Vec<u64>), TableError> {
    let mut out = vec![UNVISITED; classes.representatives.len() * FLIPS as usize];
    let mut same = Vec::new();
    let solved = CubieBytes::from_cube(&Cube3::SOLVED);
    let start = place(CanPortable, colours, classes, Portable::load(CanPortable, solved.edges)) as u32;
    out[start as usize] = 0;
    let (mut last, mut counts, mut done) = (vec![start], vec![1], 0);
    let total = out.len() as f64;
    while !last.is_empty() {
        let distance = counts.len() as u8;
        let (mut next, mut count) = (Vec::new(), 0);
        for block in last.chunks(BLOCK) {
            let share = (done as f64 / total, (done + block.len()) as f64 / total);
            let parts = parallel(block.len(), CHUNK, workers, share, |range| {
                let mut next = Vec::new();
                next_places(colours, classes, turns, &block[range], &mut next);
                next.retain(|&place| out[place as usize] == UNVISITED);
                next
            })?;
            for found in parts.into_iter().flatten() {
                if out[found as usize] != UNVISITED {
                    continue;
                }
                let before = next.len();
                same.clear();
                equivalent_entries(colours, classes, found, &mut same);
                for &place in &same {
                    if out[place as usize] == UNVISITED {
                        out[place as usize] = distance;
                        next.push(place);
                    }
                }
                let weight = SYMMETRIES / classes.representatives[(found / FLIPS) as usize].1.len();
                count += ((next.len() - before) * weight) as u64;
            }
            done += block.len();
        }
        counts.push(count);
        last = next;
    }
    counts.pop();
    Ok((out, counts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::Control;
    use crate::puzzles::cube3::Symmetry;
    use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric, is_half};
    use crate::testing::shared_tables;
    use std::sync::LazyLock;

    static COLOURS: LazyLock<ThreeColours> = LazyLock::new(ThreeColours::new);
    static EDGES: LazyLock<OptimalEdges> = LazyLock::new(load::<HalfTurnMetric>);
    static IN_QUARTERS: LazyLock<OptimalEdges> = LazyLock::new(load::<QuarterTurnMetric>);

    fn load<C: MetricTables>() -> OptimalEdges {
        OptimalEdges::load::<C>(&COLOURS, shared_tables(), Workers::new(2, &Control::new())).expect("a table")
    }

    fn distance(cube: &Cube3) -> u8 {
        distance_in(&EDGES, cube)
    }

    fn distance_in(edges: &OptimalEdges, cube: &Cube3) -> u8 {
        edges.distance(CanPortable, &COLOURS, Portable::load(CanPortable, CubieBytes::from_cube(cube).edges))
    }

    #[test]
    fn all_edges_flipped_is_at_distance_11() {
        assert_eq!(distance(&Cube3::SOLVED), 0);
        assert_eq!(distance(&Cube3 { eo: [1; 12], ..Cube3::SOLVED }), 11);
        assert_eq!(require(NAME).expect("a table").distribution.iter().sum::<u64>(), u64::from(SLICES * FLIPS));
    }

    proptest::proptest! {
        #[test]
        fn distances_change_by_at_most_one_per_turn_and_not_by_symmetries(rank: u128, symmetry in 0..SYMMETRIES) {
            let cube = Cube3::unrank(rank);
            let before = distance(&cube);
            proptest::prop_assert_eq!(distance(&Symmetry::all()[symmetry].conjugate(&cube)), before);
            let after: Vec<u8> = (0..18).map(|turn| distance(&cube.after(turn))).collect();
            proptest::prop_assert!(after.iter().all(|d| d.abs_diff(before) <= 1));
            proptest::prop_assert!(before == 0 || after.contains(&(before - 1)));
        }

        #[test]
        fn qtm_distances_change_by_at_most_one_per_quarter_turn(rank: u128, symmetry in 0..SYMMETRIES) {
            let cube = Cube3::unrank(rank);
            let before = distance_in(&IN_QUARTERS, &cube);
            proptest::prop_assert!((distance(&cube)..=2 * distance(&cube)).contains(&before));
            proptest::prop_assert_eq!(distance_in(&IN_QUARTERS, &Symmetry::all()[symmetry].conjugate(&cube)), before);
            let quarters = (0..18).filter(|turn| !is_half(*turn as u8));
            let after: Vec<u8> = quarters.map(|turn| distance_in(&IN_QUARTERS, &cube.after(turn))).collect();
            proptest::prop_assert!(after.iter().all(|d| d.abs_diff(before) <= 1));
            proptest::prop_assert!(before == 0 || after.contains(&(before - 1)));
        }
    }
}
