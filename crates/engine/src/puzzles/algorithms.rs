//! The search of a pattern task by the best means that its puzzle has.

use super::row;
use crate::control::Control;
use crate::pattern::{self, LengthSearch, PatternTables, PatternTask, turned};
use crate::puzzle::homes::between;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Facelets, Metric};
use crate::search::{EventSink, Limits, Outcome, SolveError, table_set::Loading};
use crate::tables::{TableError, Tables};

/// Opens or builds the tables for the search of shortest solutions of several states at once, and returns that search.
pub(crate) type OpenStates = fn(&[Facelets], Loading) -> Result<Box<dyn LengthSearch>, TableError>;

/// Searches the shortest solutions of a task as [`pattern::solve`] does; where all colours count and all moves are allowed, by the tables
/// with which the puzzle's own states are proven.
///
/// # Errors
/// The errors of [`pattern::solve`], and [`TableError`] if such a table cannot be built or read.
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

/// The states of which one is to be solved, if position and goal have all of their colours: those from each start to each goal.
fn whole(task: &PatternTask) -> Option<Vec<Facelets>> {
    let states = |pattern: &Pattern, free: Option<u8>| -> Option<Vec<Facelets>> {
        turned(pattern, free).iter().map(Pattern::facelets).collect()
    };
    let starts = states(&task.position, task.adjust.before)?;
    let goals = states(&task.goal, task.adjust.after)?;
    let states = starts.iter().flat_map(|start| goals.iter().map(|goal| between(start, goal).ok()));
    states.collect()
}
