//! States of the 3x3x3x3 for searches: one byte per piece, for its place and orientation.
//!
//! The code of a piece is its place among the places of its kind, times the number of its orientations there, plus the orientation: 24
//! times 2 for two colours, 32 times 6 for three, 16 times 12 for four. A move is then one look-up for each piece.

use std::sync::LazyLock;

use super::pieces::{
    Coordinates, Layout, PIECES, PlacedPiece, THREE_COLOUR_PIECES, TWO_COLOUR_PIECES, Tess3, axes, orientation,
    positive_sides,
};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::{MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL};
use crate::puzzle::{Move, PuzzleId};

/// Number of moves that leave the centres at home, which are all moves up to a rotation of the whole puzzle: for each axis one cell, the
/// opposite one, or both together, by 23 rotations each.
pub const CODE_TURNS: usize = 3 * MOVES_PER_LAYER_SET;
/// Maximum number of codes of a kind.
pub(super) const MAX_CODES: usize = 192;
/// Index of the block of moves of both outer layers in the puzzle's move list.
const OUTER_LAYERS_BLOCK: usize = 5;

/// Number of kinds of pieces: two, three and four colours.
pub(super) const KINDS: usize = 3;

/// The code of each piece, in the order of the pieces.
pub type Codes = [u8; PIECES];

/// A move that leaves the centres at home.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// Axis across which the layers are counted, `0..4`.
    pub axis: u8,
    /// Layers turned, as bits from the positive end of the axis: one cell, the opposite one, or both.
    pub layers: u8,
    /// Rotation of the turned layers, which fixes the axis.
    pub motion: SignedPerm,
    /// The move in the puzzle's move list.
    pub mv: Move,
    /// Index of the inverse turn in [`CodeTable::turns`].
    pub inverse: u16,
}

/// A decoded code: the number of a place, `0..72`, and the axis of each sticker of the piece, in the order of its stickers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    pub place: u8,
    /// The axis of each sticker; 0 beyond the colours of the piece.
    pub axes: [u8; 4],
}

/// Tables for encoding states and for making moves on codes.
pub struct CodeTable {
    /// The placement of each code, by kind.
    pub(super) placements: [Vec<Placement>; KINDS],
    /// The [`CODE_TURNS`] moves that leave the centres at home.
    pub turns: Vec<Turn>,
    /// The code after each move: `next[turn][kind][code]`.
    next: Vec<[[u8; MAX_CODES]; KINDS]>,
    /// The axes of each piece in the order of its stickers.
    pub(super) stickers: [[u8; 4]; PIECES],
}

/// The kind of a piece or place, by its number: 0, 1 or 2 for two, three or four colours.
pub(super) const fn kind(number: usize) -> usize {
    if number < TWO_COLOUR_PIECES {
        0
    } else if number < TWO_COLOUR_PIECES + THREE_COLOUR_PIECES {
        1
    } else {
        2
    }
}

/// The code of a placement among the codes of its kind.
pub(super) fn code_of(lying: &[Placement], placement: &Placement) -> u8 {
    let code = lying.iter().position(|known| known == placement);
    code.expect("states, turns and rotations place a piece in one of the ways of its kind") as u8
}

/// The first piece number of each kind, and the end.
pub(super) const FIRST_OF_KIND: [usize; KINDS + 1] =
    [0, TWO_COLOUR_PIECES, TWO_COLOUR_PIECES + THREE_COLOUR_PIECES, PIECES];

impl CodeTable {
    /// Returns the shared table, built on first use.
    pub fn shared() -> &'static Self {
        static TABLE: LazyLock<CodeTable> = LazyLock::new(CodeTable::make);
        &TABLE
    }

    fn make() -> Self {
        let layout = Layout::get();
        let lying: [Vec<Placement>; KINDS] = std::array::from_fn(|kind| {
            let places = FIRST_OF_KIND[kind]..FIRST_OF_KIND[kind + 1];
            places
                .flat_map(|place| {
                    orientations_at(layout.places[place]).map(move |on| Placement { place: place as u8, axes: on })
                })
                .collect()
        });
        let def = PuzzleId::Tess3.def();
        let numbers = (0..2 * MOVES_PER_LAYER_SET)
            .chain(OUTER_LAYERS_BLOCK * MOVES_PER_LAYER_SET..(OUTER_LAYERS_BLOCK + 1) * MOVES_PER_LAYER_SET);
        let turns: Vec<Turn> = numbers
            .enumerate()
            .map(|(number, mv)| {
                let def = &def.moves[mv];
                let first = number - number % ROTATIONS_PER_CELL;
                let inverse = first + def.inverse.index() % ROTATIONS_PER_CELL;
                Turn {
                    axis: def.axis,
                    layers: def.layers,
                    motion: def.motion,
                    mv: Move(mv as u16),
                    inverse: inverse as u16,
                }
            })
            .collect();
        let next = turns.iter().map(|turn| std::array::from_fn(|kind| codes_after(turn, &lying[kind]))).collect();
        let stickers = std::array::from_fn(|piece| stickers(layout.places[piece]));
        Self { placements: lying, turns, next, stickers }
    }

    /// Returns the codes of a state, one for each piece.
    pub fn encode(&self, state: &Tess3) -> Codes {
        let mut out = [0; PIECES];
        for (place, lie) in state.pieces.iter().enumerate() {
            let (piece, kind) = (usize::from(lie.piece), kind(place));
            let mut on = [0; 4];
            for (on, &sticker) in on.iter_mut().zip(&self.stickers[piece]).take(kind + 2) {
                *on = lie.ori.image(usize::from(sticker));
            }
            let lying = Placement { place: place as u8, axes: on };
            out[piece] = code_of(&self.placements[kind], &lying);
        }
        out
    }

    /// Returns the state with these codes, the inverse of [`CodeTable::encode`].
    pub fn decode(&self, codes: &Codes) -> Tess3 {
        let mut out = Tess3::solved();
        for (piece, &code) in codes.iter().enumerate() {
            let lying = self.placements[kind(piece)][usize::from(code)];
            let pairs =
                (0..kind(piece) + 2).map(|n| (usize::from(self.stickers[piece][n]), usize::from(lying.axes[n])));
            out.pieces[usize::from(lying.place)] = PlacedPiece { piece: piece as u8, ori: orientation(pairs) };
        }
        out
    }

    /// Returns the codes after the turn with this index in [`CodeTable::turns`].
    #[inline]
    pub fn turned(&self, codes: &Codes, turn: usize) -> Codes {
        let [two, three, four] = &self.next[turn];
        let mut out = [0; PIECES];
        for piece in 0..PIECES {
            let of = match kind(piece) {
                0 => two,
                1 => three,
                _ => four,
            };
            out[piece] = of[usize::from(codes[piece])];
        }
        out
    }

    /// The code of one piece of this kind after the turn with this index.
    #[inline]
    pub(super) fn next(&self, turn: usize, kind: usize, code: u8) -> u8 {
        self.next[turn][kind][usize::from(code)]
    }

    /// Finds the index of a turn by its axis, layers and rotation; `None` if there is none.
    pub(super) fn turn(&self, axis: u8, layers: u8, motion: &SignedPerm) -> Option<usize> {
        self.turns.iter().position(|turn| (turn.axis, turn.layers, &turn.motion) == (axis, layers, motion))
    }
}

/// The axes of a piece in the order of its stickers: increasing, but with the first two exchanged for pieces of four colours with an odd
/// number of positive sides, so that all of them have the same twelve orientations at a place.
fn stickers(home: Coordinates) -> [u8; 4] {
    let mut out = [0; 4];
    for (slot, axis) in out.iter_mut().zip(axes(home)) {
        *slot = axis as u8;
    }
    if axes(home).count() == 4 && positive_sides(home).count_ones() % 2 == 1 {
        out.swap(0, 1);
    }
    out
}

/// The orientations of a piece at a place, as the axis of each of its stickers.
fn orientations_at(place: Coordinates) -> impl Iterator<Item = [u8; 4]> {
    let own: Vec<u8> = axes(place).map(|axis| axis as u8).collect();
    let is_odd = positive_sides(place).count_ones() % 2 == 1;
    let mut out = Vec::new();
    crate::puzzle::perm::each_permutation(own.len(), |order| {
        let mut on = [0; 4];
        for (slot, &n) in on.iter_mut().zip(order) {
            *slot = own[usize::from(n)];
        }
        if own.len() < 4 || crate::puzzle::perm::is_odd(order) == is_odd {
            out.push(on);
        }
    });
    out.into_iter()
}

/// The codes after a move, indexed by the codes before; `lying` are the placements of the kind.
fn codes_after(turn: &Turn, lying: &[Placement]) -> [u8; MAX_CODES] {
    let layout = Layout::get();
    let mut out: [u8; MAX_CODES] = std::array::from_fn(|code| code as u8);
    for (code, from) in lying.iter().enumerate() {
        let place = layout.places[usize::from(from.place)];
        let layer = 1 - place[usize::from(turn.axis)];
        if turn.layers >> layer & 1 == 0 {
            continue;
        }
        let to = layout.image(&turn.motion, usize::from(from.place));
        let mut on = [0; 4];
        for (to, from) in on.iter_mut().zip(from.axes).take(axes(place).count()) {
            *to = turn.motion.axis[usize::from(from)];
        }
        let to = Placement { place: to as u8, axes: on };
        out[code] = code_of(lying, &to);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn codes_follow_the_facelets() {
        let table = CodeTable::shared();
        assert_eq!(table.placements.each_ref().map(Vec::len), [48, 192, 192]);
        assert!(table.turns.iter().all(|turn| [0b001, 0b100, 0b101].contains(&turn.layers)));
        let mut state = Tess3::random(&mut ChaCha8Rng::seed_from_u64(7));
        let mut codes = table.encode(&state);
        for n in 0..200 {
            assert_eq!(table.decode(&codes), state);
            let number = n * 61 % CODE_TURNS;
            let turn = &table.turns[number];
            let facelets = state.to_facelets().after(turn.mv);
            let (next, held) = Tess3::from_facelets(&facelets).expect("a state");
            assert_eq!(held, SignedPerm::IDENTITY, "centres stay at home");
            codes = table.turned(&codes, number);
            assert_eq!(codes, table.encode(&next));
            assert_eq!(table.turned(&codes, usize::from(turn.inverse)), table.encode(&state));
            state = next;
        }
    }
}
