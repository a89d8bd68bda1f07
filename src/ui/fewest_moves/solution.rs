//! The card with the scramble and the lines of steps, each with its length and what it reaches.

use super::error;
use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Id, Key, KeyboardShortcut, Label, Modifiers, Response, RichText, TextEdit, TextStyle, Ui};
use unfold_app::command::{FewestMovesCommand, message::Messages};
use unfold_app::fewest_moves::{lines::Lines, task};
use unfold_app::{model::Model, puzzles::fewest_moves::PUZZLE};
use unfold_engine::notation;
use unfold_text::{fewest_moves as say, puzzles};

/// Inserts a line break; Enter alone submits.
const SHIFT_ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);
/// Visible rows of the fields.
const SCRAMBLE_ROWS: usize = 2;
const ROWS: usize = 6;
/// Vertical frame of a text field, both sides together.
const FRAME: f32 = 1.5 * theme::GRID;
/// Height reserved for the evaluated lines.
const REACHED: f32 = 17.0 * theme::GRID;

pub(super) fn show(ui: &mut Ui, model: &Model, lines: Option<&Lines>, messages: &mut Messages) {
    scramble(ui, model, messages);
    steps(ui, model, messages);
    super::reserved(ui, REACHED, |ui, bottom| {
        super::scrolled(ui, "reached", bottom, |ui| {
            if let Some(Err(wrong)) = model.fewest_moves.typed.as_ref().map(|typed| typed.read.as_ref()) {
                error(ui, wrong.line(model.language()));
            }
            match lines {
                Some(lines) => reached(ui, model, lines),
                None => error(ui, say::FMC_NOT_SOLVABLE.get(model.language()).to_owned()),
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        for command in [
            FewestMovesCommand::Copy,
            FewestMovesCommand::CopySteps,
            FewestMovesCommand::Play,
            FewestMovesCommand::Keep,
        ] {
            widgets::button(ui, model, command, messages);
        }
        let shortens = model.fewest_moves.does(unfold_app::fewest_moves::job::WorkKind::Shorten);
        let command = if shortens { FewestMovesCommand::Stop } else { FewestMovesCommand::Shorten };
        widgets::button(ui, model, command, messages);
    });
}

/// The scramble: its moves if known, or the text being typed.
fn scramble(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let label = ui.label(say::FMC_SCRAMBLE.get(language));
    let mut text = task::scramble_field(model);
    let field = TextEdit::multiline(&mut text)
        .id(Id::unique("fewest moves scramble"))
        .font(TextStyle::Monospace)
        .hint_text(say::FMC_SCRAMBLE_HINT.get(language))
        .desired_rows(SCRAMBLE_ROWS)
        .return_key(SHIFT_ENTER)
        .desired_width(f32::INFINITY);
    let field = in_rows(ui, SCRAMBLE_ROWS, field).labelled_by(label.id);
    messages.push_if(field.changed(), FewestMovesCommand::Scramble(text));
}

/// A text field with this number of visible rows; more are scrolled, so that nothing below moves.
fn in_rows(ui: &mut Ui, rows: usize, field: TextEdit<'_>) -> Response {
    let row = ui.text_style_height(&TextStyle::Monospace);
    let height = rows as f32 * row + FRAME + ui.spacing().item_spacing.y;
    let mut response = None;
    super::reserved(ui, height, |ui, bottom| {
        super::scrolled(ui, rows, bottom, |ui| response = Some(ui.add(field)));
    });
    response.expect("a scrolled area shows its contents")
}

fn steps(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let label = ui.label(say::FMC_LINES.get(language));
    let mut text = model.fewest_moves.lines().to_owned();
    let field = TextEdit::multiline(&mut text)
        .id(super::lines_id())
        .font(TextStyle::Monospace)
        .hint_text(say::FMC_LINES_HINT.get(language))
        .desired_rows(ROWS)
        .desired_width(f32::INFINITY);
    let field = in_rows(ui, ROWS, field).labelled_by(label.id);
    messages.push_if(field.changed(), FewestMovesCommand::Lines(text));
    ui.add(Label::new(RichText::new(say::FMC_BRACKETS.get(language)).weak()).wrap());
}

/// The lines with the steps they reach, the errors, and the solution so far.
fn reached(ui: &mut Ui, model: &Model, lines: &Lines) {
    let language = model.language();
    for step in &lines.steps {
        let (number, reached) = (step.line.number, puzzles::reached(language, &step.reached));
        ui.add(Label::new(say::FMC_LINE.fill(language, [&number, &step.length, &step.total, &reached])).wrap());
    }
    for wrong in &lines.errors {
        error(ui, wrong.line(language));
    }
    if let Some(solution) = lines.solution().filter(|solution| !solution.0.is_empty()) {
        let moves = notation::print(PUZZLE, &solution);
        let text = RichText::new(say::FMC_WHOLE.fill(language, [&solution.0.len(), &moves])).strong();
        ui.add(Label::new(text).wrap().selectable(true));
    }
}
