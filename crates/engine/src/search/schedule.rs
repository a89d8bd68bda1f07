//! What to do next: parts of the anytime search and parts of the proof, handed out to workers.
//!
//! The proof is iterative deepening on the whole puzzle; each of its lengths is cut into parts by the first move. Where
//! several workers share a long one it is cut by the first two, so that none has to wait long for another's last part. The
//! anytime search is a list of parts, each solver's own. A share of the cost goes to the proof; with one thread the
//! order depends on node counts alone, so that a solve with a node limit is repeatable.

use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::ida::{MoveSet, Prefix};
use super::length_progress::LengthProgress;
use crate::control::sync::Mutex;
use crate::control::{NodeCounter, ProofProgress};

/// From this fraction of a length on, what is done tells what the whole of it costs; before, the lengths before tell it.
const TELLING: f64 = 0.05;
/// This part of what is within reach is spent before it is judged whether the proof is.
const SETTLING: u64 = 4_000;
/// The most lengths whose costs are foreseen: more than any puzzle needs moves.
const FORESEEN: usize = 64;
/// Parts of the proof must have taken this long to tell how fast it is.
const MEASURABLE: Duration = Duration::from_millis(20);
/// Lengths that take less than this are not told of.
const BRIEF: Duration = Duration::from_millis(300);
/// What a length must have cost for the next one to be cut by two moves: less is over in some hundredths of a second.
const LONG: u64 = 100_000;

/// How effort is divided, in nodes of the anytime search.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// What a proof node costs, measured.
    pub proof_node: u64,
    /// What the proof may spend before anything else, for states near the goal.
    pub head_start: u64,
    /// The most that the rest of a proof may cost each worker to be within reach: what takes about ten minutes.
    pub in_reach: u64,
    /// How many times as much a length of the proof is expected to cost as the one before; 0 when that is not foreseen.
    /// A part that is expected to overdraw the proof's share waits until it does not.
    pub growth: u64,
}

/// The proof's part of the effort once there is a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofShare {
    /// One part in so many of the whole cost, at least 1.
    OneIn(u64),
    /// Everything.
    All,
}

/// A piece of work for one worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task<P> {
    /// Exhaust part of the proof: solutions of exactly `length` moves that begin with `prefix`.
    Proof {
        /// The length.
        length: u8,
        /// The first moves.
        prefix: Prefix,
    },
    /// A part of the anytime search.
    Part(P),
    /// Nothing to hand out now: others are still at work on the present length.
    Wait,
}

/// Hands out tasks: parts `P` of the anytime search, and parts of the proof by first moves out of a set `M`.
pub struct Schedule<'a, P, M> {
    state: Mutex<State<M>>,
    costs: Costs,
    /// The moves that may follow one; those that may be first for `None`.
    after: Box<dyn Fn(Option<u8>) -> M + Sync + 'a>,
    /// Part number `n` of the anytime search, `None` after the last.
    part: Box<dyn Fn(usize) -> Option<P> + Sync + 'a>,
}

#[derive(Debug)]
struct State<M> {
    /// The length under proof.
    length: u8,
    /// First moves of that length not handed out.
    firsts: M,
    /// When it is cut by two moves: a first move of which some parts were handed out, and second moves that were not.
    seconds: Option<(u8, M)>,
    /// Parts of that length that were not handed out, the next one last, when it is known which are to be first.
    ordered: Vec<Prefix>,
    /// Parts of that length that are done, with what they cost, when it is cut by two moves.
    done: Vec<(u64, Prefix)>,
    /// Parts of that length that were broken off.
    broken_off: Vec<Prefix>,
    /// Parts of that length handed out and not finished.
    outstanding: usize,
    /// Whether that length is cut by two moves, and into how many parts.
    by_two: bool,
    parts: u64,
    progress: LengthProgress,
    /// How many workers share the work.
    workers: u64,
    /// Number of the next part of the anytime search.
    next: usize,
    proof_cost: u64,
    /// How long workers took for that, all their times added up.
    proof_time: Duration,
    /// The costs of the two lengths before, the later one last, and of the present one so far.
    length_costs: [u64; 3],
    part_cost: u64,
}

impl<'a, P, M: MoveSet> Schedule<'a, P, M> {
    /// A schedule whose proof starts at length `bound`; `after` tells the moves that may follow one, or be first, and
    /// `part(n)` is part number `n` of the anytime search, `None` after the last.
    pub fn new(
        bound: u8,
        after: impl Fn(Option<u8>) -> M + Sync + 'a,
        costs: Costs,
        part: impl Fn(usize) -> Option<P> + Sync + 'a,
    ) -> Self {
        let state = State {
            length: bound,
            firsts: after(None),
            seconds: None,
            ordered: Vec::new(),
            done: Vec::new(),
            broken_off: Vec::new(),
            outstanding: 0,
            by_two: false,
            parts: u64::from(after(None).count()),
            progress: LengthProgress::new(u64::from(after(None).count())),
            workers: 1,
            next: 0,
            proof_cost: 0,
            proof_time: Duration::ZERO,
            length_costs: [0; 3],
            part_cost: 0,
        };
        Self { state: Mutex::new(state), costs, after: Box::new(after), part: Box::new(part) }
    }

    /// From the next length on, work is cut for so many workers.
    pub fn share_among(&self, workers: usize) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).workers = workers as u64;
    }

    /// The next task. `solved`: whether there is a solution; `share`: the proof's part of the effort once there is.
    pub fn next(&self, solved: bool, share: ProofShare) -> Task<P> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let part = if solved && share == ProofShare::All { None } else { (self.part)(state.next) };
        // Until there is a solution, the first one is what everybody waits for.
        let shared = match share {
            ProofShare::OneIn(parts) if solved => (state.proof_cost + state.part_cost) / parts.max(1),
            _ => 0,
        };
        let budget = shared + self.costs.head_start;
        let is_due = part.is_none() || state.proof_cost + self.expected(&state) <= budget;
        if is_due && let Some(prefix) = self.take(&mut state) {
            state.outstanding += 1;
            return Task::Proof { length: state.length, prefix };
        }
        match part {
            Some(part) => {
                state.next += 1;
                Task::Part(part)
            }
            None => Task::Wait,
        }
    }

    /// What the next part of the proof is expected to cost.
    fn expected(&self, state: &State<M>) -> u64 {
        state.length_costs[1] * self.costs.growth / state.parts.max(1)
    }

    /// Takes a part of the present length out of those that are left.
    fn take(&self, state: &mut State<M>) -> Option<Prefix> {
        if let Some(prefix) = state.broken_off.pop().or_else(|| state.ordered.pop()) {
            return Some(prefix);
        }
        loop {
            if let Some((first, seconds)) = &mut state.seconds {
                let counts_first = *seconds == (self.after)(Some(*first));
                if let Some(second) = seconds.take_first() {
                    return Some(Prefix { first: *first, second: Some(second), counts_first });
                }
            }
            let first = state.firsts.take_first()?;
            if !state.by_two {
                return Some(Prefix::of(first));
            }
            state.seconds = Some((first, (self.after)(Some(first))));
        }
    }

    /// Goes on to the next length. Where the one before was cut by two moves this one is too, into the same parts, and
    /// those come first that cost most: more branches of them come near the goal, so that they are more likely to hold
    /// a solution. (The idea is that of nissy.)
    fn begin_next_length(&self, state: &mut State<M>) {
        state.length += 1;
        state.length_costs = [state.length_costs[1], state.length_costs[2], 0];
        let firsts = (self.after)(None);
        state.firsts = firsts;
        let mut done = std::mem::take(&mut state.done);
        state.by_two = state.workers > 1 && state.length_costs[1] >= LONG;
        if state.by_two && !done.is_empty() {
            state.progress.begin_next(done.len() as u64, &done);
            done.sort_unstable_by_key(|(cost, prefix)| (*cost, prefix.first, prefix.second));
            state.ordered = done.into_iter().map(|(_, prefix)| prefix).collect();
            state.firsts = M::EMPTY;
            state.parts = state.ordered.len() as u64;
            return;
        }
        state.parts = if state.by_two {
            each(firsts).map(|first| u64::from((self.after)(Some(first)).count())).sum()
        } else {
            u64::from(firsts.count())
        };
        state.progress.begin_next(state.parts, &[]);
    }

    /// Runs a part of the proof that [`Schedule::next`] handed out: `search` goes through it and counts its nodes on
    /// `counter`. When it was the last part of its length, the next length is begun and the new lower bound returned.
    ///
    /// A part that `search` broke off is handed out again. The worker may well go on: with patience, a solution that
    /// another worker finds moves the deadline that broke it off, and the length would never be finished without this
    /// part.
    pub fn prove(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        search: impl FnOnce() -> ControlFlow<()>,
    ) -> Option<u8> {
        let (before, began) = (counter.total(), Instant::now());
        let ended = search();
        let time = began.elapsed();
        let cost = (counter.total() - before) * self.costs.proof_node;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.proof_cost += cost;
        state.proof_time += time;
        state.length_costs[2] += cost;
        state.outstanding -= 1;
        if ended.is_break() {
            state.broken_off.push(prefix);
        } else if length == state.length {
            state.progress.finish(prefix);
            if prefix.second.is_some() {
                state.done.push((cost, prefix));
            }
        }
        if length == state.length && state.has_none_left() && state.outstanding == 0 {
            self.begin_next_length(&mut state);
            return Some(state.length);
        }
        None
    }

    /// How far the proof is with the present length, and how long all of it takes if `best` is the shortest length known; `None`
    /// when that is over before anyone could read it.
    pub fn progress(&self, best: Option<usize>) -> Option<ProofProgress> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let left = best.and_then(|best| self.rest(&state, best)).and_then(|cost| state.time_of(cost));
        let is_brief = state.progress.elapsed() + left.unwrap_or_default() < BRIEF;
        (!is_brief).then(|| ProofProgress { length: state.length, fraction: state.progress.fraction(), left })
    }

    /// True if the rest of the proof that none is shorter than `best` is within reach, or nothing tells yet: in the first
    /// fraction of a second the best solution is still far from what it will be. It is judged by costs, not by the clock, so that one thread
    /// does the same each time.
    pub fn is_in_reach(&self, best: usize) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let most = self.costs.in_reach.saturating_mul(state.workers);
        if state.proof_cost + state.part_cost < most / SETTLING {
            return true;
        }
        self.rest(&state, best).is_none_or(|rest| rest <= most as f64)
    }

    /// The cost left of the proof that none is shorter than `best`; `None` when nothing tells.
    fn rest(&self, state: &State<M>, best: usize) -> Option<f64> {
        let [earlier, before, spent] = state.length_costs.map(|cost| cost as f64);
        let growth = if earlier >= LONG as f64 { before / earlier } else { self.costs.growth as f64 };
        let fraction = state.progress.fraction();
        let whole = if fraction >= TELLING { spent / fraction } else { before * growth };
        if whole <= 0.0 || growth <= 0.0 {
            return None;
        }
        let lengths = best.saturating_sub(usize::from(state.length));
        // Beyond this many lengths it is out of reach, whatever they cost.
        let later = (1..lengths.min(FORESEEN)).map(|n| whole * growth.powi(n as i32)).sum::<f64>();
        Some(if lengths == 0 { 0.0 } else { later + (whole * (1.0 - fraction)).max(whole - spent).max(0.0) })
    }

    /// A part of the anytime search ended after `nodes`.
    pub fn passed(&self, nodes: u64) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).part_cost += nodes;
    }
}

impl<M> State<M> {
    /// How long a cost takes all workers together, as fast as the proof was so far; `None` when nothing tells.
    fn time_of(&self, cost: f64) -> Option<Duration> {
        if self.proof_time < MEASURABLE || self.proof_cost == 0 {
            return None;
        }
        let each = self.proof_time.as_secs_f64() / self.proof_cost as f64;
        Duration::try_from_secs_f64(cost * each / self.workers as f64).ok()
    }
}

impl<M: MoveSet> State<M> {
    /// Whether every part of the present length was handed out.
    fn has_none_left(&self) -> bool {
        let seconds = self.seconds.map_or(M::EMPTY, |(_, seconds)| seconds);
        self.firsts == M::EMPTY && seconds == M::EMPTY && self.ordered.is_empty() && self.broken_off.is_empty()
    }
}

/// The moves of a set, one after the other.
fn each<M: MoveSet>(mut moves: M) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || moves.take_first())
}

#[cfg(test)]
mod tests;
