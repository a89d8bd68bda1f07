//! Projection from four axes to the screen.

use super::cuboids::{self, Cuboid};
use super::linear::{Point, V3, V4, add_scaled, dot, sub, to_v4};
use super::order::{self, Body};
use super::{Camera, LayerTurn, Sizes, facelet::rounded_square};
use unfold_engine::puzzle::{PuzzleId, geometry::MAX_AXES};

/// Distance of the W eye from the centre of a hypercube.
pub(super) const W_EYE_DISTANCE: f32 = 2.7;
/// Distance of the Z eye, in radii of the puzzle.
const Z_EYE_DISTANCE: f32 = 4.0;
/// Minimum distance of projected points from an eye, as a fraction of the eye's distance from the centre; closer points are clamped.
const NEAR_CLIP: f32 = 0.05;
/// Fraction of the screen filled by the default view.
const DEFAULT_FILL: f32 = 1.0;
/// A convex polygon: a side of a sticker or cubie, or a cube's facelet.
#[derive(Clone, Debug, PartialEq)]
pub struct Polygon {
    /// `None` for the inside of a cube.
    pub facelet: Option<usize>,
    /// True if filled with the facelet's colour, false for the cubie around it.
    pub coloured: bool,
    /// Direction that the side faces, in the puzzle's resting position.
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

/// A parallelogram: its corner nearest to the part's inner corner, and the two edges from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Side {
    pub(super) corner: V4,
    pub(super) edges: [V4; 2],
}

impl Side {
    /// The point at these fractions of the two edges.
    pub(super) fn point_at(&self, [u, v]: Point) -> V4 {
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
    /// Scales the puzzle to fit the screen at zoom 1.
    pub(super) fn new(puzzle: PuzzleId, sizes: Sizes, zoom: f32) -> Self {
        let reach = cuboids::half_edge(puzzle);
        let outermost = if puzzle.def().dimensions == 4 {
            let edge = cuboids::cell_half_edge(puzzle.def(), sizes);
            [1.0, edge, edge, edge]
        } else {
            [reach, reach, reach, 0.0]
        };
        let corner = project_to_space(&outermost);
        let radius = dot(&corner, &corner).sqrt();
        let eye = Z_EYE_DISTANCE * radius;
        // In perspective, a sphere appears larger than its central cross-section.
        let seen = radius * eye / (eye * eye - radius * radius).sqrt();
        Self { eye, scale: zoom * DEFAULT_FILL / seen }
    }

    pub(super) fn project_to_screen(&self, point: &V3) -> Point {
        let factor = self.scale * self.eye / (self.eye - point[2]).max(NEAR_CLIP * self.eye);
        [point[0] * factor, -point[1] * factor]
    }

    /// Projects a point in view coordinates.
    pub(super) fn project(&self, point: &V4) -> Point {
        self.project_to_screen(&project_to_space(point))
    }

    /// Position of the Z eye.
    pub(super) fn eye_position(&self) -> V3 {
        [0.0, 0.0, self.eye]
    }

    /// Outline of the facelet on a side of a cubie.
    pub(super) fn facelet_outline(&self, side: &Side) -> Vec<Point> {
        rounded_square().into_iter().map(|at| self.project(&side.point_at(at))).collect()
    }
}

/// Projects from four axes to three, from the W eye.
pub(super) fn project_to_space(point: &V4) -> V3 {
    let factor = W_EYE_DISTANCE / (W_EYE_DISTANCE - point[3]).max(NEAR_CLIP * W_EYE_DISTANCE);
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
    /// Side `n < 6` of the part, in view coordinates.
    pub(super) fn side(&self, n: usize) -> Side {
        let corner = if n % 2 == 1 { add_scaled(&self.inner, 1.0, &self.edges[n / 2]) } else { self.inner };
        Side { corner, edges: other_edges(n / 2).map(|k| self.edges[k]) }
    }

    pub(super) fn facelet(&self, n: usize) -> Option<usize> {
        self.part.facelets[n / 2][n % 2]
    }

    /// Direction a side faces, in the puzzle's resting position.
    pub(super) fn toward(&self, n: usize) -> [i8; MAX_AXES] {
        self.part.directions[n / 2].map(|c| if n % 2 == 1 { c } else { -c })
    }

    /// True if a side faces the eye.
    pub(super) fn faces(&self, n: usize, projector: &Projector) -> bool {
        let (normal, level) = &self.body.planes[n];
        dot(normal, &projector.eye_position()) > *level
    }
}

/// Projects a part; `None` if it is degenerate or its cell turns its outer side to the W eye.
pub(super) fn project_part<'a>(
    part: &'a Cuboid,
    camera: &Camera,
    projector: &Projector,
    turning: Option<(&LayerTurn, f32)>,
) -> Option<ProjectedPart<'a>> {
    let turning = turning.filter(|(turning, _)| turning.turns(&part.cubie));
    let place = |v: &V4| camera.view_point(&turning.map_or(*v, |(turning, done)| turning.plane.rotate(done, v)));
    if let Some(normal) = part.cell_normal {
        // The cell is in the hyperplane at distance 1 along its normal.
        if W_EYE_DISTANCE * place(&to_v4(normal))[3] >= 1.0 {
            return None;
        }
    }
    let (inner, edges) = (place(&part.inner), part.edges.map(|edge| place(&edge)));
    let corners: [V3; 8] = std::array::from_fn(|bits| {
        let outer = (0..3).filter(|k| bits >> k & 1 == 1);
        project_to_space(&outer.fold(inner, |corner, k| add_scaled(&corner, 1.0, &edges[k])))
    });
    let middle = corners.iter().fold([0.0; 3], |sum, corner| add_scaled(&sum, 1.0 / 8.0, corner));
    let mut planes = [([0.0; 3], 0.0); 6];
    for (n, slot) in planes.iter_mut().enumerate() {
        let [a, b, c, _] = corners_of_side(n);
        *slot = order::plane([&corners[a], &corners[b], &corners[c]], &middle)?;
    }
    let mut bounds = [f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY];
    for [x, y] in corners.map(|corner| projector.project_to_screen(&corner)) {
        bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
    }
    let to_eye = sub(&projector.eye_position(), &middle);
    let body = Body { corners, planes, bounds, squared_distance: dot(&to_eye, &to_eye) };
    Some(ProjectedPart { part, inner, edges, body })
}

/// Corners of a side in cyclic order, from the one nearest to the inner corner.
pub(super) fn corners_of_side(n: usize) -> [usize; 4] {
    let [a, b] = other_edges(n / 2);
    let base = (n % 2) << (n / 2);
    [base, base | 1 << a, base | 1 << a | 1 << b, base | 1 << b]
}

/// The two edges that span the sides at the ends of edge `k < 3`.
fn other_edges(k: usize) -> [usize; 2] {
    [[1, 2], [0, 2], [0, 1]][k]
}
