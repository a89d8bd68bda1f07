//! The order of a list: solutions are reported by length, then by the first moves of the parts of the search that found
//! them, independently of the threads.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::puzzle::{Move, Sequence};
use crate::search::ida::{MoveSet, Prefix};
use crate::search::{Incumbent, MAX_LISTED};

/// The moves that may follow a move, or come first for `None`.
pub(super) type After<'a> = &'a (dyn Fn(Option<u8>) -> u128 + Sync);

/// Solutions of the current length not yet reported, because earlier parts are still being searched.
pub(super) struct Listing<'a> {
    incumbent: &'a Incumbent<'a>,
    after: After<'a>,
    /// Number of solutions requested.
    count: u64,
    groups: Mutex<Groups>,
}

/// The unreported parts of one length, in the order of their first moves.
#[derive(Default)]
struct Groups {
    length: u8,
    left: Vec<Group>,
}

/// The parts with one first move.
struct Group {
    first: u8,
    /// Second moves of the unfinished parts; `None` if there is a single part.
    seconds: Option<u128>,
    found: BTreeSet<Vec<Move>>,
}

impl<'a> Listing<'a> {
    /// Creates an empty list; `count` is the number of solutions requested.
    pub fn new(incumbent: &'a Incumbent<'a>, after: After<'a>, count: Option<u64>) -> Self {
        Self { incumbent, after, count: count.unwrap_or(u64::MAX), groups: Mutex::default() }
    }

    /// Returns the groups of this length. Lengths never decrease: a length starts when all parts of the one before are
    /// finished.
    fn groups(&self, length: u8) -> MutexGuard<'_, Groups> {
        let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        if groups.length != length {
            let group = |first| Group { first, seconds: None, found: BTreeSet::new() };
            *groups = Groups { length, left: (self.after)(None).each().map(group).collect() };
        }
        groups
    }

    /// Adds a solution found in a part.
    pub fn add(&self, length: u8, prefix: Prefix, moves: Sequence) {
        let mut groups = self.groups(length);
        let Some(group) = groups.left.iter_mut().find(|group| group.first == prefix.first) else { return };
        group.found.insert(moves.0);
        if group.found.len() as u64 > self.count.min(MAX_LISTED as u64) {
            let last = group.found.pop_last();
            // In a complete list, those beyond the limit are only counted.
            if let Some(last) = last.filter(|_| self.count > MAX_LISTED as u64) {
                self.incumbent.count_unlisted(Sequence(last));
            }
        }
    }

    /// Marks a part as finished and reports everything before the first unfinished part. `Break` if that is enough.
    pub fn finish(&self, length: u8, prefix: Prefix) -> ControlFlow<()> {
        // Locked while reporting, so that no other thread reports later ones first.
        let mut groups = self.groups(length);
        for group in &mut groups.left {
            if prefix.second.is_some() {
                group.seconds.get_or_insert_with(|| (self.after)(Some(group.first)));
            }
            if group.first == prefix.first {
                group.seconds =
                    Some(prefix.second.map_or(0, |second| group.seconds.unwrap_or(0) & !u128::only(second)));
            }
        }
        let ready = groups.left.iter().take_while(|group| group.seconds == Some(0)).count();
        groups.left.drain(..ready).try_for_each(|group| tell(self.incumbent, group))
    }

    /// Reports the solutions of unfinished parts after the search was stopped.
    pub fn end(self) {
        let groups = self.groups.into_inner().unwrap_or_else(PoisonError::into_inner);
        // `Break` only means that there are enough.
        let _ = groups.left.into_iter().try_for_each(|group| tell(self.incumbent, group));
    }
}

/// Reports the solutions of a group in the order of their moves. `Break` if there are enough.
fn tell(incumbent: &Incumbent, group: Group) -> ControlFlow<()> {
    group.found.into_iter().try_for_each(|moves| incumbent.offer_proven(Sequence(moves)))
}
