//! The order of the anytime search: parts of three kinds, by measured yield.
//!
//! | part | yield on one processor |
//! |---|---|
//! | beam | about 27 moves in 1 ms, 23 in a few hundredths of a second |
//! | coupled | 20 or 21 moves after about 0.1 s |
//! | phase2 | 17 or 18 for about every 10 million tests with nine moves inside H1 (3 s); 17 for every 100 million with eight (10 s) |

use std::ops::Range;

use super::coupled::BeamSize;
use super::passes::{self, PASSES, PassPart, QUICK_PASSES};
use super::state::{MoveMask, MoveShuffles};
use super::viewpoint::VIEWPOINTS;
use crate::search::ida::MoveSet;

/// The next task of one worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlannedPart {
    /// A beam on the viewpoint at this index, in the order of how far the W stickers are from the W axis.
    Beam(usize, BeamSize),
    /// A part of the search that ends with two coupled cubes.
    Coupled(PassPart),
    /// A part of the search that ends inside H1.
    Phase2(Phase2Part),
}

/// Paths into H1 of an exact length, completed by suffixes of an exact length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase2Part {
    /// The viewpoint, `0 <= viewpoint < 8`.
    pub viewpoint: usize,
    /// The length of the first phase, in moves.
    pub phase1_len: u8,
    /// Length of the suffixes taken from the list.
    pub suffix_len: usize,
    /// Index of a further move after the suffix, if any.
    pub last: Option<u8>,
    /// The index of a coset of suffixes; `None` for all of them.
    pub coset: Option<usize>,
    /// The first moves allowed.
    pub firsts: MoveMask,
    /// Maximum number of moves inside H1.
    pub max_inside_h1: u8,
}

/// Below this number of moves outside H1 there is a round for each number, before all others: these rounds cost next to nothing.
const FIRST_FULL_ROUND: u8 = 6;

/// The rounds after the first ones, in order, once the end rows have joined. The end rows test all ends of a path at once for eight moves
/// inside.
///
/// Nine moves inside are tested only if a move of the W axis comes first, at twenty times the cost of eight; both find a solution for about
/// the same effort. Rounds whose solutions would not be shorter than the best are left out. Longer suffixes come first, as they share more
/// of the first phase.
const ROUNDS_WITH_END_ROWS: &[Round] = &[
    round(6, 9, SUFFIXES_ONLY),
    round(9, 8, &[Ending::Suffix(2), Ending::Suffix(1), Ending::SuffixAndMove]),
    // While the best solution has more than 18 moves, finding 18 soon is worth more than a chance of 17.
    Round { only_above: 18, ..round(10, 8, &[Ending::Suffix(2), Ending::SuffixAndMove]) },
    round(7, 9, SUFFIXES_ONLY),
    round(8, 9, &[Ending::Suffix(2), Ending::Suffix(1)]),
    round(9, 8, &[Ending::Suffix(0)]),
    round(8, 9, &[Ending::SuffixAndMove, Ending::Suffix(0)]),
    round(10, 8, &[Ending::Suffix(2), Ending::SuffixAndMove, Ending::Suffix(1), Ending::Suffix(0)]),
    round(9, 9, ALL_ENDINGS),
    round(11, 8, &[Ending::Suffix(2), Ending::SuffixAndMove, Ending::Suffix(1), Ending::Suffix(0)]),
];

/// The rounds after the first ones until the end rows have joined: without them, nine moves inside are the better choice.
const ROUNDS_WITH_SIDE_ROWS: &[Round] = &[
    round(6, 9, ALL_ENDINGS),
    round(7, 9, ALL_ENDINGS),
    round(8, 9, ALL_ENDINGS),
    round(9, 9, ALL_ENDINGS),
    round(10, 9, ALL_ENDINGS),
];

const SUFFIXES_ONLY: &[Ending] = &[Ending::Suffix(2), Ending::Suffix(1), Ending::Suffix(0)];
const ALL_ENDINGS: &[Ending] = &[Ending::Suffix(2), Ending::Suffix(1), Ending::Suffix(0), Ending::SuffixAndMove];

const fn round(outside: u8, inside: u8, ends: &'static [Ending]) -> Round {
    Round { outside, inside, endings: ends, only_above: 0 }
}

/// Parts of one kind: the number of moves outside H1, the maximum inside it, and the endings of solutions.
#[derive(Clone, Copy, Debug)]
struct Round {
    outside: u8,
    inside: u8,
    endings: &'static [Ending],
    /// The round is skipped, or ends early, once a solution has at most this many moves.
    only_above: usize,
}

/// The ending of a solution outside H1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// A suffix of this many moves from the list.
    Suffix(usize),
    /// A suffix of two moves from the list, then any one move.
    SuffixAndMove,
}

/// The tables beyond the small ones that have joined a search, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LargeTier {
    /// Small tables only.
    #[default]
    None,
    /// The side rows.
    Sides,
    /// The side rows and the end rows.
    Ends,
}

/// Above this number of moves outside H1, parts are divided by the cosets of their suffixes. Parts with a further move are divided only
/// from this number of moves before H1 on.
const MAX_UNDIVIDED_OUTSIDE: u8 = 7;
/// Above this number of moves before H1, parts are also divided by their first moves.
const MAX_UNDIVIDED_PHASE1: u8 = 8;
/// Number of cosets of suffixes of zero, one and two moves.
const COSETS: [usize; 3] = [1, 6, 159];

/// The parts handed out so far, and those queued.
#[derive(Debug, Default)]
pub struct Plan {
    beams_started: usize,
    /// The remaining parts of the current pass, the next one last.
    coupled: Vec<PassPart>,
    next_pass: usize,
    phase2: Vec<Phase2Part>,
    /// Index of the next round in `rounds`.
    next_round: usize,
    /// The tables that `rounds` and `phase2` were made for.
    rounds_for: LargeTier,
    rounds: Vec<Round>,
    turns: MoveMask,
    /// Number of nodes that coupled parts have taken so far.
    coupled_nodes: u64,
}

/// The beams: the first ones are the fastest and end with the first solution; each later round considers more states.
static BEAMS: [(Range<usize>, BeamSize); 4] = [
    (0..VIEWPOINTS, BeamSize { starts: 8, phase2_excess: 0, width: 24, quick: true }),
    (8..9, BeamSize { starts: 40, phase2_excess: 1, width: 24, quick: false }),
    (9..17, BeamSize { starts: 500, phase2_excess: 1, width: 24, quick: false }),
    (17..25, BeamSize { starts: 4000, phase2_excess: 1, width: 80, quick: false }),
];
/// Number of beams that come before anything else, until a solution is good enough; the others follow if even the quick passes have found
/// nothing.
const FIRST_BEAMS: usize = 17;
/// With a solution of at most this many moves, the first beams end.
const FIRST_BEAMS_TARGET: usize = 23;

/// With a solution of at most this many moves, coupled parts come last.
const GOOD_LENGTH: usize = 21;
/// Number of nodes after which coupled parts give way to phase2 parts even without a good solution: about two seconds
/// of CPU time.
const COUPLED_NODE_BUDGET: u64 = 20_000_000;

impl Plan {
    pub fn new(moves: &MoveShuffles) -> Self {
        Self { turns: moves.all, ..Self::default() }
    }

    /// Returns the next part, given the tables that have joined and the length of the best solution; `None` if there are no more.
    pub fn next(&mut self, joined: LargeTier, best: Option<usize>) -> Option<PlannedPart> {
        if best.is_some() {
            self.beams_started = self.beams_started.max(VIEWPOINTS);
        }
        if self.beams_started < FIRST_BEAMS && best.is_none_or(|best| best > FIRST_BEAMS_TARGET) {
            return self.next_beam();
        }
        if self.next_pass <= QUICK_PASSES
            && let Some(part) = self.next_coupled(QUICK_PASSES)
        {
            return Some(PlannedPart::Coupled(part));
        }
        let beam = if best.is_none() { self.next_beam() } else { None };
        if beam.is_some() {
            return beam;
        }
        let large = joined != LargeTier::None;
        let is_good = best.is_some_and(|best| best <= GOOD_LENGTH) || self.coupled_nodes >= COUPLED_NODE_BUDGET;
        if large
            && is_good
            && let Some(phase2) = self.next_phase2(joined, best)
        {
            return Some(PlannedPart::Phase2(phase2));
        }
        let part = self.next_coupled(PASSES.len()).map(PlannedPart::Coupled);
        part.or_else(|| if large { self.next_phase2(joined, best).map(PlannedPart::Phase2) } else { None })
    }

    fn next_beam(&mut self) -> Option<PlannedPart> {
        let (viewpoints, beam) = BEAMS.iter().find(|(viewpoints, _)| viewpoints.contains(&self.beams_started))?;
        self.beams_started += 1;
        Some(PlannedPart::Beam(self.beams_started - 1 - viewpoints.start, *beam))
    }

    /// Returns the next part of the first `most` passes.
    fn next_coupled(&mut self, most: usize) -> Option<PassPart> {
        while self.coupled.is_empty() && self.next_pass < most {
            self.coupled = passes::parts(PASSES[self.next_pass], self.turns).collect();
            self.coupled.reverse();
            self.next_pass += 1;
        }
        self.coupled.pop()
    }

    /// True if coupled parts have used up their node budget.
    pub fn coupled_budget_is_spent(&self) -> bool {
        self.coupled_nodes >= COUPLED_NODE_BUDGET
    }

    /// Adds to the nodes spent on coupled parts.
    pub fn add_coupled_nodes(&mut self, nodes: u64) {
        self.coupled_nodes += nodes;
    }

    fn next_phase2(&mut self, joined: LargeTier, best: Option<usize>) -> Option<Phase2Part> {
        if self.rounds_for != joined {
            (self.rounds_for, self.next_round, self.phase2) = (joined, 0, Vec::new());
            let others = if joined == LargeTier::Ends { ROUNDS_WITH_END_ROWS } else { ROUNDS_WITH_SIDE_ROWS };
            self.rounds = (0..FIRST_FULL_ROUND)
                .map(|outside| round(outside, 9, SUFFIXES_ONLY))
                .chain(others.iter().copied())
                .collect();
        }
        let room = best.map_or(usize::MAX, |best| best.saturating_sub(1));
        if self.next_round > 0 && room < self.rounds[self.next_round - 1].only_above {
            self.phase2.clear();
        }
        while self.phase2.is_empty() {
            let round = *self.rounds.get(self.next_round)?;
            // After a test with eight moves inside, repeating it with nine can only add solutions of nine.
            let again = self.rounds[..self.next_round].iter().any(|before| {
                before.only_above == 0 && before.outside == round.outside && before.inside < round.inside
            });
            let least = usize::from(round.outside) + if again { usize::from(round.inside) } else { 0 };
            self.next_round += 1;
            if least.max(round.only_above) <= room {
                self.add_round(&round);
            }
        }
        self.phase2.pop()
    }

    /// Queues the parts of a round.
    fn add_round(&mut self, round: &Round) {
        let Round { outside, inside, endings: ends, .. } = *round;
        let part = Phase2Part {
            viewpoint: 0,
            phase1_len: 0,
            suffix_len: 0,
            last: None,
            coset: None,
            firsts: MoveMask::MAX,
            max_inside_h1: inside,
        };
        for ends in ends {
            let moves = match ends {
                Ending::Suffix(moves) => *moves,
                Ending::SuffixAndMove => 3,
            };
            let Some(length) = outside.checked_sub(moves as u8) else { continue };
            let suffix = moves.min(2);
            let lasts = self.turns.each().filter(|_| *ends == Ending::SuffixAndMove).map(Some);
            let lasts = lasts.chain((*ends != Ending::SuffixAndMove).then_some(None));
            let parts: Vec<Phase2Part> =
                lasts.map(|last| Phase2Part { phase1_len: length, suffix_len: suffix, last, ..part }).collect();
            let cosets =
                |part: Phase2Part| (0..COSETS[suffix]).map(move |coset| Phase2Part { coset: Some(coset), ..part });
            let is_small =
                outside <= MAX_UNDIVIDED_OUTSIDE || (*ends == Ending::SuffixAndMove && length < MAX_UNDIVIDED_OUTSIDE);
            let parts: Vec<Phase2Part> = if is_small { parts } else { parts.into_iter().flat_map(cosets).collect() };
            let firsts: Vec<MoveMask> = if length > MAX_UNDIVIDED_PHASE1 {
                self.turns.each().map(|turn| 1 << turn).collect()
            } else {
                vec![MoveMask::MAX]
            };
            for firsts in firsts {
                let viewpoints = |part: &Phase2Part| {
                    let part = Phase2Part { firsts, ..*part };
                    (0..VIEWPOINTS).map(move |viewpoint| Phase2Part { viewpoint, ..part })
                };
                self.phase2.extend(parts.iter().flat_map(viewpoints));
            }
        }
        self.phase2.reverse();
    }
}
