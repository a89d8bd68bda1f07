//! The card with the scramble and the lines of steps; below them, the length of each line and the steps reached.

use super::error;
use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Id, Key, KeyboardShortcut, Label, Modifiers, Response, RichText, TextEdit, TextStyle, Ui};
use unfold_app::command::{FewestMovesCommand, message::Messages};
use unfold_app::fewest_moves::{lines::Lines, task};
use unfold_app::{model::Model, puzzles::fewest_moves::PUZZLE};
use unfold_engine::notation;
use unfold_text::{fewest_moves as say, puzzles};

/// Inserts a line break in the scramble field; Enter alone does nothing.
const SHIFT_ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);
/// Visible rows of the scramble field.
const SCRAMBLE_ROWS: usize = 2;
/// Visible rows of the field of lines.
const LINES_ROWS: usize = 6;
/// Height of a text field's frame, top and bottom together, in points.
const FIELD_FRAME: f32 = 1.5 * theme::GRID;
/// Height reserved for the evaluated lines, in points.
const REACHED_HEIGHT: f32 = 17.0 * theme::GRID;

pub(super) fn show(ui: &mut Ui, model: &Model, lines: Option<&Lines>, messages: &mut Messages) {
    scramble(ui, model, messages);
    steps(ui, model, messages);
    super::fixed_height(ui, REACHED_HEIGHT, |ui, bottom| {
        super::scroll_area_above(ui, "reached", bottom, |ui| {
            if let Some(Err(wrong)) = model.fewest_moves.typed.as_ref().map(|typed| typed.parsed.as_ref()) {
                error(ui, wrong.line(model.language()));
            }
            match lines {
                Some(lines) => evaluated_lines(ui, model, lines),
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
        let shortens = model.fewest_moves.is_searching(unfold_app::fewest_moves::job::SearchKind::Shorten);
        let command = if shortens { FewestMovesCommand::Stop } else { FewestMovesCommand::Shorten };
        widgets::button(ui, model, command, messages);
    });
}

/// Draws the scramble field, with the text being typed or else the scramble's moves, if known.
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
    let field = field_with_rows(ui, SCRAMBLE_ROWS, field).labelled_by(label.id);
    messages.push_if(field.changed(), FewestMovesCommand::Scramble(text));
}

/// Adds a text field with `rows` visible rows; longer text scrolls, so that nothing below moves.
fn field_with_rows(ui: &mut Ui, rows: usize, field: TextEdit<'_>) -> Response {
    let row = ui.text_style_height(&TextStyle::Monospace);
    let height = rows as f32 * row + FIELD_FRAME + ui.spacing().item_spacing.y;
    let mut response = None;
    super::fixed_height(ui, height, |ui, bottom| {
        super::scroll_area_above(ui, rows, bottom, |ui| response = Some(ui.add(field)));
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
        .desired_rows(LINES_ROWS)
        .desired_width(f32::INFINITY);
    let field = field_with_rows(ui, LINES_ROWS, field).labelled_by(label.id);
    messages.push_if(field.changed(), FewestMovesCommand::Lines(text));
    ui.add(Label::new(RichText::new(say::FMC_BRACKETS.get(language)).weak()).wrap());
}

/// Draws a result per line (length and steps reached), the errors, and the solution so far.
fn evaluated_lines(ui: &mut Ui, model: &Model, lines: &Lines) {
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
