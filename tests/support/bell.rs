//! A bell that the program rings when it has news, so that tests need not poll.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::WAIT_TIMEOUT;
use unfold_app::runtime::background::Wake;

/// Wakes a test when the program has news. Several rings before a wait count as one.
pub struct Bell {
    wake: Wake,
    rung: Mutex<Receiver<()>>,
}

impl Bell {
    pub fn new() -> Arc<Self> {
        // One pending ring is enough.
        let (send, rung) = sync_channel(1);
        let wake: Wake = Arc::new(move || {
            let _ = send.try_send(());
        });
        Arc::new(Self { wake, rung: Mutex::new(rung) })
    }

    /// The callback that rings the bell. Give it to one program, which clones it for each of its threads.
    pub fn wake(&self) -> Wake {
        self.wake.clone()
    }

    /// Rings the bell for threads that the program did not start.
    pub fn ring(&self) {
        (self.wake)();
    }

    /// True while a thread of the program holds the callback. Each thread rings before it ends.
    pub fn has_running_threads(&self) -> bool {
        // The bell itself and the program have one reference each.
        Arc::strong_count(&self.wake) > 2
    }

    /// Waits for a ring, for at most `due` and at most [`WAIT_TIMEOUT`]; true if it rang. With a `due` time and no running thread it
    /// returns at once, since only the test's clock has to advance.
    pub fn wait(&self, due: Option<Duration>) -> bool {
        let longest = match due {
            Some(_) if !self.has_running_threads() => Duration::ZERO,
            due => due.unwrap_or(WAIT_TIMEOUT).min(WAIT_TIMEOUT),
        };
        self.rung.lock().expect("nobody panics here").recv_timeout(longest).is_ok()
    }
}

/// A deadline for a wait, [`WAIT_TIMEOUT`] after its creation.
pub struct Deadline {
    until: Instant,
    what: String,
}

impl Deadline {
    /// Starts a deadline; `what` names the awaited event in the failure.
    pub fn new(what: &str) -> Self {
        Self { until: Instant::now() + WAIT_TIMEOUT, what: what.to_owned() }
    }

    /// Fails the test after the deadline.
    pub fn check(&self) {
        assert!(Instant::now() < self.until, "waited in vain for: {}", self.what);
    }
}
