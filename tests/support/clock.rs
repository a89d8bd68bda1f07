//! The program's time in tests, which stands still until the test advances it.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use unfold_app::runtime::Clock;

/// Time between two frames at 60 Hz.
pub const FRAME: Duration = Duration::from_nanos(16_666_667);

/// A clock that only the test advances.
#[derive(Clone)]
pub struct TestClock {
    start: Instant,
    passed: Rc<Cell<Duration>>,
}

impl TestClock {
    pub fn new() -> Self {
        Self { start: Instant::now(), passed: Rc::new(Cell::new(Duration::ZERO)) }
    }

    /// The clock as the callback of a program.
    pub fn for_program(&self) -> Clock {
        let Self { start, passed } = self.clone();
        Box::new(move || start + passed.get())
    }

    pub fn advance(&self, by: Duration) {
        self.passed.set(self.passed.get() + by);
    }

    /// Sets the time since the clock's start. Panics if the time would decrease.
    pub fn set(&self, passed: Duration) {
        assert!(passed >= self.passed.get(), "time goes forward");
        self.passed.set(passed);
    }
}
