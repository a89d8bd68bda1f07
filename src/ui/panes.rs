//! The panes of the window: their rectangles, and moving the keyboard focus between panes, pages and dialogs.

use std::mem::Discriminant;

use super::{canvas, filters, net, panels::page_frame, position_field, widgets::focus};
use eframe::egui::{Context, Event, Id, Popup, Rect};
use unfold_app::{effect::FocusTarget, model::Model, page::Page, settings::choices::View, tour::Pane};

/// Order in which a shortcut cycles the focus through the panes.
const PANE_CYCLE: [Pane; 5] = [Pane::Position, Pane::Views, Pane::Solver, Pane::Timeline, Pane::Menu];
/// Pane rectangles, and the focus to restore after a dialog.
#[derive(Default)]
pub(crate) struct Panes {
    /// Rectangles of the panes shown in the last frame, in points.
    rects: Vec<(Pane, Rect)>,
    /// Widget to focus when a dialog closes: the one focused before it opened, or the target of a later focus request.
    focus_to_restore: Option<Id>,
    /// True if a dialog was open in the last frame.
    had_dialog: bool,
    /// True in the frame after a dialog has closed, when the focus is restored.
    dialog_just_closed: bool,
    /// Kind of page (`None` without a page), and view, in the last frame.
    page: (Option<Discriminant<Page>>, View),
    /// True if the last input was a key, not a pointer button.
    last_input_was_key: bool,
}

impl Panes {
    /// Forgets the rectangles of the last frame: some of its panes may not be shown any more.
    pub fn clear_rects(&mut self) {
        self.rects.clear();
    }

    pub fn set_rect(&mut self, pane: Pane, rect: Rect) {
        self.rects.retain(|(of, _)| *of != pane);
        self.rects.push((pane, rect));
    }

    pub fn move_focus(&mut self, ctx: &Context, wanted: FocusTarget) {
        let target = match wanted {
            FocusTarget::Menu => {
                let menu = entry_widget(ctx, Pane::Menu);
                if let Some(button) = menu.and_then(|id| ctx.read_response(id)) {
                    Popup::open_id(ctx, Popup::default_response_id(&button));
                }
                menu
            }
            FocusTarget::Net => Some(net::id()),
            FocusTarget::Field => Some(position_field::id()),
            FocusTarget::Filter => Some(filters::field_id()),
            FocusTarget::FilterName => Some(filters::name_id()),
            FocusTarget::NextPane => {
                let here = self.focused_pane(ctx).and_then(|pane| PANE_CYCLE.iter().position(|one| *one == pane));
                let first = here.map_or(0, |at| at + 1);
                (first..first + PANE_CYCLE.len()).find_map(|at| entry_widget(ctx, PANE_CYCLE[at % PANE_CYCLE.len()]))
            }
        };
        if let Some(target) = target {
            ctx.memory_mut(|m| m.request_focus(target));
            // A dialog that requested this focus restores it on close.
            self.focus_to_restore = Some(target);
        }
    }

    /// Focuses a page that was opened by a key, so that Tab goes through it. Call after the page is shown.
    pub fn follow_page(&mut self, ctx: &Context, model: &Model) {
        ctx.input(|input| {
            for event in &input.events {
                match event {
                    Event::Key { pressed: true, .. } => self.last_input_was_key = true,
                    Event::PointerButton { .. } => self.last_input_was_key = false,
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
            && self.last_input_was_key
            && let Some(id) = page_entry_widget(ctx)
        {
            ctx.memory_mut(|m| m.request_focus(id));
            // A dialog that opened the page restores this focus on close, not that of a widget that is gone.
            self.focus_to_restore = Some(id);
        }
    }

    /// The pane in [`PANE_CYCLE`] that contains the focused widget.
    fn focused_pane(&self, ctx: &Context) -> Option<Pane> {
        let at = ctx.read_response(ctx.memory(|m| m.focused())?)?.rect.center();
        self.rects.iter().find(|(pane, rect)| PANE_CYCLE.contains(pane) && rect.contains(at)).map(|(pane, _)| *pane)
    }

    /// Moves focus into an opening dialog and restores it on close.
    pub fn follow_dialog(&mut self, ctx: &Context, model: &Model) {
        let focused = ctx.memory(|m| m.focused());
        // A closed dialog still holds the focus for one more frame.
        if let Some(id) = std::mem::take(&mut self.dialog_just_closed).then_some(self.focus_to_restore).flatten() {
            ctx.memory_mut(|m| m.request_focus(id));
            return;
        }
        let dialog = model.dialog.is_some() || model.file_dialog_kind.is_some();
        match (dialog, self.had_dialog) {
            // An open menu disappears with the choice that opens a dialog.
            (false, false) if !Popup::is_any_open(ctx) => self.focus_to_restore = focused,
            (true, false) => {
                if let Some(id) = focused {
                    ctx.memory_mut(|m| m.surrender_focus(id));
                }
            }
            (false, true) => {
                self.dialog_just_closed = true;
                ctx.request_repaint();
            }
            _ => {}
        }
        self.had_dialog = dialog;
    }
}

/// The button that closes the current page; `None` if it is not shown or is disabled.
fn page_entry_widget(ctx: &Context) -> Option<Id> {
    let id = ctx.data(|data| data.get_temp(page_frame::close_button_key()))?;
    ctx.read_response(id).filter(|response| response.enabled()).map(|response| response.id)
}

/// The widget to focus when a pane is entered; `None` if it is not shown or is disabled.
fn entry_widget(ctx: &Context, pane: Pane) -> Option<Id> {
    let id = match pane {
        Pane::Position if ctx.read_response(net::id()).is_none() => return page_entry_widget(ctx),
        Pane::Position => net::id(),
        Pane::Views => canvas::view_id(),
        Pane::Solver | Pane::Timeline | Pane::Menu | Pane::Stage | Pane::StatusBar => {
            ctx.data(|data| data.get_temp(focus::pane_entry_key(pane)))?
        }
    };
    ctx.read_response(id).filter(|response| response.enabled()).map(|response| response.id)
}
