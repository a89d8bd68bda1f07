//! The parts of the anytime search, in order: by the length of phase 1 and premoves together.
//!
//! Premoves are turns made, as it were, before the scramble: they end up after the solution. A state with premoves lies
//! in another coset of G1 and has other paths into G1. Each path with `k` premoves costs as much as one without, and is
//! as likely to be completed as one that is `k` turns longer; and the longer ones are fewer than all of those together.
//! Source of the idea: Shuang Chen's min2phase.

use std::sync::LazyLock;

use crate::puzzle::cubes::TURNS;
use crate::puzzles::cube3::turns::{self, TurnMask, TurnSuccessors};
use crate::search::ida::MoveSet;

/// Maximum number of premoves.
const MAX_PREMOVES: usize = 3;

/// The least length of phase 1 with premoves; shorter ones have too few paths to pay for setting up the state.
const WITH_PREMOVES: u8 = 10;

/// Maximum length of phase 1 that is tried; every state is at most 12 turns from G1, and time ends long before this.
const LONGEST: u8 = 24;

/// Up to this length phase 1 is searched a whole viewpoint at a time: it takes less time than handing out parts of it
/// would.
const WHOLE: u8 = 10;

/// A part of the search: all paths into G1 of exactly this length, with a first turn among `firsts`, on one viewpoint
/// with premoves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase1Part {
    /// The length of phase 1.
    pub length: u8,
    /// The viewpoint, `0 <= viewpoint < 6`.
    pub viewpoint: usize,
    /// The premoves, at most three.
    pub premoves: &'static [u8],
    /// The first turns.
    pub firsts: TurnMask,
}

/// The premoves of each number that lead into other cosets, that is, whose first turn does not keep G1.
fn premoves() -> &'static [Vec<Vec<u8>>; MAX_PREMOVES + 1] {
    static ALL: LazyLock<[Vec<Vec<u8>>; MAX_PREMOVES + 1]> = LazyLock::new(|| {
        let mut all: [Vec<Vec<u8>>; MAX_PREMOVES + 1] = Default::default();
        all[0].push(Vec::new());
        for count in 1..=MAX_PREMOVES {
            let (shorter, longer) = all.split_at_mut(count);
            for before in &shorter[count - 1] {
                let allowed =
                    if count == 1 { turns::ALL & !turns::G1 } else { TurnSuccessors::get().of(before.last().copied()) };
                longer[0].extend(allowed.each().map(|m| before.iter().copied().chain([m]).collect()));
            }
        }
        all
    });
    &ALL
}

/// A block of consecutive parts: those of one length with equally many premoves.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The number of its first part.
    begin: usize,
    length: u8,
    premoves: usize,
    /// True if a part has all first turns, false if it has one.
    whole: bool,
}

/// All parts.
#[derive(Debug)]
pub struct Plan {
    viewpoints: Vec<usize>,
    blocks: Vec<Block>,
    end: usize,
}

impl Plan {
    /// The plan for a state whose viewpoints are at least `shortest` turns from G1; `viewpoints` are those to be
    /// searched.
    pub fn new(shortest: u8, viewpoints: Vec<usize>) -> Self {
        let mut blocks = Vec::new();
        let mut end = 0;
        for level in shortest..=LONGEST.max(shortest) {
            for count in 0..=MAX_PREMOVES {
                let Some(length) = level.checked_sub(count as u8) else { continue };
                if count > 0 && length < WITH_PREMOVES {
                    continue;
                }
                let whole = count > 0 || length <= WHOLE;
                blocks.push(Block { begin: end, length, premoves: count, whole });
                end += viewpoints.len() * premoves()[count].len() * if whole { 1 } else { TURNS };
            }
        }
        Self { viewpoints, blocks, end }
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
        let (premoves, length) = (&premoves()[block.premoves], block.length);
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

    #[test]
    fn every_part_is_there_once() {
        let plan = Plan::new(7, (0..6).collect());
        let parts: Vec<Phase1Part> = (0..plan.end).filter_map(|n| plan.part(n)).collect();
        assert_eq!(parts.len(), plan.end);
        assert_eq!(plan.part(plan.end), None);
        let all: std::collections::HashSet<String> = parts.iter().map(|part| format!("{part:?}")).collect();
        assert_eq!(all.len(), plan.end);
        assert_eq!([0, 1, 2].map(|count| premoves()[count].len()), [1, 8, 8 * 15 - 4 * 3]);
        let levels: Vec<usize> = parts.iter().map(|p| usize::from(p.length) + p.premoves.len()).collect();
        assert!(levels.is_sorted());
    }
}
