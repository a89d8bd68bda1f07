//! The projected puzzle: polygons on a unit screen, and hit testing.
//!
//! The screen has its origin at the centre, x to the right and y down; the whole puzzle in its default view fits in the unit circle. A
//! hypercube is seen from a point on the W axis: cells far on that axis appear small at the centre, and cells that turn their outer side to
//! that eye are left out, including the nearest, which would cover all others. Source: MagicCube4D.

use super::linear::{Point, V3, V4, add_scaled, axis_vector, contains, dot, sub, to_v4, unit};
use super::order::{self, Body};
use super::projection::{Polygon, ProjectedPart, Projector, corners_of_side, project_part};
use super::scene_options::{farthest_w, visibility};
use super::solids::{self, Solid, TextOrientation, Visibility};
use super::{Camera, LayerTurn, SceneOptions, Sizes, cuboids, hints};
use unfold_engine::puzzle::{PuzzleId, geometry::MAX_AXES};

/// Direction towards the light, in view coordinates.
const LIGHT: V3 = [-0.25, 0.6, 0.76];
const MIN_SHADE: f32 = 0.9;
/// Minimum opacity for hit testing and for drawing the inside.
const MIN_PICK_OPACITY: f32 = 0.2;

/// Result of a hit test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    pub facelet: usize,
    /// Direction that the hit side faces, in the puzzle's resting position.
    pub toward: [i8; MAX_AXES],
    /// For each of the side's two edges, in axis order: true if the point is in the outer half.
    pub outer: [bool; 2],
    /// Index into [`Scene::polygons`].
    pub polygon: usize,
}

/// A projected puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Back to front.
    pub polygons: Vec<Polygon>,
    /// Boxes with rounded edges, for the same parts as `polygons`, back to front.
    pub solids: Vec<Solid>,
    /// Copies of hidden facelets, behind everything else.
    pub hints: Vec<Polygon>,
    pub puzzle: PuzzleId,
    pub(super) camera: Camera,
    pub(super) sizes: Sizes,
    pub projector: Projector,
}

impl Scene {
    /// Projects a puzzle, optionally during a move, whose fraction is 1 when complete and may be negative or larger while dragged. Pass
    /// [`Sizes`] as `look` to show everything.
    pub fn new(
        puzzle: PuzzleId,
        camera: &Camera,
        look: impl Into<SceneOptions>,
        turning: Option<(&LayerTurn, f32)>,
    ) -> Self {
        let look = look.into();
        let hinted = look.hints && puzzle.def().dimensions == 3;
        let projector =
            Projector::new(puzzle, look.sizes, camera.zoom() * if hinted { hints::HINTED_SCALE } else { 1.0 });
        let mut hints = Vec::new();
        let parts = cuboids::cuboids(puzzle, look.sizes);
        let seen: Vec<ProjectedPart<'_>> =
            parts.iter().filter_map(|part| project_part(part, camera, &projector, turning)).collect();
        let farthest = farthest_w(camera);
        // The inside of a cube is visible while a layer turns and through faint pieces.
        let inside = turning.is_some() || look.faint.contains(&true);
        let bodies: Vec<&Body> = seen.iter().map(|seen| &seen.body).collect();
        let mut polygons = Vec::with_capacity(4 * bodies.len());
        let mut solids = Vec::with_capacity(2 * bodies.len());
        for n in order::back_to_front(&bodies, &projector.eye_position()) {
            let seen = &seen[n];
            let Some(visibility) = visibility(seen, turning, &look, camera, farthest) else { continue };
            if hinted {
                hints.extend(hints::hint_polygons(seen, &projector, cuboids::half_edge(puzzle)));
            }
            let facing: Vec<usize> = (0..solids::SIDES).filter(|side| seen.faces(*side, &projector)).collect();
            solids::add_solids(seen, &facing, &projector, (turning.is_some(), visibility), &mut solids);
            let inside = inside && visibility.opacity >= MIN_PICK_OPACITY;
            let shown = facing.into_iter().filter(|side| inside || seen.facelet(*side).is_some());
            shown.for_each(|side| add_side(seen, side, &projector, visibility, &mut polygons));
        }
        Self { polygons, solids, hints, puzzle, camera: *camera, sizes: look.sizes, projector }
    }

    /// A scene of only the copies of hidden facelets; `None` if there are none.
    pub fn hint_scene(&self) -> Option<Self> {
        let alone = || Self { polygons: self.hints.clone(), solids: Vec::new(), hints: Vec::new(), ..*self };
        (!self.hints.is_empty()).then(alone)
    }

    /// Projects a point of the resting puzzle.
    pub(super) fn project(&self, point: &V4) -> Point {
        self.projector.project(&self.camera.view_point(point))
    }

    /// Orientation of upright text on a polygon's side; `None` if the side is edge-on or there is no such polygon.
    pub fn text_orientation(&self, polygon: usize) -> Option<TextOrientation> {
        let at = |u: f32, v: f32| self.point_on_side(polygon, [u, v]);
        let ends = [at(0.0, 0.5)?, at(1.0, 0.5)?, at(0.5, 0.0)?, at(0.5, 1.0)?];
        TextOrientation::upright(sub(&ends[1], &ends[0]), sub(&ends[3], &ends[2]))
    }

    /// The point on a polygon's side seen at a screen point, in view coordinates.
    pub(super) fn unproject(&self, polygon: usize, seen: Point) -> Option<V4> {
        let side = &self.polygons.get(polygon)?.side;
        let project = |at: Point| self.projector.project(&side.point_at(at));
        let (mut at, little) = ([0.5, 0.5], 1e-2);
        for _ in 0..12 {
            // The projection of a plane is nearly affine, so a few Newton steps suffice.
            let off = sub(&seen, &project(at));
            let slope = |k: usize| {
                let [mut ahead, mut behind] = [at; 2];
                (ahead[k], behind[k]) = (ahead[k] + little, behind[k] - little);
                sub(&project(ahead), &project(behind)).map(|c| c / (2.0 * little))
            };
            let [a, b] = [slope(0), slope(1)];
            let area = a[0] * b[1] - a[1] * b[0];
            let by = [(off[0] * b[1] - off[1] * b[0]) / area, (a[0] * off[1] - a[1] * off[0]) / area];
            at = [0, 1].map(|k| (at[k] + by[k]).clamp(0.0, 1.0));
        }
        at.iter().all(|c| c.is_finite()).then(|| side.point_at(at))
    }

    /// Largest distance of a drawn point from the centre; the scene is fully visible in any view if `extent <= 1`.
    pub fn extent(&self) -> f32 {
        let points = self.polygons.iter().flat_map(|polygon| &polygon.outline);
        points.map(|[x, y]| x.hypot(*y)).fold(0.0, f32::max)
    }

    /// The frontmost facelet at a point; `None` outside the puzzle or on the inside of a cube. Faint parts are ignored.
    pub fn hit(&self, point: Point) -> Option<Hit> {
        let under =
            |polygon: &&(usize, &Polygon)| polygon.1.opacity >= MIN_PICK_OPACITY && contains(&polygon.1.outline, point);
        let all: Vec<(usize, &Polygon)> = self.polygons.iter().enumerate().collect();
        let &(polygon, found) = all.iter().rev().find(under)?;
        let halves = [[false, false], [true, false], [false, true], [true, true]];
        let within = |outer: &[bool; 2]| contains(&self.quarter(polygon, *outer), point);
        let outer = halves.into_iter().find(within).unwrap_or_default();
        Some(Hit { facelet: found.facelet?, toward: found.toward, outer, polygon })
    }

    /// Outline of a quarter of a polygon's side: the inner or outer half of each edge. Empty if there is no such polygon.
    pub fn quarter(&self, polygon: usize, outer: [bool; 2]) -> Vec<Point> {
        let Some(found) = self.polygons.get(polygon) else { return Vec::new() };
        let [[u0, u1], [v0, v1]] = outer.map(|outer| if outer { [0.5, 1.0] } else { [0.0, 0.5] });
        [[u0, v0], [u1, v0], [u1, v1], [u0, v1]]
            .iter()
            .map(|at| self.projector.project(&found.side.point_at(*at)))
            .collect()
    }

    /// Screen position of a point on a polygon's side, given by fractions 0 to 1 of its edges.
    pub fn point_on_side(&self, polygon: usize, at: Point) -> Option<Point> {
        self.polygons.get(polygon).map(|found| self.projector.project(&found.side.point_at(at)))
    }

    /// Centre of a visible side of a facelet; `None` if all are covered.
    pub fn centre(&self, facelet: usize) -> Option<Point> {
        let of_facelet = |n: &usize| self.polygons[*n].facelet == Some(facelet);
        let mut middles =
            (0..self.polygons.len()).rev().filter(of_facelet).filter_map(|n| self.point_on_side(n, [0.5, 0.5]));
        middles.find(|middle| self.hit(*middle).is_some_and(|hit| hit.facelet == facelet))
    }

    /// Outline of a cube's face, given by its outward normal.
    pub fn face_outline(&self, toward: [i8; MAX_AXES]) -> Vec<Point> {
        let across: Vec<V4> = (0..3).filter(|axis| toward[*axis] == 0).map(axis_vector).collect();
        let [a, b] = across.as_slice() else { return Vec::new() };
        let reach = cuboids::half_edge(self.puzzle);
        let corner = |[x, y]: [f32; 2]| {
            let point = add_scaled(&add_scaled(&to_v4(toward), x, a), y, b).map(|c| c * reach);
            self.project(&point)
        };
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(corner).to_vec()
    }
}

/// Adds the polygons of a side that faces the eye.
fn add_side(seen: &ProjectedPart<'_>, n: usize, projector: &Projector, visibility: Visibility, out: &mut Vec<Polygon>) {
    let light = unit(&LIGHT).unwrap_or(LIGHT);
    let shade = MIN_SHADE + (1.0 - MIN_SHADE) * dot(&seen.body.planes[n].0, &light).max(0.0);
    let (facelet, toward, side) = (seen.facelet(n), seen.toward(n), seen.side(n));
    let Visibility { fog, opacity } = visibility;
    let polygon = |coloured, outline| Polygon { facelet, coloured, toward, outline, shade, fog, opacity, side };
    let is_sticker = seen.part.cell_normal.is_some();
    let whole = corners_of_side(n).map(|corner| projector.project_to_screen(&seen.body.corners[corner]));
    out.push(polygon(is_sticker, whole.to_vec()));
    if !is_sticker && facelet.is_some() {
        out.push(polygon(true, projector.facelet_outline(&side)));
    }
}
