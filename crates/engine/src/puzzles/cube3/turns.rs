//! The turns that may follow each turn, as masks, and the cost of turns in a metric.

use std::fmt::Debug;
use std::sync::LazyLock;

use crate::puzzle::{Metric, PuzzleId, canonical::Successors, cubes::FACE_TURNS};
use crate::puzzles::cube3::tables::coords::G1_TURNS;

/// A set of turns; bit `m` is turn `m`.
pub type TurnMask = u32;

/// All eighteen turns.
pub const ALL: TurnMask = (1 << FACE_TURNS) - 1;

/// The six half turns.
pub const HALVES: TurnMask = 0o222_222;

/// The twelve quarter turns.
pub const QUARTERS: TurnMask = ALL & !HALVES;

/// The ten turns that keep G1.
pub const G1: TurnMask = {
    let mut mask = 0;
    let mut n = 0;
    while n < G1_TURNS.len() {
        mask |= 1 << G1_TURNS[n];
        n += 1;
    }
    mask
};

#[inline]
pub const fn is_half(turn: u8) -> bool {
    turn % 3 == 1
}

/// The cost of turns in HTM or QTM; a quarter turn costs 1 in both.
///
/// A search whose moves must all cost the same uses steps instead of turns. In HTM a step is a turn. In QTM a step is a quarter turn, and
/// the index of a half turn means its second quarter: a clockwise quarter turn that may only follow the first one. So each half turn is
/// found once rather than in both directions.
pub trait TurnCost: Copy + Debug + Send + Sync + 'static {
    const METRIC: Metric;

    /// The cost of a half turn. The costs of a state's solutions differ by multiples of this: in QTM every quarter turn changes the parity
    /// of the corners.
    const HALF_TURN_COST: u8;

    /// A subset of `turns` whose sequences replace all the others at the same cost.
    fn needed(turns: TurnMask) -> TurnMask;

    /// The steps that may follow each step.
    fn steps() -> &'static TurnSuccessors;

    /// The turn that a step makes.
    fn turn(step: u8) -> u8;

    /// The steps whose [`turn`](Self::turn) is in a set.
    fn steps_of(turns: TurnMask) -> TurnMask;

    /// Replaces steps by the turns that they make; in QTM joins the two quarters of each half turn.
    fn join_steps(steps: &mut Vec<u8>);

    /// The cost of a turn: 1, or [`HALF_TURN_COST`](Self::HALF_TURN_COST) for a half turn.
    #[inline]
    fn cost(turn: u8) -> u8 {
        if is_half(turn) { Self::HALF_TURN_COST } else { 1 }
    }
    /// Rounds `bound` up to a cost that solutions can have; `is_odd` is the parity of the corner permutation.
    fn round_up_to_parity(bound: u8, is_odd: bool) -> u8 {
        if Self::HALF_TURN_COST > 1 && (bound % Self::HALF_TURN_COST == 1) != is_odd { bound + 1 } else { bound }
    }

    /// Total cost of a sequence of turns.
    #[cfg(test)]
    fn length(turns: &[u8]) -> usize {
        turns.iter().map(|turn| usize::from(Self::cost(*turn))).sum()
    }
}

/// HTM: every turn costs 1.
#[derive(Clone, Copy, Debug)]
pub struct HalfTurnMetric;

impl TurnCost for HalfTurnMetric {
    const METRIC: Metric = Metric::Htm;
    const HALF_TURN_COST: u8 = 1;

    fn needed(turns: TurnMask) -> TurnMask {
        turns
    }

    #[inline]
    fn steps() -> &'static TurnSuccessors {
        TurnSuccessors::htm()
    }

    #[inline]
    fn turn(step: u8) -> u8 {
        step
    }

    #[inline]
    fn steps_of(turns: TurnMask) -> TurnMask {
        turns
    }

    fn join_steps(_: &mut Vec<u8>) {}
}

/// QTM: a quarter turn costs 1, a half turn 2.
#[derive(Clone, Copy, Debug)]
pub struct QuarterTurnMetric;

impl TurnCost for QuarterTurnMetric {
    const METRIC: Metric = Metric::Qtm;
    const HALF_TURN_COST: u8 = 2;

    fn needed(turns: TurnMask) -> TurnMask {
        turns & !((turns & QUARTERS) << 1 & HALVES)
    }

    #[inline]
    fn steps() -> &'static TurnSuccessors {
        TurnSuccessors::qtm()
    }

    #[inline]
    fn turn(step: u8) -> u8 {
        step - u8::from(is_half(step))
    }

    #[inline]
    fn steps_of(turns: TurnMask) -> TurnMask {
        let quarters = turns & QUARTERS;
        quarters | quarters << 1 & HALVES
    }

    fn join_steps(steps: &mut Vec<u8>) {
        let mut count = 0;
        for n in 0..steps.len() {
            // The half turn replaces its first quarter.
            count -= usize::from(is_half(steps[n]));
            steps[count] = steps[n];
            count += 1;
        }
        steps.truncate(count);
    }
}

/// For each turn or step, those that may follow it.
#[derive(Debug)]
pub struct TurnSuccessors {
    after: [TurnMask; FACE_TURNS],
    firsts: TurnMask,
}

impl TurnSuccessors {
    /// The turns that may follow each other in HTM, derived from the facelet maps of the moves.
    pub fn htm() -> &'static Self {
        static SUCCESSORS: LazyLock<TurnSuccessors> = LazyLock::new(|| {
            let successors = Successors::new(&PuzzleId::Cube3.def().moves[..FACE_TURNS]);
            let row = |m| (0..FACE_TURNS).filter(|&n| successors.allows(m, n)).map(|n| 1 << n).sum();
            TurnSuccessors { after: std::array::from_fn(row), firsts: ALL }
        });
        &SUCCESSORS
    }

    /// The steps that may follow each other in QTM; see [`TurnCost`].
    pub fn qtm() -> &'static Self {
        static SUCCESSORS: LazyLock<TurnSuccessors> = LazyLock::new(|| {
            let row = |step: usize| {
                let second = if step.is_multiple_of(3) { 2 << step } else { 0 };
                TurnSuccessors::htm().after[step] & QUARTERS | second
            };
            TurnSuccessors { after: std::array::from_fn(row), firsts: QUARTERS }
        });
        &SUCCESSORS
    }

    /// The turns or steps that may follow `last`; the possible first ones for `None`.
    #[inline]
    pub fn after(&self, last: Option<u8>) -> TurnMask {
        last.map_or(self.firsts, |m| self.after[usize::from(m)])
    }
}

/// Tabulates images of sets of turns under a renaming for [`rename_turns`]: bit `b` of `bits` in `sets[part][bits]` is turn `6 * part + b`.
pub fn rename_table(renamed: &[u8; FACE_TURNS]) -> [[TurnMask; 64]; 3] {
    let image =
        |part: usize, bits: usize| (0..6).filter(|b| bits >> b & 1 == 1).map(|b| 1 << renamed[part * 6 + b]).sum();
    std::array::from_fn(|part| std::array::from_fn(|bits| image(part, bits)))
}

/// Renames a set of turns by a table from [`rename_table`].
#[inline]
pub fn rename_turns(sets: &[[TurnMask; 64]; 3], turns: TurnMask) -> TurnMask {
    let turns = turns as usize;
    sets[0][turns & 63] | sets[1][turns >> 6 & 63] | sets[2][turns >> 12 & 63]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::ida::MoveSet;

    /// All sequences of `length` steps, as turns.
    fn sequences<C: TurnCost>(length: usize) -> Vec<Vec<u8>> {
        let mut all = vec![Vec::new()];
        for _ in 0..length {
            let longer = |steps: &Vec<u8>| {
                let next = C::steps().after(steps.last().copied()).each();
                next.map(|step| steps.iter().copied().chain([step]).collect::<Vec<u8>>()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all.iter_mut().for_each(C::join_steps);
        all
    }

    #[test]
    fn every_sequence_of_a_length_is_made_once() {
        // Known numbers of canonical sequences in QTM and HTM.
        assert_eq!([1, 2, 3, 4].map(|length| sequences::<QuarterTurnMetric>(length).len()), [12, 114, 1068, 10_011]);
        assert_eq!([1, 2, 3].map(|length| sequences::<HalfTurnMetric>(length).len()), [18, 243, 3240]);
        let all = sequences::<QuarterTurnMetric>(4);
        assert!(all.iter().all(|turns| QuarterTurnMetric::length(turns) == 4));
        assert_eq!(all.iter().collect::<std::collections::HashSet<_>>().len(), all.len());
        assert!(all.contains(&vec![1, 4]) && all.contains(&vec![0, 4, 2]));
    }

    #[test]
    fn qtm_needs_half_turns_only_without_their_quarter_turns() {
        assert_eq!((QuarterTurnMetric::needed(ALL), HalfTurnMetric::needed(ALL)), (QUARTERS, ALL));
        let halves_alone: TurnMask = [4, 7, 13, 16].map(|turn: u8| 1 << turn).into_iter().sum();
        assert_eq!(QuarterTurnMetric::needed(G1) & HALVES, halves_alone);
        assert_eq!([0, 1, 2, 3].map(|bound| QuarterTurnMetric::round_up_to_parity(bound, true)), [1, 1, 3, 3]);
        assert_eq!([0, 1, 2, 3].map(|bound| QuarterTurnMetric::round_up_to_parity(bound, false)), [0, 2, 2, 4]);
        assert_eq!([0, 1, 2, 3].map(|bound| HalfTurnMetric::round_up_to_parity(bound, true)), [0, 1, 2, 3]);
    }
}
