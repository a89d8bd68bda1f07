//! Searches on threads of their own: what they report, and how far they are.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::Wake;
use crate::app::effect::TaskId;
use crate::app::event::{Event, Report, SolveNumbers};
use unfold_engine::puzzle::Facelets;
use unfold_engine::search::job;
use unfold_engine::search::job::Job;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::Tables;

/// The searches at work.
pub struct Searches {
    wake: Wake,
    jobs: BTreeMap<TaskId, Job>,
}

impl Searches {
    /// None is at work. `wake` is called, from any thread, when one has something to tell.
    pub fn new(wake: Wake) -> Self {
        Self { wake, jobs: BTreeMap::new() }
    }

    /// Begins a search.
    pub fn start(
        &mut self,
        id: TaskId,
        solver: &'static dyn Solver,
        state: Facelets,
        limits: Limits,
        store: Arc<Tables>,
    ) {
        let wake = self.wake.clone();
        self.jobs.insert(id, Job::start(solver, state, limits, store, move || wake()));
    }

    /// Tells a search to stop, which then still reports how it ended.
    pub fn stop(&self, id: TaskId) {
        if let Some(job) = self.jobs.get(&id) {
            job.stop();
        }
    }

    /// Ends a search, of which nothing more is heard.
    pub fn forget(&mut self, id: TaskId) {
        self.jobs.remove(&id);
    }

    /// What each search has told since this was asked last, and then the numbers of those that go on.
    pub fn events(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        self.jobs.retain(|id, job| {
            while let Some(report) = job.poll() {
                let ended = matches!(report, job::JobReport::Done(_) | job::JobReport::Crashed);
                events.push(Event::Task(*id, Report::Solve(report)));
                if ended {
                    return false;
                }
            }
            let control = job.control();
            let numbers = SolveNumbers {
                elapsed: control.elapsed(),
                nodes: control.nodes(),
                progress: control.progress(),
                proof: control.proof(),
            };
            events.push(Event::Task(*id, Report::SolveNumbers(numbers)));
            true
        });
        events
    }

    /// Ends all searches, of which nothing more is heard.
    pub fn close(&mut self) {
        self.jobs.clear();
    }
}
