//! Notices about what has just happened: the latest event in the lower left corner of the net, or the lower right one of a page, for a
//! few seconds, and live regions,
//! which screen readers read aloud when they change: one for pauses and one for at once.

use crate::ui::{theme, widgets};
use eframe::egui::{Align2, Area, Context, Frame, Id, Order, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};
use eframe::egui::{accesskit::Live, vec2};
use unfold_app::command::{FilesCommand, HistoryCommand, message::Messages};
use unfold_app::notices::{self, toast::ToastAction};
use unfold_app::{model::Model, settings::choices::StageView};

/// The most width of a toast.
const WIDTH: f32 = 50.0 * theme::GRID;

/// Shows the toast, if there is one, in a corner of this part of the window, on the stage in one of the net.
pub(crate) fn toast(ctx: &Context, model: &Model, (within, net): (Rect, Option<Rect>), messages: &mut Messages) {
    let Some(toast) = model.toasts.shown(model.now).filter(|_| model.dialog.is_none()) else { return };
    // It covers no row of buttons, nothing that one reads, and nothing that one turns: nets leave that corner free.
    let (pivot, corner) = match net.filter(|_| model.shows_stage() && model.settings.stage != StageView::Space) {
        Some(net) => (Align2::LEFT_BOTTOM, net.left_bottom() + vec2(theme::GRID, -theme::GRID)),
        None => (Align2::RIGHT_BOTTOM, within.right_bottom() - vec2(theme::GRID, theme::GRID)),
    };
    let area = Area::new(Id::unique("toast")).order(Order::Foreground).movable(false).constrain(true);
    // What has no button lets clicks through to what it hides.
    let area = area.interactable(toast.action.is_some());
    area.pivot(pivot).fixed_pos(corner).show(ctx, |ui| {
        let colours = theme::colours(ui);
        let frame = Frame::popup(ui.style()).fill(colours.raised).stroke(Stroke::new(1.0, colours.line));
        frame.inner_margin(theme::GRID).show(ui, |ui| {
            ui.set_max_width(WIDTH.min(within.width() - 4.0 * theme::GRID));
            ui.horizontal_wrapped(|ui| {
                ui.label(toast.text.get(model.language()));
                match toast.action {
                    Some(ToastAction::Undo) => widgets::button(ui, model, HistoryCommand::Undo, messages),
                    Some(ToastAction::ShowInFolder) => widgets::button(ui, model, FilesCommand::ShowInFolder, messages),
                    None => (),
                }
            });
        });
    });
}

/// Puts the two regions into the window, where they take no room.
pub(crate) fn announcements(ui: &Ui, model: &Model) {
    let [polite, urgent] = notices::announcements(model);
    region(ui, "polite", (Role::Status, Live::Polite), &polite);
    region(ui, "urgent", (Role::Alert, Live::Assertive), &urgent);
}

/// A live region that takes no room and says `text` when that changes.
fn region(ui: &Ui, name: &str, (role, live): (Role, Live), text: &str) {
    let place = Rect::from_min_size(ui.max_rect().left_bottom(), Vec2::ZERO);
    let response = ui.interact(place, Id::unique(("aloud", name)), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.set_live(live);
        // A region is named by its label, and what is live is read as a whole.
        node.set_label(text);
        node.set_live_atomic();
        node.clear_value();
    });
}
