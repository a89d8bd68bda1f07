//! Reports solutions in an order that does not depend on the threads: by length, then by the first move of the search
//! part that found them, then by their moves.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::puzzle::{Move, Sequence};
use crate::search::ida::{MoveSet, Prefix};
use crate::search::{Incumbent, MAX_LISTED};

/// Returns the moves that may follow a move, or for `None` the first moves, as a bit set.
pub(super) type NextMoves<'a> = &'a (dyn Fn(Option<u8>) -> u128 + Sync);

/// Solutions of the current length not yet reported, because earlier parts are still being searched.
pub(super) struct Listing<'a> {
    incumbent: &'a Incumbent<'a>,
    after: NextMoves<'a>,
    /// Number of solutions requested; `u64::MAX` for all.
    count: u64,
    groups: Mutex<Groups>,
}

/// The unreported parts of one length, in the order of their first moves.
#[derive(Default)]
struct Groups {
    length: u8,
    left: Vec<Group>,
}

/// The search parts that share a first move.
struct Group {
    first: u8,
    /// Bit set of the second moves of unfinished parts, 0 once all are finished; `None` until a part with a second move
    /// finishes.
    seconds: Option<u128>,
    found: BTreeSet<Vec<Move>>,
}

impl<'a> Listing<'a> {
    /// Creates an empty list; `count` is the number of solutions requested.
    pub fn new(incumbent: &'a Incumbent<'a>, after: NextMoves<'a>, count: Option<u64>) -> Self {
        Self { incumbent, after, count: count.unwrap_or(u64::MAX), groups: Mutex::default() }
    }

    /// Locks the groups and replaces them at a new length. A length starts when all parts of the previous one are
    /// finished.
    fn groups(&self, length: u8) -> MutexGuard<'_, Groups> {
        let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        if groups.length != length {
            let group = |first| Group { first, seconds: None, found: BTreeSet::new() };
            *groups = Groups { length, left: (self.after)(None).each().map(group).collect() };
        }
        groups
    }

    /// Adds a solution found in a part. A group keeps no more solutions than can be reported.
    pub fn add(&self, length: u8, prefix: Prefix, moves: Sequence) {
        let mut groups = self.groups(length);
        let Some(group) = groups.left.iter_mut().find(|group| group.first == prefix.first) else { return };
        group.found.insert(moves.0);
        if group.found.len() as u64 > self.count.min(MAX_LISTED as u64) {
            let last = group.found.pop_last();
            // In a complete list, solutions beyond the limit are only counted.
            if let Some(last) = last.filter(|_| self.count > MAX_LISTED as u64) {
                self.incumbent.count_unlisted(Sequence(last));
            }
        }
    }

    /// Marks a part as finished and reports everything before the first unfinished part. `Break` once enough solutions
    /// are reported.
    pub fn finish(&self, length: u8, prefix: Prefix) -> ControlFlow<()> {
        // Locked while reporting, so that no other thread reports later solutions first.
        let mut groups = self.groups(length);
        for group in &mut groups.left {
            if prefix.second.is_some() {
                group.seconds.get_or_insert_with(|| (self.after)(Some(group.first)));
            }
            if group.first == prefix.first {
                group.seconds =
                    Some(prefix.second.map_or(0, |second| group.seconds.unwrap_or(0) & !u128::single(second)));
            }
        }
        let ready = groups.left.iter().take_while(|group| group.seconds == Some(0)).count();
        groups.left.drain(..ready).try_for_each(|group| report(self.incumbent, group))
    }

    /// Reports the solutions of the parts that the search left unfinished.
    pub fn end(self) {
        let groups = self.groups.into_inner().unwrap_or_else(PoisonError::into_inner);
        // `Break` means that enough solutions were reported; nothing is left to stop.
        let _ = groups.left.into_iter().try_for_each(|group| report(self.incumbent, group));
    }
}

/// Reports the solutions of a group in the order of their moves. `Break` once enough are reported.
fn report(incumbent: &Incumbent, group: Group) -> ControlFlow<()> {
    group.found.into_iter().try_for_each(|moves| incumbent.offer_proven(Sequence(moves)))
}
