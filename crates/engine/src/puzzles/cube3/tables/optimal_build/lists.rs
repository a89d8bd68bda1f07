//! Lists of the patterns within a few moves of solved: the smallest key of each set of equivalent patterns, sorted.

use super::{CHUNK, LISTS_PROGRESS, MetricSteps};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::cubie_bytes::{CubieBytes, CubieLanes};
use crate::puzzles::cube3::tables::three_colours::{FLIPS, SLICES, ThreeColourPattern, ThreeColours};
use crate::search::ida::MoveSet;
use crate::tables::simd::{CanPortable, Lanes, Portable, dispatch};
use crate::tables::{TableError, Workers, parallel};

/// Approximate size, in chunks, of the key ranges sorted together.
const RANGE_CHUNKS: usize = 64;

/// Encodes a pattern as a number, without its twelfth flip, which follows from the others.
pub(super) fn key(pattern: ThreeColourPattern) -> u64 {
    (u64::from(pattern.class) * u64::from(SLICES) + u64::from(pattern.slices)) * u64::from(FLIPS)
        + u64::from(pattern.flips & (FLIPS - 1))
}

/// Decodes a [`key`].
pub(super) fn pattern(key: u64) -> ThreeColourPattern {
    let (rest, flips) = (key / u64::from(FLIPS), (key % u64::from(FLIPS)) as u32);
    let (class, slices) = ((rest / u64::from(SLICES)) as u32, (rest % u64::from(SLICES)) as u32);
    ThreeColourPattern { class, slices, flips: flips | (flips.count_ones() & 1) << 11 }
}

/// Appends the keys of the patterns one step away, each reduced to the smallest equivalent key.
#[inline(always)]
fn next_keys_body<L: Lanes>(
    can: L::Proof,
    colours: &ThreeColours,
    turns: &MetricSteps,
    keys: &[u64],
    out: &mut Vec<u64>,
) {
    for &from in keys {
        let cube = CubieLanes::<L>::load(can, &colours.state(pattern(from)));
        for step in turns.firsts.each() {
            let next = cube.then(can, CubieLanes::load(can, &turns.turns[usize::from(step)]));
            let mut least = key(colours.pattern(can, &next));
            colours.for_each_equivalent(can, &next, |pattern| least = least.min(key(pattern)));
            out.push(least);
        }
    }
}

dispatch! {
    pub(super) fn next_keys(colours: &ThreeColours, turns: &MetricSteps, keys: &[u64], out: &mut Vec<u64>) = next_keys_body;
}

/// The sorted keys of the patterns at each distance from 0 to `farthest`, only the smallest of each set of equivalent keys.
pub(super) fn patterns_by_distance(
    colours: &ThreeColours,
    turns: &MetricSteps,
    farthest: u8,
    workers: Workers,
) -> Result<Vec<Vec<u64>>, TableError> {
    let mut out: Vec<Vec<u64>> = vec![vec![smallest_key(colours, &CubieBytes::from_cube(&Cube3::SOLVED))]];
    for distance in 1..=farthest {
        let last = &out[usize::from(distance) - 1];
        let share = |n: u8| LISTS_PROGRESS * f64::from(1_u32 << (3 * n)) / f64::from(1_u32 << (3 * farthest));
        let parts = parallel(last.len(), CHUNK, workers, (share(distance - 1), share(distance)), |range| {
            let mut next = Vec::new();
            next_keys(colours, turns, &last[range], &mut next);
            next.sort_unstable();
            next.dedup();
            next
        })?;
        let known = &out[usize::from(distance.saturating_sub(2))..];
        let next = merge_parts(&parts, known, workers, share(distance))?;
        out.push(next);
    }
    Ok(out)
}

/// Merges sorted parts into one sorted list, without duplicates and without keys of the known lists.
fn merge_parts(
    parts: &[Vec<u64>],
    known: &[Vec<u64>],
    workers: Workers,
    progress: f64,
) -> Result<Vec<u64>, TableError> {
    let mut some: Vec<u64> = parts.iter().flat_map(|part| part.iter().step_by(CHUNK)).copied().collect();
    some.sort_unstable();
    // Limits of key ranges of roughly equal size, shared out among the threads.
    let mut limits = vec![0];
    limits.extend(some.into_iter().step_by(RANGE_CHUNKS));
    limits.dedup();
    let ranges = parallel(limits.len(), 1, workers, (progress, progress), |range| {
        let (from, to) = (limits[range.start], limits.get(range.end).copied().unwrap_or(u64::MAX));
        let place = |part: &[u64], limit| part.partition_point(|&key| key < limit);
        let mut keys: Vec<u64> = Vec::new();
        parts.iter().for_each(|part| keys.extend(&part[place(part, from)..place(part, to)]));
        keys.sort_unstable();
        keys.dedup();
        keys.retain(|key| known.iter().all(|list| list.binary_search(key).is_err()));
        keys
    })?;
    // The ranges are disjoint and in order, so concatenating them sorts all keys.
    Ok(ranges.concat())
}

/// The smallest key among a state's pattern and its equivalents.
fn smallest_key(colours: &ThreeColours, cube: &CubieBytes) -> u64 {
    let cube = CubieLanes::<Portable>::load(CanPortable, cube);
    let mut least = key(colours.pattern(CanPortable, &cube));
    colours.for_each_equivalent(CanPortable, &cube, |pattern| least = least.min(key(pattern)));
    least
}

/// The keys of some sorted lists, behind a hash filter that rejects most other keys.
pub(super) struct KeySet<'a> {
    lists: &'a [Vec<u64>],
    /// Hash filter of `1 << LOG2_BITS` bits: the bit of each key is set.
    bits: Vec<u64>,
}

impl<'a> KeySet<'a> {
    /// Binary logarithm of the filter's number of bits.
    const LOG2_BITS: u32 = 27;

    /// Builds the set of the keys in these sorted lists.
    pub(super) fn new(lists: &'a [Vec<u64>]) -> Self {
        let mut bits = vec![0; 1 << (Self::LOG2_BITS - 6)];
        for key in lists.iter().flatten() {
            let (word, bit) = Self::place(*key);
            bits[word] |= 1 << bit;
        }
        Self { lists, bits }
    }

    fn place(key: u64) -> (usize, u32) {
        let place = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - Self::LOG2_BITS);
        ((place >> 6) as usize, (place & 63) as u32)
    }

    /// True if a key is in one of the lists.
    pub(super) fn has(&self, key: u64) -> bool {
        let (word, bit) = Self::place(key);
        self.bits[word] >> bit & 1 == 1 && self.lists.iter().any(|list| list.binary_search(&key).is_ok())
    }
}
