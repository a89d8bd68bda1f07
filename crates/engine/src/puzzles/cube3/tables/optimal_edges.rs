//! The small edge table of the optimal solver, for the cube with opposite faces in the same colour.
//!
//! The large table distinguishes only some of the flips, and no distances below a minimum. If its entry is low, this table gives the exact
//! distance of the slices and all flips, ignoring the corners. It matters most for states with nearly solved corners, such as the one with
//! all edges flipped.
//!
//! Slices fall into classes under the 48 symmetries, like the corners in [`ThreeColours`]; flips are numbered as seen through the symmetry
//! that maps the slices to the first of their class (Kociemba's reduction: kociemba.org/math/symmetric.htm).

use super::cubie_bytes::{CubieBytes, CubieLanes};
use super::of_metric::TablesOfMetric;
use super::three_colours::{FLIPS, SLICES, SYMMETRIES, ThreeColourPattern, ThreeColours, inverses};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::ALL;
#[cfg(test)]
use crate::puzzles::cube3::turns::HalfTurns;
use crate::search::ida::MoveSet;
use crate::tables::packed::{nibble, pack};
use crate::tables::simd::{CanPortable, Lanes, Portable, dispatch};
use crate::tables::{TableError, Tables, Workers, huge_pages::HugePages, parallel, room::Claim, spec::spec};

/// The name of the table in HTM.
#[cfg(test)]
pub const NAME: &str = HalfTurns::EDGES;

/// States that a thread takes at a time during the build.
const CHUNK: usize = 1 << 12;
/// States expanded at a time: limits the memory for their neighbours to a few megabytes.
const BLOCK: usize = 16 * CHUNK;
/// Marks a state not reached yet.
const UNSEEN: u8 = u8::MAX;

/// The symmetry classes of slices.
#[derive(Debug)]
struct SliceClasses {
    /// By slices: class * 64 + the symmetry that maps them to the first of their class.
    of: Vec<u32>,
    /// For each class its first slices, and the symmetries that fix them.
    firsts: Vec<(u32, Vec<u8>)>,
}

impl SliceClasses {
    fn new(colours: &ThreeColours) -> Self {
        let mut out = Self { of: vec![u32::MAX; SLICES as usize], firsts: Vec::new() };
        let inverses = inverses();
        for first in 0..SLICES {
            if out.of[first as usize] != u32::MAX {
                continue;
            }
            let (class, mut same) = (out.firsts.len() as u32, Vec::new());
            let edges = Portable::of(
                CanPortable,
                colours.state(ThreeColourPattern { class: 0, slices: first, flips: 0 }).edges,
            );
            for (symmetry, inverse) in inverses.iter().enumerate() {
                let (image, _) = colours.edge_pattern(CanPortable, colours.seen(CanPortable, edges, symmetry));
                if image == first {
                    same.push(symmetry as u8);
                }
                if out.of[image as usize] == u32::MAX {
                    out.of[image as usize] = class << 6 | inverse;
                }
            }
            out.firsts.push((first, same));
        }
        out
    }
}

/// The distances of all slices and flips in one metric.
#[derive(Debug)]
pub struct OptimalEdges {
    classes: SliceClasses,
    /// Four bits for each class and flips.
    distances: HugePages<u64>,
}

impl OptimalEdges {
    /// Opens or builds the table in a metric.
    ///
    /// # Errors
    /// [`TableError`], but not for a file that cannot be written: [`Tables::take_unsaved`] reports that.
    pub fn load<C: TablesOfMetric>(
        colours: &ThreeColours,
        store: &Tables,
        workers: Workers,
    ) -> Result<Self, TableError> {
        let (classes, spec) = (SliceClasses::new(colours), spec(C::EDGES)?);
        let distances = store.load_or_build(spec, workers.control, || {
            let claim = Claim::new(C::EDGES, spec.memory)?;
            // In QTM a half turn is two quarter turns.
            let turns: Vec<CubieBytes> =
                C::needed(ALL).each().map(|turn| CubieBytes::turns()[usize::from(turn)]).collect();
            let (distances, distribution) = distances(colours, &classes, &turns, workers)?;
            drop(claim);
            spec.check(&distribution)?;
            pack(C::EDGES, &distances, 4, |d| d, workers.control)
        })?;
        Ok(Self { classes, distances })
    }

    /// The exact distance of the slices and flips of a state, a lower bound for its edges.
    #[inline(always)]
    pub fn distance<L: Lanes>(&self, can: L::Can, colours: &ThreeColours, edges: L) -> u8 {
        nibble(self.distances.get(), place(can, colours, &self.classes, edges))
    }
}

/// The index of an edge pattern in the table.
#[inline(always)]
fn place<L: Lanes>(can: L::Can, colours: &ThreeColours, classes: &SliceClasses, edges: L) -> usize {
    let (slices, _) = colours.edge_pattern(can, edges);
    let entry = classes.of[slices as usize];
    let (_, flips) = colours.edge_pattern(can, colours.seen(can, edges, (entry & 63) as usize));
    ((entry >> 6) * FLIPS + flips % FLIPS) as usize
}

/// The indices one turn away from others.
#[inline(always)]
fn next_places_body<L: Lanes>(
    can: L::Can,
    colours: &ThreeColours,
    classes: &SliceClasses,
    turns: &[CubieBytes],
    places: &[u32],
    out: &mut Vec<u32>,
) {
    for from in places {
        let (slices, flips) = (classes.firsts[(from / FLIPS) as usize].0, from % FLIPS);
        let pattern = ThreeColourPattern { class: 0, slices, flips: flips | (flips.count_ones() & 1) << 11 };
        let cube = CubieLanes::<L>::of(can, &colours.state(pattern));
        for turn in turns {
            let next = cube.then(can, CubieLanes::of(can, turn));
            out.push(place(can, colours, classes, next.edges()) as u32);
        }
    }
}

/// The indices equivalent to one under the symmetries of its class.
#[inline(always)]
fn alike_body<L: Lanes>(can: L::Can, colours: &ThreeColours, classes: &SliceClasses, from: u32, out: &mut Vec<u32>) {
    let (class, flips) = (from / FLIPS, from % FLIPS);
    let (slices, same) = &classes.firsts[class as usize];
    let pattern = ThreeColourPattern { class: 0, slices: *slices, flips: flips | (flips.count_ones() & 1) << 11 };
    let edges = L::of(can, colours.state(pattern).edges);
    for &symmetry in same {
        let (_, flips) = colours.edge_pattern(can, colours.seen(can, edges, usize::from(symmetry)));
        out.push(class * FLIPS + flips % FLIPS);
    }
}

dispatch! {
    fn next_places(
        colours: &ThreeColours, classes: &SliceClasses, turns: &[CubieBytes], places: &[u32], out: &mut Vec<u32>
    ) = next_places_body;
    fn alike(colours: &ThreeColours, classes: &SliceClasses, from: u32, out: &mut Vec<u32>) = alike_body;
}

/// The distances of all classes and flips by breadth-first search, and the number of states at each distance.
fn distances(
    colours: &ThreeColours,
    classes: &SliceClasses,
    turns: &[CubieBytes],
    workers: Workers,
) -> Result<(Vec<u8>, Vec<u64>), TableError> {
    let mut out = vec![UNSEEN; classes.firsts.len() * FLIPS as usize];
    let mut same = Vec::new();
    let solved = CubieBytes::of(&Cube3::SOLVED);
    let start = place(CanPortable, colours, classes, Portable::of(CanPortable, solved.edges)) as u32;
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
                next.retain(|&place| out[place as usize] == UNSEEN);
                next
            })?;
            for found in parts.into_iter().flatten() {
                if out[found as usize] != UNSEEN {
                    continue;
                }
                let before = next.len();
                same.clear();
                alike(colours, classes, found, &mut same);
                for &place in &same {
                    if out[place as usize] == UNSEEN {
                        out[place as usize] = distance;
                        next.push(place);
                    }
                }
                let weight = SYMMETRIES / classes.firsts[(found / FLIPS) as usize].1.len();
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
    use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns, is_half};
    use crate::testing::store;
    use std::sync::LazyLock;

    static COLOURS: LazyLock<ThreeColours> = LazyLock::new(ThreeColours::new);
    static EDGES: LazyLock<OptimalEdges> = LazyLock::new(load::<HalfTurns>);
    static IN_QUARTERS: LazyLock<OptimalEdges> = LazyLock::new(load::<QuarterTurns>);

    fn load<C: TablesOfMetric>() -> OptimalEdges {
        OptimalEdges::load::<C>(&COLOURS, store(), Workers::new(2, &Control::new())).expect("a table")
    }

    fn distance(cube: &Cube3) -> u8 {
        distance_in(&EDGES, cube)
    }

    fn distance_in(edges: &OptimalEdges, cube: &Cube3) -> u8 {
        edges.distance(CanPortable, &COLOURS, Portable::of(CanPortable, CubieBytes::of(cube).edges))
    }

    #[test]
    fn all_edges_flipped_are_farthest() {
        assert_eq!(distance(&Cube3::SOLVED), 0);
        assert_eq!(distance(&Cube3 { eo: [1; 12], ..Cube3::SOLVED }), 11);
        assert_eq!(spec(NAME).expect("a table").distribution.iter().sum::<u64>(), u64::from(SLICES * FLIPS));
    }

    proptest::proptest! {
        #[test]
        fn turns_change_it_by_one_at_most_and_symmetries_not_at_all(rank: u128, symmetry in 0..SYMMETRIES) {
            let cube = Cube3::unrank(rank);
            let before = distance(&cube);
            proptest::prop_assert_eq!(distance(&Symmetry::all()[symmetry].conjugate(&cube)), before);
            let after: Vec<u8> = (0..18).map(|turn| distance(&cube.after(turn))).collect();
            proptest::prop_assert!(after.iter().all(|d| d.abs_diff(before) <= 1));
            proptest::prop_assert!(before == 0 || after.contains(&(before - 1)));
        }

        #[test]
        fn quarter_turns_change_it_by_one_at_most_in_quarters(rank: u128, symmetry in 0..SYMMETRIES) {
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
