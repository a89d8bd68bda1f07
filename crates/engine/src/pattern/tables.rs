//! A cache of the databases of recent tasks, for tasks with the same goal and moves.

use std::sync::{Arc, Mutex, PoisonError};

use super::goals::GoalSet;
use super::plan::Plan;
use super::task::LabelledTask;
use super::{FreeTurns, PatternTask};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::masks::OrientationRule;
use crate::puzzle::pattern::Pattern;
use crate::tables::{TableError, Workers};

const MAX_CACHED_PLANS: usize = 3;

/// A thread-safe cache of the databases of recent tasks. Each task's databases respect its own memory limit.
#[derive(Default)]
pub struct PatternTables {
    plans: Mutex<Vec<(PlanKey, Arc<Plan>)>>,
}

impl std::fmt::Debug for PatternTables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PatternTables").finish_non_exhaustive()
    }
}

/// Everything that tasks sharing databases must have in common.
#[derive(Clone, PartialEq, Eq)]
struct PlanKey {
    goal: Pattern,
    goal_orientation: OrientationRule,
    moves: AllowedMoves,
    free_turns: FreeTurns,
    memory: u64,
    /// The homes of the pieces that can move.
    homes: Vec<usize>,
    /// The goals compatible with the other pieces.
    goals: GoalSet,
}

impl PatternTables {
    /// Returns the cached or newly made plan of a task, and the values of its coordinates at the starts.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers' control stops it.
    pub(super) fn plan(
        &self,
        task: &PatternTask,
        labelled: &LabelledTask,
        memory: u64,
        workers: Workers,
    ) -> Result<(Arc<Plan>, Vec<Vec<u32>>), TableError> {
        let key = PlanKey {
            goal: task.goal.clone(),
            goal_orientation: task.goal_orientation,
            moves: task.moves.clone(),
            free_turns: task.free_turns,
            memory,
            homes: labelled.pieces.iter().map(|piece| piece.home).collect(),
            goals: labelled.goals(),
        };
        let known = {
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            let fitting = |(other, plan): &(PlanKey, Arc<Plan>)| *other == key && plan.starts(labelled).is_some();
            let place = plans.iter().position(fitting);
            place.map(|place| {
                // The most recently used plan is evicted last.
                let entry = plans.remove(place);
                plans.push(entry);
                plans[plans.len() - 1].1.clone()
            })
        };
        let plan = match known {
            Some(plan) => plan,
            None => {
                let plan = Arc::new(Plan::new(labelled, memory, workers)?);
                let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
                if plans.len() == MAX_CACHED_PLANS {
                    plans.remove(0);
                }
                plans.push((key, plan.clone()));
                plan
            }
        };
        let starts = plan.starts(labelled).expect("a plan is made for the starts of its task");
        Ok((plan, starts))
    }
}
