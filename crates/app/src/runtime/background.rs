//! Background tasks: one thread each, cancellable, with progress.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use std::{collections::BTreeMap, sync::Arc};

use crate::task::{TaskId, TaskProgress, Tools};
use crate::{event::Event, job::Job};
use unfold_engine::{control::Control, tables::room};

/// Called from any thread when there is an event for `Program::poll`.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

struct TaskReport {
    id: TaskId,
    event: Event,
    /// True for the task's final report.
    last: bool,
}

struct AtWork {
    control: Arc<Control>,
    /// How long closing waits for the task.
    shutdown_timeout: Duration,
}

/// The running tasks.
pub struct Background {
    wake: Wake,
    send: Sender<TaskReport>,
    receive: Receiver<TaskReport>,
    at_work: BTreeMap<TaskId, AtWork>,
}

impl Background {
    /// `wake` is called whenever a task reports.
    pub fn new(wake: Wake) -> Self {
        let (send, receive) = channel();
        Self { wake, send, receive, at_work: BTreeMap::new() }
    }

    /// Starts a job on its own thread.
    pub fn start(&mut self, id: TaskId, job: Job, tools: Tools) {
        let control = Arc::new(Control::new());
        self.at_work.insert(id, AtWork { control: control.clone(), shutdown_timeout: job.shutdown_timeout() });
        let (send, wake) = (self.send.clone(), self.wake.clone());
        let unstarted = (send.clone(), wake.clone());
        let begun = room::spawn(move || {
            let tell = |event, last| {
                // An error means that the receiver is gone.
                let _ = send.send(TaskReport { id, event, last });
                wake();
            };
            let work = || job.run(id, &tools, &control, &|event| tell(event, false));
            tell(catch_unwind(AssertUnwindSafe(work)).unwrap_or(Event::Crashed(id)), true);
        });
        if begun.is_err() {
            // Report a failed spawn like a crash.
            let (send, wake) = unstarted;
            let _ = send.send(TaskReport { id, event: Event::Crashed(id), last: true });
            wake();
        }
    }

    /// Cancels a task.
    pub fn stop(&self, id: TaskId) {
        if let Some(task) = self.at_work.get(&id) {
            task.control.stop();
        }
    }

    /// Returns the reports since the last call.
    pub fn reports(&mut self) -> Vec<Event> {
        let reports: Vec<TaskReport> = self.receive.try_iter().collect();
        for report in reports.iter().filter(|report| report.last) {
            self.at_work.remove(&report.id);
        }
        reports.into_iter().map(|report| report.event).collect()
    }

    /// Waits up to `longest` for a task to end. Its reports are dropped; those of other tasks are kept for [`Background::reports`].
    pub fn wait_for(&mut self, id: TaskId, longest: Duration) {
        let until = Instant::now() + longest;
        let mut others = Vec::new();
        while self.at_work.contains_key(&id) {
            match self.receive.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(report) if report.id == id && report.last => {
                    self.at_work.remove(&id);
                }
                Ok(other) => others.push(other),
                Err(_) => break,
            }
        }
        for other in others {
            // Cannot fail: `self` holds the receiver.
            let _ = self.send.send(other);
        }
    }

    pub fn progress(&self) -> BTreeMap<TaskId, TaskProgress> {
        self.at_work.iter().map(|(id, task)| (*id, TaskProgress::of(&task.control))).collect()
    }

    /// Cancels all tasks, waits for each up to its shutdown timeout, and returns the reports sent meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        self.stop_all();
        let mut reports = Vec::new();
        let began = Instant::now();
        loop {
            let longest = self.at_work.values().map(|task| task.shutdown_timeout).max().unwrap_or_default();
            let Some(left) = longest.checked_sub(began.elapsed()) else { return reports };
            let Ok(report) = self.receive.recv_timeout(left) else { return reports };
            if report.last {
                self.at_work.remove(&report.id);
            }
            reports.push(report.event);
        }
    }

    fn stop_all(&self) {
        self.at_work.values().for_each(|task| task.control.stop());
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.stop_all();
    }
}
