//! Queries of the fewest-moves page: scramble, lines and next step.

use super::job::StepsTask;
use super::lines::{COMMENT_PREFIX, Lines};
use crate::model::Model;
use crate::puzzles::fewest_moves::{self, Cube3, PUZZLE, StepError, StepKind};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, Metric, niss::NissMoves};
use unfold_text::{Language, Phrase, fewest_moves as say, puzzles::reached};

/// The position that the lines start from; `None` if it is not solvable or another puzzle is shown.
pub fn position(model: &Model) -> Option<&Facelets> {
    (model.puzzle() == PUZZLE).then(|| model.document.workspace().position().state.as_ref()).flatten()
}

fn scramble(model: &Model) -> Option<Cube3> {
    Cube3::from_facelets(position(model)?).ok()
}

/// The parsed lines; `None` if [`position`] is.
pub fn lines(model: &Model) -> Option<Lines> {
    Some(Lines::parse(&scramble(model)?, model.fewest_moves.lines()))
}

/// The scramble with the moves of the lines; `None` if [`position`] is, or if any line has an error.
pub fn task(model: &Model) -> Option<StepsTask> {
    let scramble = scramble(model)?;
    let moves = Lines::parse(&scramble, model.fewest_moves.lines()).moves()?.clone();
    Some(StepsTask { scramble, moves })
}

/// The scramble without the moves of the lines; `None` if [`position`] is.
pub fn scramble_task(model: &Model) -> Option<StepsTask> {
    Some(StepsTask { scramble: scramble(model)?, moves: NissMoves::default() })
}

/// The scramble's moves, or its facelets if no moves are known.
pub fn scramble_text(model: &Model) -> Option<String> {
    Some(scramble_moves(model).unwrap_or(facelets::print(position(model)?)))
}

/// The scramble's moves, if known.
pub fn scramble_moves(model: &Model) -> Option<String> {
    let state = position(model)?;
    let moves = model.document.workspace().position().scramble_moves()?;
    (Facelets::solved(PUZZLE).after_all(moves) == *state).then(|| notation::print(PUZZLE, moves))
}

/// Text of the scramble field: the typed text while it has an error or matches the position, else the scramble's moves, if known.
pub fn scramble_field(model: &Model) -> String {
    let typed = model.fewest_moves.typed.as_ref();
    let is_shown = |state: &Facelets| position(model) == Some(state);
    let typed = typed.filter(|typed| typed.parsed.as_ref().map_or(true, is_shown));
    typed.map(|typed| typed.text.clone()).or_else(|| scramble_moves(model)).unwrap_or_default()
}

/// The next step to search: the chosen one, unless reached or not ready, else the usual one.
pub fn step(model: &Model) -> Option<StepKind> {
    let reached = lines(model)?.reached;
    let chosen = model.fewest_moves.step.filter(|step| fewest_moves::step_error(&reached, *step).is_none());
    Some(chosen.unwrap_or_else(|| fewest_moves::usual_step(&reached)))
}

/// Why the next step cannot be searched; `None` if it can, or if [`position`] is `None`.
pub fn step_obstacle(model: &Model) -> Option<Phrase> {
    let (reached, step) = (lines(model)?.reached, step(model)?);
    if reached.is_solved() {
        return Some(say::WHY_FMC_SOLVED.into());
    }
    fewest_moves::step_error(&reached, step).map(step_error_text)
}

pub fn step_error_text(error: StepError) -> Phrase {
    match error {
        StepError::NotReady { step, needed } => say::FMC_STEP_NOT_READY.with([&step_name(step), &step_name(needed)]),
        StepError::Reached(step) => say::FMC_STEP_REACHED.with([&step_name(step)]),
    }
}

pub fn step_name(step: StepKind) -> Phrase {
    match step {
        StepKind::SliceLeft => say::FMC_STEP_SLICE.into(),
        StepKind::Finish => say::FMC_STEP_FINISH.into(),
        StepKind::AllButCorners(most) => say::FMC_STEP_CORNERS.with([&most]),
        StepKind::Block(kind) => kind.name().replace('x', "×").into(),
        StepKind::Eo | StepKind::Dr | StepKind::Htr => step.to_string().to_uppercase().into(),
    }
}

/// The proven lower bound for the scramble in HTM; `None` without one.
pub fn bound(model: &Model) -> Option<usize> {
    let results = model.results();
    (results.method_and_metric?.metric == Metric::Htm && results.lower > 0).then_some(results.lower)
}

/// The scramble, the lines and the solution as competitors write them down. All but the lines are comments, including a
/// legend for brackets if there are inverse moves.
pub fn competition_text(model: &Model) -> Option<String> {
    let (language, lines) = (model.language(), lines(model)?);
    let (moves, solution) = (lines.moves()?, lines.solution()?);
    let scramble = say::FMC_TREE_SCRAMBLE.fill(language, [&scramble_text(model)?]);
    let niss = (!moves.inverse.0.is_empty()).then(|| say::FMC_NISS_COMMENT.get(language).to_owned());
    let whole = if lines.reached.is_solved() { say::FMC_SOLUTION_COMMENT } else { say::FMC_SO_FAR_COMMENT };
    let whole = whole.fill(language, [&solution.0.len(), &notation::print(PUZZLE, &solution)]);
    let own = model.fewest_moves.lines().lines().map(|line| line.trim_end().to_owned()).filter(|line| !line.is_empty());
    let before = std::iter::once(scramble).chain(niss).map(commented);
    Some(before.chain(own).chain([commented(whole)]).collect::<Vec<_>>().join("\n"))
}

/// Turns a text into a comment line.
fn commented(text: String) -> String {
    format!("{COMMENT_PREFIX} {text}")
}

/// The lines as comments, to go above their replacement.
pub fn lines_as_comments(model: &Model) -> Vec<String> {
    let lines = model.fewest_moves.lines().lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty());
    lines.map(|line| if line.starts_with(COMMENT_PREFIX) { line } else { commented(line) }).collect()
}

/// Summary of an attempt: its length and the steps reached, or that its lines have an error.
pub fn summary(scramble: &Facelets, text: &str, language: Language) -> String {
    let Ok(cube) = Cube3::from_facelets(scramble) else { return text.to_owned() };
    let lines = Lines::parse(&cube, text);
    match lines.solution() {
        Some(moves) => say::FMC_SUMMARY.fill(language, [&moves.0.len(), &reached(language, &lines.reached)]),
        None => say::FMC_SUMMARY_WRONG.get(language).to_owned(),
    }
}
