//! The panes of the window: their rectangles, and how the keyboard focus moves between them and into dialogs.

use std::mem::Discriminant;

use super::{canvas, filters, net, panels::page_frame, typing, widgets::focus};
use eframe::egui::{Context, Event, Id, Popup, Rect};
use unfold_app::{effect::FocusTarget, model::Model, page::Page, settings::choices::View, tour::Pane};

/// Order in which a key cycles through the panes.
const ORDER: [Pane; 5] = [Pane::Position, Pane::Middle, Pane::Solver, Pane::Timeline, Pane::Menu];
/// Pane rectangles, and the focus to restore after a dialog.
#[derive(Default)]
pub(crate) struct Panes {
    /// In points, of the panes shown.
    rects: Vec<(Pane, Rect)>,
    /// Focused widget while no dialog was open.
    before: Option<Id>,
    /// True if a dialog was open in the last frame.
    dialog: bool,
    /// True if a dialog has just closed.
    closed: bool,
    /// Page and view of the last frame.
    page: (Option<Discriminant<Page>>, View),
    /// True if the last input was a key, not a pointer button.
    by_keys: bool,
}

impl Panes {
    /// Records a pane's rectangle.
    pub fn set_rect(&mut self, pane: Pane, rect: Rect) {
        self.rects.retain(|(of, _)| *of != pane);
        self.rects.push((pane, rect));
    }

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
            // A dialog that asked for this returns the focus there.
            self.before = Some(target);
        }
    }

    /// Focuses a page that was opened by a key, so that Tab goes through it. Call after the page is shown.
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
            // A dialog that led to the page returns the focus there, not to a widget that is gone.
            self.before = Some(id);
        }
    }

    /// The pane with the focus.
    fn of_focus(&self, ctx: &Context) -> Option<Pane> {
        let at = ctx.read_response(ctx.memory(|m| m.focused())?)?.rect.center();
        self.rects.iter().find(|(pane, rect)| ORDER.contains(pane) && rect.contains(at)).map(|(pane, _)| *pane)
    }

    /// Moves focus into an opening dialog and restores it on close.
    pub fn follow_dialog(&mut self, ctx: &Context, model: &Model) {
        let focused = ctx.memory(|m| m.focused());
        // A closed dialog still holds the focus for one more frame.
        if let Some(id) = std::mem::take(&mut self.closed).then_some(self.before).flatten() {
            ctx.memory_mut(|m| m.request_focus(id));
            return;
        }
        let dialog = model.dialog.is_some() || model.choosing_file.is_some();
        match (dialog, self.dialog) {
            // An open menu disappears with the choice that opens a dialog.
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

/// The first widget of the current page, if there is one.
fn page_entrance(ctx: &Context) -> Option<Id> {
    let id = ctx.data(|data| data.get_temp(page_frame::close_id()))?;
    ctx.read_response(id).filter(|response| response.enabled()).map(|response| response.id)
}

/// The widget of a pane that gets the focus, if it is shown.
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
