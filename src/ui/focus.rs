//! What has the keys: the ring around it, the ways to it, and that it is in sight.

use eframe::egui::accesskit::{self, Action, ActionRequest, TreeId};
use eframe::egui::{
    Color32, Context, Event, EventFilter, Id, IdSalt, Key, Popup, Rect, Stroke, StrokeKind, Ui, style::ScrollAnimation,
};

use super::{net, space};
use crate::app::tour::Pane;
use crate::app::{App, Focusing};
use crate::i18n::{Language, announce as say};

/// The order in which one key goes through the parts of the window.
const ORDER: [Pane; 4] = [Pane::Position, Pane::Middle, Pane::Solver, Pane::Menu];
/// What has got the keys is brought into sight for so many frames: it may lie in something that is scrolled itself.
const FOLLOW: u8 = 4;

/// Where the parts of the window are, and what had the keys before a dialog took them.
#[derive(Default)]
pub(super) struct Panes {
    rects: Vec<(Pane, Rect)>,
    before: Option<Id>,
    dialog: bool,
    /// Whether a dialog was closed just now.
    closed: bool,
}

impl Panes {
    /// Keeps in mind where a part of the window is.
    pub fn note(&mut self, pane: Pane, rect: Rect) {
        self.rects.retain(|(of, _)| *of != pane);
        self.rects.push((pane, rect));
    }

    /// Where a part of the window is.
    pub fn rect(&self, pane: Pane) -> Option<Rect> {
        self.rects.iter().find(|(of, _)| *of == pane).map(|(_, rect)| *rect)
    }

    /// Gives the keys to what is wanted.
    pub fn go(&self, ctx: &Context, wanted: Focusing) {
        let target = match wanted {
            Focusing::Menu => entrance(ctx, Pane::Menu),
            Focusing::Net => Some(net::id()),
            Focusing::NextPane => {
                let here = self.of_focus(ctx).and_then(|pane| ORDER.iter().position(|one| *one == pane));
                let first = here.map_or(0, |at| at + 1);
                (first..first + ORDER.len()).find_map(|at| entrance(ctx, ORDER[at % ORDER.len()]))
            }
        };
        if let Some(target) = target {
            ctx.memory_mut(|m| m.request_focus(target));
        }
    }

    /// The part of the window that has the keys.
    fn of_focus(&self, ctx: &Context) -> Option<Pane> {
        let at = ctx.read_response(ctx.memory(|m| m.focused())?)?.rect.center();
        self.rects.iter().find(|(_, rect)| rect.contains(at)).map(|(pane, _)| *pane)
    }

    /// Takes the keys away from what is behind a dialog that opens, and gives them back when it closes.
    pub fn mind_dialog(&mut self, ctx: &Context, app: &App) {
        let focused = ctx.memory(|m| m.focused());
        // For one frame more a closed dialog is still the only one that may have the keys.
        if let Some(id) = std::mem::take(&mut self.closed).then_some(self.before).flatten() {
            ctx.memory_mut(|m| m.request_focus(id));
            return;
        }
        let dialog = app.dialog().is_some() || app.is_choosing_file();
        match (dialog, self.dialog) {
            // An open menu goes away with the choice that opens a dialog.
            (false, false) if !Popup::is_any_open(ctx) => self.before = focused,
            (true, false) => {
                if let Some(id) = focused {
                    ctx.memory_mut(|m| m.surrender_focus(id));
                }
            }
            (false, true) => {
                self.closed = true;
                ctx.request_repaint();
            }
            _ => {}
        }
        self.dialog = dialog;
    }
}

fn anchor_of(pane: Pane) -> Id {
    Id::unique(("entrance", pane))
}

/// Makes this what gets the keys when a person goes to that part of the window.
pub(super) fn anchor(ui: &Ui, pane: Pane, id: Id) {
    ui.data_mut(|data| data.insert_temp(anchor_of(pane), id));
}

/// What gets the keys there, if it is shown.
fn entrance(ctx: &Context, pane: Pane) -> Option<Id> {
    let id = match pane {
        Pane::Position => net::id(),
        Pane::Middle => space::id(),
        Pane::Solver | Pane::Menu | Pane::Foot => ctx.data(|data| data.get_temp(anchor_of(pane)))?,
    };
    ctx.read_response(id).map(|response| response.id)
}

fn followed() -> Id {
    Id::unique("followed focus")
}

/// Brings into sight what has just got the keys; to be called where the contents of something scrolled end.
pub(super) fn follow(ui: &Ui) {
    let Some(id) = ui.memory(|m| m.focused()) else { return };
    let known: Option<(Id, u8)> = ui.data(|data| data.get_temp(followed()));
    if known.is_some_and(|(of, left)| of == id && left == 0) {
        return;
    }
    if let Some(response) = ui.ctx().read_response(id)
        && response.layer_id == ui.layer_id()
        && ui.min_rect().intersects(response.rect)
        // What is seen as a whole may also lie beside what is scrolled here.
        && !response.interact_rect.contains_rect(response.rect)
    {
        ui.scroll_to_rect_animation(response.rect.expand(4.0), None, ScrollAnimation::none());
    }
}

/// Draws a ring around what has the keys, in two colours, so that it is seen on every ground.
pub(super) fn ring(ui: &Ui) {
    let ctx = ui.ctx();
    let focused = ctx.memory(|m| m.focused());
    ctx.data_mut(|data| {
        let known: Option<(Id, u8)> = data.get_temp(followed());
        match focused {
            None => data.remove::<(Id, u8)>(followed()),
            Some(id) => {
                let left = known.filter(|(of, _)| *of == id).map_or(FOLLOW, |(_, left)| left.saturating_sub(1));
                data.insert_temp(followed(), (id, left));
            }
        }
    });
    // The net has a ring and a cursor of its own.
    let Some(response) = focused.filter(|id| *id != net::id()).and_then(|id| ctx.read_response(id)) else { return };
    let painter = ctx.layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(5.0));
    let ground = if ui.visuals().dark_mode { Color32::BLACK } else { Color32::WHITE };
    let rect = response.rect;
    painter.rect_stroke(rect.expand(2.0), 4.0, Stroke::new(1.5, ground), StrokeKind::Outside);
    painter.rect_stroke(rect.expand(2.0), 4.0, Stroke::new(2.5, colour_in(ui.visuals().dark_mode)), StrokeKind::Middle);
}

/// The colour of the ring: at least three times as bright or as dark as the ground of its theme.
pub(super) const fn colour_in(dark: bool) -> Color32 {
    if dark { Color32::from_rgb(0xff, 0xd0, 0x40) } else { Color32::from_rgb(0x00, 0x4a, 0xc0) }
}

/// The border of a panel as what may have the keys; the panel is called so in this [`Ui`].
#[derive(Clone, Copy)]
pub(super) struct Splitter {
    id: Id,
    /// The keys that make the panel smaller and larger.
    keys: [Key; 2],
}

impl Splitter {
    /// The border of a panel; to be made before the panel is shown.
    pub fn of(ui: &Ui, panel: IdSalt, keys: [Key; 2]) -> Self {
        let id = ui.scope_id().with_salt(panel).with("__resize");
        Self { id, keys }
    }

    /// Arrows move the border while it has the keys.
    pub fn mind_keys(self, ui: &Ui) {
        if !ui.memory(|m| m.has_focus(self.id)) {
            return;
        }
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|m| m.set_focus_lock_filter(self.id, filter));
        let request = |action| {
            let target_node = self.id.accesskit_id();
            Event::AccessKitActionRequest(ActionRequest { action, target_node, target_tree: TreeId::ROOT, data: None })
        };
        ui.input_mut(|i| {
            for (key, action) in self.keys.into_iter().zip([Action::Decrement, Action::Increment]) {
                if i.key_pressed(key) {
                    i.events.push(request(action));
                }
            }
        });
    }

    /// Names it in the language of the window; to be called after the panel was shown.
    pub fn name(self, ui: &Ui, language: Language) {
        // In too little room there is none, and what is not there has no name.
        if ui.ctx().has_accesskit_node(self.id) {
            let name = say::SPLITTER.say(language);
            ui.ctx().accesskit_node_builder(self.id, |node: &mut accesskit::Node| node.set_label(name));
        }
    }
}
