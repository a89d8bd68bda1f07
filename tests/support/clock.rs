//! The time of a program in a test: it stands still until the test turns it.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use unfold_app::runtime::Clock;

/// Time between two frames on the screen.
pub const FRAME: Duration = Duration::from_nanos(16_666_667);

/// A clock that only the test turns.
#[derive(Clone)]
pub struct TestClock {
    start: Instant,
    passed: Rc<Cell<Duration>>,
}

impl TestClock {
    /// A clock at its start.
    pub fn new() -> Self {
        Self { start: Instant::now(), passed: Rc::new(Cell::new(Duration::ZERO)) }
    }

    /// The same clock, as a program asks it.
    pub fn of_program(&self) -> Clock {
        let Self { start, passed } = self.clone();
        Box::new(move || start + passed.get())
    }

    /// Turns it forward.
    pub fn turn(&self, by: Duration) {
        self.passed.set(self.passed.get() + by);
    }

    /// Turns it to this time since its start, which is never earlier than before.
    pub fn set(&self, passed: Duration) {
        assert!(passed >= self.passed.get(), "time goes forward");
        self.passed.set(passed);
    }
}
