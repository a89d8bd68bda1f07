//! Search for shorter moves of a hypercube: first replaces passages in the known moves, if these are few, then runs the
//! puzzle's solver, and finally replaces passages in the shortest solutions.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use super::{row, solvers};
use crate::control::Control;
use crate::puzzle::{Facelets, Metric, Notation, PuzzleId, Sequence};
use crate::search::passages::Passages;
use crate::search::{
    EventSink, Known, Limits, Outcome, Phase, Reason, SearchEvent, Solution, SolveError, Solver, TableProvider,
};
use crate::tables::Tables;

/// Reciprocal of the share of all limits for passages of the known moves.
const SHARE_BEFORE: u32 = 10;
/// Reciprocal of the share for passages of the shortest solutions; measured, they take 0.15 s at most.
const SHARE_AFTER: u32 = 40;
/// Maximum number of solutions whose passages are replaced.
const CANDIDATES: usize = 24;

/// A solver that shortens known moves, in the puzzle's metric or in MC4D's twists.
struct Shortening {
    solver: &'static dyn Solver,
}

static ALL: LazyLock<Vec<Shortening>> = LazyLock::new(|| {
    let hypercubes = PuzzleId::ALL.into_iter().filter(|puzzle| puzzle.def().notation == Notation::Hypercube);
    hypercubes.flat_map(solvers::of).map(|solver| Shortening { solver }).collect()
});

/// Returns a solver that starts from [`Known::best`]: for a hypercube one that also replaces passages and can count
/// MC4D's twists, for any other puzzle `solver` itself.
pub fn shortening(solver: &'static dyn Solver) -> &'static dyn Solver {
    let is = |one: &&Shortening| (one.puzzle(), one.name()) == (solver.puzzle(), solver.name());
    ALL.iter().find(is).map_or(solver, |found| found)
}

impl Solver for Shortening {
    fn name(&self) -> &'static str {
        self.solver.name()
    }

    fn puzzle(&self) -> PuzzleId {
        self.solver.puzzle()
    }

    fn metrics(&self) -> &'static [Metric] {
        &[Metric::Stm, Metric::Mc4d]
    }

    fn tables(&self) -> &'static TableProvider {
        self.solver.tables()
    }

    fn bound(&self, state: &Facelets, store: &Tables) -> Option<u8> {
        self.solver.bound(state, store)
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        store: &Tables,
        say: EventSink,
    ) -> Result<Outcome, SolveError> {
        let metric = limits.metric_of(self)?;
        let Some(passages) = Passages::of(self.puzzle(), metric, control) else {
            return self.solver.solve(state, limits, control, store, say);
        };
        let found = Found { state, metric, say, solutions: Mutex::default() };
        Search { solver: self.solver, limits, control, passages, found }.run(store)
    }
}

struct Search<'a> {
    solver: &'static dyn Solver,
    limits: &'a Limits,
    control: &'a Control,
    passages: Passages<'a>,
    found: Found<'a>,
}

impl Search<'_> {
    fn run(mut self, store: &Tables) -> Result<Outcome, SolveError> {
        let began = self.control.elapsed();
        let lower = self.replace_in_known();
        let spent = self.control.elapsed() - began;
        if let Some(best) = self.found.shortest().filter(|best| best.length <= lower) {
            return Ok(Outcome {
                metric: self.found.metric,
                lower: best.length,
                best: Some(best),
                reason: Reason::Optimal,
                nodes: self.control.nodes(),
                elapsed: spent,
                all: None,
                attempt: None,
            });
        }
        let outcome = self.search(lower, spent, store)?;
        let elapsed = spent + outcome.elapsed;
        // A bound in STM is also one in twists: every move except a rotation of the whole puzzle is at least one twist.
        let lower = lower.max(outcome.lower);
        let began = self.control.elapsed();
        if self.found.shortest().is_some_and(|best| lower < best.length) {
            self.replace_in_all(elapsed);
        }
        let elapsed = elapsed + (self.control.elapsed() - began);
        let Some(best) = self.found.shortest() else {
            return Ok(Outcome { metric: self.found.metric, elapsed, ..outcome });
        };
        let lower = lower.min(best.length);
        let reason = match outcome.reason {
            _ if lower == best.length => Reason::Optimal,
            // The shortest in STM need not have the fewest twists.
            Reason::Optimal => Reason::Exhausted,
            reason => reason,
        };
        let (metric, nodes) = (self.found.metric, self.control.nodes());
        Ok(Outcome { metric, best: Some(best), lower, reason, nodes, elapsed, ..outcome })
    }

    /// Sets the limits of a part of the search.
    fn limit(&self, timeout: Option<Duration>, nodes: Option<u64>) {
        self.control.set_deadline(timeout.map(|timeout| self.control.elapsed() + timeout));
        self.control.set_node_limit(nodes);
    }

    /// Replaces passages of the known moves, if these are few. Returns a proven lower bound.
    fn replace_in_known(&mut self) -> usize {
        let Limits { known, timeout, nodes, .. } = self.limits;
        let Some(best) = known.best.as_ref().filter(|best| self.found.solves(&best.moves)) else { return known.lower };
        let moves = best.moves.joined(self.solver.puzzle().def());
        self.found.begin(moves.clone());
        // The solver will soon find fewer moves itself.
        if row(self.solver.puzzle()).quick_length < self.found.shortest().map_or(0, |known| known.length) {
            return known.lower;
        }
        self.limit(timeout.map(|limit| limit / SHARE_BEFORE), nodes.map(|nodes| nodes / u64::from(SHARE_BEFORE)));
        let lower = known.lower.max(self.passages.bound(&moves));
        let shorter = self.passages.shortened(&moves);
        self.found.offer(shorter, Vec::new(), Duration::ZERO);
        lower
    }

    /// Runs the solver, which counts in STM.
    fn search(&self, lower: usize, spent: Duration, store: &Tables) -> Result<Outcome, SolveError> {
        let limits = self.limits;
        let left = limits.timeout.map(|limit| limit.saturating_sub(spent));
        // A solution longer in STM may have fewer twists, so a search for twists must not start from the known moves.
        let in_stm = self.found.metric == Metric::Stm;
        let known = Known {
            best: self.found.shortest().filter(|_| in_stm),
            lower: if in_stm { lower } else { 0 },
            reached: limits.known.reached.clone(),
        };
        let limits = Limits {
            metric: None,
            timeout: left.map(|left| left - left / SHARE_AFTER),
            nodes: limits.nodes.map(|nodes| nodes - nodes / u64::from(SHARE_AFTER)),
            target: limits.target.filter(|_| in_stm),
            known,
            ..limits.clone()
        };
        let hear = |event| match event {
            SearchEvent::Found(found) => self.found.offer(found.moves, found.phases, spent + found.at),
            event => (self.found.say)(event),
        };
        self.solver.solve(self.found.state, &limits, self.control, store, &hear)
    }

    /// Replaces passages of the shortest solutions in the remaining time.
    fn replace_in_all(&mut self, spent: Duration) {
        self.limit(self.limits.timeout.map(|limit| limit.saturating_sub(spent)), self.limits.nodes);
        for moves in self.found.candidates() {
            let shorter = self.passages.shortened(&moves);
            self.found.offer(shorter, Vec::new(), spent);
        }
    }
}

/// The solutions so far, oldest first.
struct Found<'a> {
    state: &'a Facelets,
    metric: Metric,
    say: EventSink<'a>,
    solutions: Mutex<Vec<Solution>>,
}

impl Found<'_> {
    fn solves(&self, moves: &Sequence) -> bool {
        moves.is_of(self.state.puzzle().def()) && self.state.after_all(moves).is_solved()
    }

    fn solution(&self, moves: Sequence, phases: Vec<Phase>, at: Duration) -> Solution {
        let length = moves.length_in(self.state.puzzle().def(), self.metric);
        Solution { at, moves, length, phases }
    }

    /// Adds the known moves without reporting them.
    fn begin(&self, moves: Sequence) {
        let solution = self.solution(moves, Vec::new(), Duration::ZERO);
        self.solutions.lock().unwrap_or_else(PoisonError::into_inner).push(solution);
    }

    /// Adds moves if they solve the state, and reports them if they are the shortest so far.
    fn offer(&self, moves: Sequence, phases: Vec<Phase>, at: Duration) {
        let joined = moves.joined(self.state.puzzle().def());
        let phases = if joined == moves { phases } else { Vec::new() };
        if !self.solves(&joined) {
            return;
        }
        let solution = self.solution(joined, phases, at);
        let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
        // Reported under the lock, so that lengths reported decrease.
        if solutions.iter().all(|known| solution.length < known.length) {
            (self.say)(SearchEvent::Found(solution.clone()));
        }
        solutions.push(solution);
    }

    /// Returns the shortest solution, the oldest of several.
    fn shortest(&self) -> Option<Solution> {
        let solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
        solutions.iter().min_by_key(|solution| solution.length).cloned()
    }

    /// Returns the solutions at most a quarter longer than the shortest, the shortest first.
    fn candidates(&self) -> Vec<Sequence> {
        let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner).clone();
        solutions.sort_by_key(|solution| solution.length);
        let most = solutions.first().map_or(0, |shortest| shortest.length * 5 / 4);
        let close = solutions.into_iter().take_while(|solution| solution.length <= most);
        close.take(CANDIDATES).map(|solution| solution.moves).collect()
    }
}
