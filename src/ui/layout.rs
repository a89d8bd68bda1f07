//! Where the parts of the window stand: the menu above, the position at the left, the solver and its chart at the
//! right, the puzzle and what is told about it in the middle, and the status below.

use eframe::egui::{self, CentralPanel, IdSalt, Key, Panel};

use super::pages::{batch, crosses, graph};
use super::panels::{manual_solve, menu, moves, playback, position, result, solutions, solver, status};
use super::panes::Panes;
use super::widgets::focus::Splitter;
use super::{canvas, charts, widgets};
use crate::app::features::tour::Pane;
use crate::app::frames::Pace;
use crate::app::{App, Command, Messages};
use crate::model::choices::{View, views};
use crate::model::lesson::method_page::Page;

/// The widths of the panel at the left in points: the least, the usual one, that in a wide window.
const LEFT: [f32; 3] = [240.0, 490.0, 640.0];
/// The same of the panel at the right.
const RIGHT: [f32; 3] = [275.0, 290.0, 420.0];
/// The width that both leave for the middle if they can, in points.
const MIDDLE: f32 = 320.0;
/// From this width on a window is wide, in points.
const WIDE: f32 = 1600.0;
/// The part of the right panel that the chart takes, its least height, and the least that is left above it.
const CHART: (f32, f32, f32) = (0.33, 150.0, 260.0);

/// The part of a low and of a tall middle that the puzzle in space takes.
const SPACE: [f32; 2] = [0.43, 0.56];
/// The least height of the puzzle in space, in points.
const SPACE_LEAST: f32 = 120.0;
/// The height that is left below it, in points.
const SPACE_LEAVES: f32 = 240.0;
/// From this height on a middle is tall: the graph leaves room for it too.
const TALL: f32 = 900.0;

/// The usual height of the chart in a low window.
const USUAL_CHART: f32 = 240.0;
/// In a lower right panel than this the chart has no place of its own.
const LOW: f32 = 520.0;
/// The step in which heights of panels are remembered.
const STEP: f32 = 80.0;

/// Shows everything but dialogs, and notes where each part of the window is.
pub(super) fn show(ui: &mut egui::Ui, app: &App, (panes, pace): (&mut Panes, &Pace), commands: &mut Messages) {
    let top = Panel::top("menu").show(ui, |ui| menu::show(ui, app, commands));
    panes.set_rect(Pane::Menu, top.response.rect);
    let foot = Panel::bottom("status").show(ui, |ui| status::show(ui, app, pace));
    panes.set_rect(Pane::Foot, foot.response.rect);
    // In a narrow window the sides give way; their widths in each kind of window are remembered apart.
    let width = ui.available_width();
    let kind = usize::from(width - LEFT[1] - RIGHT[1] >= MIDDLE) + usize::from(width >= WIDE);
    let panel = |of: [f32; 3]| {
        let usual = of[kind.max(1)];
        let most =
            if kind == 0 { usual.min(of[0].max(usual + width - LEFT[1] - RIGHT[1] - MIDDLE)) } else { f32::INFINITY };
        (usual, of[0]..=most)
    };
    let (usual, range) = panel(LEFT);
    let border = Splitter::of(ui, IdSalt::new(("position", kind)), [Key::ArrowLeft, Key::ArrowRight]);
    border.handle_keys(ui);
    let left = Panel::left(("position", kind)).default_size(usual).size_range(range);
    let left = left.show(ui, |ui| position::show(ui, app, commands));
    border.name(ui, app.language());
    panes.set_rect(Pane::Position, left.response.rect);
    let (usual, range) = panel(RIGHT);
    let border = Splitter::of(ui, IdSalt::new(("solver", kind)), [Key::ArrowRight, Key::ArrowLeft]);
    border.handle_keys(ui);
    let right = Panel::right(("solver", kind)).default_size(usual).size_range(range);
    let right = right.show(ui, |ui| right_side(ui, app, commands));
    border.name(ui, app.language());
    panes.set_rect(Pane::Solver, right.response.rect);
    let middle_part = CentralPanel::default().show(ui, |ui| middle(ui, app, commands));
    panes.set_rect(Pane::Middle, middle_part.response.rect);
}

/// The solver and its results, and the chart below them.
fn right_side(ui: &mut egui::Ui, app: &App, commands: &mut Messages) {
    let height = ui.available_height();
    let low = height < LOW;
    if !low {
        let usual = (CHART.0 * height).max(USUAL_CHART);
        let border = Splitter::of(ui, IdSalt::new(("chart", step(height))), [Key::ArrowDown, Key::ArrowUp]);
        border.handle_keys(ui);
        let foot = Panel::bottom(("chart", step(height))).frame(egui::Frame::NONE).default_size(usual);
        foot.resizable(true).size_range(CHART.1..=(height - CHART.2).max(CHART.1)).show(ui, |ui| {
            // Whatever is shown, the panel keeps its height.
            ui.take_available_height();
            charts::show(ui, app, commands);
        });
        border.name(ui, app.language());
    }
    widgets::scrolled(ui, "solver", |ui| {
        solver::show(ui, app, commands);
        ui.separator();
        result::show(ui, app, commands);
        if low {
            // In a low window the chart is scrolled to, so that the result is seen.
            let size = egui::vec2(ui.available_width(), CHART.2);
            ui.allocate_ui(size, |ui| charts::show(ui, app, commands));
        }
    });
}

/// Panels remember their height for each step of the window's, so that none stays small once the window was.
fn step(height: f32) -> u16 {
    (height / STEP) as u16
}

/// The puzzle in space, the bar that plays moves, and below them the view that is chosen.
fn middle(ui: &mut egui::Ui, app: &App, commands: &mut Messages) {
    let height = ui.available_height();
    let tall = height >= TALL;
    // The graph and a table need a low window's height for themselves.
    if !matches!(app.view(), View::Graph | View::Batch) || tall {
        let usual = SPACE[usize::from(tall)] * height;
        let border = Splitter::of(ui, IdSalt::new(("space", step(height))), [Key::ArrowUp, Key::ArrowDown]);
        border.handle_keys(ui);
        let top = Panel::top(("space", step(height))).frame(egui::Frame::NONE).default_size(usual);
        top.resizable(true).size_range(SPACE_LEAST..=(height - SPACE_LEAVES).max(SPACE_LEAST)).show(ui, |ui| {
            canvas::show(ui, app, commands);
            ui.take_available_height();
        });
        border.name(ui, app.language());
        manual_solve::show(ui, app, commands);
    }
    if app.played_moves().is_some() {
        playback::show(ui, app, commands);
    }
    ui.horizontal_wrapped(|ui| {
        view_switch(ui, app, commands);
        if let Some(page) = Page::of_view(app.view()) {
            widgets::method_button(ui, app, page, commands);
        }
    });
    match app.view() {
        View::Moves => moves::show(ui, app, commands),
        View::Solutions => solutions::show(ui, app, commands),
        View::Crosses => crosses::show(ui, app, commands),
        View::Graph => graph::show(ui, app, commands),
        View::Batch => batch::show(ui, app, commands),
    }
}

/// The switch between the views of the puzzle, if it has more than one.
fn view_switch(ui: &mut egui::Ui, app: &App, commands: &mut Messages) {
    let all = views(app.puzzle());
    for view in all.iter().filter(|_| all.len() > 1) {
        widgets::choice(ui, app, &Command::SetView(*view), *view == app.view(), commands);
    }
}
