//! The search of an [`App`]: starting, listening, stopping.

use std::time::Duration;

use super::App;
use super::command::Command;
use super::position::{By, End, Results};
use super::runs::Beginning;
use crate::app::sentences::describe;
use crate::engine::puzzle::PuzzleId;
use crate::engine::solve::job::{Job, Report};
use crate::engine::solve::{AllOptimal, Event, Limits, Memory, Outcome, Reason, Solution, SolveError, Solver, finish};
use crate::engine::tables::{TableError, spec};
use crate::i18n::{numbers, window as say};

/// How often the numbers of a search are sampled.
pub(super) const SAMPLE: Duration = Duration::from_millis(100);
/// Nodes a second are taken over a quarter of the time searched, but at least and at most over this long.
const RATE_OVER: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(1)];

/// A search at work. What it finds out belongs to the position it was started for, whichever is shown meanwhile.
pub(super) struct Running {
    job: Job,
    /// Whose position, and the number of the run.
    of: (PuzzleId, usize),
    /// Whether it looks for every optimal solution.
    all: bool,
    stopping: bool,
    /// The puzzle whose search, for another position, was stopped so that this one could begin.
    pub(super) instead_of: Option<PuzzleId>,
    /// Whether its method has tables in files at all.
    with_tables: bool,
    /// The table at work, until the search proper begins.
    table: Option<&'static str>,
    /// What the job's clock showed when the search proper began.
    began: Option<Duration>,
    /// Time and nodes of earlier searches of the same position.
    before: (Duration, u64),
    /// Time and nodes when the speed was last taken.
    sampled: (Duration, u64),
}

/// What the search is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// There is none, and there was none.
    Idle,
    /// Tables are opened or built.
    Tables {
        /// Which.
        name: Option<&'static str>,
        /// How much of it is done, `0.0 <= progress <= 1.0`.
        progress: f64,
    },
    /// It searches.
    Searching,
    /// It was told to stop and is about to.
    Stopping,
    /// It ended.
    Ended(End),
}

/// What is known of a position before the one that is shown.
#[derive(Clone, Copy, Debug)]
pub struct ResultsBefore<'a> {
    /// What is known.
    pub results: &'a Results,
    /// How many steps of undo lead to that position.
    pub steps: usize,
    /// Whether a search for it is at work.
    pub searching: bool,
}

impl App {
    /// Whether a search is at work, for whichever position.
    pub fn is_searching(&self) -> bool {
        self.running.is_some()
    }

    /// Whether a search for the position is at work.
    pub fn is_searching_here(&self) -> bool {
        self.is_searched(self.puzzle(), self.results())
    }

    fn is_searched(&self, puzzle: PuzzleId, results: &Results) -> bool {
        let of = results.run.map(|run| (puzzle, run));
        self.running.as_ref().is_some_and(|running| Some(running.of) == of)
    }

    /// What is known of the nearest position before the one that is shown, as long as nothing is known of this one.
    pub fn results_before(&self) -> Option<ResultsBefore<'_>> {
        if self.results().by.is_some() {
            return None;
        }
        let (steps, position) = self.workspaces.workspace().position_with_results()?;
        let searching = self.is_searched(self.puzzle(), &position.results);
        Some(ResultsBefore { results: &position.results, steps, searching })
    }

    /// The puzzle whose position is being searched, if it is another one than is shown.
    pub fn searched_elsewhere(&self) -> Option<PuzzleId> {
        let (puzzle, _) = self.running.as_ref()?.of;
        (puzzle != self.puzzle()).then_some(puzzle)
    }

    /// What is known, for whoever shows it: of the position, or else of the nearest one before it.
    pub fn told_results(&self) -> &Results {
        self.results_before().map_or(self.results(), |before| before.results)
    }

    /// The run of the search at work: its puzzle and number.
    pub(super) fn searched_run(&self) -> Option<(PuzzleId, usize)> {
        self.running.as_ref().map(|running| running.of)
    }

    /// What the search at work found out so far, wherever its position lies.
    fn searched(&mut self) -> Option<&mut Results> {
        let (puzzle, run) = self.running.as_ref()?.of;
        self.workspaces.workspace_of_mut(puzzle).position_of_run_mut(run).map(|position| &mut position.results)
    }

    /// Whether the search at work was told to stop.
    pub fn is_stopping(&self) -> bool {
        self.running.as_ref().is_some_and(|r| r.stopping)
    }

    /// Whether the tables that this puzzle's search begins with were ready once since the start.
    pub fn tables_are_ready(&self) -> bool {
        let used = |name: &&str| spec::named(name).is_some_and(|spec| self.store.is_in_use(spec));
        self.tables_ready.contains(&self.puzzle())
            || self.solver().is_some_and(|solver| solver.tables().iter().any(used))
    }

    /// How much of all the tables that are made behind the search is done, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn tables_behind(&self) -> Option<f64> {
        self.store.background_progress().map(|_| finish::share(self.store.work_behind(), self.behind_time))
    }

    /// Takes notice how long the tables take that are about to be made behind a search, unless some are being made already.
    fn expect_tables_behind(&mut self, solver: &dyn Solver) {
        if self.store.background_progress().is_some() {
            return;
        }
        let large = solver.tables().iter().filter(|name| !solver.small_tables().contains(name));
        let absent = large.filter_map(|name| spec::named(name)).filter(|spec| !self.store.seems_there(spec));
        self.behind_time = absent.map(|spec| Duration::from_millis(spec.milliseconds)).sum();
    }

    /// Whether a table is being built for a search, by this program or by another process; where none is, tables are only opened.
    pub fn tables_are_built(&self) -> bool {
        self.store.building().is_some() || self.store.waiting().is_some()
    }

    /// Whether large tables that the solver of this puzzle could use are not in use.
    pub fn lacks_large_tables(&self) -> bool {
        self.solver().is_some_and(|solver| {
            let small_only = self.memory_used() == Memory::Small && solver.has_large_tables();
            small_only || !solver.has_all(&self.store)
        })
    }

    /// What the search for the position is doing, or how it ended; the same of the nearest position before it, as long as nothing is
    /// known of this one.
    pub fn stage(&self) -> Stage {
        let results = self.told_results();
        let running = self.running.as_ref().filter(|_| self.is_searched(self.puzzle(), results));
        match (running, results.end) {
            (None, None) => Stage::Idle,
            (None, Some(end)) => Stage::Ended(end),
            (Some(running), _) if running.stopping => Stage::Stopping,
            (Some(running), _) if running.began.is_none() => {
                Stage::Tables { name: running.table, progress: running.job.control().progress() }
            }
            (Some(_), _) => Stage::Searching,
        }
    }

    /// Starts a search for the position that is shown, which adds to what is known about it. One for another position ends, and keeps
    /// what it found.
    pub(super) fn start_search(&mut self) {
        let Some(solver) = self.solver() else { return };
        if self.state().is_none() {
            return;
        }
        self.ask_for_space(solver, Command::Solve);
    }

    /// The same, when there is space for its tables.
    pub(super) fn begin_search(&mut self) {
        let Some(solver) = self.solver() else { return };
        let searched = self.searched_run();
        self.abandon_search();
        self.adopt_shown();
        let Some(state) = self.state().cloned() else { return };
        let here = self.results().run.map(|run| (state.puzzle, run));
        let instead_of = searched.filter(|of| Some(*of) != here).map(|(puzzle, _)| puzzle);
        let by = By { method: solver.name(), metric: self.metric() };
        let wake = self.wake.clone();
        let limits = Limits { metric: Some(by.metric), memory: self.memory_used(), ..self.cx.settings.limits() };
        let all = limits.all;
        self.expect_tables_behind(solver);
        let job = Job::start(solver, state.clone(), limits.clone(), self.store.clone(), move || wake());
        let results = &mut self.workspaces.workspace_mut().position_mut().results;
        if results.by.is_some_and(|before| before != by) {
            *results = Results::default();
        }
        results.by = Some(by);
        results.forget_claims();
        results.end = None;
        results.rate = 0.0;
        if all {
            // They are found anew; as long as the list was cut short, no one knows which are missing.
            results.all = Some(AllOptimal::default());
        }
        let before = (results.elapsed, results.nodes);
        let origin = self.position().origin.clone();
        let run = self.begin_run(&Beginning { by, limits: &limits, state: &state, origin: &origin });
        self.running = Some(Running {
            job,
            of: (state.puzzle, run),
            instead_of,
            all,
            with_tables: !solver.tables().is_empty(),
            stopping: false,
            table: None,
            began: None,
            before,
            sampled: (Duration::ZERO, 0),
        });
        self.tell_of_search(say::NEWS_SOLVING.with([]));
    }

    /// Tells the search to stop; its last words are still heard.
    pub(super) fn stop_search(&mut self) {
        if let Some(running) = &mut self.running {
            running.job.stop();
            running.stopping = true;
        }
    }

    /// Ends the search at once; what it found stays.
    pub(super) fn abandon_search(&mut self) {
        if self.running.is_some() {
            self.poll_search();
        }
        if let Some(results) = self.searched() {
            results.end = Some(End::Reason(Reason::Stopped));
            self.follow_run();
        }
        self.running = None;
    }

    /// Ends a search whose position can no longer be had again by undo or redo.
    pub(super) fn end_lost_search(&mut self) {
        if self.searched().is_none() {
            self.running = None;
        }
    }

    pub(super) fn poll_search(&mut self) {
        if self.running.is_none() {
            return;
        }
        while let Some(running) = &mut self.running {
            let Some(report) = running.job.poll() else { break };
            self.hear(report);
        }
        self.sample();
        self.follow_run();
    }

    /// Ends the search, as was heard; what it found is taken into its run.
    fn end_running(&mut self, end: End) {
        if let Some(results) = self.searched() {
            results.end = Some(end);
        }
        self.follow_run();
        self.running = None;
    }

    fn hear(&mut self, report: Report) {
        match report {
            Report::Event(event) => self.hear_event(event),
            Report::Done(Ok(outcome)) => self.end_search(&outcome),
            Report::Done(Err(SolveError::Tables(TableError::Stopped))) => {
                self.end_running(End::Reason(Reason::Stopped));
                self.cx.news = say::NEWS_TABLES_STOPPED.with([]);
            }
            Report::Done(Err(error)) => {
                let puzzle = self.running.as_ref().map_or(self.puzzle(), |running| running.of.0);
                self.fail_search(describe::solve(puzzle, &error));
            }
            Report::Crashed => {
                self.fail_search(describe::crash());
            }
        }
    }

    fn hear_event(&mut self, event: Event) {
        let Some(running) = &mut self.running else { return };
        let (before, (puzzle, _)) = (running.before.0, running.of);
        match &event {
            Event::Tables { name } => running.table = Some(name),
            Event::Started { tables, .. } => {
                running.began = Some(*tables);
                if running.table.is_some() || running.with_tables {
                    self.tables_ready.insert(puzzle);
                }
            }
            _ => {}
        }
        let Some(results) = self.searched() else { return };
        match event {
            Event::Tables { .. } => {}
            // Taken up again: the lines of the plot go on from where they were.
            Event::Started { .. } => results.series.raised(before.as_secs_f64(), results.lower),
            Event::Joined { .. } => self.tell_of_search(say::NEWS_JOINED.with([])),
            Event::Bound { at, lower } => results.raised(before + at, lower),
            Event::Found(solution) => {
                let (at, length) = (before + solution.at, solution.length);
                if results.found(Solution { at, ..solution }) {
                    self.note_found(at, length);
                }
            }
            Event::Optimal(solution) => {
                let all = results.all.get_or_insert_default();
                all.count += 1;
                all.solutions.push(Solution { at: before + solution.at, ..solution });
            }
        }
        // A solution of an earlier search may be proven optimal by this one, which does not know it.
        let proven = self.searched().is_some_and(|results| results.is_optimal());
        if let Some(running) = self.running.as_ref().filter(|running| proven && !running.all) {
            running.job.stop();
        }
    }

    /// Tells of a shorter solution, which is not saved yet.
    fn note_found(&mut self, at: Duration, length: usize) {
        let Some((puzzle, run)) = self.running.as_ref().map(|running| running.of) else { return };
        let workspace = self.workspaces.workspace_of_mut(puzzle);
        let Some(position) = workspace.position_of_run_mut(run) else { return };
        let metric = position.results.by.map_or(puzzle.def().metric, |by| by.metric);
        if let Some(state) = position.state.clone().filter(|_| length > 0) {
            workspace.unsaved.found(&state);
        }
        self.tell_of_found(length, metric, at);
    }

    fn end_search(&mut self, outcome: &Outcome) {
        let Some(running) = &self.running else { return };
        let (before, then, all_wanted) = (running.before, running.sampled, running.all);
        let Some(results) = self.searched() else { return };
        results.elapsed = before.0 + outcome.elapsed;
        results.nodes = before.1 + outcome.nodes;
        let (then, nodes_then) = then;
        let since = outcome.elapsed.saturating_sub(then);
        if !since.is_zero() && (then.is_zero() || since >= RATE_OVER[0]) {
            // However short a search, something is known about its speed.
            results.rate = outcome.nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
            results.series.sped(results.elapsed.as_secs_f64(), results.rate);
        }
        if let (Some(all), Some(ended)) = (&mut results.all, &outcome.all) {
            (all.count, all.exhausted) = (ended.count, ended.exhausted);
        }
        let ended = results.is_optimal() && (!all_wanted || results.has_all_optimal());
        let reason = if ended { Reason::Optimal } else { outcome.reason };
        let metric = outcome.metric;
        let news = match results.best() {
            Some(best) if all_wanted && results.is_optimal() => {
                let found = numbers::grouped(outcome.all.as_ref().map_or(0, |all| all.count));
                let news = if ended { say::NEWS_ALL } else { say::NEWS_ALL_SO_FAR };
                news.with([&found, &best.length, &metric])
            }
            Some(best) if reason == Reason::Optimal => say::NEWS_OPTIMAL.with([&best.length, &metric]),
            Some(best) => say::NEWS_ENDED.with([&best.length, &metric, &results.lower]),
            None if reason == Reason::Stopped => say::NEWS_STOPPED.with([]),
            None if reason == Reason::Exhausted => say::NEWS_EXHAUSTED.with([&results.lower, &metric]),
            None => say::NEWS_NOTHING.with([&results.lower, &metric]),
        };
        let here = self.is_searching_here();
        self.tell_of_end(news);
        self.end_running(End::Reason(reason));
        if here {
            self.play_when_solved();
        }
    }

    fn fail_search(&mut self, fault: describe::UserError) {
        self.end_running(End::Failed);
        self.cx.tell_failure(say::ERROR_SOLVE, fault);
    }

    /// Takes time, nodes and speed from the search at work.
    fn sample(&mut self) {
        let Some(running) = &mut self.running else { return };
        let Some(began) = running.began else { return };
        let control = running.job.control();
        let (time, nodes) = (control.elapsed().saturating_sub(began), control.nodes());
        let (before, (then, nodes_then)) = (running.before, running.sampled);
        let since = time.saturating_sub(then);
        let due = since >= (time / 4).clamp(RATE_OVER[0], RATE_OVER[1]);
        if due {
            running.sampled = (time, nodes);
        }
        let Some(results) = self.searched() else { return };
        results.elapsed = before.0 + time;
        results.nodes = before.1 + nodes;
        if due {
            results.rate = nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
            results.series.sped(results.elapsed.as_secs_f64(), results.rate);
        }
    }
}
