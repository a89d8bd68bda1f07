//! The window while a file dialog of the system is open: itself, dimmed and deaf, and a way out for people who
//! no longer sees that dialog.

use crate::ui::{theme, widgets};
use eframe::egui::{self, Event, Id, Key};
use unfold_app::command::{FilesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_text::window as say;

/// The width of what is said, as far as there is room.
const WIDTH: f32 = 360.0;

/// Drops what was typed, pasted or dropped, since it was meant for the other dialog; only the button of [`show`] is
/// reached by Tab and pressed with Enter or Space. To be called before anything else reads the events of a frame.
pub(crate) fn discard_input(ctx: &egui::Context) {
    let on_button = ctx.memory(|m| m.focused().is_some());
    ctx.input_mut(|i| {
        i.events.retain(|event| match event {
            Event::Key { key: Key::Tab, .. } => true,
            Event::Key { key: Key::Enter | Key::Space, .. } => on_button,
            Event::Key { .. }
            | Event::Text(_)
            | Event::Ime(_)
            | Event::Copy
            | Event::Cut
            | Event::Paste(_)
            | Event::MouseWheel { .. }
            | Event::Zoom(_) => false,
            _ => true,
        });
        i.smooth_scroll_delta = egui::Vec2::ZERO;
        i.raw.dropped_files.clear();
        i.raw.hovered_files.clear();
    });
}

/// Dims the window and says what it waits for, in front of everything else.
pub(crate) fn show(ctx: &egui::Context, model: &Model, messages: &mut Messages) {
    let Some(kind) = model.choosing_file else { return };
    let text = if kind.is_folder() { say::WAITING_FOLDER } else { say::WAITING_FILE }.get(model.language());
    widgets::modal(ctx, Id::unique("waiting for a file"), (theme::WAITING_VEIL, WIDTH), text, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(text);
            ui.add_space(theme::GAP);
            widgets::button(ui, model, FilesCommand::StopWaiting, messages);
        });
    });
}
