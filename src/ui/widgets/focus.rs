//! Keyboard focus: the focus ring, scrolling to the focused widget, and focusable panel borders.

use crate::ui::theme;
use eframe::egui::accesskit::{self, Action, ActionRequest, TreeId};
use eframe::egui::style::ScrollAnimation;
use eframe::egui::{Event, EventFilter, Id, IdSalt, Key, Rect, Response, Sense, Stroke, StrokeKind, Ui};
use unfold_app::tour::Pane;
use unfold_text::{Language, announce as say};

/// Number of frames during which a newly focused widget is scrolled to; more than one, for nested scroll areas.
const FOLLOW_FRAMES: u8 = 8;

/// Key in egui's memory for the id of the widget to focus when a pane is entered.
pub(crate) fn pane_entry_key(pane: Pane) -> Id {
    Id::unique(("entrance", pane))
}

/// Registers the widget to focus when a pane is entered.
pub(crate) fn set_pane_entry(ui: &Ui, pane: Pane, id: Id) {
    ui.data_mut(|data| data.insert_temp(pane_entry_key(pane), id));
}

/// Key in egui's memory for the last focused widget and the number of frames left to scroll to it.
const FOLLOWED_FOCUS_KEY: &str = "followed-focus";

/// Focuses a clicked widget without scrolling to it.
pub(crate) fn focus_in_place(response: &Response) {
    response.request_focus();
    response.ctx.data_mut(|data| data.insert_temp(Id::unique(FOLLOWED_FOCUS_KEY), (response.id, 0_u8)));
}

/// Scrolls to a newly focused widget. Call at the end of a scroll area's contents.
pub(crate) fn scroll_to_focus(ui: &Ui) {
    // Inner scroll areas first; both at once would scroll too far.
    scroll_to_focus_if(ui, |left| left > FOLLOW_FRAMES / 2);
}

/// Scrolls to a newly focused widget. Call at the end of the window's contents, which may be scrolled as a whole.
pub(crate) fn scroll_window_to_focus(ui: &Ui) {
    scroll_to_focus_if(ui, |left| left > 0 && left <= FOLLOW_FRAMES / 2);
}

/// Scrolls to the focused widget if `is_time` accepts the number of frames left for it.
fn scroll_to_focus_if(ui: &Ui, is_time: impl Fn(u8) -> bool) {
    let Some(id) = ui.memory(|m| m.focused()) else { return };
    let known: Option<(Id, u8)> = ui.data(|data| data.get_temp(Id::unique(FOLLOWED_FOCUS_KEY)));
    let left = known.filter(|(of, _)| *of == id).map_or(FOLLOW_FRAMES, |(_, left)| left);
    if !is_time(left) {
        return;
    }
    if let Some(response) = ui.ctx().read_response(id)
        && response.layer_id == ui.layer_id()
        // A widget beside this scroll area may overlap it vertically.
        && ui.min_rect().intersect(response.rect).width() > response.rect.width() / 2.0
        && ui.min_rect().intersects(response.rect)
        // A completely visible widget may be outside this scroll area.
        && !response.interact_rect.contains_rect(response.rect)
    {
        ui.scroll_to_rect_animation(response.rect.expand(4.0), None, ScrollAnimation::none());
    }
}

/// Key in egui's memory for a flag: the last input was a pointer press, not a key.
const FOCUS_BY_POINTER_KEY: &str = "focus-by-pointer";

/// True if the last input was a pointer press, not a key.
fn update_focus_by_pointer(ui: &Ui) -> bool {
    let (pressed, key) = ui.input(|i| {
        let is_key =
            |event: &Event| matches!(event, Event::Key { pressed: true, .. } | Event::AccessKitActionRequest(_));
        (i.pointer.any_pressed(), i.events.iter().any(is_key))
    });
    ui.data_mut(|data| {
        let known = data.get_temp_mut_or_default::<bool>(Id::unique(FOCUS_BY_POINTER_KEY));
        *known = !key && (pressed || *known);
        *known
    })
}

/// Draws the focus ring in two colours, visible on every background, unless the focus came by pointer or is on the widget
/// `without_ring`. Call once at the end of each frame, since this also keeps track of newly focused widgets.
pub(crate) fn draw_ring_and_track_focus(ui: &Ui, without_ring: Id) {
    let ctx = ui.ctx();
    let is_by_pointer = update_focus_by_pointer(ui);
    let focused = ctx.memory(|m| m.focused());
    ctx.data_mut(|data| {
        let known: Option<(Id, u8)> = data.get_temp(Id::unique(FOLLOWED_FOCUS_KEY));
        match focused {
            None => data.remove::<(Id, u8)>(Id::unique(FOLLOWED_FOCUS_KEY)),
            Some(id) => {
                let left = known.filter(|(of, _)| *of == id).map_or(FOLLOW_FRAMES, |(_, left)| left.saturating_sub(1));
                data.insert_temp(Id::unique(FOLLOWED_FOCUS_KEY), (id, left));
            }
        }
    });
    let ringed = focused.filter(|id| *id != without_ring && !is_by_pointer);
    let Some(response) = ringed.and_then(|id| ctx.read_response(id)) else { return };
    let painter = ctx.layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(5.0));
    let ground = if ui.visuals().dark_mode { theme::BLACK } else { theme::WHITE };
    let rect = response.rect;
    painter.rect_stroke(rect.expand(2.0), 4.0, Stroke::new(1.5, ground), StrokeKind::Outside);
    painter.rect_stroke(rect.expand(2.0), 4.0, Stroke::new(2.5, theme::colours(ui).focus), StrokeKind::Middle);
}

/// Lets the focused widget `id` handle the horizontal or vertical arrow keys, which would otherwise move the focus.
pub(crate) fn keep_arrows(ui: &Ui, id: Id, [horizontal_arrows, vertical_arrows]: [bool; 2]) {
    let filter = EventFilter { horizontal_arrows, vertical_arrows, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
}

/// True if a key was pressed in this frame and no modifier is held.
pub(crate) fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input(|i| i.modifiers.is_none() && i.key_pressed(key))
}

/// Returns the value of the first key in `meanings` that is [`pressed`].
pub(crate) fn first_pressed<T: Copy>(ui: &Ui, meanings: &[(Key, T)]) -> Option<T> {
    meanings.iter().find(|(key, _)| pressed(ui, *key)).map(|(_, meaning)| *meaning)
}

/// Makes an area a single tab stop; the caller handles arrow keys inside it.
pub(crate) fn single_tab_stop(ui: &Ui, area: Rect, id: Id) -> Response {
    let whole = ui.interact(area, id, Sense::focusable_noninteractive());
    // egui drops the focus when another widget is clicked, even one inside the area.
    if was_clicked_inside(ui, id) {
        whole.request_focus();
    }
    whole
}

/// True in the frame after a click inside, at the first call. Contents drawn before the area call this first, since in the frame of
/// the click the area's own response would drop the focus.
pub(crate) fn was_clicked_inside(ui: &Ui, id: Id) -> bool {
    ui.data_mut(|data| data.remove_temp::<()>(id.with("clicked")).is_some())
}

/// Records a click inside a [`single_tab_stop`] area.
pub(crate) fn record_click_inside(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(id.with("clicked"), ()));
    ui.ctx().request_repaint();
}

/// Draws a panel; while its border has the focus, `keys` shrink and grow it.
pub(crate) fn with_focusable_border<R>(
    ui: &mut Ui,
    panel: IdSalt,
    keys: [Key; 2],
    language: Language,
    show: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = ui.scope_id().with_salt(panel).with("__resize");
    if ui.memory(|m| m.has_focus(id)) {
        keep_arrows(ui, id, [true; 2]);
        let request = |action| {
            let target_node = id.accesskit_id();
            Event::AccessKitActionRequest(ActionRequest { action, target_node, target_tree: TreeId::ROOT, data: None })
        };
        ui.input_mut(|i| {
            for (key, action) in keys.into_iter().zip([Action::Decrement, Action::Increment]) {
                if i.key_pressed(key) {
                    i.events.push(request(action));
                }
            }
        });
    }
    let shown = show(ui);
    // Without enough space there is no border.
    if ui.ctx().has_accesskit_node(id) {
        let name = say::SPLITTER.get(language);
        ui.ctx().accesskit_node_builder(id, |node: &mut accesskit::Node| node.set_label(name));
    }
    shown
}
