//! A line about the results for another position of the puzzle, with a button that goes there.

use crate::ui::{theme, widgets};
use eframe::egui::{Align, Button, Label, Layout, Ui, vec2};
use unfold_app::command::{HistoryCommand, message::Messages, row_of};
use unfold_app::search::shown_position::{self, OtherResults};
use unfold_app::{document::workspace::HistorySteps, model::Model};
use unfold_text::{Language, other_results as say};

/// Height reserved, in points: two lines of text, since a long sentence wraps in a narrow panel.
const HEIGHT: f32 = 4.0 * theme::GRID;
/// Minimum width, in points, for the sentence; with less, it is only the button's tooltip.
const MIN_WIDTH: f32 = 16.0 * theme::GRID;

/// Draws the line; its height is always reserved.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let size = vec2(ui.available_width(), HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        line(ui, model, messages);
    });
}

/// Draws the line from right to left: the button that goes back, then the sentence if it fits.
pub(crate) fn line(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let row = row_of(&HistoryCommand::BackToResults.into());
    let (Some(other), Some(row)) = (shown_position::other_results(model), row) else { return };
    let language = model.language();
    let back = ui.add(Button::new(theme::sized(say::BACK.get(language), theme::TEXT_SMALL)));
    let mut back = widgets::with_tooltip(ui, back, row, model);
    let has_room = ui.available_width() >= MIN_WIDTH;
    if !has_room {
        back = back.on_hover_text(sentence(language, other));
    }
    messages.push_if(back.clicked(), HistoryCommand::BackToResults);
    if !has_room {
        return;
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let text = theme::sized(sentence(language, other), theme::TEXT_SMALL).color(theme::colours(ui).muted);
        ui.add(Label::new(text).wrap());
    });
}

/// Describes the results for the other position: search state, and best length if there is one.
fn sentence(language: Language, other: OtherResults<'_>) -> String {
    let OtherResults { results, steps, is_being_searched: searching } = other;
    let found = results.best().zip(results.method_and_metric).map(|(best, by)| (best.length, by.metric));
    let (with_length, without) = match (searching, steps) {
        (true, HistorySteps::Undo(_)) => (say::SEARCHING_BEFORE, say::SEARCHING_BEFORE_NOTHING),
        (true, HistorySteps::Redo(_)) => (say::SEARCHING_AFTER, say::SEARCHING_AFTER_NOTHING),
        (false, _) if results.is_optimal() => (say::POSITION_BEFORE_OPTIMAL, say::POSITION_BEFORE_NOTHING),
        (false, _) => (say::POSITION_BEFORE, say::POSITION_BEFORE_NOTHING),
    };
    match found {
        Some((length, metric)) => with_length.fill(language, [&length, &metric]),
        None => without.get(language).to_owned(),
    }
}
