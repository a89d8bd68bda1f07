//! The parts of the window: where each was shown, and how the keyboard focus goes from one to another and into dialogs.

use eframe::egui::{Context, Id, Popup, Rect};

use super::{canvas, net, typing, widgets::focus};
use crate::app::{App, core::effect::FocusTarget, tour::Pane};

/// The order in which one key goes through the parts of the window.
const ORDER: [Pane; 4] = [Pane::Position, Pane::Middle, Pane::Solver, Pane::Menu];
/// Places of the parts of the window, and the widget that had the keys before a dialog took them.
#[derive(Default)]
pub(crate) struct Panes {
    /// In points, as far as the part was shown.
    rects: Vec<(Pane, Rect)>,
    /// The widget that had the keys when no dialog was open.
    before: Option<Id>,
    /// True if a dialog was open in the last frame.
    dialog: bool,
    /// True if a dialog was closed just now.
    closed: bool,
}

impl Panes {
    /// Keeps in mind where a part of the window is.
    pub fn set_rect(&mut self, pane: Pane, rect: Rect) {
        self.rects.retain(|(of, _)| *of != pane);
        self.rects.push((pane, rect));
    }

    /// Place of a part of the window.
    pub fn rect(&self, pane: Pane) -> Option<Rect> {
        self.rects.iter().find(|(of, _)| *of == pane).map(|(_, rect)| *rect)
    }

    /// Gives the keys to what is wanted.
    pub fn move_focus(&self, ctx: &Context, wanted: FocusTarget) {
        let target = match wanted {
            FocusTarget::Menu => {
                let menu = entrance(ctx, Pane::Menu);
                if let Some(button) = menu.and_then(|id| ctx.read_response(id)) {
                    Popup::open_id(ctx, Popup::default_response_id(&button));
                }
                menu
            }
            FocusTarget::Net => Some(net::id()),
            FocusTarget::Field => Some(typing::id()),
            FocusTarget::NextPane => {
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
        self.rects.iter().find(|(pane, rect)| ORDER.contains(pane) && rect.contains(at)).map(|(pane, _)| *pane)
    }

    /// Takes the keys away from what is behind a dialog that opens, and gives them back when it closes.
    pub fn follow_dialog(&mut self, ctx: &Context, app: &App) {
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

/// The widget that gets the keys there, if it is shown.
fn entrance(ctx: &Context, pane: Pane) -> Option<Id> {
    let id = match pane {
        Pane::Position => net::id(),
        Pane::Middle => canvas::id(),
        Pane::Solver | Pane::Menu | Pane::Stage | Pane::Foot => {
            ctx.data(|data| data.get_temp(focus::anchor_id(pane)))?
        }
    };
    ctx.read_response(id).map(|response| response.id)
}
