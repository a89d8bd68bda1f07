//! The program's description, and the state of its tables.

use eframe::egui::{CollapsingHeader, Ui};

use crate::app::{App, command::SharingCommand, lesson::methods, message::Messages};
use crate::ui::{theme, widgets};
use unfold_text::{tour as say, window};

/// Shows what the program is, facts about this computer, and the state of each table.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    ui.label(window::ABOUT_WHAT.fill(language, [&methods::solved_puzzles()]));
    let [puzzle, methods] = methods::counting_quarters();
    ui.label(window::ABOUT_COUNT.fill(language, [&puzzle, &methods]));
    ui.label(window::ABOUT_COUNT_HYPER.get(language));
    ui.add_space(theme::GAP);
    for line in app.facts_about() {
        ui.label(line);
    }
    // Before the list, which grows with the tables.
    if widgets::text_button(ui, app, (say::ABOUT_COPY, say::ABOUT_COPY_TIP)) {
        messages.push(SharingCommand::CopyText(app.report()));
    }
    let states = CollapsingHeader::new(say::ABOUT_TABLE_STATES.get(language)).id_salt("tables").default_open(true);
    states.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in app.table_lines() {
            ui.weak(line);
        }
    });
}
