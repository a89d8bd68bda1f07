//! The databases of the tasks searched last, for others with the same goal and the same moves.

use std::sync::{Arc, Mutex, PoisonError};

use super::goals::GoalSet;
use super::plan::Plan;
use super::task::LabelledTask;
use super::{Adjust, PatternTask};
use crate::puzzle::allowed::AllowedMoves;
use crate::puzzle::masks::Holding;
use crate::puzzle::pattern::Pattern;
use crate::tables::{TableError, Workers};

/// Number of goals whose databases are kept.
const KEPT: usize = 3;

/// The databases of the tasks searched last, shared between threads. Those of one task take at most the memory that its limits allow.
#[derive(Default)]
pub struct PatternTables {
    plans: Mutex<Vec<(PlanKey, Arc<Plan>)>>,
}

impl std::fmt::Debug for PatternTables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PatternTables").finish_non_exhaustive()
    }
}

/// What tasks have in common that can use the same databases.
#[derive(Clone, PartialEq, Eq)]
struct PlanKey {
    goal: Pattern,
    holding: Holding,
    moves: AllowedMoves,
    adjust: Adjust,
    memory: u64,
    /// The homes of the pieces that the moves can move, and the goals that agree with the others.
    homes: Vec<usize>,
    goals: GoalSet,
}

impl PatternTables {
    /// The plan of a task, made for it or for another one before, and the values of its coordinates at the starts.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the control of the workers stops it.
    pub(super) fn plan(
        &self,
        task: &PatternTask,
        labelled: &LabelledTask,
        memory: u64,
        workers: Workers,
    ) -> Result<(Arc<Plan>, Vec<Vec<u32>>), TableError> {
        let key = PlanKey {
            goal: task.goal.clone(),
            holding: task.holding,
            moves: task.moves.clone(),
            adjust: task.adjust,
            memory,
            homes: labelled.pieces.iter().map(|piece| piece.home).collect(),
            goals: labelled.goals(),
        };
        let known = {
            let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
            let fitting = |(other, plan): &(PlanKey, Arc<Plan>)| *other == key && plan.starts(labelled).is_some();
            let place = plans.iter().position(fitting);
            place.map(|place| {
                // The one used last is forgotten last.
                let entry = plans.remove(place);
                plans.push(entry);
                plans[plans.len() - 1].1.clone()
            })
        };
        let plan = match known {
            Some(plan) => plan,
            None => {
                let plan = Arc::new(Plan::of(labelled, memory, workers)?);
                let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
                if plans.len() == KEPT {
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
