//! A solve on another thread, for callers that must not block.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use super::{EventSink, Limits, Outcome, SearchEvent, SolveError, Solver};
use crate::control::Control;
use crate::puzzle::Facelets;
use crate::tables::{Tables, room};

/// A report of a job.
#[derive(Debug)]
pub enum JobReport {
    /// An event of the solver.
    Event(SearchEvent),
    /// The result of the solver; nothing follows.
    Done(Result<Outcome, SolveError>),
    /// The solver's thread ended without a result: a defect. Nothing follows.
    Crashed,
}

/// A running solve. Dropping it stops the solver and discards further reports.
#[derive(Debug)]
pub struct Job {
    control: Arc<Control>,
    reports: Receiver<JobReport>,
    over: bool,
}

impl Job {
    /// Starts a solver. `wake` is called after every report, from the job's threads.
    pub fn start(
        solver: &'static dyn Solver,
        state: Facelets,
        limits: Limits,
        store: Arc<Tables>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        Self::run(move |control, say| solver.solve(&state, &limits, control, &store, say), wake)
    }

    /// Starts a search of any kind. `wake` is called after every report, from the job's threads.
    pub fn run(
        search: impl FnOnce(&Control, EventSink) -> Result<Outcome, SolveError> + Send + 'static,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let control = Arc::new(Control::new());
        let (send, reports) = channel();
        let (theirs, refusal) = (control.clone(), send.clone());
        let spawned = room::spawn(move || {
            // A missing receiver only means that the reports are no longer needed.
            let say = |event| {
                let _ = send.send(JobReport::Event(event));
                wake();
            };
            let result = search(&theirs, &say);
            let _ = send.send(JobReport::Done(result));
            wake();
        });
        if let Err(source) = spawned {
            // A missing receiver only means that the reports are no longer needed.
            let _ = refusal.send(JobReport::Done(Err(SolveError::Thread(source))));
        }
        Self { control, reports, over: false }
    }

    /// Asks the solver to end; it reports `Done` soon after.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// The control of the solve, with the numbers that its workers publish.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The next report, if there is one already.
    pub fn poll(&mut self) -> Option<JobReport> {
        self.wait(Duration::ZERO)
    }

    /// The next report, if one comes within `patience`.
    pub fn wait(&mut self, patience: Duration) -> Option<JobReport> {
        if self.over {
            return None;
        }
        let report = match self.reports.recv_timeout(patience) {
            Ok(report) => report,
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => JobReport::Crashed,
        };
        self.over = matches!(report, JobReport::Done(_) | JobReport::Crashed);
        Some(report)
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.control.stop();
    }
}
