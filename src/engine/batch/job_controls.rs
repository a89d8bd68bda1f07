//! Several solves at once, each with a control of its own, all of which can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::control::Control;

/// The controls of the positions being solved, one for each job.
pub struct JobControls {
    controls: Vec<Mutex<Arc<Control>>>,
    /// Whether nothing more is to begin.
    ending: AtomicBool,
}

impl JobControls {
    /// So many jobs, none of them at work.
    pub fn new(jobs: usize) -> Self {
        Self { controls: (0..jobs).map(|_| Mutex::default()).collect(), ending: AtomicBool::new(false) }
    }

    /// How many jobs there are.
    pub fn jobs(&self) -> usize {
        self.controls.len()
    }

    /// The control for the next position of a job, `job < jobs`; `None` when all are to end.
    pub fn begin(&self, job: usize) -> Option<Arc<Control>> {
        let control = Arc::new(Control::new());
        *self.controls[job].lock().unwrap_or_else(PoisonError::into_inner) = control.clone();
        (!self.ending.load(Ordering::SeqCst)).then_some(control)
    }

    /// Ends what is being solved and lets nothing begin.
    pub fn stop(&self) {
        // In this order no position can begin unnoticed: its control is there before it asks.
        self.ending.store(true, Ordering::SeqCst);
        for control in &self.controls {
            control.lock().unwrap_or_else(PoisonError::into_inner).stop();
        }
    }
}
