//! What to do next: parts of the anytime search and parts of the proof, handed out to workers.
//!
//! The proof is iterative deepening on the whole puzzle; each of its lengths is cut into parts by the first move. The
//! anytime search is a list of parts, each solver's own. A share of the cost goes to the proof; with one thread the
//! order depends on node counts alone, so that a solve with a node limit is repeatable.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use super::ida::MoveSet;
use crate::engine::control::NodeCounter;

/// How effort is divided, in nodes of the anytime search.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// What a proof node costs, measured.
    pub proof_node: u64,
    /// What the proof may spend before anything else, for states near the goal.
    pub head_start: u64,
    /// The proof's part of the whole cost once there is a solution: one in so many, `proof_share >= 1`.
    pub proof_share: u64,
    /// How many times as much a length of the proof is expected to cost as the one before; 0 when that is not foreseen.
    /// A part that is expected to overdraw the proof's share waits until it does not.
    pub growth: u64,
}

/// A piece of work for one worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task<P> {
    /// Exhaust part of the proof: solutions of exactly `length` moves that begin with `first`.
    Proof {
        /// The length.
        length: u8,
        /// The number of the first move.
        first: u8,
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
    /// Part number `n` of the anytime search, `None` after the last.
    part: Box<dyn Fn(usize) -> Option<P> + Sync + 'a>,
}

#[derive(Debug)]
struct State<M> {
    /// The length under proof.
    length: u8,
    /// First moves of that length not handed out.
    firsts: M,
    /// Parts of that length handed out and not finished.
    outstanding: usize,
    /// All first moves.
    all: M,
    /// Number of the next part of the anytime search.
    next: usize,
    proof_cost: u64,
    /// What the length before cost, and the present one so far.
    length_costs: [u64; 2],
    part_cost: u64,
}

impl<'a, P, M: MoveSet> Schedule<'a, P, M> {
    /// A schedule whose proof starts at length `bound`; `all` are the first moves, and `part(n)` is part number `n` of
    /// the anytime search, `None` after the last.
    pub fn new(bound: u8, all: M, costs: Costs, part: impl Fn(usize) -> Option<P> + Sync + 'a) -> Self {
        let state = State {
            length: bound,
            firsts: all,
            outstanding: 0,
            all,
            next: 0,
            proof_cost: 0,
            length_costs: [0; 2],
            part_cost: 0,
        };
        Self { state: Mutex::new(state), costs, part: Box::new(part) }
    }

    /// The next task. `solved`: whether there is a solution; `proof_only`: give nothing else once there is.
    pub fn next(&self, solved: bool, proof_only: bool) -> Task<P> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let part = if solved && proof_only { None } else { (self.part)(state.next) };
        // Until there is a solution, the first one is what everybody waits for.
        let shared = if solved { (state.proof_cost + state.part_cost) / self.costs.proof_share } else { 0 };
        let budget = shared + self.costs.head_start;
        let is_due = part.is_none() || state.proof_cost + self.expected(&state) <= budget;
        if is_due && let Some(first) = state.firsts.take_first() {
            state.outstanding += 1;
            return Task::Proof { length: state.length, first };
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
        state.length_costs[0] * self.costs.growth / u64::from(state.all.count().max(1))
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
        first: u8,
        counter: &NodeCounter,
        search: impl FnOnce() -> ControlFlow<()>,
    ) -> Option<u8> {
        let before = counter.total();
        let ended = search();
        let cost = (counter.total() - before) * self.costs.proof_node;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.proof_cost += cost;
        state.length_costs[1] += cost;
        state.outstanding -= 1;
        if ended.is_break() {
            state.firsts = state.firsts.with(first);
        }
        if length == state.length && state.firsts == M::EMPTY && state.outstanding == 0 {
            state.length += 1;
            state.length_costs = [state.length_costs[1], 0];
            state.firsts = state.all;
            return Some(state.length);
        }
        None
    }

    /// A part of the anytime search ended after `nodes`.
    pub fn passed(&self, nodes: u64) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).part_cost += nodes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::control::{BATCH, Control};
    use std::time::Duration;

    /// The part of the proof that is handed out next; there is nothing else to do.
    fn part(schedule: &Schedule<(), u32>) -> (u8, u8) {
        match schedule.next(true, true) {
            Task::Proof { length, first } => (length, first),
            other => panic!("no part of the proof but {other:?}"),
        }
    }

    #[test]
    fn a_part_that_the_deadline_broke_off_is_handed_out_again() {
        let costs = Costs { proof_node: 1, head_start: 0, proof_share: 1, growth: 0 };
        let schedule = Schedule::new(5, 0b11, costs, |_| None);
        let control = Control::new();
        let counter = NodeCounter::new(&control);
        let search = || (0..=BATCH).try_for_each(|_| counter.tick());
        let (broken_off, other) = (part(&schedule), part(&schedule));
        assert_eq!((broken_off, other, schedule.next(true, true)), ((5, 0), (5, 1), Task::Wait));
        control.set_deadline(Some(Duration::ZERO));
        assert_eq!(schedule.prove(5, 0, &counter, search), None);
        // Another worker has found a solution meanwhile, and its patience begins anew.
        control.set_deadline(None);
        assert_eq!(schedule.prove(5, 1, &counter, search), None, "a part of this length is still missing");
        assert_eq!(part(&schedule), broken_off);
        assert_eq!(schedule.prove(5, 0, &counter, search), Some(6), "now all of them were gone through");
        assert_eq!(part(&schedule), (6, 0));
    }
}
