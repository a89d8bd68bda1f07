//! The third table of the 2x2x2x2: the distances of [`super::side_rows`] again, arranged for the eight ends of a path
//! into H1. One 16-bit word answers for all of them.
//!
//! The last move of a path into H1 turns a half at an end of X, Y or Z. The rotations of that half that keep the W axis,
//! eight with the identity, lead from one end of the path to the others. A row (class of the half that stays,
//! class of the half that turns) holds two planes of eight bits: bit `k` is set if at most 7 moves are
//! needed once the half is turned by rotation `k`, and bit `8 + k` if at most 8.
//!
//! The table is laid out for the X axis; Y and Z are looked up with the axis exchanged for X.

use crate::tables::Workers;
use std::sync::atomic::{AtomicU64, Ordering};

use super::axis_halves::ROTATIONS;
use super::phase2_labels::{Phase2Half, Phase2Halves, Phase2Labels, RowPlace, X_SYMMETRIES};
use super::side_rows::SideRows;
use crate::puzzle::geometry::SignedPerm;
use crate::tables::{TableError, Tables, allocate, headroom, huge_pages::HugePages, parallel, spec};

/// The name of the table's file.
pub const NAME: &str = "tess2-end-rows";
/// Upper limit on the memory for the halves, in bytes.
const MAX_HALVES_BYTES: u64 = 24 << 20;
/// Number of ends of a path that one row answers for.
pub(crate) const ENDS: usize = 8;
/// The rows do not distinguish values up to this one.
pub const MIN_VALUE: u8 = 7;

/// The arrangement of labels for a look-up along one of the axes X, Y, Z: the source of each label, and its new value.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement {
    /// `from[i]`: the position of the label in byte `i`.
    pub from: [u8; 16],
    /// `relabel[label]`: the new value of a label.
    pub relabel: [u8; 16],
}

impl Arrangement {
    /// The arrangement for an axis `0 <= axis < 3`.
    fn new(axis: usize) -> Self {
        let swap = exchange_with_x(axis);
        // Byte q of the first half is position 2q along X.
        let along_x = |byte: usize| (2 * (byte % ENDS) + byte / ENDS) as u8;
        Self {
            from: std::array::from_fn(|byte| swap.image_of_position(along_x(byte))),
            relabel: std::array::from_fn(|label| swap.axis[label & 3] | label as u8 & 4),
        }
    }
}

/// The symmetry that exchanges X and another axis; its own inverse.
fn exchange_with_x(axis: usize) -> SignedPerm {
    let mut swap = SignedPerm::IDENTITY;
    swap.axis.swap(0, axis);
    swap
}

/// The entries for the eight ends of a path.
#[derive(Clone, Copy, Debug)]
pub struct EndRow {
    word: u16,
    place: RowPlace,
}

/// The end rows, with the tables that arrange labels for them and interpret their entries.
#[derive(Debug)]
pub struct EndRows {
    halves: Phase2Halves<X_SYMMETRIES>,
    rows: HugePages<u64>,
    /// `ends[((exchanged * 16 + symmetry) * 8 + rotation) * 256 + mask]`: the ends that the entries in `mask` stand
    /// for.
    ends: Vec<u8>,
    /// The arrangement of labels for each of the axes X, Y, Z.
    pub arrangements: [Arrangement; 3],
    /// `moves[axis][rotation][end]`: the rotation of the last move that leads to `end`, if the state looked up was
    /// reached by `rotation`.
    moves: Vec<[[u8; ENDS]; ROTATIONS]>,
}

/// The rotations of a half along X that keep the W axis: the eight ends, the identity first.
fn end_rotations() -> Vec<SignedPerm> {
    SignedPerm::rotations(3).into_iter().filter(|s| s.axis[2] == 2).collect()
}

impl EndRows {
    /// Opens the table, or builds it from `sides`.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load(sides: &SideRows, tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        headroom::ensure_memory(NAME, MAX_HALVES_BYTES)?;
        let halves = Phase2Halves::along_x();
        let rows = tables.load_or_build(spec::require(NAME)?, workers.control, || build(&halves, sides, workers))?;
        let all = SignedPerm::rotations(3);
        let turns = |axis: usize| -> [[u8; ENDS]; ROTATIONS] {
            let swap = exchange_with_x(axis);
            let ends: Vec<SignedPerm> =
                end_rotations().iter().map(|end| swap.after(&end.embed(0)).after(&swap)).collect();
            std::array::from_fn(|rotation| {
                let first = all[rotation].embed(axis as u8);
                let index = |end: &SignedPerm| all.iter().position(|r| r.embed(axis as u8) == end.after(&first));
                std::array::from_fn(|end| index(&ends[end]).expect("rotations of a half are closed") as u8)
            })
        };
        Ok(Self {
            halves,
            rows,
            ends: ends_of_masks(),
            arrangements: [0, 1, 2].map(Arrangement::new),
            moves: (0..3).map(turns).collect(),
        })
    }

    /// Looks up many labels, arranged for X, stage by stage, so that their memory accesses overlap. Replaces the contents of `out`.
    pub fn look_up(&self, labels: &[Phase2Labels], buffers: &mut Vec<RowPlace>, out: &mut Vec<EndRow>) {
        let words: &[u16] = bytemuck::cast_slice(self.rows.as_slice());
        self.halves.places(labels, buffers);
        out.clear();
        out.extend(buffers.iter().map(|&place| EndRow { word: words[place.row as usize], place }));
    }

    /// Returns a mask of the ends that may be within `left` moves of the goal. Exact for 7 and 8; smaller values give the result for 7,
    /// larger ones all ends.
    #[inline]
    pub fn within(&self, row: EndRow, left: u8) -> u8 {
        let mask = match left {
            0..=MIN_VALUE => row.word as u8,
            8 => (row.word >> 8) as u8,
            _ => return u8::MAX,
        };
        let place = &row.place;
        let at = (usize::from(place.exchanged) * X_SYMMETRIES + usize::from(place.symmetry)) * ENDS
            + usize::from(place.rotation);
        self.ends[at << 8 | usize::from(mask)]
    }

    /// Returns, for each end, the rotation of the last move that leads to it, given the rotation that led to the state looked up; `axis <
    /// 3`.
    #[inline]
    pub fn moves(&self, axis: usize, rotation: usize) -> &[u8; ENDS] {
        &self.moves[axis][rotation]
    }
}

/// Computes [`EndRows::ends`]: end r is entry (s.r.s⁻¹).w, or (s.r⁻¹.s⁻¹).w if the first half is the one that turns.
fn ends_of_masks() -> Vec<u8> {
    let ends = end_rotations();
    let symmetries: Vec<SignedPerm> = SignedPerm::all(3).into_iter().filter(|s| s.axis[2] == 2).collect();
    let index = |s: &SignedPerm| ends.iter().position(|end| end == s).expect("the rotations are a normal subgroup");
    let mut out = Vec::with_capacity(2 * X_SYMMETRIES * ENDS * 256);
    for exchanged in [false, true] {
        for s in &symmetries {
            for w in &ends {
                let entry = |r: &SignedPerm| {
                    let r = if exchanged { r.inverse() } else { *r };
                    index(&s.after(&r).after(&s.inverse()).after(w))
                };
                let entries: Vec<usize> = ends.iter().map(entry).collect();
                out.extend(
                    (0..1 << ENDS).map(|mask| (0..ENDS).map(|r| (mask >> entries[r] & 1) << r).sum::<usize>() as u8),
                );
            }
        }
    }
    out
}

/// A half along X, as two quarters: the negative and the positive end of W.
type Quarters = [u16; 2];

/// Number of labellings of a quarter.
const QUARTER_LABELLINGS: usize = 6 * 6 * 6 * 6;

/// Numbers the labels of a quarter, `0 <= number < 6^4`.
fn quarter_number(labels: &[u8]) -> u16 {
    labels.iter().rev().fold(0, |number, label| number * 6 + u16::from(label & 3) + u16::from(label >> 2) * 3)
}

/// The labels of the quarter with this number.
fn quarter_labels(mut number: u16) -> [u8; 4] {
    std::array::from_fn(|_| {
        let digit = (number % 6) as u8;
        number /= 6;
        digit % 3 + 4 * (digit / 3)
    })
}

/// Effect of the rotations of a half along X on its quarters: each rotates a quarter about W, and some exchange them.
struct TurnedQuarters {
    /// `to[end][w][number]`: the number of the quarter at end `w` after the rotation.
    to: Vec<[Vec<u16>; 2]>,
    exchange: Vec<bool>,
}

impl TurnedQuarters {
    fn new() -> Self {
        let ends = end_rotations();
        let exchange = ends.iter().map(|end| end.flip & 4 != 0).collect();
        let to = ends.iter().map(|end| {
            [0u8, 1].map(|w| {
                let turned = |number: usize| {
                    let (before, mut after) = (quarter_labels(number as u16), [0; 4]);
                    for q in 0..4u8 {
                        let label = before[usize::from(q)];
                        let axis = match label & 3 {
                            0 => 0,
                            axis => end.axis[usize::from(axis) - 1] + 1,
                        };
                        after[usize::from(end.image_of_position(q | w << 2) & 3)] = axis | label & 4;
                    }
                    quarter_number(&after)
                };
                (0..QUARTER_LABELLINGS).map(turned).collect()
            })
        });
        Self { to: to.collect(), exchange }
    }

    fn turned(&self, half: Quarters, end: usize) -> Quarters {
        let [low, high] = [0, 1].map(|w| self.to[end][w][usize::from(half[w])]);
        if self.exchange[end] { [high, low] } else { [low, high] }
    }
}

fn build(halves: &Phase2Halves<X_SYMMETRIES>, sides: &SideRows, workers: Workers) -> Result<Vec<u64>, TableError> {
    let rows = allocate(NAME, halves.rows.div_ceil(4), || AtomicU64::new(0))?;
    let turned = TurnedQuarters::new();
    let second = |second: u32| {
        let half = halves.turned_over(second);
        let quarters = [quarter_number(&half[..4]), quarter_number(&half[4..])];
        let images = halves.class_size(Phase2Halves::<X_SYMMETRIES>::class_of_second(second)) as u32;
        SecondHalf { ends: std::array::from_fn(|end| turned.turned(quarters, end)), images }
    };
    let seconds: Vec<SecondHalf> = (0..halves.second_halves()).map(second).collect();
    let counts = parallel(halves.classes.len(), 4, workers, (0.0, 1.0), |range| {
        let (mut work, mut found) = (ClassWork::default(), [0; 2]);
        for class in range {
            work.fill(halves, sides, &seconds, class);
            write_words(&rows, work.first, &work.words);
            found.iter_mut().zip(work.found).for_each(|(sum, n)| *sum += n);
        }
        found
    })?;
    // A coset is counted for each of the three axes that the stickers may lie on, and for either side.
    let within: [u64; 2] =
        std::array::from_fn(|i| counts.iter().map(|n| n[i]).sum::<u64>() / (2 * X_SYMMETRIES as u64) / 6);
    let spec = spec::require(NAME)?;
    spec.check(&[within[0], within[1] - within[0], spec.entries - within[1]])?;
    Ok(rows.into_iter().map(AtomicU64::into_inner).collect())
}

/// Writes 16-bit words from index `first` on, four per `u64`. Other threads may write adjacent words at the same time.
fn write_words(rows: &[AtomicU64], first: usize, words: &[u16]) {
    let mut at = first;
    let mut rest = words;
    while !rest.is_empty() {
        let (here, others) = rest.split_at(rest.len().min(4 - at % 4));
        let value = here.iter().rev().fold(0, |value, word| value << 16 | u64::from(*word)) << (16 * (at % 4));
        rows[at / 4].fetch_or(value, Ordering::Relaxed);
        at += here.len();
        rest = others;
    }
}

/// The second of the two halves of a row.
struct SecondHalf {
    /// Its quarters after each of the eight rotations.
    ends: [Quarters; ENDS],
    /// Number of halves in its class.
    images: u32,
}

/// The rows of one class, and buffers for building them.
#[derive(Default)]
struct ClassWork {
    first: usize,
    words: Vec<u16>,
    /// Number of cosets within seven and within eight moves, in units of the halves' weight.
    found: [u64; 2],
    /// For each end of W and each quarter that the second half may have there: class and symmetry of the half along W that it forms with
    /// the first half's quarter.
    along_w: [Vec<(u32, u8)>; 2],
    places: Vec<(u32, u8)>,
}

/// Number of rows built together.
const ROW_CHUNK: usize = 64;

impl ClassWork {
    fn fill(&mut self, halves: &Phase2Halves<X_SYMMETRIES>, sides: &SideRows, seconds: &[SecondHalf], class: usize) {
        let first = &halves.classes[class];
        for (w, along_w) in self.along_w.iter_mut().enumerate() {
            along_w.clear();
            along_w.extend((0..QUARTER_LABELLINGS as u16).map(|number| {
                let (own, other) = (&first[4 * w..4 * w + 4], quarter_labels(number));
                // Positions along W run through X first.
                let half: Phase2Half = std::array::from_fn(|p| if p % 2 == 0 { own[p / 2] } else { other[p / 2] });
                sides.halves.class_and_symmetry(&half)
            }));
        }
        self.found = [0; 2];
        self.words.clear();
        let (first_row, of_class) = halves.seconds_of(class);
        self.first = first_row;
        let images = halves.class_size(class);
        for together in of_class.chunks(ROW_CHUNK) {
            // In chunks, so that the memory accesses of the look-ups overlap.
            self.places.clear();
            for &second in together {
                for [low, high] in seconds[second as usize].ends {
                    let place = sides
                        .halves
                        .row_and_rotation(self.along_w[0][usize::from(low)], self.along_w[1][usize::from(high)]);
                    self.places.push(place);
                }
            }
            for (places, &second) in self.places.chunks_exact(ENDS).zip(together) {
                let ways = if Phase2Halves::<X_SYMMETRIES>::class_of_second(second) == class { 1 } else { 2 };
                let weight = ways * images * u64::from(seconds[second as usize].images);
                let mut word = 0;
                for (end, &(row, rotation)) in places.iter().enumerate() {
                    let [seven, eight] = sides.within_7_and_8(row, rotation);
                    word |= u16::from(seven) << end | u16::from(eight) << (ENDS + end);
                }
                self.found[0] += weight * u64::from((word as u8).count_ones());
                self.found[1] += weight * u64::from((word >> ENDS).count_ones());
                self.words.push(word);
            }
        }
    }
}

#[cfg(test)]
mod tests;
