//! The parts of the window: where each was shown, and how the keyboard focus goes from one to another and into dialogs.

use std::mem::Discriminant;

use super::{canvas, filters, net, panels::page_frame, typing, widgets::focus};
use eframe::egui::{Context, Event, Id, Popup, Rect};
use unfold_app::{effect::FocusTarget, model::Model, page::Page, settings::choices::View, tour::Pane};

/// The order in which one key goes through the parts of the window.
const ORDER: [Pane; 5] = [Pane::Position, Pane::Middle, Pane::Solver, Pane::Timeline, Pane::Menu];
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
    /// The page that was shown in the last frame, and the view.
    page: (Option<Discriminant<Page>>, View),
    /// True if a key was pressed since the pointer was last.
    by_keys: bool,
}

impl Panes {
    /// Keeps in mind where a part of the window is.
    pub fn set_rect(&mut self, pane: Pane, rect: Rect) {
        self.rects.retain(|(of, _)| *of != pane);
        self.rects.push((pane, rect));
    }

    /// Gives the keys to what is wanted.
    pub fn move_focus(&mut self, ctx: &Context, wanted: FocusTarget) {
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
            FocusTarget::Filter => Some(filters::id()),
            FocusTarget::FilterName => Some(filters::name_id()),
            FocusTarget::NextPane => {
                let here = self.of_focus(ctx).and_then(|pane| ORDER.iter().position(|one| *one == pane));
                let first = here.map_or(0, |at| at + 1);
                (first..first + ORDER.len()).find_map(|at| entrance(ctx, ORDER[at % ORDER.len()]))
            }
        };
        if let Some(target) = target {
            ctx.memory_mut(|m| m.request_focus(target));
            // A dialog from which this was asked for gives the keys back to it.
            self.before = Some(target);
        }
    }

    /// Gives the keys to a page that was opened by them, so that Tab goes through it; to be called once it is shown.
    pub fn follow_page(&mut self, ctx: &Context, model: &Model) {
        ctx.input(|input| {
            for event in &input.events {
                match event {
                    Event::Key { pressed: true, .. } => self.by_keys = true,
                    Event::PointerButton { .. } => self.by_keys = false,
                    _ => {}
                }
            }
        });
        let page = (model.page.as_ref().map(std::mem::discriminant), model.view());
        if page == self.page {
            return;
        }
        self.page = page;
        if !model.shows_stage()
            && self.by_keys
            && let Some(id) = page_entrance(ctx)
        {
            ctx.memory_mut(|m| m.request_focus(id));
            // A dialog by which the page was found gives the keys back to it, not to what is gone.
            self.before = Some(id);
        }
    }

    /// The part of the window that has the keys.
    fn of_focus(&self, ctx: &Context) -> Option<Pane> {
        let at = ctx.read_response(ctx.memory(|m| m.focused())?)?.rect.center();
        self.rects.iter().find(|(pane, rect)| ORDER.contains(pane) && rect.contains(at)).map(|(pane, _)| *pane)
    }

    /// Takes the keys away from what is behind a dialog that opens, and gives them back when it closes.
    pub fn follow_dialog(&mut self, ctx: &Context, model: &Model) {
        let focused = ctx.memory(|m| m.focused());
        // For one frame more a closed dialog is still the only one that may have the keys.
        if let Some(id) = std::mem::take(&mut self.closed).then_some(self.before).flatten() {
            ctx.memory_mut(|m| m.request_focus(id));
            return;
        }
        let dialog = model.dialog.is_some() || model.choosing_file.is_some();
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

/// The first widget of the page that is shown, if one is.
fn page_entrance(ctx: &Context) -> Option<Id> {
    let id = ctx.data(|data| data.get_temp(page_frame::close_id()))?;
    ctx.read_response(id).filter(|response| response.enabled()).map(|response| response.id)
}

/// The widget that gets the keys there, if it is shown.
fn entrance(ctx: &Context, pane: Pane) -> Option<Id> {
    let id = match pane {
        Pane::Position if ctx.read_response(net::id()).is_none() => return page_entrance(ctx),
        Pane::Position => net::id(),
        Pane::Middle => canvas::id(),
        Pane::Solver | Pane::Timeline | Pane::Menu | Pane::Stage | Pane::Foot => {
            ctx.data(|data| data.get_temp(focus::anchor_id(pane)))?
        }
    };
    ctx.read_response(id).filter(|response| response.enabled()).map(|response| response.id)
}
