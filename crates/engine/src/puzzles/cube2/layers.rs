//! Solves the 2×2×2 layer by layer, as people do: the first layer, then orientation and permutation of the last one.
//!
//! Each step takes the fewest turns of R, U and F that reach its goal and preserve the previous steps. The corner at DBL
//! never moves: the first layer is built around it.

use std::fmt;
use std::sync::LazyLock;

use super::{CORNERS, Cube2, MOVES, corner_name, turn};
use crate::puzzle::Sequence;

/// The steps of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayerStepKind {
    /// Solves the corners of D relative to each other.
    FirstLayer,
    /// Makes U one colour.
    LastOriented,
    /// Permutes the corners of U and turns U home.
    LastPermuted,
}

impl LayerStepKind {
    /// All names, in the order of the steps.
    pub const ALL: [Self; 3] = [Self::FirstLayer, Self::LastOriented, Self::LastPermuted];
}

/// The name on the command line and in JSON.
impl fmt::Display for LayerStepKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::FirstLayer => "first-layer",
            Self::LastOriented => "last-oriented",
            Self::LastPermuted => "last-permuted",
        })
    }
}

/// A step of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerStep {
    /// Name of the step, which states its goal.
    pub name: LayerStepKind,
    /// Moves; empty if the step is already done.
    pub moves: Sequence,
    /// The corners solved or oriented, by the names of their places.
    pub pieces: Vec<String>,
}

/// The bit of a position that distinguishes U from D.
const UP_BIT: u8 = 1 << 1;
const UP_AXIS: usize = 1;
/// The corners of D other than DBL.
const OTHER_D_CORNERS: [u8; 3] = [1, 4, 5];

/// The steps of a solution, computed lazily.
#[derive(Clone, Debug)]
pub struct LayerSteps {
    here: Cube2,
    left: &'static [LayerStepKind],
}

/// Returns the steps for a state in any orientation, computed lazily.
pub fn steps(cube: &Cube2) -> LayerSteps {
    LayerSteps { here: cube.recoloured(), left: &LayerStepKind::ALL }
}

impl Iterator for LayerSteps {
    type Item = LayerStep;

    fn next(&mut self) -> Option<LayerStep> {
        let [name, rest @ ..] = self.left else { return None };
        self.left = rest;
        let moves = match name {
            LayerStepKind::FirstLayer => FIRST_LAYER_DISTANCES.walk(self.here),
            LayerStepKind::LastOriented => ORIENTED_DISTANCES.walk(self.here),
            LayerStepKind::LastPermuted => solve(self.here),
        };
        self.here = moves.iter().fold(self.here, |cube, &mv| cube.after(mv));
        let is_of_step = |position: &u8| (position & UP_BIT == 0) == (*name == LayerStepKind::FirstLayer);
        let pieces = (0..CORNERS as u8).filter(is_of_step).map(|position| corner_name(position.into())).collect();
        Some(LayerStep { name: *name, moves: Sequence(moves.into_iter().map(turn).collect()), pieces })
    }
}

/// The distance of unreachable states.
const UNREACHED: u8 = u8::MAX;

/// The number of turns to a goal, by the value of a coordinate.
struct Distances {
    rank: fn(&Cube2) -> usize,
    distances: Vec<u8>,
}

/// Distances to a solved first layer.
static FIRST_LAYER_DISTANCES: LazyLock<Distances> =
    LazyLock::new(|| Distances::to_solved(rank_first_layer, 24usize.pow(3)));
/// Distances to a solved first layer with the last one oriented.
static ORIENTED_DISTANCES: LazyLock<Distances> =
    LazyLock::new(|| Distances::to_solved(rank_oriented, 8 * 8 * 8 * 3usize.pow(7)));
/// Distances to solved positions of the corners, ignoring twists.
static PERMUTATION_DISTANCES: LazyLock<Distances> =
    LazyLock::new(|| Distances::to_solved(|cube| cube.rank_perm() as usize, super::PERMS as usize));

fn place(cube: &Cube2, piece: u8) -> usize {
    cube.piece.iter().position(|other| *other == piece).unwrap_or(0)
}

/// Returns the axis on which a corner shows its colour of U or D.
fn ud_axis(cube: &Cube2, position: usize) -> usize {
    usize::from(cube.ori[position].image(UP_AXIS))
}

fn rank_first_layer(cube: &Cube2) -> usize {
    OTHER_D_CORNERS.iter().fold(0, |number, piece| {
        let place = place(cube, *piece);
        (number * CORNERS + place) * 3 + ud_axis(cube, place)
    })
}

fn rank_oriented(cube: &Cube2) -> usize {
    let places = OTHER_D_CORNERS.iter().fold(0, |number, piece| number * CORNERS + place(cube, *piece));
    (1..CORNERS).fold(places, |number, position| number * 3 + ud_axis(cube, position))
}

impl Distances {
    /// Computes the distances by breadth-first search from the solved state. `rank` returns values below `count`.
    fn to_solved(rank: fn(&Cube2) -> usize, count: usize) -> Self {
        let mut distances = vec![UNREACHED; count];
        distances[rank(&Cube2::SOLVED)] = 0;
        let mut shell = vec![Cube2::SOLVED];
        for distance in 1.. {
            let reached = shell.iter().flat_map(|cube| (0..MOVES).map(|mv| cube.after(mv)));
            let mut next = Vec::new();
            for cube in reached {
                let entry = &mut distances[rank(&cube)];
                if *entry == UNREACHED {
                    *entry = distance;
                    next.push(cube);
                }
            }
            if next.is_empty() {
                break;
            }
            shell = next;
        }
        Self { rank, distances }
    }

    fn distance(&self, cube: &Cube2) -> u8 {
        self.distances[(self.rank)(cube)]
    }

    /// Returns a shortest sequence of turns to the goal.
    fn walk(&self, mut cube: Cube2) -> Vec<usize> {
        let mut path = Vec::new();
        while let Some(left) = self.distance(&cube).checked_sub(1) {
            let nearer = (0..MOVES).find(|mv| self.distance(&cube.after(*mv)) == left);
            let mv = nearer.expect("a turn leads nearer from every state");
            cube = cube.after(mv);
            path.push(mv);
        }
        path
    }
}

/// Returns a shortest sequence of turns that solves a cube.
fn solve(cube: Cube2) -> Vec<usize> {
    let mut path = Vec::new();
    let found = (0..).any(|left| descend(&cube, None, left, &mut path));
    debug_assert!(found, "turns solve every state");
    path
}

/// Searches depth-first for a solution of exactly `left` turns and appends it to `path`; false if there is none. `face`
/// is that of the last turn.
fn descend(cube: &Cube2, face: Option<usize>, left: u8, path: &mut Vec<usize>) -> bool {
    let least = ORIENTED_DISTANCES.distance(cube).max(PERMUTATION_DISTANCES.distance(cube));
    if least > left {
        return false;
    }
    if left == 0 {
        return true;
    }
    (0..MOVES).filter(|mv| Some(mv / 3) != face).any(|mv| {
        path.push(mv);
        let found = descend(&cube.after(mv), Some(mv / 3), left - 1, path);
        if !found {
            path.pop();
        }
        found
    })
}
