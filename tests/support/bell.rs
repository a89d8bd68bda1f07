//! A bell that the program rings when it has something to tell, so that whoever waits for that need not look again and again.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use unfold_app::runtime::background::Wake;

/// The longest that a test waits for anything: far more than all of it takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A bell, for any number of rings.
pub struct Bell {
    send: SyncSender<()>,
    rung: Mutex<Receiver<()>>,
}

impl Bell {
    /// Makes a bell that nobody has rung yet.
    pub fn new() -> Arc<Self> {
        // A ring that was not heard yet stands for all that follow it.
        let (send, rung) = sync_channel(1);
        Arc::new(Self { send, rung: Mutex::new(rung) })
    }

    /// The call that rings it.
    pub fn wake(&self) -> Wake {
        let send = self.send.clone();
        Arc::new(move || {
            let _ = send.try_send(());
        })
    }

    /// Waits for a ring, but no longer than this.
    pub fn wait(&self, longest: Duration) {
        let _ = self.rung.lock().expect("nobody panics here").recv_timeout(longest.min(PATIENCE));
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

    /// Checks the same, and lets others go on for a moment: of what another process does nobody is told.
    pub fn look_again(&self) {
        self.check();
        std::thread::park_timeout(Duration::from_millis(1));
    }
}
