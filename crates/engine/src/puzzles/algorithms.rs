//! Solves a pattern task with the best tables of its puzzle.

use super::row;
use crate::control::Control;
use crate::pattern::{self, LengthSearch, PatternTables, PatternTask, turned};
use crate::puzzle::homes::between;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Facelets, Metric};
use crate::search::{EventSink, Limits, Outcome, SolveError, table_set::Loading};
use crate::tables::{TableError, Tables};

/// Opens or builds the tables for a search of the shortest solutions of any of several states, and returns that search.
pub(crate) type OpenStates = fn(&[Facelets], Loading) -> Result<Box<dyn LengthSearch>, TableError>;

/// Searches for the shortest solutions of a task like [`pattern::solve`]. If all colours count and the usual moves are
/// allowed, it uses the tables of the puzzle's optimal solver.
///
/// # Errors
/// The errors of [`pattern::solve`], and [`TableError`] if such a table can be neither read nor built.
pub fn solve(
    task: &PatternTask,
    metric: Metric,
    limits: &Limits,
    control: &Control,
    (store, tables): (&Tables, &PatternTables),
    say: EventSink,
) -> Result<Outcome, SolveError> {
    let is_usual = task.moves.are_usual() && task.others.is_empty();
    let states = row(task.position.puzzle()).open_states.filter(|_| is_usual).zip(whole(task));
    let Some((open, states)) = states else {
        return pattern::solve(task, metric, limits, control, (store, tables), say);
    };
    task.check().map_err(SolveError::Pattern)?;
    let loading = Loading { store, workers: limits.workers_under(control), say };
    let search = open(&states, loading)?;
    Ok(pattern::run(task, &*search, metric, limits, control, say))
}

/// Returns the states to be solved, one for each start and goal, if all colours of position and goal count.
fn whole(task: &PatternTask) -> Option<Vec<Facelets>> {
    let states = |pattern: &Pattern, free: Option<u8>| -> Option<Vec<Facelets>> {
        turned(pattern, free).iter().map(Pattern::facelets).collect()
    };
    let starts = states(&task.position, task.adjust.before)?;
    let goals = states(&task.goal, task.adjust.after)?;
    let states = starts.iter().flat_map(|start| goals.iter().map(|goal| between(start, goal).ok()));
    states.collect()
}
