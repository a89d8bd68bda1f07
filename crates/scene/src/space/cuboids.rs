//! The solids of a puzzle: cubies of a cube, stickers of a hypercube.

use std::collections::BTreeMap;

use super::Sizes;
use super::linear::{V4, add_scaled, axis_vector, to_v4};
use unfold_engine::puzzle::geometry::{MAX_AXES, axes_without};
use unfold_engine::puzzle::{PuzzleDef, PuzzleId};

/// A box with edges along three axes. Its inner corner has the smallest coordinates on a cube; on a hypercube it is the one
/// nearest to the centre of the cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cuboid {
    /// Position of the cubie it moves with.
    pub cubie: [i8; MAX_AXES],
    /// Outward normal of the cell on hypercubes; `None` on cubes.
    pub cell_normal: Option<[i8; MAX_AXES]>,
    pub inner: V4,
    /// Edge vectors from the inner corner.
    pub edges: [V4; 3],
    /// Unit vectors of the edges.
    pub directions: [[i8; MAX_AXES]; 3],
    /// Facelets at the inner (0) and outer (1) end of each edge.
    pub facelets: [[Option<usize>; 2]; 3],
}

/// The solids of a puzzle. `sizes` matters only for hypercubes.
pub fn cuboids(puzzle: PuzzleId, sizes: Sizes) -> Vec<Cuboid> {
    if puzzle.def().dimensions == 4 { stickers(puzzle.def(), sizes) } else { cubies(puzzle.def()) }
}

/// Half the edge of the whole puzzle, in the units of [`Cuboid`].
pub fn half_edge(puzzle: PuzzleId) -> f32 {
    let def = puzzle.def();
    if def.dimensions == 4 { 1.0 } else { def.size as f32 }
}

/// Half the edge of a hypercube's cell, measured to its outermost stickers.
pub fn cell_half_edge(def: &PuzzleDef, sizes: Sizes) -> f32 {
    let outermost = def.size as f32 - 1.0;
    sizes.cell * (outermost + sizes.sticker) / def.size as f32
}

fn cubies(def: &PuzzleDef) -> Vec<Cuboid> {
    let mut parts = BTreeMap::new();
    for (i, place) in def.places.iter().enumerate() {
        let part = parts.entry(place.cubie).or_insert_with(|| Cuboid {
            cubie: place.cubie,
            cell_normal: None,
            inner: (0..3).fold(to_v4(place.cubie), |corner, axis| add_scaled(&corner, -1.0, &axis_vector(axis))),
            edges: [0, 1, 2].map(|axis| axis_vector(axis).map(|c| 2.0 * c)),
            directions: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]],
            facelets: [[None; 2]; 3],
        });
        part.facelets[usize::from(place.axis)][usize::from(place.side > 0)] = Some(i);
    }
    parts.into_values().collect()
}

fn stickers(def: &PuzzleDef, sizes: Sizes) -> Vec<Cuboid> {
    let part = |(i, place): (usize, &unfold_engine::puzzle::geometry::FaceletPlace)| {
        let direction = |axis: u8, sign: i8| -> [i8; MAX_AXES] {
            std::array::from_fn(|k| if k == usize::from(axis) { sign } else { 0 })
        };
        let normal = direction(place.axis, place.side);
        let axes = axes_without(place.axis);
        // A sticker in the middle of its cell still needs a direction.
        let directions = axes.map(|axis| direction(axis, if place.cubie[usize::from(axis)] < 0 { -1 } else { 1 }));
        // A sticker is centred in its part of the cell, which is an octant if there are two layers.
        let layers = def.size as f32;
        let near =
            axes.map(|axis| sizes.cell * (f32::from(place.cubie[usize::from(axis)].abs()) - sizes.sticker) / layers);
        let inner = directions.iter().zip(near);
        Cuboid {
            cubie: place.cubie,
            cell_normal: Some(normal),
            inner: inner.fold(to_v4(normal), |corner, (edge, near)| add_scaled(&corner, near, &to_v4(*edge))),
            edges: directions.map(|edge| to_v4(edge).map(|c| c * sizes.cell * sizes.sticker * (2.0 / layers))),
            directions,
            facelets: [[Some(i); 2]; 3],
        }
    };
    def.places.iter().enumerate().map(part).collect()
}
