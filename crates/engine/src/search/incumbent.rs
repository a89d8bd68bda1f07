//! The best solution so far and the proven lower bound, shared by all workers of one solve.
//!
//! Every solution passes through [`Incumbent::offer`], which applies it to the facelets and rejects it unless it solves them.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::time::Duration;

use xxhash_rust::xxh3::xxh3_128;

use super::{AllOptimal, EventSink, Known, Limits, MAX_LISTED, Outcome, Phase, Reason, SearchEvent, Solution};
use crate::control::Control;
use crate::control::sync::Mutex;
use crate::control::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use crate::puzzle::{Facelets, Metric, PuzzleDef, PuzzleId, Sequence, canonical::CommutingPairs};

/// Value of `length` while there is no solution.
const NO_LENGTH: usize = usize::MAX;
/// Value of `limit_began` while the clock of the time limit is paused.
const LIMIT_PAUSED: u64 = u64::MAX;

/// A problem on a puzzle: which sequences solve it, and how their length is counted.
pub(crate) trait Problem: Sync {
    /// Returns the puzzle whose moves are used.
    fn puzzle(&self) -> PuzzleId;

    /// True if the moves solve the problem.
    fn is_solved_by(&self, moves: &Sequence) -> bool;

    /// Returns the length of the moves in a metric of the puzzle.
    fn length(&self, moves: &Sequence, metric: Metric) -> usize {
        moves.length_in(self.puzzle().def(), metric)
    }
}

impl Problem for Facelets {
    fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    fn is_solved_by(&self, moves: &Sequence) -> bool {
        self.after_all(moves).is_solved()
    }
}

/// The shortest solution so far and the proven lower bound of one solve, with its limits; shared between threads.
///
/// A solver creates one when its tables are ready, offers it every solution, and raises the bound as proofs complete. It runs until
/// [`Control::check`] or its [`NodeCounter`](crate::control::NodeCounter) says stop. Events and the reason for the end follow from these
/// calls. The example `own_solver` of this crate is a complete solver.
pub struct Incumbent<'a> {
    problem: &'a dyn Problem,
    limits: &'a Limits,
    metric: Metric,
    control: &'a Control,
    sink: EventSink<'a>,
    /// The control's clock when the tables were ready.
    began: Duration,
    /// Nanoseconds from `began` until the clock of the time limit started; [`LIMIT_PAUSED`] while it is paused.
    limit_began: AtomicU64,
    length: AtomicUsize,
    lower: AtomicUsize,
    best: Mutex<Option<Solution>>,
    /// The inverse of the known moves to the state, and its length; reported in place of anything longer.
    inverse_of_reached: Option<(Sequence, usize)>,
    /// True if the proof covered all lengths up to the best one plus [`Limits::extra`].
    has_all_optimal: AtomicBool,
    /// True if the method has nothing left to try.
    is_exhausted: AtomicBool,
    /// True if there is provably no solution.
    is_impossible: AtomicBool,
    /// True if [`Limits::count`] solutions are listed.
    has_enough: AtomicBool,
    optimal: Mutex<OptimalSet>,
}

/// The optimal solutions found, without duplicates.
#[derive(Default)]
struct OptimalSet {
    /// The listed solutions and the number of all.
    list: AllOptimal,
    /// Hashes of the solutions in canonical order; with 128 bits, collisions are negligible.
    seen: HashSet<u128>,
    /// The pairs of commuting moves; computed at the first solution.
    commuting: Option<CommutingPairs>,
}

impl OptimalSet {
    /// Sorts commuting moves into their canonical order.
    fn ordered(&mut self, moves: &Sequence, puzzle: &PuzzleDef) -> Sequence {
        self.commuting.get_or_insert_with(|| CommutingPairs::new(&puzzle.moves)).ordered(moves)
    }

    /// Inserts a sequence in canonical order; true if it is new.
    fn insert(&mut self, ordered: &Sequence) -> bool {
        let bytes: Vec<u8> = ordered.0.iter().flat_map(|mv| mv.0.to_le_bytes()).collect();
        self.seen.insert(xxh3_128(&bytes))
    }
}

impl<'a> Incumbent<'a> {
    /// Starts the clock of the search: the limits count from now. Reports [`SearchEvent::Started`] and starts from [`Limits::known`].
    /// Lengths are in this metric of the puzzle (see [`Limits::metric_of`]).
    pub fn new(
        state: &'a Facelets,
        metric: Metric,
        limits: &'a Limits,
        control: &'a Control,
        sink: EventSink<'a>,
    ) -> Self {
        Self::for_problem(state, metric, limits, control, sink)
    }

    /// Like [`new`](Self::new), for any problem.
    pub(crate) fn for_problem(
        problem: &'a dyn Problem,
        metric: Metric,
        limits: &'a Limits,
        control: &'a Control,
        sink: EventSink<'a>,
    ) -> Self {
        let inverse_of_reached = Self::known_inverse(problem, metric, limits);
        let out = Self {
            problem,
            limits,
            metric,
            control,
            sink,
            began: control.elapsed(),
            limit_began: AtomicU64::new(0),
            length: AtomicUsize::new(NO_LENGTH),
            lower: AtomicUsize::new(0),
            best: Mutex::new(None),
            inverse_of_reached,
            has_all_optimal: AtomicBool::new(false),
            is_exhausted: AtomicBool::new(false),
            is_impossible: AtomicBool::new(false),
            has_enough: AtomicBool::new(false),
            optimal: Mutex::default(),
        };
        control.begin_search();
        control.set_node_limit(limits.nodes);
        out.set_deadline(None);
        sink(SearchEvent::Started { tables: out.began, threads: limits.workers() });
        out.apply_known();
        out
    }

    /// Returns the inverse of the known moves to the state and its length, if it solves the problem.
    fn known_inverse(problem: &dyn Problem, metric: Metric, limits: &Limits) -> Option<(Sequence, usize)> {
        let puzzle = problem.puzzle();
        let undone = limits.known.inverse_of_reached(puzzle).filter(|moves| problem.is_solved_by(moves))?;
        let length = problem.length(&undone, metric);
        Some((undone, length))
    }

    /// Starts from the known results without reporting them again. Joins the moves of the known solution.
    fn apply_known(&self) {
        let Known { best, lower, .. } = &self.limits.known;
        if let Some(best) = best
            && self.is_solution(&best.moves)
        {
            let (moves, phases) = self.joined_moves(best.moves.clone(), best.phases.clone());
            let length = self.problem.length(&moves, self.metric);
            let best = Solution { at: Duration::ZERO, moves, length, phases };
            self.length.store(length, Ordering::Relaxed);
            *self.best.lock().unwrap_or_else(PoisonError::into_inner) = Some(best);
            self.set_deadline(Some(Duration::ZERO));
        }
        // A bound above the length of a solution is wrong, so it is lowered.
        self.lower.store((*lower).min(self.length.load(Ordering::Relaxed)), Ordering::Relaxed);
        self.stop_if_settled();
    }

    fn def(&self) -> &'static PuzzleDef {
        self.problem.puzzle().def()
    }

    /// True if the moves exist on the puzzle and solve the problem.
    fn is_solution(&self, moves: &Sequence) -> bool {
        moves.belongs_to(self.def()) && self.problem.is_solved_by(moves)
    }

    /// Joins the moves of a solution. If any were joined, drops the phases, which count unjoined moves. Keeps the moves if joining would
    /// break the solution: a problem may allow quarter turns but not half turns.
    fn joined_moves(&self, moves: Sequence, phases: Vec<Phase>) -> (Sequence, Vec<Phase>) {
        let joined = moves.joined(self.def());
        if joined == moves || !self.is_solution(&joined) { (moves, phases) } else { (joined, Vec::new()) }
    }

    /// Pauses and resets the clock of the time limit until [`Incumbent::start_time_limit`], while no search can find a solution yet.
    pub(crate) fn pause_time_limit(&self) {
        self.limit_began.store(LIMIT_PAUSED, Ordering::Relaxed);
        self.set_deadline(None);
    }

    /// Starts the clock of the time limit if it is paused.
    pub(crate) fn start_time_limit(&self) {
        // Under the lock of `best`, since a new solution also moves the deadline.
        let best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.now().as_nanos() as u64;
        if self.limit_began.compare_exchange(LIMIT_PAUSED, now, Ordering::Relaxed, Ordering::Relaxed).is_ok() {
            self.set_deadline(best.as_ref().map(|best| best.at));
        }
    }

    /// Returns the time from the start of the search to its time limit; `None` without a limit or while its clock is paused.
    fn time_limit(&self) -> Option<Duration> {
        let began = self.limit_began.load(Ordering::Relaxed);
        self.limits
            .timeout
            .filter(|_| began != LIMIT_PAUSED)
            .map(|limit| Duration::from_nanos(began).saturating_add(limit))
    }

    /// Returns the metric of all lengths.
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// Returns the time since the search began, without the time spent on tables before.
    pub fn now(&self) -> Duration {
        self.control.elapsed().saturating_sub(self.began)
    }

    /// Sets the deadline to the time limit or, if sooner, to the end of patience after the last improvement.
    fn set_deadline(&self, improved: Option<Duration>) {
        let patience = self.limits.patience.zip(improved).map(|(p, improved)| improved.saturating_add(p));
        let end = [self.time_limit(), patience].into_iter().flatten().min();
        self.control.set_deadline(end.map(|e| self.began.saturating_add(e)));
    }

    /// Returns the length of the best solution; `None` while there is none.
    #[inline]
    pub fn length(&self) -> Option<usize> {
        let length = self.length.load(Ordering::Relaxed);
        (length != NO_LENGTH).then_some(length)
    }

    /// Returns the proven lower bound.
    #[inline]
    pub fn lower(&self) -> usize {
        self.lower.load(Ordering::Relaxed)
    }

    /// True if the search may end: the target is reached, or the best solution is proven optimal and any other requested ones are found.
    pub fn is_settled(&self) -> bool {
        self.length().is_some_and(|length| self.is_proven(length) || self.limits.target.is_some_and(|t| length <= t))
    }

    fn is_proven(&self, best: usize) -> bool {
        best <= self.lower() && (!self.limits.all_optimal || self.has_all_optimal.load(Ordering::Relaxed))
    }

    /// Accepts a solution and its phases (empty if not found in phases) if it solves the problem and is shorter than the best. True if
    /// accepted. If the inverse of the known moves to the state is shorter, offers that instead and returns false.
    pub fn offer(&self, moves: Sequence, phases: Vec<Phase>) -> bool {
        if !moves.belongs_to(self.def()) {
            return false;
        }
        let length = self.problem.length(&moves, self.metric);
        if self.inverse_of_reached.as_ref().is_some_and(|(_, undoing)| *undoing < length) {
            self.offer_known_inverse();
            return false;
        }
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if best.as_ref().is_some_and(|b| b.length <= length) || !self.problem.is_solved_by(&moves) {
            return false;
        }
        let at = self.now();
        let (moves, phases) = self.joined_moves(moves, phases);
        let solution = Solution { at, moves, length, phases };
        *best = Some(solution.clone());
        self.length.store(length, Ordering::Relaxed);
        self.set_deadline(Some(at));
        // Reported under the lock, so that listeners receive strictly shorter solutions.
        (self.sink)(SearchEvent::Found(solution));
        drop(best);
        self.stop_if_settled();
        true
    }

    /// Offers the inverse of the known moves to the state, if any; for searches that may take long to find a solution as short.
    pub fn offer_known_inverse(&self) {
        if let Some((moves, _)) = &self.inverse_of_reached {
            self.offer(moves.clone(), Vec::new());
        }
    }

    /// Offers the empty sequence as the proven optimal solution of a solved state.
    pub fn offer_empty(&self) {
        // The result is ignored: nothing is left to search.
        let _ = self.offer_proven(Sequence::default());
        self.raise_bound(1);
    }

    /// Offers a solution found by the proof. Returns `Break` if no further one is needed: with [`Limits::all_optimal`], once
    /// [`Limits::count`] are found. Ignores solutions longer than [`Limits::max_length`]. Duplicates, including those that differ only in
    /// the order of commuting moves, count once.
    pub fn offer_proven(&self, moves: Sequence) -> ControlFlow<()> {
        if !moves.belongs_to(self.def()) {
            return ControlFlow::Continue(());
        }
        let length = self.problem.length(&moves, self.metric);
        // A worker may already search the next length before the end of this one is recorded.
        if self.limits.max_length.is_some_and(|longest| length > longest) {
            return ControlFlow::Continue(());
        }
        if !self.limits.all_optimal {
            self.offer(moves, Vec::new());
            return ControlFlow::Break(());
        }
        let moves = self.optimal.lock().unwrap_or_else(PoisonError::into_inner).ordered(&moves, self.def());
        self.offer(moves.clone(), Vec::new());
        let is_wanted = self.length().is_some_and(|best| length >= best && length - best <= self.limits.extra);
        if !is_wanted || !self.problem.is_solved_by(&moves) {
            return ControlFlow::Continue(());
        }
        if self.length() == Some(length) {
            self.raise_bound(length);
        }
        let mut all = self.optimal.lock().unwrap_or_else(PoisonError::into_inner);
        let most = self.limits.count.unwrap_or(u64::MAX);
        if all.list.count < most && all.insert(&moves) {
            all.list.count += 1;
            if all.list.solutions.len() < MAX_LISTED {
                let solution = Solution { at: self.now(), moves, length, phases: Vec::new() };
                all.list.solutions.push(solution.clone());
                (self.sink)(SearchEvent::Optimal(solution));
            }
        }
        if all.list.count < most {
            return ControlFlow::Continue(());
        }
        // After a stop, parts may have been skipped, so these need not be the first `count` solutions.
        if self.control.check().is_continue() {
            self.has_enough.store(true, Ordering::Relaxed);
            self.control.stop_search();
        }
        ControlFlow::Break(())
    }

    /// Counts a solution found by the proof without listing it, since the list is full of solutions that precede it.
    pub(crate) fn count_unlisted(&self, moves: Sequence) {
        let mut all = self.optimal.lock().unwrap_or_else(PoisonError::into_inner);
        let ordered = all.ordered(&moves, self.def());
        all.list.count += u64::from(all.insert(&ordered));
    }

    /// Reports [`SearchEvent::Joined`]: larger tables are in use from now on.
    pub(crate) fn report_joined(&self) {
        (self.sink)(SearchEvent::Joined { at: self.now() });
    }

    /// Raises the proven lower bound if `lower` is higher. All solutions are found once it exceeds the best length plus [`Limits::extra`].
    /// Stops the search if this settles it, or if the bound exceeds [`Limits::max_length`].
    pub fn raise_bound(&self, lower: usize) {
        let length = self.length.load(Ordering::Relaxed);
        if length != NO_LENGTH && lower > length + self.limits.extra {
            self.has_all_optimal.store(true, Ordering::Relaxed);
        }
        let (proven, lower) = (lower, lower.min(length));
        let best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if self.lower.fetch_max(lower, Ordering::Relaxed) < lower {
            (self.sink)(SearchEvent::Bound { at: self.now(), lower });
        }
        drop(best);
        if self.limits.max_length.is_some_and(|longest| proven > longest) {
            self.set_exhausted();
            self.control.stop_search();
        }
        self.stop_if_settled();
    }

    /// Records that the method has nothing left to try, with or without a solution.
    pub fn set_exhausted(&self) {
        self.is_exhausted.store(true, Ordering::Relaxed);
    }

    /// Records a proof that there is no solution.
    pub(crate) fn set_impossible(&self) {
        self.is_impossible.store(true, Ordering::Relaxed);
    }

    fn stop_if_settled(&self) {
        if self.is_settled() {
            self.control.stop_search();
        }
    }

    /// Returns the outcome of the solve. Call after all workers have stopped.
    pub fn outcome(self) -> Outcome {
        if !self.is_exhausted.load(Ordering::Relaxed) && !self.is_impossible.load(Ordering::Relaxed) {
            self.offer_known_inverse();
        }
        let (elapsed, time_limit) = (self.now(), self.time_limit());
        let lower = self.lower();
        let best = self.best.into_inner().unwrap_or_else(PoisonError::into_inner);
        let length = best.as_ref().map(|b| b.length);
        let exhausted = self.has_all_optimal.into_inner();
        let all = self.optimal.into_inner().unwrap_or_else(PoisonError::into_inner);
        let all = self.limits.all_optimal.then_some(AllOptimal { exhausted, ..all.list });
        let since_best = best.as_ref().map(|b| elapsed.saturating_sub(b.at));
        let reason = if self.has_enough.into_inner() {
            Reason::Count
        } else if length.is_some_and(|l| l <= lower && (!self.limits.all_optimal || exhausted)) {
            Reason::Optimal
        } else if length.is_some_and(|l| self.limits.target.is_some_and(|t| l <= t)) {
            Reason::Target
        } else if self.is_impossible.into_inner() {
            Reason::Impossible
        } else if self.is_exhausted.into_inner() {
            Reason::Exhausted
        } else if self.control.is_stopped() {
            Reason::Stopped
        } else if self.control.out_of_nodes() {
            Reason::Nodes
        } else if self.limits.patience.zip(since_best).is_some_and(|(p, since)| since >= p)
            && time_limit.is_none_or(|limit| elapsed < limit)
        {
            Reason::Patience
        } else {
            Reason::Timeout
        };
        Outcome { metric: self.metric, best, lower, reason, nodes: self.control.nodes(), elapsed, all, attempt: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::puzzle::{Move, PuzzleId};

    /// Parses moves of the cube.
    fn parse_moves(names: &str) -> Sequence {
        notation::parse(PuzzleId::Cube3, names).expect("moves")
    }

    #[test]
    fn solutions_beyond_the_list_limit_are_only_counted() {
        let state = Facelets::solved(PuzzleId::Cube3).after(Move(0));
        let limits = Limits { all_optimal: true, ..Limits::default() };
        let (control, told) = (Control::new(), AtomicUsize::new(0));
        let sink = |event| {
            if let SearchEvent::Optimal(_) = event {
                told.fetch_add(1, Ordering::Relaxed);
            }
        };
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &sink);
        // Distinct sequences of equal length: each bit of `n` picks one of two cancelling pairs, about axes that do not commute.
        let back = PuzzleId::Cube3.def().moves[0].inverse;
        let [x, y] = ["x x'", "y y'"].map(|names| parse_moves(names).0);
        let numbered = |n: usize| {
            let idle = (0..17).flat_map(|bit| if n >> bit & 1 == 1 { &x } else { &y });
            Sequence(idle.copied().chain([back]).collect())
        };
        for n in 0..MAX_LISTED + 3 {
            assert!(incumbent.offer_proven(numbered(n)).is_continue());
        }
        assert!(incumbent.offer_proven(numbered(7)).is_continue(), "it is not counted again");
        assert!(incumbent.offer_proven(Sequence(vec![Move(3); 35])).is_continue(), "it solves nothing");
        assert!(!incumbent.is_settled());
        incumbent.raise_bound(2);
        assert!(incumbent.is_settled());
        let outcome = incumbent.outcome();
        let all = outcome.all.expect("a list");
        assert_eq!((all.count, all.solutions.len()), (MAX_LISTED as u64 + 3, MAX_LISTED));
        assert!(all.exhausted && !all.is_complete());
        assert_eq!((told.into_inner(), outcome.lower, outcome.reason), (MAX_LISTED, 1, Reason::Optimal));
    }

    #[test]
    fn a_worker_ahead_lists_nothing_beyond_the_maximum_length() {
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&parse_moves("R2 U2 R2 U2"));
        let [short, long] = ways_back();
        for all_optimal in [false, true] {
            let limits = Limits { all_optimal, max_length: Some(4), extra: 9, ..Limits::default() };
            let control = Control::new();
            let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
            assert!(incumbent.offer_proven(long.clone()).is_continue());
            assert_eq!(incumbent.length(), None);
            assert_eq!(incumbent.offer_proven(short.clone()).is_continue(), all_optimal);
            incumbent.raise_bound(5);
            assert!(incumbent.offer_proven(long.clone()).is_continue());
            let outcome = incumbent.outcome();
            assert_eq!(outcome.best.map(|best| best.length), Some(4));
            assert_eq!(outcome.all.map(|list| list.count), all_optimal.then_some(1));
        }
    }

    #[test]
    fn a_list_ends_at_its_requested_count() {
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&parse_moves("R2 U2 R2 U2"));
        let [short, long] = ways_back();
        let longest = Sequence(short.0.repeat(4));
        let limits = Limits { all_optimal: true, extra: 12, count: Some(2), ..Limits::default() };
        let control = Control::new();
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        assert!(incumbent.offer_proven(short.clone()).is_continue());
        assert!(incumbent.offer_proven(short).is_continue(), "it is not counted again");
        assert!(incumbent.offer_proven(long).is_break());
        assert!(control.check().is_break());
        assert!(incumbent.offer_proven(longest).is_break(), "it comes too late");
        let outcome = incumbent.outcome();
        assert_eq!((outcome.reason, outcome.all.map(|list| list.count)), (Reason::Count, Some(2)));
    }

    /// Returns a shorter and a longer solution of two rounds of R2 U2, which has order 6.
    fn ways_back() -> [Sequence; 2] {
        [parse_moves("U2 R2 U2 R2"), Sequence(parse_moves("R2 U2").0.repeat(4))]
    }

    #[test]
    fn solutions_equal_up_to_commuting_moves_count_once() {
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&parse_moves("R U D"));
        let limits = Limits { all_optimal: true, ..Limits::default() };
        let control = Control::new();
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        for order in ["D' U' R'", "U' D' R'", "D' U' R'"] {
            assert!(incumbent.offer_proven(parse_moves(order)).is_continue());
        }
        incumbent.raise_bound(4);
        let all = incumbent.outcome().all.expect("a list");
        assert_eq!((all.count, all.solutions.len()), (1, 1));
    }

    #[test]
    fn a_search_continues_from_known_results() {
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&parse_moves("U"));
        let [back, three, five] = ["U'", "D U' D'", "U D U D' U"].map(parse_moves);
        let solution = |moves| Solution { at: Duration::from_secs(9), moves, length: 77, phases: Vec::new() };
        let known = |moves, lower| {
            let known = Known { best: Some(solution(moves)), lower, ..Known::default() };
            Limits { known, ..Limits::default() }
        };
        let told = |limits: &Limits, offered: Option<Sequence>| {
            let (control, found) = (Control::new(), AtomicUsize::new(0));
            let sink = |event| {
                if let SearchEvent::Found(_) = event {
                    found.fetch_add(1, Ordering::Relaxed);
                }
            };
            let incumbent = Incumbent::new(&state, Metric::Htm, limits, &control, &sink);
            offered.map(|moves| incumbent.offer(moves, Vec::new()));
            let (length, lower, settled) = (incumbent.length(), incumbent.lower(), incumbent.is_settled());
            (length, lower, settled, found.into_inner())
        };
        assert_eq!(told(&known(three.clone(), 1), None), (Some(3), 1, false, 0), "lengths are counted anew");
        assert_eq!(
            told(&known(parse_moves("D U' R R' D'"), 1), None),
            (Some(3), 1, false, 0),
            "of moves that are joined"
        );
        assert_eq!(told(&known(three.clone(), 1), Some(three.clone())), (Some(3), 1, false, 0));
        assert_eq!(told(&known(three, 1), Some(back.clone())), (Some(1), 1, true, 1));
        assert_eq!(told(&known(back, 1), None), (Some(1), 1, true, 0), "nothing is left to be found");
        assert_eq!(told(&known(five, 9), None), (Some(5), 5, true, 0));
        assert_eq!(told(&known(Sequence(vec![Move(3)]), 1), None), (None, 1, false, 0), "it solves another state");
    }

    #[test]
    fn a_new_search_is_not_stopped_by_the_end_of_the_previous_one() {
        let (state, limits, control) = (Facelets::solved(PuzzleId::Cube2), Limits::default(), Control::new());
        let before = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        before.offer_empty();
        assert!(control.check().is_break());
        assert_eq!(before.outcome().reason, Reason::Optimal);
        let _next = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        assert!(control.check().is_continue());
    }

    #[test]
    fn only_solutions_no_longer_than_the_known_inverse_are_reported() {
        let puzzle = PuzzleId::Cube3;
        let parsed = |moves: &str| notation::parse(puzzle, moves).expect("moves");
        // Joins to R U.
        let reached = parsed("R2 R' U");
        let state = Facelets::solved(puzzle).after_all(&reached);
        let told = |reached: &Sequence, offered: &[&str]| {
            let known = Known { reached: Some(reached.clone()), ..Known::default() };
            let limits = Limits { known, ..Limits::default() };
            let (control, lengths) = (Control::new(), Mutex::new(Vec::new()));
            let sink = |event| {
                if let SearchEvent::Found(solution) = event {
                    lengths.lock().expect("no panic").push(solution.length);
                }
            };
            let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &sink);
            for moves in offered {
                incumbent.offer(parsed(moves), Vec::new());
            }
            let best = incumbent.outcome().best.map(|best| best.moves);
            (lengths.into_inner().expect("no panic"), best)
        };
        let undone = Some(parsed("U' R'"));
        assert_eq!(told(&reached, &[]), (vec![2], undone.clone()), "it is told when nothing else was found");
        assert_eq!(told(&reached, &["U' R R2"]), (vec![2], undone.clone()), "it takes the place of what is longer");
        assert_eq!(told(&parsed("R U"), &["U' R'", "U' R R2"]), (vec![2], undone));
        let long = parsed("R F F' D D' U");
        assert_eq!(told(&long, &["U' R R2", "U' R'"]).0, [2], "moves that cancel are no moves");
        assert_eq!(told(&parsed("R U2"), &[]), (vec![], None), "they lead elsewhere");
    }

    #[test]
    fn a_paused_time_limit_does_not_stop_the_search() {
        let state = Facelets::solved(PuzzleId::Cube3).after(Move(0));
        let limits = Limits { timeout: Some(Duration::ZERO), ..Limits::default() };
        let control = Control::new();
        let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
        assert!(control.check().is_break());
        incumbent.pause_time_limit();
        assert!(control.check().is_continue());
        incumbent.start_time_limit();
        assert!(control.check().is_break());
        assert_eq!(incumbent.outcome().reason, Reason::Timeout);
    }
}
