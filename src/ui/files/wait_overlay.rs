//! The window while a system file dialog is open: dimmed and without input, but with a button to stop waiting for a
//! lost dialog.

use crate::ui::{theme, widgets};
use eframe::egui::{self, Event, Id, Key};
use unfold_app::command::{FilesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_text::window as say;

/// Maximum width of the message, in points.
const MAX_WIDTH: f32 = 360.0;

/// Drops keyboard, text, clipboard, wheel, zoom and file-drop input. Tab, and Enter or Space with a focused widget, still
/// reach the button of [`show`], as do pointer clicks. Call while a system file dialog is open, before anything else reads
/// the frame's events.
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

/// Dims the window while a system file dialog is open, and shows above everything else that it waits for a file or folder.
pub(crate) fn show(ctx: &egui::Context, model: &Model, messages: &mut Messages) {
    let Some(kind) = model.file_dialog_kind else { return };
    let text = if kind.is_folder() { say::WAITING_FOLDER } else { say::WAITING_FILE }.get(model.language());
    widgets::modal(ctx, Id::unique("waiting for a file"), (theme::WAITING_VEIL, MAX_WIDTH), text, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(text);
            ui.add_space(theme::GAP);
            widgets::button(ui, model, FilesCommand::StopWaiting, messages);
        });
    });
}
