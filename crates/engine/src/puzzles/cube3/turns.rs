//! The turns that may follow each turn, as masks of the eighteen.

use std::sync::LazyLock;

use crate::puzzle::{PuzzleId, canonical::Successors, cubes::TURNS};
use crate::puzzles::cube3::tables::coords::G1_TURNS;

/// A set of turns, bit `m` for turn `m`.
pub type TurnMask = u32;

/// The set of all eighteen.
pub const ALL: TurnMask = (1 << TURNS) - 1;

/// The set of the ten that keep G1.
pub const G1: TurnMask = {
    let mut mask = 0;
    let mut n = 0;
    while n < G1_TURNS.len() {
        mask |= 1 << G1_TURNS[n];
        n += 1;
    }
    mask
};

/// The turns that may follow each turn.
#[derive(Debug)]
pub struct TurnSuccessors([TurnMask; TURNS]);

impl TurnSuccessors {
    /// The one relation, derived from the moves' facelet maps.
    pub fn get() -> &'static Self {
        static SUCCESSORS: LazyLock<TurnSuccessors> = LazyLock::new(|| {
            let successors = Successors::of(&PuzzleId::Cube3.def().moves[..TURNS]);
            let row = |m| (0..TURNS).filter(|&n| successors.allows(m, n)).map(|n| 1 << n).sum();
            TurnSuccessors(std::array::from_fn(row))
        });
        &SUCCESSORS
    }

    /// The turns that may follow `last`; all turns for `None`.
    #[inline]
    pub fn of(&self, last: Option<u8>) -> TurnMask {
        last.map_or(ALL, |m| self.0[usize::from(m)])
    }
}

/// The image of each set of six turns under a renaming: `sets[part][bits]`.
pub fn sets(renamed: &[u8; TURNS]) -> [[TurnMask; 64]; 3] {
    let image =
        |part: usize, bits: usize| (0..6).filter(|b| bits >> b & 1 == 1).map(|b| 1 << renamed[part * 6 + b]).sum();
    std::array::from_fn(|part| std::array::from_fn(|bits| image(part, bits)))
}

/// The image of a set of turns under a renaming.
#[inline]
pub fn image(sets: &[[TurnMask; 64]; 3], turns: TurnMask) -> TurnMask {
    let turns = turns as usize;
    sets[0][turns & 63] | sets[1][turns >> 6 & 63] | sets[2][turns >> 12 & 63]
}
