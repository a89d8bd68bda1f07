//! The plan of the anytime search: its parts, ordered by the length of phase 1 and premoves together.
//!
//! Premoves are turns applied before the scramble; in the solution they come last. A state with premoves is in another
//! coset of G1 and has other paths into G1. A path with `k` premoves costs as much to find as one without, and is as
//! likely to be completed as a path that is `k` turns longer; and paths with premoves are more numerous than longer ones.
//! Source of the idea: Shuang Chen's min2phase.
//!
//! R U and R' U = R2 (R U) lead into the same coset of G1, so they have the same paths into G1. Such premoves are
//! searched together; at the end of a path, each of them gives a different state of G1.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::metric_search::MetricSearch;
use super::phase1::coset;
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzle::{Metric, Move, PuzzleId, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::turns::{self, HalfTurnMetric, QuarterTurnMetric, TurnMask, TurnSuccessors};
use crate::search::ida::MoveSet;

/// Maximum length of premoves.
const MAX_PREMOVES: usize = 3;

/// Maximum number of premove cosets in a part, a power of two. Waves expand as many nodes at once.
pub const MAX_COSETS_PER_PART: usize = 64;

/// Premoves, and how they differ from the first premoves of their coset.
#[derive(Debug, PartialEq, Eq)]
pub struct Premoves {
    pub turns: Vec<u8>,
    /// The solved cube after the premoves.
    pub cube: Cube3,
    /// Turns that lead from the inverse of a state with the coset's first premoves to the inverse of the state with
    /// these premoves.
    pub inverse_change: Vec<u8>,
}

impl Premoves {
    fn new(first: &[u8], turns: &[u8]) -> Self {
        let def = PuzzleId::Cube3.def();
        let sequence = |turns: &[u8]| Sequence(turns.iter().map(|turn| Move(u16::from(*turn))).collect());
        let back = sequence(turns).inverse(def);
        let change = Sequence([sequence(first).0, back.0].concat()).joined(def);
        let cube = turns.iter().fold(Cube3::SOLVED, |cube, &mv| cube.after(usize::from(mv)));
        Self { turns: turns.to_vec(), cube, inverse_change: change.0.iter().map(|mv| mv.0 as u8).collect() }
    }
}

/// Premoves of one length that lead into the same coset of G1; never empty.
pub type PremoveCoset = Vec<Premoves>;

/// A part of the search: all paths into G1 of exactly this length, with a first turn among `firsts`, on one viewpoint
/// with the premoves of some cosets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase1Part {
    /// The length of phase 1.
    pub length: u8,
    /// The viewpoint, `0 <= viewpoint < 6`.
    pub viewpoint: usize,
    /// The length of the premoves, at most three.
    pub premove_length: u8,
    /// Cosets of the premoves, at most [`MAX_COSETS_PER_PART`].
    pub cosets: &'static [PremoveCoset],
    /// Allowed first turns of phase 1.
    pub firsts: TurnMask,
}

/// Premove cosets by length, without those that shorter premoves reach.
pub type PremoveCosets = [Vec<PremoveCoset>; MAX_PREMOVES + 1];

/// Returns the premoves of each length in a metric, grouped by coset; computed on first use.
pub(crate) fn premove_cosets<C: MetricSearch>() -> &'static PremoveCosets {
    static IN_HALVES: LazyLock<PremoveCosets> = LazyLock::new(compute_premove_cosets::<HalfTurnMetric>);
    static IN_QUARTERS: LazyLock<PremoveCosets> = LazyLock::new(compute_premove_cosets::<QuarterTurnMetric>);
    if C::METRIC == Metric::Qtm { &IN_QUARTERS } else { &IN_HALVES }
}

fn compute_premove_cosets<C: MetricSearch>() -> PremoveCosets {
    let mut seen = HashSet::new();
    premove_sequences::<C>().map(|sequences| {
        let mut cosets: Vec<PremoveCoset> = Vec::new();
        let mut numbers = HashMap::new();
        for turns in &sequences {
            let cube = turns.iter().fold(Cube3::SOLVED, |cube, &mv| cube.after(usize::from(mv)));
            let key = coset(&cube);
            if seen.contains(&key) {
                continue;
            }
            let number = *numbers.entry(key).or_insert(cosets.len());
            if number == cosets.len() {
                cosets.push(Vec::new());
            }
            let first = cosets[number].first().map_or(turns, |first: &Premoves| &first.turns).clone();
            cosets[number].push(Premoves::new(&first, turns));
        }
        seen.extend(numbers.into_keys());
        cosets
    })
}

/// Returns the sequences of each length whose first turn does not keep G1.
fn premove_sequences<C: MetricSearch>() -> [Vec<Vec<u8>>; MAX_PREMOVES + 1] {
    let mut all: [Vec<Vec<u8>>; MAX_PREMOVES + 1] = Default::default();
    all[0].push(Vec::new());
    for length in 1..=MAX_PREMOVES {
        let mut longer: Vec<Vec<u8>> = Vec::new();
        for cost in [1, usize::from(C::HALF_TURN_COST)]
            .into_iter()
            .take(C::HALF_TURN_COST.into())
            .filter(|cost| *cost <= length)
        {
            for before in &all[length - cost] {
                let allowed = match before.last() {
                    None => turns::ALL & !turns::G1,
                    last => TurnSuccessors::htm().after(last.copied()),
                };
                let turns = allowed.each().filter(|turn| usize::from(C::cost(*turn)) == cost);
                longer.extend(turns.map(|turn| before.iter().copied().chain([turn]).collect()));
            }
        }
        all[length] = longer;
    }
    all
}

/// A block of consecutive parts with the same phase 1 length and premove length.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// Number of the block's first part.
    begin: usize,
    length: u8,
    /// Length of the premoves.
    premove_length: usize,
    /// The number of parts on each viewpoint.
    parts: usize,
    /// The number of cosets of premoves in a part.
    cosets: usize,
    /// True if a part has all first turns, false if it has one.
    has_all_firsts: bool,
}

impl Block {
    fn new<C: MetricSearch>(begin: usize, length: u8, premoves: usize) -> Self {
        let has_all_firsts = premoves > 0 || length <= C::MAX_UNSPLIT_PHASE1;
        // The longer phase 1, the fewer cosets per part.
        let cosets = MAX_COSETS_PER_PART
            >> (2 * length.saturating_sub(C::MIN_PREMOVE_PHASE1)).min(MAX_COSETS_PER_PART.ilog2() as u8);
        let parts = if has_all_firsts { premove_cosets::<C>()[premoves].len().div_ceil(cosets) } else { FACE_TURNS };
        Self { begin, length, premove_length: premoves, parts, cosets, has_all_firsts }
    }
}

/// All parts of the anytime search, in order.
#[derive(Debug)]
pub struct Plan {
    viewpoints: Vec<usize>,
    premoves: &'static PremoveCosets,
    blocks: Vec<Block>,
    end: usize,
}

impl Plan {
    /// Creates the plan for a state whose viewpoints are at least `shortest` moves from G1. Only `viewpoints` are
    /// searched.
    pub(crate) fn new<C: MetricSearch>(shortest: u8, viewpoints: Vec<usize>) -> Self {
        let premoves = premove_cosets::<C>();
        let mut blocks = Vec::new();
        let mut end = 0;
        for level in shortest..=C::PHASE1_MAX.max(shortest) {
            // More premoves first: a path serves all premoves of its coset, so each of its ends costs less.
            for count in (0..=MAX_PREMOVES).rev() {
                let Some(length) = level.checked_sub(count as u8) else { continue };
                // The longest premoves are so numerous that they pay off only with a longer phase 1.
                let least = C::MIN_PREMOVE_PHASE1 + u8::from(count == MAX_PREMOVES);
                if count > 0 && length < least {
                    continue;
                }
                let block = Block::new::<C>(end, length, count);
                end += viewpoints.len() * block.parts;
                blocks.push(block);
            }
        }
        Self { viewpoints, premoves, blocks, end }
    }

    /// Returns part `n`; `None` after the last.
    pub fn part(&self, n: usize) -> Option<Phase1Part> {
        if n >= self.end {
            return None;
        }
        let block = self.blocks[self.blocks.partition_point(|block| block.begin <= n) - 1];
        // Alternates between viewpoints, so that one with many dead ends does not delay the others.
        let (viewpoint, rest) = ((n - block.begin) % self.viewpoints.len(), (n - block.begin) / self.viewpoints.len());
        let viewpoint = self.viewpoints[viewpoint];
        let (all, length, premoves) = (&self.premoves[block.premove_length], block.length, block.premove_length as u8);
        Some(if block.has_all_firsts {
            let cosets = &all[rest * block.cosets..all.len().min((rest + 1) * block.cosets)];
            Phase1Part { length, viewpoint, premove_length: premoves, cosets, firsts: turns::ALL }
        } else {
            Phase1Part { length, viewpoint, premove_length: premoves, cosets: all, firsts: 1 << rest }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::cube3::turns::{HalfTurnMetric, QuarterTurnMetric};

    fn assert_every_part_is_planned_once<C: MetricSearch>() {
        let plan = Plan::new::<C>(7, (0..6).collect());
        let parts: Vec<Phase1Part> = (0..plan.end).filter_map(|n| plan.part(n)).collect();
        assert_eq!(parts.len(), plan.end);
        assert_eq!(plan.part(plan.end), None);
        let all: HashSet<String> = parts.iter().map(|part| format!("{part:?}")).collect();
        assert_eq!(all.len(), plan.end);
        let levels: Vec<usize> = parts.iter().map(|p| usize::from(p.length + p.premove_length)).collect();
        assert!(levels.is_sorted());
    }

    #[test]
    fn every_part_is_planned_once() {
        assert_every_part_is_planned_once::<HalfTurnMetric>();
        assert_every_part_is_planned_once::<QuarterTurnMetric>();
        let counts = |sequences: &[Vec<Vec<u8>>; 4]| [0, 1, 2].map(|length| sequences[length].len());
        assert_eq!(counts(&premove_sequences::<HalfTurnMetric>()), [1, 8, 8 * 15 - 4 * 3]);
        // No half turn comes first, since all of them keep G1.
        assert_eq!(counts(&premove_sequences::<QuarterTurnMetric>()), [1, 8, 8 * 10 - 4 * 2]);
    }

    fn assert_premoves_lead_into_their_coset<C: MetricSearch>() {
        let mut seen = HashSet::new();
        for (length, cosets) in premove_cosets::<C>().iter().enumerate() {
            for all in cosets {
                let first = all[0].cube;
                assert!(seen.insert(coset(&first)), "a coset stands in the list once");
                for premoves in all {
                    let cube = premoves.cube;
                    assert_eq!((C::length(&premoves.turns), coset(&cube)), (length, coset(&first)));
                    let changed =
                        premoves.inverse_change.iter().fold(first.inverse(), |cube, &mv| cube.after(usize::from(mv)));
                    assert_eq!(changed, cube.inverse());
                }
            }
        }
    }

    #[test]
    fn premoves_of_a_coset_differ_by_their_changes() {
        assert_premoves_lead_into_their_coset::<HalfTurnMetric>();
        assert_premoves_lead_into_their_coset::<QuarterTurnMetric>();
        // The number of cosets at each distance from G1 in HTM.
        assert_eq!([0, 1, 2, 3].map(|length| premove_cosets::<HalfTurnMetric>()[length].len()), [1, 4, 50, 592]);
        let sizes = |length: usize| premove_cosets::<HalfTurnMetric>()[length].iter().map(Vec::len).sum::<usize>();
        assert_eq!([0, 1, 2].map(sizes), [1, 8, 104]);
    }
}
