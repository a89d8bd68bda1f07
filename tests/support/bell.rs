//! A bell that the program rings when it has something to tell, so that whoever waits for that need not look again and again.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::PATIENCE;
use unfold_app::runtime::background::Wake;

/// A bell, for any number of rings.
pub struct Bell {
    wake: Wake,
    rung: Mutex<Receiver<()>>,
}

impl Bell {
    /// Makes a bell that nobody has rung yet.
    pub fn new() -> Arc<Self> {
        // A ring that was not heard yet stands for all that follow it.
        let (send, rung) = sync_channel(1);
        let wake: Wake = Arc::new(move || {
            let _ = send.try_send(());
        });
        Arc::new(Self { wake, rung: Mutex::new(rung) })
    }

    /// The call that rings it, for one program, which gives a copy to each of its threads.
    pub fn wake(&self) -> Wake {
        self.wake.clone()
    }

    /// Rings it for a thread that the program knows nothing of.
    pub fn ring(&self) {
        (self.wake)();
    }

    /// Whether a thread of the program is at work, which rings before it ends.
    pub fn is_anyone_at_work(&self) -> bool {
        // The bell itself and the program have one each.
        Arc::strong_count(&self.wake) > 2
    }

    /// Waits for a ring, or until something is due by itself after this time; whether it was rung. Where no thread is at work, what
    /// is due comes at once: only the clock of the test has to be turned.
    pub fn wait(&self, due: Option<Duration>) -> bool {
        let longest = match due {
            Some(_) if !self.is_anyone_at_work() => Duration::ZERO,
            due => due.unwrap_or(PATIENCE).min(PATIENCE),
        };
        self.rung.lock().expect("nobody panics here").recv_timeout(longest).is_ok()
    }
}

/// The end of the patience of whoever waits for something.
pub struct Patience {
    until: Instant,
    what: String,
}

impl Patience {
    /// Begins to wait for something.
    pub fn new(what: &str) -> Self {
        Self { until: Instant::now() + PATIENCE, what: what.to_owned() }
    }

    /// Fails the test if it has waited for so long that it would never come.
    pub fn check(&self) {
        assert!(Instant::now() < self.until, "waited in vain for: {}", self.what);
    }
}
