//! Conversion between facelets and corners in any orientation, and the errors of facelets.

use std::sync::LazyLock;

use super::{CORNERS, Cube2, MOVES, motion};
use crate::puzzle::pieces::{self, Pieces};
use crate::puzzle::{Facelets, InvalidState, Move, PuzzleId, geometry::SignedPerm, group::AxisPerm};

const AXES: usize = 3;

/// Facelet positions and colours, derived from the puzzle's places.
struct CubieLayout {
    /// `at[p][a]` is the facelet on axis `a` at position `p`.
    facelet: [[u8; AXES]; CORNERS],
    /// `colour[a][s]` is the colour of side `s` (1: positive) of axis `a`.
    colour: [[u8; 2]; AXES],
    /// `side[c]` is the axis and the side of colour `c`.
    side: [(u8, u8); 2 * AXES],
    /// `turn[m]` is the move in the puzzle's move list for move `m` of the cubie level.
    turn: [Move; MOVES],
}

static LAYOUT: LazyLock<CubieLayout> = LazyLock::new(|| {
    let def = PuzzleId::Cube2.def();
    let mut out = CubieLayout {
        facelet: [[0; AXES]; CORNERS],
        colour: [[0; 2]; AXES],
        side: [(0, 0); 2 * AXES],
        turn: [Move(0); MOVES],
    };
    for (i, place) in def.places.iter().enumerate() {
        let position = (0..AXES).fold(0, |p, a| p | usize::from(place.cubie[a] > 0) << a);
        let side = u8::from(place.side > 0);
        out.facelet[position][usize::from(place.axis)] = i as u8;
        out.colour[usize::from(place.axis)][usize::from(side)] = def.solved[i];
        out.side[usize::from(def.solved[i])] = (place.axis, side);
    }
    for (m, turn) in out.turn.iter_mut().enumerate() {
        let same = |d: &crate::puzzle::MoveDef| usize::from(d.axis) == m / 3 && d.motion == motion(m);
        *turn = Move(def.moves[..def.solver_move_count].iter().position(same).unwrap_or(0) as u16);
    }
    out
});

/// Returns the move in the puzzle's move list for move `mv < 9` of the cubie level: a turn of R, U or F.
///
/// # Panics
/// If `mv >= 9`.
pub fn turn(mv: usize) -> Move {
    LAYOUT.turn[mv]
}

impl Cube2 {
    /// Reads facelets of a 2×2×2 in any orientation.
    ///
    /// # Errors
    /// [`InvalidState`] if the facelets are not a state; [`InvalidState::FaceletCount`] for those of another puzzle.
    pub fn from_facelets(facelets: &Facelets) -> Result<Self, InvalidState> {
        facelets.check_puzzle(PuzzleId::Cube2)?;
        facelets.check_counts()?;
        let mut out = Self::SOLVED;
        let mut lies_at: [Option<usize>; CORNERS] = [None; CORNERS];
        for p in 0..CORNERS {
            let (piece, ori) = read_corner(facelets, p)?;
            let piece = usize::from(piece);
            if let Some(other) = lies_at[piece].replace(p) {
                return Err(InvalidState::DuplicatePiece {
                    piece: corner_name(piece),
                    places: [corner_name(other), corner_name(p)],
                });
            }
            (out.piece[p], out.ori[p]) = (piece as u8, ori);
        }
        if out.twist_sum() == 0 { Ok(out) } else { Err(InvalidState::TwistSum) }
    }

    /// Returns the facelets of this cube in its orientation.
    pub fn to_facelets(&self) -> Facelets {
        let mut out = Facelets::solved(PuzzleId::Cube2);
        for p in 0..CORNERS {
            for axis in 0..AXES {
                let side = usize::from(self.piece[p] >> axis & 1);
                let facelet = LAYOUT.facelet[p][usize::from(self.ori[p].image(axis))];
                out.colours[usize::from(facelet)] = LAYOUT.colour[axis][side];
            }
        }
        out
    }

    /// Returns the cube rotated so that the reference is at home: one of [`STATES`](super::STATES) states.
    pub fn normalized(&self) -> Self {
        self.after_motion(&self.orientation().inverse(), |_| true)
    }

    /// Returns the cube with its colours renamed so that the corner at the reference's home becomes the reference: the
    /// same turns of R, U and F solve both.
    pub fn recoloured(&self) -> Self {
        let (piece, ori) = (self.piece[0], self.ori[0]);
        let turned = SignedPerm { axis: ori.images(), flip: 0 };
        let rename = SignedPerm { flip: turned.image_of_position(piece), ..turned };
        let axes = AxisPerm::new(rename.axis).inverse();
        Self { piece: self.piece.map(|q| rename.image_of_position(q)), ori: self.ori.map(|o| o.after(axes)) }
    }

    /// Returns the cube with its colours renamed so that `goal` would be solved: the turns from this cube to `goal`, in
    /// any orientation, are those that solve the result.
    pub(crate) fn relative_to(&self, goal: &Self) -> Self {
        let home = |piece: u8| goal.piece.iter().position(|other| *other == piece).unwrap_or(0);
        let homes = self.piece.map(home);
        Self {
            piece: homes.map(|home| home as u8),
            ori: std::array::from_fn(|p| self.ori[p].after(goal.ori[homes[p]].inverse())),
        }
    }
}

/// Returns the piece at a position and its orientation.
fn read_corner(facelets: &Facelets, p: usize) -> Result<(u8, AxisPerm), InvalidState> {
    let colours = LAYOUT.facelet[p].map(|i| facelets.colours[usize::from(i)]);
    let (mut piece, mut images, mut seen) = (0, AxisPerm::IDENTITY.images(), 0u8);
    for (axis, colour) in colours.into_iter().enumerate() {
        let (home, side) = LAYOUT.side[usize::from(colour)];
        seen |= 1 << home;
        piece |= side << home;
        images[usize::from(home)] = axis as u8;
    }
    if seen.count_ones() as usize != AXES {
        // In the order of the letters of the place.
        let slot = Pieces::for_puzzle(PuzzleId::Cube2).slot_with(LAYOUT.facelet[p][0].into());
        let letters = slot.facelets.iter().map(|&i| letter(facelets.colours[i])).collect();
        return Err(InvalidState::NoSuchPiece { place: corner_name(p), colours: letters });
    }
    let turned = SignedPerm { axis: images, flip: 0 };
    let motion = SignedPerm { flip: turned.image_of_position(piece) ^ p as u8, ..turned };
    if motion.determinant() < 0 {
        return Err(InvalidState::Mirrored { piece: corner_name(piece.into()), place: corner_name(p) });
    }
    Ok((piece, AxisPerm::new(images)))
}

fn letter(colour: u8) -> char {
    PuzzleId::Cube2.def().letters[usize::from(colour)]
}

/// Returns the name of a position `position < CORNERS` and of the piece at home there.
///
/// # Panics
/// If `position >= CORNERS`.
pub fn corner_name(position: usize) -> String {
    let colours = LAYOUT.facelet[position].map(|i| letter(PuzzleId::Cube2.def().solved[usize::from(i)]));
    pieces::with_letters(PuzzleId::Cube2, &colours).unwrap_or_else(|| colours.iter().collect())
}
