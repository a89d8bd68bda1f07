//! How many states of the 2x2x2x2 there are within so many moves, exactly; and what follows for the state farthest
//! away.
//!
//! Breadth-first search over symmetry classes: each is weighted with the number of its states. As the moves are closed
//! under inversion and symmetry, a class reached from distance `d` has distance `d - 1`, `d` or `d + 1`, so that two
//! levels suffice to know what is new.

use unfold_engine::puzzle::hypercube::MOVES;
use unfold_engine::puzzles::tess2::STATES;
use unfold_engine::puzzles::tess2::classes::{Classes, Rotated, SymmetryClass};
use unfold_engine::tables::{TableError, Workers, parallel};

/// The largest radius: the next level would have some 234 million classes.
pub const FARTHEST: usize = 5;
/// Levels are divided by the mixed number of a class into so many parts, each sorted alone.
const PARTS: usize = 128;
/// Classes that a thread expands before it looks whether to stop.
const CHUNK: usize = 64;

/// The states at one distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The distance, in STM.
    pub distance: usize,
    /// How many states there are at that distance.
    pub states: u64,
    /// How many states there are within that distance.
    pub ball: u64,
    /// How many classes there are at that distance.
    pub classes: usize,
}

/// The representatives of one level, sorted, in parts.
type Parts = Vec<Vec<Rotated>>;

/// Counts the states at the distances `0..=radius`, `radius <= 5`, and says each level as soon as it is counted.
///
/// # Errors
/// [`TableError::Stopped`] when the workers are stopped.
pub fn levels(radius: usize, workers: Workers, mut say: impl FnMut(Level)) -> Result<Vec<Level>, TableError> {
    let algebra = Classes::default();
    let mut before: Parts = vec![Vec::new(); PARTS];
    let mut last = before.clone();
    last[part(Rotated::SOLVED)].push(Rotated::SOLVED);
    let mut out = vec![Level { distance: 0, states: 1, ball: 1, classes: 1 }];
    say(out[0]);
    while out.len() <= radius {
        let next = neighbours(&algebra, &last, &before, workers)?;
        let states = parallel(PARTS, 1, workers, (0.9, 1.0), |parts| {
            let classes = next[parts].iter().flatten().map(|c| algebra.class(*c));
            classes.map(|class| u64::from(class.states())).sum::<u64>()
        })?;
        let states = states.into_iter().sum();
        let ball = out.last().map_or(0, |level| level.ball) + states;
        let level = Level { distance: out.len(), states, ball, classes: next.iter().map(Vec::len).sum() };
        say(level);
        out.push(level);
        before = std::mem::replace(&mut last, next);
    }
    Ok(out)
}

/// Which part a class belongs to.
fn part(class: Rotated) -> usize {
    class.mixed() as usize % PARTS
}

/// The classes next to those of `last` that are neither there nor in `before`.
fn neighbours(algebra: &Classes, last: &Parts, before: &Parts, workers: Workers) -> Result<Parts, TableError> {
    let frontier = last.concat();
    let reached = parallel(frontier.len(), CHUNK, workers, (0.0, 0.8), |range| {
        let mut reached: Vec<Rotated> = Vec::with_capacity(range.len() * MOVES);
        for state in &frontier[range] {
            let children = (0..MOVES).map(|mv| algebra.class(algebra.after(*state, mv)));
            reached.extend(children.map(|SymmetryClass { representative, .. }| representative));
        }
        reached.sort_unstable_by_key(|class| (part(*class), *class));
        reached.dedup();
        reached
    })?;
    let of_part = |reached: &[Rotated], n: usize| {
        let from = reached.partition_point(|class| part(*class) < n);
        let to = reached.partition_point(|class| part(*class) <= n);
        from..to
    };
    parallel(PARTS, 1, workers, (0.8, 0.9), |range| {
        let n = range.start;
        let mut fresh: Vec<Rotated> =
            reached.iter().flat_map(|reached| &reached[of_part(reached, n)]).copied().collect();
        fresh.sort_unstable();
        fresh.dedup();
        let known = |class: &Rotated| [last, before].iter().any(|level| level[n].binary_search(class).is_ok());
        fresh.retain(|class| !known(class));
        fresh
    })
}

/// Why some state needs many moves: a state within `r1 + r2 + ..` moves is a product of states within `r1`, `r2`, ..
/// moves, so that there are at most as many as the product of the balls' sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooFew {
    /// The radii of the balls, falling.
    pub radii: Vec<usize>,
    /// The product of the balls' sizes, which is less than [`STATES`].
    pub product: u128,
}

impl TooFew {
    /// The best that balls of the radii `0..levels.len()` prove.
    pub fn new(levels: &[Level]) -> Self {
        let mut out = Self { radii: Vec::new(), product: 1 };
        // Larger balls first: the larger the radius, the less a move adds to the size.
        for level in levels.iter().skip(1).rev() {
            // Both factors are far below 2^92 and 2^36: the product does not overflow.
            while out.product * u128::from(level.ball) < STATES {
                out.product *= u128::from(level.ball);
                out.radii.push(level.distance);
            }
        }
        out
    }

    /// A number of moves that does not suffice for every state.
    pub fn moves(&self) -> usize {
        self.radii.iter().sum()
    }
}
