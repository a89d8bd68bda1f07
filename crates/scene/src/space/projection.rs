//! From four axes to the screen, and the parts of the puzzle on their way there.

use super::bodies::{self, Cuboid};
use super::linear::{Point, V3, V4, add_scaled, dot, minus, real};
use super::order::{self, Body};
use super::{Camera, Sizes, Turning, facelet::rounded};
use unfold_engine::puzzle::{PuzzleId, geometry::MAX_AXES};

/// Distance of the eye on the W axis from the middle of the hypercube.
pub(super) const FOURTH_EYE: f32 = 2.7;
/// Distance of the eye on the Z axis, in parts of the puzzle's radius.
const EYE: f32 = 4.0;
/// Nothing is drawn from nearer to an eye than this part of its distance.
const NEAREST: f32 = 0.05;
/// The part of the screen that the puzzle takes in the first view.
const FILL: f32 = 1.0;
/// A convex polygon that shows a side of a sticker, of a facelet or of a cubie.
#[derive(Clone, Debug, PartialEq)]
pub struct Polygon {
    /// The facelet to which it belongs; `None` for the inside of a cube.
    pub facelet: Option<usize>,
    /// True if it has the facelet's colour; otherwise it is the cubie around it.
    pub coloured: bool,
    /// The direction in which it faces, as the puzzle lay before it was turned.
    pub toward: [i8; MAX_AXES],
    /// Its corners on the screen.
    pub outline: Vec<Point>,
    /// Brightness, `0 < shade <= 1`.
    pub shade: f32,
    /// Fraction lost in the distance along the fourth axis, `0 <= fog <= 1`.
    pub fog: f32,
    /// Opacity, `0 < opacity <= 1`.
    pub opacity: f32,
    pub(super) side: Side,
}

/// A rectangle in space: its corner nearest to the middle of its cell, and the two edges from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Side {
    pub(super) corner: V4,
    pub(super) edges: [V4; 2],
}

impl Side {
    /// The point at these parts of the two edges.
    pub(super) fn at(&self, [u, v]: Point) -> V4 {
        add_scaled(&add_scaled(&self.corner, u, &self.edges[0]), v, &self.edges[1])
    }
}

/// From four axes to the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projector {
    /// The place of the eye before which [`Scene::solids`](super::Scene::solids) lie: on the Z axis, at this distance from the middle.
    pub eye: f32,
    /// Magnification of lengths at the middle on the unit screen.
    pub scale: f32,
}

impl Projector {
    /// The projector that shows a puzzle as large as the screen.
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
        // A ball of this radius is seen a little larger than its section through the middle.
        let seen = radius * eye / (eye * eye - radius * radius).sqrt();
        Self { eye, scale: zoom * FILL / seen }
    }

    pub(super) fn on_screen(&self, point: &V3) -> Point {
        let factor = self.scale * self.eye / (self.eye - point[2]).max(NEAREST * self.eye);
        [point[0] * factor, -point[1] * factor]
    }

    /// The place on the screen of a point that the camera has turned.
    pub(super) fn project(&self, point: &V4) -> Point {
        self.on_screen(&in_space(point))
    }

    /// The place of the eye that sees three axes.
    pub(super) fn position(&self) -> V3 {
        [0.0, 0.0, self.eye]
    }

    /// The outline of the facelet on a side of a cubie.
    pub(super) fn facelet(&self, side: &Side) -> Vec<Point> {
        rounded().into_iter().map(|at| self.project(&side.at(at))).collect()
    }
}

/// From four axes to three, as seen from the eye on the W axis.
pub(super) fn in_space(point: &V4) -> V3 {
    let factor = FOURTH_EYE / (FOURTH_EYE - point[3]).max(NEAREST * FOURTH_EYE);
    [point[0] * factor, point[1] * factor, point[2] * factor]
}

/// A part as it is seen: its corners are numbered by the bits of the edges that lead there, its sides from 0 to 5: `2 * k` is at the
/// inner end of edge `k`, `2 * k + 1` at its outer end.
pub(super) struct ProjectedPart<'a> {
    pub(super) part: &'a Cuboid,
    pub(super) inner: V4,
    pub(super) edges: [V4; 3],
    /// Its shape.
    pub body: Body,
}

impl ProjectedPart<'_> {
    /// The place of side `n`, `0 <= n < 6` of a cube: its corner and its two edges.
    pub(super) fn side(&self, n: usize) -> Side {
        let corner = if n % 2 == 1 { add_scaled(&self.inner, 1.0, &self.edges[n / 2]) } else { self.inner };
        Side { corner, edges: others(n / 2).map(|k| self.edges[k]) }
    }

    /// The facelet on a side.
    pub(super) fn facelet(&self, n: usize) -> Option<usize> {
        self.part.facelets[n / 2][n % 2]
    }

    /// The direction in which a side faces, as the puzzle lay before it was turned.
    pub(super) fn toward(&self, n: usize) -> [i8; MAX_AXES] {
        self.part.toward[n / 2].map(|c| if n % 2 == 1 { c } else { -c })
    }

    /// True if a side faces the eye.
    pub(super) fn faces(&self, n: usize, projector: &Projector) -> bool {
        let (normal, level) = &self.body.planes[n];
        dot(normal, &projector.position()) > *level
    }
}

/// A part where it is seen; `None` where its cell turns its outer side to the eye on the W axis.
pub(super) fn see<'a>(
    part: &'a Cuboid,
    camera: &Camera,
    projector: &Projector,
    turning: Option<(&Turning, f32)>,
) -> Option<ProjectedPart<'a>> {
    let turning = turning.filter(|(turning, _)| turning.turns(&part.cubie));
    let place = |v: &V4| camera.see(&turning.map_or(*v, |(turning, done)| turning.plane.carry(done, v)));
    if let Some(normal) = part.cell {
        // The cell lies in the hyperplane at distance 1 along its normal.
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

/// The corners of a side, around it, from the one nearest to the inner corner.
pub(super) fn corners_of_side(n: usize) -> [usize; 4] {
    let [a, b] = others(n / 2);
    let base = (n % 2) << (n / 2);
    [base, base | 1 << a, base | 1 << a | 1 << b, base | 1 << b]
}

/// The two edges along the side at an end of edge `k < 3`.
fn others(k: usize) -> [usize; 2] {
    [[1, 2], [0, 2], [0, 1]][k]
}
