//! A backdrop behind an open menu or list, so that the click that closes it presses nothing else.

use eframe::egui::{Context, Id, LayerId, Order, Rect, Sense, Ui, UiBuilder};

/// Blocks clicks and drags in the rectangles `parts`, below menus, lists and dialogs. The wheel passes through.
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
    // Not an `Area`, which would block the wheel too.
    let ui = Ui::new(ctx.clone(), id, UiBuilder::new().layer_id(layer).max_rect(ctx.content_rect()));
    for (n, part) in parts.into_iter().enumerate().filter(|(_, part)| part.is_positive()) {
        ui.interact(part, id.with(n), Sense::CLICK | Sense::DRAG);
    }
}
