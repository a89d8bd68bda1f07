//! Indicators of a move: the arc of its layers, and the axis of a turning cell.

use super::linear::{Point, V4, add_scaled, along, dot, minus, unit};
use super::projection::{FOURTH_EYE, in_space};
use super::{bodies, scene::Scene, turning::Turning};

/// Radius of an arc on a cube's face, in halves of the edge.
const ON_FACE: f32 = 0.6;
/// Radius of an arc around inner layers or a hidden face, in halves of the puzzle's edge: beyond its corners.
const AROUND: f32 = 1.5;
/// Radius of an arc around a hypercube's cell, in halves of the cell's edge.
const AROUND_CELL: f32 = 1.6;
/// Length of an axis relative to the thickness of its layer.
const BEYOND: f32 = 1.3;
/// Weight of nearness to the eye, against height, when placing the middle of an arc that is not on a face.
const FORWARD: f32 = 2.0;
/// Number of segments of an arc.
const PIECES: usize = 24;

/// An arc with an arrowhead, as long as the turn's angle.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnArc {
    /// From start to end, on the unit screen.
    pub path: Vec<Point>,
    /// True if its face or cell is turned away from the eye.
    pub is_hidden: bool,
}

impl Scene {
    /// The arc of a move: on a cube's turning face, around a slice or the whole puzzle, or around a hypercube's cell. Its middle is at the
    /// highest visible point of a face, in front of anything else, or far out to a side if the face is hidden.
    pub fn arc(&self, turning: &Turning) -> TurnArc {
        let plane = turning.plane;
        let (centre, radius) = self.round(turning);
        let [a, b] = plane.axes;
        let on_face = !self.is_fourth() && self.outward(turning).is_some();
        let forward = if on_face { 0.0 } else { FORWARD };
        let before = |v: &V4| {
            let [_, up, near, _] = self.camera.see(v);
            up + forward * near
        };
        let at = |angle: f32| {
            let (sin, cos) = angle.sin_cos();
            self.place(&add_scaled(&add_scaled(&centre, radius * cos, &a), radius * sin, &b))
        };
        let is_hidden = self.is_turned_away(turning);
        let middle = if is_hidden && on_face {
            // Farthest to a side, where the cube does not cover it.
            let angles = (0..2 * PIECES).map(|n| n as f32 / PIECES as f32 * std::f32::consts::PI);
            let out = |angle: &f32| at(*angle)[0].abs();
            angles.max_by(|one, other| out(one).total_cmp(&out(other))).unwrap_or_default()
        } else {
            before(&b).atan2(before(&a))
        };
        let path = (0..=PIECES).map(|n| at(middle + plane.angle * (n as f32 / PIECES as f32 - 0.5)));
        TurnArc { path: path.collect(), is_hidden }
    }

    /// True if the move is indicated by an arc around one face or cell. For slices, several layers, rotations and cell turns about an edge
    /// the arc would cross the view, so their layers are highlighted instead.
    pub fn has_arc(&self, turning: &Turning) -> bool {
        self.outward(turning).is_some() && !(self.is_fourth() && self.is_about_edge(turning))
    }

    /// By facelet: true if it is on a turning layer.
    pub fn turned(&self, turning: &Turning) -> Vec<bool> {
        self.puzzle.def().places.iter().map(|place| turning.turns(&place.cubie)).collect()
    }

    /// End points of the axis of a hypercube's turn; `None` for cubes.
    pub fn axis(&self, turning: &Turning) -> Option<[Point; 2]> {
        if !self.is_fourth() {
            return None;
        }
        let (centre, _) = self.round(turning);
        let direction = self.fixed(turning)?;
        let length = BEYOND * self.half(turning) * direction.iter().map(|c| c.abs()).sum::<f32>();
        Some([-length, length].map(|length| self.place(&add_scaled(&centre, length, &direction))))
    }

    /// Direction of the axis of a hypercube's turn.
    fn fixed(&self, turning: &Turning) -> Option<V4> {
        let [a, b] = turning.plane.axes;
        // Orthogonal to the plane of rotation and to the direction across the layers.
        let fixed = [a, b, along(turning.axis)];
        let left = (0..4).map(|axis| fixed.iter().fold(along(axis), |v, fixed| add_scaled(&v, -dot(&v, fixed), fixed)));
        unit(&left.max_by(|v, w| dot(v, v).total_cmp(&dot(w, w)))?)
    }

    /// True if the cell turns about an axis through two edge centres.
    fn is_about_edge(&self, turning: &Turning) -> bool {
        self.fixed(turning).is_some_and(|direction| direction.iter().filter(|c| c.abs() > 0.1).count() == 2)
    }

    /// Edges of the box around a hypercube's cell at one end of an axis.
    pub fn cell_edges(&self, axis: usize, positive: bool) -> Vec<[Point; 2]> {
        let across: Vec<V4> = (0..4).filter(|other| *other != axis).map(along).collect();
        let middle = along(axis).map(|c| if positive { c } else { -c });
        let half = self.cell_half();
        let corner = |bits: usize| {
            let side = |k: usize| if bits >> k & 1 == 1 { half } else { -half };
            across.iter().enumerate().fold(middle, |point, (k, direction)| add_scaled(&point, side(k), direction))
        };
        let edges = (0..8usize).flat_map(|bits| (0..3).map(move |k| (bits, bits | 1 << k))).filter(|(a, b)| a != b);
        edges.map(|(a, b)| [a, b].map(|bits| self.place(&corner(bits)))).collect()
    }

    /// True for hypercubes.
    fn is_fourth(&self) -> bool {
        self.puzzle.def().dimensions == 4
    }

    /// Centre and radius of a move's arc.
    fn round(&self, turning: &Turning) -> (V4, f32) {
        let (half, outward) = (self.half(turning), self.outward(turning));
        let at = |distance: f32| outward.map_or([0.0; 4], |direction| direction.map(|c| c * distance));
        match (self.is_fourth(), outward) {
            (true, _) => (at(1.0), AROUND_CELL * half),
            // On a hidden face the arc would seem to be on the faces in front; around the layer it is visible beside the cube.
            (_, Some(_)) if self.is_turned_away(turning) => (at(half), AROUND * half),
            (_, Some(_)) => (at(half), ON_FACE * half),
            (_, None) => (at(0.0), AROUND * half),
        }
    }

    /// Half the edge of what turns.
    fn half(&self, turning: &Turning) -> f32 {
        let of_cell = self.is_fourth() && self.outward(turning).is_some();
        if of_cell { self.cell_half() } else { bodies::reach(self.puzzle) }
    }

    /// Half the edge of a hypercube's cell, measured to its outermost stickers.
    pub(super) fn cell_half(&self) -> f32 {
        bodies::cell_reach(self.puzzle.def(), self.sizes)
    }

    /// Outward normal of the one face or cell that turns; `None` for slices and rotations.
    fn outward(&self, turning: &Turning) -> Option<V4> {
        let places = &self.puzzle.def().places;
        let outermost_layer = places.iter().map(|place| place.cubie[turning.axis]).max()?;
        let outermost = |sign: i8| turning.layers.iter().any(|layer| layer * sign == outermost_layer);
        match (outermost(1), outermost(-1)) {
            (true, false) => Some(along(turning.axis)),
            (false, true) => Some(along(turning.axis).map(|c| -c)),
            _ => None,
        }
    }

    /// True if the cell in this direction surrounds all others, so that it is not drawn.
    pub(super) fn is_before_eye(&self, outward: &V4) -> bool {
        FOURTH_EYE * self.camera.see(outward)[3] >= 1.0
    }

    /// True if the turning face or cell faces away from the eye.
    fn is_turned_away(&self, turning: &Turning) -> bool {
        let Some(outward) = self.outward(turning) else { return false };
        if self.is_fourth() {
            return self.is_before_eye(&outward);
        }
        let normal = in_space(&self.camera.see(&outward));
        let on_face = normal.map(|c| c * bodies::reach(self.puzzle));
        dot(&normal, &minus(&self.projector.position(), &on_face)) <= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::{Camera, Sizes};
    use unfold_engine::puzzle::{Move, PuzzleId};

    fn scene(puzzle: PuzzleId) -> Scene {
        Scene::new(puzzle, &Camera::start(puzzle), Sizes::default(), None)
    }

    fn named(puzzle: PuzzleId, name: &str) -> &'static Turning {
        let found = puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move");
        Turning::of(puzzle, Move::new(found as u16)).expect("a turning")
    }

    #[test]
    fn the_arc_of_a_face_lies_on_that_face() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let (scene, def) = (scene(puzzle), puzzle.def());
            for face in ["U", "R", "F"] {
                for suffix in ["", "'", "2"] {
                    let arc = scene.arc(named(puzzle, &format!("{face}{suffix}")));
                    assert!(!arc.is_hidden, "{face}{suffix}");
                    for point in arc.path {
                        let hit = scene.hit(point).expect("a facelet");
                        assert_eq!(def.letters[usize::from(def.solved[hit.facelet])].to_string(), face);
                    }
                }
            }
            for face in ["D", "L", "B"] {
                assert!(scene.arc(named(puzzle, face)).is_hidden, "{face}");
            }
        }
    }

    #[test]
    fn the_arc_goes_the_way_of_the_move() {
        // Angle swept by the path around the middle of the face on screen; positive is clockwise, since y goes down.
        let swept = |name: &str| {
            let scene = scene(PuzzleId::Cube3);
            let path = scene.arc(named(PuzzleId::Cube3, name)).path;
            let of_face = scene.face([0, 0, 1, 0]);
            let middle: Point = std::array::from_fn(|i| of_face.iter().map(|p| p[i]).sum::<f32>() / 4.0);
            let pairs = path.iter().zip(&path[1..]).map(|(p, q)| [minus(p, &middle), minus(q, &middle)]);
            pairs.map(|[p, q]| (p[0] * q[1] - p[1] * q[0]).atan2(dot(&p, &q))).sum::<f32>()
        };
        assert!((1.0..2.2).contains(&swept("F")), "{}", swept("F"));
        assert!((-2.2..-1.0).contains(&swept("F'")), "{}", swept("F'"));
        assert!((2.2..4.2).contains(&swept("F2")), "{}", swept("F2"));
    }

    #[test]
    fn what_has_no_face_of_its_own_is_gone_around() {
        let scene = scene(PuzzleId::Cube3);
        for name in ["M", "x", "y2"] {
            let arc = scene.arc(named(PuzzleId::Cube3, name));
            assert!(!arc.is_hidden, "{name}");
            let (centre, radius) = scene.round(named(PuzzleId::Cube3, name));
            assert_eq!(centre, [0.0; 4], "{name}");
            assert!(radius > 3.0 * 2f32.sqrt(), "{name}: outside the edges, which are that far from the middle");
        }
    }

    #[test]
    fn the_axis_of_a_cell_stays_where_it_is_while_the_cell_turns() {
        let (scene, puzzle) = (scene(PuzzleId::Tess2), PuzzleId::Tess2);
        for n in 0..puzzle.def().moves.len() {
            let turning = Turning::of(puzzle, Move::new(n as u16)).expect("a turning");
            let axis = scene.axis(turning).expect("the hypercube has axes");
            let apart = |p: Point, q: Point| (p[0] - q[0]).hypot(p[1] - q[1]);
            let arc = scene.arc(turning).path;
            let ends = apart(arc[0], arc[PIECES]);
            let mv = &puzzle.def().moves[n];
            assert!(ends > 0.02 || mv.cost == 0, "{}: {ends}", mv.name);
            assert!(axis.iter().chain(&arc).flatten().all(|c| c.is_finite()));
        }
        // Cell R turned toward U: the axis is vertical, in the middle of the cell.
        let [from, to] = scene.axis(named(puzzle, "RU")).expect("an axis");
        assert!((from[0] - to[0]).abs() < 0.1 * (from[1] - to[1]).abs(), "{from:?} {to:?}");
        assert!(from[0] > 0.2 && to[0] > 0.2, "{from:?} {to:?}");
        assert!(scene.arc(named(puzzle, "OU")).is_hidden && !scene.arc(named(puzzle, "IU")).is_hidden);
    }

    #[test]
    fn moves_whose_arc_would_lie_across_the_view_light_what_they_turn() {
        let lit = |puzzle: PuzzleId, name: &str| {
            let mv = unfold_engine::notation::parse(puzzle, name).expect("a move").0[0];
            let (scene, turning) = (scene(puzzle), Turning::of(puzzle, mv).expect("a turning"));
            (!scene.has_arc(turning)).then(|| scene.turned(turning).iter().filter(|turned| **turned).count())
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
        assert_eq!(scene(PuzzleId::Cube3).axis(named(PuzzleId::Cube3, "R")), None);
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
