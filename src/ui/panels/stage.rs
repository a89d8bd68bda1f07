//! The stage: the net and the view, side by side or one of them alone, with the position's controls below.

use crate::ui::widgets::icons::{self, Icon, icon_button};
use crate::ui::widgets::{focus, tools};
use crate::ui::{canvas, document, filters, net, panes::Panes, theme};
use eframe::egui::vec2;
use eframe::egui::{Align, Align2, Frame, Id, IdSalt, Key, Layout, Margin, Panel, PanelState, Rect, Ui, UiBuilder};
use unfold_app::command::{SettingsCommand, message::Messages};
use unfold_app::settings::{choices::StageView, switch::Switch};
use unfold_app::{model::Model, tour::Pane};
use unfold_text::stage as say;

/// Default share of the stage's width taken by the net; the view gets the rest, about a square.
const NET_SHARE: f32 = 0.46;
/// Share for a large net, which would otherwise be too small to click.
const LARGE_NET_SHARE: f32 = 0.585;
/// Above this number of stickers a net is large.
const MANY_STICKERS: usize = 100;
/// Width of the remarks beside the net in a small window, in points.
const REMARKS_WIDTH: f32 = 29.0 * theme::GRID;
/// Minimum width of the net and of the view, in points.
const MIN_WIDTH: f32 = 30.0 * theme::GRID;

/// Shows the stage, in a `narrow` window only one part of it, and records the rectangles of its parts.
pub(crate) fn show(ui: &mut Ui, model: &Model, narrow: bool, panes: &mut Panes, messages: &mut Messages) {
    let shown = match model.settings.stage {
        StageView::Both if narrow => StageView::Net,
        chosen => chosen,
    };
    let is_small = theme::is_small(ui);
    let below = Panel::bottom("entry").frame(Frame::NONE).resizable(false).show_separator_line(false);
    below.show(ui, |ui| {
        ui.add_space(theme::GAP / 2.0);
        // If the net is shown, the remarks are below it, where they take no height from the view.
        if shown == StageView::Space && !is_small {
            document::remarks_and_colours(ui, model, messages);
        }
        document::position_controls(ui, model, messages);
    });
    let room = ui.available_size();
    if is_small {
        // Below the net, the remarks would take more height than there is.
        let beside = Panel::left("told").frame(Frame::NONE).resizable(false).exact_size(REMARKS_WIDTH);
        beside.show(ui, |ui| {
            view_switch(ui, model, messages);
            document::remarks_and_colours(ui, model, messages);
        });
    } else if narrow {
        view_switch(ui, model, messages);
    }
    let corners = !narrow;
    match shown {
        StageView::Net => {
            panes.set_rect(Pane::Position, ui.available_rect_before_wrap());
            filters::show(ui, model, messages);
            let column = ui.available_rect_before_wrap();
            if !is_small {
                remarks_below_net(ui, model, messages);
            }
            let area = ui.available_rect_before_wrap();
            net_part(ui, model, (column, corners), messages);
            canvas::controls::filter_button(ui, model, area, messages);
        }
        StageView::Space => {
            panes.set_rect(Pane::Views, ui.available_rect_before_wrap());
            space_part(ui, model, corners, messages);
        }
        StageView::Both => {
            // Separate names, so that egui remembers a width for large nets and one for others.
            let is_large = model.puzzle().def().places.len() > MANY_STICKERS;
            let (name, share) = if is_large { ("large-net", LARGE_NET_SHARE) } else { ("net", NET_SHARE) };
            keep_share(ui, name, room.x);
            let beside = Frame::NONE.inner_margin(Margin { right: theme::PANEL_MARGIN, ..Margin::ZERO });
            let left = Panel::left(name).frame(beside).default_size(share * room.x);
            let left = left.resizable(true).size_range(MIN_WIDTH..=room.x - MIN_WIDTH);
            let (name, keys) = (IdSalt::new(name), [Key::ArrowLeft, Key::ArrowRight]);
            let left = focus::with_focusable_border(ui, name, keys, model.language(), |ui| {
                left.show(ui, |ui| {
                    let column = ui.available_rect_before_wrap();
                    if !is_small {
                        remarks_below_net(ui, model, messages);
                    }
                    net_part(ui, model, (column, corners), messages);
                    ui.take_available_space();
                })
            });
            panes.set_rect(Pane::Position, left.response.rect);
            panes.set_rect(Pane::Views, ui.available_rect_before_wrap());
            space_part(ui, model, corners, messages);
        }
    }
}

/// Draws the switch between the net and the view, where there is room for only one of them.
fn view_switch(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal(|ui| {
        let space = model.settings.stage == StageView::Space;
        for (text, alone) in [(say::NET_VIEW, false), (say::SPACE, true)] {
            let choice = ui.selectable_label(space == alone, text.get(model.language()));
            messages.push_if(choice.clicked(), SettingsCommand::Set(Switch::SpaceAlone, alone));
        }
    });
}

/// Keeps the net's share of the stage when the window's width changes.
fn keep_share(ui: &Ui, name: &str, width: f32) {
    let (panel, before) = (ui.scope_id().with_salt(IdSalt::new(name)), Id::unique(("width-of-stage", name)));
    let known: Option<f32> = ui.data_mut(|data| data.get_persisted(before));
    ui.data_mut(|data| data.insert_persisted(before, width));
    let Some(known) = known.filter(|known| *known > 0.0 && (*known - width).abs() > 0.5) else { return };
    let Some(mut state) = PanelState::load(ui.ctx(), panel) else { return };
    state.outer_rect.max.x = state.outer_rect.min.x + state.size().x * width / known;
    ui.data_mut(|data| data.insert_persisted(panel, state));
}

fn remarks_below_net(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let below = Panel::bottom("remarks").frame(Frame::NONE).resizable(false).show_separator_line(false);
    below.show(ui, |ui| document::remarks_and_colours(ui, model, messages));
}

/// Draws the net, centred in its column as far as the space below permits, and its maximise button if `has_maximise_button`.
fn net_part(ui: &mut Ui, model: &Model, (column, has_maximise_button): (Rect, bool), messages: &mut Messages) {
    let area = ui.available_rect_before_wrap();
    net::show(ui, model, column, messages);
    if has_maximise_button {
        maximise_button(ui, model, (area, Align2::LEFT_TOP), Switch::NetAlone, messages);
    }
}

/// Draws the view and its maximise button if `has_maximise_button`; if tools are always shown, also the manual solve below the view.
fn space_part(ui: &mut Ui, model: &Model, has_maximise_button: bool, messages: &mut Messages) {
    let area = ui.available_rect_before_wrap();
    // Otherwise the manual solve is above the position's buttons, in place of the colours.
    if model.settings.always_tools {
        let hand = Panel::bottom("manual solve").frame(Frame::NONE).resizable(false).show_separator_line(false);
        hand.show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(f32::from(theme::PANEL_MARGIN));
                document::turns_by_hand(ui, model, messages);
            })
        });
    }
    filters::show(ui, model, messages);
    canvas::show(ui, model, messages);
    if has_maximise_button {
        maximise_button(ui, model, (area, Align2::RIGHT_TOP), Switch::SpaceAlone, messages);
    }
}

/// Draws the button in the corner of the net or the view that maximises it, or restores both.
fn maximise_button(ui: &mut Ui, model: &Model, (area, side): (Rect, Align2), alone: Switch, messages: &mut Messages) {
    // The button that restores both is always shown.
    let is_alone = model.settings.stage != StageView::Both;
    let name = if alone == Switch::NetAlone { "net-corner" } else { "space-corner" };
    if !tools::are_shown(ui, model, name, area) && !is_alone {
        return;
    }
    let size = vec2(icons::SIZE, icons::SIZE);
    let rect = side.align_size_within_rect(size, area.shrink(theme::GRID / 2.0));
    let icon = if alone.is_on(model) { Icon::Shrink } else { Icon::Grow };
    let mut corner = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    icon_button(&mut corner, model, SettingsCommand::Toggle(alone), icon, messages);
}
