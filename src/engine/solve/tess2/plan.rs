//! What the anytime search does next: parts of three kinds, in the order of what they were measured to yield.
//!
//! | part | yields, on one processor |
//! |---|---|
//! | beam | a solution of about 27 moves in a millisecond, one of 23 in some hundredths of a second |
//! | coupled | 20 or 21 moves after a tenth of a second or so |
//! | reach | 17 or 18 for about every 10 million tests that allow nine moves inside H1 (3 seconds); 17 for every 100 million that allow eight (10 seconds) |

use std::ops::Range;

use super::coupled::Beam;
use super::schedule::{self, Part};
use super::state::{Moves, SLOTS};
use super::variant::VARIANTS;
use crate::engine::solve::ida::MoveMask;

/// What one worker does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// A solution by a beam, on this view.
    Beam(usize, Beam),
    /// A part of the search that ends with two coupled cubes.
    Coupled(Part),
    /// A part of the search that goes home inside H1.
    Reach(Reach),
}

/// Ways into H1 of just so many moves, ended by suffixes of just so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The view, `0 <= view < 8`.
    pub view: usize,
    /// Moves of the first stage.
    pub length: u8,
    /// Length of the suffixes from the list.
    pub suffix: usize,
    /// A move made after them, by slot.
    pub last: Option<u8>,
    /// The number of a coset of suffixes; all of them for `None`.
    pub coset: Option<usize>,
    /// The first moves.
    pub firsts: MoveMask,
}

/// The most moves outside H1: beyond it, parts take hours.
const MOST_OUTSIDE: u8 = 10;
/// With fewer moves outside H1, parts are not cut: by the cosets of their suffixes or, without any, by their first moves.
const WHOLE: u8 = 8;
/// Cosets of suffixes of two moves.
const COSETS: [usize; 3] = [1, 6, 159];

/// The state of the plan.
#[derive(Debug)]
pub struct Plan {
    beams: usize,
    coupled: usize,
    reach: Vec<Reach>,
    /// Moves outside H1 of the parts in `reach`.
    outside: u8,
    next: usize,
    turns: Vec<u8>,
    /// Nodes that coupled parts took so far.
    spent: u64,
}

/// The beams: the first one is the quickest, and each later round looks at more.
static BEAMS: [(Range<usize>, Beam); 4] = [
    (0..1, Beam { begins: 8, onto_side: 0, width: 24 }),
    (1..2, Beam { begins: 40, onto_side: 1, width: 24 }),
    (2..10, Beam { begins: 500, onto_side: 1, width: 24 }),
    (10..18, Beam { begins: 4000, onto_side: 1, width: 80 }),
];

/// So good a solution needs no coupled parts any more as long as there are others.
const GOOD: usize = 21;
/// Nodes that coupled parts may take before others have their turn: about two seconds of a processor.
const COUPLED_FIRST: u64 = 20_000_000;

impl Plan {
    /// At the beginning.
    pub fn new(moves: &Moves) -> Self {
        let turns = (0..SLOTS as u8).filter(|slot| moves.all >> slot & 1 == 1).collect();
        Self { beams: 0, coupled: 0, reach: Vec::new(), outside: 0, next: 0, turns, spent: 0 }
    }

    /// The next part; `None` when there are no more. `large`: whether the large table is there.
    pub fn next(&mut self, large: bool, best: Option<usize>) -> Option<Job> {
        if let Some((views, beam)) = BEAMS.iter().find(|(views, _)| views.contains(&self.beams))
            && best.is_none_or(|best| best > GOOD)
        {
            self.beams += 1;
            return Some(Job::Beam(self.beams - 1 - views.start, *beam));
        }
        let is_good = best.is_some_and(|best| best <= GOOD) || self.spent >= COUPLED_FIRST;
        if large
            && is_good
            && let Some(reach) = self.next_reach(best)
        {
            return Some(Job::Reach(reach));
        }
        let part = schedule::part(self.coupled).map(Job::Coupled);
        self.coupled += 1;
        part.or_else(|| if large { self.next_reach(best).map(Job::Reach) } else { None })
    }

    /// Whether the time for a good first solution is over.
    pub fn is_late(&self) -> bool {
        self.spent >= COUPLED_FIRST
    }

    /// Adds up what coupled parts took.
    pub fn spent(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    fn next_reach(&mut self, best: Option<usize>) -> Option<Reach> {
        loop {
            if let Some(reach) = self.reach.get(self.next) {
                self.next += 1;
                return Some(*reach);
            }
            let room = best.map_or(usize::MAX, |best| best.saturating_sub(1));
            if self.outside > MOST_OUTSIDE || usize::from(self.outside) > room {
                return None;
            }
            self.fill();
            self.outside += 1;
        }
    }

    /// The parts with `self.outside` moves outside H1: those with longer suffixes first, which share more of the first stage.
    fn fill(&mut self) {
        (self.next, self.reach) = (0, Vec::new());
        let outside = self.outside;
        let part = Reach { view: 0, length: 0, suffix: 0, last: None, coset: None, firsts: MoveMask::MAX };
        let views = |reach: Reach| (0..VARIANTS).map(move |view| Reach { view, ..reach });
        for suffix in [2, 1, 0] {
            let Some(length) = outside.checked_sub(suffix as u8) else { continue };
            let part = Reach { length, suffix, ..part };
            let whole = outside < WHOLE || (outside == WHOLE && suffix == 2);
            if whole {
                self.reach.extend(views(part));
            } else if suffix > 0 {
                let of_coset = |coset| Reach { coset: Some(coset), ..part };
                self.reach.extend((0..COSETS[suffix]).map(of_coset).flat_map(views));
            } else {
                let of_first = |slot: &u8| Reach { firsts: 1 << slot, ..part };
                self.reach.extend(self.turns.iter().map(of_first).flat_map(views));
            }
        }
        if let Some(length) = outside.checked_sub(3).filter(|length| *length > 2) {
            let last = |slot: &u8| Reach { length, suffix: 2, last: Some(*slot), ..part };
            self.reach.extend(self.turns.iter().map(last).flat_map(views));
        }
    }
}
