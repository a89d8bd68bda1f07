//! Tasks on threads of their own, each of which can be stopped and tells how far it is.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crate::app::Wake;
use crate::app::effect::TaskId;
use crate::app::event::Report;
use crate::engine::control::Control;

/// The tasks at work.
pub struct Background {
    wake: Wake,
    send: Sender<(TaskId, Report)>,
    reports: Receiver<(TaskId, Report)>,
    at_work: BTreeMap<TaskId, Arc<Control>>,
}

impl Background {
    /// No task is at work. `wake` is called when one has something to tell.
    pub fn new(wake: Wake) -> Self {
        let (send, reports) = channel();
        Self { wake, send, reports, at_work: BTreeMap::new() }
    }

    /// Begins a task, which tells one report at its end.
    pub fn start(&mut self, id: TaskId, work: impl FnOnce(&Control) -> Report + Send + 'static) {
        let control = Arc::new(Control::new());
        self.at_work.insert(id, control.clone());
        let (send, wake) = (self.send.clone(), self.wake.clone());
        std::thread::spawn(move || {
            let report = catch_unwind(AssertUnwindSafe(|| work(&control))).unwrap_or(Report::Crashed);
            // Whoever does not listen any more has gone away.
            let _ = send.send((id, report));
            wake();
        });
    }

    /// Tells a task to stop.
    pub fn stop(&self, id: TaskId) {
        if let Some(control) = self.at_work.get(&id) {
            control.stop();
        }
    }

    /// What tasks have told since this was asked last.
    pub fn reports(&mut self) -> Vec<(TaskId, Report)> {
        let reports: Vec<_> = self.reports.try_iter().collect();
        for (id, _) in &reports {
            self.at_work.remove(id);
        }
        reports
    }

    /// Waits for the end of a task, but no longer than this; what it told. What others tell meanwhile is told by
    /// [`Background::reports`] as ever.
    pub fn wait_for(&mut self, id: TaskId, longest: Duration) -> Option<Report> {
        let until = Instant::now() + longest;
        let mut others = Vec::new();
        let mut found = None;
        while found.is_none() && self.at_work.contains_key(&id) {
            match self.reports.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok((told, report)) if told == id => {
                    self.at_work.remove(&id);
                    found = Some(report);
                }
                Ok(other) => others.push(other),
                Err(_) => break,
            }
        }
        for other in others {
            // The receiver is here.
            let _ = self.send.send(other);
        }
        found
    }

    /// How much of each task is done, `0.0 <= progress <= 1.0`.
    pub fn progress(&self) -> BTreeMap<TaskId, f64> {
        self.at_work.iter().map(|(id, control)| (*id, control.progress())).collect()
    }

    /// Stops all tasks, and waits for them, but no longer than this in all.
    pub fn close(&mut self, longest: Duration) {
        self.at_work.values().for_each(|control| control.stop());
        let until = Instant::now() + longest;
        while !self.at_work.is_empty() {
            let Ok((id, _)) = self.reports.recv_timeout(until.saturating_duration_since(Instant::now())) else {
                return;
            };
            self.at_work.remove(&id);
        }
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.at_work.values().for_each(|control| control.stop());
    }
}
