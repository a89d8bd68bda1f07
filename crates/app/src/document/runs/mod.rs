//! The searches of a puzzle as runs that are kept and compared: each on its position, by its method, with its series.

pub mod results;
pub mod series;

use std::time::Duration;

use self::results::{MethodAndMetric, Results, RunEnd, Source};
use self::series::Series;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::search::Limits;

/// The most runs that are kept for a puzzle, `PINNED < KEPT`.
pub const KEPT: usize = 20;
/// The most of them that can be pinned.
pub const PINNED: usize = 10;

/// A search of one position by one method in one metric; taken up again, it goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Its number among the runs of the puzzle, `number >= 1`, never given twice.
    pub number: usize,
    /// The method and the metric.
    pub by: MethodAndMetric,
    /// The least and the most threads that searched, `1 <= threads[0] <= threads[1]`; they differ when it was taken up again with others.
    pub threads: [usize; 2],
    /// The limits under which it was begun, or taken up last.
    pub limits: Limits,
    /// The position.
    pub state: Facelets,
    /// Origin of the position, in short.
    pub source: Source,
    /// The number of the position among those of the runs, `place >= 1`: the same for the same facelets.
    pub place: usize,
    /// For the plots.
    pub series: Series,
    /// The best length.
    pub best: Option<usize>,
    /// The proven lower bound.
    pub lower: usize,
    /// The lower bound that an opened file says was proven, 0 for none.
    pub claimed: usize,
    /// Time searched.
    pub elapsed: Duration,
    /// Nodes searched.
    pub nodes: u64,
    /// Its end; `None` while it goes on.
    pub end: Option<RunEnd>,
    /// True if it is drawn beside the run of the position that is shown.
    pub shown: bool,
    /// True if it stays when newer ones need its place.
    pub pinned: bool,
    /// Index of the colour it is drawn in, `0 <= colour < KEPT`; no two runs that are kept have the same.
    pub colour: usize,
}

/// The runs of one puzzle, the latest last.
#[derive(Clone, Debug, Default)]
pub struct Runs {
    list: Vec<Run>,
    /// Number of runs so far, including those that are not kept any more.
    begun: usize,
    /// Number of positions counted.
    places: usize,
}

/// Data that a run begins with.
pub struct Beginning<'a> {
    /// The method and the metric.
    pub by: MethodAndMetric,
    /// Its limits.
    pub limits: &'a Limits,
    /// The position.
    pub state: &'a Facelets,
    /// Origin of that position.
    pub source: Source,
}

impl Runs {
    /// Runs that were kept, of so many that there were, of so many positions; all of them in order.
    pub fn of(list: Vec<Run>, begun: usize, places: usize) -> Self {
        Self { list, begun, places }
    }

    /// Number of runs so far, and number of their positions.
    pub fn counts(&self) -> (usize, usize) {
        (self.begun, self.places)
    }

    /// The runs that are kept, the oldest first, at most [`KEPT`].
    pub fn list(&self) -> &[Run] {
        &self.list
    }

    /// The run of a number, as long as it is kept.
    pub fn get(&self, number: usize) -> Option<&Run> {
        self.list.iter().find(|run| run.number == number)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, number: usize) -> Option<&mut Run> {
        self.list.iter_mut().find(|run| run.number == number)
    }

    /// Begins a run, or goes on with the one of this number if it is kept; its number. Of too many the oldest goes that is not pinned.
    pub fn begin(&mut self, before: Option<usize>, beginning: &Beginning<'_>) -> usize {
        let Beginning { by, limits, state, source } = beginning;
        let threads = limits.threads;
        if let Some(run) = before.and_then(|number| self.get_mut(number)).filter(|run| run.by == *by) {
            run.threads = [run.threads[0].min(threads), run.threads[1].max(threads)];
            run.limits = (*limits).clone();
            run.end = None;
            return run.number;
        }
        if self.list.len() >= KEPT {
            let goes = self.list.iter().position(|run| !run.pinned).unwrap_or(0);
            self.list.remove(goes);
        }
        let place = self.list.iter().find(|run| run.state == **state).map(|run| run.place);
        let place = place.unwrap_or_else(|| {
            self.places += 1;
            self.places
        });
        let colour = (0..KEPT).find(|colour| self.list.iter().all(|run| run.colour != *colour)).unwrap_or(0);
        self.begun += 1;
        self.list.push(Run {
            number: self.begun,
            by: *by,
            threads: [threads; 2],
            limits: (*limits).clone(),
            state: (*state).clone(),
            source: source.clone(),
            place,
            series: Series::default(),
            best: None,
            lower: 0,
            claimed: 0,
            elapsed: Duration::ZERO,
            nodes: 0,
            end: None,
            shown: false,
            pinned: false,
            colour,
        });
        self.begun
    }

    /// Takes a run out of the list.
    pub fn remove(&mut self, number: usize) {
        self.list.retain(|run| run.number != number);
    }

    /// True if one more run can be pinned.
    pub fn can_pin(&self) -> bool {
        self.list.iter().filter(|run| run.pinned).count() < PINNED
    }

    /// Takes over what is known by now. The series is copied only when something was added to it.
    pub fn follow(&mut self, results: &Results) {
        let Some(run) = results.run.and_then(|number| self.get_mut(number)) else { return };
        run.best = results.best().map(|best| best.length);
        run.lower = results.lower;
        run.claimed = results.claimed;
        run.elapsed = results.elapsed;
        run.nodes = results.nodes;
        run.end = results.end;
        if run.series.additions() != results.series.additions() {
            run.series.clone_from(&results.series);
        }
    }
}

/// The runs of every puzzle.
#[derive(Debug, Default)]
pub struct AllRuns {
    runs: [Runs; unfold_engine::puzzles::ALL.len()],
    /// Number of times that something could have been changed.
    changes: u64,
}

impl AllRuns {
    /// Number of times that something could have been changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }
}

impl std::ops::Index<PuzzleId> for AllRuns {
    type Output = Runs;

    fn index(&self, puzzle: PuzzleId) -> &Runs {
        &self.runs[puzzle as usize]
    }
}

impl std::ops::IndexMut<PuzzleId> for AllRuns {
    fn index_mut(&mut self, puzzle: PuzzleId) -> &mut Runs {
        self.changes += 1;
        &mut self.runs[puzzle as usize]
    }
}
