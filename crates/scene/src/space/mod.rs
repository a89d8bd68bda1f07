//! The puzzle in space, without a window: pure geometry from the places of its facelets to polygons on a unit screen, and back
//! from a point on that screen to what a click or a pull there turns.
//!
//! Axes are X (right), Y (up), Z (toward the viewer) and, on the hypercube, W; lengths are in half the edge of a cell, so that
//! a hypercube of any size reaches from -1 to 1, or in half the edge of a cubie, so that a cube of size `n` reaches from `-n` to `n`.

mod bodies;
pub mod camera;
pub mod cell_names;
mod facelet;
mod fitting;
pub mod grip;
mod hints;
mod linear;
mod look;
pub mod marks;
mod order;
pub mod projection;
pub mod pull;
pub mod scene;
pub mod solids;
pub mod turning;

pub use camera::{Camera, ViewFrom};
pub use cell_names::CellName;
pub use fitting::Fit;
pub use grip::Grip;
pub use linear::Plane;
pub use look::Look;
pub use marks::TurnArc;
pub use projection::Polygon;
pub use pull::Pull;
pub use scene::{Hit, Scene};
pub use solids::{Solid, Writing};
pub use turning::Turning;

/// Bounds of the size of a cell of the hypercube, and of a sticker in its cell: parts of the room that there is.
pub const SIZES: std::ops::RangeInclusive<f32> = 0.3..=1.0;

/// Sizes of the parts of the hypercube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// The edge of a cell, in parts of the hypercube's; within [`SIZES`].
    pub cell: f32,
    /// The edge of a sticker, in parts of half a cell; within [`SIZES`].
    pub sticker: f32,
}

impl Default for Sizes {
    fn default() -> Self {
        Self { cell: 0.4, sticker: 0.58 }
    }
}

impl Sizes {
    /// These sizes within [`SIZES`]; the usual ones instead of what is no number.
    pub fn within_bounds(self) -> Self {
        let usual = Self::default();
        let bound = |size: f32, usual: f32| {
            if size.is_finite() { size.clamp(*SIZES.start(), *SIZES.end()) } else { usual }
        };
        Self { cell: bound(self.cell, usual.cell), sticker: bound(self.sticker, usual.sticker) }
    }
}

#[cfg(test)]
mod tests;
