//! An interruptible search in numbered parts, tried in order by several threads.

use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::control::{Control, NodeCounter};
use crate::tables::on_threads;

/// Progress of a search in parts.
#[derive(Clone, Debug)]
pub(crate) struct PartSearch {
    /// Number of parts.
    count: usize,
    /// Number of the first untried part.
    next: usize,
    /// Nodes of all parts so far, including those before a [`restart`](Self::restart).
    nodes: u64,
}

impl PartSearch {
    /// Creates a search of `count` untried parts.
    pub fn new(count: usize) -> Self {
        Self { count, next: 0, nodes: 0 }
    }

    /// Returns the number of nodes since [`new`](Self::new), across restarts.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// True if every part has been tried.
    pub fn is_finished(&self) -> bool {
        self.next >= self.count
    }

    /// Starts another search of `count` parts and keeps the node count.
    pub fn restart(&mut self, count: usize) {
        (self.count, self.next) = (count, 0);
    }

    /// Tries parts in order until one returns a result (`None` if none does), all are tried, the node count since [`new`](Self::new)
    /// reaches `until`, or the control stops the search.
    ///
    /// `search` receives the number of a part. It breaks with a result, or with `None` if its counter stopped it.
    /// A part that was started is finished even beyond `until`; a stopped part is retried by the next call.
    /// On one thread, parts and node counts are repeatable.
    pub fn advance<T: Send>(
        &mut self,
        until: u64,
        threads: usize,
        control: &Control,
        search: impl Fn(usize, &NodeCounter) -> ControlFlow<Option<T>> + Sync,
    ) -> Option<T> {
        let count = self.count;
        let (next, nodes) = (AtomicUsize::new(self.next), AtomicU64::new(self.nodes));
        let first_stopped = AtomicUsize::new(count);
        let found: Mutex<Option<T>> = Mutex::new(None);
        let is_found = || found.lock().unwrap_or_else(PoisonError::into_inner).is_some();
        on_threads(threads, |_| {
            let counter = NodeCounter::new(control);
            while nodes.load(Ordering::Relaxed) < until && !is_found() {
                let part = next.fetch_add(1, Ordering::Relaxed);
                if part >= count {
                    break;
                }
                let before = counter.total();
                let ended = search(part, &counter);
                nodes.fetch_add(counter.total() - before, Ordering::Relaxed);
                match ended {
                    Continue(()) => {}
                    Break(Some(one)) => {
                        found.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(one);
                    }
                    Break(None) => {
                        first_stopped.fetch_min(part, Ordering::Relaxed);
                        break;
                    }
                }
            }
        });
        self.next = next.into_inner().min(first_stopped.into_inner());
        self.nodes = nodes.into_inner();
        found.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts `number` nodes; with `finds`, part 7 returns its number.
    fn part(number: usize, finds: bool, counter: &NodeCounter) -> ControlFlow<Option<usize>> {
        counter.add(number as u64).map_break(|()| None)?;
        if finds && number == 7 { Break(Some(number)) } else { Continue(()) }
    }

    #[test]
    fn each_part_is_finished_once_despite_interruptions() {
        for threads in [1, 3] {
            let (control, mut parts) = (Control::new(), PartSearch::new(100));
            let mut calls = 0;
            while !parts.is_finished() {
                let until = parts.nodes() + 500;
                assert_eq!(parts.advance(until, threads, &control, |n, counter| part(n, false, counter)), None);
                calls += 1;
            }
            assert!(calls > 1);
            assert_eq!((parts.nodes(), control.nodes()), (99 * 100 / 2, 99 * 100 / 2));
            parts.restart(10);
            let found = parts.advance(u64::MAX, threads, &control, |n, counter| part(n, true, counter));
            assert_eq!(found, Some(7));
        }
    }

    #[test]
    fn an_interrupted_part_is_retried() {
        let (control, mut parts) = (Control::new(), PartSearch::new(10));
        let stopped = |n: usize, _: &NodeCounter| if n == 4 { Break(None) } else { Continue(()) };
        assert_eq!(parts.advance(u64::MAX, 1, &control, stopped), None::<usize>);
        assert!(!parts.is_finished());
        let again = |n: usize, _: &NodeCounter| Break(Some(n));
        assert_eq!(parts.advance(u64::MAX, 1, &control, again), Some(4));
    }
}
