//! Numbers of all states of the 2x2x2x2: `0 <= rank < 15!/2 * 12^14 * 4`.

use super::{PIECES, Tess2};
use crate::puzzle::group::{AxisPerm, frame, twist};
use crate::puzzle::perm;

/// Number of states with the reference piece at home: 15! * 12^15 / 6 = 3,357,894,533,384,932,272,635,904,000.
pub const STATES: u128 = perm::factorial(15) / 2 * 12u128.pow(14) * 4;

/// The last position. The others fix its twist, so only the K4 part of its orientation is free.
const LAST_POSITION: usize = PIECES - 1;

impl Tess2 {
    /// Returns the number of this state, `0 <= rank < STATES`; meaningless for an unreachable state.
    pub fn rank(&self) -> u128 {
        let mut rank = u128::from(perm::rank(&self.piece.map(|q| q.wrapping_sub(1))[1..]) / 2);
        let even = AxisPerm::even();
        for p in 1..PIECES {
            let ori = frame(p as u8).after(self.ori[p]).after(frame(self.piece[p]));
            let n = even.iter().position(|g| *g == ori).unwrap_or(0) as u128;
            rank = if p == LAST_POSITION { rank * 4 + n % 4 } else { rank * 12 + n };
        }
        rank
    }

    /// Returns the state with this number, taken modulo [`STATES`].
    pub fn unrank(rank: u128) -> Self {
        let mut rank = rank % STATES;
        let mut digits = [0; PIECES];
        for p in (1..PIECES).rev() {
            let base = if p == LAST_POSITION { 4 } else { 12 };
            digits[p] = (rank % base) as usize;
            rank /= base;
        }
        let mut out = Self::SOLVED;
        // The permutations of rank 2r and 2r + 1 differ by a swap of the last two: exactly one of them is even.
        perm::unrank(rank as u64 * 2, &mut out.piece[1..]);
        out.piece[1..].iter_mut().for_each(|q| *q += 1);
        if perm::is_odd(&out.piece) {
            out.piece.swap(PIECES - 2, LAST_POSITION);
        }
        let even = AxisPerm::even();
        let mut twists = 0;
        for p in 1..PIECES {
            let framed = if p == LAST_POSITION {
                let class = (3 - twists % 3) % 3;
                even[4 * class as usize + digits[p]]
            } else {
                even[digits[p]]
            };
            out.ori[p] = frame(p as u8).after(framed).after(frame(out.piece[p]));
            twists += twist(p as u8, out.piece[p], out.ori[p]);
        }
        out
    }
}
