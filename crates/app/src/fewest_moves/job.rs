//! Background searches of the fewest-moves page.

use crate::puzzles::fewest_moves::{
    self, BestLimits, Cube3, FoundSteps, Insertion, InsertionError, Sides, StepError, StepKind, StepLimits, Total,
};
use crate::task::Tell;
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

    /// The solution from these moves and further ones.
    pub fn solution_with(&self, moves: &NissMoves) -> Sequence {
        fewest_moves::solution(&self.moves.then(moves))
    }

    /// The solution from these moves and normal ones after them.
    pub fn whole(&self, rest: &Sequence) -> Sequence {
        self.solution_with(&NissMoves::of_normal(rest.clone()))
    }
}

/// A search with its limits.
#[derive(Clone, Debug)]
pub enum Work {
    /// Builds tables ahead of time.
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
pub enum WorkKind {
    /// The next step.
    Steps,
    /// The complete solution.
    Best,
    Insertions,
    /// Shorter stretches.
    Shorten,
}

#[derive(Debug)]
pub struct FewestMovesJob {
    pub task: StepsTask,
    pub work: Work,
}

/// A report of a search.
#[derive(Debug)]
pub enum FewestMovesReport {
    /// The tables are ready.
    Prepared,
    /// Final report of [`Work::Steps`].
    Steps(StepKind, Result<FoundSteps, StepError>),
    /// A shorter complete solution.
    Better(Box<Total>),
    /// Final report of [`Work::Best`].
    Best,
    /// The shortest solutions by insertions so far.
    InsertionsSoFar(Vec<Insertion>),
    /// Final report of [`Work::Insertions`].
    Insertions(Result<Vec<Insertion>, InsertionError>),
    /// The solution with shortened stretches.
    Shortened(Sequence),
}

/// Maximum number of ways listed.
pub const MOST_WAYS: usize = 100;
/// Maximum number of insertions listed.
const MOST_INSERTIONS: usize = 100;
/// Maximum length of a way.
const LONGEST: usize = 20;

impl FewestMovesJob {
    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control, report: Tell<'_, FewestMovesReport>) -> FewestMovesReport {
        let position = self.task.position();
        match self.work {
            Work::Prepare => {
                fewest_moves::prepare_insertions();
                FewestMovesReport::Prepared
            }
            Work::Steps { step, sides, extra } => {
                FewestMovesReport::Steps(step, steps(&position, step, (sides, extra), control))
            }
            Work::Best(limits) => {
                let found = |total: &Total| report(FewestMovesReport::Better(Box::new(total.clone())));
                // The best total has been reported when found.
                let _ = fewest_moves::best_total(&position, &limits, control, &found);
                FewestMovesReport::Best
            }
            Work::Insertions => {
                let skeleton = fewest_moves::solution(&self.task.moves);
                let scramble = &self.task.scramble;
                let tell = &mut |best: &[Insertion]| report(FewestMovesReport::InsertionsSoFar(best.to_vec()));
                let found = fewest_moves::insertions(scramble, &skeleton, MOST_INSERTIONS, control, tell);
                FewestMovesReport::Insertions(found)
            }
            Work::Shorten => {
                let threads = BestLimits::default().threads;
                let solution = fewest_moves::solution(&self.task.moves);
                FewestMovesReport::Shortened(fewest_moves::shortened(&solution, None, threads, control).moves)
            }
        }
    }
}

/// The shortest ways to a step, and those up to `extra` moves longer.
fn steps(
    position: &Cube3,
    step: StepKind,
    (sides, extra): (Sides, usize),
    control: &Control,
) -> Result<FoundSteps, StepError> {
    let limits = StepLimits { longest: LONGEST, count: 1, sides, variants: false, timeout: None };
    let first = fewest_moves::next_steps(position, step, &limits, control)?;
    let Some(shortest) = first.ways.first().map(|way| way.length) else { return Ok(first) };
    let limits = StepLimits { longest: shortest + extra, count: MOST_WAYS, ..limits };
    let all = fewest_moves::next_steps(position, step, &limits, control)?;
    Ok(if all.ways.is_empty() { first } else { all })
}
