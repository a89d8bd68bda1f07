//! The second part: how far the cosets of H3 in H1 are, beyond what the second table tells.
//!
//! The table tells 6, 7 and 8 moves from 9 or more. A coset at 9 or more is at 9 if a neighbour is at 8. Every rotation of
//! the half at the positive end of W is a move and stands in the same row, so that only rows without any coset at 8 are
//! looked at further. One more number a row holds the cosets at 10 or more.
//!
//! The last move into H1 can be chosen. A move of the axis X that leads into H1 can be followed by any of the seven moves
//! of X that stay in H1, which together are one move: so eight cosets can be reached with as many moves, and likewise for
//! Y and Z. Where all eight are at the largest distance, the choice gains nothing: the coset is stuck. But any of the three
//! stickers X, Y and Z may be the one that is brought onto its axis. A state has a labelling for each, and at every
//! position they name three different axes. So it is enough that no three stuck labellings fit together.

use std::sync::atomic::{AtomicU32, Ordering};

use super::classes::symmetries;
use super::h1_moves::{Cells, H1Moves, NO_MOVE, Node};
use crate::engine::control::Control;
use crate::engine::tables::axis_halves::ROTATIONS;
use crate::engine::tables::phase2_labels::{Phase2Half, Phase2Halves, Phase2Labels, RowPlace, SYMMETRIES, Turned};
use crate::engine::tables::side_rows::{LookUpBuffers, SideRow, SideRows};
use crate::engine::tables::{TableError, parallel};

/// All 24 rotations.
const FULL: u32 = (1 << ROTATIONS) - 1;
/// The unit of the counts: it is divided by the symmetries of two halves.
const WHOLE: u64 = SYMMETRIES as u64;

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideLemma {
    /// Cosets within eight moves.
    pub within_8: u64,
    /// Cosets at nine moves.
    pub at_9: u64,
    /// Cosets at ten.
    pub at_10: u64,
    /// Cosets beyond ten.
    pub beyond: u64,
    /// Cosets at ten whose eight alternatives for the last move of X are all at ten; likewise for Y and Z, added up.
    pub stuck: u64,
    /// All labellings that are stuck about X: a third of the above, times the six ways to name axes and sides.
    pub labellings: u64,
    /// Pairs of stickers' labellings, stuck about X, that differ at every position and have the same sides.
    pub pairs: u64,
    /// Those of the pairs whose third sticker is stuck about X, too: a state may have such labellings.
    pub triples: u64,
}

impl SideLemma {
    /// The moves within which, after a first part whose last move is chosen, some sticker's coset of H3 is reached.
    pub fn moves(&self) -> usize {
        // The labellings are made of those found by symmetry; if they were not all, nothing would be shown by them.
        let all = self.labellings == 2 * self.stuck;
        match (self.beyond, self.triples) {
            (0, 0) if all => 9,
            (0, _) => 10,
            _ => 11,
        }
    }
}

/// Room for look-ups.
#[derive(Default)]
struct Work {
    nodes: Vec<Node>,
    labels: Vec<Phase2Labels>,
    places: Vec<RowPlace>,
    rows: Vec<SideRow>,
    look_up: LookUpBuffers,
}

struct Counter<'a> {
    moves: &'a H1Moves,
    side_rows: &'a SideRows,
    halves: &'a Phase2Halves,
    turned: Turned,
    /// For each row the cosets at ten or more.
    ten: Vec<AtomicU32>,
}

/// Counts.
///
/// # Errors
/// [`TableError::Stopped`] when `control` says so, [`TableError::Memory`].
pub fn count(
    moves: &H1Moves,
    side_rows: &SideRows,
    threads: usize,
    control: &Control,
) -> Result<SideLemma, TableError> {
    let halves = side_rows.halves();
    let mut ten = Vec::new();
    if ten.try_reserve_exact(halves.rows).is_err() {
        let name = crate::engine::tables::side_rows::NAME;
        return Err(TableError::Memory { name, bytes: halves.rows as u64 * 4 });
    }
    ten.resize_with(halves.rows, AtomicU32::default);
    let counter = Counter { moves, side_rows, halves, turned: Turned::default(), ten };
    let classes = halves.classes.len();
    let sum = |parts: Vec<[u64; 4]>| {
        let of = |i: usize| parts.iter().map(|part| part[i]).sum::<u64>() / WHOLE / 6;
        [of(0), of(1), of(2), of(3)]
    };
    let [all, within_8, beyond_9, _] = sum(parallel(classes, 8, threads, control, (0.0, 0.5), |range| {
        range.map(|class| counter.find_ten(class, control)).fold([0; 4], add)
    })?);
    let found = parallel(classes, 8, threads, control, (0.5, 1.0), |range| {
        let mut stuck = Vec::new();
        let counts = range.map(|class| counter.look_at_ten(class, &mut stuck, control)).fold([0; 4], add);
        (counts, stuck)
    })?;
    let (counts, stuck): (Vec<[u64; 4]>, Vec<Vec<StuckCoset>>) = found.into_iter().unzip();
    let [beyond, of_axes, ..] = sum(counts);
    let stuck = about_x(&stuck.concat());
    let [pairs, triples] = fitting(&stuck);
    let labellings = stuck.len() as u64;
    let (at_9, at_10) = (all - within_8 - beyond_9, beyond_9 - beyond);
    Ok(SideLemma { within_8, at_9, at_10, beyond, stuck: of_axes, labellings, pairs, triples })
}

/// A state of a coset, and an axis about which it is stuck.
type StuckCoset = (Cells, u8);

/// All labellings that are stuck about the X axis: the images of those found, by the key of their cosets, sorted.
fn about_x(stuck: &[StuckCoset]) -> Vec<u64> {
    let symmetries = symmetries();
    let images = stuck.iter().flat_map(|(cells, axis)| {
        let to_x = symmetries.iter().filter(move |s| s.axis(*axis) == 0);
        to_x.map(move |s| super::h1_moves::key(&s.image(cells)))
    });
    let mut out: Vec<u64> = images.collect();
    out.sort_unstable();
    out.dedup();
    out
}

/// How many pairs of these labellings have the same sides and different axes everywhere, and for how many of them the
/// labelling of the third axis is there, too.
fn fitting(labellings: &[u64]) -> [u64; 2] {
    let mut out = [0; 2];
    // The low sixteen bits are the sides; the axis is in two planes of sixteen bits above, 0, 1 or 2.
    let mut sorted: Vec<u64> = labellings.iter().map(|key| key.rotate_right(16)).collect();
    sorted.sort_unstable();
    let axes = |key: u64| (key & 0xffff, key >> 16 & 0xffff);
    for group in sorted.chunk_by(|a, b| a >> 48 == b >> 48) {
        for (n, a) in group.iter().enumerate() {
            for b in &group[n + 1..] {
                let ((a_low, a_high), (b_low, b_high)) = (axes(*a), axes(*b));
                if ((a_low ^ b_low) | (a_high ^ b_high)) != 0xffff {
                    continue;
                }
                out[0] += 1;
                // The three axes are 0, 1 and 2: each plane is set in just one of three.
                let third = (!(a_low | b_low) & 0xffff) | (!(a_high | b_high) & 0xffff) << 16 | *a >> 48 << 48;
                out[1] += u64::from(group.binary_search(&third).is_ok());
            }
        }
    }
    out
}

fn add(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    std::array::from_fn(|i| a[i] + b[i])
}

impl Counter<'_> {
    /// For how many labellings an entry of a row stands, in units of one in [`WHOLE`].
    fn weight(&self, class: usize, second: usize) -> u64 {
        let of = |class: usize| self.halves.stabilisers[class].len() as u64;
        let ways = if second == class { 1 } else { 2 };
        ways * WHOLE * WHOLE / (of(class) * of(second))
    }

    fn node(&self, class: usize, second: &Phase2Half, rotation: usize) -> Node {
        let labels = self.halves.labels(class, second, rotation, &self.turned);
        Node { cells: labels.map(|label| (label & 4) << 1 | (label & 3) << 4), last: NO_MOVE }
    }

    /// The neighbours of a node by those moves, looked up.
    fn look_up(&self, node: Node, mask: u64, work: &mut Work) {
        work.nodes.clear();
        self.moves.children(&[node], &[mask], &mut work.nodes);
        super::h1_moves::labels(&work.nodes, &mut work.labels);
    }

    /// Notes which entries of a class's rows are at ten or more; counts all, those within eight, those at ten or more.
    fn find_ten(&self, class: usize, control: &Control) -> [u64; 4] {
        let (mut out, mut work) = ([0; 4], Work::default());
        for (row, other, second) in self.halves.rows_of(class) {
            let weight = self.weight(class, other);
            out[0] += weight * ROTATIONS as u64;
            let near = self.side_rows.entries_within(row, 8);
            out[1] += weight * u64::from(near.count_ones());
            if near != 0 || control.stopped() {
                continue;
            }
            let mut ten = 0;
            for rotation in 0..ROTATIONS {
                let node = self.node(class, &second, rotation);
                let is_far = (0..3).all(|axis| {
                    self.look_up(node, 0x7f << (7 * axis), &mut work);
                    self.side_rows.look_up(&work.labels, &mut work.look_up, &mut work.rows);
                    work.rows.iter().all(|row| !row.within(8))
                });
                ten |= u32::from(is_far) << rotation;
            }
            out[2] += weight * u64::from(ten.count_ones());
            self.ten[row].store(ten, Ordering::Relaxed);
        }
        out
    }

    /// Counts the entries beyond ten, and those for which the choice of the last move gains nothing.
    fn look_at_ten(&self, class: usize, found: &mut Vec<StuckCoset>, control: &Control) -> [u64; 4] {
        let (mut out, mut work) = ([0; 4], Work::default());
        for (row, other, second) in self.halves.rows_of(class) {
            let ten = self.ten[row].load(Ordering::Relaxed);
            if ten == 0 || control.stopped() {
                continue;
            }
            let weight = self.weight(class, other);
            let mut rest = ten;
            while rest != 0 {
                let rotation = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let node = self.node(class, &second, rotation);
                let mut stuck = 0;
                for axis in 0..3u8 {
                    self.look_up(node, 0x7f << (7 * axis), &mut work);
                    if self.all_at_ten(&mut work) {
                        stuck += 1;
                        found.push((node.cells, axis));
                    }
                }
                out[1] += weight * stuck;
                // Another entry of the row at nine is a neighbour, by a move of W.
                if stuck == 3 && ten == FULL {
                    out[0] += weight;
                }
            }
        }
        out
    }

    /// Whether all labels looked up stand for cosets at ten or more.
    fn all_at_ten(&self, work: &mut Work) -> bool {
        self.halves.places(&work.labels, &mut work.places);
        let is_ten = |place: &RowPlace| self.ten[place.row as usize].load(Ordering::Relaxed) >> place.rotation & 1 == 1;
        work.places.iter().all(is_ten)
    }
}
