//! The parts of the anytime search, in order: by the length of phase 1 and premoves together.
//!
//! Premoves are turns made, as it were, before the scramble: they end up after the solution. A state with premoves lies
//! in another coset of G1 and has other paths into G1. Each path with `k` premoves costs as much as one without, and is
//! as likely to be completed as one that is `k` turns longer; and the longer ones are fewer than all of those together.
//! Source of the idea: Shuang Chen's min2phase.

use super::of_metric::SearchOfMetric;
use crate::puzzle::cubes::TURNS;
use crate::puzzles::cube3::turns::{self, TurnMask, TurnSuccessors};
use crate::search::ida::MoveSet;

/// Maximum length of premoves.
const MAX_PREMOVES: usize = 3;

/// A part of the search: all paths into G1 of exactly this length, with a first turn among `firsts`, on one viewpoint
/// with premoves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase1Part {
    /// The length of phase 1.
    pub length: u8,
    /// The viewpoint, `0 <= viewpoint < 6`.
    pub viewpoint: usize,
    /// The premoves, of a length of at most three.
    pub premoves: &'static [u8],
    /// The first turns.
    pub firsts: TurnMask,
}

/// The premoves of each length that lead into other cosets, that is, whose first turn does not keep G1.
pub type Premoves = [Vec<Vec<u8>>; MAX_PREMOVES + 1];

/// The premoves of each length in a metric.
pub(crate) fn premoves_in<C: SearchOfMetric>() -> Premoves {
    let mut all: Premoves = Default::default();
    all[0].push(Vec::new());
    for length in 1..=MAX_PREMOVES {
        let mut longer: Vec<Vec<u8>> = Vec::new();
        for cost in [1, usize::from(C::HALF)].into_iter().take(C::HALF.into()).filter(|cost| *cost <= length) {
            for before in &all[length - cost] {
                let allowed = match before.last() {
                    None => turns::ALL & !turns::G1,
                    last => TurnSuccessors::get().of(last.copied()),
                };
                let turns = allowed.each().filter(|turn| usize::from(C::cost(*turn)) == cost);
                longer.extend(turns.map(|turn| before.iter().copied().chain([turn]).collect()));
            }
        }
        all[length] = longer;
    }
    all
}

/// A block of consecutive parts: those of one length with equally many premoves.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The number of its first part.
    begin: usize,
    length: u8,
    /// The length of the premoves.
    premoves: usize,
    /// True if a part has all first turns, false if it has one.
    whole: bool,
}

/// All parts.
#[derive(Debug)]
pub struct Plan {
    viewpoints: Vec<usize>,
    premoves: &'static Premoves,
    blocks: Vec<Block>,
    end: usize,
}

impl Plan {
    /// The plan for a state whose viewpoints are at least `shortest` moves from G1; `viewpoints` are those to be
    /// searched.
    pub(crate) fn new<C: SearchOfMetric>(shortest: u8, viewpoints: Vec<usize>) -> Self {
        let premoves = C::premoves();
        let mut blocks = Vec::new();
        let mut end = 0;
        for level in shortest..=C::LONGEST.max(shortest) {
            for count in 0..=MAX_PREMOVES {
                let Some(length) = level.checked_sub(count as u8) else { continue };
                if count > 0 && length < C::WITH_PREMOVES {
                    continue;
                }
                let whole = count > 0 || length <= C::WHOLE;
                blocks.push(Block { begin: end, length, premoves: count, whole });
                end += viewpoints.len() * premoves[count].len() * if whole { 1 } else { TURNS };
            }
        }
        Self { viewpoints, premoves, blocks, end }
    }

    /// Part number `n`, `None` after the last.
    pub fn part(&self, n: usize) -> Option<Phase1Part> {
        if n >= self.end {
            return None;
        }
        let block = self.blocks[self.blocks.partition_point(|block| block.begin <= n) - 1];
        // Viewpoint by viewpoint: one with many dead ends must not delay the others.
        let (viewpoint, rest) = ((n - block.begin) % self.viewpoints.len(), (n - block.begin) / self.viewpoints.len());
        let viewpoint = self.viewpoints[viewpoint];
        let (premoves, length) = (&self.premoves[block.premoves], block.length);
        Some(if block.whole {
            Phase1Part { length, viewpoint, premoves: &premoves[rest], firsts: turns::ALL }
        } else {
            Phase1Part { length, viewpoint, premoves: &premoves[0], firsts: 1 << rest }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::cube3::turns::{HalfTurns, QuarterTurns};

    fn every_part_is_there_once_in<C: SearchOfMetric>() {
        let plan = Plan::new::<C>(7, (0..6).collect());
        let parts: Vec<Phase1Part> = (0..plan.end).filter_map(|n| plan.part(n)).collect();
        assert_eq!(parts.len(), plan.end);
        assert_eq!(plan.part(plan.end), None);
        let all: std::collections::HashSet<String> = parts.iter().map(|part| format!("{part:?}")).collect();
        assert_eq!(all.len(), plan.end);
        let levels: Vec<usize> = parts.iter().map(|p| usize::from(p.length) + C::length(p.premoves)).collect();
        assert!(levels.is_sorted());
    }

    #[test]
    fn every_part_is_there_once() {
        every_part_is_there_once_in::<HalfTurns>();
        every_part_is_there_once_in::<QuarterTurns>();
        let counts = |premoves: &Premoves| [0, 1, 2].map(|length| premoves[length].len());
        assert_eq!(counts(HalfTurns::premoves()), [1, 8, 8 * 15 - 4 * 3]);
        // No half turn comes first, since all of them keep G1.
        assert_eq!(counts(QuarterTurns::premoves()), [1, 8, 8 * 10 - 4 * 2]);
    }
}
