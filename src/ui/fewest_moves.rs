//! The fewest-moves page, with cards in one to three columns: scramble and lines, next step, best solution, insertions, attempts.

mod attempts;
mod search_cards;
mod solution;

use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Id, RichText, ScrollArea, Ui};
use unfold_app::command::message::Messages;
use unfold_app::fewest_moves::{lines::Lines, task};
use unfold_app::model::Model;
use unfold_text::fewest_moves as say;

#[derive(Clone, Copy)]
enum Card {
    /// The scramble and the lines of steps.
    Solution,
    /// Search for the next step.
    Next,
    /// Search for the shortest whole solution.
    Best,
    /// Search for insertions into the lines.
    Insertions,
    /// Tree of the current and the saved lines.
    Attempts,
}

/// Layouts with one, two and three columns.
const CARDS: [&[&[Card]]; 3] = [
    &[&[Card::Solution, Card::Next, Card::Best, Card::Insertions, Card::Attempts]],
    &[&[Card::Solution, Card::Attempts], &[Card::Next, Card::Best, Card::Insertions]],
    &[&[Card::Solution, Card::Attempts], &[Card::Next], &[Card::Best, Card::Insertions]],
];

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let lines = task::lines(model);
    widgets::card_columns(ui, &CARDS, |ui, card| show_card(ui, model, card, lines.as_ref(), messages));
}

fn show_card(ui: &mut Ui, model: &Model, card: Card, lines: Option<&Lines>, messages: &mut Messages) {
    let heading = match card {
        Card::Solution => say::FMC_SOLUTION,
        Card::Next => say::FMC_NEXT,
        Card::Best => say::FMC_BEST,
        Card::Insertions => say::FMC_INSERT,
        Card::Attempts => say::FMC_ATTEMPTS,
    };
    widgets::card(ui, Some(heading.get(model.language())), |ui| match card {
        Card::Solution => solution::show(ui, model, lines, messages),
        Card::Next => search_cards::next(ui, model, lines, messages),
        Card::Best => search_cards::best(ui, model, messages),
        Card::Insertions => search_cards::insertions(ui, model, messages),
        Card::Attempts => attempts::show(ui, model, messages),
    });
}

/// Id of the text field for the lines of steps.
fn lines_id() -> Id {
    Id::unique("fewest moves lines")
}

/// Reserves a fixed height for contents, so that nothing below moves. Calls `contents` with the y coordinate of the lower edge.
fn fixed_height(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui, f32)) {
    let bottom = ui.cursor().top() + height;
    ui.scope(|ui| contents(ui, bottom));
    ui.add_space((bottom - ui.cursor().top()).max(0.0));
}

/// Draws contents in a scroll area that ends at `bottom`.
fn scroll_area_above(
    ui: &mut Ui,
    name: impl std::hash::Hash + std::fmt::Debug,
    bottom: f32,
    contents: impl FnOnce(&mut Ui),
) {
    let height = (bottom - ui.cursor().top() - ui.spacing().item_spacing.y).max(theme::CONTROL_HEIGHT);
    let area = ScrollArea::vertical().id_salt(name).max_height(height).min_scrolled_height(height);
    area.auto_shrink(false).show(ui, contents);
}

fn error(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).color(theme::colours(ui).error));
}
