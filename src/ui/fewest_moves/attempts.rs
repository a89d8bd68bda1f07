//! The card of the lines that are kept: a click brings them back.

use crate::ui::widgets;
use eframe::egui::{Button, Label, RichText, Ui};
use unfold_app::command::{FewestMovesCommand, message::Messages};
use unfold_app::{fewest_moves::task, model::Model};
use unfold_text::fewest_moves as say;

/// Shows the card, with the newest attempt first.
pub(super) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let all = model.fewest_moves.attempts();
    if all.is_empty() {
        ui.add(Label::new(RichText::new(say::FMC_NO_ATTEMPTS.get(language)).weak()).wrap());
    }
    for (place, attempt) in all.iter().enumerate().rev() {
        let summary = task::summary(&attempt.position, &attempt.lines, language);
        ui.horizontal_wrapped(|ui| {
            let number = place + 1;
            let button = ui.add(Button::new(say::FMC_ATTEMPT.fill(language, [&number, &summary])).wrap());
            let tip = format!("{}\n{}", say::FMC_BRING_BACK_TIP.get(language), attempt.lines);
            messages.push_if(button.on_hover_text(tip).clicked(), FewestMovesCommand::BringBack(place));
            if task::position(model) != Some(&attempt.position) {
                ui.weak(say::FMC_OTHER_SCRAMBLE.get(language));
            }
            let remove = ui.button(say::FMC_REMOVE.get(language));
            widgets::set_name(ui, &remove, &say::FMC_REMOVE_NAME.fill(language, [&number]));
            messages.push_if(remove.clicked(), FewestMovesCommand::Remove(place));
        });
    }
}
