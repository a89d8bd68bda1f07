//! View of the puzzle.

use super::linear::{Plane, Rotation, V4, add_scaled, along, dot, real, unit};
use super::{Sizes, scene::Scene};
use unfold_engine::puzzle::{PuzzleId, hypercube::cell_axis};

/// Bounds of the zoom; 1 shows the whole puzzle.
pub const ZOOM: std::ops::RangeInclusive<f32> = 0.4..=4.0;
/// From the front, the start looks down by this angle and sees the right side under that one, in radians.
const START: [f32; 2] = [0.5, 0.68];
/// The hypercube is looked at more from the front, so that its cells do not hide each other.
const START_FOURTH: [f32; 2] = [0.42, 0.74];

/// View of the puzzle: a rotation of its axes, seen from far on the Z axis and, on the hypercube, from the W axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    rotation: Rotation,
    zoom: f32,
}

impl Camera {
    /// The first view of a puzzle: of a cube the faces U, F and R are seen.
    pub fn start(puzzle: PuzzleId) -> Self {
        let [down, aside] = if puzzle.def().dimensions == 4 { START_FOURTH } else { START };
        Self { rotation: Rotation::IDENTITY, zoom: 1.0 }.orbited(-aside, down)
    }

    /// Magnification, within [`ZOOM`].
    pub fn zoom(&self) -> f32 {
        self.zoom
    }

    /// Shown so many times larger.
    pub fn zoomed(self, factor: f32) -> Self {
        let zoom = self.zoom * factor;
        Self { zoom: if zoom.is_finite() { zoom.clamp(*ZOOM.start(), *ZOOM.end()) } else { self.zoom }, ..self }
    }

    /// From the same side, but no larger than shows the whole puzzle.
    pub fn fitted(self, puzzle: PuzzleId, sizes: Sizes) -> Self {
        let whole = Self { zoom: self.zoom.min(1.0), ..self };
        // Some views of the hypercube are a little larger than the first one.
        let extent = Scene::new(puzzle, &whole, sizes, None).extent();
        Self { zoom: whole.zoom / extent.max(1.0), ..self }
    }

    /// The directions of the four axes of the puzzle as it is seen.
    pub fn axes(&self) -> &[[f32; 4]; 4] {
        &self.rotation.columns
    }

    /// Turned as by a hand that pulls the front to the right and down, in radians.
    pub fn orbited(self, right: f32, down: f32) -> Self {
        self.turned(2, 0, right).turned(1, 2, down)
    }

    /// Turned through the fourth axis, as by a hand that pulls the cell at the centre to the right and down, in radians.
    pub fn orbited_fourth(self, right: f32, down: f32) -> Self {
        self.turned(0, 3, right).turned(1, 3, -down)
    }

    /// The rotation that brings a cell of the hypercube (`cell < 8`) to the centre; `None` when it is there.
    pub fn centring(&self, cell: u8) -> Option<Plane> {
        let (axis, positive) = cell_axis(cell.min(7));
        let normal: [i8; 4] =
            std::array::from_fn(|i| if i == usize::from(axis) { 2 * i8::from(positive) - 1 } else { 0 });
        let from = unit(&self.rotation.image(&real(normal)))?;
        let centre: V4 = along(3).map(|c| -c);
        let cos = dot(&from, &centre).clamp(-1.0, 1.0);
        if cos > 1.0 - 1e-5 {
            return None;
        }
        let aside = |v: &V4| unit(&add_scaled(v, -dot(v, &from), &from));
        // From the opposite end every way is as good.
        let toward = if cos > -1.0 + 1e-5 { aside(&centre) } else { aside(&along(0)) }?;
        Some(Plane { axes: [from, toward], angle: cos.acos() })
    }

    /// After a part of a centring: nothing for 0, all of it for 1; -1 takes it back.
    pub fn centred(self, centring: &Plane, part: f32) -> Self {
        Self { rotation: self.rotation.then(centring, part), ..self }
    }

    /// The view from a side, as large as this one.
    pub fn seen_from(self, puzzle: PuzzleId, side: ViewFrom) -> Self {
        let straight = Self { rotation: Rotation::IDENTITY, ..self };
        let [down, aside] = if puzzle.def().dimensions == 4 { START_FOURTH } else { START };
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

    /// On the way to another view: this one for 0, that one for 1.
    pub fn on_way_to(self, other: &Self, part: f32) -> Self {
        let [first, second] = self.rotation.toward(&other.rotation);
        let zoom = self.zoom + part * (other.zoom - self.zoom);
        Self { rotation: self.rotation.then(&first, part).then(&second, part), zoom }
    }

    /// The view in which the axes of the puzzle are seen in these directions, as large as this one. They are made perpendicular;
    /// `None` where they span no space or are a mirror image.
    pub fn with_axes(self, axes: [[f32; 4]; 4]) -> Option<Self> {
        Rotation::from_columns(axes).map(|rotation| Self { rotation, ..self })
    }

    /// The place of a point of the puzzle as it is seen.
    pub(super) fn see(&self, point: &V4) -> V4 {
        self.rotation.image(point)
    }

    fn turned(self, from: usize, to: usize, angle: f32) -> Self {
        if !angle.is_finite() {
            return self;
        }
        Self { rotation: self.rotation.then(&Plane { axes: [along(from), along(to)], angle }, 1.0), ..self }
    }
}

/// A side from which the puzzle can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewFrom {
    /// Straight from the front.
    Front,
    /// Straight from the back.
    Back,
    /// From the corner at which these faces meet.
    Corner {
        /// From above rather than from below.
        up: bool,
        /// From the right rather than from the left.
        right: bool,
        /// From the front rather than from the back.
        front: bool,
    },
}

impl ViewFrom {
    /// The corner of the first view.
    pub const UFR: Self = Self::Corner { up: true, right: true, front: true };
}
