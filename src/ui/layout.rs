//! Window layout: top bar, stage or page in the middle, rail with the result at the right, timeline and status below.
//! Sizes are in points.

use crate::ui::panels::{page_frame, stage, status, top_bar};
use crate::ui::search::{other_results, result, solver};
use crate::ui::widgets::{self, focus};
use crate::ui::{batch::settings, canvas, charts, lesson, macros, panes::Panes, playback::timeline, steps, theme};
use eframe::egui::{Align, CentralPanel, IdSalt, Key, Layout, Panel, ScrollArea, Ui, Vec2, vec2};
use unfold_app::command::{SettingsCommand, message::Messages};
use unfold_app::rows::state::TimelineHeight;
use unfold_app::settings::{choices::View, switch::Switch};
use unfold_app::{batch, frames::RecentFrames, model::Model, page::Page, tour::Pane};

/// Default width of the rail in a medium and in a wide window; the first is also its minimum width.
const RAIL_WIDTHS: [f32; 2] = [36.0 * theme::GRID, 41.0 * theme::GRID];
/// Below this window width the rail is shown only on demand.
const RAIL_MIN_WINDOW: f32 = 1200.0;
/// Below this window width the rail, when shown, replaces the stage.
const STAGE_AND_RAIL_MIN: f32 = 880.0;
/// Minimum width of a wide window.
const WIDE_LAYOUT_MIN: f32 = 1340.0;
/// Minimum height of the move's effects, and of the puzzle beside a page.
const MIN_EFFECTS_HEIGHT: f32 = 22.0 * theme::GRID;
/// Height of the line that expands the effects.
const EFFECTS_LINE_HEIGHT: f32 = theme::CONTROL_HEIGHT;
/// Height of the puzzle beside a page, if a chart is above it.
const DOCK_HEIGHT: f32 = 25.0 * theme::GRID;
/// Minimum height of the chart beside a page, and its height beside the stage where the rail scrolls.
const CHART_HEIGHTS: [f32; 2] = [30.0 * theme::GRID, 38.0 * theme::GRID];

/// Minimum height of the chart above the effects.
const MIN_CHART_HEIGHT: f32 = 18.0 * theme::GRID;

/// Minimum height of the steps in place of the chart.
const MIN_STEPS_HEIGHT: f32 = 24.0 * theme::GRID;
/// Height of the steps where the rail scrolls.
const STEPS_HEIGHT: f32 = 50.0 * theme::GRID;

/// Height of the result strip.
const STRIP_HEIGHT: f32 = 8.0 * theme::GRID;
/// Height of the result strip in a small window.
const SMALL_STRIP_HEIGHT: f32 = theme::MAIN_BUTTON_HEIGHT + 1.5 * theme::GRID;
/// Minimum size of the stage in a small window; with less space it scrolls.
const MIN_STAGE_SIZE: Vec2 = vec2(600.0, 190.0);
/// Minimum size of a page in a small window; with less space it scrolls.
const MIN_PAGE_SIZE: Vec2 = vec2(600.0, 440.0);
/// Height of the batch settings below the page.
const BATCH_SETTINGS_HEIGHT: f32 = 50.0 * theme::GRID;
/// Width of the Solve and Stop buttons together.
const SOLVE_WIDTH: f32 = 25.0 * theme::GRID;

/// Draws everything but dialogs and other overlays, and records the rectangles of the panes drawn.
pub(crate) fn show(ui: &mut Ui, model: &Model, (panes, pace): (&mut Panes, &RecentFrames), messages: &mut Messages) {
    panes.clear_rects();
    if model.page.as_ref() == Some(&Page::Presentation) {
        panes.set_rect(Pane::Stage, ui.max_rect());
        panes.set_rect(Pane::Views, ui.max_rect());
        return lesson::presentation(ui, model, messages);
    }
    let top = Panel::top("top").frame(theme::panel_frame(ui)).show(ui, |ui| top_bar::show(ui, model, messages));
    panes.set_rect(Pane::Menu, top.response.rect);
    let foot =
        Panel::bottom("status").frame(theme::panel_frame(ui)).show(ui, |ui| status::show(ui, model, pace, messages));
    panes.set_rect(Pane::StatusBar, foot.response.rect);
    if model.rows_of_moves.height == TimelineHeight::Whole {
        CentralPanel::default().frame(theme::panel_frame(ui)).show(ui, |ui| timeline::show(ui, model, messages));
        return;
    }
    let height = timeline::height(ui, model);
    let moves = Panel::bottom("timeline").frame(theme::panel_frame(ui)).exact_size(height).resizable(false);
    let moves = moves.show(ui, |ui| timeline::show(ui, model, messages));
    panes.set_rect(Pane::Timeline, moves.response.rect);
    let width = ui.available_width();
    // The batch page always shows its settings.
    let of_batch = batch::is_shown(model);
    // In a narrow window, the settings are below the page instead.
    let batch_alone = of_batch && width < STAGE_AND_RAIL_MIN;
    let has_rail = (of_batch && !batch_alone)
        || width >= RAIL_MIN_WINDOW
        || Switch::ResultPanel.is_on(model)
        || macros::are_shown(model);
    // Too narrow for the stage beside the rail.
    if has_rail && !of_batch && !macros::are_shown(model) && width < STAGE_AND_RAIL_MIN {
        let alone = CentralPanel::default()
            .frame(theme::central_panel_frame(ui))
            .show(ui, |ui| rail(ui, model, true, messages));
        panes.set_rect(Pane::Solver, alone.response.rect);
        return;
    }
    if has_rail {
        // Separate ids, so that egui remembers a width for each kind of window.
        let kind = usize::from(width >= WIDE_LAYOUT_MIN);
        let right = Panel::right(("rail", kind))
            .frame(theme::panel_frame(ui))
            .default_size(RAIL_WIDTHS[kind])
            .size_range(RAIL_WIDTHS[0]..=width / 2.0);
        let (name, keys) = (IdSalt::new(("rail", kind)), [Key::ArrowRight, Key::ArrowLeft]);
        let right = focus::with_focusable_border(ui, name, keys, model.language(), |ui| {
            right.show(ui, |ui| {
                if of_batch {
                    settings::show(ui, model, messages)
                } else {
                    rail(ui, model, width < RAIL_MIN_WINDOW, messages)
                }
            })
        });
        panes.set_rect(Pane::Solver, right.response.rect);
    } else if !batch_alone {
        let height = if theme::is_small(ui) { SMALL_STRIP_HEIGHT } else { STRIP_HEIGHT };
        let low = Panel::bottom("strip").frame(theme::panel_frame(ui)).exact_size(height).resizable(false);
        let low = low.show(ui, |ui| strip(ui, model, messages));
        panes.set_rect(Pane::Solver, low.response.rect);
    }
    CentralPanel::default().frame(theme::central_panel_frame(ui)).show(ui, |ui| {
        panes.set_rect(Pane::Stage, ui.max_rect());
        let is_small = theme::is_small(ui);
        if model.shows_stage() {
            scrolled_if_small(ui, MIN_STAGE_SIZE, |ui| {
                stage::show(ui, model, width < RAIL_MIN_WINDOW, panes, messages)
            });
        } else {
            panes.set_rect(Pane::Position, ui.max_rect());
            panes.set_rect(Pane::Views, ui.max_rect());
            if batch_alone {
                scrolled_if_small(ui, MIN_PAGE_SIZE + vec2(0.0, BATCH_SETTINGS_HEIGHT), |ui| {
                    let page = vec2(ui.available_width(), ui.available_height() - BATCH_SETTINGS_HEIGHT);
                    widgets::fixed_size(ui, page, |ui| page_frame::show(ui, model, true, messages));
                    settings::show(ui, model, messages);
                });
            } else {
                scrolled_if_small(ui, MIN_PAGE_SIZE, |ui| page_frame::show(ui, model, has_rail || is_small, messages));
            }
        }
    });
}

/// Draws contents in the available space; if a small window has less than `least`, scrolls them in an area of that size.
fn scrolled_if_small(ui: &mut Ui, least: Vec2, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_size();
    if !theme::is_small(ui) || (room.x >= least.x && room.y >= least.y) {
        return contents(ui);
    }
    ScrollArea::both().id_salt("small").auto_shrink(false).show(ui, |ui| {
        widgets::fixed_size(ui, room.max(least), contents);
        focus::scroll_to_focus(ui);
    });
}

/// Draws the rail: result and solver, then the chart (or steps) and the move's effects in the remaining height; scrolls if
/// that is too small. Beside a page, the puzzle replaces the effects.
fn rail(ui: &mut Ui, model: &Model, can_be_hidden: bool, messages: &mut Messages) {
    if can_be_hidden {
        widgets::button(ui, model, SettingsCommand::Toggle(Switch::ResultPanel), messages);
    }
    // The crosses and the appearance page do not solve the whole puzzle, so the rail has only the view.
    let is_of_crosses = model.page.is_none() && model.view() == View::Crosses;
    if is_of_crosses || model.page.as_ref() == Some(&Page::Appearance) {
        return canvas::dock(ui, model, messages);
    }
    // A macro's buttons must stay in sight while its stickers are picked.
    if macros::is_editing_or_applying(model) {
        return widgets::scrolled_within(ui, "rail", |ui, _| macros::show(ui, model, messages));
    }
    widgets::scrolled_within(ui, "rail", |ui, bottom| {
        result::show(ui, model, messages);
        solver::buttons(ui, model, messages);
        solver::options(ui, model, messages);
        result::notes(ui, model, messages);
        ui.add_space(theme::GAP);
        let (width, left) = (ui.available_width(), bottom - ui.cursor().top());
        if macros::are_shown(model) {
            return widgets::fixed_size(ui, vec2(width, left.max(MIN_EFFECTS_HEIGHT)), |ui| {
                macros::show(ui, model, messages)
            });
        }
        if model.shows_stage() {
            steps::line(ui, model, messages);
            let left = bottom - ui.cursor().top();
            let below = if Switch::MoveEffects.is_on(model) { MIN_EFFECTS_HEIGHT } else { EFFECTS_LINE_HEIGHT };
            let room = |least: f32, usual: f32| {
                let room = left - below - theme::GAP;
                vec2(width, if left < least { usual } else { room.max(least) })
            };
            if unfold_app::steps::shown::are_open(model) {
                widgets::fixed_size(ui, room(MIN_STEPS_HEIGHT, STEPS_HEIGHT), |ui| steps::show(ui, model, messages));
            } else if charts::has_chart(model) {
                widgets::fixed_size(ui, room(MIN_CHART_HEIGHT, CHART_HEIGHTS[1]), |ui| {
                    charts::show(ui, model, messages)
                });
            }
            lesson::panel(ui, model, messages);
            return;
        }
        // Beside a page the puzzle takes precedence over the chart.
        let chart = left - DOCK_HEIGHT - theme::GAP;
        if chart >= CHART_HEIGHTS[0] && charts::has_chart(model) {
            widgets::fixed_size(ui, vec2(width, chart), |ui| charts::show(ui, model, messages));
        }
        let dock = vec2(width, (bottom - ui.cursor().top()).max(MIN_EFFECTS_HEIGHT));
        widgets::fixed_size(ui, dock, |ui| canvas::dock(ui, model, messages));
    });
}

/// Draws the result strip of a narrow window without the rail: length, bound, results for another position, Solve, and
/// the button that opens the rail.
fn strip(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal_centered(|ui| {
        // As high as Solve, so that Solve is centred.
        let room = vec2(ui.available_width(), theme::MAIN_BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(theme::MAIN_BUTTON_HEIGHT);
            widgets::button(ui, model, SettingsCommand::Toggle(Switch::ResultPanel), messages);
            let place = vec2(SOLVE_WIDTH, theme::MAIN_BUTTON_HEIGHT);
            let from_the_top = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(place, from_the_top, |ui| solver::buttons(ui, model, messages));
            let room = vec2(ui.available_width(), theme::MAIN_BUTTON_HEIGHT);
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(room);
                result::brief(ui, model);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| other_results::line(ui, model, messages));
            });
        });
    });
}
