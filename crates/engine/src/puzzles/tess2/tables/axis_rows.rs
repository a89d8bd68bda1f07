//! The first table of the 2x2x2x2: for all labellings of the 16 positions, the number of moves until every chosen
//! sticker is on the same axis. Stored in rows: one 64-bit word answers for all 24 rotations of a half.
//!
//! A row (class of one half, orbit of the other) holds two planes of 24 bits, the low bits from bit 0 and the high bits
//! from bit 32; bit k of both is the value with the half turned by rotation k: 0 = at most 4 moves, 1 = 5, 2 = 6, 3 = 7
//! or more. 458 of the 2^30 labellings need 8; counting them as 7 keeps the bound valid.
//!
//! Source of the first-phase coordinate: Hypersolve (phase 1 of its three); the row form is our own.

mod build;

use self::build::build;
use super::axis_halves::{ALL_ROTATIONS, AxisHalves, AxisLabels, HalfClass, HalfPair, ORBITS, ROTATIONS};
use super::planes;
use crate::search::ida::MoveSet;
use crate::tables::{TableError, Tables, Workers, headroom, huge_pages::HugePages, simd::prefetch, spec};

/// The name of the table's file.
pub const NAME: &str = "tess2-axis-rows";
/// The largest value in the rows: 7 moves or more.
pub const MAX_VALUE: u8 = 7;
/// The smallest value in the rows: 4 moves or fewer.
pub const MIN_VALUE: u8 = 4;
/// Maximum exact distance known to [`AxisRows::near`].
const MAX_EXACT: u8 = 3;

/// The entries for some labels and for the 23 labellings one move away along the axis whose halves were looked up.
#[derive(Clone, Copy, Debug)]
pub struct AxisRow {
    word: u64,
    symmetry: u8,
    rotation: u8,
}

impl AxisRow {
    /// True if all labels may be on one axis within `left` moves, like [`AxisRows::within`].
    #[inline]
    pub fn within(self, left: u8) -> bool {
        planes::entries_within::<MIN_VALUE>(self.word, left) >> self.rotation & 1 == 1
    }

    /// Returns a mask of the rotations after which all labels may be on one axis within `left` moves, like
    /// [`AxisRows::rotations_within`].
    #[inline]
    pub fn rotations_within(self, left: u8, halves: &AxisHalves) -> u32 {
        let class = HalfClass { class: 0, symmetry: usize::from(self.symmetry) };
        halves.mask_of_half(planes::entries_within::<MIN_VALUE>(self.word, left), class, usize::from(self.rotation))
    }

    /// Computes [`rotations_within`](Self::rotations_within), faster if the result has few rotations.
    #[inline]
    pub(crate) fn rotations_within_if_few(self, left: u8, halves: &AxisHalves) -> u32 {
        let (mut entries, mut out) = (planes::entries_within::<MIN_VALUE>(self.word, left), 0);
        while let Some(entry) = entries.take_first() {
            out |= 1 << halves.target_bit(usize::from(entry), usize::from(self.symmetry), usize::from(self.rotation));
        }
        out
    }

    /// Intersects `rotations` with [`AxisRow::rotations_within`], faster if `rotations` is small.
    #[inline]
    pub(crate) fn retain_within(self, rotations: u32, left: u8, halves: &AxisHalves) -> u32 {
        let (entries, mut rest, mut out) = (planes::entries_within::<MIN_VALUE>(self.word, left), rotations, 0);
        while let Some(r) = rest.take_first() {
            let entry = halves.source_bit(usize::from(r), usize::from(self.symmetry), usize::from(self.rotation));
            out |= (entries >> entry & 1) << r;
        }
        out
    }
}

/// Upper limit on the memory for the algebra of halves, in bytes.
const MAX_HALVES_BYTES: u64 = 16 << 20;
/// Upper limit on the memory for building, in bytes.
const MAX_BUILD_BYTES: u64 = 80 << 20;

/// The axis rows, and the exact distances of labels within three moves.
#[derive(Debug)]
pub struct AxisRows {
    /// Classes, orbits and rotations of the halves that index the rows.
    pub halves: AxisHalves,
    rows: HugePages<u64>,
    near: NearSet,
}

impl AxisRows {
    /// Opens or builds the table.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load(tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        let spec = spec::require(NAME)?;
        headroom::ensure_memory(NAME, MAX_HALVES_BYTES)?;
        let halves = AxisHalves::default();
        let rows = tables.load_or_build(spec, workers.control, || {
            headroom::ensure_memory(NAME, MAX_BUILD_BYTES)?;
            build(&halves, spec, workers)
        })?;
        Ok(Self { near: NearSet::new(&halves), halves, rows })
    }

    /// Returns a mask of the rotations of the positive half of `axis` after which all labels may be on one axis within `left` moves.
    /// Exact for `4 <= left < 7`; smaller values give the result for 4, larger ones all rotations.
    #[inline]
    pub fn rotations_within(&self, labels: AxisLabels, axis: usize, left: u8) -> u32 {
        if left >= MAX_VALUE {
            return ALL_ROTATIONS;
        }
        let (negative, positive) = labels.halves(axis);
        let class = self.halves.class(negative);
        let (orbit, rotation) = self.halves.orbit(positive, class);
        let mask = planes::entries_within::<MIN_VALUE>(self.rows.as_slice()[class.class * ORBITS + orbit], left);
        self.halves.mask_of_half(mask, class, rotation)
    }

    /// Returns a lower bound on the number of moves until all labels are on one axis: 0 if they are, 1 if they are at
    /// most four moves away (the rows do not distinguish these), else 5, 6 or 7.
    pub fn bound(&self, labels: AxisLabels) -> u8 {
        if (0..4).any(|axis| labels == AxisLabels::all(axis)) {
            return 0;
        }
        (MIN_VALUE..MAX_VALUE)
            .find(|&d| self.within(labels, d))
            .map_or(MAX_VALUE, |d| if d == MIN_VALUE { 1 } else { d })
    }

    /// True if all labels may be on one axis within `left` moves; exact for `4 <= left < 7`.
    #[inline]
    pub fn within(&self, labels: AxisLabels, left: u8) -> bool {
        if left >= MAX_VALUE {
            return true;
        }
        let (negative, positive) = labels.halves(3);
        let class = self.halves.class(negative);
        let (orbit, rotation) = self.halves.orbit(positive, class);
        planes::entries_within::<MIN_VALUE>(self.rows.as_slice()[class.class * ORBITS + orbit], left) >> rotation & 1
            == 1
    }

    /// Looks up many labels, each given as the half at the negative end of some axis in the low 16 bits and the other
    /// half above, so that no look-up waits for another. Replaces the contents of `out`.
    pub fn look_up(&self, keys: &[u32], buffers: &mut Vec<HalfPair>, out: &mut Vec<AxisRow>) {
        self.halves.look_up_pairs(keys, buffers);
        out.clear();
        self.read(buffers, out);
    }

    /// First stage of [`AxisRows::look_up`]: finds the places of the rows, replacing `out`, and prefetches the rows.
    pub(crate) fn prefetch_rows(&self, keys: &[u32], out: &mut Vec<HalfPair>) {
        self.halves.look_up_pairs(keys, out);
        let rows = self.rows.as_slice();
        out.iter().for_each(|pair| prefetch(rows, row_index(pair)));
    }

    /// Second stage of [`AxisRows::look_up`]: appends the rows at these places to `out`.
    pub fn read(&self, pairs: &[HalfPair], out: &mut Vec<AxisRow>) {
        let rows = self.rows.as_slice();
        out.extend(pairs.iter().map(|pair| AxisRow {
            word: rows[row_index(pair)],
            symmetry: pair.symmetry,
            rotation: pair.rotation,
        }));
    }

    /// True if every label can be brought onto the W axis within `left <= 3` moves. Position 0 must have label W
    /// already.
    #[inline]
    pub fn near(&self, labels: AxisLabels, left: u8) -> bool {
        self.near.within(labels, left)
    }
}

/// The index of the row of a pair of halves.
#[inline]
fn row_index(pair: &HalfPair) -> usize {
    usize::from(pair.class) * ORBITS + usize::from(pair.orbit)
}

/// All labellings within three moves of "all on W", with their exact distances: a hash table with open addressing and
/// some 8000 entries.
#[derive(Debug)]
struct NearSet {
    /// Labels of positions 1 to 15 in the low 30 bits, the distance above; `u32::MAX` for an empty slot.
    slots: Vec<u32>,
}

impl NearSet {
    const SIZE: usize = 1 << 15;
    const EMPTY: u32 = u32::MAX;

    fn new(halves: &AxisHalves) -> Self {
        let mut out = Self { slots: vec![Self::EMPTY; Self::SIZE] };
        let mut frontier = vec![AxisLabels::all(3)];
        for depth in 0..=MAX_EXACT {
            let mut next = Vec::new();
            for labels in frontier {
                if out.insert(labels, depth) {
                    next.extend(children(halves, labels));
                }
            }
            frontier = next;
        }
        out
    }

    fn slot(labels: AxisLabels) -> usize {
        ((labels.0 >> 2).wrapping_mul(0x9e37_79b1) >> 17) as usize
    }

    fn find(&self, labels: AxisLabels) -> (usize, u32) {
        let mut at = Self::slot(labels);
        loop {
            let here = self.slots[at];
            if here == Self::EMPTY || here & (u32::MAX >> 2) == labels.0 >> 2 {
                return (at, here);
            }
            at = (at + 1) % Self::SIZE;
        }
    }

    fn insert(&mut self, labels: AxisLabels, distance: u8) -> bool {
        let (at, here) = self.find(labels);
        let fresh = here == Self::EMPTY;
        if fresh {
            self.slots[at] = labels.0 >> 2 | u32::from(distance) << 30;
        }
        fresh
    }

    #[inline]
    fn within(&self, labels: AxisLabels, left: u8) -> bool {
        let (_, here) = self.find(labels);
        here != Self::EMPTY && here >> 30 <= u32::from(left)
    }
}

/// The labels after each of the 92 moves.
fn children(halves: &AxisHalves, labels: AxisLabels) -> impl Iterator<Item = AxisLabels> + '_ {
    (0..4).flat_map(move |axis| {
        let (_, positive) = labels.halves(axis);
        (1..ROTATIONS).map(move |r| labels.with_positive(axis, halves.turn(positive, r)))
    })
}

#[cfg(test)]
mod tests;
