//! The searches of the page of fewest moves, each on a thread of its own.

use crate::puzzles::fewest_moves::{
    self, BestLimits, Cube3, FoundSteps, Insertion, InsertionError, Sides, StepError, StepKind, StepLimits, Total,
};
use crate::task::Tell;
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Sequence, niss::NissMoves};

/// A scramble, and the moves of the lines so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepsTask {
    /// The scramble.
    pub scramble: Cube3,
    /// The moves on both sides of it.
    pub moves: NissMoves,
}

impl StepsTask {
    /// The position after the moves.
    pub fn position(&self) -> Cube3 {
        fewest_moves::position(&self.scramble, &self.moves)
    }

    /// The solution that these moves and others after them make.
    pub fn solution_with(&self, moves: &NissMoves) -> Sequence {
        fewest_moves::solution(&self.moves.then(moves))
    }

    /// The whole solution, where the position after the moves is solved so.
    pub fn whole(&self, rest: &Sequence) -> Sequence {
        self.solution_with(&NissMoves::of_normal(rest.clone()))
    }
}

/// A search, with its limits.
#[derive(Clone, Debug)]
pub enum Work {
    /// Nothing: tables are made ahead of time.
    Prepare,
    /// Ways to a step.
    Steps {
        /// The step.
        step: StepKind,
        /// The sides of the scramble.
        sides: Sides,
        /// The most moves by which they may be longer than the shortest.
        extra: usize,
    },
    /// The shortest whole solution.
    Best(BestLimits),
    /// Solutions by insertions.
    Insertions,
    /// A shorter solution by shorter stretches.
    Shorten,
}

/// The kinds of searches that a person begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkKind {
    /// The next step.
    Steps,
    /// The whole solution.
    Best,
    /// Insertions.
    Insertions,
    /// Shorter stretches.
    Shorten,
}

/// A search of the page.
#[derive(Debug)]
pub struct FewestMovesJob {
    /// The scramble and the moves so far.
    pub task: StepsTask,
    /// The search.
    pub work: Work,
}

/// A report of the search.
#[derive(Debug)]
pub enum FewestMovesReport {
    /// The tables are made.
    Prepared,
    /// The end of a search for ways to a step.
    Steps(StepKind, Result<FoundSteps, StepError>),
    /// A shorter whole solution.
    Better(Box<Total>),
    /// The end of the search for the shortest.
    Best,
    /// The shortest solutions by insertions so far.
    InsertionsSoFar(Vec<Insertion>),
    /// The end of the search for insertions.
    Insertions(Result<Vec<Insertion>, InsertionError>),
    /// The solution with shorter stretches.
    Shortened(Sequence),
}

/// The most ways that are listed.
pub const MOST_WAYS: usize = 100;
/// The most insertions that are listed.
const MOST_INSERTIONS: usize = 100;
/// The longest way that is searched.
const LONGEST: usize = 20;

impl FewestMovesJob {
    /// Runs the job, and returns its last report.
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
                // The last total was told of when it was found.
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

/// The shortest ways to a step, and those that are longer by up to `extra` moves.
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
