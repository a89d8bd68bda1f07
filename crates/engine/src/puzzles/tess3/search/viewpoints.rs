//! The eight views of a state for the first phase: each axis in the role of W, for the state and for its inverse. A solution found in one
//! view translates back to a solution of the state.

use super::super::SIZE;
use super::super::codes::{CodeTable, Codes, Placement, code_of, kind};
use super::super::pieces::{Layout, PIECES};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::layers::mirrored;

/// A state or its inverse, seen through a rotation of the whole puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    rotation: SignedPerm,
    /// True if the view shows the inverse state.
    is_inverse: bool,
}

impl Viewpoint {
    /// Returns the eight views: the state and its inverse, then both through a rotation for each other axis.
    pub fn all() -> Vec<Self> {
        let rotation = |axis: usize| {
            let fits = |rotation: &&SignedPerm| usize::from(rotation.axis[axis]) == 3 && rotation.flip >> 3 & 1 == 0;
            *SignedPerm::rotations(4).iter().find(fits).expect("a rotation carries each axis to W")
        };
        let rotations = [SignedPerm::IDENTITY, rotation(0), rotation(1), rotation(2)];
        rotations
            .iter()
            .flat_map(|rotation| [false, true].map(|is_inverse| Self { rotation: *rotation, is_inverse }))
            .collect()
    }

    /// Returns views through quarter rotations that generate all rotations of the puzzle.
    pub(super) fn generators() -> [Self; 3] {
        [0, 1, 2].map(|axis| {
            let mut rotation = SignedPerm { flip: 1 << axis, ..SignedPerm::IDENTITY };
            rotation.axis.swap(axis, axis + 1);
            Self { rotation, is_inverse: false }
        })
    }

    /// Returns the views of a state and its inverse through each rotation of the puzzle.
    pub fn all_rotations() -> impl Iterator<Item = Self> {
        let both = |rotation| [false, true].map(|is_inverse| Self { rotation, is_inverse });
        SignedPerm::rotations(4).into_iter().flat_map(both)
    }

    /// Returns the axis in the role of W.
    pub fn axis(&self) -> u8 {
        let back = self.rotation.inverse();
        back.axis[3]
    }

    /// True if the view shows the inverse state; the phases of its solutions are then in reverse order.
    pub fn is_inverse(&self) -> bool {
        self.is_inverse
    }

    /// Returns a state as seen in this view.
    pub fn view_state(&self, codes: &Codes) -> Codes {
        let mut out = [0; PIECES];
        for (piece, &code) in codes.iter().enumerate() {
            let (seen, code) = self.view_piece(piece, code);
            out[seen] = code;
        }
        out
    }

    /// Returns a piece and its code as seen in this view.
    pub(super) fn view_piece(&self, piece: usize, code: u8) -> (usize, u8) {
        let (table, layout) = (CodeTable::shared(), Layout::get());
        let seen = |number: usize| layout.image(&self.rotation, number);
        let kind = kind(piece);
        let lying = &table.placements[kind][usize::from(code)];
        let place = usize::from(lying.place);
        let (to, at) = if self.is_inverse { (place, piece) } else { (piece, place) };
        let (to, at) = (seen(to), seen(at));
        let mut axes = [0; 4];
        for (made_for, lies) in table.stickers[piece].iter().zip(lying.axes).take(kind + 2) {
            let (from, axis) = if self.is_inverse { (lies, *made_for) } else { (*made_for, lies) };
            let [from, axis] = [from, axis].map(|axis| self.rotation.axis[usize::from(axis)]);
            let nth = table.stickers[to]
                .iter()
                .position(|sticker| *sticker == from)
                .expect("a sticker for each axis of a piece");
            axes[nth] = axis;
        }
        let lying = Placement { place: at as u8, axes };
        (to, code_of(&table.placements[kind], &lying))
    }

    /// Translates a solution of the state seen in this view to a solution of the state itself.
    pub fn translate_back(&self, turns: &[u16]) -> Vec<u16> {
        let table = CodeTable::shared();
        let back = self.rotation.inverse();
        let one = |turn: u16| {
            let turn = &table.turns[usize::from(turn)];
            let axis = back.axis[usize::from(turn.axis)];
            let is_reversed = back.flip >> axis & 1 == 1;
            let layers = if is_reversed { mirrored(turn.layers, SIZE) } else { turn.layers };
            let motion = back.after(&turn.motion).after(&self.rotation);
            table.turn(axis, layers, &motion).expect("a rotation carries turns to turns")
        };
        let turns = turns.iter().map(|turn| one(*turn));
        if self.is_inverse {
            turns.rev().map(|turn| table.turns[turn].inverse).collect()
        } else {
            turns.map(|turn| turn as u16).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tess3::Tess3;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn solutions_of_each_viewpoint_solve_the_state() {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        let mut random = ChaCha8Rng::seed_from_u64(9);
        let made: Vec<u16> = (0..12).map(|_| random.random_range(0..table.turns.len()) as u16).collect();
        let solution: Vec<u16> = made.iter().rev().map(|turn| table.turns[usize::from(*turn)].inverse).collect();
        let after = |from: &Codes, turns: &[u16]| {
            turns.iter().fold(*from, |codes, turn| table.turned(&codes, usize::from(*turn)))
        };
        let state = after(&solved, &made);
        for view in Viewpoint::all() {
            assert_eq!(view.view_state(&solved), solved);
            // For each turn of the solution, finds the view's turn by trying all.
            let seen = view.view_state(&state);
            assert_eq!(after(&state, &solution), solved);
            let mut way = Vec::new();
            let steps: Vec<u16> = if view.is_inverse { made.clone() } else { solution.clone() };
            for step in steps {
                let found = (0..table.turns.len() as u16).find(|turn| {
                    view.translate_back(&[*turn])
                        == [if view.is_inverse { table.turns[usize::from(step)].inverse } else { step }]
                });
                way.push(found.expect("each turn is seen as one"));
            }
            assert_eq!(after(&seen, &way), solved);
            assert_eq!(after(&state, &view.translate_back(&way)), solved);
        }
    }
}
