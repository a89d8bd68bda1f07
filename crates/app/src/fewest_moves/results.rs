//! The results of the searches of the page, and how they are taken as lines.

use super::job::{FewestMovesReport, MOST_WAYS, StepsTask, WorkKind};
use super::lines::{with_line, written};
use super::state::{Found, MAX_TEXT, Running, Ways};
use super::{attempts, task, undo};
use crate::puzzles::fewest_moves::{
    self, FoundSteps, Inserted, Insertion, InsertionError, PUZZLE, Reached, StepError, StepKind, Total,
};
use crate::{model::Model, task::TaskId};
use unfold_engine::notation::{self, structure::print_folded};
use unfold_engine::puzzle::{Sequence, niss::NissMoves};
use unfold_text::{Arg, Language, Phrase, UserError, fewest_moves as say, puzzles};

/// Ends the search; what it found stays.
pub fn stop(model: &mut Model) {
    if let Some(running) = model.fewest_moves.running.take() {
        model.effects.stop(running.id);
        // It still tells what it has found.
        model.fewest_moves.stopped = Some(running);
        model.news = say::NEWS_FMC_STOPPED.with([]);
    }
}

/// Forgets what was found before a search of a kind begins anew.
pub fn forget(kind: WorkKind, task: &StepsTask, model: &mut Model) {
    let page = &mut model.fewest_moves;
    match kind {
        WorkKind::Best => page.best = Some(Found { task: task.clone(), found: None }),
        // The lists stay until there are others.
        WorkKind::Steps | WorkKind::Insertions | WorkKind::Shorten => {}
    }
}

/// Hears what a search tells.
pub fn handle_report(id: TaskId, report: FewestMovesReport, model: &mut Model) {
    if let FewestMovesReport::InsertionsSoFar(all) = report {
        let running = model.fewest_moves.running.as_ref().filter(|running| running.id == id);
        let task = running.map(|running| running.task.clone());
        return task.into_iter().for_each(|task| note_insertions(task, Ok(all.clone()), model));
    }
    if let Some(Running { task, .. }) = model.fewest_moves.stopped.take_if(|stopped| stopped.id == id) {
        match report {
            FewestMovesReport::Steps(step, Ok(found)) if !found.ways.is_empty() => {
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
    let Some(Running { task, .. }) = model.fewest_moves.running.take() else { return };
    match report {
        FewestMovesReport::Prepared | FewestMovesReport::Better(_) | FewestMovesReport::InsertionsSoFar(_) => {}
        FewestMovesReport::Steps(step, found) => note_steps(task, step, found, model),
        FewestMovesReport::Best => {
            let best = model.fewest_moves.best.as_ref();
            let length = best.and_then(|best| Some(best.task.whole(&best.found.as_ref()?.solution).0.len()));
            model.news = length.map_or_else(|| say::NEWS_FMC_NO_BEST.with([]), |n| say::NEWS_FMC_BEST.with([&n]));
        }
        FewestMovesReport::Insertions(found) => note_insertions(task, found, model),
        FewestMovesReport::Shortened(moves) => take_shortened(&task, moves, model),
    }
}

fn note_total(total: Total, model: &mut Model) {
    let Some(best) = &mut model.fewest_moves.best else { return };
    let whole = best.task.whole(&total.solution);
    if fewest_moves::solves(&best.task.scramble, &whole) {
        best.found = Some(total);
        model.news = say::NEWS_FMC_BEST.with([&whole.0.len()]);
    }
}

fn note_steps(task: StepsTask, step: StepKind, found: Result<FoundSteps, StepError>, model: &mut Model) {
    let found = found.map(|FoundSteps { mut ways, .. }| {
        // Of ways of the same length, those with which more moves cancel come first.
        ways.sort_by_cached_key(|way| (way.length, task.solution_with(&way.moves).0.len()));
        Ways { step, ways }
    });
    model.news = match &found {
        Ok(ways) => ways_news(ways),
        Err(error) => task::refused(*error),
    };
    model.fewest_moves.ways = Some(Found { task, found });
}

/// Tells how many ways were found.
pub fn ways_news(ways: &Ways) -> Phrase {
    match ways.ways.first() {
        None => say::FMC_NO_WAYS.with([&task::name(ways.step)]),
        Some(first) => {
            let told: [&dyn Arg; 3] = [&ways.ways.len(), &task::name(ways.step), &first.length];
            // There may be more than are listed.
            if ways.ways.len() == MOST_WAYS { say::FMC_FIRST_WAYS.with(told) } else { say::FMC_WAYS.with(told) }
        }
    }
}

fn note_insertions(task: StepsTask, found: Result<Vec<Insertion>, InsertionError>, model: &mut Model) {
    let solves = |one: &Insertion| fewest_moves::solves(&task.scramble, &one.solution);
    let found = found.map(|all| all.into_iter().filter(solves).collect::<Vec<_>>());
    match &found {
        Ok(all) => model.news = insertions_news(all),
        Err(error) => model.tell_error(no_insertions(*error, &task).phrase()),
    }
    model.fewest_moves.insertions = Some(Found { task, found });
}

/// Tells how many insertions were found.
pub fn insertions_news(all: &[Insertion]) -> Phrase {
    match all.first() {
        None => say::FMC_NO_INSERTIONS.with([]),
        Some(first) => say::FMC_INSERTIONS.with([&all.len(), &first.length()]),
    }
}

/// Tells why a skeleton has no insertions.
pub fn no_insertions(error: InsertionError, task: &StepsTask) -> UserError {
    match error {
        InsertionError::Solved => UserError::new(say::FMC_SKELETON_SOLVES, say::FMC_SKELETON_SOLVES_DO),
        InsertionError::Odd { corners, edges } => {
            let left = Reached::of(&task.position()).left.to_string();
            UserError::new(say::FMC_SKELETON_ODD.with([&corners as &dyn Arg, &edges, &left]), say::FMC_SKELETON_ODD_DO)
        }
        InsertionError::TooMany { corners, edges } => {
            UserError::new(say::FMC_SKELETON_TOO_MANY.with([&corners, &edges]), say::FMC_SKELETON_TOO_MANY_DO)
        }
    }
}

/// Puts a line in place of all, which stay above it as comments if they have room.
fn set_instead(line: String, model: &mut Model) {
    let mut lines = task::lines_as_comments(model);
    lines.push(line);
    let all = lines.join("\n");
    let text = if all.len() <= MAX_TEXT { Some(all) } else { lines.pop() };
    undo::set(text.unwrap_or_default(), false, model);
}

/// Takes a shorter solution in place of the lines, which are kept and stay above it as comments.
fn take_shortened(task: &StepsTask, moves: Sequence, model: &mut Model) {
    let before = fewest_moves::solution(&task.moves).0.len();
    // What was typed meanwhile stays.
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
    let line = written(&NissMoves::of_normal(moves), say::FMC_COMMENT_SHORTENED.get(model.language()), [length; 2]);
    set_instead(line, model);
    model.news = say::NEWS_FMC_SHORTENED.with([&before, &length]);
}

/// True if what was found is for the lines as they are.
pub fn is_current<T>(found: &Found<T>, model: &Model) -> bool {
    task::task(model).is_some_and(|task| task == found.task)
}

/// The pieces that keep a position whose edges are oriented on one axis from domino reduction, on the axis where they are the fewest.
pub fn bad_for_dr(reached: &Reached) -> Option<String> {
    if reached.dr.contains(&true) {
        return None;
    }
    let oriented = |axis: &usize| reached.bad_edges[*axis] == 0;
    let others = (0..3).filter(|axis| (0..3).filter(oriented).any(|eo| eo != *axis));
    let bad = others.map(|axis| reached.dr_bad[axis]);
    bad.min_by_key(|bad| bad.corners + bad.edges).map(|bad| bad.to_string())
}

/// A way as the line that it becomes.
pub fn way_line(language: Language, task: &StepsTask, way: &fewest_moves::FoundStep) -> String {
    let total = task.solution_with(&way.moves).0.len();
    let reached = way.reached();
    let bad = bad_for_dr(&reached).map_or(String::new(), |bad| format!(", {bad}"));
    written(&way.moves, &format!("{}{bad}", puzzles::reached(language, &reached)), [way.length, total])
}

/// Appends the way in a place of the list.
pub fn take_way(place: usize, model: &mut Model) {
    let Some(found) = model.fewest_moves.ways.as_ref().filter(|found| is_current(found, model)) else { return };
    let Some(way) = found.found.as_ref().ok().and_then(|ways| ways.ways.get(place)) else { return };
    let line = way_line(model.language(), &found.task, way);
    let following = found.found.as_ref().ok().and_then(|ways| fewest_moves::following_block(ways.step));
    let text = with_line(model.fewest_moves.lines(), &line);
    undo::set(text, false, model);
    // Another block of the same kind is not what comes next.
    model.fewest_moves.step = following.or(model.fewest_moves.step);
    model.news = say::NEWS_FMC_TAKEN.with([&line]);
}

/// The lines that a whole solution adds to those before.
pub fn best_lines(language: Language, task: &StepsTask, total: &Total) -> Vec<String> {
    if total.insertion.is_some() {
        let [length, whole] = [&total.solution, &task.whole(&total.solution)].map(|moves| moves.0.len());
        let comment = say::FMC_COMMENT_INSERTION.get(language);
        return vec![written(&NissMoves::of_normal(total.solution.clone()), comment, [length, whole])];
    }
    let mut moves = NissMoves::default();
    let mut lines = Vec::new();
    for (goal, step) in total.steps.iter().filter(|(_, step)| !step.is_empty()) {
        moves = moves.then(step);
        let lengths = [fewest_moves::solution(step).0.len(), task.solution_with(&moves).0.len()];
        lines.push(written(step, &puzzles::step_goal(language, goal), lengths));
    }
    lines
}

/// Takes the shortest whole solution as lines.
pub fn take_best(model: &mut Model) {
    let Some(found) = model.fewest_moves.best.as_ref().filter(|found| is_current(found, model)) else { return };
    let Some(total) = &found.found else { return };
    let lines = best_lines(model.language(), &found.task, total);
    let length = found.task.whole(&total.solution).0.len();
    let text = lines.iter().fold(model.fewest_moves.lines().to_owned(), |text, line| with_line(&text, line));
    stop(model);
    undo::set(text, false, model);
    model.news = say::NEWS_FMC_TAKEN_WHOLE.with([&length]);
}

/// An insertion where it is made, and how many moves cancel with it.
pub fn inserted_text(language: Language, one: &Inserted) -> String {
    say::FMC_INSERTED.fill(language, [&one.at, &print_folded(PUZZLE, &one.moves), &one.cancelled])
}

/// The explanation of a solution by insertions: the skeleton, and what is inserted where.
fn insertion_comment(language: Language, skeleton: &Sequence, insertion: &Insertion) -> String {
    let inserted: Vec<String> = insertion.inserted.iter().map(|one| inserted_text(language, one)).collect();
    let skeleton = notation::print(PUZZLE, skeleton);
    say::FMC_COMMENT_INSERTED.fill(language, [&skeleton, &inserted.join("; ")])
}

/// Takes the insertion in a place of the list as one line in place of the others, which are kept and stay above it as comments.
pub fn take_insertion(place: usize, model: &mut Model) {
    let Some(found) = model.fewest_moves.insertions.as_ref().filter(|found| is_current(found, model)) else { return };
    let Some(insertion) = found.found.as_ref().ok().and_then(|all| all.get(place)).cloned() else { return };
    let found_task = found.task.clone();
    if !attempts::keep(model) {
        return;
    }
    let length = insertion.length();
    let comment = insertion_comment(model.language(), &fewest_moves::solution(&found_task.moves), &insertion);
    set_instead(written(&NissMoves::of_normal(insertion.solution), &comment, [length; 2]), model);
    model.news = say::NEWS_FMC_TAKEN_WHOLE.with([&length]);
}
