//! The order of a list: solutions are told by length and then by the first moves of the parts in which they were found, however many
//! workers there are and however they share the parts.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::puzzle::{Move, Sequence};
use crate::search::ida::{MoveSet, Prefix};
use crate::search::{Incumbent, MAX_LISTED};

/// The moves that may follow a move, or be first for `None`.
pub(super) type After<'a> = &'a (dyn Fn(Option<u8>) -> u128 + Sync);

/// The solutions of the present length that are not told yet, because parts before theirs are still searched.
pub(super) struct Listing<'a> {
    incumbent: &'a Incumbent<'a>,
    after: After<'a>,
    /// Number of solutions that are wanted.
    count: u64,
    groups: Mutex<Groups>,
}

/// The parts of one length by their first moves, in the order of these; without those that are told.
#[derive(Default)]
struct Groups {
    length: u8,
    left: Vec<Group>,
}

/// The parts with one first move.
struct Group {
    first: u8,
    /// The second moves of the parts that are still searched; `None` while all belong to one part.
    seconds: Option<u128>,
    found: BTreeSet<Vec<Move>>,
}

impl<'a> Listing<'a> {
    /// An empty list, of which so many solutions are wanted.
    pub fn new(incumbent: &'a Incumbent<'a>, after: After<'a>, count: Option<u64>) -> Self {
        Self { incumbent, after, count: count.unwrap_or(u64::MAX), groups: Mutex::default() }
    }

    /// The groups of a length, which is never less than before: it begins when all parts of the one before are finished.
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
            // Of a whole list, those beyond the most are counted.
            if let Some(last) = last.filter(|_| self.count > MAX_LISTED as u64) {
                self.incumbent.count_unlisted(Sequence(last));
            }
        }
    }

    /// Notes that a part was searched to its end, and tells what comes before all that is still searched. `Break` if that is enough.
    pub fn finish(&self, length: u8, prefix: Prefix) -> ControlFlow<()> {
        // Held while they are told, so that no other worker tells what comes later.
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

    /// Tells what was found in parts that are not finished, once the search was stopped.
    pub fn end(self) {
        let groups = self.groups.into_inner().unwrap_or_else(PoisonError::into_inner);
        // What breaks off is that there are enough.
        let _ = groups.left.into_iter().try_for_each(|group| tell(self.incumbent, group));
    }
}

/// Tells the solutions of a group in the order of their moves. `Break` if there are enough.
fn tell(incumbent: &Incumbent, group: Group) -> ControlFlow<()> {
    group.found.into_iter().try_for_each(|moves| incumbent.offer_proven(Sequence(moves)))
}
