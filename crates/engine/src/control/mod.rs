//! How a long computation is stopped, limited and counted. A leaf: it knows nothing of puzzles.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use self::sync::Mutex;
use self::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub(crate) mod sync;

/// Ticks that a [`NodeCounter`] gathers before it looks at the clock and the stop flag.
pub const BATCH: u64 = 1024;

/// Shared between the one who waits and those who compute.
///
/// Fast numbers are relaxed atomics that the waiting side samples. The one lock is held for no longer than a copy takes.
#[derive(Debug)]
pub struct Control {
    stop: AtomicBool,
    /// Set by the solver itself when there is nothing left to search.
    settled: AtomicBool,
    started: Instant,
    /// Nanoseconds after `started`; `u64::MAX` for none.
    deadline: AtomicU64,
    nodes: AtomicU64,
    node_limit: AtomicU64,
    /// Parts per million of the table being built.
    progress: Arc<AtomicU64>,
    /// About how many milliseconds the tables at work take in all, 0 when none is at work.
    at_work: AtomicU64,
    /// The same of those that are done, and of what others did meanwhile that was waited for.
    worked: AtomicU64,
    waited: AtomicU64,
    /// The most milliseconds of work that were told to be done.
    told: AtomicU64,
    proof: Mutex<Option<ProofProgress>>,
}

/// How far a proof is with one length, and how long the whole of it takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProofProgress {
    /// It looks for solutions of exactly this length.
    pub length: u8,
    /// How much of that is done, `0.0 <= fraction <= 1.0`.
    pub fraction: f64,
    /// About how long the rest of the whole proof would take with all of the effort, this length and those between it and the
    /// best solution; `None` when nothing tells yet.
    pub left: Option<Duration>,
}

/// A table at work under a [`Control`], as long as this lives.
pub struct TableAtWork<'a> {
    control: &'a Control,
    milliseconds: u64,
}

impl Drop for TableAtWork<'_> {
    fn drop(&mut self) {
        // In this order: work that is counted twice for a moment would be told for good.
        self.control.at_work.fetch_sub(self.milliseconds, Ordering::SeqCst);
        self.control.worked.fetch_add(self.milliseconds, Ordering::SeqCst);
    }
}

impl Default for Control {
    fn default() -> Self {
        Self::new()
    }
}

impl Control {
    /// A control without limits whose clock starts now.
    pub fn new() -> Self {
        Self {
            stop: AtomicBool::new(false),
            settled: AtomicBool::new(false),
            started: Instant::now(),
            deadline: AtomicU64::new(u64::MAX),
            nodes: AtomicU64::new(0),
            node_limit: AtomicU64::new(u64::MAX),
            progress: Arc::default(),
            at_work: AtomicU64::new(0),
            worked: AtomicU64::new(0),
            waited: AtomicU64::new(0),
            told: AtomicU64::new(0),
            proof: Mutex::new(None),
        }
    }

    /// Asks every worker to leave; they do so within a few milliseconds.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether [`Control::stop`] was called.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Sends every worker home because the search has reached its aim; unlike [`Control::stop`] this is a success.
    pub(crate) fn stop_search(&self) {
        self.settled.store(true, Ordering::Relaxed);
    }

    /// Time since this control was made.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Leave at this time after the control was made; `None` for never.
    pub(crate) fn set_deadline(&self, after: Option<Duration>) {
        let nanos = after.map_or(u64::MAX, |d| d.as_nanos().min(u128::from(u64::MAX)) as u64);
        self.deadline.store(nanos, Ordering::Relaxed);
    }

    /// Leave after about this many nodes (within one batch a worker); `None` for never.
    pub(crate) fn set_node_limit(&self, nodes: Option<u64>) {
        self.node_limit.store(nodes.unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Nodes counted so far by all workers.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Whether the deadline has passed.
    pub(crate) fn out_of_time(&self) -> bool {
        let deadline = self.deadline.load(Ordering::Relaxed);
        deadline != u64::MAX && self.started.elapsed().as_nanos() >= u128::from(deadline)
    }

    /// Whether the nodes are used up.
    pub(crate) fn out_of_nodes(&self) -> bool {
        self.nodes() >= self.node_limit.load(Ordering::Relaxed)
    }

    /// `Break` when the worker must leave: stopped, out of time or out of nodes.
    pub fn check(&self) -> ControlFlow<()> {
        if self.stopped() || self.settled.load(Ordering::Relaxed) || self.out_of_time() || self.out_of_nodes() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Begins a table that takes about so many milliseconds to build. Its progress begins at 0 and only rises, however many threads
    /// and passes publish theirs; of tables that are built at the same time, the one that is farthest counts.
    pub fn begin_part(&self, milliseconds: u64) -> TableAtWork<'_> {
        // Of no time at all it could not be told whether it is at work.
        let milliseconds = milliseconds.max(1);
        if self.at_work.fetch_add(milliseconds, Ordering::Relaxed) == 0 {
            self.progress.store(0, Ordering::Relaxed);
        }
        TableAtWork { control: self, milliseconds }
    }

    /// Publishes how much of a table is built, `0.0 <= fraction <= 1.0`.
    pub fn set_progress(&self, fraction: f64) {
        let parts = (fraction.clamp(0.0, 1.0) * 1e6) as u64;
        if self.at_work.load(Ordering::Relaxed) > 0 {
            self.progress.fetch_max(parts, Ordering::Relaxed);
        } else {
            self.progress.store(parts, Ordering::Relaxed);
        }
    }

    /// Notes how much was done elsewhere of the work that is waited for here.
    pub fn note_waited(&self, done: Duration) {
        self.waited.fetch_max(done.as_millis() as u64, Ordering::Relaxed);
    }

    /// How much work was done on tables under this control, in the time that their records give for it; it never falls.
    pub fn work_done(&self) -> Duration {
        let [at_work, worked, waited] =
            [&self.at_work, &self.worked, &self.waited].map(|number| number.load(Ordering::Relaxed));
        let done = worked + waited + (at_work as f64 * self.progress()) as u64;
        Duration::from_millis(self.told.fetch_max(done, Ordering::Relaxed).max(done))
    }

    /// Publishes how far a proof is.
    pub fn set_proof(&self, progress: Option<ProofProgress>) {
        *self.proof.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }

    /// What was last published by [`Control::set_proof`].
    pub fn proof(&self) -> Option<ProofProgress> {
        *self.proof.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fraction last published by [`Control::set_progress`].
    pub fn progress(&self) -> f64 {
        self.progress.load(Ordering::Relaxed) as f64 / 1e6
    }

    /// The same for whoever does not have the control.
    pub(crate) fn progress_reader(&self) -> ProgressReader {
        ProgressReader(self.progress.clone())
    }
}

/// Reads how much of a table is built under a [`Control`].
#[derive(Clone, Debug)]
pub(crate) struct ProgressReader(Arc<AtomicU64>);

impl ProgressReader {
    /// The fraction that was published last, `0.0 <= fraction <= 1.0`.
    pub(crate) fn read(&self) -> f64 {
        self.0.load(Ordering::Relaxed) as f64 / 1e6
    }
}

/// One worker's node counter, shared by its nested searches: cheap to tick, looks at its [`Control`] once in [`BATCH`] ticks.
#[derive(Debug)]
pub struct NodeCounter<'a> {
    control: &'a Control,
    pending: Cell<u64>,
    total: Cell<u64>,
}

impl<'a> NodeCounter<'a> {
    /// A counter that reports to `control`.
    pub fn new(control: &'a Control) -> Self {
        Self { control, pending: Cell::new(0), total: Cell::new(0) }
    }

    /// Counts one node; `Break` when the worker must leave.
    #[inline]
    pub fn tick(&self) -> ControlFlow<()> {
        let pending = self.pending.get() + 1;
        self.pending.set(pending);
        if pending < BATCH { ControlFlow::Continue(()) } else { self.flush() }
    }

    /// Counts many nodes at once; `Break` when the worker must leave.
    #[inline]
    pub fn add(&self, nodes: u64) -> ControlFlow<()> {
        let pending = self.pending.get() + nodes;
        self.pending.set(pending);
        if pending < BATCH { ControlFlow::Continue(()) } else { self.flush() }
    }

    /// Nodes counted by this counter.
    pub fn total(&self) -> u64 {
        self.total.get() + self.pending.get()
    }

    /// Hands the pending count on and asks whether to leave.
    #[cold]
    pub fn flush(&self) -> ControlFlow<()> {
        let pending = self.pending.take();
        self.control.nodes.fetch_add(pending, Ordering::Relaxed);
        self.total.set(self.total.get() + pending);
        self.control.check()
    }
}

impl Drop for NodeCounter<'_> {
    fn drop(&mut self) {
        // The verdict does not matter any more; the count does.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meter_counts_everything_and_obeys() {
        let control = Control::new();
        {
            let counter = NodeCounter::new(&control);
            for _ in 0..BATCH + 7 {
                assert!(counter.tick().is_continue());
            }
            assert_eq!(counter.total(), BATCH + 7);
        }
        assert_eq!(control.nodes(), BATCH + 7);
        control.stop();
        let counter = NodeCounter::new(&control);
        assert!((0..BATCH).any(|_| counter.tick().is_break()));
    }

    #[test]
    fn progress_of_a_table_and_work_done_never_fall() {
        let control = Control::new();
        {
            let _first = control.begin_part(300);
            control.set_progress(0.5);
            control.set_progress(0.1);
            assert_eq!((control.progress(), control.work_done()), (0.5, Duration::from_millis(150)));
            assert_eq!(control.progress_reader().read(), 0.5);
        }
        assert_eq!(control.work_done(), Duration::from_millis(300));
        let _second = control.begin_part(100);
        assert_eq!((control.progress(), control.work_done()), (0.0, Duration::from_millis(300)));
        control.set_progress(1.0);
        control.note_waited(Duration::from_millis(50));
        assert_eq!(control.work_done(), Duration::from_millis(450));
    }

    #[test]
    fn limits_are_seen() {
        let control = Control::new();
        control.set_deadline(Some(Duration::ZERO));
        assert!(control.out_of_time() && control.check().is_break());
        control.set_deadline(None);
        control.set_node_limit(Some(0));
        assert!(control.out_of_nodes() && control.check().is_break());
    }
}
