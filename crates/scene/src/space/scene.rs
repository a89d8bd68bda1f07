//! The projected puzzle: polygons on a unit screen, and hit testing.
//!
//! The screen has its origin at the centre, x to the right and y down; the whole puzzle in its default view fits in the unit circle. A
//! hypercube is seen from a point on the W axis: cells far on that axis appear small at the centre, and cells that turn their outer side to
//! that eye are left out, including the nearest, which would cover all others. Source: MagicCube4D.

use super::linear::{Point, V3, V4, add_scaled, along, contains, dot, minus, real, unit};
use super::look::{farthest, visibility};
use super::order::{self, Body};
use super::projection::{Polygon, ProjectedPart, Projector, corners_of_side, see};
use super::solids::{self, Solid, Visibility, Writing};
use super::{Camera, Look, Sizes, Turning, bodies, hints};
use unfold_engine::puzzle::{PuzzleId, geometry::MAX_AXES};

/// Direction of the light.
const LIGHT: V3 = [-0.25, 0.6, 0.76];
const DARKEST: f32 = 0.9;
/// Minimum opacity for hit testing.
const PICKABLE: f32 = 0.2;

/// Result of a hit test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    pub facelet: usize,
    /// Direction the hit side faces.
    pub toward: [i8; MAX_AXES],
    /// For each of the side's two edges, in axis order: true if the point is in the outer half.
    pub outer: [bool; 2],
    /// Index of the polygon.
    pub polygon: usize,
}

/// A projected puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Back to front.
    pub polygons: Vec<Polygon>,
    /// The same as boxes with rounded edges, back to front.
    pub solids: Vec<Solid>,
    /// Copies of hidden facelets, behind everything else.
    pub hints: Vec<Polygon>,
    pub puzzle: PuzzleId,
    pub(super) camera: Camera,
    /// Sizes of a hypercube's parts.
    pub(super) sizes: Sizes,
    pub projector: Projector,
}

impl Scene {
    /// Projects a puzzle, optionally during a move: its fraction is 1 when complete, and may be negative or larger while dragged. `Sizes` as
    /// `look` shows everything.
    pub fn new(puzzle: PuzzleId, camera: &Camera, look: impl Into<Look>, turning: Option<(&Turning, f32)>) -> Self {
        let look = look.into();
        let hinted = look.hints && puzzle.def().dimensions == 3;
        let projector = Projector::of(puzzle, look.sizes, camera.zoom() * if hinted { hints::SMALLER } else { 1.0 });
        let mut hints = Vec::new();
        let parts = bodies::parts(puzzle, look.sizes);
        let seen: Vec<ProjectedPart<'_>> =
            parts.iter().filter_map(|part| see(part, camera, &projector, turning)).collect();
        let farthest = farthest(camera);
        // The inside of a cube is visible while a layer turns and through faint pieces.
        let inside = turning.is_some() || look.faint.contains(&true);
        let bodies: Vec<&Body> = seen.iter().map(|seen| &seen.body).collect();
        let mut polygons = Vec::with_capacity(4 * bodies.len());
        let mut solids = Vec::with_capacity(2 * bodies.len());
        for n in order::back_to_front(&bodies, &projector.position()) {
            let seen = &seen[n];
            let Some(visibility) = visibility(seen, turning, &look, camera, farthest) else { continue };
            if hinted {
                hints.extend(hints::of(seen, &projector, bodies::reach(puzzle)));
            }
            let facing: Vec<usize> = (0..solids::SIDES).filter(|side| seen.faces(*side, &projector)).collect();
            solids::of(seen, &facing, &projector, (turning.is_some(), visibility), &mut solids);
            let inside = inside && visibility.opacity >= PICKABLE;
            let shown = facing.into_iter().filter(|side| inside || seen.facelet(*side).is_some());
            shown.for_each(|side| add_side(seen, side, &projector, visibility, &mut polygons));
        }
        Self { polygons, solids, hints, puzzle, camera: *camera, sizes: look.sizes, projector }
    }

    /// The copies of hidden facelets as a separate scene, if there are any.
    pub fn with_hints_alone(&self) -> Option<Self> {
        let alone = || Self { polygons: self.hints.clone(), solids: Vec::new(), hints: Vec::new(), ..*self };
        (!self.hints.is_empty()).then(alone)
    }

    /// Projects a point of the resting puzzle.
    pub(super) fn place(&self, point: &V4) -> Point {
        self.projector.project(&self.camera.see(point))
    }

    /// Orientation of upright text on a polygon's side.
    pub fn writing(&self, polygon: usize) -> Option<Writing> {
        let at = |u: f32, v: f32| self.spot(polygon, [u, v]);
        let ends = [at(0.0, 0.5)?, at(1.0, 0.5)?, at(0.5, 0.0)?, at(0.5, 1.0)?];
        Writing::upright(minus(&ends[1], &ends[0]), minus(&ends[3], &ends[2]))
    }

    /// Inverts the projection on a polygon's side: the point, in view coordinates, seen at a screen point.
    pub(super) fn place_at(&self, polygon: usize, seen: Point) -> Option<V4> {
        let side = &self.polygons.get(polygon)?.side;
        let project = |at: Point| self.projector.project(&side.at(at));
        let (mut at, little) = ([0.5, 0.5], 1e-2);
        for _ in 0..12 {
            // The projection of a plane is nearly affine, so a few Newton steps suffice.
            let off = minus(&seen, &project(at));
            let slope = |k: usize| {
                let [mut ahead, mut behind] = [at; 2];
                (ahead[k], behind[k]) = (ahead[k] + little, behind[k] - little);
                minus(&project(ahead), &project(behind)).map(|c| c / (2.0 * little))
            };
            let [a, b] = [slope(0), slope(1)];
            let area = a[0] * b[1] - a[1] * b[0];
            let by = [(off[0] * b[1] - off[1] * b[0]) / area, (a[0] * off[1] - a[1] * off[0]) / area];
            at = [0, 1].map(|k| (at[k] + by[k]).clamp(0.0, 1.0));
        }
        at.iter().all(|c| c.is_finite()).then(|| side.at(at))
    }

    /// Largest distance of a drawn point from the centre; the scene is fully visible in any view if `extent <= 1`.
    pub fn extent(&self) -> f32 {
        let points = self.polygons.iter().flat_map(|polygon| &polygon.outline);
        points.map(|[x, y]| x.hypot(*y)).fold(0.0, f32::max)
    }

    /// The facelet at a point; `None` if there is none. Faint parts are ignored.
    pub fn hit(&self, point: Point) -> Option<Hit> {
        let under = |polygon: &&(usize, &Polygon)| polygon.1.opacity >= PICKABLE && contains(&polygon.1.outline, point);
        let all: Vec<(usize, &Polygon)> = self.polygons.iter().enumerate().collect();
        let &(polygon, found) = all.iter().rev().find(under)?;
        let halves = [[false, false], [true, false], [false, true], [true, true]];
        let within = |outer: &[bool; 2]| contains(&self.quarter(polygon, *outer), point);
        let outer = halves.into_iter().find(within).unwrap_or_default();
        Some(Hit { facelet: found.facelet?, toward: found.toward, outer, polygon })
    }

    /// Outline of a quarter of a polygon's side: the inner or outer half of each edge.
    pub fn quarter(&self, polygon: usize, outer: [bool; 2]) -> Vec<Point> {
        let Some(found) = self.polygons.get(polygon) else { return Vec::new() };
        let [[u0, u1], [v0, v1]] = outer.map(|outer| if outer { [0.5, 1.0] } else { [0.0, 0.5] });
        [[u0, v0], [u1, v0], [u1, v1], [u0, v1]].iter().map(|at| self.projector.project(&found.side.at(*at))).collect()
    }

    /// Screen position of a point on a polygon's side, given by fractions 0 to 1 of its edges.
    pub fn spot(&self, polygon: usize, at: Point) -> Option<Point> {
        self.polygons.get(polygon).map(|found| self.projector.project(&found.side.at(at)))
    }

    /// Centre of a visible side of a facelet, unless covered.
    pub fn centre(&self, facelet: usize) -> Option<Point> {
        let of_facelet = |n: &usize| self.polygons[*n].facelet == Some(facelet);
        let mut middles = (0..self.polygons.len()).rev().filter(of_facelet).filter_map(|n| self.spot(n, [0.5, 0.5]));
        middles.find(|middle| self.hit(*middle).is_some_and(|hit| hit.facelet == facelet))
    }

    /// Outline of a cube's face in a direction.
    pub fn face(&self, toward: [i8; MAX_AXES]) -> Vec<Point> {
        let across: Vec<V4> = (0..3).filter(|axis| toward[*axis] == 0).map(along).collect();
        let [a, b] = across.as_slice() else { return Vec::new() };
        let reach = bodies::reach(self.puzzle);
        let corner = |[x, y]: [f32; 2]| {
            let point = add_scaled(&add_scaled(&real(toward), x, a), y, b).map(|c| c * reach);
            self.place(&point)
        };
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(corner).to_vec()
    }
}

/// Adds the polygons of a side that faces the eye.
fn add_side(seen: &ProjectedPart<'_>, n: usize, projector: &Projector, visibility: Visibility, out: &mut Vec<Polygon>) {
    let light = unit(&LIGHT).unwrap_or(LIGHT);
    let shade = DARKEST + (1.0 - DARKEST) * dot(&seen.body.planes[n].0, &light).max(0.0);
    let (facelet, toward, side) = (seen.facelet(n), seen.toward(n), seen.side(n));
    let Visibility { fog, opacity } = visibility;
    let polygon = |coloured, outline| Polygon { facelet, coloured, toward, outline, shade, fog, opacity, side };
    let is_sticker = seen.part.cell.is_some();
    let whole = corners_of_side(n).map(|corner| projector.on_screen(&seen.body.corners[corner]));
    out.push(polygon(is_sticker, whole.to_vec()));
    if !is_sticker && facelet.is_some() {
        out.push(polygon(true, projector.facelet(&side)));
    }
}
