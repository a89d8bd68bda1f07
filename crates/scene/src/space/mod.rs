//! Geometry of the 3D view: projects facelets to polygons on a unit screen, and finds the move of a click or drag at a point.
//! Independent of the window.
//!
//! Axes are X (right), Y (up), Z (towards the viewer) and, for hypercubes, W. A hypercube of any size extends from -1 to 1; a cube of size
//! `n` extends from `-n` to `n`, in halves of a cubie's edge.

pub mod camera;
pub mod cell_labels;
mod cuboids;
pub mod drag;
mod facelet;
mod fitting;
pub mod grip;
mod hints;
pub mod indicators;
mod linear;
mod order;
pub mod projection;
pub mod scene;
mod scene_options;
pub mod solids;
pub mod turning;

pub use camera::{Camera, ViewFrom};
pub use cell_labels::CellLabel;
pub use drag::LayerDrag;
pub use fitting::Fit;
pub use grip::Grip;
pub use indicators::TurnArc;
pub use linear::PlaneRotation;
pub use projection::Polygon;
pub use scene::{Hit, Scene};
pub use scene_options::SceneOptions;
pub use solids::{Solid, TextOrientation};
pub use turning::LayerTurn;

/// Range of both fields of [`Sizes`].
pub const SIZE_RANGE: std::ops::RangeInclusive<f32> = 0.3..=1.0;

/// Sizes of a hypercube's parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// Edge of a cell as a fraction of the hypercube's, within [`SIZE_RANGE`].
    pub cell: f32,
    /// Edge of a sticker as a fraction of its part of the cell, within [`SIZE_RANGE`].
    pub sticker: f32,
}

impl Default for Sizes {
    fn default() -> Self {
        Self { cell: 0.4, sticker: 0.58 }
    }
}

impl Sizes {
    /// Clamps to [`SIZE_RANGE`]; non-finite values become the default.
    pub fn clamped(self) -> Self {
        let usual = Self::default();
        let bound = |size: f32, usual: f32| {
            if size.is_finite() { size.clamp(*SIZE_RANGE.start(), *SIZE_RANGE.end()) } else { usual }
        };
        Self { cell: bound(self.cell, usual.cell), sticker: bound(self.sticker, usual.sticker) }
    }
}

#[cfg(test)]
mod tests;
