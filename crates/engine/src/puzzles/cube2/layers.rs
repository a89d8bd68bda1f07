//! Human solution of the 2×2×2 layer by layer: the first layer, then orientation and permutation of the last one.
//!
//! Each step takes the fewest turns of R, U and F that keep the steps before. The corner at DBL never moves: the first
//! layer is built around it.

use std::fmt;
use std::sync::LazyLock;

use super::{CORNERS, Cube2, MOVES, corner_name, turn};
use crate::puzzle::Sequence;

/// The purpose of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayerName {
    /// Solves the corners of D relative to each other.
    FirstLayer,
    /// Makes U one colour.
    LastOriented,
    /// Solves the rest.
    LastPermuted,
}

impl LayerName {
    /// All names, in the order of the steps.
    pub const ALL: [Self; 3] = [Self::FirstLayer, Self::LastOriented, Self::LastPermuted];
}

/// The name on the command line and in JSON.
impl fmt::Display for LayerName {
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
    /// The purpose of the step.
    pub name: LayerName,
    /// Moves; empty if the step is already done.
    pub moves: Sequence,
    /// The corners solved or oriented, by the names of their places.
    pub pieces: Vec<String>,
}

/// The bit of a position that distinguishes U from D.
const UP: u8 = 1 << 1;
const UP_AXIS: usize = 1;
/// The corners of D other than DBL.
const OTHERS: [u8; 3] = [1, 4, 5];

/// The steps of a solution, computed lazily.
#[derive(Clone, Debug)]
pub struct LayerSteps {
    here: Cube2,
    left: &'static [LayerName],
}

/// Returns the steps for a state in any orientation, computed lazily.
pub fn steps(cube: &Cube2) -> LayerSteps {
    LayerSteps { here: cube.renamed(), left: &LayerName::ALL }
}

impl Iterator for LayerSteps {
    type Item = LayerStep;

    fn next(&mut self) -> Option<LayerStep> {
        let [name, rest @ ..] = self.left else { return None };
        self.left = rest;
        let moves = match name {
            LayerName::FirstLayer => FIRST.walk(self.here),
            LayerName::LastOriented => ORIENTED.walk(self.here),
            LayerName::LastPermuted => solve(self.here),
        };
        self.here = moves.iter().fold(self.here, |cube, &mv| cube.after(mv));
        let is_of_step = |position: &u8| (position & UP == 0) == (*name == LayerName::FirstLayer);
        let pieces = (0..CORNERS as u8).filter(is_of_step).map(|position| corner_name(position.into())).collect();
        Some(LayerStep { name: *name, moves: Sequence(moves.into_iter().map(turn).collect()), pieces })
    }
}

/// The distance of unreachable states.
const FAR: u8 = u8::MAX;

/// The number of turns to a goal, by the value of a coordinate.
struct Distances {
    number: fn(&Cube2) -> usize,
    distances: Vec<u8>,
}

/// For the corners of D.
static FIRST: LazyLock<Distances> = LazyLock::new(|| Distances::to_solved(first_layer, 24usize.pow(3)));
/// For the corners of D and the orientation of all corners.
static ORIENTED: LazyLock<Distances> = LazyLock::new(|| Distances::to_solved(oriented, 8 * 8 * 8 * 3usize.pow(7)));
/// For the permutation of the corners.
static PLACED: LazyLock<Distances> =
    LazyLock::new(|| Distances::to_solved(|cube| cube.rank_perm() as usize, super::PERMS as usize));

fn place(cube: &Cube2, piece: u8) -> usize {
    cube.piece.iter().position(|other| *other == piece).unwrap_or(0)
}

/// Returns the axis on which a corner shows the colour of U or D.
fn side(cube: &Cube2, position: usize) -> usize {
    usize::from(cube.ori[position].at(UP_AXIS))
}

fn first_layer(cube: &Cube2) -> usize {
    OTHERS.iter().fold(0, |number, piece| {
        let place = place(cube, *piece);
        (number * CORNERS + place) * 3 + side(cube, place)
    })
}

fn oriented(cube: &Cube2) -> usize {
    let places = OTHERS.iter().fold(0, |number, piece| number * CORNERS + place(cube, *piece));
    (1..CORNERS).fold(places, |number, position| number * 3 + side(cube, position))
}

impl Distances {
    /// Breadth-first search from the solved state; `number` is below `count`.
    fn to_solved(number: fn(&Cube2) -> usize, count: usize) -> Self {
        let mut distances = vec![FAR; count];
        distances[number(&Cube2::SOLVED)] = 0;
        let mut shell = vec![Cube2::SOLVED];
        for distance in 1.. {
            let reached = shell.iter().flat_map(|cube| (0..MOVES).map(|mv| cube.after(mv)));
            let mut next = Vec::new();
            for cube in reached {
                let entry = &mut distances[number(&cube)];
                if *entry == FAR {
                    *entry = distance;
                    next.push(cube);
                }
            }
            if next.is_empty() {
                break;
            }
            shell = next;
        }
        Self { number, distances }
    }

    fn of(&self, cube: &Cube2) -> u8 {
        self.distances[(self.number)(cube)]
    }

    /// Returns the fewest turns to the goal, by descending distances.
    fn walk(&self, mut cube: Cube2) -> Vec<usize> {
        let mut path = Vec::new();
        while let Some(left) = self.of(&cube).checked_sub(1) {
            let nearer = (0..MOVES).find(|mv| self.of(&cube.after(*mv)) == left);
            let mv = nearer.expect("a turn leads nearer from every state");
            cube = cube.after(mv);
            path.push(mv);
        }
        path
    }
}

/// Returns the fewest turns that solve a cube.
fn solve(cube: Cube2) -> Vec<usize> {
    let mut path = Vec::new();
    let found = (0..).any(|left| descend(&cube, None, left, &mut path));
    debug_assert!(found, "turns solve every state");
    path
}

/// Iterative deepening, bounded by orientation and by permutation.
fn descend(cube: &Cube2, face: Option<usize>, left: u8, path: &mut Vec<usize>) -> bool {
    let least = ORIENTED.of(cube).max(PLACED.of(cube));
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
