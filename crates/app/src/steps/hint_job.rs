//! Finds out what a hint says.

use std::sync::Arc;

use super::state::{NextMove, Purpose};
use crate::lesson::MoveNotes;
use crate::lesson::progress_chart::DistanceTables;
use crate::played::{MoveSequencePlayer, Played};
use crate::puzzles::steps::StepMethod;
use crate::task::{Tell, Tools};
use unfold_engine::control::Control;
use unfold_engine::position::Search;
use unfold_engine::puzzle::{Facelets, pattern::Pattern};
use unfold_engine::search::{Limits, SolveError, Solver};

/// A report about a hint.
#[derive(Debug)]
pub enum HintReport {
    /// Tables are opened or built first.
    Preparing,
    /// So many moves are needed at least, in the puzzle's usual metric.
    Least(u8),
    /// This move comes next.
    Next(Box<NextMove>),
    /// Nothing follows.
    End(Result<(), SolveError>),
}

/// The way in which the next move is found.
#[derive(Clone, Copy, Debug)]
pub enum HintWay {
    /// It is known already.
    Known,
    /// As the first move of the first step by a method of people.
    Method(&'static StepMethod),
    /// As the first move of the first solution that the solver finds.
    Search,
}

/// Finds a bound and the next move.
#[derive(Debug)]
pub struct HintJob {
    /// The position, which is not solved.
    pub state: Facelets,
    /// The puzzle's usual solver.
    pub solver: &'static dyn Solver,
    /// The limits of its search, with the memory that its tables may take.
    pub limits: Limits,
    /// The way.
    pub way: HintWay,
}

impl HintJob {
    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, HintReport>) -> HintReport {
        let found = self.find(tools, control, report);
        HintReport::End(found.or_else(|error| if control.stopped() { Ok(()) } else { Err(error) }))
    }

    fn find(&self, tools: &Tools, control: &Control, report: Tell<'_, HintReport>) -> Result<(), SolveError> {
        let tables = &tools.tables;
        if self.solver.bound(&self.state, tables).is_none() {
            report(HintReport::Preparing);
            self.solver.tables_for(&self.limits).prepare(&self.limits, control, tables)?;
        }
        // Whatever is not solved needs a move.
        report(HintReport::Least(self.solver.bound(&self.state, tables).unwrap_or(1).max(1)));
        let next = match self.way {
            HintWay::Known => None,
            HintWay::Method(method) => first_move(method, &self.state),
            HintWay::Search => self.searched(tools, control)?,
        };
        if let Some(next) = next {
            report(HintReport::Next(Box::new(next)));
        }
        Ok(())
    }

    /// The first move of the first solution that the solver finds, with its phase.
    fn searched(&self, tools: &Tools, control: &Control) -> Result<Option<NextMove>, SolveError> {
        let search = Search::new(self.state.clone(), &tools.tables).solver(self.solver).limits(self.limits.clone());
        let outcome = search.control(control.clone()).solve(&|_| ())?;
        let Some(solution) = outcome.best else { return Ok(None) };
        let start = Pattern::of(&self.state);
        let (what, moves, phases) = (Played::Solution, &solution.moves, &solution.phases[..]);
        let player = MoveSequencePlayer { what, start: &start, moves, phases, at: 0 };
        let notes = MoveNotes::of(&player, outcome.metric, Some(self.solver.name()), &DistanceTables::default());
        Ok(phase_of(&Arc::new(notes), 0))
    }
}

/// The first move of the first step that has any.
fn first_move(method: &StepMethod, state: &Facelets) -> Option<NextMove> {
    let step = (method.steps)(state)?.find(|step| !step.moves.0.is_empty())?;
    let mv = step.moves.0.first().copied()?;
    let purpose = Purpose::Method { title: step.title, reason: step.reason };
    Some(NextMove { mv, purpose, pieces: step.pieces })
}

/// The move at a place of some notes, with its phase.
pub fn phase_of(notes: &Arc<MoveNotes>, at: usize) -> Option<NextMove> {
    let lesson = notes.lessons.get(at)?;
    Some(NextMove { mv: lesson.mv, purpose: Purpose::Phase(notes.clone(), lesson.group), pieces: Vec::new() })
}
