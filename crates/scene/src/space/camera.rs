//! The camera: rotation and zoom of the view.

use super::linear::{PlaneRotation, Rotation, V4, add_scaled, axis_vector, dot, to_v4, unit};
use super::{Sizes, scene::Scene};
use unfold_engine::puzzle::{PuzzleId, hypercube::cell_axis};

/// Range of the zoom; at 1 the default view shows the whole puzzle.
pub const ZOOM_RANGE: std::ops::RangeInclusive<f32> = 0.4..=4.0;
/// Angles of the default view, in radians: looking down, and from the right.
const DEFAULT_ANGLES: [f32; 2] = [0.5, 0.68];
/// Default angles for hypercubes, adjusted so that cells hide each other less.
const DEFAULT_ANGLES_4D: [f32; 2] = [0.42, 0.74];

/// Rotation of the puzzle's axes, and zoom. The eye is on the Z axis; hypercubes are first projected from a second eye, on the W axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    rotation: Rotation,
    zoom: f32,
}

impl Camera {
    /// Returns the default view of a puzzle, which for a cube shows U, F and R.
    pub fn default_view(puzzle: PuzzleId) -> Self {
        let [down, aside] = if puzzle.def().dimensions == 4 { DEFAULT_ANGLES_4D } else { DEFAULT_ANGLES };
        Self { rotation: Rotation::IDENTITY, zoom: 1.0 }.orbited(-aside, down)
    }

    /// Magnification, within [`ZOOM_RANGE`].
    pub fn zoom(&self) -> f32 {
        self.zoom
    }

    /// Multiplies the zoom, clamped to [`ZOOM_RANGE`]; unchanged if the result is not finite.
    pub fn zoomed(self, factor: f32) -> Self {
        let zoom = self.zoom * factor;
        Self {
            zoom: if zoom.is_finite() { zoom.clamp(*ZOOM_RANGE.start(), *ZOOM_RANGE.end()) } else { self.zoom },
            ..self
        }
    }

    /// Reduces the zoom until the whole puzzle is visible.
    pub fn fitted(self, puzzle: PuzzleId, sizes: Sizes) -> Self {
        let whole = Self { zoom: self.zoom.min(1.0), ..self };
        // Some views of the hypercube are slightly larger than the default one.
        let extent = Scene::new(puzzle, &whole, sizes, None).extent();
        Self { zoom: whole.zoom / extent.max(1.0), ..self }
    }

    /// Directions of the puzzle's four axes in view coordinates.
    pub fn axes(&self) -> &[[f32; 4]; 4] {
        &self.rotation.columns
    }

    /// Rotates as if the front were dragged right and down by these angles, in radians.
    pub fn orbited(self, right: f32, down: f32) -> Self {
        self.turned(2, 0, right).turned(1, 2, down)
    }

    /// Rotates through the fourth axis as if the central cell were dragged right and down by these angles, in radians.
    pub fn orbited_fourth(self, right: f32, down: f32) -> Self {
        self.turned(0, 3, right).turned(1, 3, -down)
    }

    /// Rotation that brings a cell (`cell < 8`) to the centre; `None` if it is there already.
    pub fn centring(&self, cell: u8) -> Option<PlaneRotation> {
        let (axis, positive) = cell_axis(cell.min(7));
        let normal: [i8; 4] =
            std::array::from_fn(|i| if i == usize::from(axis) { 2 * i8::from(positive) - 1 } else { 0 });
        let from = unit(&self.rotation.image(&to_v4(normal)))?;
        let centre: V4 = axis_vector(3).map(|c| -c);
        let cos = dot(&from, &centre).clamp(-1.0, 1.0);
        if cos > 1.0 - 1e-5 {
            return None;
        }
        let aside = |v: &V4| unit(&add_scaled(v, -dot(v, &from), &from));
        // From the opposite cell, any direction will do.
        let toward = if cos > -1.0 + 1e-5 { aside(&centre) } else { aside(&axis_vector(0)) }?;
        Some(PlaneRotation { axes: [from, toward], angle: cos.acos() })
    }

    /// Applies a fraction of a centring rotation: 0 for none, 1 for all, -1 to undo.
    pub fn centred(self, centring: &PlaneRotation, part: f32) -> Self {
        Self { rotation: self.rotation.then(centring, part), ..self }
    }

    /// The view from a side or corner, at the same zoom.
    pub fn seen_from(self, puzzle: PuzzleId, side: ViewFrom) -> Self {
        let straight = Self { rotation: Rotation::IDENTITY, ..self };
        let [down, aside] = if puzzle.def().dimensions == 4 { DEFAULT_ANGLES_4D } else { DEFAULT_ANGLES };
        let quarter = std::f32::consts::FRAC_PI_2;
        match side {
            ViewFrom::Front => straight,
            ViewFrom::Back => straight.orbited(2.0 * quarter, 0.0),
            ViewFrom::Corner { up, right, front } => {
                let corner = match (right, front) {
                    (true, true) => -aside,
                    (false, true) => aside,
                    (true, false) => aside - 2.0 * quarter,
                    (false, false) => 2.0 * quarter - aside,
                };
                straight.orbited(corner, if up { down } else { -down })
            }
        }
    }

    /// Interpolates towards another view: `part` is 0 for this one, 1 for the other.
    pub fn interpolated(self, other: &Self, part: f32) -> Self {
        let [first, second] = self.rotation.toward(&other.rotation);
        let zoom = self.zoom + part * (other.zoom - self.zoom);
        Self { rotation: self.rotation.then(&first, part).then(&second, part), zoom }
    }

    /// Returns the view with the puzzle's axes in the given directions, orthonormalised, at the same zoom. `None` if the directions are
    /// degenerate or mirrored.
    pub fn with_axes(self, axes: [[f32; 4]; 4]) -> Option<Self> {
        Rotation::from_columns(axes).map(|rotation| Self { rotation, ..self })
    }

    /// Converts a point to view coordinates.
    pub(super) fn view_point(&self, point: &V4) -> V4 {
        self.rotation.image(point)
    }

    fn turned(self, from: usize, to: usize, angle: f32) -> Self {
        if !angle.is_finite() {
            return self;
        }
        Self {
            rotation: self.rotation.then(&PlaneRotation { axes: [axis_vector(from), axis_vector(to)], angle }, 1.0),
            ..self
        }
    }
}

/// A viewing direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewFrom {
    Front,
    Back,
    Corner {
        /// True for above, false for below.
        up: bool,
        /// True for the right, false for the left.
        right: bool,
        /// True for the front, false for the back.
        front: bool,
    },
}

impl ViewFrom {
    /// The corner of the default view.
    pub const UFR: Self = Self::Corner { up: true, right: true, front: true };
}
