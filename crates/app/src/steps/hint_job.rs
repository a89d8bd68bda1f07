//! The job that computes a hint.

use std::sync::Arc;

use super::state::{NextMove, Purpose};
use crate::lesson::MoveNotes;
use crate::lesson::progress_chart::DistanceTables;
use crate::played::{PlayableMoves, SequenceKind};
use crate::puzzles::steps::StepMethod;
use crate::task::{ReportFn, Tools};
use unfold_engine::control::Control;
use unfold_engine::position::Search;
use unfold_engine::puzzle::{Facelets, pattern::Pattern};
use unfold_engine::search::{Limits, SolveError, Solver};

#[derive(Debug)]
pub enum HintReport {
    /// Tables are being loaded or built.
    Preparing,
    /// Lower bound of the length, at least 1, in the puzzle's default metric.
    Bound(u8),
    Next(Box<NextMove>),
    /// The final report.
    End(Result<(), SolveError>),
}

#[derive(Clone, Copy, Debug)]
pub enum NextMoveSource {
    /// The caller knows the next move; only the bound is computed.
    Known,
    /// First move of a human method.
    Method(&'static StepMethod),
    /// First move of the solver's first solution.
    Search,
}

/// Computes a lower bound and, unless the source is [`NextMoveSource::Known`], the next move.
#[derive(Debug)]
pub struct HintJob {
    /// Unsolved position.
    pub state: Facelets,
    /// The puzzle's default solver.
    pub solver: &'static dyn Solver,
    /// Limits of the search, including memory for tables.
    pub limits: Limits,
    pub source: NextMoveSource,
}

impl HintJob {
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, HintReport>) -> HintReport {
        let found = self.find(tools, control, report);
        HintReport::End(found.or_else(|error| if control.is_stopped() { Ok(()) } else { Err(error) }))
    }

    fn find(&self, tools: &Tools, control: &Control, report: ReportFn<'_, HintReport>) -> Result<(), SolveError> {
        let tables = &tools.tables;
        if self.solver.bound(&self.state, tables).is_none() {
            report(HintReport::Preparing);
            self.solver.tables_for(&self.limits).prepare(&self.limits, control, tables)?;
        }
        // An unsolved position needs at least one move.
        report(HintReport::Bound(self.solver.bound(&self.state, tables).unwrap_or(1).max(1)));
        let next = match self.source {
            NextMoveSource::Known => None,
            NextMoveSource::Method(method) => first_move(method, &self.state),
            NextMoveSource::Search => self.search_next_move(tools, control)?,
        };
        if let Some(next) = next {
            report(HintReport::Next(Box::new(next)));
        }
        Ok(())
    }

    /// First move of the solver's first solution, with its phase.
    fn search_next_move(&self, tools: &Tools, control: &Control) -> Result<Option<NextMove>, SolveError> {
        let search = Search::new(self.state.clone(), &tools.tables).solver(self.solver).limits(self.limits.clone());
        let outcome = search.control(control.clone()).solve(&|_| ())?;
        let Some(solution) = outcome.best else { return Ok(None) };
        let start = Pattern::from_facelets(&self.state);
        let (kind, moves, phases) = (SequenceKind::Solution, &solution.moves, &solution.phases[..]);
        let player = PlayableMoves { kind, start: &start, moves, phases, at: 0 };
        let notes = MoveNotes::new(&player, outcome.metric, Some(self.solver.name()), &DistanceTables::default());
        Ok(next_move_at(&Arc::new(notes), 0))
    }
}

/// First move of the method's first step that has moves; `None` if the state is invalid or no step has moves.
fn first_move(method: &StepMethod, state: &Facelets) -> Option<NextMove> {
    let step = (method.plan)(state)?.find(|step| !step.moves.0.is_empty())?;
    let mv = step.moves.0.first().copied()?;
    let purpose = Purpose::Method { title: step.title, reason: step.reason };
    Some(NextMove { mv, purpose, pieces: step.pieces })
}

/// The move at an index of the notes, with its phase as purpose; `None` after the last move.
pub fn next_move_at(notes: &Arc<MoveNotes>, at: usize) -> Option<NextMove> {
    let lesson = notes.notes.get(at)?;
    Some(NextMove { mv: lesson.mv, purpose: Purpose::Phase(notes.clone(), lesson.group), pieces: Vec::new() })
}
