//! What to do next: passes of the anytime search and parts of the proof, handed out to workers.
//!
//! The proof is iterative deepening on the whole puzzle; each of its lengths is cut into parts by the first move. The anytime
//! search is a list of passes, each tried on all eight views, cut likewise. A share of the cost goes to
//! the proof; with one thread the order depends on node counts alone, so that a solve with a node limit is repeatable.

use std::sync::{Mutex, PoisonError};

use super::state::SLOTS;
use super::variant::VARIANTS;
use crate::solve::ida::MoveMask;

/// The most moves that stage 2 is given.
pub const ONTO_SIDE: usize = 6;

/// One pass: all ways to bring W stickers onto the axis in exactly `onto_axis` moves; from there, for each `n`, all ways to
/// bring pieces onto their side in exactly `n` moves, finished as two cubes in at most `finish[n]` moves (0: not tried).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Length of stage 1.
    pub onto_axis: u8,
    /// Largest length of the last stage, by length of stage 2.
    pub finish: [u8; ONTO_SIDE + 1],
}

const fn pass(onto_axis: u8, finish: [u8; ONTO_SIDE + 1]) -> Pass {
    Pass { onto_axis, finish }
}

/// The passes in order: first those for states that are near the axis already (a random one is six or seven moves away, and
/// they cost it nothing), one that finds something within milliseconds, then by measured yield, and at last long finishes for
/// whatever has resisted.
///
/// Measured over random states: a separated state is finished in at most 9, 10, 11, 12, 13 moves with chance 2e-5, 2e-4,
/// 1.5e-3, 1e-2, 4e-2, and the eight views have 280 of them by (7, 2) moves, 8000 by (7, 3), 31,000 by (8, 2), 240,000 by
/// (7, 4) and 730,000 by (8, 3).
pub const PASSES: &[Pass] = &[
    pass(0, [13, 13, 13, 12, 11, 11, 10]),
    pass(1, [13, 13, 13, 12, 11, 10, 0]),
    pass(2, [13, 13, 13, 12, 11, 0, 0]),
    pass(3, [13, 13, 12, 11, 10, 0, 0]),
    pass(4, [12, 12, 12, 11, 10, 0, 0]),
    pass(5, [12, 12, 12, 11, 0, 0, 0]),
    pass(6, [12, 12, 12, 11, 0, 0, 0]),
    pass(7, [12, 12, 12, 11, 0, 0, 0]),
    pass(7, [13, 13, 13, 12, 9, 0, 0]),
    pass(8, [13, 12, 11, 10, 0, 0, 0]),
    pass(9, [13, 11, 10, 0, 0, 0, 0]),
    pass(8, [13, 13, 13, 12, 9, 0, 0]),
    pass(9, [13, 13, 13, 11, 0, 0, 0]),
    pass(7, [18, 18, 18, 18, 16, 0, 0]),
];

/// Parts into which the anytime search of one pass and view is cut: by the first move.
const PARTS: usize = SLOTS;

/// What a proof node costs in nodes of the other searches, measured.
const PROOF_NODE_COST: u64 = 12;

/// Cost, in nodes, that the proof may spend before anything else: enough for scrambles of eight moves, and under 2 ms.
const PROOF_HEAD_START: u64 = 8_000;

/// A piece of work for one worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Exhaust part of the proof: solutions of exactly `length` moves that begin with `first`.
    Proof {
        /// The length.
        length: u8,
        /// The slot of the first move.
        first: u8,
    },
    /// A part of a pass on one view.
    Pass {
        /// The pass.
        pass: Pass,
        /// The view, `0 <= variant < 8`.
        variant: usize,
        /// The slot of the first move.
        first: u8,
    },
    /// Nothing to hand out now: others are still at work on the present length.
    Wait,
}

/// Hands out tasks.
#[derive(Debug)]
pub struct Schedule {
    plan: Mutex<Plan>,
    /// The proof's part of the whole cost: one in so many.
    proof_share: u64,
}

#[derive(Debug)]
struct Plan {
    /// The length under proof.
    length: u8,
    /// First moves of that length not handed out.
    firsts: MoveMask,
    /// Parts of that length handed out and not finished.
    outstanding: usize,
    /// All first moves.
    all: MoveMask,
    /// Number of the next part among all passes, views and parts.
    next: usize,
    proof_cost: u64,
    pass_cost: u64,
}

impl Schedule {
    /// A schedule whose proof starts at length `bound`; `all` are the first moves.
    pub fn new(bound: u8, all: MoveMask, proof_share: u64) -> Self {
        let plan = Plan { length: bound, firsts: all, outstanding: 0, all, next: 0, proof_cost: 0, pass_cost: 0 };
        Self { plan: Mutex::new(plan), proof_share }
    }

    /// The next task. `solved`: whether there is a solution; `proof_only`: give nothing else once there is.
    pub fn next(&self, solved: bool, proof_only: bool) -> Task {
        let mut plan = self.plan.lock().unwrap_or_else(PoisonError::into_inner);
        let passes_left = plan.next < PASSES.len() * VARIANTS * PARTS && !(solved && proof_only);
        // Until there is a solution, the first one is what everybody waits for.
        let shared = if solved { (plan.proof_cost + plan.pass_cost) / self.proof_share } else { 0 };
        let budget = shared + PROOF_HEAD_START;
        if plan.firsts != 0 && (!passes_left || plan.proof_cost <= budget) {
            let first = plan.firsts.trailing_zeros() as u8;
            plan.firsts &= plan.firsts - 1;
            plan.outstanding += 1;
            return Task::Proof { length: plan.length, first };
        }
        if passes_left {
            // View by view for each first move: a view that is rich in dead ends must not keep the others waiting.
            let (variant, part) = (plan.next % VARIANTS, plan.next / VARIANTS);
            plan.next += 1;
            return Task::Pass { pass: PASSES[part / PARTS], variant, first: (part % PARTS) as u8 };
        }
        Task::Wait
    }

    /// A proof part of `length` ended after `nodes`. When it was the last of its length, the next length is begun and the
    /// new lower bound returned.
    pub fn proved(&self, length: u8, nodes: u64) -> Option<u8> {
        let mut plan = self.plan.lock().unwrap_or_else(PoisonError::into_inner);
        plan.proof_cost += nodes * PROOF_NODE_COST;
        plan.outstanding -= 1;
        if length == plan.length && plan.firsts == 0 && plan.outstanding == 0 {
            plan.length += 1;
            plan.firsts = plan.all;
            return Some(plan.length);
        }
        None
    }

    /// A part of a pass ended after `nodes`.
    pub fn passed(&self, nodes: u64) {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner).pass_cost += nodes;
    }
}
