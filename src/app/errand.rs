//! Finding moves that reach a position, behind everything else, so that turns made from there can be saved as a log.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dialog::Dialog;
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
    /// From where was turned, and what.
    turned: (Facelets, Sequence),
    /// How many turns by hand these are.
    turns: (usize, Metric),
}

impl Errand {
    /// Sets out; `None` for a puzzle without a solver.
    pub(super) fn start(
        path: &Path,
        existing: Existing,
        turned: (Facelets, Sequence),
        turns: (usize, Metric),
        store: Arc<Store>,
        wake: Wake,
    ) -> Option<Self> {
        let solver = solve::of(turned.0.puzzle).next()?;
        let job = Job::start(solver, turned.0.clone(), Limits::first(), store, move || wake());
        Some(Self { job, preparing: false, path: path.to_path_buf(), existing, turned, turns })
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
            match errand.job.poll() {
                None => return,
                Some(Report::Event(Event::Tables { .. })) => errand.preparing = true,
                Some(Report::Event(Event::Started { .. })) => errand.preparing = false,
                Some(Report::Event(_)) => {}
                Some(Report::Done(Ok(outcome))) => self.end_errand(outcome.best.map(|best| best.moves)),
                Some(Report::Done(Err(SolveError::Tables(TableError::Stopped)))) => self.stop_finding(),
                Some(Report::Done(Err(error))) => self.fail_errand(explain::solve(self.puzzle(), &error)),
                Some(Report::Crashed) => self.fail_errand(explain::crash()),
            }
        }
    }

    fn end_errand(&mut self, solution: Option<Sequence>) {
        let Some(Errand { path, existing, turned: (position, moves), turns, .. }) = self.errand.take() else { return };
        let Some(solution) = solution else { return self.fail_errand(explain::crash()) };
        let log = Log::of_scramble(&files::moves_to(&position, &solution)).with_turns(&moves);
        self.write_turns(&path, &log, existing, turns);
    }

    fn fail_errand(&mut self, fault: Fault) {
        self.errand = None;
        self.dialog = Some(Dialog::Fault { title: window::ERROR_SAVE, fault });
    }
}
