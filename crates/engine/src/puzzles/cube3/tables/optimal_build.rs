//! Builds the table of the optimal solver in any size, on several threads.
//!
//! All patterns within a few moves of solved are listed. From each pattern of the last list, sequences of a few moves mark the entries that
//! they reach. Marking is idempotent and its order does not matter, so threads need not synchronise, and an interrupted build can resume.

use crate::tables::Workers;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::cubie_bytes::{CubieBytes, CubieLanes};
use super::optimal_table::{ENTRIES, EntryPlace, MIN_SHIFT, OptimalSize, OptimalTable, WORDS};
use super::three_colours::{FLIPS, SLICES, ThreeColourPattern, ThreeColours};
use crate::puzzle::{Metric, cubes::TURNS};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns, TurnCost};
use crate::search::ida::MoveSet;
use crate::tables::simd::{CanPortable, Lanes, Portable, dispatch, prefetch};
use crate::tables::store::Tables;
use crate::tables::{TableError, built_in_place::Save, on_threads, parallel, room::Claim, spec::spec};

/// Maximum distance at which all patterns are listed; about five million at the last one.
fn listed(metric: Metric) -> u8 {
    if metric == Metric::Qtm { 9 } else { 8 }
}

/// The lists take less, in bytes.
const LISTS_MEMORY: u64 = 256 << 20;
/// Patterns of the last list that a thread takes at a time.
const CHUNK: usize = 1 << 10;
/// Approximate size, in chunks, of the key ranges sorted together.
const RANGE: usize = 64;
/// Entries prefetched ahead while marking, so that their memory accesses overlap.
const TOGETHER: usize = 24;
/// Share of the lists in the progress.
const LISTS: f64 = 0.1;
/// Minimum time between two saves of an unfinished table.
const PERIOD: Duration = Duration::from_secs(5);
/// Saving takes at most `1 / KEEPING` of the time.
const KEEPING: u32 = 20;

/// What marking needs: the numbering of patterns, the size of the table, and its words.
struct Marker<'a> {
    colours: &'a ThreeColours,
    size: OptimalSize,
    words: &'a [AtomicU64],
}

/// A state and a mask of the turns that may follow.
#[derive(Clone, Copy)]
struct BuildNode {
    cube: CubieBytes,
    turns: u32,
}

/// The steps of a metric, as defined by [`TurnCost`].
#[derive(Debug)]
struct Turns {
    /// The turn of each step.
    turns: [CubieBytes; TURNS],
    /// For each step, a mask of the steps that may follow.
    after: [u32; TURNS],
    /// Mask of the possible first steps.
    firsts: u32,
}

impl Turns {
    /// The steps of this metric.
    fn new(metric: Metric) -> Self {
        if metric == Metric::Qtm { Self::of::<QuarterTurns>() } else { Self::of::<HalfTurns>() }
    }

    fn of<C: TurnCost>() -> Self {
        let turns = CubieBytes::turns();
        Self {
            turns: std::array::from_fn(|step| turns[usize::from(C::turn(step as u8))]),
            after: std::array::from_fn(|step| C::steps().of(Some(step as u8))),
            firsts: C::steps().of(None),
        }
    }
}

/// The number of a pattern. The twelfth flip is left out: it follows from the others.
fn key(pattern: ThreeColourPattern) -> u64 {
    (u64::from(pattern.class) * u64::from(SLICES) + u64::from(pattern.slices)) * u64::from(FLIPS)
        + u64::from(pattern.flips & (FLIPS - 1))
}

/// The pattern with this number.
fn pattern(key: u64) -> ThreeColourPattern {
    let (rest, flips) = (key / u64::from(FLIPS), (key % u64::from(FLIPS)) as u32);
    let (class, slices) = ((rest / u64::from(SLICES)) as u32, (rest % u64::from(SLICES)) as u32);
    ThreeColourPattern { class, slices, flips: flips | (flips.count_ones() & 1) << 11 }
}

/// The keys of the patterns one step away, each reduced to the least equivalent key.
#[inline(always)]
fn next_keys_body<L: Lanes>(can: L::Can, colours: &ThreeColours, turns: &Turns, keys: &[u64], out: &mut Vec<u64>) {
    for &from in keys {
        let cube = CubieLanes::<L>::of(can, &colours.state(pattern(from)));
        for step in turns.firsts.each() {
            let next = cube.then(can, CubieLanes::of(can, &turns.turns[usize::from(step)]));
            let mut least = key(colours.pattern(can, &next));
            colours.alike(can, &next, |pattern| least = least.min(key(pattern)));
            out.push(least);
        }
    }
}

/// The states one turn away.
#[inline(always)]
fn children_body<L: Lanes>(can: L::Can, turns: &Turns, nodes: &[BuildNode], out: &mut Vec<BuildNode>) {
    for node in nodes {
        let cube = CubieLanes::<L>::of(can, &node.cube);
        for mv in node.turns.each().map(usize::from) {
            let next = cube.then(can, CubieLanes::of(can, &turns.turns[mv]));
            out.push(BuildNode { cube: next.bytes(), turns: turns.after[mv] });
        }
    }
}

/// The entries of all states and of the patterns equivalent to theirs.
#[inline(always)]
fn places_body<L: Lanes>(
    can: L::Can,
    colours: &ThreeColours,
    size: OptimalSize,
    nodes: &[BuildNode],
    out: &mut Vec<EntryPlace>,
) {
    for node in nodes {
        let cube = CubieLanes::<L>::of(can, &node.cube);
        out.push(size.place(colours.pattern(can, &cube)));
        colours.alike(can, &cube, |pattern| out.push(size.place(pattern)));
    }
}

dispatch! {
    fn next_keys(colours: &ThreeColours, turns: &Turns, keys: &[u64], out: &mut Vec<u64>) = next_keys_body;
    fn children(turns: &Turns, nodes: &[BuildNode], out: &mut Vec<BuildNode>) = children_body;
    fn places(colours: &ThreeColours, size: OptimalSize, nodes: &[BuildNode], out: &mut Vec<EntryPlace>) = places_body;
}

impl Marker<'_> {
    /// Lowers these entries to at most `distance`.
    fn mark(&self, places: &[EntryPlace], distance: u8) {
        for (n, &place) in places.iter().enumerate() {
            if let Some(next) = places.get(n + TOGETHER) {
                prefetch(self.words, next.word as usize);
            }
            self.mark_one(place, distance);
        }
    }

    #[inline(always)]
    fn mark_one(&self, place: EntryPlace, distance: u8) {
        let code = u64::from(distance.saturating_sub(self.size.base));
        let word = &self.words[place.word as usize];
        let is_less = |old: u64| old >> place.shift & 3 > code;
        if is_less(word.load(Ordering::Relaxed)) {
            let lower = |old| is_less(old).then_some(old & !(3 << place.shift) | code << place.shift);
            // An unchanged word means that another thread has already marked an equal or smaller number.
            let _ = word.fetch_update(Ordering::Relaxed, Ordering::Relaxed, lower);
        }
        if code == 0 {
            let last = &self.words[place.last_word()];
            let lower = |old: u64| {
                let least = old >> MIN_SHIFT;
                (least > u64::from(distance)).then_some(old & !(15 << MIN_SHIFT) | u64::from(distance) << MIN_SHIFT)
            };
            if lower(last.load(Ordering::Relaxed)).is_some() {
                let _ = last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, lower);
            }
        }
    }

    /// Marks the states reached from these patterns by sequences of steps up to the maximum distance.
    fn mark_around(&self, turns: &Turns, keys: &[u64], room: &mut Room) {
        let listed = listed(self.size.metric);
        let more = usize::from(self.size.farthest() - listed);
        room.levels.resize_with(more + 1, Vec::new);
        for &from in keys {
            room.levels[0].clear();
            room.levels[0].push(BuildNode { cube: self.colours.state(pattern(from)), turns: turns.firsts });
            for level in 1..=more {
                let (before, after) = room.levels.split_at_mut(level);
                after[0].clear();
                children(turns, &before[level - 1], &mut after[0]);
                room.places.clear();
                places(self.colours, self.size, &after[0], &mut room.places);
                self.mark(&room.places, listed + level as u8);
            }
        }
    }
}

/// Buffers of one thread for states and entries.
#[derive(Default)]
struct Room {
    levels: Vec<Vec<BuildNode>>,
    places: Vec<EntryPlace>,
}

/// The sorted keys of the patterns at each distance up to `farthest`.
fn lists(colours: &ThreeColours, turns: &Turns, farthest: u8, workers: Workers) -> Result<Vec<Vec<u64>>, TableError> {
    let mut out: Vec<Vec<u64>> = vec![vec![least_key(colours, &CubieBytes::of(&Cube3::SOLVED))]];
    for distance in 1..=farthest {
        let last = &out[usize::from(distance) - 1];
        let share = |n: u8| LISTS * f64::from(1_u32 << (3 * n)) / f64::from(1_u32 << (3 * farthest));
        let parts = parallel(last.len(), CHUNK, workers, (share(distance - 1), share(distance)), |range| {
            let mut next = Vec::new();
            next_keys(colours, turns, &last[range], &mut next);
            next.sort_unstable();
            next.dedup();
            next
        })?;
        let known = &out[usize::from(distance.saturating_sub(2))..];
        let next = merged(&parts, known, workers, share(distance))?;
        out.push(next);
    }
    Ok(out)
}

/// The keys of all parts that are in none of the known lists, sorted and without duplicates. Sorts every part.
fn merged(parts: &[Vec<u64>], known: &[Vec<u64>], workers: Workers, progress: f64) -> Result<Vec<u64>, TableError> {
    let mut some: Vec<u64> = parts.iter().flat_map(|part| part.iter().step_by(CHUNK)).copied().collect();
    some.sort_unstable();
    // Splits the keys into ranges of roughly equal size for the threads.
    let mut limits = vec![0];
    limits.extend(some.into_iter().step_by(RANGE));
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

/// The least key of the patterns equivalent to a state's.
fn least_key(colours: &ThreeColours, cube: &CubieBytes) -> u64 {
    let cube = CubieLanes::<Portable>::of(CanPortable, cube);
    let mut least = key(colours.pattern(CanPortable, &cube));
    colours.alike(CanPortable, &cube, |pattern| least = least.min(key(pattern)));
    least
}

impl OptimalTable {
    /// Opens or builds the table of one size. An interrupted build resumes from its last save.
    ///
    /// # Errors
    /// [`TableError`], but not for a file that cannot be written: [`Tables::take_unsaved`] reports that.
    pub fn load(
        colours: &ThreeColours,
        size: OptimalSize,
        store: &Tables,
        workers: Workers,
    ) -> Result<Self, TableError> {
        let build = |words: &[AtomicU64], done, save: &Save<'_>| {
            build(colours, size, words, &Keeping { done, period: PERIOD, save }, workers)
        };
        let count = |words: &[AtomicU64]| distribution(words, size, workers);
        let words = store.load_or_build_in_place(spec(size.name)?, workers, &build, count)?;
        Ok(Self::new(size, words))
    }
}

/// What is kept of an unfinished table.
struct Keeping<'a> {
    /// Number of patterns of the last list that were marked before.
    done: usize,
    /// The least time between two saves.
    period: Duration,
    /// Saves this number.
    save: &'a Save<'a>,
}

/// Builds the table, resuming from a saved unfinished one.
fn build(
    colours: &ThreeColours,
    size: OptimalSize,
    words: &[AtomicU64],
    keeping: &Keeping<'_>,
    workers: Workers,
) -> Result<(), TableError> {
    let turns = Turns::new(size.metric);
    let claim = Claim::new(size.name, LISTS_MEMORY)?;
    let lists = lists(colours, &turns, listed(size.metric), workers)?;
    drop(claim);
    let marker = Marker { colours, size, words };
    if keeping.done == 0 {
        mark_lists(&marker, &lists, workers)?;
    }
    mark_last(&marker, &turns, &lists[usize::from(listed(size.metric))], keeping, workers)
}

/// Marks the patterns of all lists.
fn mark_lists(marker: &Marker<'_>, lists: &[Vec<u64>], workers: Workers) -> Result<(), TableError> {
    for (distance, list) in (0..).zip(lists) {
        parallel(list.len(), CHUNK, workers, (LISTS, LISTS), |range| {
            let node = |&key: &u64| BuildNode { cube: marker.colours.state(pattern(key)), turns: 0 };
            let nodes: Vec<BuildNode> = list[range].iter().map(node).collect();
            let mut found = Vec::new();
            places(marker.colours, marker.size, &nodes, &mut found);
            marker.mark(&found, distance);
        })?;
    }
    Ok(())
}

/// Marks the states around the last list.
fn mark_last(
    marker: &Marker<'_>,
    turns: &Turns,
    last: &[u64],
    keeping: &Keeping<'_>,
    workers: Workers,
) -> Result<(), TableError> {
    let next = AtomicUsize::new(keeping.done.min(last.len()));
    // The range on which each thread is at work, so that it is known up to where all is done.
    let at_work: Vec<AtomicUsize> = (0..workers.threads.max(1)).map(|_| AtomicUsize::new(usize::MAX)).collect();
    let expected = Duration::from_nanos(8 * marker.words.len() as u64);
    let due = Mutex::new(Instant::now() + keeping.period.max(KEEPING * expected));
    let all_done = || {
        let upto = next.load(Ordering::SeqCst).min(last.len());
        at_work.iter().map(|begin| begin.load(Ordering::SeqCst)).fold(upto, usize::min)
    };
    let worker = |thread: usize| {
        let mut room = Room::default();
        while !workers.control.stopped() {
            // Stored before the range is taken, so that the range never counts as done in between.
            at_work[thread].store(next.load(Ordering::SeqCst), Ordering::SeqCst);
            let begin = next.fetch_add(CHUNK, Ordering::SeqCst);
            if begin >= last.len() {
                break;
            }
            marker.mark_around(turns, &last[begin..last.len().min(begin + CHUNK)], &mut room);
            workers.control.set_progress(LISTS + (1.0 - LISTS) * begin as f64 / last.len() as f64);
            at_work[thread].store(usize::MAX, Ordering::SeqCst);
            let Ok(mut due) = due.try_lock() else { continue };
            let now = Instant::now();
            if now >= *due {
                (keeping.save)(all_done());
                *due = now + keeping.period.max(KEEPING * now.elapsed());
            }
        }
        at_work[thread].store(usize::MAX, Ordering::SeqCst);
    };
    on_threads(workers.threads, worker);
    workers.control.proceed()
}

/// Number of entries that are 0, 1, 2 and 3.
fn distribution(words: &[AtomicU64], size: OptimalSize, workers: Workers) -> Result<Vec<u64>, TableError> {
    const LINES: usize = 1 << 12;
    const LOW: u64 = 0x5555_5555_5555_5555;
    let lines = words.len() / WORDS as usize;
    let count = |range: std::ops::Range<usize>| {
        let mut counts = [0_u64; 4];
        for (n, word) in words[range.start * WORDS as usize..range.end * WORDS as usize].iter().enumerate() {
            // The least entry in the last word of a line is no entry.
            let entries = if n as u64 % WORDS == WORDS - 1 { LOW & ((1 << MIN_SHIFT) - 1) } else { LOW };
            let word = word.load(Ordering::Relaxed);
            let (low, high) = (word & entries, word >> 1 & entries);
            let [one, two, three] = [low & !high, high & !low, low & high].map(|code| u64::from(code.count_ones()));
            let zero = u64::from(entries.count_ones()) - one - two - three;
            counts = std::array::from_fn(|code| counts[code] + [zero, one, two, three][code]);
        }
        counts
    };
    let parts = parallel(lines, LINES, workers, (1.0, 1.0), count)?;
    let mut counts: Vec<u64> = (0..4).map(|code| parts.iter().map(|counts| counts[code]).sum()).collect();
    // Those of the last line that stand for nothing are as at first.
    counts[3] -= lines as u64 * ENTRIES - size.entries();
    Ok(counts)
}

#[cfg(test)]
mod tests;
