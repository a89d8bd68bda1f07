//! Live regions for screen readers: polite and assertive.

use eframe::egui::accesskit::Live;
use eframe::egui::{Id, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use unfold_app::model::Model;
use unfold_app::notices;

/// Adds the two regions, which take no space, to the window.
pub(crate) fn announce(ui: &Ui, model: &Model) {
    let [polite, urgent] = notices::announcements(model);
    region(ui, "polite", (Role::Status, Live::Polite), &polite);
    region(ui, "urgent", (Role::Alert, Live::Assertive), &urgent);
}

/// Adds a live region that takes no space; screen readers read it aloud when `text` changes.
fn region(ui: &Ui, name: &str, (role, live): (Role, Live), text: &str) {
    let place = Rect::from_min_size(ui.max_rect().left_bottom(), Vec2::ZERO);
    let response = ui.interact(place, Id::unique(("aloud", name)), Sense::HOVER);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.set_live(live);
        // Set the label, not the value, and have the region read as a whole.
        node.set_label(text);
        node.set_live_atomic();
        node.clear_value();
    });
}
