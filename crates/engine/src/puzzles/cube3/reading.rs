//! Conversion from facelets to cubies, with checks.

use super::{CORNER_NAMES, CORNERS, Cube3, EDGE_NAMES, EDGES, FACELETS_PER_FACE, FaceletLayout};
use crate::puzzle::{Facelets, InvalidState, PuzzleId, cubes::LETTERS, perm};

impl Cube3 {
    /// Reads facelets of a 3×3×3. The centres determine the colour of each face, so a cube in any orientation or colour
    /// scheme is read as the state that the same turns solve.
    ///
    /// # Errors
    /// [`InvalidState`] if the facelets are not a reachable state; [`InvalidState::FaceletCount`] for those of another
    /// puzzle.
    pub fn from_facelets(facelets: &Facelets) -> Result<Self, InvalidState> {
        facelets.check_puzzle(PuzzleId::Cube3)?;
        let layout = FaceletLayout::get();
        let mut face_of = [None; 6];
        for (face, &centre) in layout.centres.iter().enumerate() {
            let colour = facelets.colours[usize::from(centre)];
            if let Some(other) = face_of[usize::from(colour)].replace(face as u8) {
                return Err(InvalidState::DuplicateCentre {
                    colour,
                    faces: [LETTERS[usize::from(other)], LETTERS[face]],
                });
            }
        }
        facelets.check_counts()?;
        let face_at = |facelet: u8| face_of[usize::from(facelets.colours[usize::from(facelet)])].unwrap_or(0);
        let letters = |places: &[u8]| -> String {
            places.iter().map(|&i| LETTERS[usize::from(facelets.colours[usize::from(i)])]).collect()
        };
        let mut out = Self::SOLVED;
        let mut corner_at = [None; CORNERS];
        for (p, place) in layout.corners.iter().enumerate() {
            let name = CORNER_NAMES[p];
            let (q, ori) = match identify(place.map(face_at), &layout.corners) {
                PieceMatch::Piece(q, ori) => (q, ori),
                PieceMatch::Mirrored(q) => {
                    return Err(InvalidState::Mirrored { piece: CORNER_NAMES[q].into(), place: name.into() });
                }
                PieceMatch::Nothing => {
                    return Err(InvalidState::NoSuchPiece { place: name.into(), colours: letters(place) });
                }
            };
            record_place(&mut corner_at[q], p, CORNER_NAMES[q], &CORNER_NAMES)?;
            (out.cp[p], out.co[p]) = (q as u8, ori);
        }
        let mut edge_at = [None; EDGES];
        for (p, place) in layout.edges.iter().enumerate() {
            // Swapping the two colours of an edge is a flip, not a mirror image.
            let PieceMatch::Piece(q, ori) = identify(place.map(face_at), &layout.edges) else {
                return Err(InvalidState::NoSuchPiece { place: EDGE_NAMES[p].into(), colours: letters(place) });
            };
            record_place(&mut edge_at[q], p, EDGE_NAMES[q], &EDGE_NAMES)?;
            (out.ep[p], out.eo[p]) = (q as u8, ori);
        }
        out.check_invariants()?;
        Ok(out)
    }

    /// Checks the invariants of turns: the sum of the twists, the sum of the flips, and the equal parity of corners and
    /// edges.
    fn check_invariants(&self) -> Result<(), InvalidState> {
        if !self.co.iter().sum::<u8>().is_multiple_of(3) {
            return Err(InvalidState::TwistSum);
        }
        if !self.eo.iter().sum::<u8>().is_multiple_of(2) {
            return Err(InvalidState::FlipSum);
        }
        if perm::is_odd(&self.cp) != perm::is_odd(&self.ep) {
            return Err(InvalidState::PermutationParity);
        }
        Ok(())
    }
}

enum PieceMatch {
    Piece(usize, u8),
    Mirrored(usize),
    Nothing,
}

/// Finds the piece with the colours of these faces and its orientation; a corner may also match as its mirror image.
/// `homes` are the facelets of all pieces.
fn identify<const N: usize>(faces: [u8; N], homes: &[[u8; N]]) -> PieceMatch {
    let mut mirrored = PieceMatch::Nothing;
    for (q, home) in homes.iter().enumerate() {
        let home = home.map(|facelet| facelet / FACELETS_PER_FACE as u8);
        for ori in 0..N {
            if (0..N).all(|n| faces[(n + ori) % N] == home[n]) {
                return PieceMatch::Piece(q, ori as u8);
            }
            if N > 2 && (0..N).all(|n| faces[(2 * N - n - ori) % N] == home[n]) {
                mirrored = PieceMatch::Mirrored(q);
            }
        }
    }
    mirrored
}

/// Records the place of a piece; an error if it already has one.
fn record_place(seen: &mut Option<usize>, place: usize, piece: &str, names: &[&str]) -> Result<(), InvalidState> {
    match seen.replace(place) {
        Some(other) => Err(InvalidState::DuplicatePiece {
            piece: piece.into(),
            places: [names[other].into(), names[place].into()],
        }),
        None => Ok(()),
    }
}
