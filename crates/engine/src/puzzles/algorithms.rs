//! Solves a pattern task with the best tables of its puzzle.

use super::row;
use crate::control::Control;
use crate::pattern::{self, LengthSearch, PatternTables, PatternTask, with_face_turns};
use crate::puzzle::homes::relative_state;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Facelets, Metric};
use crate::search::{EventSink, Limits, Outcome, SolveError, table_set::TableLoader};
use crate::tables::{TableError, Tables};

/// Opens or builds the tables for a search for the shortest solution of any of several states, and returns that search.
pub(crate) type OpenStateSearch = fn(&[Facelets], TableLoader) -> Result<Box<dyn LengthSearch>, TableError>;

/// Searches for the shortest solutions of a task, like [`pattern::solve`]. If the puzzle has a search over several
/// states, a task with a single goal that fixes all colours and allows the usual moves uses it, with the tables of the
/// optimal solver.
///
/// # Errors
/// The errors of [`pattern::solve`], and [`TableError`] if one of these tables can be neither read nor built.
pub fn solve(
    task: &PatternTask,
    metric: Metric,
    limits: &Limits,
    control: &Control,
    (tables, pattern_tables): (&Tables, &PatternTables),
    sink: EventSink,
) -> Result<Outcome, SolveError> {
    let is_usual = task.moves.are_usual() && task.alternatives.is_empty();
    let states = row(task.position.puzzle()).open_states.filter(|_| is_usual).zip(complete_states(task));
    let Some((open, states)) = states else {
        return pattern::solve(task, metric, limits, control, (tables, pattern_tables), sink);
    };
    task.check().map_err(SolveError::Pattern)?;
    let loading = TableLoader { tables, workers: limits.workers_under(control), sink };
    let search = open(&states, loading)?;
    Ok(pattern::run(task, &*search, metric, limits, control, sink))
}

/// Returns the states to solve, one for each start and goal; `None` unless position and goal fix every colour.
fn complete_states(task: &PatternTask) -> Option<Vec<Facelets>> {
    let states = |pattern: &Pattern, free: Option<u8>| -> Option<Vec<Facelets>> {
        with_face_turns(pattern, free).iter().map(Pattern::facelets).collect()
    };
    let starts = states(&task.position, task.free_turns.before)?;
    let goals = states(&task.goal, task.free_turns.after)?;
    let states = starts.iter().flat_map(|start| goals.iter().map(|goal| relative_state(start, goal).ok()));
    states.collect()
}
