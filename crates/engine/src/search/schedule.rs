//! The schedule: hands out parts of the anytime search and of the proof to workers.
//!
//! The proof is iterative deepening on the whole puzzle; each length is cut into parts by the first move. If several workers share an
//! expensive length, it is cut by the first two moves, or three for many workers, so that none waits long for another's last part. The
//! anytime search is a list of parts, defined by each solver. The proof gets a share of the total cost. With one thread the order depends
//! only on node counts, so that a solve with a node limit is repeatable.

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::ida::{MoveSet, Prefix};
use super::length_progress::LengthProgress;
use crate::control::{NodeCounter, ProofProgress, sync::Mutex};

/// Minimum completed fraction of a length at which its own progress predicts its cost; before that, the previous lengths do.
const PREDICTIVE_FRACTION: f64 = 0.05;
/// The proof counts as in reach until `1 / MIN_SPENT_DIVISOR` of [`EffortModel::in_reach`] is spent.
const MIN_SPENT_DIVISOR: u64 = 4_000;
/// Maximum number of lengths whose costs are predicted; no puzzle needs this many moves.
const MAX_PREDICTED_LENGTHS: usize = 64;
/// Minimum time spent on the proof before its speed is measured.
const MIN_PROOF_TIME: Duration = Duration::from_millis(20);
/// Lengths that take less time than this are not reported.
const MIN_REPORTED_TIME: Duration = Duration::from_millis(300);
/// Minimum cost of a length for the next one to be cut by two moves, for two workers; inversely proportional to the number of workers.
/// Cheaper lengths take a few hundredths of a second.
const MIN_COST_TO_SPLIT: u64 = 100_000;

/// Minimum number of workers for which expensive lengths are cut by three moves, into thousands of parts instead of hundreds.
pub const MANY_WORKERS: u64 = 8;

/// Parameters for dividing the effort. Costs are in nodes of the anytime search.
#[derive(Clone, Copy, Debug)]
pub struct EffortModel {
    /// Measured cost of a proof node.
    pub proof_node: u64,
    /// Budget of the proof before anything else, for states near the goal.
    pub head_start: u64,
    /// Maximum cost per worker for the rest of a proof to be in reach: about ten minutes.
    pub in_reach: u64,
    /// Expected cost ratio between consecutive lengths of the proof; 0 for no prediction. A part that would exceed the proof's share waits.
    pub growth: u64,
}

/// The proof's share of the effort once there is a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofShare {
    /// `1 / n` of the total cost, `n >= 1`.
    OneIn(u64),
    /// All but `1 / n` of the total cost, `n >= 2`.
    AllBut(u64),
    /// The whole effort.
    All,
}

/// A task for one worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task<P> {
    /// A part of the proof: all solutions of exactly `length` moves that begin with `prefix`.
    Proof {
        /// Length of the solutions, in the metric of the search.
        length: u8,
        /// The first moves.
        prefix: Prefix,
    },
    /// A part of the anytime search.
    Part(P),
    /// Nothing to hand out: other workers are still busy with the current length.
    Wait,
}

/// The task queue of one solve: parts `P` of the anytime search, and parts of the proof by first moves from a set `M`.
pub struct Schedule<'a, P, M> {
    state: Mutex<State<M>>,
    effort: EffortModel,
    /// True if the parts of each length are handed out in move order.
    is_in_order: bool,
    /// Difference between consecutive lengths.
    step: u8,
    /// The moves that may follow a move; the possible first moves for `None`.
    after: Box<dyn Fn(Option<u8>) -> M + Sync + 'a>,
    /// The moves that may follow the second one, if expensive lengths may be cut by three moves.
    thirds: Option<Box<dyn Fn(u8) -> M + Sync + 'a>>,
    /// Part `n` of the anytime search; `None` after the last.
    part: Box<dyn Fn(usize) -> Option<P> + Sync + 'a>,
}

#[derive(Debug)]
struct State<M> {
    /// The length being proven.
    length: u8,
    /// First moves of this length not handed out yet.
    firsts: M,
    /// If cut by two moves: the first move being handed out, and its remaining second moves.
    seconds: Option<(u8, M)>,
    /// Remaining parts of this length in a known order, the next one last.
    ordered: Vec<Prefix>,
    /// Finished parts of this length with their costs, if cut by two or three moves.
    done: Vec<(u64, Prefix)>,
    /// Interrupted parts of this length.
    interrupted: Vec<Prefix>,
    /// Number of parts of this length handed out and unfinished.
    outstanding: usize,
    /// True if this length is cut by two or three moves.
    is_cut_further: bool,
    /// Number of parts of this length.
    parts: u64,
    progress: LengthProgress,
    /// Number of workers sharing the work.
    workers: u64,
    /// Number of the next part of the anytime search.
    next: usize,
    proof_cost: u64,
    /// Total time of all workers on the proof.
    proof_time: Duration,
    /// Costs of the last two lengths, the later second, and of the current one so far.
    length_costs: [u64; 3],
    anytime_cost: u64,
}

impl<'a, P, M: MoveSet> Schedule<'a, P, M> {
    /// Creates a schedule whose proof starts at length `bound`. `after` returns the moves that may follow a move, or the possible first
    /// moves for `None`; `part(n)` returns part `n` of the anytime search, `None` after the last.
    pub fn new(
        bound: u8,
        after: impl Fn(Option<u8>) -> M + Sync + 'a,
        effort: EffortModel,
        part: impl Fn(usize) -> Option<P> + Sync + 'a,
    ) -> Self {
        let state = State {
            length: bound,
            firsts: after(None),
            seconds: None,
            ordered: Vec::new(),
            done: Vec::new(),
            interrupted: Vec::new(),
            outstanding: 0,
            is_cut_further: false,
            parts: u64::from(after(None).count()),
            progress: LengthProgress::new(u64::from(after(None).count())),
            workers: 1,
            next: 0,
            proof_cost: 0,
            proof_time: Duration::ZERO,
            length_costs: [0; 3],
            anytime_cost: 0,
        };
        let (is_in_order, step) = (false, 1);
        let (after, part) = (Box::new(after), Box::new(part));
        Self { state: Mutex::new(state), effort, is_in_order, step, after, thirds: None, part }
    }

    /// Proves only every `step`-th length from the bound on, `step >= 1`, for states whose solution lengths all differ by multiples of
    /// `step`. [`EffortModel::growth`] is then the growth per step.
    pub fn in_steps_of(self, step: u8) -> Self {
        Self { step, ..self }
    }

    /// Hands out the parts of each length in move order instead of most expensive first.
    pub fn in_order(self) -> Self {
        Self { is_in_order: true, ..self }
    }

    /// Cuts expensive lengths by three moves for [`MANY_WORKERS`] or more, which would wait for the last parts otherwise. `thirds` returns
    /// the moves that may follow a second move.
    pub fn cut_by_three(self, thirds: impl Fn(u8) -> M + Sync + 'a) -> Self {
        Self { thirds: Some(Box::new(thirds)), ..self }
    }

    /// Sets the number of workers. Lengths are cut accordingly from the next one on.
    pub fn share_among(&self, workers: usize) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).workers = workers as u64;
    }

    /// Takes the next task. `solved` is true if there is a solution; only then does `share` apply.
    pub fn next(&self, solved: bool, share: ProofShare) -> Task<P> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let part = if solved && share == ProofShare::All { None } else { (self.part)(state.next) };
        // Before the first solution, finding one has priority.
        let shared = match share {
            ProofShare::OneIn(parts) if solved => (state.proof_cost + state.anytime_cost) / parts.max(1),
            ProofShare::AllBut(parts) if solved => {
                let whole = state.proof_cost + state.anytime_cost;
                whole - whole / parts.max(1)
            }
            _ => 0,
        };
        let budget = shared + self.effort.head_start;
        let is_due = part.is_none() || state.proof_cost + self.expected_part_cost(&state) <= budget;
        if is_due && let Some(prefix) = self.take_part(&mut state) {
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

    /// Returns the expected cost of the next part of the proof; 0 without a prediction.
    fn expected_part_cost(&self, state: &State<M>) -> u64 {
        state.length_costs[1] * self.effort.growth / state.parts.max(1)
    }

    /// Takes one of the remaining parts of the current length; `None` if all are handed out.
    fn take_part(&self, state: &mut State<M>) -> Option<Prefix> {
        if let Some(prefix) = state.interrupted.pop().or_else(|| state.ordered.pop()) {
            return Some(prefix);
        }
        loop {
            if let Some((first, seconds)) = &mut state.seconds {
                let counts_first = *seconds == (self.after)(Some(*first));
                if let Some(second) = seconds.take_first() {
                    return Some(Prefix::two_moves(*first, second, counts_first));
                }
            }
            let first = state.firsts.take_first()?;
            if !state.is_cut_further {
                return Some(Prefix::one_move(first));
            }
            state.seconds = Some((first, (self.after)(Some(first))));
        }
    }

    /// Starts the next length.
    ///
    /// If both this length and the previous one are cut by two or three moves, this one is cut into the same parts, the most expensive
    /// first: more of their branches come near the goal, so they are more likely to contain a solution (an idea from nissy).
    /// [`into_shortest`](Self::in_order) sorts them by move. Parts of two moves may then be [cut by the third](Self::cut_by_three).
    fn begin_next_length(&self, state: &mut State<M>) {
        state.length += self.step;
        state.length_costs = [state.length_costs[1], state.length_costs[2], 0];
        let firsts = (self.after)(None);
        state.firsts = firsts;
        let mut done = std::mem::take(&mut state.done);
        state.is_cut_further = state.workers > 1 && state.length_costs[1] * state.workers >= 2 * MIN_COST_TO_SPLIT;
        if state.is_cut_further && !done.is_empty() {
            if self.is_in_order {
                done.sort_unstable_by_key(|(_, prefix)| Reverse((prefix.first, prefix.second, prefix.third)));
            } else {
                done.sort_unstable_by_key(|(cost, prefix)| (*cost, prefix.first, prefix.second, prefix.third));
            }
            if let Some(thirds) = self.thirds.as_ref().filter(|_| state.workers >= MANY_WORKERS) {
                done = done.into_iter().flat_map(|part| cut_by_third(part, thirds)).collect();
            }
            state.progress.begin_next(done.len() as u64, &done);
            state.ordered = done.into_iter().map(|(_, prefix)| prefix).collect();
            state.firsts = M::EMPTY;
            state.parts = state.ordered.len() as u64;
            return;
        }
        state.parts = if state.is_cut_further {
            firsts.each().map(|first| u64::from((self.after)(Some(first)).count())).sum()
        } else {
            u64::from(firsts.count())
        };
        state.progress.begin_next(state.parts, &[]);
    }

    /// Runs a part of the proof that [`Schedule::next`] handed out; `search` counts its nodes on `counter`. After the last part of a
    /// length, starts the next length and returns the new lower bound.
    ///
    /// An interrupted part is handed out again, since the length cannot be finished without it. Workers may continue after an interruption:
    /// with [`Limits::patience`](super::Limits::patience), a solution found by another worker moves the deadline.
    pub fn prove(
        &self,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
        search: impl FnOnce() -> ControlFlow<()>,
    ) -> Option<u8> {
        let (before, began) = (counter.total(), Instant::now());
        let ended = search();
        self.complete(length, prefix, counter.total() - before, began.elapsed(), ended)
    }

    /// Records the end of a part that [`Schedule::next`] handed out. Returns the new lower bound after the last part of a length.
    pub fn complete(
        &self,
        length: u8,
        prefix: Prefix,
        nodes: u64,
        time: Duration,
        ended: ControlFlow<()>,
    ) -> Option<u8> {
        let cost = nodes * self.effort.proof_node;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.proof_cost += cost;
        state.proof_time += time;
        state.length_costs[2] += cost;
        state.outstanding -= 1;
        if ended.is_break() {
            state.interrupted.push(prefix);
        } else if length == state.length {
            state.progress.finish(prefix);
            if prefix.second.is_some() {
                state.done.push((cost, prefix));
            }
        }
        if length == state.length && state.all_handed_out() && state.outstanding == 0 {
            self.begin_next_length(&mut state);
            return Some(state.length);
        }
        None
    }

    /// Returns the progress of the proof within the current length, and the estimated time left to prove that nothing is shorter than
    /// `best`. `None` if the time spent on this length and the time left total less than [`MIN_REPORTED_TIME`].
    pub fn progress(&self, best: Option<usize>) -> Option<ProofProgress> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let left = best.and_then(|best| self.remaining_cost(&state, best)).and_then(|cost| state.time_for_cost(cost));
        let is_brief = state.progress.elapsed() + left.unwrap_or_default() < MIN_REPORTED_TIME;
        (!is_brief).then(|| ProofProgress { length: state.length, fraction: state.progress.fraction(), left })
    }

    /// True if the rest of the proof that no solution is shorter than `best` is in reach, or cannot be predicted yet: in the first fraction
    /// of a second the best solution is still far from final. Judged by costs, not by the clock, so that a solve with one thread is
    /// repeatable.
    pub fn is_in_reach(&self, best: usize) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let most = self.effort.in_reach.saturating_mul(state.workers);
        if state.proof_cost + state.anytime_cost < most / MIN_SPENT_DIVISOR {
            return true;
        }
        self.remaining_cost(&state, best).is_none_or(|rest| rest <= most as f64)
    }

    /// True if the anytime search has cost less than the lengths of the proof before the current one.
    pub fn anytime_costs_less_than_shorter_lengths(&self) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.anytime_cost < state.proof_cost - state.length_costs[2]
    }

    /// Returns the estimated remaining cost of proving that nothing is shorter than `best`; `None` without a prediction.
    fn remaining_cost(&self, state: &State<M>, best: usize) -> Option<f64> {
        let [earlier, before, spent] = state.length_costs.map(|cost| cost as f64);
        let growth = if earlier >= MIN_COST_TO_SPLIT as f64 { before / earlier } else { self.effort.growth as f64 };
        let fraction = state.progress.fraction();
        let whole = if fraction >= PREDICTIVE_FRACTION { spent / fraction } else { before * growth };
        if whole <= 0.0 || growth <= 0.0 {
            return None;
        }
        let lengths = best.saturating_sub(usize::from(state.length)).div_ceil(self.step.into());
        // More lengths than this are out of reach in any case.
        let later = (1..lengths.min(MAX_PREDICTED_LENGTHS)).map(|n| whole * growth.powi(n as i32)).sum::<f64>();
        Some(if lengths == 0 { 0.0 } else { later + (whole * (1.0 - fraction)).max(whole - spent).max(0.0) })
    }

    /// Records a finished part of the anytime search with its number of nodes.
    pub fn record_anytime_cost(&self, nodes: u64) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).anytime_cost += nodes;
    }
}

/// Cuts a part of two moves by the third move, highest move first; each part gets an equal share of the cost. Returns other parts
/// unchanged.
fn cut_by_third<M: MoveSet>((cost, prefix): (u64, Prefix), thirds: &dyn Fn(u8) -> M) -> Vec<(u64, Prefix)> {
    let (Some(second), None) = (prefix.second, prefix.third) else { return vec![(cost, prefix)] };
    let mut parts: Vec<Prefix> = prefix.cut_by(thirds(second)).collect();
    parts.reverse();
    let each = cost / parts.len().max(1) as u64;
    parts.into_iter().map(|part| (each, part)).collect()
}

impl<M> State<M> {
    /// Returns the time that all workers together need for a cost, at the speed of the proof so far; `None` if the speed is unknown.
    fn time_for_cost(&self, cost: f64) -> Option<Duration> {
        if self.proof_time < MIN_PROOF_TIME || self.proof_cost == 0 {
            return None;
        }
        let each = self.proof_time.as_secs_f64() / self.proof_cost as f64;
        Duration::try_from_secs_f64(cost * each / self.workers as f64).ok()
    }
}

impl<M: MoveSet> State<M> {
    /// True if every part of the current length has been handed out.
    fn all_handed_out(&self) -> bool {
        let seconds = self.seconds.map_or(M::EMPTY, |(_, seconds)| seconds);
        self.firsts == M::EMPTY && seconds == M::EMPTY && self.ordered.is_empty() && self.interrupted.is_empty()
    }
}

#[cfg(test)]
mod tests;
