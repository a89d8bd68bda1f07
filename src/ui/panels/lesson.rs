//! What the move just made does.

use eframe::egui::{RichText, ScrollArea, Ui};

use crate::app::App;
use crate::app::sentences::lesson::{self as words, Change};
use crate::ui::theme;

/// Shows the lesson of the move just made, or of the first one before any is made; nothing without moves.
pub(crate) fn show(ui: &mut Ui, app: &App) {
    let Some(notes) = app.move_notes() else { return };
    let Some(lesson) = words::lesson(app.language(), &notes, app.played()) else { return };
    let colours = theme::colours(ui);
    theme::card(ui).show(ui, |ui| {
        ScrollArea::vertical().id_salt("lesson").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = theme::GRID / 2.0;
            ui.strong(&lesson.title);
            ui.label(&lesson.turning);
            for (change, text) in &lesson.changes {
                let colour = if *change == Change::Now { colours.proven } else { colours.error };
                ui.label(RichText::new(text).color(colour).strong());
            }
            ui.label(&lesson.place);
            for tally in &lesson.tallies {
                ui.label(tally);
            }
            for text in [&lesson.frame, &lesson.backwards, &lesson.next].into_iter().flatten() {
                ui.weak(text);
            }
        });
    });
}
