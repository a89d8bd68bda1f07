//! Runs the trainer: quizzes the user on random cases, reveals answers move by move, and counts known cases.

use super::trainer::Question;
use super::{queries, search, selection, words};
use crate::effect::ShellRequest;
use crate::search::job::{SearchReport, SolveJob};
use crate::{job::Job, model::Model, seed, solution_log::scramble_from_solution, task::TaskId};
use rand::RngExt;
use unfold_engine::notation;
use unfold_engine::puzzle::{Sequence, scramble::generator};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, SolveError};
use unfold_engine::tables::TableError;
use unfold_text::{case_page as say, sentences::describe, window};

/// Drops the question after the selection changed, and asks another one if the trainer is shown.
pub(super) fn forget_question(model: &mut Model) {
    if let Some(id) = model.cases.trainer.scramble_task.take() {
        model.effects.stop(id);
    }
    model.cases.trainer.question = None;
    if model.cases.shows_trainer {
        ask(model);
    }
}

/// Quizzes the user on a random visible case.
pub(super) fn ask(model: &mut Model) {
    ask_from(seed::random_seed(), model);
}

/// Quizzes the user on a random visible case, reproducible by `seed`.
pub fn ask_from(seed: u64, model: &mut Model) {
    let Some(chosen) = selection(model) else { return };
    let mut random = generator(seed);
    let places: Vec<usize> = chosen.visible_cases().map(|(place, _)| place).collect();
    let Some(&case) = places.get(random.random_range(0..places.len().max(1))) else { return };
    let state = chosen.catalogue.random_position(&chosen.catalogue.cases()[case], &mut random);
    let Some(solver) = solvers::default_of(state.puzzle()) else { return };
    if let Some(id) = model.cases.trainer.scramble_task.take() {
        model.effects.stop(id);
    }
    let job = SolveJob { solver, state: state.clone(), limits: Limits::first_solution() };
    model.cases.trainer.scramble_task = Some(model.effects.start(Job::Training(job)));
    model.cases.trainer.question = Question::new(chosen.catalogue, case, state);
    model.news = say::NEWS_ASKED.with([]);
}

/// Handles a report of the search for the question's scramble; ignores those of cancelled searches.
pub fn handle_report(id: TaskId, report: &SearchReport, model: &mut Model) {
    if model.cases.trainer.scramble_task != Some(id) {
        return;
    }
    let SearchReport::Done(result) = report else { return };
    model.cases.trainer.scramble_task = None;
    let Some(question) = &mut model.cases.trainer.question else { return };
    match result {
        Ok(outcome) => {
            if let Some(best) = &outcome.best {
                question.scramble = Some(scramble_from_solution(&question.state, &best.moves));
            }
        }
        Err(SolveError::Tables(TableError::Stopped)) => {}
        Err(error) => {
            let puzzle = question.state.puzzle();
            model.report_failure(say::ERROR_CASES, describe::solve(puzzle, error));
        }
    }
}

/// The full answer at the question's position, including free turns, as moves and as text; `None` without a question or a known answer.
pub fn answer_moves(model: &Model) -> Option<(Sequence, String)> {
    let question = model.cases.trainer.question.as_ref()?;
    let moves = queries::answer(question.catalogue, question.case, model)?;
    let on_cube = question.on_cube();
    let reached = question.catalogue.check_algorithm(&on_cube, &moves)?;
    Some((reached.all_moves(&moves), queries::algorithm_text(question.catalogue, &on_cube, &moves)))
}

/// Reveals more of the answer: the length, then one move per hint, then the name of the case.
pub(super) fn hint(model: &mut Model) {
    let answer = answer_moves(model);
    let length = model.cases.trainer.question.as_ref().map_or(0, |question| length(model, question));
    let Some(question) = &mut model.cases.trainer.question else { return };
    let Some((moves, _)) = answer else {
        // Without an answer, search for one first.
        let (catalogue, case) = (question.catalogue, question.case);
        if model.cases.running.is_none() {
            search::begin(catalogue, vec![case], model);
        }
        return;
    };
    question.hints = (question.hints + 1).min(moves.0.len() + 2);
    model.news = news(question, &moves, length);
}

/// The status line after the latest hint.
fn news(question: &Question, moves: &Sequence, length: usize) -> unfold_text::Phrase {
    let puzzle = question.state.puzzle();
    match question.hints {
        0 => say::NEWS_ASKED.with([]),
        1 => {
            let metric = puzzle.def().metric;
            say::TRAIN_LENGTH.with([&window::LENGTH.with([&length, &metric])])
        }
        hints if hints <= moves.0.len() + 1 => {
            let shown = Sequence(moves.0[..hints - 1].to_vec());
            say::TRAIN_MOVES.with([&notation::print(puzzle, &shown)])
        }
        _ => {
            let name = queries::full_name(question.catalogue, question.case());
            say::TRAIN_NAME.with([&name as _, &words::achievement(question.catalogue)])
        }
    }
}

/// Length of the answer without free turns; 0 without a known answer.
fn length(model: &Model, question: &Question) -> usize {
    let def = question.state.puzzle().def();
    queries::answer(question.catalogue, question.case, model).map_or(0, |moves| moves.length_in(def, def.metric))
}

/// The part of the answer revealed by hints.
pub struct RevealedAnswer {
    /// Length of the answer in the puzzle's default metric, without free turns.
    pub length: usize,
    /// The moves revealed.
    pub moves: Sequence,
    /// True if all moves are revealed.
    pub is_whole: bool,
    /// True if the name of the case is revealed.
    pub is_named: bool,
}

/// The part of the answer that the hints have revealed; `None` before the first hint, or without a known answer.
pub fn revealed_answer(model: &Model) -> Option<RevealedAnswer> {
    let question = model.cases.trainer.question.as_ref().filter(|question| question.hints > 0)?;
    let (moves, _) = answer_moves(model)?;
    let shown = (question.hints - 1).min(moves.0.len());
    Some(RevealedAnswer {
        length: length(model, question),
        is_whole: shown == moves.0.len(),
        is_named: question.hints > moves.0.len() + 1,
        moves: Sequence(moves.0[..shown].to_vec()),
    })
}

/// Records whether the case was known, and goes on to another.
pub(super) fn answer(known: bool, model: &mut Model) {
    let Some(question) = &model.cases.trainer.question else { return };
    let (catalogue, case) = (question.catalogue, question.case());
    model.cases.trainer.record_answer(catalogue, case, known);
    let name = queries::full_name(catalogue, case);
    model.cases.trainer.previous_answer = answer_moves(model).map(|(_, text)| (name.clone(), text));
    ask(model);
    model.news = if known { say::NEWS_KNOWN } else { say::NEWS_UNKNOWN }.with([&name]);
}

pub(super) fn copy_scramble(model: &mut Model) {
    let question = model.cases.trainer.question.as_ref();
    let Some((state, scramble)) = question.and_then(|asked| Some((&asked.state, asked.scramble.as_ref()?))) else {
        return;
    };
    let text = notation::print(state.puzzle(), scramble);
    model.effects.request(ShellRequest::Copy(text));
    model.news = say::NEWS_TRAIN_COPIED.with([]);
}
