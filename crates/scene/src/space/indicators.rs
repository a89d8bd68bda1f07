//! Indicators of a move: the arc of its layers, and the axis of a turning cell.

use super::linear::{Point, V4, add_scaled, axis_vector, dot, sub, unit};
use super::projection::{W_EYE_DISTANCE, project_to_space};
use super::{cuboids, scene::Scene, turning::LayerTurn};

/// Radius of an arc on a cube's face, in halves of the edge.
const FACE_ARC_RADIUS: f32 = 0.6;
/// Radius of an arc around inner layers or a hidden face, in halves of the puzzle's edge: beyond its corners.
const OUTER_ARC_RADIUS: f32 = 1.5;
/// Radius of an arc around a hypercube's cell, in halves of the cell's edge.
const CELL_ARC_RADIUS: f32 = 1.6;
/// Length of an axis relative to the thickness of its layer.
const AXIS_LENGTH_RATIO: f32 = 1.3;
/// Weight of nearness to the eye relative to height, for placing an arc that is not on a face.
const NEARNESS_WEIGHT: f32 = 2.0;
/// Number of segments of an arc.
const ARC_SEGMENTS: usize = 24;

/// Arc of a move's arrow, spanning the angle of the turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnArc {
    /// From start to end, on the unit screen.
    pub path: Vec<Point>,
    /// True if the turning face or cell is hidden.
    pub is_hidden: bool,
}

impl Scene {
    /// The arc of a move: on a cube's turning face, around a slice or the whole puzzle, or around a hypercube's cell. Its middle is at the
    /// top of a visible face, far to the side for a hidden face, and otherwise high and near the eye.
    pub fn arc(&self, turning: &LayerTurn) -> TurnArc {
        let plane = turning.plane;
        let (centre, radius) = self.arc_circle(turning);
        let [a, b] = plane.axes;
        let on_face = !self.is_hypercube() && self.outward_normal(turning).is_some();
        let forward = if on_face { 0.0 } else { NEARNESS_WEIGHT };
        let before = |v: &V4| {
            let [_, up, near, _] = self.camera.view_point(v);
            up + forward * near
        };
        let at = |angle: f32| {
            let (sin, cos) = angle.sin_cos();
            self.project(&add_scaled(&add_scaled(&centre, radius * cos, &a), radius * sin, &b))
        };
        let is_hidden = self.is_turned_away(turning);
        let middle = if is_hidden && on_face {
            // Farthest to a side, where the cube does not cover it.
            let angles = (0..2 * ARC_SEGMENTS).map(|n| n as f32 / ARC_SEGMENTS as f32 * std::f32::consts::PI);
            let out = |angle: &f32| at(*angle)[0].abs();
            angles.max_by(|one, other| out(one).total_cmp(&out(other))).unwrap_or_default()
        } else {
            before(&b).atan2(before(&a))
        };
        let path = (0..=ARC_SEGMENTS).map(|n| at(middle + plane.angle * (n as f32 / ARC_SEGMENTS as f32 - 0.5)));
        TurnArc { path: path.collect(), is_hidden }
    }

    /// True if the move is shown by an arc around one face or cell. For slices, opposite layers turned together, rotations and cell
    /// turns about an edge, the arc would cross the view, so the layers are highlighted instead.
    pub fn has_arc(&self, turning: &LayerTurn) -> bool {
        self.outward_normal(turning).is_some() && !(self.is_hypercube() && self.is_about_edge(turning))
    }

    /// For each facelet, true if its layer turns.
    pub fn turning_facelets(&self, turning: &LayerTurn) -> Vec<bool> {
        self.puzzle.def().places.iter().map(|place| turning.turns(&place.cubie)).collect()
    }

    /// End points of the axis of a hypercube's turn; `None` for cubes.
    pub fn axis(&self, turning: &LayerTurn) -> Option<[Point; 2]> {
        if !self.is_hypercube() {
            return None;
        }
        let (centre, _) = self.arc_circle(turning);
        let direction = self.axis_direction(turning)?;
        let length = AXIS_LENGTH_RATIO * self.half_edge(turning) * direction.iter().map(|c| c.abs()).sum::<f32>();
        Some([-length, length].map(|length| self.project(&add_scaled(&centre, length, &direction))))
    }

    /// Direction of the axis of a hypercube's turn.
    fn axis_direction(&self, turning: &LayerTurn) -> Option<V4> {
        let [a, b] = turning.plane.axes;
        // Orthogonal to the plane of rotation and to the direction across the layers.
        let fixed = [a, b, axis_vector(turning.axis)];
        let left =
            (0..4).map(|axis| fixed.iter().fold(axis_vector(axis), |v, fixed| add_scaled(&v, -dot(&v, fixed), fixed)));
        unit(&left.max_by(|v, w| dot(v, v).total_cmp(&dot(w, w)))?)
    }

    /// True if the cell turns about an axis through two edge centres.
    fn is_about_edge(&self, turning: &LayerTurn) -> bool {
        self.axis_direction(turning).is_some_and(|direction| direction.iter().filter(|c| c.abs() > 0.1).count() == 2)
    }

    /// Edges of the box around a hypercube's cell at one end of an axis.
    pub fn cell_edges(&self, axis: usize, positive: bool) -> Vec<[Point; 2]> {
        let across: Vec<V4> = (0..4).filter(|other| *other != axis).map(axis_vector).collect();
        let middle = axis_vector(axis).map(|c| if positive { c } else { -c });
        let half = self.cell_half();
        let corner = |bits: usize| {
            let side = |k: usize| if bits >> k & 1 == 1 { half } else { -half };
            across.iter().enumerate().fold(middle, |point, (k, direction)| add_scaled(&point, side(k), direction))
        };
        let edges = (0..8usize).flat_map(|bits| (0..3).map(move |k| (bits, bits | 1 << k))).filter(|(a, b)| a != b);
        edges.map(|(a, b)| [a, b].map(|bits| self.project(&corner(bits)))).collect()
    }

    fn is_hypercube(&self) -> bool {
        self.puzzle.def().dimensions == 4
    }

    /// Centre and radius of a move's arc.
    fn arc_circle(&self, turning: &LayerTurn) -> (V4, f32) {
        let (half, outward) = (self.half_edge(turning), self.outward_normal(turning));
        let at = |distance: f32| outward.map_or([0.0; 4], |direction| direction.map(|c| c * distance));
        match (self.is_hypercube(), outward) {
            (true, _) => (at(1.0), CELL_ARC_RADIUS * half),
            // On a hidden face the arc would seem to be on the faces in front; around the layer it is visible beside the cube.
            (_, Some(_)) if self.is_turned_away(turning) => (at(half), OUTER_ARC_RADIUS * half),
            (_, Some(_)) => (at(half), FACE_ARC_RADIUS * half),
            (_, None) => (at(0.0), OUTER_ARC_RADIUS * half),
        }
    }

    /// Half the edge of the turning cell, or of the whole puzzle for other turns.
    fn half_edge(&self, turning: &LayerTurn) -> f32 {
        let of_cell = self.is_hypercube() && self.outward_normal(turning).is_some();
        if of_cell { self.cell_half() } else { cuboids::half_edge(self.puzzle) }
    }

    /// Half the edge of a hypercube's cell, measured to its outermost stickers.
    pub(super) fn cell_half(&self) -> f32 {
        cuboids::cell_half_edge(self.puzzle.def(), self.sizes)
    }

    /// Outward normal of the outer face or cell that turns; `None` if there is none or both ends turn.
    fn outward_normal(&self, turning: &LayerTurn) -> Option<V4> {
        let places = &self.puzzle.def().places;
        let outermost_layer = places.iter().map(|place| place.cubie[turning.axis]).max()?;
        let outermost = |sign: i8| turning.layers.iter().any(|layer| layer * sign == outermost_layer);
        match (outermost(1), outermost(-1)) {
            (true, false) => Some(axis_vector(turning.axis)),
            (false, true) => Some(axis_vector(turning.axis).map(|c| -c)),
            _ => None,
        }
    }

    /// True if the cell in this direction turns its outer side to the W eye and is therefore not drawn.
    pub(super) fn outer_side_faces_eye(&self, outward: &V4) -> bool {
        W_EYE_DISTANCE * self.camera.view_point(outward)[3] >= 1.0
    }

    /// True if the turning face faces away from the eye, or the turning cell is not drawn.
    fn is_turned_away(&self, turning: &LayerTurn) -> bool {
        let Some(outward) = self.outward_normal(turning) else { return false };
        if self.is_hypercube() {
            return self.outer_side_faces_eye(&outward);
        }
        let normal = project_to_space(&self.camera.view_point(&outward));
        let on_face = normal.map(|c| c * cuboids::half_edge(self.puzzle));
        dot(&normal, &sub(&self.projector.eye_position(), &on_face)) <= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::{Camera, Sizes};
    use unfold_engine::puzzle::{Move, PuzzleId};

    fn scene(puzzle: PuzzleId) -> Scene {
        Scene::new(puzzle, &Camera::default_view(puzzle), Sizes::default(), None)
    }

    fn turn_named(puzzle: PuzzleId, name: &str) -> &'static LayerTurn {
        let found = puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move");
        LayerTurn::for_move(puzzle, Move::new(found as u16)).expect("a turning")
    }

    #[test]
    fn the_arc_of_a_face_is_on_that_face() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let (scene, def) = (scene(puzzle), puzzle.def());
            for face in ["U", "R", "F"] {
                for suffix in ["", "'", "2"] {
                    let arc = scene.arc(turn_named(puzzle, &format!("{face}{suffix}")));
                    assert!(!arc.is_hidden, "{face}{suffix}");
                    for point in arc.path {
                        let hit = scene.hit(point).expect("a facelet");
                        assert_eq!(def.letters[usize::from(def.solved[hit.facelet])].to_string(), face);
                    }
                }
            }
            for face in ["D", "L", "B"] {
                assert!(scene.arc(turn_named(puzzle, face)).is_hidden, "{face}");
            }
        }
    }

    #[test]
    fn the_arc_has_the_direction_of_the_move() {
        // Angle swept by the path around the middle of the face on screen; positive is clockwise, since y goes down.
        let swept = |name: &str| {
            let scene = scene(PuzzleId::Cube3);
            let path = scene.arc(turn_named(PuzzleId::Cube3, name)).path;
            let of_face = scene.face_outline([0, 0, 1, 0]);
            let middle: Point = std::array::from_fn(|i| of_face.iter().map(|p| p[i]).sum::<f32>() / 4.0);
            let pairs = path.iter().zip(&path[1..]).map(|(p, q)| [sub(p, &middle), sub(q, &middle)]);
            pairs.map(|[p, q]| (p[0] * q[1] - p[1] * q[0]).atan2(dot(&p, &q))).sum::<f32>()
        };
        assert!((1.0..2.2).contains(&swept("F")), "{}", swept("F"));
        assert!((-2.2..-1.0).contains(&swept("F'")), "{}", swept("F'"));
        assert!((2.2..4.2).contains(&swept("F2")), "{}", swept("F2"));
    }

    #[test]
    fn moves_without_a_face_have_an_arc_around_the_puzzle() {
        let scene = scene(PuzzleId::Cube3);
        for name in ["M", "x", "y2"] {
            let arc = scene.arc(turn_named(PuzzleId::Cube3, name));
            assert!(!arc.is_hidden, "{name}");
            let (centre, radius) = scene.arc_circle(turn_named(PuzzleId::Cube3, name));
            assert_eq!(centre, [0.0; 4], "{name}");
            assert!(radius > 3.0 * 2f32.sqrt(), "{name}: outside the edges, which are that far from the middle");
        }
    }

    #[test]
    fn hypercube_turns_have_a_finite_arc_and_an_axis_through_the_cell() {
        let (scene, puzzle) = (scene(PuzzleId::Tess2), PuzzleId::Tess2);
        for n in 0..puzzle.def().moves.len() {
            let turning = LayerTurn::for_move(puzzle, Move::new(n as u16)).expect("a turning");
            let axis = scene.axis(turning).expect("the hypercube has axes");
            let apart = |p: Point, q: Point| (p[0] - q[0]).hypot(p[1] - q[1]);
            let arc = scene.arc(turning).path;
            let ends = apart(arc[0], arc[ARC_SEGMENTS]);
            let mv = &puzzle.def().moves[n];
            assert!(ends > 0.02 || mv.cost == 0, "{}: {ends}", mv.name);
            assert!(axis.iter().chain(&arc).flatten().all(|c| c.is_finite()));
        }
        // Cell R turned toward U: the axis is vertical, in the middle of the cell.
        let [from, to] = scene.axis(turn_named(puzzle, "RU")).expect("an axis");
        assert!((from[0] - to[0]).abs() < 0.1 * (from[1] - to[1]).abs(), "{from:?} {to:?}");
        assert!(from[0] > 0.2 && to[0] > 0.2, "{from:?} {to:?}");
        assert!(scene.arc(turn_named(puzzle, "OU")).is_hidden && !scene.arc(turn_named(puzzle, "IU")).is_hidden);
    }

    #[test]
    fn moves_whose_arc_would_cross_the_view_highlight_their_layers() {
        let lit = |puzzle: PuzzleId, name: &str| {
            let mv = unfold_engine::notation::parse(puzzle, name).expect("a move").0[0];
            let (scene, turning) = (scene(puzzle), LayerTurn::for_move(puzzle, mv).expect("a turning"));
            (!scene.has_arc(turning)).then(|| scene.turning_facelets(turning).iter().filter(|turned| **turned).count())
        };
        assert_eq!(lit(PuzzleId::Cube3, "M"), Some(12));
        assert_eq!(lit(PuzzleId::Cube3, "x"), Some(54));
        for arced in ["R", "D", "r", "B2"] {
            assert_eq!(lit(PuzzleId::Cube3, arced), None, "{arced}");
        }
        for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
            assert_eq!(lit(puzzle, "RU"), None);
            assert_eq!(lit(puzzle, "RUFO"), None, "about a corner");
            assert!(lit(puzzle, "RUF").is_some(), "about an edge");
        }
        assert_eq!(lit(PuzzleId::Tess3, "{1,3}RU"), Some(2 * (27 + 6 * 9)));
        assert_eq!(lit(PuzzleId::Tess3, "{2}RU"), Some(6 * 9));
    }

    #[test]
    fn cubes_have_no_axis_and_cells_have_twelve_edges() {
        assert_eq!(scene(PuzzleId::Cube3).axis(turn_named(PuzzleId::Cube3, "R")), None);
        let scene = scene(PuzzleId::Tess2);
        for axis in 0..4 {
            for positive in [false, true] {
                let edges = scene.cell_edges(axis, positive);
                assert_eq!(edges.len(), 12);
                assert!(edges.iter().flatten().flatten().all(|c| c.is_finite()));
            }
        }
        // All stickers of the inner cell are within its box.
        let across = |points: Vec<f32>| points.iter().fold([f32::MAX, f32::MIN], |[l, r], x| [l.min(*x), r.max(*x)]);
        let [left, right] = across(scene.cell_edges(3, false).iter().flatten().map(|p| p[0]).collect());
        for facelet in (0..64).filter(|i| PuzzleId::Tess2.def().solved[*i] == 0) {
            let of_sticker = scene.polygons.iter().filter(|polygon| polygon.facelet == Some(facelet));
            let [l, r] = across(of_sticker.flat_map(|p| &p.outline).map(|p| p[0]).collect());
            assert!(left - 1e-3 <= l && r <= right + 1e-3);
        }
    }
}
