//! The best solution so far and the proven bound, shared by all workers of one solve.
//!
//! Whatever a solver, every solution passes through [`Incumbent::offer`]: it is applied to the facelets and must solve them
//! before anyone hears of it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::{Event, Limits, Outcome, Phase, Reason, Say, Solution};
use crate::control::Control;
use crate::puzzle::{Facelets, Sequence};

/// No solution yet.
const NONE: usize = usize::MAX;

/// See the module.
pub struct Incumbent<'a> {
    state: &'a Facelets,
    limits: &'a Limits,
    control: &'a Control,
    say: Say<'a>,
    /// The control's clock when the tables were ready.
    began: Duration,
    length: AtomicUsize,
    lower: AtomicUsize,
    best: Mutex<Option<Solution>>,
}

impl<'a> Incumbent<'a> {
    /// Starts the clock of the search: the limits count from now.
    pub fn new(state: &'a Facelets, limits: &'a Limits, control: &'a Control, say: Say<'a>) -> Self {
        let out = Self {
            state,
            limits,
            control,
            say,
            began: control.elapsed(),
            length: AtomicUsize::new(NONE),
            lower: AtomicUsize::new(0),
            best: Mutex::new(None),
        };
        control.set_node_limit(limits.nodes);
        out.set_deadline(None);
        say(Event::Started { tables: out.began, threads: limits.threads });
        out
    }

    /// Time since the search began.
    pub fn now(&self) -> Duration {
        self.control.elapsed().saturating_sub(self.began)
    }

    /// The time limit or, if sooner, the end of patience, which counts from the last improvement.
    fn set_deadline(&self, improved: Option<Duration>) {
        let patience = self.limits.patience.zip(improved).map(|(p, improved)| improved.saturating_add(p));
        let end = [self.limits.timeout, patience].into_iter().flatten().min();
        self.control.set_deadline(end.map(|e| self.began.saturating_add(e)));
    }

    /// The length to beat: solutions must be shorter than this. `None` while there is no solution.
    #[inline]
    pub fn length(&self) -> Option<usize> {
        let length = self.length.load(Ordering::Relaxed);
        (length != NONE).then_some(length)
    }

    /// The proven lower bound.
    #[inline]
    pub fn lower(&self) -> usize {
        self.lower.load(Ordering::Relaxed)
    }

    /// Whether nothing more is to be found: bound and best have met, or the target is reached.
    pub fn is_settled(&self) -> bool {
        self.length().is_some_and(|length| length <= self.lower() || self.limits.target.is_some_and(|t| length <= t))
    }

    /// Offers a sequence and the phases it falls into; it is taken when it solves the facelets and is shorter than the best. Returns whether it was.
    pub fn offer(&self, moves: Sequence, phases: Vec<Phase>) -> bool {
        let length = moves.length(self.state.puzzle.def());
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if best.as_ref().is_some_and(|b| b.length <= length) || !self.state.after_all(&moves).is_solved() {
            return false;
        }
        let at = self.now();
        let solution = Solution { at, moves, length, phases };
        *best = Some(solution.clone());
        self.length.store(length, Ordering::Relaxed);
        self.set_deadline(Some(at));
        // Said under the lock, so that listeners hear ever shorter solutions.
        (self.say)(Event::Found(solution));
        drop(best);
        self.settle();
        true
    }

    /// Says that larger tables have joined.
    pub fn joined(&self) {
        (self.say)(Event::Joined { at: self.now() });
    }

    /// Raises the proven lower bound, if `lower` is larger.
    pub fn raise(&self, lower: usize) {
        // A bound beyond the best length would only mean that the best is optimal.
        let lower = lower.min(self.length.load(Ordering::Relaxed));
        let best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if self.lower.fetch_max(lower, Ordering::Relaxed) < lower {
            (self.say)(Event::Bound { at: self.now(), lower });
        }
        drop(best);
        self.settle();
    }

    fn settle(&self) {
        if self.is_settled() {
            self.control.stop_search();
        }
    }

    /// How the solve ended, once all workers have left.
    pub fn outcome(self) -> Outcome {
        let elapsed = self.now();
        let lower = self.lower();
        let best = self.best.into_inner().unwrap_or_else(PoisonError::into_inner);
        let length = best.as_ref().map(|b| b.length);
        let since_best = best.as_ref().map(|b| elapsed.saturating_sub(b.at));
        let reason = if length.is_some_and(|l| l <= lower) {
            Reason::Optimal
        } else if length.is_some_and(|l| self.limits.target.is_some_and(|t| l <= t)) {
            Reason::Target
        } else if self.control.stopped() {
            Reason::Stopped
        } else if self.control.out_of_nodes() {
            Reason::Nodes
        } else if self.limits.patience.zip(since_best).is_some_and(|(p, since)| since >= p)
            && self.limits.timeout.is_none_or(|t| elapsed < t)
        {
            Reason::Patience
        } else {
            Reason::Timeout
        };
        Outcome { best, lower, reason, nodes: self.control.nodes(), elapsed }
    }
}
