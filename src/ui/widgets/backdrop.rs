//! A backdrop behind an open menu or list: a click on it closes what is open, and presses nothing else.

use eframe::egui::{Context, Id, LayerId, Order, Rect, Sense, Ui, UiBuilder};

/// Takes clicks and drags in these parts of the window, so that a click that closes something does nothing else. Menus, lists and dialogs
/// stand above it; the wheel goes through it.
pub(crate) fn show(ctx: &Context, id: Id, parts: impl IntoIterator<Item = Rect>) {
    let (layer, frame) = (LayerId::new(Order::Middle, id), ctx.cumulative_frame_nr());
    let before: Option<u64> = ctx.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, frame);
        before
    });
    if before.is_none_or(|before| before + 1 < frame) {
        ctx.move_to_top(layer);
    }
    // Not an area, which would take the wheel, too.
    let ui = Ui::new(ctx.clone(), id, UiBuilder::new().layer_id(layer).max_rect(ctx.content_rect()));
    for (n, part) in parts.into_iter().enumerate().filter(|(_, part)| part.is_positive()) {
        ui.interact(part, id.with(n), Sense::CLICK | Sense::DRAG);
    }
}
