//! Exact numbers of states of the 2x2x2x2 by distance, and the lower bound on the diameter that follows from them.
//!
//! Breadth-first search over symmetry classes, each weighted with the number of its states. Since the moves are closed
//! under inversion and symmetry, a class reached from distance `d` has distance `d - 1`, `d` or `d + 1`, so two levels
//! suffice to recognise new classes.

use unfold_engine::puzzle::hypercube::MOVES_PER_LAYER_SET;
use unfold_engine::puzzles::tess2::STATES;
use unfold_engine::puzzles::tess2::classes::{PieceRotations, SymmetryClass, SymmetryClasses};
use unfold_engine::tables::{TableError, Workers, parallel};

/// Maximum radius: the next level would have some 234 million classes.
pub const MAX_RADIUS: usize = 5;
/// Number of parts of a level, split by the hash of the class and sorted separately.
const PARTS: usize = 128;
/// Number of classes that a thread expands between polls of the stop flag.
const CHUNK: usize = 64;

/// The states at one distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The distance, in STM.
    pub distance: usize,
    /// Number of states at that distance.
    pub states: u64,
    /// Number of states up to that distance.
    pub ball: u64,
    /// Number of classes at that distance.
    pub classes: usize,
}

/// The representatives of one level by part, each part sorted.
type Parts = Vec<Vec<PieceRotations>>;

/// Counts the states at the distances `0..=radius`, `radius <= MAX_RADIUS`. Calls `report_level` for each level as soon as it is counted.
///
/// # Errors
/// [`TableError::Stopped`] if the workers are stopped.
pub fn levels(radius: usize, workers: Workers, mut report_level: impl FnMut(Level)) -> Result<Vec<Level>, TableError> {
    let symmetry_classes = SymmetryClasses::default();
    let mut before: Parts = vec![Vec::new(); PARTS];
    let mut last = before.clone();
    last[part(PieceRotations::SOLVED)].push(PieceRotations::SOLVED);
    let mut out = vec![Level { distance: 0, states: 1, ball: 1, classes: 1 }];
    report_level(out[0]);
    while out.len() <= radius {
        let next = neighbours(&symmetry_classes, &last, &before, workers)?;
        let states = parallel(PARTS, 1, workers, (0.9, 1.0), |parts| {
            let classes = next[parts].iter().flatten().map(|c| symmetry_classes.class(*c));
            classes.map(|class| u64::from(class.states())).sum::<u64>()
        })?;
        let states = states.into_iter().sum();
        let ball = out.last().map_or(0, |level| level.ball) + states;
        let level = Level { distance: out.len(), states, ball, classes: next.iter().map(Vec::len).sum() };
        report_level(level);
        out.push(level);
        before = std::mem::replace(&mut last, next);
    }
    Ok(out)
}

/// Index of the part that holds a class, `0..PARTS`.
fn part(class: PieceRotations) -> usize {
    class.hash32() as usize % PARTS
}

/// The neighbours of the classes in `last` that are in neither `last` nor `before`.
fn neighbours(
    symmetry_classes: &SymmetryClasses,
    last: &Parts,
    before: &Parts,
    workers: Workers,
) -> Result<Parts, TableError> {
    let frontier = last.concat();
    let reached = parallel(frontier.len(), CHUNK, workers, (0.0, 0.8), |range| {
        let mut reached: Vec<PieceRotations> = Vec::with_capacity(range.len() * MOVES_PER_LAYER_SET);
        for state in &frontier[range] {
            let children =
                (0..MOVES_PER_LAYER_SET).map(|mv| symmetry_classes.class(symmetry_classes.after(*state, mv)));
            reached.extend(children.map(|SymmetryClass { representative, .. }| representative));
        }
        reached.sort_unstable_by_key(|class| (part(*class), *class));
        reached.dedup();
        reached
    })?;
    let of_part = |reached: &[PieceRotations], n: usize| {
        let from = reached.partition_point(|class| part(*class) < n);
        let to = reached.partition_point(|class| part(*class) <= n);
        from..to
    };
    parallel(PARTS, 1, workers, (0.8, 0.9), |range| {
        let n = range.start;
        let mut fresh: Vec<PieceRotations> =
            reached.iter().flat_map(|reached| &reached[of_part(reached, n)]).copied().collect();
        fresh.sort_unstable();
        fresh.dedup();
        let known = |class: &PieceRotations| [last, before].iter().any(|level| level[n].binary_search(class).is_ok());
        fresh.retain(|class| !known(class));
        fresh
    })
}

/// A proof that some state needs many moves: a state within `r1 + r2 + …` moves is a product of states within `r1`, `r2`, … moves, so
/// the number of such states is at most the product of the balls' sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountingBound {
    /// The radii of the balls, in descending order.
    pub radii: Vec<usize>,
    /// The product of the balls' sizes, less than [`STATES`].
    pub product: u128,
}

impl CountingBound {
    /// Multiplies balls of the radii `1..levels.len()`, the largest first, while the product stays below [`STATES`].
    pub fn new(levels: &[Level]) -> Self {
        let mut out = Self { radii: Vec::new(), product: 1 };
        // Larger balls first: their size grows least per move.
        for level in levels.iter().skip(1).rev() {
            // The product stays below 2^92 and a ball below 2^36, so the multiplication cannot overflow.
            while out.product * u128::from(level.ball) < STATES {
                out.product *= u128::from(level.ball);
                out.radii.push(level.distance);
            }
        }
        out
    }

    /// Returns a number of moves that does not suffice for every state.
    pub fn moves(&self) -> usize {
        self.radii.iter().sum()
    }
}
