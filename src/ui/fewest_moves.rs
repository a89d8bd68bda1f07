//! The page of fewest moves, as cards in columns: the scramble with the lines of steps, what can come next, and the attempts.

mod attempts;
mod finding;
mod solution;

use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Id, RichText, ScrollArea, Ui};
use unfold_app::command::message::Messages;
use unfold_app::fewest_moves::{lines::Lines, task};
use unfold_app::model::Model;
use unfold_text::fewest_moves as say;

/// A card of the page.
#[derive(Clone, Copy)]
enum Card {
    /// The scramble and the lines.
    Solution,
    /// Ways to the next step.
    Next,
    /// The shortest whole solution.
    Best,
    /// Insertions into the lines.
    Insertions,
    /// The lines that are kept.
    Attempts,
}

/// The cards in one, two and three columns.
const CARDS: [&[&[Card]]; 3] = [
    &[&[Card::Solution, Card::Next, Card::Best, Card::Insertions, Card::Attempts]],
    &[&[Card::Solution, Card::Attempts], &[Card::Next, Card::Best, Card::Insertions]],
    &[&[Card::Solution, Card::Attempts], &[Card::Next], &[Card::Best, Card::Insertions]],
];

/// Shows the page.
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
        Card::Next => finding::next(ui, model, lines, messages),
        Card::Best => finding::best(ui, model, messages),
        Card::Insertions => finding::insertions(ui, model, messages),
        Card::Attempts => attempts::show(ui, model, messages),
    });
}

/// The field of the lines.
fn lines_id() -> Id {
    Id::unique("fewest moves lines")
}

/// Contents in just so much height, as far as they have room in it, so that what stands below keeps its place.
fn reserved(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui, f32)) {
    let bottom = ui.cursor().top() + height;
    ui.scope(|ui| contents(ui, bottom));
    ui.add_space((bottom - ui.cursor().top()).max(0.0));
}

/// Contents that are scrolled in the room down to `bottom`.
fn scrolled(ui: &mut Ui, name: impl std::hash::Hash + std::fmt::Debug, bottom: f32, contents: impl FnOnce(&mut Ui)) {
    let height = (bottom - ui.cursor().top() - ui.spacing().item_spacing.y).max(theme::CONTROL);
    let area = ScrollArea::vertical().id_salt(name).max_height(height).min_scrolled_height(height);
    area.auto_shrink(false).show(ui, contents);
}

/// Shows what is wrong, in the colour of errors.
fn error(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).color(theme::colours(ui).error));
}
