//! Finding moves that reach a position, behind everything else, so that turns made from there can be saved as a log.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::{self, Existing};
use super::strings::explain::{self, Fault};
use super::strings::{hand as say, window};
use super::{App, Wake};
use crate::log::Log;
use crate::puzzle::{Facelets, Metric, Sequence};
use crate::solve::job::{Job, Report};
use crate::solve::{self, Event, Limits, SolveError};
use crate::tables::TableError;
use crate::tables::store::Store;

/// A search for any solution, and what is to be written once there is one.
pub(super) struct Errand {
    job: Job,
    /// Whether tables are made first.
    preparing: bool,
    path: PathBuf,
    existing: Existing,
    turned: Turned,
}

/// What was turned when the log was asked for; meanwhile a person may turn on.
pub(super) struct Turned {
    /// The position before anything was turned.
    pub(super) from: Facelets,
    /// What was turned and played since.
    pub(super) moves: Sequence,
    /// The position that the log is to reach.
    pub(super) to: Facelets,
    /// How many turns by hand these are, and in which metric.
    pub(super) turns: (usize, Metric),
}

impl Errand {
    /// Sets out; `None` for a puzzle without a solver.
    pub(super) fn start(
        path: &Path,
        existing: Existing,
        turned: Turned,
        store: Arc<Store>,
        wake: Wake,
    ) -> Option<Self> {
        let solver = solve::of(turned.from.puzzle).next()?;
        let job = Job::start(solver, turned.from.clone(), Limits::first(), store, move || wake());
        Some(Self { job, preparing: false, path: path.to_path_buf(), existing, turned })
    }
}

impl App {
    /// Whether moves are looked for so that turns can be saved.
    pub fn is_finding(&self) -> bool {
        self.errand.is_some()
    }

    /// How much of the tables is done that are made so that turns can be saved, `0.0 <= progress <= 1.0`; `None` when none are made.
    pub fn finding_progress(&self) -> Option<f64> {
        self.errand.as_ref().filter(|errand| errand.preparing).map(|errand| errand.job.control().progress())
    }

    /// Gives it up; nothing is written.
    pub(super) fn stop_finding(&mut self) {
        if self.errand.take().is_some() {
            self.news = say::NEWS_FINDING_STOPPED.with([]);
        }
    }

    pub(super) fn poll_errand(&mut self) {
        while let Some(errand) = &mut self.errand {
            // Another puzzle may be shown by now.
            let puzzle = errand.turned.from.puzzle;
            match errand.job.poll() {
                None => return,
                Some(Report::Event(Event::Tables { .. })) => errand.preparing = true,
                Some(Report::Event(Event::Started { .. })) => errand.preparing = false,
                Some(Report::Event(_)) => {}
                Some(Report::Done(Ok(outcome))) => self.end_errand(outcome.best.map(|best| best.moves)),
                Some(Report::Done(Err(SolveError::Tables(TableError::Stopped)))) => self.stop_finding(),
                Some(Report::Done(Err(error))) => self.fail_errand(explain::solve(puzzle, &error)),
                Some(Report::Crashed) => self.fail_errand(explain::crash()),
            }
        }
    }

    fn end_errand(&mut self, solution: Option<Sequence>) {
        let Some(Errand { path, existing, turned, .. }) = self.errand.take() else { return };
        let Some(solution) = solution else { return self.fail_errand(explain::crash()) };
        let log = Log::of_scramble(&files::moves_to(&turned.from, &solution)).with_turns(&turned.moves);
        self.write_turns(&path, &log, existing, &turned);
    }

    fn fail_errand(&mut self, fault: Fault) {
        self.errand = None;
        self.tell_failure(window::ERROR_SAVE, fault);
    }
}
