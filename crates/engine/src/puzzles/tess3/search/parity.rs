//! The handedness of a state: a parity that G1 preserves and the labels do not show.

use std::sync::LazyLock;

use super::super::codes::{CODES, CodeTable, Codes, FIRST, TURNS};
use super::super::pieces::{Layout, Tess3};
use crate::puzzle::perm;

/// Number of pieces of three colours without a W sticker.
const INNER: usize = 8;

/// The tables of the handedness.
pub struct Handedness {
    /// The pieces summed: those of three colours without a W sticker.
    pieces: [usize; INNER],
    /// True for a code of three colours that counts as mirrored.
    is_mirrored: [bool; CODES],
    /// True for a code that counts as mirrored after a turn, by turn.
    after: Vec<[bool; CODES]>,
    /// The sum of the solved state.
    solved: bool,
}

impl Handedness {
    /// Returns the shared tables, built on first use.
    pub fn get() -> &'static Self {
        static TABLES: LazyLock<Handedness> = LazyLock::new(|| {
            let (table, layout) = (CodeTable::get(), Layout::get());
            let mut inner = (FIRST[1]..FIRST[2]).filter(|piece| layout.places[*piece][3] == 0);
            let pieces = std::array::from_fn(|_| inner.next().expect("eight pieces have no W sticker"));
            let mut is_mirrored = [false; CODES];
            for (is_mirrored, lying) in is_mirrored.iter_mut().zip(&table.lying[1]) {
                let negative = layout.places[usize::from(lying.place)].iter().filter(|side| **side < 0).count();
                *is_mirrored = perm::is_odd(&lying.on[..3]) ^ (negative % 2 == 1);
            }
            let after = (0..TURNS)
                .map(|turn| std::array::from_fn(|code| is_mirrored[usize::from(table.next(turn, 1, code as u8))]));
            let mut out = Handedness { pieces, is_mirrored, after: after.collect(), solved: false };
            out.solved = out.sum(&table.encode(&Tess3::solved()), &out.is_mirrored);
            out
        });
        &TABLES
    }

    #[inline]
    fn sum(&self, codes: &Codes, is_mirrored: &[bool; CODES]) -> bool {
        self.pieces.iter().fold(false, |sum, piece| sum ^ is_mirrored[usize::from(codes[*piece])])
    }

    /// True if an odd number of those pieces is mirrored: then the state is not in G1, even with all W stickers on the
    /// W axis.
    #[inline]
    pub fn is_odd(&self, codes: &Codes) -> bool {
        self.sum(codes, &self.is_mirrored) ^ self.solved
    }

    /// True if an odd number of those pieces is mirrored after a turn.
    #[inline]
    pub fn is_odd_after(&self, codes: &Codes, turn: usize) -> bool {
        self.sum(codes, &self.after[turn]) ^ self.solved
    }
}
