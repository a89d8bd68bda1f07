//! Controls of several solves that run at once and can be stopped together.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::control::Control;

/// The controls of the positions being solved, one for each job.
pub struct JobControls {
    controls: Vec<Mutex<Control>>,
    /// True if no further solve may start.
    ending: AtomicBool,
}

impl JobControls {
    /// Controls for this many jobs, none of which is running.
    pub fn new(jobs: usize) -> Self {
        Self { controls: (0..jobs).map(|_| Mutex::default()).collect(), ending: AtomicBool::new(false) }
    }

    /// Number of jobs.
    pub fn jobs(&self) -> usize {
        self.controls.len()
    }

    /// A control for the next position of a job, `job < jobs`; `None` if the batch was stopped.
    ///
    /// # Panics
    /// If there is no such job.
    pub fn begin(&self, job: usize) -> Option<Control> {
        let control = Control::new();
        *self.controls[job].lock().unwrap_or_else(PoisonError::into_inner) = control.clone();
        (!self.ending.load(Ordering::SeqCst)).then_some(control)
    }

    /// Stops the solves that are running, and starts no others.
    pub fn stop(&self) {
        // The order of these two steps matters: a job's control is in its place before the job checks the flag.
        self.ending.store(true, Ordering::SeqCst);
        for control in &self.controls {
            control.lock().unwrap_or_else(PoisonError::into_inner).stop();
        }
    }
}
