//! Step by step: the line that opens the steps, hints, and the list of steps in place of the chart.

pub mod list;

use crate::ui::theme;
use crate::ui::widgets::{self, tools};
use eframe::egui::{Align, Button, Label, Layout, Role, TextStyle, Ui, WidgetInfo, vec2};
use unfold_app::command::{Command, SettingsCommand, StepsCommand, message::Messages, row_of};
use unfold_app::document::editor::PaintingValidity;
use unfold_app::model::Model;
use unfold_app::sentences::steps as words;
use unfold_app::settings::switch::Switch;
use unfold_app::steps::shown;
use unfold_text::steps as say;

/// Draws the line that opens the steps, with the Hint button at its end, and the hint below. While steps are closed and
/// no hint is shown, the Hint button (with results, the whole line) appears only on hover or focus; its space is reserved.
pub(crate) fn line(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(Switch::StepByStep))) else { return };
    let (open, name) = (Switch::StepByStep.is_on(model), row.text.get(model.language()));
    let tools = tools::are_shown(ui, model, "steps", ui.clip_rect()) || open || shown::current_hint(model).is_some();
    if !tools && model.results().method_and_metric.is_some() {
        ui.allocate_space(vec2(ui.available_width(), theme::CONTROL_HEIGHT));
        return;
    }
    let hint = say::HINT.get(model.language());
    let width = theme::text_width(ui, hint, TextStyle::Button) + 2.0 * ui.spacing().button_padding.x;
    ui.horizontal(|ui| {
        let room = vec2(ui.available_width() - width - ui.spacing().item_spacing.x, theme::CONTROL_HEIGHT);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            let line = widgets::disclosure_button(ui, open, name);
            line.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), open, name));
            widgets::handle_click(ui, model, row, line, messages);
        });
        if let Some(row) = row_of(&Command::Steps(StepsCommand::Hint)).filter(|_| tools) {
            let button = Button::new(hint).min_size(vec2(width, theme::CONTROL_HEIGHT));
            let button = ui.add_enabled(model.is_possible(&row.command), button);
            widgets::handle_click(ui, model, row, button, messages);
        }
    });
    if let Some(hint) = shown::current_hint(model) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
            let said = words::hint(model, hint);
            // The list has the reason too, and needs the space.
            let most = if shown::are_open(model) { 2 } else { said.len() };
            for text in said.into_iter().take(most) {
                ui.add(Label::new(theme::sized(text, theme::TEXT_SMALL)).wrap());
            }
        });
    }
}

/// Draws the steps on a card: choice of method, length and list, or why there are none.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let height = ui.available_height();
    theme::card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(height - 2.0 * f32::from(theme::CARD_PADDING));
        if unfold_app::puzzles::record(model.puzzle()).step_methods.len() > 1 {
            ui.horizontal_wrapped(|ui| widgets::options(ui, model, say::STEPS_METHOD, messages));
        }
        match shown::known_steps(model) {
            Some(known) => list::show(ui, model, known, messages),
            None => empty_state(ui, model),
        }
    });
}

/// Shows why there are no steps, or that they are being computed.
fn empty_state(ui: &mut Ui, model: &Model) {
    let text = match unfold_app::painting::status(model) {
        _ if model.document.workspace().position().is_solved() => say::STEPS_ALL_SOLVED,
        PaintingValidity::Impossible(_) | PaintingValidity::Unfinished { .. } | PaintingValidity::Part { .. } => {
            say::STEPS_NOT_PAINTED
        }
        _ => match shown::method(model) {
            None => say::STEPS_SOLVE_FIRST,
            Some(method) if model.steps.prepared.contains(method.name) => say::STEPS_FINDING,
            Some(_) => say::STEPS_PREPARING,
        },
    };
    ui.add(Label::new(text.get(model.language())).wrap());
}
