//! Pattern databases: the exact cost, up to 254, of bringing the pieces of one or two coordinates to a goal, for all
//! their positions.
//!
//! Source of the idea: Culberson and Schaeffer, "Pattern databases", 1998; for the cube, Korf 1997.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use xxhash_rust::xxh3::Xxh3;

use super::coordinate::Coordinate;
use super::goals::GoalSet;
use super::task::LabelledTask;
use crate::tables::{TableError, Workers, huge_pages::HugePages, parallel};

/// The distance of positions that cannot reach a goal.
pub(super) const UNREACHED: u8 = u8::MAX;
/// The largest distance stored; longer ones are stored as this one, a lower bound.
const MAX_DISTANCE: u8 = UNREACHED - 1;
/// Number of pairs per work item, rounded down to whole rows, at least one.
const PAIRS_PER_WORK_ITEM: usize = 1 << 17;

/// The distances of all values of one coordinate, or of all pairs of values of two.
pub(super) struct PatternDatabase {
    /// Indices of the two coordinates; equal for a single one.
    pub coordinates: [usize; 2],
    /// Number of values of the second coordinate; 1 for a single one.
    columns: usize,
    /// Distances, at most [`MAX_DISTANCE`], one row per value of the first coordinate; [`UNREACHED`] where no goal is
    /// reachable.
    distances: HugePages<u8>,
}

/// State of the breadth-first search that computes the distances.
struct DistanceSearch<'a> {
    first: &'a Coordinate,
    /// `None` for a single coordinate.
    second: Option<&'a Coordinate>,
    columns: usize,
    /// `before[mv][column]` is the column that move `mv` takes to `column`.
    before: Vec<Vec<u32>>,
    task: &'a LabelledTask,
    distances: &'a [AtomicU8],
}

/// Returns a hash of everything that the distances depend on: the moves' effect on the coordinates, the costs of the
/// moves, and the goals. Values are hashed in the order of their keys, so their numbering does not matter.
pub fn fingerprint(coordinates: [&Coordinate; 2], costs: &[u8], goals: GoalSet) -> u128 {
    let mut sum = Xxh3::new();
    sum.update(&costs.len().to_le_bytes());
    sum.update(costs);
    sum.update(&[MAX_DISTANCE]);
    let mut row = Vec::new();
    for coordinate in coordinates {
        let order = coordinate.in_order();
        sum.update(&order.len().to_le_bytes());
        let mut rank = vec![0_u32; order.len()];
        for (place, &value) in (0..).zip(&order) {
            rank[value as usize] = place;
        }
        for &value in &order {
            row.clear();
            row.extend(coordinate.row(value).iter().flat_map(|&next| rank[next as usize].to_le_bytes()));
            row.extend(
                coordinate.goals[value as usize].intersection(goals).words().into_iter().flat_map(u64::to_le_bytes),
            );
            sum.update(&row);
        }
    }
    sum.digest128()
}

impl PatternDatabase {
    /// Computes the distance of each pair of values of two coordinates to the nearest of `goals`. `coordinates` are
    /// indices into `all`; two equal ones select a single coordinate.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers' control stops it.
    pub fn build(
        task: &LabelledTask,
        all: &[Coordinate],
        coordinates: [usize; 2],
        goals: GoalSet,
        workers: Workers,
    ) -> Result<Self, TableError> {
        let [first, second] = coordinates.map(|n| &all[n]);
        let second = (coordinates[0] != coordinates[1]).then_some(second);
        let columns = second.map_or(1, |second| second.size);
        let distances: Vec<AtomicU8> = (0..first.size * columns).map(|_| AtomicU8::new(UNREACHED)).collect();
        let before = |mv: &usize| -> Vec<u32> {
            second.map_or(vec![0], |second| (0..columns as u32).map(|v| second.after(v, task.inverse[*mv])).collect())
        };
        let before = (0..task.costs.len()).map(|mv| before(&mv)).collect();
        let wave = DistanceSearch { first, second, columns, before, task, distances: &distances };
        wave.mark_goals(goals);
        wave.run(workers)?;
        let distances = HugePages::from_vec(distances.into_iter().map(AtomicU8::into_inner).collect());
        Ok(Self { coordinates, columns, distances })
    }

    /// Returns the database of two different coordinates from stored distances, row by row.
    pub fn from_distances(distances: Vec<u8>, all: &[Coordinate], coordinates: [usize; 2]) -> Self {
        Self { coordinates, columns: all[coordinates[1]].size, distances: HugePages::from_vec(distances) }
    }

    /// Returns the distances of all pairs, row by row.
    pub fn distances(&self) -> &[u8] {
        self.distances.as_slice()
    }

    /// Returns the distance of a pair of values; `second` is ignored for a single coordinate.
    #[inline]
    pub fn distance(&self, first: u32, second: u32) -> u8 {
        self.distance_at(self.place(first, second))
    }

    /// Returns the index of the distance of a pair of values.
    #[inline]
    pub fn place(&self, first: u32, second: u32) -> usize {
        let column = if self.columns == 1 { 0 } else { second as usize };
        first as usize * self.columns + column
    }

    #[inline]
    pub fn distance_at(&self, place: usize) -> u8 {
        self.distances.as_slice()[place]
    }

    /// Returns the size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        self.distances.as_slice().len()
    }
}

impl DistanceSearch<'_> {
    /// Sets the distance of pairs at a goal to 0.
    fn mark_goals(&self, goals: GoalSet) {
        let at_goals = |coordinate: &Coordinate| -> Vec<usize> {
            (0..coordinate.size).filter(|&v| !coordinate.goals[v].intersection(goals).is_empty()).collect()
        };
        let columns = self.second.map(at_goals);
        for row in at_goals(self.first) {
            let mine = self.first.goals[row].intersection(goals);
            match (&columns, self.second) {
                (Some(columns), Some(second)) => {
                    for &column in columns.iter().filter(|&&column| !second.goals[column].intersection(mine).is_empty())
                    {
                        self.distances[row * self.columns + column].store(0, Relaxed);
                    }
                }
                _ => self.distances[row].store(0, Relaxed),
            }
        }
    }

    /// Expands the pairs by increasing distance. Ends when as many consecutive distances as the highest move cost have
    /// none.
    fn run(&self, workers: Workers) -> Result<(), TableError> {
        let dearest = self.task.costs.iter().copied().max().unwrap_or(1);
        let mut idle = 0;
        for distance in 0..MAX_DISTANCE {
            let found = self.expand_all(distance, workers)?;
            idle = if found { 0 } else { idle + 1 };
            if idle >= dearest {
                return Ok(());
            }
        }
        // Pairs at the maximum lead to others at the maximum, so each pass may reach some more.
        let unreached = || self.distances.iter().filter(|distance| distance.load(Relaxed) == UNREACHED).count();
        let mut before = unreached();
        loop {
            self.expand_all(MAX_DISTANCE, workers)?;
            let after = unreached();
            if after == before {
                return Ok(());
            }
            before = after;
        }
    }

    /// Expands all pairs at this distance. Returns false if there are none.
    fn expand_all(&self, distance: u8, workers: Workers) -> Result<bool, TableError> {
        let rows = (PAIRS_PER_WORK_ITEM / self.columns).max(1);
        let found = parallel(self.first.size, rows, workers, (0.0, 1.0), |rows| self.expand(distance, rows))?;
        Ok(found.contains(&true))
    }

    /// Expands the pairs at this distance in some rows. Returns false if there are none.
    fn expand(&self, distance: u8, rows: Range<usize>) -> bool {
        let mut here: Vec<u32> = Vec::new();
        let mut found = false;
        for row in rows {
            let mine = &self.distances[row * self.columns..][..self.columns];
            here.clear();
            here.extend((0..).zip(mine).filter(|(_, there)| there.load(Relaxed) == distance).map(|(n, _): (u32, _)| n));
            if here.is_empty() {
                continue;
            }
            found = true;
            for (mv, cost) in self.task.costs.iter().enumerate() {
                let to = self.first.after(row as u32, self.task.inverse[mv]) as usize;
                let (theirs, before) = (&self.distances[to * self.columns..][..self.columns], &self.before[mv]);
                let farther = distance.saturating_add(*cost).min(MAX_DISTANCE);
                for &column in &here {
                    let there = &theirs[before[column as usize] as usize];
                    if there.load(Relaxed) > farther {
                        there.fetch_min(farther, Relaxed);
                    }
                }
            }
        }
        found
    }
}
