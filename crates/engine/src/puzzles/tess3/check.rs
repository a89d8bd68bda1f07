//! Converts facelets to pieces, and rejects facelets that moves cannot reach.
//!
//! The reachable states have every piece once and unmirrored, and with the centres at home:
//!
//! - the permutation of the pieces of four colours is even, and those of two and of three colours are both even or both odd;
//! - an even number of pieces of two colours is flipped, and an even number of those of three has two colours exchanged;
//! - the twists of the pieces of four colours add up to a multiple of three.
//!
//! Their number is 24! · 32! / 2 · 16! / 2 · 2^23 · 6^31 · 3 · 12^15 · 4 = 1.7568 · 10^120, the order of the group of the moves.

use super::pieces::{
    Coordinates, Layout, PIECES, PlacedPiece, THREE_COLOUR_PIECES, TWO_COLOUR_PIECES, Tess3, axes, orientation,
    positive_sides,
};
use crate::puzzle::group::{AxisPerm, twist};
use crate::puzzle::hypercube::{self, LETTERS};
use crate::puzzle::{Facelets, InvalidState, PuzzleId, geometry::SignedPerm, perm};

impl Tess3 {
    /// Parses facelets in any rotation of the puzzle: returns the state with its centres at home, and that rotation.
    ///
    /// # Errors
    /// The first fault found in the facelets; [`InvalidState::FaceletCount`] for facelets of another puzzle.
    pub fn from_facelets(facelets: &Facelets) -> Result<(Self, SignedPerm), InvalidState> {
        facelets.check_puzzle(PuzzleId::Tess3)?;
        let held = orientation_of_centres(facelets)?;
        facelets.check_counts()?;
        let lying = read_pieces(facelets)?;
        let state = lying.brought_home(&held);
        state.check_invariants()?;
        Ok((state, held))
    }

    /// Returns this state rotated back from `held`, so that the centres are at home.
    fn brought_home(&self, held: &SignedPerm) -> Self {
        let (layout, back) = (Layout::get(), held.inverse());
        let turn = AxisPerm::new(back.axis);
        let mut out = *self;
        for (place, lie) in layout.places.iter().zip(&self.pieces) {
            let turned = turn.after(lie.ori);
            let stickers = axes(layout.places[usize::from(lie.piece)]);
            let ori = orientation(stickers.map(|axis| (axis, usize::from(turned.image(axis)))));
            // Every rotation carries places to places.
            let to = layout.number(back.image_of_vector(*place)).unwrap_or(0);
            out.pieces[to] = PlacedPiece { ori, ..*lie };
        }
        out
    }

    /// Checks the invariants of the moves, with the centres at home.
    fn check_invariants(&self) -> Result<(), InvalidState> {
        let layout = Layout::get();
        let (of_two, rest) = self.pieces.split_at(TWO_COLOUR_PIECES);
        let (of_three, of_four) = rest.split_at(THREE_COLOUR_PIECES);
        let is_odd = |lies: &[PlacedPiece]| perm::is_odd(&lies.iter().map(|lie| lie.piece).collect::<Vec<u8>>());
        if is_odd(of_two) != is_odd(of_three) || is_odd(of_four) {
            return Err(InvalidState::PermutationParity);
        }
        let is_flipped = |lie: &&PlacedPiece| {
            let lies_on: Vec<u8> =
                axes(layout.places[usize::from(lie.piece)]).map(|axis| lie.ori.image(axis)).collect();
            !lies_on.is_sorted()
        };
        if !of_two.iter().filter(is_flipped).count().is_multiple_of(2) {
            return Err(InvalidState::TwoColourFlip);
        }
        if !of_three.iter().filter(|lie| lie.ori.is_odd()).count().is_multiple_of(2) {
            return Err(InvalidState::ThreeColourSwap);
        }
        let twists =
            layout.places[TWO_COLOUR_PIECES + THREE_COLOUR_PIECES..].iter().zip(of_four).map(|(place, lie)| {
                let home = layout.places[usize::from(lie.piece)];
                u32::from(twist(positive_sides(*place), positive_sides(home), lie.ori))
            });
        if twists.sum::<u32>().is_multiple_of(3) { Ok(()) } else { Err(InvalidState::TwistSum) }
    }
}

/// Reads the rotation of the whole puzzle from its centres.
fn orientation_of_centres(facelets: &Facelets) -> Result<SignedPerm, InvalidState> {
    let shown = Layout::get().centres.map(|centre| facelets.colours[centre]);
    for (cell, &colour) in shown.iter().enumerate() {
        if let Some(other) = shown[..cell].iter().position(|c| *c == colour) {
            return Err(InvalidState::DuplicateCentre { colour, faces: [LETTERS[other], LETTERS[cell]] });
        }
    }
    hypercube::orientation_from_centres(&shown).ok_or(InvalidState::CentresMisplaced)
}

/// Reads the pieces as held; each must occur once and unmirrored.
fn read_pieces(facelets: &Facelets) -> Result<Tess3, InvalidState> {
    let layout = Layout::get();
    let mut out = Tess3::solved();
    let mut found_at = [None; PIECES];
    for (number, place) in layout.places.iter().enumerate() {
        let shown: Vec<(usize, u8)> =
            axes(*place).map(|axis| (axis, facelets.colours[layout.facelets[number][axis]])).collect();
        let Some((home, ori)) = identify(&shown) else {
            let colours = shown.iter().map(|(_, colour)| LETTERS[usize::from(*colour)]).collect();
            return Err(InvalidState::NoSuchPiece { place: layout.name(number), colours });
        };
        // Any two, three or four colours of different axes are the colours of a piece, so `number` finds it.
        let piece = layout.number(home).unwrap_or(number);
        if let Some(other) = found_at[piece].replace(number) {
            let places = [other, number].map(|place| layout.name(place));
            return Err(InvalidState::DuplicatePiece { piece: layout.name(piece), places });
        }
        let is_mirrored = shown.len() == 4
            && ori.is_odd() == (positive_sides(*place) ^ positive_sides(home)).count_ones().is_multiple_of(2);
        if is_mirrored {
            return Err(InvalidState::Mirrored { piece: layout.name(piece), place: layout.name(number) });
        }
        out.pieces[number] = PlacedPiece { piece: piece as u8, ori };
    }
    Ok(out)
}

/// Finds the home and the orientation of the piece that shows these colours, each with its axis; `None` if two colours belong to one axis.
fn identify(shown: &[(usize, u8)]) -> Option<(Coordinates, AxisPerm)> {
    let mut home = [0; 4];
    for &(_, colour) in shown {
        let (made_for, positive) = hypercube::cell_axis(colour);
        let side = &mut home[usize::from(made_for)];
        if *side != 0 {
            return None;
        }
        *side = if positive { 1 } else { -1 };
    }
    let pairs = shown.iter().map(|&(axis, colour)| (usize::from(hypercube::cell_axis(colour).0), axis));
    Some((home, orientation(pairs)))
}
