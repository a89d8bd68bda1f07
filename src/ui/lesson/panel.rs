//! Effect of the move just made.

use eframe::egui::{Rect, RichText, Sense, Ui, pos2, vec2};

use crate::app::{App, command::CoordinatesCommand, message::Messages};
use crate::shared::{lesson::Tally, sentences::lesson as words, sentences::lesson::Change};
use crate::ui::{theme, widgets};

/// Number of facts that are told, the most important first.
const BARS: usize = 4;
/// The height of the bar of a fact.
const BAR: f32 = 0.75 * theme::GRID;

/// Shows the lesson of the move just made, or of the first one before any is made; nothing without moves.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let Some(notes) = app.move_notes() else { return };
    let Some(lesson) = words::lesson(app.language(), &notes, app.played()) else { return };
    let colours = theme::colours(ui);
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = theme::GRID / 2.0;
            ui.horizontal_wrapped(|ui| {
                ui.strong(&lesson.title);
                if app.has_coordinates() {
                    widgets::button(ui, app, CoordinatesCommand::Coordinates, messages);
                }
            });
            ui.label(&lesson.turning);
            for (change, text) in &lesson.changes {
                let colour = if *change == Change::Now { colours.proven } else { colours.error };
                ui.label(RichText::new(text).color(colour).strong());
            }
            ui.label(&lesson.place);
            let counted = notes.lessons.get(app.played().saturating_sub(1)).map(|lesson| &lesson.tallies[..]);
            for (text, tally) in lesson.tallies.iter().zip(counted.unwrap_or_default()).take(BARS) {
                ui.label(theme::sized(text, theme::TEXT_SMALL));
                bar(ui, tally);
            }
            for text in [&lesson.frame, &lesson.backwards, &lesson.next].into_iter().flatten() {
                ui.weak(text);
            }
        });
    });
}

/// The bar of a fact: as full as before and after the move, and what changed in green or red.
fn bar(ui: &mut Ui, tally: &Tally) {
    let colours = theme::colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let place = |count: u32| {
        let part = f64::from(count) / f64::from(tally.most.max(1));
        rect.left() + rect.width() * part.clamp(0.0, 1.0) as f32
    };
    let round = BAR / 2.0;
    let [low, high] = [tally.before.min(tally.after), tally.before.max(tally.after)].map(place);
    ui.painter().rect_filled(rect, round, colours.raised);
    ui.painter().rect_filled(Rect::from_min_max(rect.min, pos2(low, rect.bottom())), round, colours.muted);
    let change = if tally.is_better() { colours.proven } else { colours.error };
    let changed = Rect::from_min_max(pos2(low, rect.top()), pos2(high, rect.bottom()));
    ui.painter().rect_filled(changed, round, change);
}
