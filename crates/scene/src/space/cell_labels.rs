//! Positions of the labels of a hypercube's cells: each beside its cell's resting position.

use super::linear::{Point, V4, add_scaled, axis_vector, dot};
use super::scene::Scene;
use unfold_engine::puzzle::hypercube::cell_axis;

/// A cell closer than this to the centre of the unit screen has its label above it.
const CENTRAL_RADIUS: f32 = 0.15;
/// Size of the box that a cell's label is placed beside, relative to the cell.
const LABEL_BOX_SCALE: f32 = 0.8;

/// A cell's label and its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellLabel {
    pub cell: u8,
    pub letter: char,
    /// Anchor on the unit screen, at the cell's outer edge; `None` for a cell that is not drawn because it turns its outer side to
    /// the W eye.
    pub at: Option<Point>,
    /// Direction from `at` to the label: away from the centre of the screen, or up for a central cell; zero without `at`.
    pub away: Point,
}

impl Scene {
    /// Labels of all cells; empty for cubes. Independent of the running move.
    pub fn cell_labels(&self) -> Vec<CellLabel> {
        let def = self.puzzle.def();
        if def.dimensions != 4 {
            return Vec::new();
        }
        let name = |(cell, letter): (u8, &char)| {
            let (axis, positive) = cell_axis(cell);
            let axis = usize::from(axis);
            let middle = axis_vector(axis).map(|c| if positive { c } else { -c });
            let (at, away) = match self.outer_side_faces_eye(&middle) {
                true => (None, [0.0, 0.0]),
                false => {
                    let (at, away) = label_anchor(&self.corners(axis, &middle));
                    (Some(at), away)
                }
            };
            CellLabel { cell, letter: *letter, at, away }
        };
        (0..).zip(def.letters).map(name).collect()
    }

    /// Corners of a box slightly smaller than the cell.
    fn corners(&self, axis: usize, middle: &V4) -> Vec<Point> {
        let across: Vec<V4> = (0..4).filter(|other| *other != axis).map(axis_vector).collect();
        let half = LABEL_BOX_SCALE * self.cell_half();
        let corner = |bits: usize| {
            let side = |k: usize| if bits >> k & 1 == 1 { half } else { -half };
            across.iter().enumerate().fold(*middle, |point, (k, direction)| add_scaled(&point, side(k), direction))
        };
        (0..8).map(|bits| self.project(&corner(bits))).collect()
    }
}

/// Anchor of a cell's label, and the direction from it to the label: away from the centre of the screen, or up for a central cell.
fn label_anchor(corners: &[Point]) -> (Point, Point) {
    let count = corners.len() as f32;
    let middle: Point = std::array::from_fn(|i| corners.iter().map(|corner| corner[i]).sum::<f32>() / count);
    let distance = middle[0].hypot(middle[1]);
    if distance < CENTRAL_RADIUS {
        let top = corners.iter().map(|corner| corner[1]).fold(f32::INFINITY, f32::min);
        return ([middle[0], top], [0.0, -1.0]);
    }
    let away = middle.map(|c| c / distance);
    let farthest = corners.iter().map(|corner| dot(corner, &away)).fold(0.0, f32::max);
    (away.map(|c| c * farthest), away)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::{Camera, LayerTurn, Sizes};
    use unfold_engine::puzzle::{Move, PuzzleId};

    #[test]
    fn labels_are_apart_and_stay_in_place_while_a_cell_turns() {
        for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
            let scene = |turning| Scene::new(puzzle, &Camera::default_view(puzzle), Sizes::default(), turning);
            let names = scene(None).cell_labels();
            assert_eq!(names.len(), 8);
            let turning = LayerTurn::for_move(puzzle, Move::new(0)).expect("a move");
            assert_eq!(scene(Some((turning, 0.4))).cell_labels(), names);
            let around: Vec<char> = names.iter().filter(|name| name.at.is_none()).map(|name| name.letter).collect();
            assert_eq!(around, ['O'], "of the first view");
            let places: Vec<Point> = names.iter().filter_map(|name| name.at).collect();
            for (n, [x, y]) in places.iter().enumerate() {
                assert!(x.hypot(*y) < 1.1, "{x} {y}");
                assert!(places[..n].iter().all(|[a, b]| (x - a).hypot(y - b) > 0.05), "{names:?}");
            }
        }
        let cube = PuzzleId::Cube3;
        assert!(Scene::new(cube, &Camera::default_view(cube), Sizes::default(), None).cell_labels().is_empty());
    }
}
