//! Uniformly random states of the 3x3x3x3.
//!
//! The pieces of each kind are shuffled and turned at random; to satisfy the invariants, the last pieces have fewer choices. Every state
//! can be drawn in the same number of ways, so all are equally likely.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::pieces::{
    Layout, PIECES, PlacedPiece, THREE_COLOUR_PIECES, TWO_COLOUR_PIECES, Tess3, axes, orientation, positive_sides,
};
use crate::puzzle::group::{AxisPerm, frame, twist};
use crate::puzzle::perm;

/// The orders of three stickers on three axes.
const ORDERS_OF_THREE: [[usize; 3]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [1, 0, 2], [0, 2, 1], [2, 1, 0]];

impl Tess3 {
    /// Draws a state uniformly, with its centres at home.
    pub fn random(random: &mut ChaCha8Rng) -> Self {
        let mut of_two = shuffled(0, TWO_COLOUR_PIECES, random);
        let mut of_three = shuffled(TWO_COLOUR_PIECES, THREE_COLOUR_PIECES, random);
        let mut of_four =
            shuffled(TWO_COLOUR_PIECES + THREE_COLOUR_PIECES, PIECES - TWO_COLOUR_PIECES - THREE_COLOUR_PIECES, random);
        if perm::is_odd(&of_two) != perm::is_odd(&of_three) {
            of_three.swap(THREE_COLOUR_PIECES - 2, THREE_COLOUR_PIECES - 1);
        }
        if perm::is_odd(&of_four) {
            of_four.swap(0, 1);
        }
        of_two.append(&mut of_three);
        of_two.append(&mut of_four);
        let mut out = Self::solved();
        let mut sums = InvariantSums::default();
        for (place, piece) in of_two.into_iter().enumerate() {
            out.pieces[place] = PlacedPiece { piece, ori: sums.draw_orientation(place, usize::from(piece), random) };
        }
        out
    }
}

/// Returns `count` pieces from `first` on, shuffled.
fn shuffled(first: usize, count: usize, random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut pieces: Vec<u8> = (first..first + count).map(|piece| piece as u8).collect();
    for last in (1..count).rev() {
        pieces.swap(last, random.random_range(0..=last));
    }
    pieces
}

/// Sums over the pieces placed so far; all must be false or 0 after the last piece.
#[derive(Default)]
struct InvariantSums {
    is_flipped: bool,
    is_exchanged: bool,
    twists: u8,
}

impl InvariantSums {
    /// Draws one of the possible orientations of a piece at a place, and adds it to the sums.
    fn draw_orientation(&mut self, place: usize, piece: usize, random: &mut ChaCha8Rng) -> AxisPerm {
        let layout = Layout::get();
        let (there, home) = (layout.places[place], layout.places[piece]);
        let (lies_on, made_for): (Vec<usize>, Vec<usize>) = (axes(there).collect(), axes(home).collect());
        // The last piece of each kind makes its sum 0.
        let is_last = [TWO_COLOUR_PIECES, TWO_COLOUR_PIECES + THREE_COLOUR_PIECES, PIECES].contains(&(place + 1));
        match made_for.len() {
            2 => {
                let flips = if is_last { self.is_flipped } else { random.random() };
                self.is_flipped ^= flips;
                orientation((0..2).map(|n| (made_for[n], lies_on[if flips { 1 - n } else { n }])))
            }
            3 => {
                let ways = ORDERS_OF_THREE.map(|order| orientation((0..3).map(|n| (made_for[n], lies_on[order[n]]))));
                let fitting: Vec<AxisPerm> =
                    ways.into_iter().filter(|ori| !is_last || ori.is_odd() == self.is_exchanged).collect();
                let ori = fitting[random.random_range(0..fitting.len())];
                self.is_exchanged ^= ori.is_odd();
                ori
            }
            _ => {
                let (place, piece) = (positive_sides(there), positive_sides(home));
                let class = 4 * usize::from((3 - self.twists) % 3);
                let number = if is_last { class + random.random_range(0..4) } else { random.random_range(0..12) };
                let ori = frame(place).after(AxisPerm::even()[number]).after(frame(piece));
                self.twists = (self.twists + twist(place, piece, ori)) % 3;
                ori
            }
        }
    }
}
