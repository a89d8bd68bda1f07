//! The bar of a solve by hand: turns and time, and what can be done with them.

use eframe::egui::Ui;

use crate::app::{App, command::ManualSolveCommand, message::Messages};
use crate::ui::widgets::button;
use unfold_text::{manual_solve as say, numbers};

/// Shows the turns made by hand, the time since the first, and the buttons that take one back and save them.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    ui.horizontal_wrapped(|ui| {
        let turns = say::TURNS.fill(language, [&app.turns_by_hand(), &app.metric()]);
        ui.label(turns).on_hover_text(say::TURNS_TIP.get(language));
        let time = say::CLOCK.fill(language, [&numbers::clock(app.solving_time())]);
        ui.label(time).on_hover_text(say::CLOCK_TIP.get(language));
        button(ui, app, ManualSolveCommand::UndoTurn, messages);
        button(ui, app, ManualSolveCommand::SaveTurns, messages);
    });
}
