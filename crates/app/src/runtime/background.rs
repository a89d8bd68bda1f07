//! Background tasks: one thread each, cancellable, with progress.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};
use std::{collections::BTreeMap, sync::Arc};

use crate::task::{TaskId, TaskProgress, Tools};
use crate::{event::Event, job::Job};
use unfold_engine::{control::Control, tables::headroom};

/// Called from any thread when there is an event for `Program::poll`.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

struct TaskReport {
    id: TaskId,
    event: Event,
    /// True for the task's final report.
    is_final: bool,
}

struct RunningTask {
    control: Arc<Control>,
    /// Maximum wait for the task at shutdown.
    shutdown_timeout: Duration,
}

/// Runs tasks on threads and collects their reports.
pub struct BackgroundTasks {
    wake: Wake,
    send: Sender<TaskReport>,
    receive: Receiver<TaskReport>,
    /// Reports of other tasks received by [`Self::wait_for`], in order; earlier than those in the channel.
    received: Vec<TaskReport>,
    running: BTreeMap<TaskId, RunningTask>,
}

impl BackgroundTasks {
    /// `wake` is called, from any thread, whenever a task reports.
    pub fn new(wake: Wake) -> Self {
        let (send, receive) = channel();
        Self { wake, send, receive, received: Vec::new(), running: BTreeMap::new() }
    }

    /// Starts a job on its own thread.
    pub fn start(&mut self, id: TaskId, job: Job, tools: Tools) {
        let control = Arc::new(Control::new());
        self.running.insert(id, RunningTask { control: control.clone(), shutdown_timeout: job.shutdown_timeout() });
        let (send, wake) = (self.send.clone(), self.wake.clone());
        let unstarted = (send.clone(), wake.clone());
        let begun = headroom::spawn(move || {
            let tell = |event, is_final| {
                // An error means that the receiver is gone.
                let _ = send.send(TaskReport { id, event, is_final });
                wake();
            };
            let work = || job.run(id, &tools, &control, &|event| tell(event, false));
            tell(catch_unwind(AssertUnwindSafe(work)).unwrap_or(Event::Crashed(id)), true);
        });
        if begun.is_err() {
            // Report a failed spawn like a crash.
            let (send, wake) = unstarted;
            let _ = send.send(TaskReport { id, event: Event::Crashed(id), is_final: true });
            wake();
        }
    }

    pub fn stop(&self, id: TaskId) {
        if let Some(task) = self.running.get(&id) {
            task.control.stop();
        }
    }

    /// Returns the reports since the last call.
    pub fn reports(&mut self) -> Vec<Event> {
        let reports: Vec<TaskReport> = self.received.drain(..).chain(self.receive.try_iter()).collect();
        for report in reports.iter().filter(|report| report.is_final) {
            self.running.remove(&report.id);
        }
        reports.into_iter().map(|report| report.event).collect()
    }

    /// Waits up to `timeout` for a task to end. Its final report is dropped; all others are kept for [`BackgroundTasks::reports`].
    pub fn wait_for(&mut self, id: TaskId, timeout: Duration) {
        let until = Instant::now() + timeout;
        if let Some(ended) = self.received.iter().position(|report| report.id == id && report.is_final) {
            self.received.remove(ended);
            self.running.remove(&id);
        }
        while self.running.contains_key(&id) {
            match self.receive.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(report) if report.id == id && report.is_final => {
                    self.running.remove(&id);
                }
                Ok(other) => self.received.push(other),
                Err(_) => break,
            }
        }
    }

    pub fn progress(&self) -> BTreeMap<TaskId, TaskProgress> {
        self.running.iter().map(|(id, task)| (*id, TaskProgress::from_control(&task.control))).collect()
    }

    /// Cancels all tasks, waits for each up to its shutdown timeout, and returns the reports sent meanwhile.
    pub fn close(&mut self) -> Vec<Event> {
        self.stop_all();
        let mut reports = self.reports();
        let began = Instant::now();
        loop {
            let longest = self.running.values().map(|task| task.shutdown_timeout).max().unwrap_or_default();
            let Some(left) = longest.checked_sub(began.elapsed()) else { return reports };
            let Ok(report) = self.receive.recv_timeout(left) else { return reports };
            if report.is_final {
                self.running.remove(&report.id);
            }
            reports.push(report.event);
        }
    }

    fn stop_all(&self) {
        self.running.values().for_each(|task| task.control.stop());
    }
}

impl Drop for BackgroundTasks {
    fn drop(&mut self) {
        self.stop_all();
    }
}
