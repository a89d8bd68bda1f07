//! Queries of the algorithms page: the task, the sorted list, and the verdict.

use super::state::{AlgorithmOrder, FoundAlgorithm, GoalChoice};
use super::{AlgorithmResults, Algorithms, checked::CheckedAlgorithms};
use crate::{document::runs::results::MethodAndMetric, model::Model};
use unfold_engine::notation;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTask};
use unfold_engine::puzzle::{PuzzleId, masks::NamedMask, pattern::Pattern};
use unfold_engine::search::{Reason, SolveError};
use unfold_text::sentences::{self, describe};
use unfold_text::{Phrase, UserError, algorithms as say, numbers, window};

/// A case from a pattern: a state if all of its stickers count.
fn case_from_pattern(pattern: &Pattern) -> GivenCase {
    pattern.facelets().map_or_else(|| GivenCase::Pattern(pattern.clone()), GivenCase::State)
}

impl Algorithms {
    /// Among the goals of `task`, the one that the first algorithm found reaches; `None` without an algorithm for this task.
    pub fn reached_goal<'a>(&self, task: &'a PatternTask) -> Option<&'a PatternTask> {
        let found = self.found.as_ref().filter(|found| found.task == *task)?;
        task.all().nth(found.empty_algorithm.as_ref().or(found.algorithms.first())?.reached?.goal)
    }

    /// The chosen part, if it is the goal and the puzzle has it.
    pub fn part(&self, puzzle: PuzzleId) -> Option<&'static NamedMask> {
        match self.goal {
            GoalChoice::Part(name) => NamedMask::parse(puzzle, name),
            GoalChoice::Solved | GoalChoice::Position => None,
        }
    }

    /// The list in display order, each entry with its index in the order found.
    pub fn sorted(&self) -> impl Iterator<Item = (usize, &FoundAlgorithm)> {
        let all = self.found.as_ref().map_or(&[][..], |found| &found.algorithms);
        let mut list: Vec<(usize, &FoundAlgorithm)> = all.iter().enumerate().collect();
        match self.order {
            AlgorithmOrder::Length => list.sort_by_key(|(_, algorithm)| algorithm.solution.length),
            AlgorithmOrder::Ease => {
                let ease = |algorithm: &FoundAlgorithm| algorithm.ease.unwrap_or(0.0);
                list.sort_by(|(_, one), (_, other)| ease(one).total_cmp(&ease(other)));
            }
        }
        list.into_iter()
    }
}

/// The task for the current position, with the chosen goal and the allowed moves.
///
/// # Errors
/// The position is unfinished, the allowed moves do not parse, or the task is impossible.
pub fn task(model: &Model) -> Result<PatternTask, UserError> {
    let puzzle = model.puzzle();
    let unfinished = || {
        UserError::new(
            unfold_text::editor::UNFINISHED.with([&model.document.workspace().painting().unpainted_count()]),
            say::PAINT_FIRST_DO,
        )
    };
    let painting = &model.document.workspace().position().painting;
    let case = case_from_pattern(Some(painting).filter(|painting| painting.is_painted()).ok_or_else(unfinished)?);
    let named = model.algorithms.part(puzzle);
    let position = model
        .algorithms
        .goal_position
        .as_ref()
        .filter(|goal| model.algorithms.goal == GoalChoice::Position && goal.puzzle() == puzzle);
    let position = position.map(case_from_pattern);
    let goal = match (named, &position) {
        (Some(named), _) => GivenGoal::Mask(named),
        (None, Some(position)) => GivenGoal::Position(position),
        (None, None) => GivenGoal::OfCase,
    };
    let free = named.and_then(|named| named.free_face).filter(|_| model.algorithms.free_turns);
    let moves = model.algorithms.allowed(puzzle)?;
    let task = read::build_task(&case, goal, moves, FreeTurns { before: free, after: free });
    let task = task.and_then(|task| {
        let mut possible = model.algorithms.solvable_task.borrow_mut();
        if possible.as_ref() != Some(&task) {
            task.check()?;
            *possible = Some(task.clone());
        }
        Ok(task)
    });
    task.map_err(|error| describe::solve_named(puzzle, model.colour_names(puzzle), &SolveError::Pattern(error)))
}

/// Sentence on how many algorithms of a checked list solve the case.
pub fn checked_verdict(checked: &CheckedAlgorithms) -> Phrase {
    say::CHECKED.with([&checked.solving_count(), &checked.algorithms.len()])
}

/// The best lower bound known: the list's own or, if higher, that of the position's search for the same task.
fn lower(found: &AlgorithmResults, model: &Model) -> usize {
    let AlgorithmResults { task, metric, .. } = found;
    let counts_so = |by: MethodAndMetric| Some(by.metric) == *metric;
    let is_same = task.moves.are_usual()
        && task.free_turns == FreeTurns::NONE
        && task.goal.facelets().is_some_and(|goal| goal.is_solved())
        && task.position.facelets().as_ref() == model.document.workspace().state()
        && model.results().method_and_metric.is_some_and(counts_so);
    if is_same { found.lower.max(model.results().lower) } else { found.lower }
}

/// Sentence on the number of algorithms, the shortest length and whether it is proven.
pub fn verdict(found: &AlgorithmResults, model: &Model) -> Phrase {
    if let Some(at_goal) = &found.empty_algorithm {
        let turns = at_goal.all_moves();
        return match turns.0.is_empty() {
            true => say::AT_GOAL.with([]),
            false => say::AT_GOAL_BUT_FOR.with([&notation::print(found.task.position.puzzle(), &turns)]),
        };
    }
    let lower = lower(found, model);
    let told = |length: usize| match found.metric {
        Some(metric) => window::LENGTH.with([&length, &metric]),
        None => say::COST_OF.with([&length]),
    };
    let best = found.algorithms.iter().map(|algorithm| algorithm.solution.length).min();
    let time = numbers::seconds(found.effort.1);
    let count = numbers::grouped(found.algorithms.len() as u64);
    match (best, found.end) {
        (_, Some(Reason::Impossible)) => say::IMPOSSIBLE.with([]),
        (None, Some(Reason::Optimal)) => say::AT_GOAL.with([]),
        (Some(best), Some(Reason::Count)) => say::ALGORITHMS_COUNTED.with([&count, &told(best), &time]),
        (Some(best), end) => {
            let sentence = if best <= lower {
                say::ALGORITHMS_FOUND.with([&count, &told(best), &time])
            } else {
                say::ALGORITHMS_UNPROVEN.with([&count, &told(best), &told(lower), &time])
            };
            end.map_or(sentence.clone(), |reason| sentences::algorithms::with_incomplete_reason(sentence, reason))
        }
        (None, None) => say::SEARCHING.with([&told(lower)]),
        (None, Some(_)) => say::NONE_SO_FAR.with([&told(lower)]),
    }
}
