//! Drop-down lists, operated by pointer or by arrow keys and Enter.

use eframe::egui::{ComboBox, Id, IdSalt, Key, Response, Ui};

use super::focus;

/// Key in egui's memory for a flag: true while the entries of a list that opens in this frame are drawn.
fn is_opening_key() -> Id {
    Id::unique("drop-down-opens")
}

/// Draws a drop-down button and, while open, its entries. The chosen entry is focused first; closing by a key returns
/// the focus to the button.
pub(crate) fn show<'a>(
    ui: &mut Ui,
    salt: &str,
    style: impl FnOnce(ComboBox<'a>) -> ComboBox<'a>,
    entries: impl FnOnce(&mut Ui),
) -> Response {
    let id = ui.make_persistent_id(IdSalt::new(salt));
    let was_open = ComboBox::is_open(ui.ctx(), id);
    let shown = style(ComboBox::from_id_salt(salt)).show_ui(ui, |ui| {
        ui.data_mut(|data| data.insert_temp(is_opening_key(), !was_open));
        entries(ui);
        ui.data_mut(|data| data.remove::<bool>(is_opening_key()));
        focus::scroll_to_focus(ui);
        let focused = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
        let is_here = focused.is_some_and(|response| response.layer_id == ui.layer_id());
        if was_open && is_here && [Key::Enter, Key::Space].iter().any(|key| focus::pressed(ui, *key)) {
            ui.close();
        }
    });
    let by_key = || [Key::Enter, Key::Space, Key::Escape].iter().any(|key| focus::pressed(ui, *key));
    if was_open && !ComboBox::is_open(ui.ctx(), id) && by_key() {
        shown.response.request_focus();
    }
    shown.response
}

pub(crate) fn entry(ui: &mut Ui, chosen: bool, text: impl Into<String>) -> Response {
    let response = ui.selectable_label(chosen, text.into());
    focus_if_chosen(ui, chosen, &response);
    response
}

/// Focuses the chosen entry when the list opens.
pub(crate) fn focus_if_chosen(ui: &Ui, chosen: bool, response: &Response) {
    if chosen && ui.data(|data| data.get_temp(is_opening_key())).unwrap_or(false) {
        response.request_focus();
    }
}
