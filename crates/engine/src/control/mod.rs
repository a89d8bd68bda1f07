//! Cancellation, limits and counters of a long computation. Independent of puzzles.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use self::sync::Mutex;
use self::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub(crate) mod sync;

/// Number of nodes that a [`NodeCounter`] counts between two checks of its [`Control`].
pub const TICKS_PER_CHECK: u64 = 1024;

/// State shared by the caller of a computation and its workers. A clone is another handle to the same state.
///
/// Hot counters are relaxed atomics that the caller samples. The only lock is held just to copy a value.
#[derive(Clone, Debug)]
pub struct Control(Arc<State>);

#[derive(Debug)]
struct State {
    stop: AtomicBool,
    /// Set by the solver when nothing is left to search.
    settled: AtomicBool,
    started: Instant,
    /// Nanoseconds after `started`; `u64::MAX` for none.
    deadline: AtomicU64,
    nodes: AtomicU64,
    node_limit: AtomicU64,
    /// Progress reported by [`Control::set_progress`], in parts per million.
    progress: AtomicU64,
    /// Estimated build time of the tables being built, in milliseconds; 0 if there are none.
    in_progress_ms: AtomicU64,
    /// Estimated build time of the finished tables, in milliseconds.
    finished_ms: AtomicU64,
    /// Work done under other controls that this one waits for, in estimated milliseconds.
    elsewhere_ms: AtomicU64,
    /// Maximum returned so far by [`Control::work_done`], in milliseconds.
    reported: AtomicU64,
    proof: Mutex<Option<ProofProgress>>,
}

/// Progress of an optimality proof.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ProofProgress {
    /// The length being searched.
    pub length: u8,
    /// Fraction done of this length, in `0.0..=1.0`.
    pub fraction: f64,
    /// Estimated time left, on all threads, to prove the best solution optimal; `None` without an estimate.
    pub left: Option<Duration>,
}

/// Guard of a table being built under a [`Control`]. Dropping it counts the table as finished.
pub struct TableInProgress<'a> {
    control: &'a Control,
    milliseconds: u64,
}

impl Drop for TableInProgress<'_> {
    fn drop(&mut self) {
        // In this order: work counted twice, even for a moment, would stay in the maximum of `work_done`.
        self.control.0.in_progress_ms.fetch_sub(self.milliseconds, Ordering::SeqCst);
        self.control.0.finished_ms.fetch_add(self.milliseconds, Ordering::SeqCst);
    }
}

impl Default for Control {
    fn default() -> Self {
        Self::new()
    }
}

impl Control {
    /// Creates a control without limits, whose clock starts now.
    pub fn new() -> Self {
        Self(Arc::new(State {
            stop: AtomicBool::new(false),
            settled: AtomicBool::new(false),
            started: Instant::now(),
            deadline: AtomicU64::new(u64::MAX),
            nodes: AtomicU64::new(0),
            node_limit: AtomicU64::new(u64::MAX),
            progress: AtomicU64::new(0),
            in_progress_ms: AtomicU64::new(0),
            finished_ms: AtomicU64::new(0),
            elsewhere_ms: AtomicU64::new(0),
            reported: AtomicU64::new(0),
            proof: Mutex::new(None),
        }))
    }

    /// Asks all workers to stop, which they do within a few milliseconds.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// True if [`Control::stop`] was called.
    pub fn is_stopped(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Stops all workers because the search has reached its goal: unlike [`Control::stop`], a success.
    pub fn stop_search(&self) {
        self.0.settled.store(true, Ordering::Relaxed);
    }

    /// Undoes [`Control::stop_search`] before another search.
    pub(crate) fn begin_search(&self) {
        self.0.settled.store(false, Ordering::Relaxed);
    }

    /// Returns the time since the control was created.
    pub fn elapsed(&self) -> Duration {
        self.0.started.elapsed()
    }

    /// Sets the time after creation at which workers stop; `None` for never.
    pub(crate) fn set_deadline(&self, after: Option<Duration>) {
        let nanos = after.map_or(u64::MAX, |d| d.as_nanos().min(u128::from(u64::MAX)) as u64);
        self.0.deadline.store(nanos, Ordering::Relaxed);
    }

    /// Sets the number of nodes after which workers stop; `None` for no limit. Each worker notices only when its
    /// [`NodeCounter`] is flushed.
    pub(crate) fn set_node_limit(&self, nodes: Option<u64>) {
        self.0.node_limit.store(nodes.unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Returns the number of nodes counted by all workers, without those that a [`NodeCounter`] has yet to flush.
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }

    pub(crate) fn out_of_time(&self) -> bool {
        let deadline = self.0.deadline.load(Ordering::Relaxed);
        deadline != u64::MAX && self.0.started.elapsed().as_nanos() >= u128::from(deadline)
    }

    pub(crate) fn out_of_nodes(&self) -> bool {
        self.nodes() >= self.0.node_limit.load(Ordering::Relaxed)
    }

    /// `Break` if the worker must stop: cancelled, finished, out of time or out of nodes.
    pub fn check(&self) -> ControlFlow<()> {
        if self.is_stopped() || self.0.settled.load(Ordering::Relaxed) || self.out_of_time() || self.out_of_nodes() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Starts counting a table that takes about `milliseconds` to build. Progress restarts at 0 unless another table is
    /// being built. While tables are being built, it is the maximum of all reports.
    pub(crate) fn begin_table(&self, milliseconds: u64) -> TableInProgress<'_> {
        // With 0, no table would seem to be in progress.
        let milliseconds = milliseconds.max(1);
        if self.0.in_progress_ms.fetch_add(milliseconds, Ordering::Relaxed) == 0 {
            self.0.progress.store(0, Ordering::Relaxed);
        }
        TableInProgress { control: self, milliseconds }
    }

    /// Reports the fraction of the work that is done, clamped to `0.0..=1.0`. While tables are being built, a smaller
    /// fraction than before is ignored.
    pub fn set_progress(&self, fraction: f64) {
        let parts = (fraction.clamp(0.0, 1.0) * 1e6) as u64;
        if self.0.in_progress_ms.load(Ordering::Relaxed) > 0 {
            self.0.progress.fetch_max(parts, Ordering::Relaxed);
        } else {
            self.0.progress.store(parts, Ordering::Relaxed);
        }
    }

    /// Records the work done so far under other controls that this one waits for. Ignores smaller values than before.
    pub(crate) fn record_work_elsewhere(&self, done: Duration) {
        self.0.elsewhere_ms.fetch_max(done.as_millis() as u64, Ordering::Relaxed);
    }

    /// Returns the work done on tables, here and under controls that this one waits for, in estimated build time. Never
    /// decreases.
    pub fn work_done(&self) -> Duration {
        let [at_work, worked, waited] = [&self.0.in_progress_ms, &self.0.finished_ms, &self.0.elsewhere_ms]
            .map(|number| number.load(Ordering::Relaxed));
        let done = worked + waited + (at_work as f64 * self.progress()) as u64;
        Duration::from_millis(self.0.reported.fetch_max(done, Ordering::Relaxed).max(done))
    }

    /// Sets the progress of the proof; `None` for no proof.
    pub(crate) fn set_proof(&self, progress: Option<ProofProgress>) {
        *self.0.proof.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }

    /// Returns the progress of the optimality proof; `None` if none is running, or it is too brief to report.
    pub fn proof(&self) -> Option<ProofProgress> {
        *self.0.proof.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the fraction last reported to [`Control::set_progress`], in `0.0..=1.0`; while tables are being built, the
    /// maximum of all reports.
    pub fn progress(&self) -> f64 {
        self.0.progress.load(Ordering::Relaxed) as f64 / 1e6
    }
}

/// A worker's node counter, shared by its nested searches. Cheap: it checks its [`Control`] only once per
/// [`TICKS_PER_CHECK`] nodes.
#[derive(Debug)]
pub struct NodeCounter<'a> {
    control: &'a Control,
    pending: Cell<u64>,
    total: Cell<u64>,
}

impl<'a> NodeCounter<'a> {
    /// Creates a counter that reports to `control`.
    pub fn new(control: &'a Control) -> Self {
        Self { control, pending: Cell::new(0), total: Cell::new(0) }
    }

    /// Counts one node; `Break` if the worker must stop.
    #[inline]
    pub fn tick(&self) -> ControlFlow<()> {
        let pending = self.pending.get() + 1;
        self.pending.set(pending);
        if pending < TICKS_PER_CHECK { ControlFlow::Continue(()) } else { self.flush() }
    }

    /// Counts several nodes; `Break` if the worker must stop.
    #[inline]
    pub fn add(&self, nodes: u64) -> ControlFlow<()> {
        let pending = self.pending.get() + nodes;
        self.pending.set(pending);
        if pending < TICKS_PER_CHECK { ControlFlow::Continue(()) } else { self.flush() }
    }

    /// Returns the number of nodes counted by this counter, including those not yet flushed.
    pub fn total(&self) -> u64 {
        self.total.get() + self.pending.get()
    }

    /// Adds the pending count to the control's; `Break` if the worker must stop.
    #[cold]
    pub fn flush(&self) -> ControlFlow<()> {
        let pending = self.pending.take();
        self.control.0.nodes.fetch_add(pending, Ordering::Relaxed);
        self.total.set(self.total.get() + pending);
        self.control.check()
    }
}

impl Drop for NodeCounter<'_> {
    fn drop(&mut self) {
        // Only the count matters here.
        let _ = self.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_counter_counts_all_nodes_and_stops() {
        let control = Control::new();
        {
            let counter = NodeCounter::new(&control);
            for _ in 0..TICKS_PER_CHECK + 7 {
                assert!(counter.tick().is_continue());
            }
            assert_eq!(counter.total(), TICKS_PER_CHECK + 7);
        }
        assert_eq!(control.nodes(), TICKS_PER_CHECK + 7);
        control.stop();
        let counter = NodeCounter::new(&control);
        assert!((0..TICKS_PER_CHECK).any(|_| counter.tick().is_break()));
    }

    #[test]
    fn table_progress_and_work_done_never_decrease() {
        let control = Control::new();
        {
            let _first = control.begin_table(300);
            control.set_progress(0.5);
            control.set_progress(0.1);
            assert_eq!((control.progress(), control.work_done()), (0.5, Duration::from_millis(150)));
        }
        assert_eq!(control.work_done(), Duration::from_millis(300));
        let _second = control.begin_table(100);
        assert_eq!((control.progress(), control.work_done()), (0.0, Duration::from_millis(300)));
        control.set_progress(1.0);
        control.record_work_elsewhere(Duration::from_millis(50));
        assert_eq!(control.work_done(), Duration::from_millis(450));
    }

    #[test]
    fn an_exceeded_limit_breaks_the_check() {
        let control = Control::new();
        control.set_deadline(Some(Duration::ZERO));
        assert!(control.out_of_time() && control.check().is_break());
        control.set_deadline(None);
        control.set_node_limit(Some(0));
        assert!(control.out_of_nodes() && control.check().is_break());
    }
}
