//! The slabs of the 3x3x3x3 as three cubes.
//!
//! In a state of S every piece is in its own slab (+W, middle or -W), and each slab is a 3x3x3. A turn of a cell across X, Y or Z by a
//! rotation that fixes W turns one layer of all three; a turn of a W cell turns one outer cube as a whole, which changes its grip: the
//! rotation from the cube's own directions to those of the puzzle. In its own directions, a cube is turned only by layers.

use std::sync::LazyLock;

use super::super::codes::{CodeTable, Codes, kind};
use super::super::pieces::{Layout, PIECES};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::rotations3;
use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::axis_turns::AXIS_TURNS;

/// Number of rotations of a cube.
pub(super) const ROTATIONS: usize = 24;
/// Number of slabs: beside +W, between, beside -W.
pub(super) const SLABS: usize = 3;
/// Index of the middle slab, whose grip never changes.
pub(super) const MIDDLE_SLAB: usize = 1;
/// The layers that a move turns, as bits: one cell, the opposite one, both.
const GRIP_LAYERS: [u8; 3] = [0b001, 0b100, 0b101];

/// Rotations, and the effect of turns on a cube in each grip.
pub(super) struct Frames {
    /// The rotations, the identity first.
    pub rotations: Vec<SignedPerm>,
    /// `after[a][b]`: `b` first, then `a`.
    pub after: [[u8; ROTATIONS]; ROTATIONS],
    /// The inverse of each rotation.
    pub inverse: [u8; ROTATIONS],
    /// `local[grip][turn]`: the turn in the cube's own directions.
    pub local: [[u8; AXIS_TURNS]; ROTATIONS],
    /// `grips[turn][local]`: the grips where the puzzle's `turn` is the cube's turn `local`.
    pub grips: Vec<Vec<Vec<u8>>>,
    /// `layer_turn[turn]`: the turn of the puzzle that turns this layer of all three cubes.
    pub layer_turn: [u16; AXIS_TURNS],
    /// `grip_turn[n][rotation]`: the turn of the puzzle that rotates the first, the last or both outer cubes; `u16::MAX` for the identity.
    pub grip_turn: [[u16; ROTATIONS]; 3],
    /// The rotations that carry a cube's upright axis, Y, to Y, X and Z; the first is the identity.
    pub views: [u8; 3],
    facelets: Vec<Facelet>,
}

/// A facelet of the 3x3x3: its place, and its colour when solved.
struct Facelet {
    axis: u8,
    side: i8,
    cubie: [i8; 4],
    colour: u8,
}

/// A slab read as a 3x3x3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SlabCube {
    /// The cube in its own directions.
    pub cube: Cube3,
    /// Index of the rotation from the cube's own directions to the puzzle's.
    pub grip: u8,
}

impl Frames {
    /// Returns the shared tables, built on first use.
    pub fn get() -> &'static Self {
        static FRAMES: LazyLock<Frames> = LazyLock::new(Frames::make);
        &FRAMES
    }

    fn make() -> Self {
        let (codes, rotations) = (CodeTable::shared(), rotations3());
        let number = |rotation: &SignedPerm| {
            rotations.iter().position(|known| known == rotation).expect("rotations form a group") as u8
        };
        let after = std::array::from_fn(|a| std::array::from_fn(|b| number(&rotations[a].after(&rotations[b]))));
        let inverse: [u8; ROTATIONS] = std::array::from_fn(|a| number(&rotations[a].inverse()));
        let motion = |turn: usize| SignedPerm::about((turn / 9) as u8, turn % 3 + 1);
        let local: [[u8; AXIS_TURNS]; ROTATIONS] = std::array::from_fn(|grip| {
            std::array::from_fn(|turn| {
                let back = rotations[grip].inverse();
                let mut direction = [0; 4];
                direction[turn / 9] = 1;
                let direction = back.image_of_vector(direction);
                let axis = direction.iter().position(|side| *side != 0).expect("a direction has an axis");
                let layer = match turn / 3 % 3 {
                    2 => 2,
                    layer if direction[axis] > 0 => layer,
                    layer => 1 - layer,
                };
                let seen = back.after(&motion(turn)).after(&rotations[grip]);
                let quarters = (1..4).find(|quarters| SignedPerm::about(axis as u8, *quarters) == seen);
                ((axis * 3 + layer) * 3 + quarters.expect("a rotation about an axis") - 1) as u8
            })
        });
        let grips = (0..AXIS_TURNS)
            .map(|turn| {
                let of = |seen| {
                    (0..ROTATIONS as u8).filter(|grip| usize::from(local[usize::from(*grip)][turn]) == seen).collect()
                };
                (0..AXIS_TURNS).map(of).collect()
            })
            .collect();
        let find = |axis: usize, layer: usize, motion: &SignedPerm| {
            codes.turn(axis as u8, GRIP_LAYERS[layer], motion).expect("the move list has every rotation of a cell")
                as u16
        };
        let layer_turn = std::array::from_fn(|turn| find(turn / 9, turn / 3 % 3, &motion(turn)));
        let grip_turn = std::array::from_fn(|layer| {
            std::array::from_fn(|rotation| if rotation == 0 { u16::MAX } else { find(3, layer, &rotations[rotation]) })
        });
        let upright =
            |axis: u8| rotations.iter().position(|rotation| rotation.axis[1] == axis && rotation.axis[3] == 3);
        let views = [1, 0, 2].map(|axis| upright(axis).expect("a rotation carries any axis to any other") as u8);
        let def = PuzzleId::Cube3.def();
        let facelets = def.places.iter().zip(&def.solved);
        let facelets =
            facelets.map(|(place, &colour)| Facelet { axis: place.axis, side: place.side, cubie: place.cubie, colour });
        Self { after, inverse, local, grips, layer_turn, grip_turn, views, facelets: facelets.collect(), rotations }
    }

    /// Returns the colour of the face in a direction.
    fn colour(&self, direction: [i8; 4]) -> u8 {
        let is = |facelet: &&Facelet| direction[usize::from(facelet.axis)] == facelet.side;
        self.facelets.iter().find(is).expect("a face in each direction").colour
    }

    /// Reads a slab as a cube whose own directions are the puzzle's, turned by a view. `None` if a piece of the slab is elsewhere or has
    /// another sticker on W, if the centres are not rotated as a whole, or if layer turns cannot reach the cube.
    pub fn cube(&self, codes: &Codes, slab: usize, view: u8) -> Option<SlabCube> {
        let (table, layout) = (CodeTable::shared(), Layout::get());
        let w = 1 - slab as i8;
        let stickers = |piece: usize| {
            let lying = &table.placements[kind(piece)][usize::from(codes[piece])];
            let pairs = table.stickers[piece].iter().zip(lying.axes).take(kind(piece) + 2);
            pairs.map(|(made_for, on)| (usize::from(*made_for), usize::from(on))).filter(|(made_for, _)| *made_for != 3)
        };
        let place =
            |piece: usize| layout.places[usize::from(table.placements[kind(piece)][usize::from(codes[piece])].place)];
        let pieces = || (0..PIECES).filter(|piece| layout.places[*piece][3] == w);
        if pieces().any(|piece| place(piece)[3] != w || stickers(piece).any(|(_, on)| on == 3)) {
            return None;
        }
        // The rotation of the centres, which are the two-colour pieces of an outer cube.
        let mut attitude = SignedPerm::IDENTITY;
        for piece in pieces().filter(|piece| kind(*piece) == 0 && slab != MIDDLE_SLAB) {
            for (made_for, on) in stickers(piece) {
                attitude.axis[made_for] = on as u8;
                if layout.places[piece][made_for] > 0 {
                    attitude.flip = attitude.flip & !(1 << on) | u8::from(place(piece)[on] < 0) << on;
                }
            }
        }
        let attitude = self.rotations.iter().position(|rotation| *rotation == attitude)?;
        let grip = self.after[attitude][usize::from(view)];
        let back = |rotation: u8| &self.rotations[usize::from(self.inverse[usize::from(rotation)])];
        let mut colours: Vec<Option<u8>> = vec![None; self.facelets.len()];
        let mut put = |at: [i8; 4], on: usize, direction: [i8; 4]| {
            let place = back(grip).image_of_vector([at[0], at[1], at[2], 0]);
            let axis = back(grip).axis[on];
            let cubie = place.map(|side| 2 * side);
            let is = |facelet: &Facelet| facelet.cubie == cubie && facelet.axis == axis;
            if let Some(facelet) = self.facelets.iter().position(is) {
                colours[facelet] = Some(self.colour(back(view).image_of_vector(direction)));
            }
        };
        for piece in pieces() {
            for (made_for, on) in stickers(piece) {
                let mut direction = [0; 4];
                direction[made_for] = layout.places[piece][made_for];
                put(place(piece), on, direction);
            }
        }
        if slab == MIDDLE_SLAB {
            for (axis, side) in [0, 1, 2].into_iter().flat_map(|axis| [(axis, 1), (axis, -1)]) {
                let mut direction = [0; 4];
                direction[axis] = side;
                put(direction, axis, direction);
            }
        }
        let colours: Option<Vec<u8>> = colours.into_iter().collect();
        let cube = Cube3::from_facelets(&Facelets { puzzle: PuzzleId::Cube3, colours: colours? }).ok()?;
        Some(SlabCube { cube, grip })
    }

    #[cfg(test)]
    /// True if a state is in S: its slabs are cubes, and their corner permutations have the same parity.
    pub fn is_in_slabs(&self, codes: &Codes) -> bool {
        let mut parities =
            (0..SLABS).map(|slab| self.cube(codes, slab, 0).map(|slab| crate::puzzle::perm::is_odd(&slab.cube.cp)));
        let first = parities.next().flatten();
        first.is_some() && parities.all(|parity| parity == first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tess3::Tess3;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn turns_of_slabs_are_turns_of_cubes() {
        let (frames, codes) = (Frames::get(), CodeTable::shared());
        let mut random = ChaCha8Rng::seed_from_u64(5);
        let mut state = codes.encode(&Tess3::solved());
        for _ in 0..300 {
            let view = frames.views[random.random_range(0..3)];
            let before: Vec<SlabCube> =
                (0..SLABS).map(|slab| frames.cube(&state, slab, view).expect("a cube")).collect();
            if random.random() {
                let turn = random.random_range(0..AXIS_TURNS);
                state = codes.turned(&state, usize::from(frames.layer_turn[turn]));
                for (slab, before) in before.iter().enumerate() {
                    let local = usize::from(frames.local[usize::from(before.grip)][turn]);
                    let after = frames.cube(&state, slab, view).expect("a cube");
                    assert_eq!(after.grip, before.grip);
                    let expected = crate::puzzles::cube3::tables::axis_turns::turned(&before.cube, local);
                    assert_eq!(after.cube, expected);
                }
            } else {
                let (layer, rotation) = (random.random_range(0..3), random.random_range(1..ROTATIONS));
                state = codes.turned(&state, usize::from(frames.grip_turn[layer][rotation]));
                for (slab, before) in before.iter().enumerate() {
                    let after = frames.cube(&state, slab, view).expect("a cube");
                    assert_eq!(after.cube, before.cube);
                    let turns = slab != MIDDLE_SLAB && (layer == 2 || layer == slab / 2);
                    let grip = if turns { frames.after[rotation][usize::from(before.grip)] } else { before.grip };
                    assert_eq!(after.grip, grip);
                }
            }
            assert!(frames.is_in_slabs(&state));
        }
    }
}
