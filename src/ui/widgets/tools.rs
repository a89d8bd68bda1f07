//! Visibility of tools that appear on hover or focus.

use eframe::egui::{Id, Popup, Rect, Ui};
use unfold_app::model::Model;

/// True if the tools `name` are shown: always by a setting, or while the pointer is over `area`, a widget in it has the focus,
/// or a list opened from them is open.
pub(crate) fn are_shown(ui: &Ui, model: &Model, name: &'static str, area: Rect) -> bool {
    let id = Id::unique(("tools", name));
    let was_shown: bool = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    let focused = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
    let has_keys = focused.is_some_and(|response| area.contains(response.rect.center()));
    let has_list = was_shown && Popup::is_any_open(ui.ctx());
    let shown = model.settings.always_tools || has_keys || has_list || ui.rect_contains_pointer(area);
    ui.data_mut(|data| data.insert_temp(id, shown));
    shown
}
