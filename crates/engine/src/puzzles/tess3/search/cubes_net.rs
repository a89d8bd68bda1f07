//! The inputs of the last phase's net: three cubes within the subgroups of their axes.
//!
//! A step turns all three cubes at once, each by a turn of the same kind; their grips only matter for its cost. The inputs are exact
//! distances: four of each cube, and one of each pair.

use super::ball::Ball;
use super::frames::{Frames, SLABS};
use super::net::{ChildSums, FIRST_LAYER_WIDTH, Net, Row, add_row};
use super::pair_distances::PairDistances;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::axis_turns::{AXIS_TURNS, AxisTurns, Coordinates, keeps_subgroup};
use crate::search::table_set::TableLoader;
use crate::tables::{TableError, Tables, Workers};

/// Number of values of a distance; greater distances are clamped.
const DISTANCE_VALUES: usize = 16;
/// Number of rows of a cube: three distances, and the distance of its class of corners.
const ROWS_PER_CUBE: usize = 4 * DISTANCE_VALUES;
/// The first row of the pairs, after the rows of the outer cubes and those of the middle one.
const FIRST_PAIR_ROW: usize = 2 * ROWS_PER_CUBE;
/// Number of the net's input rows.
pub const ROWS: usize = FIRST_PAIR_ROW + 2 * DISTANCE_VALUES;

/// Number of steps from solved within which distances are exact.
pub const EXACT_STEPS: u8 = 2;

/// The coordinates of the three cubes, from the +W slab to the -W slab.
pub type Cubes = [Coordinates; SLABS];

/// The tables of the last two phases.
pub struct CubeTables {
    pub(super) turns: AxisTurns,
    pub(super) pairs: PairDistances,
    /// The turns of the three cubes in each step.
    pub steps: Vec<[u8; SLABS]>,
}

impl CubeTables {
    /// Opens or builds the tables.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read.
    pub(crate) fn load(loader: TableLoader) -> Result<Self, TableError> {
        AxisTurns::load(loader).map(Self::new)
    }

    /// Opens or builds the tables in a store without reporting events, for training.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read.
    pub fn open(tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        Self::load(TableLoader::silent(tables, workers))
    }

    fn new(turns: AxisTurns) -> Self {
        let [corners, ..] = AxisTurns::coordinates_inside(&Cube3::SOLVED);
        Self { pairs: PairDistances::new(&turns, corners), turns, steps: steps(keeps_subgroup) }
    }

    /// Returns the coordinates of three solved cubes.
    pub fn solved(&self) -> Cubes {
        [AxisTurns::coordinates_inside(&Cube3::SOLVED); SLABS]
    }

    /// Returns the cubes after the step with this index in [`CubeTables::steps`].
    #[inline]
    pub fn after(&self, cubes: &Cubes, step: usize) -> Cubes {
        let turns = self.steps[step];
        std::array::from_fn(|slab| self.turns.next(1, cubes[slab], usize::from(turns[slab])))
    }

    /// Returns the states within `radius` steps of solved, with their distances.
    pub fn ball(&self, radius: u8) -> Ball<Cubes> {
        Ball::new(self.solved(), radius, self.steps.len(), |cubes, step| self.after(cubes, step), |cubes| *cubes)
    }

    fn cube_rows(&self, slab: usize, cube: Coordinates) -> [usize; 4] {
        let first = ROWS_PER_CUBE * usize::from(slab == 1);
        let [whole, one, other] = self.turns.within(cube).map(|d| usize::from(d).min(DISTANCE_VALUES - 1));
        let class = self.pairs.class(cube[0]);
        let alone = usize::from(self.pairs.single_distance(class)).min(DISTANCE_VALUES - 1);
        [
            first + whole,
            first + DISTANCE_VALUES + one,
            first + 2 * DISTANCE_VALUES + other,
            first + 3 * DISTANCE_VALUES + alone,
        ]
    }

    #[inline(always)]
    fn pair_row(&self, (a, b): (usize, usize), classes: [usize; 2]) -> usize {
        let first = FIRST_PAIR_ROW + DISTANCE_VALUES * usize::from(a == 0 && b == 2);
        first + usize::from(self.pairs.pair_distance(classes[0], classes[1])).min(DISTANCE_VALUES - 1)
    }

    /// Returns the net's input rows for three cubes.
    pub fn rows(&self, cubes: &Cubes) -> Vec<usize> {
        let classes = cubes.map(|cube| self.pairs.class(cube[0]));
        let pairs = [(0, 1), (1, 2), (0, 2)].map(|(a, b)| self.pair_row((a, b), [classes[a], classes[b]]));
        (0..SLABS).flat_map(|slab| self.cube_rows(slab, cubes[slab])).chain(pairs).collect()
    }

    /// Writes the net's estimate after each of [`CubeTables::steps`] to `out`, in their order.
    pub fn evaluate_steps(&self, net: &Net, cubes: &Cubes, out: &mut [i32]) {
        net.evaluate_children(&StepChildren { tables: self, cubes }, out);
    }
}

/// Returns the combinations of three cube turns, each accepted by `kept`, that one turn of the puzzle makes in some grips.
pub(super) fn steps(kept: impl Fn(usize) -> bool) -> Vec<[u8; SLABS]> {
    let frames = Frames::get();
    let turns: Vec<usize> = (0..AXIS_TURNS).filter(|turn| kept(*turn)).collect();
    let alike = |a: usize, b: usize| frames.local.iter().any(|seen| usize::from(seen[a]) == b);
    let mut out = Vec::new();
    for &middle in &turns {
        for &first in turns.iter().filter(|first| alike(middle, **first)) {
            out.extend(
                turns.iter().filter(|last| alike(middle, **last)).map(|&last| [first as u8, middle as u8, last as u8]),
            );
        }
    }
    out
}

/// The cubes after each step.
struct StepChildren<'a> {
    tables: &'a CubeTables,
    cubes: &'a Cubes,
}

impl ChildSums for StepChildren<'_> {
    #[inline(always)]
    fn evaluate_each(&self, net: &Net, out: &mut [i32], answer: impl Fn(&Row) -> i32) {
        let mut sums = [[[0i16; FIRST_LAYER_WIDTH]; AXIS_TURNS]; SLABS];
        let mut classes = [[0usize; AXIS_TURNS]; SLABS];
        for turn in (0..AXIS_TURNS).filter(|turn| keeps_subgroup(*turn)) {
            for slab in 0..SLABS {
                let cube = self.tables.turns.next(1, self.cubes[slab], turn);
                for row in self.tables.cube_rows(slab, cube) {
                    add_row(&mut sums[slab][turn], &net.rows[row]);
                }
                classes[slab][turn] = self.tables.pairs.class(cube[0]);
            }
        }
        for (step, out) in self.tables.steps.iter().zip(out) {
            let turns = step.map(usize::from);
            let class: [usize; SLABS] = std::array::from_fn(|slab| classes[slab][turns[slab]]);
            let mut sum = net.bias;
            for slab in 0..SLABS {
                add_row(&mut sum, &sums[slab][turns[slab]]);
            }
            for (a, b) in [(0, 1), (1, 2), (0, 2)] {
                add_row(&mut sum, &net.rows[self.tables.pair_row((a, b), [class[a], class[b]])]);
            }
            *out = answer(&sum);
        }
    }
}
