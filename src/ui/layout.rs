//! Layout of the window: the bar at the top, the stage or the page in its place, the rail with the result at
//! the right, the timeline and the status below.

use crate::ui::panels::{page_frame, stage, status, top_bar};
use crate::ui::search::{other_results, result, solver};
use crate::ui::widgets::{self, focus};
use crate::ui::{batch::settings, canvas, charts, lesson, macros, panes::Panes, playback::timeline, steps, theme};
use eframe::egui::{Align, CentralPanel, IdSalt, Key, Layout, Panel, ScrollArea, Ui, Vec2, vec2};
use unfold_app::command::{SettingsCommand, message::Messages};
use unfold_app::rows::state::TimelineHeight;
use unfold_app::settings::{choices::View, switch::Switch};
use unfold_app::{batch, frames::Pace, model::Model, page::Page, tour::Pane};

/// The width of the rail, and that in a wide window.
const RAIL: [f32; 2] = [36.0 * theme::GRID, 41.0 * theme::GRID];
/// In less width than this the rail is shown only when it is asked for.
const NARROW: f32 = 1200.0;
/// In less width than this the rail takes the place of the stage.
const ALONE: f32 = 880.0;
/// From this width on a window is wide.
const WIDE: f32 = 1340.0;
/// The least height of what is told about the current move, and of the puzzle beside a page.
const LESSON: f32 = 22.0 * theme::GRID;
/// The height of the line that opens it.
const EFFECTS: f32 = theme::CONTROL;
/// The height of the puzzle beside a page, with a chart above it.
const DOCK: f32 = 25.0 * theme::GRID;
/// The least height of the chart and its usual one where the rail is scrolled.
const CHART: [f32; 2] = [30.0 * theme::GRID, 38.0 * theme::GRID];

/// The least height of the chart above what the move does.
const LEAST_CHART: f32 = 18.0 * theme::GRID;

/// The least height of the steps in place of the chart, and their usual one where the rail is scrolled.
const LEAST_STEPS: f32 = 24.0 * theme::GRID;
const STEPS: f32 = 50.0 * theme::GRID;

/// The height of the strip.
const STRIP: f32 = 8.0 * theme::GRID;
/// The same in a small window.
const SMALL_STRIP: f32 = theme::MAIN_BUTTON + 1.5 * theme::GRID;
/// The least room of the stage and of a page in a small window, in points; in less they are scrolled.
const SMALL_STAGE: Vec2 = vec2(600.0, 190.0);
/// See [`SMALL_STAGE`].
const SMALL_PAGE: Vec2 = vec2(600.0, 440.0);
/// The height of the settings of a batch where they stand below it, in points.
const BATCH: f32 = 50.0 * theme::GRID;
/// The width of Solve, and of Stop beside it.
const SOLVE: f32 = 25.0 * theme::GRID;

/// Shows everything but dialogs, and notes where each part of the window is.
pub(crate) fn show(ui: &mut Ui, model: &Model, (panes, pace): (&mut Panes, &Pace), messages: &mut Messages) {
    if model.page.as_ref() == Some(&Page::Presentation) {
        panes.set_rect(Pane::Stage, ui.max_rect());
        panes.set_rect(Pane::Middle, ui.max_rect());
        return lesson::presentation(ui, model, messages);
    }
    let top = Panel::top("top").frame(theme::panel(ui)).show(ui, |ui| top_bar::show(ui, model, messages));
    panes.set_rect(Pane::Menu, top.response.rect);
    let foot = Panel::bottom("status").frame(theme::panel(ui)).show(ui, |ui| status::show(ui, model, pace, messages));
    panes.set_rect(Pane::Foot, foot.response.rect);
    if model.rows_of_moves.height == TimelineHeight::Whole {
        CentralPanel::default().frame(theme::panel(ui)).show(ui, |ui| timeline::show(ui, model, messages));
        return;
    }
    let height = timeline::height(ui, model);
    let moves = Panel::bottom("timeline").frame(theme::panel(ui)).exact_size(height).resizable(false);
    let moves = moves.show(ui, |ui| timeline::show(ui, model, messages));
    panes.set_rect(Pane::Timeline, moves.response.rect);
    let width = ui.available_width();
    // Beside the page of batches stand its own settings, however narrow the window is.
    let of_batch = batch::is_shown(model);
    // Where there is no room for them beside it, they stand below it.
    let batch_alone = of_batch && width < ALONE;
    let has_rail =
        (of_batch && !batch_alone) || width >= NARROW || Switch::ResultPanel.is_on(model) || macros::are_shown(model);
    // Beside it there would be no room for a stage.
    if has_rail && !of_batch && !macros::are_shown(model) && width < ALONE {
        let alone = CentralPanel::default().frame(theme::middle(ui)).show(ui, |ui| rail(ui, model, true, messages));
        panes.set_rect(Pane::Solver, alone.response.rect);
        return;
    }
    if has_rail {
        // Its widths in a wide and in a narrower window are remembered apart.
        let kind = usize::from(width >= WIDE);
        let right = Panel::right(("rail", kind))
            .frame(theme::panel(ui))
            .default_size(RAIL[kind])
            .size_range(RAIL[0]..=width / 2.0);
        let (name, keys) = (IdSalt::new(("rail", kind)), [Key::ArrowRight, Key::ArrowLeft]);
        let right = focus::with_border(ui, name, keys, model.language(), |ui| {
            right.show(ui, |ui| {
                if of_batch { settings::show(ui, model, messages) } else { rail(ui, model, width < NARROW, messages) }
            })
        });
        panes.set_rect(Pane::Solver, right.response.rect);
    } else if !batch_alone {
        let height = if theme::is_small(ui) { SMALL_STRIP } else { STRIP };
        let low = Panel::bottom("strip").frame(theme::panel(ui)).exact_size(height).resizable(false);
        let low = low.show(ui, |ui| strip(ui, model, messages));
        panes.set_rect(Pane::Solver, low.response.rect);
    }
    CentralPanel::default().frame(theme::middle(ui)).show(ui, |ui| {
        panes.set_rect(Pane::Stage, ui.max_rect());
        let is_small = theme::is_small(ui);
        if model.shows_stage() {
            in_room(ui, SMALL_STAGE, |ui| stage::show(ui, model, width < NARROW, panes, messages));
        } else {
            panes.set_rect(Pane::Position, ui.max_rect());
            panes.set_rect(Pane::Middle, ui.max_rect());
            if batch_alone {
                in_room(ui, SMALL_PAGE + vec2(0.0, BATCH), |ui| {
                    let page = vec2(ui.available_width(), ui.available_height() - BATCH);
                    widgets::part(ui, page, |ui| page_frame::show(ui, model, true, messages));
                    settings::show(ui, model, messages);
                });
            } else {
                in_room(ui, SMALL_PAGE, |ui| page_frame::show(ui, model, has_rail || is_small, messages));
            }
        }
    });
}

/// Shows contents in the room there is; in a small window in at least so much, which is scrolled.
fn in_room(ui: &mut Ui, least: Vec2, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_size();
    if !theme::is_small(ui) || (room.x >= least.x && room.y >= least.y) {
        return contents(ui);
    }
    ScrollArea::both().id_salt("small").auto_shrink(false).show(ui, |ui| {
        widgets::part(ui, room.max(least), contents);
        focus::follow(ui);
    });
}

/// The result, what finds it, and the chart and the lesson below them in whatever height is left; in too little all of it is
/// scrolled. Beside a page the puzzle stands in place of the lesson.
fn rail(ui: &mut Ui, model: &Model, can_be_hidden: bool, messages: &mut Messages) {
    if can_be_hidden {
        widgets::button(ui, model, SettingsCommand::Toggle(Switch::ResultPanel), messages);
    }
    // On these pages the whole puzzle is not solved: only the puzzle stands beside them.
    let is_of_crosses = model.page.is_none() && model.view() == View::Crosses;
    if is_of_crosses || model.page.as_ref() == Some(&Page::Appearance) {
        return canvas::dock(ui, model, messages);
    }
    // The stickers of a macro are pointed at one after the other: its buttons stay in sight, whatever height the moves leave.
    if macros::is_one_in_work(model) {
        return widgets::scrolled_within(ui, "rail", |ui, _| macros::show(ui, model, messages));
    }
    widgets::scrolled_within(ui, "rail", |ui, bottom| {
        result::show(ui, model, messages);
        solver::buttons(ui, model, messages);
        solver::options(ui, model, messages);
        result::elsewhere(ui, model, messages);
        ui.add_space(theme::GAP);
        let (width, left) = (ui.available_width(), bottom - ui.cursor().top());
        if macros::are_shown(model) {
            return widgets::part(ui, vec2(width, left.max(LESSON)), |ui| macros::show(ui, model, messages));
        }
        if model.shows_stage() {
            steps::line(ui, model, messages);
            let left = bottom - ui.cursor().top();
            let below = if Switch::MoveEffects.is_on(model) { LESSON } else { EFFECTS };
            let room = |least: f32, usual: f32| {
                let room = left - below - theme::GAP;
                vec2(width, if left < least { usual } else { room.max(least) })
            };
            if unfold_app::steps::shown::are_open(model) {
                widgets::part(ui, room(LEAST_STEPS, STEPS), |ui| steps::show(ui, model, messages));
            } else if charts::has_something(model) {
                widgets::part(ui, room(LEAST_CHART, CHART[1]), |ui| charts::show(ui, model, messages));
            }
            lesson::panel(ui, model, messages);
            return;
        }
        // Beside a page the puzzle comes before the chart.
        let chart = left - DOCK - theme::GAP;
        if chart >= CHART[0] && charts::has_something(model) {
            widgets::part(ui, vec2(width, chart), |ui| charts::show(ui, model, messages));
        }
        let dock = vec2(width, (bottom - ui.cursor().top()).max(LESSON));
        widgets::part(ui, dock, |ui| canvas::dock(ui, model, messages));
    });
}

/// Shows the strip with the result in a narrow window while the panel is hidden: the number, what is proven, Solve, what is known of
/// another position, and the way to the panel.
fn strip(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal_centered(|ui| {
        // As high as Solve from the start, so that Solve stands in the middle too.
        let room = vec2(ui.available_width(), theme::MAIN_BUTTON);
        ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(theme::MAIN_BUTTON);
            widgets::button(ui, model, SettingsCommand::Toggle(Switch::ResultPanel), messages);
            let place = vec2(SOLVE, theme::MAIN_BUTTON);
            let from_the_top = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(place, from_the_top, |ui| solver::buttons(ui, model, messages));
            let room = vec2(ui.available_width(), theme::MAIN_BUTTON);
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(room);
                result::brief(ui, model);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| other_results::line(ui, model, messages));
            });
        });
    });
}
