//! Search for a shorter solution of a hypercube than the known one: first replaces passages of the known moves, unless they are many, then
//! runs the puzzle's solver, and finally replaces passages of the shortest solutions.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use super::{row, solvers};
use crate::control::Control;
use crate::puzzle::{Facelets, Metric, Notation, PuzzleId, Sequence};
use crate::search::subsequence_shortener::SubsequenceShortener;
use crate::search::{
    EventSink, Known, Limits, Outcome, Phase, Reason, SearchEvent, Solution, SolveError, Solver, TableProvider,
};
use crate::tables::Tables;

/// Reciprocal of the share of each limit spent on passages of the known moves.
const KNOWN_SHARE_DIVISOR: u32 = 10;
/// Reciprocal of the share kept for passages of the shortest solutions; these take at most 0.15 s, measured.
const FINAL_SHARE_DIVISOR: u32 = 40;
/// Maximum number of solutions whose passages are replaced at the end.
const MAX_FINAL_CANDIDATES: usize = 24;

/// A solver that shortens known moves, in the puzzle's metric or in MC4D's twists.
struct ShorteningSolver {
    solver: &'static dyn Solver,
}

static ALL: LazyLock<Vec<ShorteningSolver>> = LazyLock::new(|| {
    let hypercubes = PuzzleId::ALL.into_iter().filter(|puzzle| puzzle.def().notation == Notation::Hypercube);
    hypercubes.flat_map(solvers::solvers_for).map(|solver| ShorteningSolver { solver }).collect()
});

/// Returns a solver for shortening [`Known::best`]: for a hypercube, `solver` extended to replace passages and to count
/// MC4D's twists; for any other puzzle, `solver` itself.
pub fn shortening_solver(solver: &'static dyn Solver) -> &'static dyn Solver {
    let is = |one: &&ShorteningSolver| (one.puzzle(), one.name()) == (solver.puzzle(), solver.name());
    ALL.iter().find(is).map_or(solver, |found| found)
}

impl Solver for ShorteningSolver {
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

    fn bound(&self, state: &Facelets, tables: &Tables) -> Option<u8> {
        self.solver.bound(state, tables)
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        tables: &Tables,
        sink: EventSink,
    ) -> Result<Outcome, SolveError> {
        let metric = limits.metric_of(self)?;
        let Some(passages) = SubsequenceShortener::new(self.puzzle(), metric, control) else {
            return self.solver.solve(state, limits, control, tables, sink);
        };
        let found = Solutions { state, metric, sink, solutions: Mutex::default() };
        Search { solver: self.solver, limits, control, passages, found }.run(tables)
    }
}

struct Search<'a> {
    solver: &'static dyn Solver,
    limits: &'a Limits,
    control: &'a Control,
    passages: SubsequenceShortener<'a>,
    found: Solutions<'a>,
}

impl Search<'_> {
    fn run(mut self, tables: &Tables) -> Result<Outcome, SolveError> {
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
        let outcome = self.search(lower, spent, tables)?;
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

    /// Limits the next stage: `timeout` from now, and `nodes` in total.
    fn set_limits(&self, timeout: Option<Duration>, nodes: Option<u64>) {
        self.control.set_deadline(timeout.map(|timeout| self.control.elapsed() + timeout));
        self.control.set_node_limit(nodes);
    }

    /// Replaces passages of the known moves, if these are few. Returns a proven lower bound.
    fn replace_in_known(&mut self) -> usize {
        let Limits { known, timeout, nodes, .. } = self.limits;
        let Some(best) = known.best.as_ref().filter(|best| self.found.solves(&best.moves)) else { return known.lower };
        let moves = best.moves.joined(self.solver.puzzle().def());
        self.found.add_known(moves.clone());
        // The solver will soon find fewer moves itself.
        if row(self.solver.puzzle()).quick_length < self.found.shortest().map_or(0, |known| known.length) {
            return known.lower;
        }
        self.set_limits(
            timeout.map(|limit| limit / KNOWN_SHARE_DIVISOR),
            nodes.map(|nodes| nodes / u64::from(KNOWN_SHARE_DIVISOR)),
        );
        let lower = known.lower.max(self.passages.bound(&moves));
        let shorter = self.passages.shortened(&moves);
        self.found.offer(shorter, Vec::new(), Duration::ZERO);
        lower
    }

    /// Runs the solver, which counts in STM.
    fn search(&self, lower: usize, spent: Duration, tables: &Tables) -> Result<Outcome, SolveError> {
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
            timeout: left.map(|left| left - left / FINAL_SHARE_DIVISOR),
            nodes: limits.nodes.map(|nodes| nodes - nodes / u64::from(FINAL_SHARE_DIVISOR)),
            target: limits.target.filter(|_| in_stm),
            known,
            ..limits.clone()
        };
        let hear = |event| match event {
            SearchEvent::Found(found) => self.found.offer(found.moves, found.phases, spent + found.at),
            event => (self.found.sink)(event),
        };
        self.solver.solve(self.found.state, &limits, self.control, tables, &hear)
    }

    /// Replaces passages of the shortest solutions in the remaining time.
    fn replace_in_all(&mut self, spent: Duration) {
        self.set_limits(self.limits.timeout.map(|limit| limit.saturating_sub(spent)), self.limits.nodes);
        for moves in self.found.candidates() {
            let shorter = self.passages.shortened(&moves);
            self.found.offer(shorter, Vec::new(), spent);
        }
    }
}

/// The solutions so far, oldest first.
struct Solutions<'a> {
    state: &'a Facelets,
    metric: Metric,
    sink: EventSink<'a>,
    solutions: Mutex<Vec<Solution>>,
}

impl Solutions<'_> {
    fn solves(&self, moves: &Sequence) -> bool {
        moves.belongs_to(self.state.puzzle().def()) && self.state.after_all(moves).is_solved()
    }

    fn solution(&self, moves: Sequence, phases: Vec<Phase>, at: Duration) -> Solution {
        let length = moves.length_in(self.state.puzzle().def(), self.metric);
        Solution { at, moves, length, phases }
    }

    /// Adds the known moves without reporting them.
    fn add_known(&self, moves: Sequence) {
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
            (self.sink)(SearchEvent::Found(solution.clone()));
        }
        solutions.push(solution);
    }

    /// Returns the shortest solution, the oldest of equally short ones; `None` if there is none yet.
    fn shortest(&self) -> Option<Solution> {
        let solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner);
        solutions.iter().min_by_key(|solution| solution.length).cloned()
    }

    /// Returns up to [`MAX_FINAL_CANDIDATES`] solutions that are at most a quarter longer than the shortest, shortest first.
    fn candidates(&self) -> Vec<Sequence> {
        let mut solutions = self.solutions.lock().unwrap_or_else(PoisonError::into_inner).clone();
        solutions.sort_by_key(|solution| solution.length);
        let most = solutions.first().map_or(0, |shortest| shortest.length * 5 / 4);
        let close = solutions.into_iter().take_while(|solution| solution.length <= most);
        close.take(MAX_FINAL_CANDIDATES).map(|solution| solution.moves).collect()
    }
}
