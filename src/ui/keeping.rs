//! Whether a session is kept and whether it is asked before leaving, as switches of a menu.

use eframe::egui::Ui;

use crate::app::strings::keeping as say;
use crate::app::{App, Command};

/// Shows the switches.
pub(super) fn switches(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let (language, settings) = (app.language(), app.settings());
    let (mut restore, mut question) = (settings.restore, settings.ask_on_leaving);
    let switch = ui.checkbox(&mut restore, say::RESTORE.say(language));
    if switch.on_hover_text(say::RESTORE_TIP.say(language)).changed() {
        ask.push(Command::SetRestore(restore));
    }
    let switch = ui.checkbox(&mut question, say::ASK_ON_LEAVING.say(language));
    if switch.on_hover_text(say::ASK_ON_LEAVING_TIP.say(language)).changed() {
        ask.push(Command::SetAskOnLeaving(question));
    }
}
