//! How a long computation is stopped, limited and counted. A leaf: it knows nothing of puzzles.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Ticks that a [`NodeCounter`] gathers before it looks at the clock and the stop flag.
pub const BATCH: u64 = 1024;

/// Shared between the one who waits and those who compute.
///
/// Fast numbers are relaxed atomics that the waiting side samples; nothing here blocks.
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
    progress: AtomicU64,
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
            progress: AtomicU64::new(0),
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

    /// Publishes how much of a table is built, `0.0 <= fraction <= 1.0`.
    pub fn set_progress(&self, fraction: f64) {
        self.progress.store((fraction.clamp(0.0, 1.0) * 1e6) as u64, Ordering::Relaxed);
    }

    /// The fraction last published by [`Control::set_progress`].
    pub fn progress(&self) -> f64 {
        self.progress.load(Ordering::Relaxed) as f64 / 1e6
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
    fn limits_are_seen() {
        let control = Control::new();
        control.set_deadline(Some(Duration::ZERO));
        assert!(control.out_of_time() && control.check().is_break());
        control.set_deadline(None);
        control.set_node_limit(Some(0));
        assert!(control.out_of_nodes() && control.check().is_break());
    }
}
