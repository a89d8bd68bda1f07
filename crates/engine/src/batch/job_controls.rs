//! Controls of concurrent solves, which can be stopped together.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::control::Control;

/// The control of each job's current solve.
pub struct JobControls {
    controls: Vec<Mutex<Control>>,
    /// True if no further solve may start.
    ending: AtomicBool,
}

impl JobControls {
    /// Creates the controls of `jobs` idle jobs.
    pub fn new(jobs: usize) -> Self {
        Self { controls: (0..jobs).map(|_| Mutex::default()).collect(), ending: AtomicBool::new(false) }
    }

    /// Returns the number of jobs.
    pub fn jobs(&self) -> usize {
        self.controls.len()
    }

    /// Returns a control for the next solve of a job, `job < jobs`; `None` if the batch was stopped.
    ///
    /// # Panics
    /// If `job >= jobs`.
    pub fn begin(&self, job: usize) -> Option<Control> {
        let control = Control::new();
        *self.controls[job].lock().unwrap_or_else(PoisonError::into_inner) = control.clone();
        (!self.ending.load(Ordering::SeqCst)).then_some(control)
    }

    /// Stops the running solves and prevents others from starting.
    pub fn stop(&self) {
        // Set the flag first: `begin` stores its control before it reads the flag.
        self.ending.store(true, Ordering::SeqCst);
        for control in &self.controls {
            control.lock().unwrap_or_else(PoisonError::into_inner).stop();
        }
    }
}
