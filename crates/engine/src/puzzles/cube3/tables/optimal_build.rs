//! Builds the table of the optimal solver in any size, on several threads.
//!
//! All patterns within a few moves of solved are listed. From each pattern of the last list, sequences of a few moves
//! mark the entries that they reach. Marking is idempotent and its order does not matter, so threads need not
//! synchronise, and an interrupted build can resume.

mod lists;

use crate::tables::Workers;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use self::lists::{KeySet, next_keys, pattern, patterns_by_distance};
use super::cubie_bytes::{AfterLanes, CubieBytes, CubieLanes, TurnPair};
use super::optimal_table::{ENTRIES_PER_LINE, EntryPlace, MIN_SHIFT, OptimalSize, OptimalTable, WORDS_PER_LINE};
use super::three_colours::{ThreeColourPattern, ThreeColours};
use crate::puzzle::{Metric, cubes::FACE_TURNS};
use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric, TurnCost};
use crate::search::ida::MoveSet;
use crate::tables::simd::{Lanes, dispatch, prefetch};
use crate::tables::store::Tables;
use crate::tables::{TableError, built_in_place::Save, headroom::Claim, on_threads, parallel, spec::require};

/// Returns the maximum distance of listed patterns; the last list has several million.
fn max_listed_distance(metric: Metric) -> u8 {
    if metric == Metric::Qtm { 9 } else { 8 }
}

/// Upper limit on the memory of the lists, in bytes.
const LISTS_MEMORY: u64 = 256 << 20;
/// Patterns of the last list that a thread takes at a time.
const CHUNK: usize = 1 << 10;
/// Number of states whose children are marked together: their entries are prefetched while the next children are
/// computed.
const PREFETCH_DISTANCE: usize = 8;
/// Share of the progress that the lists account for.
const LISTS_PROGRESS: f64 = 0.1;
/// Minimum time between two saves of an unfinished table.
const SAVE_INTERVAL: Duration = Duration::from_secs(5);
/// Saving takes at most `1 / SAVE_TIME_DIVISOR` of the time.
const SAVE_TIME_DIVISOR: u32 = 20;

/// Target of the marking: the words of a table and its size, with the numbering of patterns.
struct Marker<'a> {
    colours: &'a ThreeColours,
    size: OptimalSize,
    words: &'a [AtomicU64],
}

/// A state and a mask of the steps that may follow.
#[derive(Clone, Copy)]
struct BuildNode {
    cube: CubieBytes,
    turns: u32,
}

/// The steps of a metric, as defined by [`TurnCost`].
#[derive(Debug)]
struct MetricSteps {
    /// The turn of each step.
    turns: [CubieBytes; FACE_TURNS],
    /// The turns of two steps, by the first and then by the second.
    pairs: Vec<[TurnPair; FACE_TURNS]>,
    /// For each step, a mask of the steps that may follow.
    after: [u32; FACE_TURNS],
    /// Mask of the possible first steps.
    firsts: u32,
}

impl MetricSteps {
    fn new(metric: Metric) -> Self {
        if metric == Metric::Qtm {
            Self::for_metric::<QuarterTurnMetric>()
        } else {
            Self::for_metric::<HalfTurnMetric>()
        }
    }

    fn for_metric<C: TurnCost>() -> Self {
        let turns = CubieBytes::turns();
        let turns: [CubieBytes; FACE_TURNS] = std::array::from_fn(|step| turns[usize::from(C::turn(step as u8))]);
        Self {
            turns,
            pairs: turns.iter().map(|one| turns.each_ref().map(|other| TurnPair::new([one, other]))).collect(),
            after: std::array::from_fn(|step| C::steps().after(Some(step as u8))),
            firsts: C::steps().after(None),
        }
    }
}

/// Appends the states one step away.
#[inline(always)]
fn children_body<L: Lanes>(can: L::Proof, turns: &MetricSteps, nodes: &[BuildNode], out: &mut Vec<BuildNode>) {
    for node in nodes {
        let cube = CubieLanes::<L>::load(can, &node.cube);
        for mv in node.turns.each().map(usize::from) {
            let next = cube.then(can, CubieLanes::load(can, &turns.turns[mv]));
            out.push(BuildNode { cube: next.bytes(), turns: turns.after[mv] });
        }
    }
}

/// Appends the locations of the entries of all states and of the patterns equivalent to theirs, and prefetches the
/// entries.
#[inline(always)]
fn places_body<L: Lanes>(can: L::Proof, marker: &Marker<'_>, nodes: &[BuildNode], out: &mut Vec<EntryPlace>) {
    for node in nodes {
        let cube = CubieLanes::<L>::load(can, &node.cube);
        marker.push_entry(marker.colours.pattern(can, &cube), out);
        marker.colours.for_each_equivalent(can, &cube, |pattern| marker.push_entry(pattern, out));
    }
}

/// Like [`places_body`], for the states one step away.
#[inline(always)]
fn next_places_body<L: Lanes>(
    can: L::Proof,
    marker: &Marker<'_>,
    turns: &MetricSteps,
    nodes: &[BuildNode],
    out: &mut Vec<EntryPlace>,
) {
    for node in nodes {
        let (state, mut steps) = (AfterLanes::<L>::load(can, &node.cube), node.turns);
        while let Some(one) = steps.take_first().map(usize::from) {
            let other = steps.take_first().map(usize::from);
            let (edges, corners) = state.then(can, &turns.pairs[one][other.unwrap_or(one)]);
            let patterns = marker.colours.patterns(can, edges, corners);
            for (pattern, step) in patterns.into_iter().zip([Some(one), other]) {
                let Some(step) = step else { break };
                marker.push_entry(pattern, out);
                if marker.colours.is_symmetric(pattern.class) {
                    let [cube, turn] = [&node.cube, &turns.turns[step]].map(|bytes| CubieLanes::<L>::load(can, bytes));
                    marker
                        .colours
                        .for_each_equivalent(can, &cube.then(can, turn), |pattern| marker.push_entry(pattern, out));
                }
            }
        }
    }
}

dispatch! {
    fn children(turns: &MetricSteps, nodes: &[BuildNode], out: &mut Vec<BuildNode>) = children_body;
    fn places(marker: &Marker<'_>, nodes: &[BuildNode], out: &mut Vec<EntryPlace>) = places_body;
    fn next_places(
        marker: &Marker<'_>, turns: &MetricSteps, nodes: &[BuildNode], out: &mut Vec<EntryPlace>
    ) = next_places_body;
}

impl Marker<'_> {
    /// Appends the location of a pattern's entry and prefetches the entry.
    #[inline(always)]
    fn push_entry(&self, pattern: ThreeColourPattern, out: &mut Vec<EntryPlace>) {
        let place = self.size.place(pattern);
        prefetch(self.words, place.word as usize);
        out.push(place);
    }

    /// Lowers entries to at most `fetched_distance`.
    fn mark(&self, places: &[EntryPlace], distance: u8) {
        for &place in places {
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

    /// Marks the entries reached from these patterns of the last list by further steps, up to the maximum distance of
    /// an exact entry. Skips first steps to patterns in `known`, the last two lists: shorter sequences from known
    /// patterns reach the same entries.
    fn mark_around(&self, turns: &MetricSteps, known: &KeySet<'_>, keys: &[u64], buffers: &mut MarkBuffers) {
        let max_listed_distance = max_listed_distance(self.size.metric);
        let more = usize::from(self.size.max_distance() - max_listed_distance);
        buffers.levels.resize_with(more, Vec::new);
        for &from in keys {
            buffers.keys.clear();
            next_keys(self.colours, turns, &[from], &mut buffers.keys);
            let farther = turns.firsts.each().zip(&buffers.keys).filter(|(_, key)| !known.has(**key));
            let firsts = farther.fold(u32::EMPTY, |firsts, (step, _)| firsts | u32::single(step));
            buffers.levels[0].clear();
            buffers.levels[0].push(BuildNode { cube: self.colours.state(pattern(from)), turns: firsts });
            for level in 0..more {
                if level > 0 {
                    let (before, after) = buffers.levels.split_at_mut(level);
                    after[0].clear();
                    children(turns, &before[level - 1], &mut after[0]);
                }
                for nodes in buffers.levels[level].chunks(PREFETCH_DISTANCE) {
                    buffers.places.clear();
                    next_places(self, turns, nodes, &mut buffers.places);
                    self.mark(&buffers.fetched, buffers.fetched_distance);
                    std::mem::swap(&mut buffers.places, &mut buffers.fetched);
                    buffers.fetched_distance = max_listed_distance + level as u8 + 1;
                }
            }
        }
        self.mark(&buffers.fetched, buffers.fetched_distance);
        buffers.fetched.clear();
    }
}

/// Buffers of one thread for states and entries.
#[derive(Default)]
struct MarkBuffers {
    keys: Vec<u64>,
    levels: Vec<Vec<BuildNode>>,
    places: Vec<EntryPlace>,
    /// Entries being prefetched.
    fetched: Vec<EntryPlace>,
    /// Distance with which `fetched` will be marked.
    fetched_distance: u8,
}

impl OptimalTable {
    /// Opens or builds the table of one size. An interrupted build resumes from its last save.
    ///
    /// # Errors
    /// [`TableError`] if the table cannot be built or read, or the workers are stopped. If the file cannot be written,
    /// only [`Tables::take_errors`] reports it.
    pub fn load(
        colours: &ThreeColours,
        size: OptimalSize,
        tables: &Tables,
        workers: Workers,
    ) -> Result<Self, TableError> {
        let build = |words: &[AtomicU64], done, save: &Save<'_>| {
            build(colours, size, words, &Checkpointing { done, period: SAVE_INTERVAL, save }, workers)
        };
        let count = |words: &[AtomicU64]| distribution(words, size, workers);
        let words = tables.load_or_build_in_place(require(size.name)?, workers, &build, count)?;
        Ok(Self::new(size, words))
    }
}

/// Progress and saving of an unfinished table.
struct Checkpointing<'a> {
    /// Number of patterns of the last list that an earlier build has marked.
    done: usize,
    /// Minimum time between two saves.
    period: Duration,
    /// Saves the table with the number of patterns done.
    save: &'a Save<'a>,
}

/// Builds the table, resuming from a saved unfinished one.
fn build(
    colours: &ThreeColours,
    size: OptimalSize,
    words: &[AtomicU64],
    checkpointing: &Checkpointing<'_>,
    workers: Workers,
) -> Result<(), TableError> {
    let turns = MetricSteps::new(size.metric);
    let claim = Claim::new(size.name, LISTS_MEMORY)?;
    let lists = patterns_by_distance(colours, &turns, max_listed_distance(size.metric), workers)?;
    drop(claim);
    let marker = Marker { colours, size, words };
    if checkpointing.done == 0 {
        mark_lists(&marker, &lists, workers)?;
    }
    mark_last(&marker, &turns, &lists, checkpointing, workers)
}

/// Marks the patterns of all lists.
fn mark_lists(marker: &Marker<'_>, lists: &[Vec<u64>], workers: Workers) -> Result<(), TableError> {
    for (distance, list) in (0..).zip(lists) {
        parallel(list.len(), CHUNK, workers, (LISTS_PROGRESS, LISTS_PROGRESS), |range| {
            let node = |&key: &u64| BuildNode { cube: marker.colours.state(pattern(key)), turns: 0 };
            let nodes: Vec<BuildNode> = list[range].iter().map(node).collect();
            let mut found = Vec::new();
            places(marker, &nodes, &mut found);
            marker.mark(&found, distance);
        })?;
    }
    Ok(())
}

/// Marks the entries beyond the last list, saving at intervals.
fn mark_last(
    marker: &Marker<'_>,
    turns: &MetricSteps,
    lists: &[Vec<u64>],
    checkpointing: &Checkpointing<'_>,
    workers: Workers,
) -> Result<(), TableError> {
    let last_two = &lists[lists.len() - 2..];
    let (known, last) = (KeySet::new(last_two), &last_two[1]);
    let next = AtomicUsize::new(checkpointing.done.min(last.len()));
    // The start of each thread's current range; everything before the lowest one is done.
    let at_work: Vec<AtomicUsize> = (0..workers.threads.max(1)).map(|_| AtomicUsize::new(usize::MAX)).collect();
    // Assumes a gigabyte per second until a save is measured.
    let expected = Duration::from_nanos(8 * marker.words.len() as u64);
    let due = Mutex::new(Instant::now() + checkpointing.period.max(SAVE_TIME_DIVISOR * expected));
    let all_done = || {
        let upto = next.load(Ordering::SeqCst).min(last.len());
        at_work.iter().map(|begin| begin.load(Ordering::SeqCst)).fold(upto, usize::min)
    };
    let worker = |thread: usize| {
        let mut buffers = MarkBuffers::default();
        while !workers.control.is_stopped() {
            // Stored before the range is taken, so that the range never counts as done in between.
            at_work[thread].store(next.load(Ordering::SeqCst), Ordering::SeqCst);
            let begin = next.fetch_add(CHUNK, Ordering::SeqCst);
            if begin >= last.len() {
                break;
            }
            marker.mark_around(turns, &known, &last[begin..last.len().min(begin + CHUNK)], &mut buffers);
            workers.control.set_progress(LISTS_PROGRESS + (1.0 - LISTS_PROGRESS) * begin as f64 / last.len() as f64);
            at_work[thread].store(usize::MAX, Ordering::SeqCst);
            let Ok(mut due) = due.try_lock() else { continue };
            let now = Instant::now();
            if now >= *due {
                (checkpointing.save)(all_done());
                *due = now + checkpointing.period.max(SAVE_TIME_DIVISOR * now.elapsed());
            }
        }
        at_work[thread].store(usize::MAX, Ordering::SeqCst);
    };
    on_threads(workers.threads, worker);
    workers.control.check_stop()
}

/// Counts the entries that are 0, 1, 2 and 3.
fn distribution(words: &[AtomicU64], size: OptimalSize, workers: Workers) -> Result<Vec<u64>, TableError> {
    const LINES: usize = 1 << 12;
    const LOW_BITS: u64 = 0x5555_5555_5555_5555;
    let lines = words.len() / WORDS_PER_LINE as usize;
    let count = |range: std::ops::Range<usize>| {
        let mut counts = [0_u64; 4];
        for (n, word) in
            words[range.start * WORDS_PER_LINE as usize..range.end * WORDS_PER_LINE as usize].iter().enumerate()
        {
            // The top four bits of a line's last word are its minimum distance, not entries.
            let entries = if n as u64 % WORDS_PER_LINE == WORDS_PER_LINE - 1 {
                LOW_BITS & ((1 << MIN_SHIFT) - 1)
            } else {
                LOW_BITS
            };
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
    // The unused entries of the last line keep their initial value 3.
    counts[3] = counts[3].saturating_sub(lines as u64 * ENTRIES_PER_LINE - size.entries());
    Ok(counts)
}

#[cfg(test)]
mod tests;
