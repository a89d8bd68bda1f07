//! The trainer: a scramble of a case for a real cube, hints, and the score of each case.

use super::picture;
use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Label, RichText, Sense, Ui, vec2};
use unfold_app::cases::trainer::Question;
use unfold_app::cases::{queries, state::CaseSelection, training, words};
use unfold_app::command::{CasesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::notation;
use unfold_text::{case_page as say, window};

const PICTURE_SIZE: f32 = 18.0 * theme::GRID;
/// Height reserved for the scramble, in points.
const SCRAMBLE_HEIGHT: f32 = 13.0 * theme::GRID;
/// Height reserved for hints, in points.
const HINTS_HEIGHT: f32 = 16.0 * theme::GRID;

pub(super) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    ui.add(Label::new(say::TRAIN_HOW.get(language)).wrap());
    ui.add_space(theme::GAP);
    let question = model.cases.trainer.question.as_ref();
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE_SIZE, PICTURE_SIZE), Sense::hover());
        if let Some(question) = question {
            picture::paint(ui, model, (question.catalogue, &question.pattern), rect);
        }
        ui.add_space(theme::GAP);
        ui.vertical(|ui| {
            ui.strong(say::TRAIN_SCRAMBLE.get(language));
            widgets::fixed_size(ui, vec2(ui.available_width(), SCRAMBLE_HEIGHT), |ui| scramble(ui, model, question));
        });
    });
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        for command in [CasesCommand::CopyScramble, CasesCommand::Hint, CasesCommand::Ask] {
            widgets::button(ui, model, command, messages);
        }
    });
    ui.add_space(theme::GAP);
    widgets::fixed_size(ui, vec2(ui.available_width(), HINTS_HEIGHT), |ui| hints(ui, model, question));
    ui.horizontal_wrapped(|ui| {
        widgets::button(ui, model, CasesCommand::Answer(true), messages);
        widgets::button(ui, model, CasesCommand::Answer(false), messages);
    });
    if let Some((case, moves)) = &model.cases.trainer.previous_answer {
        ui.add_space(theme::GAP);
        ui.add(Label::new(say::TRAIN_BEFORE.fill(language, [case, moves])).wrap());
    }
}

fn scramble(ui: &mut Ui, model: &Model, question: Option<&Question>) {
    match question.and_then(|question| Some((question.state.puzzle(), question.scramble.as_ref()?))) {
        Some((puzzle, moves)) => {
            let text = theme::sized(notation::print(puzzle, moves), theme::TEXT_LARGE).monospace();
            ui.add(Label::new(text).wrap());
        }
        None => {
            ui.weak(say::TRAIN_PREPARING.get(model.language()));
        }
    }
}

/// The hints revealed so far.
fn hints(ui: &mut Ui, model: &Model, question: Option<&Question>) {
    let language = model.language();
    let (Some(question), Some(told)) = (question, training::revealed_answer(model)) else { return };
    let puzzle = question.state.puzzle();
    let length = window::LENGTH.fill(language, [&told.length, &puzzle.def().metric]);
    ui.label(say::TRAIN_LENGTH.fill(language, [&length]));
    if !told.moves.0.is_empty() {
        let text = notation::print(puzzle, &told.moves);
        let line = if told.is_whole { say::TRAIN_WHOLE } else { say::TRAIN_MOVES };
        ui.add(Label::new(RichText::new(line.fill(language, [&text])).strong()).wrap());
    }
    if told.is_named {
        let name = queries::full_name(question.catalogue, question.case());
        let why = words::achievement(question.catalogue).get(language);
        ui.add(Label::new(say::TRAIN_NAME.fill(language, [&name as _, &why])).wrap());
    }
}

/// Draws the scores of those cases in the current selection that the user has answered.
pub(super) fn results(ui: &mut Ui, model: &Model, chosen: CaseSelection) {
    let language = model.language();
    let mut has_any = false;
    for (_, case) in chosen.visible_cases() {
        let tally = model.cases.trainer.tally(chosen.catalogue, case);
        if tally.asked == 0 {
            continue;
        }
        has_any = true;
        ui.horizontal(|ui| {
            ui.strong(queries::full_name(chosen.catalogue, case));
            ui.label(say::CASE_TALLY.fill(language, [&tally.known, &tally.asked]));
        });
    }
    if !has_any {
        ui.weak(say::TRAIN_NONE.get(language));
    }
}
