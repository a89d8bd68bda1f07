//! Background searches of the fewest-moves page.

use crate::puzzles::fewest_moves::{
    self, BestLimits, Cube3, FoundSteps, InsertionError, InsertionSolution, Sides, StepError, StepKind, StepLimits,
    SteppedSolution,
};
use crate::task::ReportFn;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Sequence, niss::NissMoves};

/// A scramble with the moves of the lines so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepsTask {
    pub scramble: Cube3,
    /// Moves on both sides of the scramble.
    pub moves: NissMoves,
}

impl StepsTask {
    /// The position after the moves.
    pub fn position(&self) -> Cube3 {
        fewest_moves::position(&self.scramble, &self.moves)
    }

    /// The task's moves followed by `moves`, as normal moves.
    pub fn solution_with(&self, moves: &NissMoves) -> Sequence {
        fewest_moves::solution(&self.moves.then(moves))
    }

    /// The task's moves followed by the normal moves `rest`, as normal moves.
    pub fn solution_with_normal(&self, rest: &Sequence) -> Sequence {
        self.solution_with(&NissMoves::from_normal(rest.clone()))
    }
}

/// Work of a job, with its limits.
#[derive(Clone, Debug)]
pub enum FewestMovesSearch {
    /// Builds the table for insertions ahead of time.
    Prepare,
    /// Finds ways to a step.
    Steps {
        step: StepKind,
        /// The sides of the scramble to search.
        sides: Sides,
        /// Maximum excess over the shortest way.
        extra: usize,
    },
    /// Searches for ever shorter complete solutions; none is proven shortest.
    Best(BestLimits),
    /// Finds solutions by insertions.
    Insertions,
    /// Shortens stretches of the solution.
    Shorten,
}

/// The kinds of searches that the user can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchKind {
    Steps,
    /// Short complete solutions.
    Best,
    Insertions,
    Shorten,
}

#[derive(Debug)]
pub struct FewestMovesJob {
    pub task: StepsTask,
    pub search: FewestMovesSearch,
}

#[derive(Debug)]
pub enum FewestMovesReport {
    /// The table for insertions is ready.
    Prepared,
    /// Final report of [`FewestMovesSearch::Steps`].
    Steps(StepKind, Result<FoundSteps, StepError>),
    /// A shorter complete solution.
    Better(Box<SteppedSolution>),
    /// Final report of [`FewestMovesSearch::Best`].
    Best,
    /// The shortest solutions by insertions so far.
    InsertionsSoFar(Vec<InsertionSolution>),
    /// Final report of [`FewestMovesSearch::Insertions`].
    Insertions(Result<Vec<InsertionSolution>, InsertionError>),
    /// The solution with shortened stretches.
    Shortened(Sequence),
}

/// Maximum number of ways to a step that are listed.
pub const MAX_WAYS: usize = 100;
/// Maximum number of solutions by insertions that are listed.
const MAX_INSERTIONS: usize = 100;
/// Maximum length of the shortest way to a step; others may be up to `extra` moves longer.
const MAX_WAY_LENGTH: usize = 20;

impl FewestMovesJob {
    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control, report: ReportFn<'_, FewestMovesReport>) -> FewestMovesReport {
        let position = self.task.position();
        match self.search {
            FewestMovesSearch::Prepare => {
                fewest_moves::prepare_insertions();
                FewestMovesReport::Prepared
            }
            FewestMovesSearch::Steps { step, sides, extra } => {
                FewestMovesReport::Steps(step, steps(&position, step, (sides, extra), control))
            }
            FewestMovesSearch::Best(limits) => {
                let found = |total: &SteppedSolution| report(FewestMovesReport::Better(Box::new(total.clone())));
                // The best solution was reported when it was found.
                let _ = fewest_moves::shortest_solution(&position, &limits, control, &found);
                FewestMovesReport::Best
            }
            FewestMovesSearch::Insertions => {
                let skeleton = fewest_moves::solution(&self.task.moves);
                let scramble = &self.task.scramble;
                let tell = &mut |best: &[InsertionSolution]| report(FewestMovesReport::InsertionsSoFar(best.to_vec()));
                let found = fewest_moves::insertions(scramble, &skeleton, MAX_INSERTIONS, control, tell);
                FewestMovesReport::Insertions(found)
            }
            FewestMovesSearch::Shorten => {
                let threads = BestLimits::default().threads;
                let solution = fewest_moves::solution(&self.task.moves);
                FewestMovesReport::Shortened(fewest_moves::shorten(&solution, None, threads, control).moves)
            }
        }
    }
}

/// Finds the shortest ways to a step and those up to `extra` moves longer, at most [`MAX_WAYS`].
fn steps(
    position: &Cube3,
    step: StepKind,
    (sides, extra): (Sides, usize),
    control: &Control,
) -> Result<FoundSteps, StepError> {
    let limits = StepLimits { max_length: MAX_WAY_LENGTH, count: 1, sides, variants: false, timeout: None };
    let first = fewest_moves::next_steps(position, step, &limits, control)?;
    let Some(shortest) = first.solutions.first().map(|way| way.length) else { return Ok(first) };
    let limits = StepLimits { max_length: shortest + extra, count: MAX_WAYS, ..limits };
    let all = fewest_moves::next_steps(position, step, &limits, control)?;
    Ok(if all.solutions.is_empty() { first } else { all })
}
