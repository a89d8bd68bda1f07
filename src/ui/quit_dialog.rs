//! The confirmation before quitting.

use crate::ui::{theme, widgets};
use eframe::egui::{Align, Button, Layout, RichText, Ui};
use unfold_app::command::{SessionCommand, SettingsCommand, WindowCommand, message::Messages};
use unfold_app::{document::quit_prompt::QuitPrompt, model::Model, settings::switch::Switch};
use unfold_text::{numbers, session as say, window};

/// Draws the confirmation: what quitting would lose or stop, and the buttons.
pub(crate) fn show(ui: &mut Ui, model: &Model, prompt: &QuitPrompt, messages: &mut Messages) {
    let language = model.language();
    let lost = [(prompt.solutions, say::LEAVE_SOLUTIONS), (prompt.turns, say::LEAVE_TURNS)];
    for (count, text) in lost.into_iter().filter(|(count, _)| *count > 0) {
        ui.label(text.fill(language, [&count]));
    }
    if prompt.batch_rows > 0 {
        ui.label(say::LEAVE_ROWS.fill(language, [&numbers::grouped(prompt.batch_rows)]));
    }
    let works = [
        (prompt.searching, say::LEAVE_SEARCHING),
        (prompt.exporting, say::LEAVE_EXPORTING),
        (prompt.finding_scramble, say::LEAVE_FINDING),
        (prompt.batch, say::LEAVE_BATCH),
        (prompt.saving, say::LEAVE_SAVING),
        (prompt.tables, say::LEAVE_TABLES),
    ];
    for (_, text) in works.into_iter().filter(|(at_work, _)| *at_work) {
        ui.label(text.get(language));
    }
    if prompt.solutions + prompt.turns > 0 {
        let back = if prompt.restored { say::LEAVE_RESTORED } else { say::LEAVE_LOST };
        ui.label(RichText::new(back.get(language)).strong());
    }
    ui.add_space(theme::GAP);
    let mut never = !model.settings.ask_on_leaving;
    if ui.checkbox(&mut never, say::LEAVE_NEVER_ASK.get(language)).changed() {
        messages.push(SettingsCommand::Set(Switch::AskOnLeaving, !never));
    }
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new(RichText::new(say::LEAVE_YES.get(language)).strong())).clicked() {
                messages.push(WindowCommand::Accept);
            }
            widgets::button(ui, model, SessionCommand::SaveSession, messages);
            messages.push_if(ui.button(window::CANCEL.get(language)).clicked(), WindowCommand::Dismiss);
        });
    });
}
