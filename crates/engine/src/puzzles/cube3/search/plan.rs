//! The parts of the anytime search, in order: by the length of phase 1 and premoves together.
//!
//! Premoves are turns made before the scramble, so to speak: they end up behind the solution. A state with premoves
//! lies in another coset of G1 and has ways in of its own. Each way in with `k` premoves costs as much as one without
//! and is as likely to be finished as one that is `k` turns longer, of which there are fewer than of all of them
//! together. Source of the idea: Shuang Chen's min2phase.

use std::sync::LazyLock;

use super::turns;
use super::turns::{TurnMask, TurnSuccessors};
use crate::puzzle::cubes::TURNS;

/// The most premoves.
const MOST: usize = 3;

/// With premoves phase 1 is tried from this length on; shorter ones have too few ways in to pay for the look at the
/// state.
const WITH_PREMOVES: u8 = 10;

/// The longest phase 1 that is tried; every state is 12 turns from G1 at most, and time ends long before this.
const LONGEST: u8 = 24;

/// Up to this length phase 1 is searched a whole viewpoint at a time: it takes less time than handing out parts of it
/// would.
const WHOLE: u8 = 10;

/// All ways into G1 in just so many turns, the first of them among `firsts`, on one viewpoint with premoves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase1Part {
    /// The length of phase 1.
    pub length: u8,
    /// The viewpoint.
    pub viewpoint: usize,
    /// The premoves.
    pub premoves: &'static [u8],
    /// The first turns.
    pub firsts: TurnMask,
}

/// Premoves by their number: those that lead into other cosets, that is, whose first turn does not keep G1.
fn premoves() -> &'static [Vec<Vec<u8>>; MOST + 1] {
    static ALL: LazyLock<[Vec<Vec<u8>>; MOST + 1]> = LazyLock::new(|| {
        let mut all: [Vec<Vec<u8>>; MOST + 1] = Default::default();
        all[0].push(Vec::new());
        for count in 1..=MOST {
            let (shorter, longer) = all.split_at_mut(count);
            for before in &shorter[count - 1] {
                let allowed =
                    if count == 1 { turns::ALL & !turns::G1 } else { TurnSuccessors::get().of(before.last().copied()) };
                let one = |m: u8| before.iter().copied().chain([m]).collect();
                longer[0].extend((0..TURNS as u8).filter(|m| allowed >> m & 1 == 1).map(one));
            }
        }
        all
    });
    &ALL
}

/// Some parts that follow each other: those of one length with so many premoves.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The number of its first part.
    begin: usize,
    length: u8,
    premoves: usize,
    /// First turns in one part: all, or one.
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
    /// The parts for a state whose viewpoints are at least `shortest` turns from G1; `viewpoints` are those to be
    /// searched.
    pub fn new(shortest: u8, viewpoints: Vec<usize>) -> Self {
        let mut blocks = Vec::new();
        let mut end = 0;
        for level in shortest..=LONGEST.max(shortest) {
            for count in 0..=MOST {
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
        // Viewpoint by viewpoint: one that is rich in dead ends must not keep the others waiting.
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
