//! The second table of the 2x2x2x2: with all W stickers on the W axis, the number of moves that keep them there until
//! one other sticker of every piece is on its axis and every piece on its side of W. Stored in rows like
//! [`super::axis_rows`]: one 64-bit word answers for all 24 rotations of the half at the positive end of W.
//!
//! A row (class of one half, the other half up to rotations) holds two planes of 24 bits, the low bits from bit 0 and the
//! high bits from bit 32; bit k of both is the value with the other half turned by rotation k: 0 = at most 6 moves, 1 =
//! 7, 2 = 8, 3 = 9 or more. There are 30,778,405,515 cosets; some need 10.
//!
//! The same table serves the stickers X, Y and Z of a state and of its inverse: six bounds in all.
//!
//! Source of the coordinate: Hypersolve (its second phase); the row form is our own.

use crate::tables::Workers;
use std::sync::atomic::{AtomicU64, Ordering};

use super::axis_halves::{self, AxisHalves};
use super::phase2_labels::{HalfRotations, Phase2Halves, Phase2Labels, RowPlace, W_SYMMETRIES};
use super::planes::{self, UNVISITED_ROW, bits_to_clear, counts, unvisited};
use crate::puzzle::{PuzzleId, hypercube::MOVES_PER_LAYER_SET};
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch};
use crate::tables::{TableError, Tables, allocate, headroom, huge_pages::HugePages, parallel, spec};

/// The name of the table's file.
pub const NAME: &str = "tess2-side-rows";
/// Upper limit on the memory for the halves, in bytes.
const MAX_HALVES_BYTES: u64 = 8 << 20;
/// The rows do not distinguish values from this one on.
pub const MAX_VALUE: u8 = 9;
/// The rows do not distinguish values up to this one.
pub const MIN_VALUE: u8 = 6;

/// The entries for a state and for the 23 states one move of the W axis away.
#[derive(Clone, Copy, Debug)]
pub struct SideRow {
    word: u64,
    place: RowPlace,
}

impl SideRow {
    /// True if the state may be within `left` moves of the goal; exact for `6 <= left < 9`.
    #[inline]
    pub fn within(self, left: u8) -> bool {
        planes::entries_within::<MIN_VALUE>(self.word, left) >> self.place.rotation & 1 == 1
    }

    /// Returns, as a mask, the rotations of the half at the positive end of W after which the state may be within
    /// `left` moves of the goal.
    #[inline]
    pub fn rotations_within(self, left: u8, halves: &AxisHalves) -> u32 {
        let mask = planes::entries_within::<MIN_VALUE>(self.word, left);
        let (symmetry, rotation) = (usize::from(self.place.symmetry), usize::from(self.place.rotation));
        if mask == 0 {
            0
        } else if self.place.exchanged {
            halves.mask_of_other_half(mask, symmetry, rotation)
        } else {
            halves.mask_of_half(mask, axis_halves::HalfClass { class: 0, symmetry }, rotation)
        }
    }
}

/// The side rows, with the halves that index them.
#[derive(Debug)]
pub struct SideRows {
    /// Classes and symmetries of the halves that index the rows.
    pub halves: Phase2Halves<W_SYMMETRIES>,
    rows: HugePages<u64>,
}

/// Buffers for the stages of a look-up, reused from look-up to look-up.
#[derive(Clone, Debug, Default)]
pub struct LookUpBuffers {
    places: Vec<RowPlace>,
    entries: Vec<(u32, u8)>,
}

impl SideRows {
    /// Opens or builds the table.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load(tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        headroom::ensure_memory(NAME, MAX_HALVES_BYTES)?;
        let halves = Phase2Halves::along_w();
        let build = || build(&halves, workers);
        let rows = tables.load_or_build(spec::require(NAME)?, workers.control, build)?;
        Ok(Self { halves, rows })
    }

    /// Returns a mask of the rotations whose entries in a row are at most `left`, `6 <= left < 9`.
    pub fn entries_within(&self, row: usize, left: u8) -> u32 {
        planes::entries_within::<MIN_VALUE>(self.rows.as_slice()[row], left)
    }

    /// Looks up many labels stage by stage, so that their memory accesses overlap. Replaces the contents of `out`.
    pub fn look_up(&self, labels: &[Phase2Labels], buffers: &mut LookUpBuffers, out: &mut Vec<SideRow>) {
        let words = self.rows.as_slice();
        self.halves.places(labels, &mut buffers.places);
        out.clear();
        out.extend(buffers.places.iter().map(|&place| SideRow { word: words[place.row as usize], place }));
    }

    /// Returns whether an entry is at most 7, and whether it is at most 8.
    #[inline]
    pub(super) fn within_7_and_8(&self, row: u32, rotation: u8) -> [bool; 2] {
        let word = self.rows.as_slice()[row as usize];
        [7, 8].map(|left| planes::entries_within::<MIN_VALUE>(word, left) >> rotation & 1 == 1)
    }
}

/// A move that keeps W stickers on the W axis, as byte shuffles on labels.
#[derive(Debug)]
struct Turn {
    from: [u8; 16],
    /// `relabel[label]`: the new value of a turned label.
    relabel: [u8; 16],
    /// All bits set at the labels that are turned.
    turned: [u8; 16],
}

impl Turn {
    /// All turns of `axis < 4` that keep W stickers on the W axis.
    fn all(axis: u8) -> Vec<Self> {
        let defs = PuzzleId::Tess2.def().moves[..MOVES_PER_LAYER_SET].iter();
        let kept = defs.filter(|def| def.axis == axis && def.motion.axis[3] == 3);
        kept.map(|def| {
            let mut out = Self { from: std::array::from_fn(|p| p as u8), relabel: [0; 16], turned: [0; 16] };
            for p in (0..16u8).filter(|p| p >> axis & 1 == 1) {
                let to = usize::from(def.motion.image_of_position(p));
                (out.from[to], out.turned[to]) = (p, 255);
            }
            for label in 0..8u8 {
                out.relabel[usize::from(label)] = def.motion.axis[usize::from(label & 3)] | label & 4;
            }
            out
        })
        .collect()
    }
}

#[inline(always)]
fn children_in<L: Lanes>(can: L::Proof, turns: &[Turn], labels: &Phase2Labels, out: &mut Vec<Phase2Labels>) {
    let labels = L::load(can, *labels);
    for turn in turns {
        let (from, turned) = (labels.shuffle(L::load(can, turn.from)), L::load(can, turn.turned));
        let relabelled = L::load(can, turn.relabel).shuffle(from);
        out.push(relabelled.and(turned).or(from.and(turned.equals(L::load(can, [0; 16])))).bytes());
    }
}

dispatch! {
    /// Appends the labels after each of these turns to `out`.
    fn children(turns: &[Turn], labels: &Phase2Labels, out: &mut Vec<Phase2Labels>) = children_in;
}

struct Builder<'a> {
    halves: &'a Phase2Halves<W_SYMMETRIES>,
    rows: Vec<AtomicU64>,
    turned: HalfRotations,
    /// First the turns of the axes X, Y and Z, then those of W.
    turns: [Vec<Turn>; 2],
}

fn build(halves: &Phase2Halves<W_SYMMETRIES>, workers: Workers) -> Result<Vec<u64>, TableError> {
    let turns = [(0..3).flat_map(Turn::all).collect(), Turn::all(3)];
    let rows = allocate(NAME, halves.rows, || AtomicU64::new(UNVISITED_ROW))?;
    let builder = Builder { halves, rows, turned: HalfRotations::default(), turns };
    let solved: Phase2Labels = std::array::from_fn(|p| 2 | if p < 8 { 0 } else { 4 });
    let mut frontier = vec![solved];
    builder.mark(&mut frontier.clone(), 0, &mut LookUpBuffers::default());
    // Levels up to 7 are reached from lists of labels, level 8 from the table itself; the rest needs 9 or more.
    for depth in 1..=MIN_VALUE + 1 {
        let next = parallel(frontier.len(), 64, workers, (0.01, 0.05), |range| {
            let (mut buffers, mut fresh, mut all) = (LookUpBuffers::default(), Vec::new(), Vec::new());
            for labels in &frontier[range] {
                fresh.clear();
                builder.turns.iter().for_each(|turns| children(turns, labels, &mut fresh));
                builder.mark(&mut fresh, depth, &mut buffers);
                all.extend_from_slice(&fresh);
            }
            all
        })?;
        frontier = next.concat();
    }
    drop(frontier);
    let classes = halves.classes.len();
    parallel(classes, 8, workers, (0.05, 0.95), |range| {
        let mut work = (LookUpBuffers::default(), Vec::new());
        range.for_each(|class| builder.mark_level_8(class, &mut work));
    })?;
    let counts = parallel(classes, 64, workers, (0.95, 1.0), |range| {
        range.map(|class| builder.count(class)).fold([0; 4], |sum, n| std::array::from_fn(|i| sum[i] + n[i]))
    })?;
    // A coset is counted for each of the three axes that the stickers may lie on, and for either side.
    let found: [u64; 4] = std::array::from_fn(|i| counts.iter().map(|count| count[i]).sum::<u64>() / WEIGHT_UNIT / 6);
    spec::require(NAME)?.check(&found)?;
    Ok(builder.rows.into_iter().map(AtomicU64::into_inner).collect())
}

/// The factor by which [`Builder::count`] multiplies its counts: a multiple of every number of symmetries that two halves share.
const WEIGHT_UNIT: u64 = 2 * W_SYMMETRIES as u64;

impl Builder<'_> {
    /// Keeps only the labels not reached before, and writes `depth` to all of their entries. Concurrent calls must write
    /// the same depth.
    fn mark(&self, labels: &mut Vec<Phase2Labels>, depth: u8, buffers: &mut LookUpBuffers) {
        self.halves.places(labels, &mut buffers.places);
        let mut places = buffers.places.iter();
        let entries = &mut buffers.entries;
        labels.retain(|labels| {
            let Some(place) = places.next() else { return false };
            let row = &self.rows[place.row as usize];
            let fresh = unvisited(row.load(Ordering::Relaxed)) >> place.rotation & 1 == 1;
            if fresh && !place.repeated {
                row.fetch_and(!bits_to_clear::<MIN_VALUE>(1 << place.rotation, depth), Ordering::Relaxed);
            } else if fresh {
                self.halves.entries(labels, entries);
                for &(row, rotation) in &*entries {
                    let row = &self.rows[row as usize];
                    let clear =
                        bits_to_clear::<MIN_VALUE>(unvisited(row.load(Ordering::Relaxed)) & 1 << rotation, depth);
                    row.fetch_and(!clear, Ordering::Relaxed);
                }
            }
            fresh
        });
    }

    /// Marks the states one move beyond the entries of a class that are seven moves away.
    fn mark_level_8(&self, class: usize, (buffers, next): &mut (LookUpBuffers, Vec<Phase2Labels>)) {
        for (row, _, second) in self.halves.rows_of(class) {
            let row = &self.rows[row];
            let word = row.load(Ordering::Relaxed);
            let mut seven =
                planes::entries_within::<MIN_VALUE>(word, 7) & !planes::entries_within::<MIN_VALUE>(word, 6);
            if seven == 0 {
                continue;
            }
            // Any rotation of the half is one move.
            row.fetch_and(!bits_to_clear::<MIN_VALUE>(unvisited(row.load(Ordering::Relaxed)), 8), Ordering::Relaxed);
            next.clear();
            while let Some(rotation) = seven.take_first() {
                let labels = self.halves.labels(class, &second, usize::from(rotation), &self.turned);
                children(&self.turns[0], &labels, next);
            }
            self.mark(next, MIN_VALUE + 2, buffers);
        }
    }

    /// Counts the labellings of a class's rows by value, times [`WEIGHT_UNIT`].
    fn count(&self, class: usize) -> [u64; 4] {
        let mut found = [0; 4];
        for (row, second, _) in self.halves.rows_of(class) {
            let word = self.rows[row].load(Ordering::Relaxed);
            let weight = self.halves.weight(class, second);
            for (slot, count) in found.iter_mut().zip(counts::<MIN_VALUE>(word)) {
                *slot += weight * count;
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
