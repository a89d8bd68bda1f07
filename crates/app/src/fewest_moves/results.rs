//! Handles results of the page's searches, and adds them to the lines on request.

use super::job::{FewestMovesReport, MAX_WAYS, SearchKind, StepsTask};
use super::lines::{annotated_line, append_line};
use super::state::{MAX_LINES_BYTES, ResultFor, RunningTask, Ways};
use super::{attempts, task, undo};
use crate::puzzles::fewest_moves::{
    self, Analysis, FoundSteps, InsertedCycle, InsertionError, InsertionSolution, PUZZLE, StepError, StepKind,
    SteppedSolution,
};
use crate::{model::Model, task::TaskId};
use unfold_engine::notation::{self, structure::print_folded};
use unfold_engine::puzzle::{Sequence, niss::NissMoves};
use unfold_text::{Arg, Language, Phrase, UserError, fewest_moves as say, puzzles};

/// Stops the search and keeps what it found.
pub fn stop(model: &mut Model) {
    if let Some(running) = model.fewest_moves.running.take() {
        model.effects.stop(running.id);
        // The cancelled search still sends its final report.
        model.fewest_moves.stopped = Some(running);
        model.news = say::NEWS_FMC_STOPPED.with([]);
    }
}

/// Drops the previous complete solution when a search for one starts; lists of other results stay until replaced.
pub fn reset_result(kind: SearchKind, task: &StepsTask, model: &mut Model) {
    let page = &mut model.fewest_moves;
    match kind {
        SearchKind::Best => page.best = Some(ResultFor { task: task.clone(), found: None }),
        SearchKind::Steps | SearchKind::Insertions | SearchKind::Shorten => {}
    }
}

/// Handles a report of the running search. From the search stopped last, only lists of results are used. Other reports are
/// ignored.
pub fn handle_report(id: TaskId, report: FewestMovesReport, model: &mut Model) {
    if let FewestMovesReport::InsertionsSoFar(all) = report {
        let running = model.fewest_moves.running.as_ref().filter(|running| running.id == id);
        let task = running.map(|running| running.task.clone());
        return task.into_iter().for_each(|task| note_insertions(task, Ok(all.clone()), model));
    }
    if let Some(RunningTask { task, .. }) = model.fewest_moves.stopped.take_if(|stopped| stopped.id == id) {
        match report {
            FewestMovesReport::Steps(step, Ok(found)) if !found.solutions.is_empty() => {
                note_steps(task, step, Ok(found), model);
            }
            FewestMovesReport::Insertions(Ok(all)) if !all.is_empty() => note_insertions(task, Ok(all), model),
            _ => {}
        }
        return;
    }
    if model.fewest_moves.running.as_ref().is_none_or(|running| running.id != id) {
        return;
    }
    if let FewestMovesReport::Better(total) = report {
        return note_total(*total, model);
    }
    let Some(RunningTask { task, .. }) = model.fewest_moves.running.take() else { return };
    match report {
        FewestMovesReport::Prepared | FewestMovesReport::Better(_) | FewestMovesReport::InsertionsSoFar(_) => {}
        FewestMovesReport::Steps(step, found) => note_steps(task, step, found, model),
        FewestMovesReport::Best => {
            let best = model.fewest_moves.best.as_ref();
            let length =
                best.and_then(|best| Some(best.task.solution_with_normal(&best.found.as_ref()?.solution).0.len()));
            model.news = length.map_or_else(|| say::NEWS_FMC_NO_BEST.with([]), |n| say::NEWS_FMC_BEST.with([&n]));
        }
        FewestMovesReport::Insertions(found) => note_insertions(task, found, model),
        FewestMovesReport::Shortened(moves) => replace_with_shortened(&task, moves, model),
    }
}

fn note_total(total: SteppedSolution, model: &mut Model) {
    let Some(best) = &mut model.fewest_moves.best else { return };
    let whole = best.task.solution_with_normal(&total.solution);
    if fewest_moves::solves(&best.task.scramble, &whole) {
        best.found = Some(total);
        model.news = say::NEWS_FMC_BEST.with([&whole.0.len()]);
    }
}

fn note_steps(task: StepsTask, step: StepKind, found: Result<FoundSteps, StepError>, model: &mut Model) {
    let found = found.map(|FoundSteps { solutions: mut ways, .. }| {
        // Among ways of equal length, those with more cancellations come first.
        ways.sort_by_cached_key(|way| (way.length, task.solution_with(&way.moves).0.len()));
        Ways { step, ways }
    });
    model.news = match &found {
        Ok(ways) => ways_news(ways),
        Err(error) => task::step_error_text(*error),
    };
    model.fewest_moves.ways = Some(ResultFor { task, found });
}

/// Sentence with the number of ways found and the length of the shortest.
pub fn ways_news(ways: &Ways) -> Phrase {
    match ways.ways.first() {
        None => say::FMC_NO_WAYS.with([&task::step_name(ways.step)]),
        Some(first) => {
            let told: [&dyn Arg; 3] = [&ways.ways.len(), &task::step_name(ways.step), &first.length];
            // The list may be truncated.
            if ways.ways.len() == MAX_WAYS { say::FMC_FIRST_WAYS.with(told) } else { say::FMC_WAYS.with(told) }
        }
    }
}

fn note_insertions(task: StepsTask, found: Result<Vec<InsertionSolution>, InsertionError>, model: &mut Model) {
    let solves = |one: &InsertionSolution| fewest_moves::solves(&task.scramble, &one.solution);
    let found = found.map(|all| all.into_iter().filter(solves).collect::<Vec<_>>());
    match &found {
        Ok(all) => model.news = insertions_news(all),
        Err(error) => model.report_error(insertion_error(*error, &task).phrase()),
    }
    model.fewest_moves.insertions = Some(ResultFor { task, found });
}

/// Sentence with the number of solutions by insertions and the length of the shortest.
pub fn insertions_news(all: &[InsertionSolution]) -> Phrase {
    match all.first() {
        None => say::FMC_NO_INSERTIONS.with([]),
        Some(first) => say::FMC_INSERTIONS.with([&all.len(), &first.length()]),
    }
}

/// Explains why a skeleton has no insertions.
pub fn insertion_error(error: InsertionError, task: &StepsTask) -> UserError {
    match error {
        InsertionError::Solved => UserError::new(say::FMC_SKELETON_SOLVES, say::FMC_SKELETON_SOLVES_DO),
        InsertionError::Odd { corners, edges } => {
            let left = Analysis::new(&task.position()).pieces_left.to_string();
            UserError::new(say::FMC_SKELETON_ODD.with([&corners as &dyn Arg, &edges, &left]), say::FMC_SKELETON_ODD_DO)
        }
        InsertionError::TooMany { corners, edges } => {
            UserError::new(say::FMC_SKELETON_TOO_MANY.with([&corners, &edges]), say::FMC_SKELETON_TOO_MANY_DO)
        }
    }
}

/// Replaces all lines with one. The old ones stay above it as comments, if they fit.
fn replace_lines(line: String, model: &mut Model) {
    let mut lines = task::lines_as_comments(model);
    lines.push(line);
    let all = lines.join("\n");
    let text = if all.len() <= MAX_LINES_BYTES { Some(all) } else { lines.pop() };
    undo::set_lines(text.unwrap_or_default(), false, model);
}

/// Replaces the lines with a shorter solution, unless they were edited during the search. The old ones are saved as an attempt and, if
/// they fit, stay above it as comments.
fn replace_with_shortened(task: &StepsTask, moves: Sequence, model: &mut Model) {
    let before = fewest_moves::solution(&task.moves).0.len();
    if task::task(model).as_ref() != Some(task) {
        return;
    }
    if moves.0.len() >= before || !fewest_moves::solves(&task.scramble, &moves) {
        model.news = say::NEWS_FMC_NOT_SHORTER.with([]);
        return;
    }
    if !attempts::keep(model) {
        return;
    }
    let length = moves.0.len();
    let line =
        annotated_line(&NissMoves::from_normal(moves), say::FMC_COMMENT_SHORTENED.get(model.language()), [length; 2]);
    replace_lines(line, model);
    model.news = say::NEWS_FMC_SHORTENED.with([&before, &length]);
}

/// True if a result is for the current lines.
pub fn is_current<T>(found: &ResultFor<T>, model: &Model) -> bool {
    task::task(model).is_some_and(|task| task == found.task)
}

/// Text for the pieces that block domino reduction, on the axis with the fewest among those reachable from a solved EO; `None` if
/// there is no such axis or domino reduction is reached.
pub fn dr_blockers_text(reached: &Analysis) -> Option<String> {
    if reached.dr.contains(&true) {
        return None;
    }
    let oriented = |axis: &usize| reached.bad_edges[*axis] == 0;
    let others = (0..3).filter(|axis| (0..3).filter(oriented).any(|eo| eo != *axis));
    let bad = others.map(|axis| reached.dr_bad[axis]);
    bad.min_by_key(|bad| bad.corners + bad.edges).map(|bad| bad.to_string())
}

/// Formats a way as the line to append.
pub fn way_line(language: Language, task: &StepsTask, way: &fewest_moves::FoundStep) -> String {
    let total = task.solution_with(&way.moves).0.len();
    let reached = way.analysis();
    let bad = dr_blockers_text(&reached).map_or(String::new(), |bad| format!(", {bad}"));
    annotated_line(&way.moves, &format!("{}{bad}", puzzles::reached(language, &reached)), [way.length, total])
}

/// Appends the way at an index as a line.
pub fn take_way(index: usize, model: &mut Model) {
    let Some(found) = model.fewest_moves.ways.as_ref().filter(|found| is_current(found, model)) else { return };
    let Some(way) = found.found.as_ref().ok().and_then(|ways| ways.ways.get(index)) else { return };
    let line = way_line(model.language(), &found.task, way);
    let following = found.found.as_ref().ok().and_then(|ways| fewest_moves::step_after_block(ways.step));
    let text = append_line(model.fewest_moves.lines(), &line);
    if !undo::set_lines(text, false, model) {
        return;
    }
    // After a block, the next step is the one that follows it, not another block of its kind.
    model.fewest_moves.step = following.or(model.fewest_moves.step);
    model.news = say::NEWS_FMC_TAKEN.with([&line]);
}

/// Formats a complete solution as the lines to append.
pub fn best_lines(language: Language, task: &StepsTask, total: &SteppedSolution) -> Vec<String> {
    if total.insertion.is_some() {
        let [length, whole] = [&total.solution, &task.solution_with_normal(&total.solution)].map(|moves| moves.0.len());
        let comment = say::FMC_COMMENT_INSERTION.get(language);
        return vec![annotated_line(&NissMoves::from_normal(total.solution.clone()), comment, [length, whole])];
    }
    let mut moves = NissMoves::default();
    let mut lines = Vec::new();
    for (goal, step) in total.steps.iter().filter(|(_, step)| !step.is_empty()) {
        moves = moves.then(step);
        let lengths = [fewest_moves::solution(step).0.len(), task.solution_with(&moves).0.len()];
        lines.push(annotated_line(step, &puzzles::step_goal(language, goal), lengths));
    }
    lines
}

/// Stops the search and appends the best complete solution as lines.
pub fn take_best(model: &mut Model) {
    let Some(found) = model.fewest_moves.best.as_ref().filter(|found| is_current(found, model)) else { return };
    let Some(total) = &found.found else { return };
    let lines = best_lines(model.language(), &found.task, total);
    let length = found.task.solution_with_normal(&total.solution).0.len();
    let text = lines.iter().fold(model.fewest_moves.lines().to_owned(), |text, line| append_line(&text, line));
    stop(model);
    if !undo::set_lines(text, false, model) {
        return;
    }
    model.news = say::NEWS_FMC_TAKEN_WHOLE.with([&length]);
}

/// Describes an insertion: where it goes, its moves, and the number of moves that cancel.
pub fn inserted_text(language: Language, one: &InsertedCycle) -> String {
    let moves = print_folded(PUZZLE, &one.moves);
    match one.swapped {
        Some(turns) => {
            let turns = notation::print(PUZZLE, &Sequence(turns.to_vec()));
            say::FMC_INSERTED_SWAPPED.fill(language, [&one.at as &dyn Arg, &turns, &moves, &one.cancelled])
        }
        None => say::FMC_INSERTED.fill(language, [&one.at as &dyn Arg, &moves, &one.cancelled]),
    }
}

/// Comment on a solution by insertions: the skeleton, and each insertion.
fn insertion_comment(language: Language, skeleton: &Sequence, insertion: &InsertionSolution) -> String {
    let inserted: Vec<String> = insertion.insertions.iter().map(|one| inserted_text(language, one)).collect();
    let skeleton = notation::print(PUZZLE, skeleton);
    say::FMC_COMMENT_INSERTED.fill(language, [&skeleton, &inserted.join("; ")])
}

/// Replaces the lines with the solution by insertions at an index. The old ones are saved as an attempt and, if they fit, stay above it as
/// comments.
pub fn take_insertion(index: usize, model: &mut Model) {
    let Some(found) = model.fewest_moves.insertions.as_ref().filter(|found| is_current(found, model)) else { return };
    let Some(insertion) = found.found.as_ref().ok().and_then(|all| all.get(index)).cloned() else { return };
    let found_task = found.task.clone();
    if !attempts::keep(model) {
        return;
    }
    let length = insertion.length();
    let comment = insertion_comment(model.language(), &fewest_moves::solution(&found_task.moves), &insertion);
    replace_lines(annotated_line(&NissMoves::from_normal(insertion.solution), &comment, [length; 2]), model);
    model.news = say::NEWS_FMC_TAKEN_WHOLE.with([&length]);
}
