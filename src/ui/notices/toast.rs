//! The latest event, in the lower right corner of the stage for a few seconds.

use eframe::egui::{Align2, Area, Context, Frame, Id, Order, Rect, Stroke, vec2};

use crate::app::command::{FilesCommand, HistoryCommand};
use crate::app::{App, message::Messages, notices::toast::ToastAction};
use crate::ui::{theme, widgets};

/// Distance above the lower border, where the stage has the field of the position.
const ABOVE: f32 = 9.0 * theme::GRID;
/// The most width of a toast.
const WIDTH: f32 = 50.0 * theme::GRID;

/// Shows the toast, if there is one, in a corner of this part of the window.
pub(crate) fn show(ctx: &Context, app: &App, within: Rect, messages: &mut Messages) {
    let Some(toast) = app.toast().filter(|_| app.dialog().is_none()) else { return };
    let corner = within.right_bottom() - vec2(theme::GRID, ABOVE);
    let area = Area::new(Id::unique("toast")).order(Order::Foreground).movable(false).constrain(true);
    // What has no button lets clicks through to what it hides.
    let area = area.interactable(toast.action.is_some());
    area.pivot(Align2::RIGHT_BOTTOM).fixed_pos(corner).show(ctx, |ui| {
        let colours = theme::colours(ui);
        let frame = Frame::popup(ui.style()).fill(colours.raised).stroke(Stroke::new(1.0, colours.line));
        frame.inner_margin(theme::GRID).show(ui, |ui| {
            ui.set_max_width(WIDTH.min(within.width() - 4.0 * theme::GRID));
            ui.horizontal_wrapped(|ui| {
                ui.label(toast.text.get(app.language()));
                match toast.action {
                    Some(ToastAction::Undo) => widgets::button(ui, app, HistoryCommand::Undo, messages),
                    Some(ToastAction::ShowInFolder) => widgets::button(ui, app, FilesCommand::ShowInFolder, messages),
                    None => (),
                }
            });
        });
    });
}
