//! The strip with the result in a narrow window while the panel is hidden: the number, what is proven, Solve, what is known of
//! another position, and the way to the panel.

use eframe::egui::{Align, Layout, Ui, vec2};

use crate::app::{App, command::SettingsCommand, message::Messages, settings::switch::Switch};
use crate::ui::search::{other_results, result, solver};
use crate::ui::{theme, widgets};

/// The height of the strip.
pub(crate) const HEIGHT: f32 = 7.0 * theme::GRID;
/// The width of Solve, and of Stop beside it.
const SOLVE: f32 = 20.0 * theme::GRID;

/// Shows the strip.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    ui.horizontal_centered(|ui| {
        result::brief(ui, app);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            widgets::button(ui, app, SettingsCommand::Toggle(Switch::ResultPanel), messages);
            ui.allocate_ui(vec2(SOLVE, theme::MAIN_BUTTON), |ui| solver::buttons(ui, app, messages));
            other_results::line(ui, app, messages);
        });
    });
}
