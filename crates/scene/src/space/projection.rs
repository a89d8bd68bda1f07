//! Projection from four axes to the screen.

use super::bodies::{self, Cuboid};
use super::linear::{Point, V3, V4, add_scaled, dot, minus, real};
use super::order::{self, Body};
use super::{Camera, Sizes, Turning, facelet::rounded};
use unfold_engine::puzzle::{PuzzleId, geometry::MAX_AXES};

/// Distance of the W eye from the centre of a hypercube.
pub(super) const FOURTH_EYE: f32 = 2.7;
/// Distance of the Z eye, in radii of the puzzle.
const EYE: f32 = 4.0;
/// Points closer to an eye than this fraction of its distance are clamped.
const NEAREST: f32 = 0.05;
/// Fraction of the screen filled by the default view.
const FILL: f32 = 1.0;
/// A convex polygon: one side of a sticker, facelet or cubie.
#[derive(Clone, Debug, PartialEq)]
pub struct Polygon {
    /// `None` for the inside of a cube.
    pub facelet: Option<usize>,
    /// True if filled with the facelet's colour, false for the cubie around it.
    pub coloured: bool,
    /// Direction it faces, in the puzzle's resting position.
    pub toward: [i8; MAX_AXES],
    /// Corners on the screen.
    pub outline: Vec<Point>,
    /// Brightness, `0 < shade <= 1`.
    pub shade: f32,
    /// Fraction of fog from distance on the fourth axis, `0 <= fog <= 1`.
    pub fog: f32,
    /// `0 < opacity <= 1`.
    pub opacity: f32,
    pub(super) side: Side,
}

/// A parallelogram: the corner nearest to the cell's centre, and the two edges from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Side {
    pub(super) corner: V4,
    pub(super) edges: [V4; 2],
}

impl Side {
    /// The point at these fractions of the two edges.
    pub(super) fn at(&self, [u, v]: Point) -> V4 {
        add_scaled(&add_scaled(&self.corner, u, &self.edges[0]), v, &self.edges[1])
    }
}

/// Perspective projection of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projector {
    /// Distance of the eye from the centre, on the Z axis, in the coordinates of [`Scene::solids`](super::Scene::solids).
    pub eye: f32,
    /// Screen units per length unit at the centre.
    pub scale: f32,
}

impl Projector {
    /// Fits a puzzle to the screen.
    pub(super) fn of(puzzle: PuzzleId, sizes: Sizes, zoom: f32) -> Self {
        let reach = bodies::reach(puzzle);
        let outermost = if puzzle.def().dimensions == 4 {
            let edge = bodies::cell_reach(puzzle.def(), sizes);
            [1.0, edge, edge, edge]
        } else {
            [reach, reach, reach, 0.0]
        };
        let corner = in_space(&outermost);
        let radius = dot(&corner, &corner).sqrt();
        let eye = EYE * radius;
        // By perspective, a sphere appears larger than its central cross-section.
        let seen = radius * eye / (eye * eye - radius * radius).sqrt();
        Self { eye, scale: zoom * FILL / seen }
    }

    pub(super) fn on_screen(&self, point: &V3) -> Point {
        let factor = self.scale * self.eye / (self.eye - point[2]).max(NEAREST * self.eye);
        [point[0] * factor, -point[1] * factor]
    }

    /// Projects a point in view coordinates.
    pub(super) fn project(&self, point: &V4) -> Point {
        self.on_screen(&in_space(point))
    }

    /// Position of the Z eye.
    pub(super) fn position(&self) -> V3 {
        [0.0, 0.0, self.eye]
    }

    /// Outline of the facelet on a side of a cubie.
    pub(super) fn facelet(&self, side: &Side) -> Vec<Point> {
        rounded().into_iter().map(|at| self.project(&side.at(at))).collect()
    }
}

/// Projects from four axes to three, from the W eye.
pub(super) fn in_space(point: &V4) -> V3 {
    let factor = FOURTH_EYE / (FOURTH_EYE - point[3]).max(NEAREST * FOURTH_EYE);
    [point[0] * factor, point[1] * factor, point[2] * factor]
}

/// A projected part. Bit `k` of a corner's index is set at the outer end of edge `k`; side `2 * k` is at the inner end of edge `k`, side
/// `2 * k + 1` at the outer.
pub(super) struct ProjectedPart<'a> {
    pub(super) part: &'a Cuboid,
    pub(super) inner: V4,
    pub(super) edges: [V4; 3],
    pub body: Body,
}

impl ProjectedPart<'_> {
    /// Side `n`, `n < 6`, of a cubie.
    pub(super) fn side(&self, n: usize) -> Side {
        let corner = if n % 2 == 1 { add_scaled(&self.inner, 1.0, &self.edges[n / 2]) } else { self.inner };
        Side { corner, edges: others(n / 2).map(|k| self.edges[k]) }
    }

    pub(super) fn facelet(&self, n: usize) -> Option<usize> {
        self.part.facelets[n / 2][n % 2]
    }

    /// Direction a side faces, in the puzzle's resting position.
    pub(super) fn toward(&self, n: usize) -> [i8; MAX_AXES] {
        self.part.toward[n / 2].map(|c| if n % 2 == 1 { c } else { -c })
    }

    /// True if a side faces the eye.
    pub(super) fn faces(&self, n: usize, projector: &Projector) -> bool {
        let (normal, level) = &self.body.planes[n];
        dot(normal, &projector.position()) > *level
    }
}

/// Projects a part; `None` if its cell turns its outer side to the W eye.
pub(super) fn see<'a>(
    part: &'a Cuboid,
    camera: &Camera,
    projector: &Projector,
    turning: Option<(&Turning, f32)>,
) -> Option<ProjectedPart<'a>> {
    let turning = turning.filter(|(turning, _)| turning.turns(&part.cubie));
    let place = |v: &V4| camera.see(&turning.map_or(*v, |(turning, done)| turning.plane.carry(done, v)));
    if let Some(normal) = part.cell {
        // The cell is in the hyperplane at distance 1 along its normal.
        if FOURTH_EYE * place(&real(normal))[3] >= 1.0 {
            return None;
        }
    }
    let (inner, edges) = (place(&part.inner), part.edges.map(|edge| place(&edge)));
    let corners: [V3; 8] = std::array::from_fn(|bits| {
        let outer = (0..3).filter(|k| bits >> k & 1 == 1);
        in_space(&outer.fold(inner, |corner, k| add_scaled(&corner, 1.0, &edges[k])))
    });
    let middle = corners.iter().fold([0.0; 3], |sum, corner| add_scaled(&sum, 1.0 / 8.0, corner));
    let mut planes = [([0.0; 3], 0.0); 6];
    for (n, slot) in planes.iter_mut().enumerate() {
        let [a, b, c, _] = corners_of_side(n);
        *slot = order::plane([&corners[a], &corners[b], &corners[c]], &middle)?;
    }
    let mut covers = [f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY];
    for [x, y] in corners.map(|corner| projector.on_screen(&corner)) {
        covers = [covers[0].min(x), covers[1].min(y), covers[2].max(x), covers[3].max(y)];
    }
    let to_eye = minus(&projector.position(), &middle);
    let body = Body { corners, planes, covers, distance: dot(&to_eye, &to_eye) };
    Some(ProjectedPart { part, inner, edges, body })
}

/// Corners of a side in cyclic order, from the one nearest to the inner corner.
pub(super) fn corners_of_side(n: usize) -> [usize; 4] {
    let [a, b] = others(n / 2);
    let base = (n % 2) << (n / 2);
    [base, base | 1 << a, base | 1 << a | 1 << b, base | 1 << b]
}

/// The two edges of the sides at the ends of edge `k < 3`.
fn others(k: usize) -> [usize; 2] {
    [[1, 2], [0, 2], [0, 1]][k]
}
