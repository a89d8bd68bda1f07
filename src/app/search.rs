//! The search of an [`App`]: starting, listening, stopping.

use std::time::Duration;

use super::App;
use super::command::Command;
use super::dialog::Dialog;
use super::runs::Beginning;
use super::sheet::{By, End, Results};
use super::strings::{explain, numbers, window as say};
use crate::solve::job::{Job, Report};
use crate::solve::{AllOptimal, Event, Limits, Memory, Outcome, Reason, Solution, SolveError};
use crate::tables::{TableError, spec};

/// How often the numbers of a search are sampled.
pub(super) const SAMPLE: Duration = Duration::from_millis(100);
/// Nodes a second are taken over a quarter of the time searched, but at least and at most over this long.
const RATE_OVER: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(1)];

/// A search at work.
pub(super) struct Running {
    job: Job,
    /// Whether it looks for every optimal solution.
    all: bool,
    stopping: bool,
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

impl App {
    /// Whether a search is at work.
    pub fn is_searching(&self) -> bool {
        self.running.is_some()
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

    /// How much of the tables that are made behind the search is done, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn tables_behind(&self) -> Option<f64> {
        self.store.progress_behind()
    }

    /// Whether large tables that the solver of this puzzle could use are not in use.
    pub fn lacks_large_tables(&self) -> bool {
        self.solver().is_some_and(|solver| {
            let small_only = self.memory_used() == Memory::Small && solver.has_large_tables();
            small_only || !solver.has_all(&self.store)
        })
    }

    /// What the search is doing.
    pub fn stage(&self) -> Stage {
        match (&self.running, self.results().end) {
            (None, None) => Stage::Idle,
            (None, Some(end)) => Stage::Ended(end),
            (Some(running), _) if running.stopping => Stage::Stopping,
            (Some(running), _) if running.began.is_none() => {
                Stage::Tables { name: running.table, progress: running.job.control().progress() }
            }
            (Some(_), _) => Stage::Searching,
        }
    }

    /// Starts a search, which adds to what is known about the position.
    pub(super) fn start_search(&mut self) {
        let Some(solver) = self.solver() else { return };
        let Some(state) = self.state().cloned() else { return };
        let shortages = self.shortages(self.tables_used(solver));
        if !shortages.is_empty() {
            self.dialog = Some(Dialog::LowRoom { shortages, then: Box::new(Command::Solve) });
            return;
        }
        // What is shown is what is solved.
        self.rewind();
        let by = By { method: solver.name(), metric: self.metric() };
        let wake = self.wake.clone();
        let limits = Limits { metric: Some(by.metric), memory: self.memory_used(), ..self.settings.limits() };
        let all = limits.all;
        let job = Job::start(solver, state.clone(), limits.clone(), self.store.clone(), move || wake());
        let results = &mut self.desks.desk_mut().sheet_mut().results;
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
        let origin = self.sheet().origin.clone();
        self.begin_run(&Beginning { by, limits: &limits, state: &state, origin: &origin });
        self.running = Some(Running {
            job,
            all,
            with_tables: !solver.tables().is_empty(),
            stopping: false,
            table: None,
            began: None,
            before,
            sampled: (Duration::ZERO, 0),
        });
        self.news = say::NEWS_SOLVING.with([]);
    }

    /// Tells the search to stop; its last words are still heard.
    pub(super) fn stop_search(&mut self) {
        if let Some(running) = &mut self.running {
            running.job.stop();
            running.stopping = true;
        }
    }

    /// Forgets the search; what it found stays.
    pub(super) fn abandon_search(&mut self) {
        if self.running.is_some() {
            self.poll_search();
        }
        if self.running.take().is_some() {
            self.desks.desk_mut().sheet_mut().results.end = Some(End::Reason(Reason::Stopped));
            self.follow_run();
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

    fn hear(&mut self, report: Report) {
        match report {
            Report::Event(event) => self.hear_event(event),
            Report::Done(Ok(outcome)) => self.end_search(&outcome),
            Report::Done(Err(SolveError::Tables(TableError::Stopped))) => {
                self.running = None;
                self.desks.desk_mut().sheet_mut().results.end = Some(End::Reason(Reason::Stopped));
                self.news = say::NEWS_TABLES_STOPPED.with([]);
            }
            Report::Done(Err(error)) => {
                let fault = explain::solve(self.puzzle(), &error);
                self.fail_search(fault);
            }
            Report::Crashed => {
                let fault = explain::crash();
                self.fail_search(fault);
            }
        }
    }

    fn hear_event(&mut self, event: Event) {
        let puzzle = self.puzzle();
        let Some(running) = &mut self.running else { return };
        let before = running.before.0;
        let results = &mut self.desks.desk_mut().sheet_mut().results;
        match event {
            Event::Tables { name } => running.table = Some(name),
            Event::Started { tables, .. } => {
                running.began = Some(tables);
                if running.table.is_some() || running.with_tables {
                    self.tables_ready.insert(puzzle);
                }
                // Taken up again: the lines of the plot go on from where they were.
                results.series.raised(before.as_secs_f64(), results.lower);
            }
            Event::Joined { .. } => self.news = say::NEWS_JOINED.with([]),
            Event::Bound { at, lower } => results.raised(before + at, lower),
            Event::Found(solution) => {
                let at = before + solution.at;
                let length = solution.length;
                if results.found(Solution { at, ..solution }) {
                    let desk = self.desks.desk_mut();
                    if let Some(state) = desk.sheet().state.clone().filter(|_| length > 0) {
                        desk.unsaved.found(&state);
                    }
                    let metric = self.shown_metric();
                    self.news = say::NEWS_FOUND.with([&length, &metric, &numbers::seconds(at)]);
                }
            }
            Event::Optimal(solution) => {
                let all = results.all.get_or_insert_default();
                all.count += 1;
                all.solutions.push(Solution { at: before + solution.at, ..solution });
            }
        }
        // A solution of an earlier search may be proven optimal by this one, which does not know it.
        if self.results().is_optimal()
            && let Some(running) = &self.running
            && !running.all
        {
            running.job.stop();
        }
    }

    fn end_search(&mut self, outcome: &Outcome) {
        let Some(running) = self.running.take() else { return };
        let metric = self.shown_metric();
        let results = &mut self.desks.desk_mut().sheet_mut().results;
        results.elapsed = running.before.0 + outcome.elapsed;
        results.nodes = running.before.1 + outcome.nodes;
        let (then, nodes_then) = running.sampled;
        let since = outcome.elapsed.saturating_sub(then);
        if !since.is_zero() && (then.is_zero() || since >= RATE_OVER[0]) {
            // However short a search, something is known about its speed.
            results.rate = outcome.nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
            results.series.sped(results.elapsed.as_secs_f64(), results.rate);
        }
        if let (Some(all), Some(ended)) = (&mut results.all, &outcome.all) {
            (all.count, all.exhausted) = (ended.count, ended.exhausted);
        }
        let ended = results.is_optimal() && (!running.all || results.has_all_optimal());
        let reason = if ended { Reason::Optimal } else { outcome.reason };
        results.end = Some(End::Reason(reason));
        self.news = match results.best() {
            Some(best) if running.all && results.is_optimal() => {
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
        self.play_when_solved();
    }

    fn fail_search(&mut self, fault: explain::Fault) {
        self.running = None;
        self.desks.desk_mut().sheet_mut().results.end = Some(End::Failed);
        self.tell_failure(say::ERROR_SOLVE, fault);
    }

    /// Takes time, nodes and speed from the search at work.
    fn sample(&mut self) {
        let Some(running) = &mut self.running else { return };
        let Some(began) = running.began else { return };
        let control = running.job.control();
        let (time, nodes) = (control.elapsed().saturating_sub(began), control.nodes());
        let results = &mut self.desks.desk_mut().sheet_mut().results;
        results.elapsed = running.before.0 + time;
        results.nodes = running.before.1 + nodes;
        let (then, nodes_then) = running.sampled;
        let since = time.saturating_sub(then);
        if since >= (time / 4).clamp(RATE_OVER[0], RATE_OVER[1]) {
            results.rate = nodes.saturating_sub(nodes_then) as f64 / since.as_secs_f64();
            results.series.sped(results.elapsed.as_secs_f64(), results.rate);
            running.sampled = (time, nodes);
        }
    }
}
