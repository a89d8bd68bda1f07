//! What the anytime search does next: parts of three kinds, in the order of what they were measured to yield.
//!
//! | part | yields, on one processor |
//! |---|---|
//! | beam | a solution of about 27 moves in a millisecond, one of 23 in some hundredths of a second |
//! | coupled | 20 or 21 moves after a tenth of a second or so |
//! | phase2 | 17 or 18 for about every 10 million tests that allow nine moves inside H1 (3 seconds); 17 for every 100 million that allow eight (10 seconds) |

use std::ops::Range;

use super::coupled::Beam;
use super::passes::{self, PassPart};
use super::state::{MOVE_INDICES, MoveMask, MoveShuffles};
use super::viewpoint::VIEWPOINTS;

/// What one worker does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlannedPart {
    /// A solution by a beam, on this viewpoint.
    Beam(usize, Beam),
    /// A part of the search that ends with two coupled cubes.
    Coupled(PassPart),
    /// A part of the search that goes home inside H1.
    Phase2(Phase2Part),
}

/// Paths into H1 of just so many moves, ended by suffixes of just so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase2Part {
    /// The viewpoint, `0 <= viewpoint < 8`.
    pub viewpoint: usize,
    /// Moves of the first phase.
    pub length: u8,
    /// Length of the suffixes from the list.
    pub suffix: usize,
    /// A move made after them, by move index.
    pub last: Option<u8>,
    /// The number of a coset of suffixes; all of them for `None`.
    pub coset: Option<usize>,
    /// The first moves.
    pub firsts: MoveMask,
}

/// The most moves outside H1: beyond it, parts take hours.
const MOST_OUTSIDE: u8 = 10;
/// With fewer moves outside H1, parts are not cut: by the cosets of their suffixes or, without any, by their first
/// moves.
const WHOLE: u8 = 8;
/// Cosets of suffixes of two moves.
const COSETS: [usize; 3] = [1, 6, 159];

/// The state of the plan.
#[derive(Debug)]
pub struct Plan {
    beams: usize,
    coupled: usize,
    phase2: Vec<Phase2Part>,
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
    /// The plan of a search that has not begun, with the moves of this list.
    pub fn new(moves: &MoveShuffles) -> Self {
        let turns = (0..MOVE_INDICES as u8).filter(|move_index| moves.all >> move_index & 1 == 1).collect();
        Self { beams: 0, coupled: 0, phase2: Vec::new(), outside: 0, next: 0, turns, spent: 0 }
    }

    /// The next part; `None` when there are no more. `large`: whether the large table is there.
    pub fn next(&mut self, large: bool, best: Option<usize>) -> Option<PlannedPart> {
        if let Some((viewpoints, beam)) = BEAMS.iter().find(|(viewpoints, _)| viewpoints.contains(&self.beams))
            && best.is_none_or(|best| best > GOOD)
        {
            self.beams += 1;
            return Some(PlannedPart::Beam(self.beams - 1 - viewpoints.start, *beam));
        }
        let is_good = best.is_some_and(|best| best <= GOOD) || self.spent >= COUPLED_FIRST;
        if large
            && is_good
            && let Some(phase2) = self.next_reach(best)
        {
            return Some(PlannedPart::Phase2(phase2));
        }
        let part = passes::part(self.coupled).map(PlannedPart::Coupled);
        self.coupled += 1;
        part.or_else(|| if large { self.next_reach(best).map(PlannedPart::Phase2) } else { None })
    }

    /// Whether the time for a good first solution is over.
    pub fn is_late(&self) -> bool {
        self.spent >= COUPLED_FIRST
    }

    /// Adds up what coupled parts took.
    pub fn spent(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    fn next_reach(&mut self, best: Option<usize>) -> Option<Phase2Part> {
        loop {
            if let Some(phase2) = self.phase2.get(self.next) {
                self.next += 1;
                return Some(*phase2);
            }
            let room = best.map_or(usize::MAX, |best| best.saturating_sub(1));
            if self.outside > MOST_OUTSIDE || usize::from(self.outside) > room {
                return None;
            }
            self.fill();
            self.outside += 1;
        }
    }

    /// The parts with `self.outside` moves outside H1: those with longer suffixes first, which share more of the first
    /// phase.
    fn fill(&mut self) {
        (self.next, self.phase2) = (0, Vec::new());
        let outside = self.outside;
        let part = Phase2Part { viewpoint: 0, length: 0, suffix: 0, last: None, coset: None, firsts: MoveMask::MAX };
        let viewpoints = |phase2: Phase2Part| (0..VIEWPOINTS).map(move |viewpoint| Phase2Part { viewpoint, ..phase2 });
        for suffix in [2, 1, 0] {
            let Some(length) = outside.checked_sub(suffix as u8) else { continue };
            let part = Phase2Part { length, suffix, ..part };
            let whole = outside < WHOLE || (outside == WHOLE && suffix == 2);
            if whole {
                self.phase2.extend(viewpoints(part));
            } else if suffix > 0 {
                let of_coset = |coset| Phase2Part { coset: Some(coset), ..part };
                self.phase2.extend((0..COSETS[suffix]).map(of_coset).flat_map(viewpoints));
            } else {
                let of_first = |move_index: &u8| Phase2Part { firsts: 1 << move_index, ..part };
                self.phase2.extend(self.turns.iter().map(of_first).flat_map(viewpoints));
            }
        }
        if let Some(length) = outside.checked_sub(3).filter(|length| *length > 2) {
            let last = |move_index: &u8| Phase2Part { length, suffix: 2, last: Some(*move_index), ..part };
            self.phase2.extend(self.turns.iter().map(last).flat_map(viewpoints));
        }
    }
}
