//! The 2x2x2x2, cubie level: sixteen pieces, each with four stickers.
//!
//! A position is four bits, the side on X, Y, Z, W (bit set: positive). A piece is named by its solved position. Piece 0 is
//! the reference: it stays at position 0 with identity orientation, and the rotation of the whole puzzle is stored separately.
//! The orientation of a piece is the [`AxisPerm`] that maps each of its stickers to the axis it is on; its sign is
//! fixed by the parities of piece and position, so that 12 of 24 (a coset of A4) are possible.

#[cfg(feature = "lab")]
pub mod classes;
#[cfg(not(feature = "lab"))]
#[allow(dead_code, reason = "some of it is the lab's")]
pub(crate) mod classes;
mod masks;
mod ranking;
pub mod search;
#[cfg(feature = "lab")]
pub mod tables;
#[cfg(not(feature = "lab"))]
#[allow(dead_code, reason = "some of it is the lab's")]
pub(crate) mod tables;

use super::PuzzleRow;
use crate::puzzle::group::{AxisPerm, apply_motion, twist};
use crate::puzzle::hypercube::{self, MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL};
use crate::puzzle::{Facelets, InvalidState, LogPuzzle, PuzzleFacts, PuzzleId, geometry::SignedPerm, perm, scramble};
use rand::RngExt;
use std::sync::LazyLock;

pub use ranking::STATES;

pub use self::search::{ANYTIME, OPTIMAL, PROOF};

/// The puzzle's entry in the list of puzzles.
pub(super) static ROW: PuzzleRow = PuzzleRow {
    def: LazyLock::new(|| {
        hypercube::make(PuzzleFacts {
            id: PuzzleId::Tess2,
            name: "2x2x2x2",
            size: 2,
            solver_move_count: MOVES_PER_LAYER_SET,
            joins_over_rotations: false,
            scramble_length: scramble::DEFAULT_TURNS,
            piece_names: &[],
            identifier: None,
            log: Some(LogPuzzle {
                schlafli: "{4,3,3}",
                length: "2",
                other_symbols: &["{4}x{4}", "{}x{4,3}", "{4,3}x{}"],
                lenient: false,
            }),
            parts: masks::KINDS,
            check: |facelets| Tess2::from_facelets(facelets).map(drop),
            random: |random| Tess2::unrank(random.random_range(0..STATES)).to_facelets(&SignedPerm::IDENTITY),
        })
    }),
    solvers: &[&ANYTIME, &OPTIMAL],
    quick_length: 24,
    coordinates: &[],
    arrays: None,
    build: tables::build_named,
    open_states: None,
    catalogues: &[],
    commutators: &[
        ("RFO FUO OFR", "BRO"),
        ("RFO FL RFO", "BRO"),
        ("RFO FUI OFR", "BRO"),
        ("RFO FI RFO", "BRO"),
        ("RFO FO RFO", "BRO"),
        ("RFO FUR OFR", "BRO"),
        ("RFO FRO RFO", "IB"),
        ("RD FI RU", "OBR"),
        ("RD FI RU", "BRI"),
        ("RD FULO RU", "OBR"),
        ("RD FULO RU", "BRI"),
        ("RDBI UO RUFO", "IDR"),
        ("RDBI UI RUFO", "IDR"),
        ("RDBI UFRO RUFO", "IDR"),
        ("RDBI UFLI RUFO", "IDR"),
        ("RDBI DO RUFO", "OUR"),
        ("RDBI DFLO RUFO", "OUR"),
        ("RDBI DFRI RUFO", "OUR"),
    ],
    prover: None,
};

/// Number of pieces, and of positions: one for each corner of the hypercube.
pub const PIECES: usize = 16;

/// A state of the 2x2x2x2 with its reference piece at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tess2 {
    /// `piece[p]` is the piece at position `p`, a permutation of `0..16`; `piece[0] == 0`.
    pub(crate) piece: [u8; PIECES],
    /// `ori[p]` is the orientation of the piece at position `p`; `ori[0]` is the identity.
    pub(crate) ori: [AxisPerm; PIECES],
}

impl Tess2 {
    /// The solved state.
    pub const SOLVED: Self =
        Self { piece: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], ori: [AxisPerm::IDENTITY; PIECES] };

    /// Returns the state with piece `piece[p]` in orientation `ori[p]` at each position, whether or not moves can reach it; `None` unless
    /// `piece` and each orientation are permutations, and piece 0 is at position 0 with the identity.
    pub fn new(piece: [u8; PIECES], ori: [AxisPerm; PIECES]) -> Option<Self> {
        let fits = perm::is_permutation(&piece)
            && ori.iter().all(|ori| ori.is_permutation())
            && piece[0] == 0
            && ori[0] == AxisPerm::IDENTITY;
        fits.then_some(Self { piece, ori })
    }

    /// Returns the piece at each position, a permutation of `0..PIECES`.
    pub fn piece(&self) -> &[u8; PIECES] {
        &self.piece
    }

    /// Returns the orientation of the piece at each position, which maps each sticker to the axis it is on.
    pub fn ori(&self) -> &[AxisPerm; PIECES] {
        &self.ori
    }

    /// Returns this state after turning the half at the positive end of `axis` by `motion`, which must fix that axis.
    pub fn turned(&self, axis: u8, motion: &SignedPerm) -> Self {
        self.moved(motion, |p| (p >> axis) & 1 == 1)
    }

    /// Returns this state after move `mv < 92`. Later moves turn the other half or the whole puzzle; for these the result is wrong.
    ///
    /// # Panics
    /// If `mv` is not in the puzzle's move list.
    pub fn after(&self, mv: usize) -> Self {
        let def = &PuzzleId::Tess2.def().moves[mv];
        self.turned(def.axis, &def.motion)
    }

    fn moved(&self, motion: &SignedPerm, which: impl Fn(u8) -> bool) -> Self {
        let (piece, ori) = apply_motion((&self.piece, &self.ori), motion, which);
        Self { piece, ori }
    }

    /// Returns the inverse state, with the roles of places and pieces exchanged; its solutions are the inverses of this
    /// state's solutions.
    pub fn inverse(&self) -> Self {
        let mut out = *self;
        for p in 0..PIECES {
            let q = self.piece[p] as usize;
            out.piece[q] = p as u8;
            out.ori[q] = self.ori[p].inverse();
        }
        out
    }

    /// Returns this state conjugated by one of the 384 symmetries of the hypercube, rotated so that the reference piece is at home. A
    /// symmetry without flips keeps that piece at home anyway.
    pub fn conjugate(&self, symmetry: &SignedPerm) -> Self {
        let turn = AxisPerm::new(symmetry.axis);
        let mut out = *self;
        for p in 0..PIECES as u8 {
            let to = symmetry.image_of_position(p) as usize;
            out.piece[to] = symmetry.image_of_position(self.piece[p as usize]);
            out.ori[to] = turn.after(self.ori[p as usize]).after(turn.inverse());
        }
        if symmetry.flip == 0 { out } else { out.brought_home().0 }
    }

    /// Returns this state rotated so that the reference piece is at home, and the rotation that undoes this.
    fn brought_home(&self) -> (Self, SignedPerm) {
        let home = self.piece.iter().position(|q| *q == 0).unwrap_or(0);
        let held = SignedPerm { axis: self.ori[home].images(), flip: home as u8 };
        (self.moved(&held.inverse(), |_| true), held)
    }

    /// Returns the facelets of this state with the whole puzzle rotated by `held`.
    pub fn to_facelets(&self, held: &SignedPerm) -> Facelets {
        let lying = self.moved(held, |_| true);
        let places = &PuzzleId::Tess2.def().places;
        let colours = places.iter().map(|place| {
            let p = position_of(place.cubie);
            let piece = lying.piece[p];
            let sticker = lying.ori[p].inverse().image(place.axis as usize);
            hypercube::cell(sticker, (piece >> sticker) & 1 == 1)
        });
        Facelets { puzzle: PuzzleId::Tess2, colours: colours.collect() }
    }

    /// Parses facelets in any rotation of the puzzle: returns the state with its reference piece at home, and that rotation.
    ///
    /// # Errors
    /// The first fault found in the facelets; [`InvalidState::FaceletCount`] for facelets of another puzzle.
    pub fn from_facelets(facelets: &Facelets) -> Result<(Self, SignedPerm), InvalidState> {
        facelets.check_puzzle(PuzzleId::Tess2)?;
        facelets.check_counts()?;
        let mut lying = Self::SOLVED;
        let mut found_at = [None; PIECES];
        for p in 0..PIECES {
            let colours = colours_at(&facelets.colours, p);
            let place = hypercube::position_letters(p as u8);
            let Some((piece, ori)) = identify(colours) else {
                let colours = colours.iter().map(|&c| hypercube::LETTERS[c as usize]).collect();
                return Err(InvalidState::NoSuchPiece { place, colours });
            };
            if let Some(other) = found_at[piece as usize].replace(p as u8) {
                let piece = hypercube::position_letters(piece);
                return Err(InvalidState::DuplicatePiece {
                    piece,
                    places: [hypercube::position_letters(other), place],
                });
            }
            lying.piece[p] = piece;
            lying.ori[p] = ori;
        }
        for p in 0..PIECES as u8 {
            let piece = lying.piece[p as usize];
            if lying.ori[p as usize].is_odd() != ((p.count_ones() + piece.count_ones()) % 2 == 1) {
                let (piece, place) = (hypercube::position_letters(piece), hypercube::position_letters(p));
                return Err(InvalidState::Mirrored { piece, place });
            }
        }
        let (state, held) = lying.brought_home();
        if perm::is_odd(&state.piece) {
            return Err(InvalidState::PermutationParity);
        }
        let twists: u32 = (0..PIECES).map(|p| u32::from(twist(p as u8, state.piece[p], state.ori[p]))).sum();
        if !twists.is_multiple_of(3) {
            return Err(InvalidState::TwistSum);
        }
        Ok((state, held))
    }
}

/// Returns the position of the cubie with this centre: bit `a` is set if coordinate `a` is positive.
pub fn position_of(cubie: [i8; 4]) -> usize {
    (0..4).filter(|&a| cubie[a] > 0).map(|a| 1 << a).sum()
}

/// Translates a move `mv < 92` of the state with its reference piece at home to the puzzle rotated by `held`.
pub fn as_held(mv: crate::puzzle::Move, held: &SignedPerm) -> crate::puzzle::Move {
    let moves = &PuzzleId::Tess2.def().moves;
    let def = &moves[mv.index()];
    let axis = held.axis[def.axis as usize];
    let positive = (held.flip >> axis) & 1 == 0;
    let motion = held.after(&def.motion).after(&held.inverse());
    let first = if positive { 0 } else { MOVES_PER_LAYER_SET } + axis as usize * ROTATIONS_PER_CELL;
    let of_axis = &moves[first..first + ROTATIONS_PER_CELL];
    let k = of_axis.iter().position(|m| m.motion == motion).unwrap_or(0);
    crate::puzzle::Move((first + k) as u16)
}

/// Colours at a position, by axis.
fn colours_at(colours: &[u8], position: usize) -> [u8; 4] {
    let mut out = [0; 4];
    for (place, &colour) in PuzzleId::Tess2.def().places.iter().zip(colours) {
        if position_of(place.cubie) == position {
            out[place.axis as usize] = colour;
        }
    }
    out
}

/// Finds the piece with these colours, given by axis, and its orientation; `None` if two colours belong to one axis.
fn identify(colours: [u8; 4]) -> Option<(u8, AxisPerm)> {
    let mut piece = 0;
    let mut images = [4; 4];
    for (lies_on, colour) in colours.into_iter().enumerate() {
        let (made_for, positive) = hypercube::cell_axis(colour);
        if images[made_for as usize] != 4 {
            return None;
        }
        images[made_for as usize] = lies_on as u8;
        piece |= u8::from(positive) << made_for;
    }
    Some((piece, AxisPerm::new(images)))
}
