//! What can be copied of one puzzle only, as entries of a menu; and the question before leaving.

use eframe::egui::{Align, Button, Layout, RichText, Ui};

use super::look;
use crate::app::command::row_of;
use crate::app::leaving::Leaving;
use crate::app::{App, Command};
use crate::i18n::{keeping as say, numbers, window};

/// The menu entries of what can be copied of this puzzle only.
pub(super) fn copies(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    for command in [Command::CopyColours, Command::CopyIdentifier, Command::CopyLog] {
        if row_of(&command).is_some_and(|row| row.is_of(app.puzzle())) {
            look::menu_item(ui, app, &command, ask);
        }
    }
}

/// Asks whether to leave.
pub(super) fn leaving(ui: &mut Ui, app: &App, leaving: &Leaving, ask: &mut Vec<Command>) {
    let language = app.language();
    look::heading(ui, say::LEAVE.say(language));
    if leaving.solutions > 0 {
        ui.label(say::LEAVE_SOLUTIONS.fill(language, [&leaving.solutions]));
    }
    if leaving.turns > 0 {
        ui.label(say::LEAVE_TURNS.fill(language, [&leaving.turns]));
    }
    if leaving.rows > 0 {
        ui.label(say::LEAVE_ROWS.fill(language, [&numbers::grouped(leaving.rows)]));
    }
    let works = [
        (leaving.searching, say::LEAVE_SEARCHING),
        (leaving.exporting, say::LEAVE_EXPORTING),
        (leaving.finding, say::LEAVE_FINDING),
        (leaving.batch, say::LEAVE_BATCH),
        (leaving.saving, say::LEAVE_SAVING),
        (leaving.tables, say::LEAVE_TABLES),
    ];
    for (_, text) in works.into_iter().filter(|(at_work, _)| *at_work) {
        ui.label(text.say(language));
    }
    if leaving.solutions + leaving.turns > 0 {
        let back = if leaving.restored { say::LEAVE_RESTORED } else { say::LEAVE_LOST };
        ui.label(RichText::new(back.say(language)).strong());
    }
    ui.add_space(look::GAP);
    let mut never = !app.settings().ask_on_leaving;
    if ui.checkbox(&mut never, say::LEAVE_NEVER_ASK.say(language)).changed() {
        ask.push(Command::SetAskOnLeaving(!never));
    }
    ui.add_space(look::GAP);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::new(RichText::new(say::LEAVE_YES.say(language)).strong())).clicked() {
                ask.push(Command::Accept);
            }
            look::button(ui, app, &Command::SaveSession, ask);
            if ui.button(window::CANCEL.say(language)).clicked() {
                ask.push(Command::Dismiss);
            }
        });
    });
}
