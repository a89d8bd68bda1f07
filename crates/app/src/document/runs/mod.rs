//! Recorded runs of a puzzle's searches, for comparison: position, method, results and series.

pub mod results;
pub mod series;

use std::time::Duration;

use self::results::{CompactOrigin, MethodAndMetric, Results, RunEnd};
use self::series::Series;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::search::Limits;

/// Maximum number of recorded runs per puzzle. Exceeds [`MAX_PINNED_RUNS`], so that a run can always be dropped.
pub const MAX_RUNS: usize = 20;
/// Maximum number of pinned runs.
pub const MAX_PINNED_RUNS: usize = 10;

/// A search of one position by one method in one metric, possibly resumed.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Unique number among the puzzle's runs, `number >= 1`.
    pub number: usize,
    pub method_and_metric: MethodAndMetric,
    /// Minimum and maximum number of threads, `1 <= threads[0] <= threads[1]`, over all resumptions.
    pub threads: [usize; 2],
    /// Limits of the last start or resumption.
    pub limits: Limits,
    pub state: Facelets,
    pub source: CompactOrigin,
    /// Number of the run's position, `position_number >= 1`; recorded runs with equal facelets share it.
    pub position_number: usize,
    /// Data for the charts.
    pub series: Series,
    /// Best solution length.
    pub best: Option<usize>,
    /// Proven lower bound.
    pub lower: usize,
    /// Lower bound claimed by an opened file; 0 for none.
    pub claimed: usize,
    /// Search time.
    pub elapsed: Duration,
    pub nodes: u64,
    /// How it ended; `None` while it runs.
    pub end: Option<RunEnd>,
    /// True if drawn together with the current position's run.
    pub is_shown: bool,
    /// True if the run is kept when newer runs need room.
    pub is_pinned: bool,
    /// Colour index, `0 <= colour < MAX_RUNS`, unique among the recorded runs.
    pub colour: usize,
}

/// The runs of one puzzle, in the order they were started.
#[derive(Clone, Debug, Default)]
pub struct Runs {
    list: Vec<Run>,
    /// Number of runs so far, including dropped ones.
    total_runs: usize,
    /// Number of distinct positions so far.
    total_positions: usize,
}

/// Parameters of a new run.
pub struct RunStart<'a> {
    pub method_and_metric: MethodAndMetric,
    pub limits: &'a Limits,
    pub state: &'a Facelets,
    pub source: CompactOrigin,
}

impl Runs {
    /// Restores recorded runs in order, with the numbers of runs and positions so far.
    pub fn restored(list: Vec<Run>, total_runs: usize, total_positions: usize) -> Self {
        Self { list, total_runs, total_positions }
    }

    /// Numbers of runs and of distinct positions so far, including dropped ones.
    pub fn counts(&self) -> (usize, usize) {
        (self.total_runs, self.total_positions)
    }

    /// The recorded runs, oldest first, at most [`MAX_RUNS`].
    pub fn list(&self) -> &[Run] {
        &self.list
    }

    /// The run with this number, if still recorded.
    pub fn get(&self, number: usize) -> Option<&Run> {
        self.list.iter().find(|run| run.number == number)
    }

    /// The run with this number, if still recorded.
    pub fn get_mut(&mut self, number: usize) -> Option<&mut Run> {
        self.list.iter_mut().find(|run| run.number == number)
    }

    /// Starts a run, or resumes run `before` if it is recorded and used the same method and metric. Returns its number. A new run may
    /// drop the oldest unpinned one.
    pub fn begin(&mut self, before: Option<usize>, beginning: &RunStart<'_>) -> usize {
        let RunStart { method_and_metric, limits, state, source } = beginning;
        let threads = limits.threads;
        if let Some(run) =
            before.and_then(|number| self.get_mut(number)).filter(|run| run.method_and_metric == *method_and_metric)
        {
            run.threads = [run.threads[0].min(threads), run.threads[1].max(threads)];
            run.limits = (*limits).clone();
            run.end = None;
            return run.number;
        }
        if self.list.len() >= MAX_RUNS {
            let goes = self.list.iter().position(|run| !run.is_pinned).unwrap_or(0);
            self.list.remove(goes);
        }
        let position_number = self.list.iter().find(|run| run.state == **state).map(|run| run.position_number);
        let position_number = position_number.unwrap_or_else(|| {
            self.total_positions += 1;
            self.total_positions
        });
        let colour = (0..MAX_RUNS).find(|colour| self.list.iter().all(|run| run.colour != *colour)).unwrap_or(0);
        self.total_runs += 1;
        self.list.push(Run {
            number: self.total_runs,
            method_and_metric: *method_and_metric,
            threads: [threads; 2],
            limits: (*limits).clone(),
            state: (*state).clone(),
            source: source.clone(),
            position_number,
            series: Series::default(),
            best: None,
            lower: 0,
            claimed: 0,
            elapsed: Duration::ZERO,
            nodes: 0,
            end: None,
            is_shown: false,
            is_pinned: false,
            colour,
        });
        self.total_runs
    }

    pub fn remove(&mut self, number: usize) {
        self.list.retain(|run| run.number != number);
    }

    /// True if another run can be pinned.
    pub fn can_pin(&self) -> bool {
        self.list.iter().filter(|run| run.is_pinned).count() < MAX_PINNED_RUNS
    }

    /// Copies results to their run, if it is still recorded. The series is copied only if it changed.
    pub fn record_results(&mut self, results: &Results) {
        let Some(run) = results.run.and_then(|number| self.get_mut(number)) else { return };
        run.best = results.best().map(|best| best.length);
        run.lower = results.lower;
        run.claimed = results.claimed;
        run.elapsed = results.elapsed;
        run.nodes = results.nodes;
        run.end = results.end;
        if run.series.revision() != results.series.revision() {
            run.series.clone_from(&results.series);
        }
    }
}

#[derive(Debug, Default)]
pub struct AllRuns {
    runs: [Runs; unfold_engine::puzzles::ALL.len()],
    /// Revision, increased by each mutable access.
    changes: u64,
}

impl AllRuns {
    /// Revision, increased by each mutable access.
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
