//! Keys become commands by the table.

use eframe::egui;

use super::look;
use crate::app::command::{Row, TABLE};
use crate::app::{App, Command};

/// Reads the keys pressed since the last frame.
pub(super) fn read(ctx: &egui::Context, app: &App, ask: &mut Vec<Command>) {
    // A dialog or an open menu has the keys to itself.
    if app.dialog().is_some() || egui::Popup::is_any_open(ctx) {
        return;
    }
    let typing = ctx.egui_wants_keyboard_input();
    let free = |row: &&Row| !(typing && row.is_for_text_too());
    // With Shift first: egui lets a shortcut without it match as well.
    for shift in [true, false] {
        for row in TABLE.iter().filter(free) {
            let mut keys = row.keys.iter().filter(|k| k.shift == shift).filter_map(look::shortcut);
            if keys.any(|key| ctx.input_mut(|i| i.consume_shortcut(&key))) {
                ask.push(row.command.clone());
            }
        }
    }
}
