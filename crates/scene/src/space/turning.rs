//! Moves as rotations that can be interpolated.

use std::collections::HashMap;
use std::f32::consts::FRAC_PI_2;
use std::sync::LazyLock;

use super::linear::{PlaneRotation, V4, add_scaled, dot, to_v4, unit};
use unfold_engine::puzzle::geometry::{MAX_AXES, SignedPerm, compose};
use unfold_engine::puzzle::{Move, MoveDef, PuzzleDef, PuzzleId};
use unfold_engine::puzzles::ALL;

#[derive(Clone, Debug, PartialEq)]
pub struct LayerTurn {
    /// Axis perpendicular to the layers.
    pub(super) axis: usize,
    /// Coordinates of the turning layers along that axis.
    pub(super) layers: Vec<i8>,
    pub(super) plane: PlaneRotation,
}

impl LayerTurn {
    /// `None` if the puzzle has no such move.
    pub fn for_move(puzzle: PuzzleId, mv: Move) -> Option<&'static Self> {
        static TURNINGS: LazyLock<HashMap<PuzzleId, Vec<LayerTurn>>> = LazyLock::new(|| {
            let of = |puzzle: PuzzleId| puzzle.def().moves.iter().map(|mv| build_turn(puzzle.def(), mv)).collect();
            ALL.into_iter().map(|puzzle| (puzzle, of(puzzle))).collect()
        });
        TURNINGS.get(&puzzle)?.get(mv.index())
    }

    pub(super) fn turns(&self, cubie: &[i8; MAX_AXES]) -> bool {
        self.layers.contains(&cubie[self.axis])
    }

    /// True if exactly this layer turns.
    pub(super) fn turns_only(&self, axis: usize, layer: i8) -> bool {
        self.axis == axis && self.layers == [layer]
    }

    /// True if it is a quarter turn of exactly this layer.
    pub(super) fn is_quarter_of(&self, axis: usize, layer: i8) -> bool {
        self.turns_only(axis, layer) && (self.angle() - FRAC_PI_2).abs() < 1e-3
    }

    /// Absolute angle, in radians.
    pub(super) fn angle(&self) -> f32 {
        self.plane.angle.abs()
    }
}

fn build_turn(def: &PuzzleDef, mv: &MoveDef) -> LayerTurn {
    let axis = usize::from(mv.axis);
    // A layer turns as a whole, even if its centre facelet stays in place.
    let moved = mv.map.iter().enumerate().filter(|(i, from)| *i != usize::from(**from));
    let mut layers: Vec<i8> = moved.map(|(i, _)| def.places[i].cubie[axis]).collect();
    layers.sort_unstable();
    layers.dedup();
    // A half turn goes the same way as the first quarter turn in the list that it doubles: clockwise.
    let is_root = |root: &&MoveDef| {
        root.axis == mv.axis && root.motion.after(&root.motion) == mv.motion && compose(&root.map, &root.map) == mv.map
    };
    let is_half = mv.motion.after(&mv.motion) == SignedPerm::IDENTITY;
    let root = if is_half { def.moves.iter().find(is_root) } else { None };
    let plane = match root {
        Some(root) => {
            let quarter = plane(&root.motion);
            PlaneRotation { angle: 2.0 * quarter.angle, ..quarter }
        }
        None => plane(&mv.motion),
    };
    LayerTurn { axis, layers, plane }
}

/// Plane and angle of a motion, `-pi <= angle <= pi`. Every motion of a layer fixes two directions: the axis of rotation, and W
/// on a cube or the axis perpendicular to the layers on a hypercube.
fn plane(motion: &SignedPerm) -> PlaneRotation {
    let mut powers = vec![SignedPerm::IDENTITY];
    loop {
        let next = powers.last().map_or(*motion, |last| motion.after(last));
        if next == SignedPerm::IDENTITY {
            break;
        }
        powers.push(next);
    }
    let axes = (0..MAX_AXES).map(|axis| std::array::from_fn(|i| i8::from(i == axis)));
    // The mean over all powers is the fixed part; the rest turns.
    let turned = |v: [i8; 4]| {
        let mean = powers.iter().fold([0.0; 4], |sum, power| add_scaled(&sum, 1.0, &to_v4(power.image_of_vector(v))));
        add_scaled(&to_v4(v), -1.0 / powers.len() as f32, &mean)
    };
    let image = |v: &V4| -> V4 {
        let mut out = [0.0; 4];
        for (i, c) in v.iter().enumerate() {
            let axis: [i8; 4] = std::array::from_fn(|k| i8::from(k == i));
            out = add_scaled(&out, *c, &to_v4(motion.image_of_vector(axis)));
        }
        out
    };
    let mut in_plane = axes.filter_map(|axis| unit(&turned(axis)));
    let Some(first) = in_plane.next() else { return PlaneRotation::IDENTITY };
    let there = image(&first);
    // For a half turn the image is collinear; any other direction in the plane will do.
    let aside = |v: &V4| unit(&add_scaled(v, -dot(v, &first), &first));
    let second = aside(&there).or_else(|| in_plane.find_map(|v| aside(&v)));
    let angle = |second: V4| dot(&there, &second).atan2(dot(&there, &first));
    second.map_or(PlaneRotation::IDENTITY, |second| PlaneRotation { axes: [first, second], angle: angle(second) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_match_the_motion_of_their_move_at_once_and_in_two_halves() {
        for puzzle in ALL {
            let moves = &puzzle.def().moves;
            for (n, mv) in moves.iter().enumerate() {
                let turning = LayerTurn::for_move(puzzle, Move::new(n as u16)).expect("a move");
                for v in [[1, 2, 3, 4], [-3, 1, 5, 0], [0, 0, 0, 1]] {
                    let there = turning.plane.rotate(1.0, &to_v4(v));
                    let halfway = turning.plane.rotate(0.5, &turning.plane.rotate(0.5, &to_v4(v)));
                    for (k, expected) in to_v4(mv.motion.image_of_vector(v)).iter().enumerate() {
                        assert!((there[k] - expected).abs() < 1e-4, "{} of {v:?}", mv.name);
                        assert!((halfway[k] - expected).abs() < 1e-4, "{} of {v:?}", mv.name);
                    }
                }
                for cubie in puzzle.def().places.iter().map(|place| place.cubie) {
                    let still = (0..mv.map.len()).filter(|i| puzzle.def().places[*i].cubie == cubie);
                    let moves = still.into_iter().any(|i| usize::from(mv.map[i]) != i);
                    assert!(!moves || turning.turns(&cubie), "{}", mv.name);
                }
            }
        }
        let turned = |puzzle: PuzzleId, name: &str| {
            let moves = &puzzle.def().moves;
            let n = moves.iter().position(|mv| mv.name == name).expect("a move");
            let turning = LayerTurn::for_move(puzzle, Move::new(n as u16)).expect("a move");
            let mut cubies: Vec<_> = puzzle.def().places.iter().map(|place| place.cubie).collect();
            cubies.sort_unstable();
            cubies.dedup();
            cubies.iter().filter(|cubie| turning.turns(cubie)).count()
        };
        assert_eq!(["R", "Rw", "M", "x"].map(|name| turned(PuzzleId::Cube3, name)), [9, 17, 8, 26]);
        assert_eq!(["R", "x2"].map(|name| turned(PuzzleId::Cube2, name)), [4, 8]);
        assert_eq!(["UF", "{1-2}RO"].map(|name| turned(PuzzleId::Tess2, name)), [8, 16]);
    }

    #[test]
    fn half_turns_of_faces_pass_through_the_clockwise_quarter() {
        let def = PuzzleId::Cube3.def();
        for face in 0..6 {
            let [quarter, half] =
                [0, 1].map(|k| LayerTurn::for_move(PuzzleId::Cube3, Move::new(3 * face + k)).expect("a move"));
            let v = [1.0, 2.0, 3.0, 0.0];
            let (a, b) = (quarter.plane.rotate(1.0, &v), half.plane.rotate(0.5, &v));
            assert!((0..4).all(|k| (a[k] - b[k]).abs() < 1e-4), "{}", def.moves[usize::from(3 * face)].name);
        }
    }
}
