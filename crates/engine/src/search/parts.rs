//! A long search that is cut into numbered parts, tried in their order by several threads, and can be interrupted between them.

use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::control::{Control, NodeCounter};
use crate::tables::on_threads;

/// The progress of such a search.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    /// The number of parts.
    count: usize,
    /// The first part that has not been tried; all before it have been.
    next: usize,
    /// The nodes of all parts so far, those before a [`restart`](Self::restart) included.
    nodes: u64,
}

impl Parts {
    /// A search of `count` parts, none tried yet.
    pub fn new(count: usize) -> Self {
        Self { count, next: 0, nodes: 0 }
    }

    /// The number of nodes so far, of all searches since [`new`](Self::new).
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// True if every part has been tried.
    pub fn are_tried(&self) -> bool {
        self.next >= self.count
    }

    /// Begins another search, of `count` parts. Its nodes are added to those so far.
    pub fn restart(&mut self, count: usize) {
        (self.count, self.next) = (count, 0);
    }

    /// Tries the next parts until one of them finds something, all are tried, `until` nodes are visited since [`new`](Self::new), or
    /// the control stops it.
    ///
    /// `search` tries the part with this number. It breaks with a result, or with `None` if its counter stopped it. A part
    /// once begun is finished even beyond `until`; a stopped part is retried by the next call. On one thread, parts and
    /// node counts are repeatable.
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

    /// A part with as many nodes as its number; part 7 finds its number, if any part finds something.
    fn part(number: usize, finds: bool, counter: &NodeCounter) -> ControlFlow<Option<usize>> {
        counter.add(number as u64).map_break(|()| None)?;
        if finds && number == 7 { Break(Some(number)) } else { Continue(()) }
    }

    #[test]
    fn each_part_is_tried_once_however_often_the_search_is_interrupted() {
        for threads in [1, 3] {
            let (control, mut parts) = (Control::new(), Parts::new(100));
            let mut calls = 0;
            while !parts.are_tried() {
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
    fn a_part_that_is_stopped_is_tried_again() {
        let (control, mut parts) = (Control::new(), Parts::new(10));
        let stopped = |n: usize, _: &NodeCounter| if n == 4 { Break(None) } else { Continue(()) };
        assert_eq!(parts.advance(u64::MAX, 1, &control, stopped), None::<usize>);
        assert!(!parts.are_tried());
        let again = |n: usize, _: &NodeCounter| Break(Some(n));
        assert_eq!(parts.advance(u64::MAX, 1, &control, again), Some(4));
    }
}
