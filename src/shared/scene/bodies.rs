//! The bodies of which a puzzle consists: the cubies of a cube, the stickers of the hypercube.

use std::collections::BTreeMap;

use super::Sizes;
use super::linear::{V4, add_scaled, along, real};
use unfold_engine::puzzle::geometry::{MAX_AXES, axes_without};
use unfold_engine::puzzle::{PuzzleDef, PuzzleId};

/// A box whose edges lie along three axes. Its inner corner is the one nearest to the middle of its cell, if it belongs to one.
#[derive(Clone, Debug, PartialEq)]
pub struct Cuboid {
    /// The cubie with which it is carried.
    pub cubie: [i8; MAX_AXES],
    /// The outward normal of its cell, on the hypercube.
    pub cell: Option<[i8; MAX_AXES]>,
    /// The inner corner.
    pub inner: V4,
    /// The three edges, from the inner corner outward.
    pub edges: [V4; 3],
    /// The directions of the edges.
    pub toward: [[i8; MAX_AXES]; 3],
    /// The facelets on the outer (1) and inner (0) end of each edge.
    pub facelets: [[Option<usize>; 2]; 3],
}

/// The bodies of a puzzle. `sizes` matter on the hypercube only.
pub fn parts(puzzle: PuzzleId, sizes: Sizes) -> Vec<Cuboid> {
    if puzzle == PuzzleId::Tess2 { stickers(puzzle.def(), sizes) } else { cubies(puzzle.def()) }
}

/// Half the edge of the whole puzzle.
pub fn reach(puzzle: PuzzleId) -> f32 {
    let reach =
        |place: &unfold_engine::puzzle::geometry::FaceletPlace| f32::from(place.cubie[usize::from(place.axis)].abs());
    let outermost = puzzle.def().places.iter().map(reach).fold(0.0, f32::max);
    if puzzle == PuzzleId::Tess2 { outermost } else { outermost + 1.0 }
}

fn cubies(def: &PuzzleDef) -> Vec<Cuboid> {
    let mut parts = BTreeMap::new();
    for (i, place) in def.places.iter().enumerate() {
        let part = parts.entry(place.cubie).or_insert_with(|| Cuboid {
            cubie: place.cubie,
            cell: None,
            inner: (0..3).fold(real(place.cubie), |corner, axis| add_scaled(&corner, -1.0, &along(axis))),
            edges: [0, 1, 2].map(|axis| along(axis).map(|c| 2.0 * c)),
            toward: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]],
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
        let toward = axes_without(place.axis).map(|axis| direction(axis, place.cubie[usize::from(axis)].signum()));
        // A sticker has its place at the middle of an eighth of its cell.
        let near = sizes.cell * (1.0 - sizes.sticker) / 2.0;
        Cuboid {
            cubie: place.cubie,
            cell: Some(normal),
            inner: toward.iter().fold(real(normal), |corner, edge| add_scaled(&corner, near, &real(*edge))),
            edges: toward.map(|edge| real(edge).map(|c| c * sizes.cell * sizes.sticker)),
            toward,
            facelets: [[Some(i); 2]; 3],
        }
    };
    def.places.iter().enumerate().map(part).collect()
}
