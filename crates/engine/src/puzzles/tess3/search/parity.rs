//! The handedness of a state: a parity that G1 preserves and the axis labels do not show.

use std::sync::LazyLock;

use super::super::codes::{CODE_TURNS, CodeTable, Codes, FIRST_OF_KIND, MAX_CODES};
use super::super::pieces::{Layout, Tess3};
use crate::puzzle::perm;

/// Number of pieces of three colours without a W sticker.
const INNER_PIECES: usize = 8;

/// Tables for computing the handedness of a state and of its children.
pub struct Handedness {
    /// The pieces whose handedness is summed: three colours, no W sticker.
    pieces: [usize; INNER_PIECES],
    /// By code of a three-colour piece: true if it counts as mirrored.
    is_mirrored: [bool; MAX_CODES],
    /// By turn and code: true if the piece counts as mirrored after the turn.
    is_mirrored_after: Vec<[bool; MAX_CODES]>,
    /// Parity of the number of mirrored pieces in the solved state; true if odd.
    is_solved_odd: bool,
}

impl Handedness {
    /// Returns the shared tables, built on first use.
    pub fn get() -> &'static Self {
        static TABLES: LazyLock<Handedness> = LazyLock::new(|| {
            let (table, layout) = (CodeTable::shared(), Layout::get());
            let mut inner = (FIRST_OF_KIND[1]..FIRST_OF_KIND[2]).filter(|piece| layout.places[*piece][3] == 0);
            let pieces = std::array::from_fn(|_| inner.next().expect("eight pieces have no W sticker"));
            let mut is_mirrored = [false; MAX_CODES];
            for (is_mirrored, lying) in is_mirrored.iter_mut().zip(&table.placements[1]) {
                let negative = layout.places[usize::from(lying.place)].iter().filter(|side| **side < 0).count();
                *is_mirrored = perm::is_odd(&lying.axes[..3]) ^ (negative % 2 == 1);
            }
            let after = (0..CODE_TURNS)
                .map(|turn| std::array::from_fn(|code| is_mirrored[usize::from(table.next(turn, 1, code as u8))]));
            let mut out = Handedness { pieces, is_mirrored, is_mirrored_after: after.collect(), is_solved_odd: false };
            out.is_solved_odd = out.parity(&table.encode(&Tess3::solved()), &out.is_mirrored);
            out
        });
        &TABLES
    }

    #[inline]
    fn parity(&self, codes: &Codes, is_mirrored: &[bool; MAX_CODES]) -> bool {
        self.pieces.iter().fold(false, |sum, piece| sum ^ is_mirrored[usize::from(codes[*piece])])
    }

    /// True if the number of mirrored pieces differs in parity from the solved state. The state is then not in G1, even with all W stickers
    /// on the W axis.
    #[inline]
    pub fn is_odd(&self, codes: &Codes) -> bool {
        self.parity(codes, &self.is_mirrored) ^ self.is_solved_odd
    }

    /// True if [`is_odd`](Self::is_odd) holds after a turn.
    #[inline]
    pub fn is_odd_after(&self, codes: &Codes, turn: usize) -> bool {
        self.parity(codes, &self.is_mirrored_after[turn]) ^ self.is_solved_odd
    }
}
