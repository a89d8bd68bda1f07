//! A beam search level by level, for the first two phases.
//!
//! Of all states that follow from those of a level, the ones with the smallest answers of the phase's net go on. States of one coset, which
//! differ only in what the phase does not look at, count as one across all levels, except near the goal: there many of them are kept, for the
//! next phase to choose from. The states nearest to the goal are known exactly, and all others that the net takes for as near count as one
//! move farther.

use rustc_hash::FxHashMap;
use std::collections::HashSet;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use super::super::codes::{CodeTable, Codes};
use super::ball::Ball;
use super::net::MOVE;
use crate::control::{Control, NodeCounter};
use crate::tables::on_threads;

/// The turns of one set of layers follow one another in the list of turns.
const OF_LAYERS: usize = 23;

/// A phase: from all states, or those of a subgroup, to a smaller subgroup.
pub(super) trait Phase: Sync {
    /// A state as far as the phase looks at it.
    type Coset: Copy + Eq + Hash + Send + Sync;
    /// The coset of a state.
    fn coset(&self, codes: &Codes) -> Self::Coset;
    /// The coset of a state after a move.
    fn coset_after(&self, codes: &Codes, coset: &Self::Coset, mv: usize) -> Self::Coset;
    /// The turns that are its moves.
    fn turns(&self) -> &[u16];
    /// The net's answers for the states after each move.
    fn answers(&self, codes: &Codes, coset: &Self::Coset, out: &mut [i32]);
    /// The cosets near the goal.
    fn ball(&self) -> &Ball<Self::Coset>;
}

/// A state that a phase begins or ends with.
#[derive(Clone)]
pub struct Reached {
    /// The state.
    pub codes: Codes,
    /// The number of the state that the search began with.
    pub start: u32,
    /// The turns that lead to it.
    pub turns: Vec<u16>,
}

/// The limits of a beam.
#[derive(Clone, Copy, Debug)]
pub struct BeamLimits {
    /// The number of states of a level.
    pub states: usize,
    /// The number of goals after which no further level is begun.
    pub goals: usize,
    /// The number of levels after the first goal.
    pub more_levels: usize,
    /// The greatest number of levels.
    pub levels: usize,
}

struct BeamState<C> {
    codes: Codes,
    coset: C,
    start: u32,
    /// The place in the history of the state before, and the turn from there; `None` at a start.
    before: Option<(u32, u16)>,
}

#[derive(Clone, Copy)]
struct Candidate {
    value: i32,
    state: u32,
    mv: u16,
}

/// The number of states of a coset that are kept, by the value of the coset.
fn kept(value: i32) -> u16 {
    match value / MOVE {
        0 => 60_000,
        1..3 => 16,
        _ => 1,
    }
}

/// Keeps the least of the candidates, about `count` of them; the greatest value that is left, if some were dropped.
fn cut(candidates: &mut Vec<Candidate>, count: usize) -> i32 {
    if candidates.len() <= count {
        return i32::MAX;
    }
    let (_, nth, _) = candidates.select_nth_unstable_by_key(count, |candidate| candidate.value);
    let most = nth.value;
    candidates.truncate(count);
    most
}

/// Searches from starts whose turns so far count; the goals, the shortest first.
pub(super) fn search<P: Phase>(
    phase: &P,
    starts: &[Reached],
    limits: BeamLimits,
    threads: usize,
    control: &Control,
) -> Vec<Reached> {
    let table = CodeTable::get();
    let mut history: Vec<Option<(u32, u16)>> = Vec::new();
    let mut seen: FxHashMap<P::Coset, u16> = FxHashMap::default();
    let (mut goals, mut known) = (Vec::new(), HashSet::new());
    let mut level: Vec<BeamState<P::Coset>> = Vec::new();
    let mut last_level = limits.levels;
    let least = starts.iter().map(|start| start.turns.len()).min().unwrap_or(0);
    for depth in 0..=limits.levels {
        for (n, start) in starts.iter().enumerate().filter(|(_, start)| start.turns.len() == least + depth) {
            level.push(BeamState {
                codes: start.codes,
                coset: phase.coset(&start.codes),
                start: n as u32,
                before: None,
            });
        }
        for state in level.iter().filter(|state| phase.ball().distance(&state.coset) == Some(0)) {
            if known.insert(state.codes) {
                goals.push(reached(state, &history, &starts[state.start as usize]));
            }
        }
        if !goals.is_empty() {
            last_level = last_level.min(depth + limits.more_levels);
        }
        if depth >= last_level || goals.len() >= limits.goals || control.check().is_break() {
            break;
        }
        // Whether to go on is asked for often enough elsewhere.
        let _ = NodeCounter::new(control).add((level.len() * phase.turns().len()) as u64);
        let first = history.len() as u32;
        history.extend(level.iter().map(|state| state.before));
        let candidates = candidates(phase, &level, &seen, limits.states, threads, control);
        let mut next = Vec::with_capacity(limits.states);
        for (n, candidate) in candidates.into_iter().enumerate() {
            if next.len() >= limits.states || n % 4096 == 0 && control.check().is_break() {
                break;
            }
            let from = &level[candidate.state as usize];
            let coset = phase.coset_after(&from.codes, &from.coset, usize::from(candidate.mv));
            let count = seen.entry(coset).or_default();
            if *count >= kept(candidate.value) {
                continue;
            }
            *count += 1;
            let turn = phase.turns()[usize::from(candidate.mv)];
            let codes = table.turned(&from.codes, usize::from(turn));
            next.push(BeamState { codes, coset, start: from.start, before: Some((first + candidate.state, turn)) });
        }
        level = next;
    }
    goals
}

/// The best of the moves from all states of a level, about three for each state of the next one, in the order of their values.
fn candidates<P: Phase>(
    phase: &P,
    level: &[BeamState<P::Coset>],
    seen: &FxHashMap<P::Coset, u16>,
    states: usize,
    threads: usize,
    control: &Control,
) -> Vec<Candidate> {
    let threads = threads.max(1);
    let share = 3 * states / threads + 64;
    let far = (i32::from(phase.ball().radius) + 1) * MOVE;
    let layers = |turn: u16| usize::from(turn) / OF_LAYERS;
    let found: Mutex<Vec<(usize, Vec<Candidate>)>> = Mutex::default();
    on_threads(threads, |thread| {
        let mut out = Vec::with_capacity(4 * share);
        let mut most = i32::MAX;
        let mut answers = vec![0; phase.turns().len()];
        for (number, state) in level.iter().enumerate().skip(thread).step_by(threads) {
            if (number / threads).is_multiple_of(64) && control.check().is_break() {
                break;
            }
            phase.answers(&state.codes, &state.coset, &mut answers);
            let last = state.before.map(|(_, turn)| layers(turn));
            for (mv, &answer) in answers.iter().enumerate() {
                if answer >= most || last == Some(layers(phase.turns()[mv])) {
                    continue;
                }
                let coset = phase.coset_after(&state.codes, &state.coset, mv);
                let value = if answer < far {
                    phase.ball().distance(&coset).map_or(far, |exact| i32::from(exact) * MOVE)
                } else {
                    answer
                };
                if value < most && seen.get(&coset).is_none_or(|count| *count < kept(value)) {
                    out.push(Candidate { value, state: number as u32, mv: mv as u16 });
                }
            }
            if out.len() > 3 * share {
                most = cut(&mut out, share);
            }
        }
        cut(&mut out, share);
        found.lock().unwrap_or_else(PoisonError::into_inner).push((thread, out));
    });
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut all: Vec<Candidate> = found.into_iter().flat_map(|(_, out)| out).collect();
    all.sort_unstable_by_key(|candidate| (candidate.value, candidate.state, candidate.mv));
    all
}

/// A goal with the turns that lead to it.
fn reached<C>(state: &BeamState<C>, history: &[Option<(u32, u16)>], start: &Reached) -> Reached {
    let mut back = Vec::new();
    let mut before = state.before;
    while let Some((at, turn)) = before {
        back.push(turn);
        before = history[at as usize];
    }
    let turns = start.turns.iter().copied().chain(back.into_iter().rev()).collect();
    Reached { codes: state.codes, start: start.start, turns }
}
