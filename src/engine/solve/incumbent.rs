//! The best solution so far and the proven bound, shared by all workers of one solve.
//!
//! Whatever a solver, every solution passes through [`Incumbent::offer`]: it is applied to the facelets and must solve
//! them before anyone hears of it.

use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::time::Duration;

use super::{AllOptimal, EventSink, Limits, MOST_LISTED, Outcome, Phase, Reason, SearchEvent, Solution};
use crate::engine::control::Control;
use crate::engine::control::sync::Mutex;
use crate::engine::control::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use crate::engine::puzzle::{Facelets, Metric, Sequence};

/// No solution yet.
const NONE: usize = usize::MAX;

/// The shortest solution so far and the proven lower bound of one solve, with the limits that end it; shared between
/// threads.
pub struct Incumbent<'a> {
    state: &'a Facelets,
    limits: &'a Limits,
    metric: Metric,
    control: &'a Control,
    say: EventSink<'a>,
    /// The control's clock when the tables were ready.
    began: Duration,
    length: AtomicUsize,
    lower: AtomicUsize,
    best: Mutex<Option<Solution>>,
    /// Whether the proof went through all sequences of the best length too.
    exhausted: AtomicBool,
    /// Whether the method has nothing more to try.
    given_up: AtomicBool,
    all: Mutex<AllOptimal>,
}

impl<'a> Incumbent<'a> {
    /// Starts the clock of the search: the limits count from now, lengths in this metric of the puzzle (see
    /// [`Limits::metric_of`]).
    pub fn new(
        state: &'a Facelets,
        metric: Metric,
        limits: &'a Limits,
        control: &'a Control,
        say: EventSink<'a>,
    ) -> Self {
        let out = Self {
            state,
            limits,
            metric,
            control,
            say,
            began: control.elapsed(),
            length: AtomicUsize::new(NONE),
            lower: AtomicUsize::new(0),
            best: Mutex::new(None),
            exhausted: AtomicBool::new(false),
            given_up: AtomicBool::new(false),
            all: Mutex::default(),
        };
        control.set_node_limit(limits.nodes);
        out.set_deadline(None);
        say(SearchEvent::Started { tables: out.began, threads: limits.threads });
        out
    }

    /// The metric of all lengths.
    pub fn metric(&self) -> Metric {
        self.metric
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

    /// Whether nothing more is to be found: bound and best have met, and all of that length are found if they are
    /// wanted; or the target is reached.
    pub fn is_settled(&self) -> bool {
        self.length().is_some_and(|length| self.is_proven(length) || self.limits.target.is_some_and(|t| length <= t))
    }

    fn is_proven(&self, best: usize) -> bool {
        best <= self.lower() && (!self.limits.all || self.exhausted.load(Ordering::Relaxed))
    }

    /// Offers a sequence and the phases it falls into; it is taken when it solves the facelets and is shorter than the
    /// best. Returns whether it was.
    pub fn offer(&self, moves: Sequence, phases: Vec<Phase>) -> bool {
        let length = moves.length_in(self.state.puzzle.def(), self.metric);
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
        (self.say)(SearchEvent::Found(solution));
        drop(best);
        self.settle();
        true
    }

    /// Offers no move at all, for a state that is solved: no other solution is as short.
    pub fn offer_no_move(&self) {
        // With nothing else to go through, it does not matter whether one solution is enough.
        let _ = self.offer_proven(Sequence::default());
        self.raise(1);
    }

    /// Offers a solution that the proof found, so that no other is shorter. `Break` when one is enough; with
    /// [`Limits::all`] the proof goes on through the other sequences of this length. Each is to be offered once.
    pub fn offer_proven(&self, moves: Sequence) -> ControlFlow<()> {
        if !self.limits.all {
            self.offer(moves, Vec::new());
            return ControlFlow::Break(());
        }
        self.offer(moves.clone(), Vec::new());
        let length = moves.length_in(self.state.puzzle.def(), self.metric);
        // A worker may be a length further before it is said that the one before was exhausted.
        if self.length() == Some(length) && self.state.after_all(&moves).is_solved() {
            self.raise(length);
            let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
            all.count += 1;
            if all.solutions.len() < MOST_LISTED {
                let solution = Solution { at: self.now(), moves, length, phases: Vec::new() };
                all.solutions.push(solution.clone());
                (self.say)(SearchEvent::Optimal(solution));
            }
        }
        ControlFlow::Continue(())
    }

    /// Says that larger tables have joined.
    pub fn joined(&self) {
        (self.say)(SearchEvent::Joined { at: self.now() });
    }

    /// Raises the proven lower bound, if `lower` is larger. One beyond the best length says that no others of that
    /// length are left.
    pub fn raise(&self, lower: usize) {
        let length = self.length.load(Ordering::Relaxed);
        if lower > length {
            self.exhausted.store(true, Ordering::Relaxed);
        }
        let lower = lower.min(length);
        let best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if self.lower.fetch_max(lower, Ordering::Relaxed) < lower {
            (self.say)(SearchEvent::Bound { at: self.now(), lower });
        }
        drop(best);
        self.settle();
    }

    /// Says that the method has nothing more to try, whether it found anything or not.
    pub fn give_up(&self) {
        self.given_up.store(true, Ordering::Relaxed);
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
        let exhausted = self.exhausted.into_inner();
        let all = self.all.into_inner().unwrap_or_else(PoisonError::into_inner);
        let all = self.limits.all.then_some(AllOptimal { exhausted, ..all });
        let since_best = best.as_ref().map(|b| elapsed.saturating_sub(b.at));
        let reason = if length.is_some_and(|l| l <= lower && (!self.limits.all || exhausted)) {
            Reason::Optimal
        } else if length.is_some_and(|l| self.limits.target.is_some_and(|t| l <= t)) {
            Reason::Target
        } else if self.given_up.into_inner() {
            Reason::Exhausted
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
        Outcome { metric: self.metric, best, lower, reason, nodes: self.control.nodes(), elapsed, all }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::puzzle::{Move, PuzzleId};

    #[test]
    fn beyond_the_most_optimal_solutions_are_only_counted() {
        let state = Facelets::solved(PuzzleId::Cube3).after(Move(0));
        let limits = Limits { all: true, ..Limits::default() };
        let (control, told) = (Control::new(), AtomicUsize::new(0));
        let say = |event| {
            if let SearchEvent::Optimal(_) = event {
                told.fetch_add(1, Ordering::Relaxed);
            }
        };
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &say);
        let solution = Sequence(vec![PuzzleId::Cube3.def().moves[0].inverse]);
        for _ in 0..MOST_LISTED + 3 {
            assert!(incumbent.offer_proven(solution.clone()).is_continue());
        }
        assert!(incumbent.offer_proven(Sequence(vec![Move(0)])).is_continue(), "it solves nothing and is not counted");
        assert!(!incumbent.is_settled());
        incumbent.raise(2);
        assert!(incumbent.is_settled());
        let outcome = incumbent.outcome();
        let all = outcome.all.expect("a list");
        assert_eq!((all.count, all.solutions.len()), (MOST_LISTED as u64 + 3, MOST_LISTED));
        assert!(all.exhausted && !all.is_complete());
        assert_eq!((told.into_inner(), outcome.lower, outcome.reason), (MOST_LISTED, 1, Reason::Optimal));
    }
}
