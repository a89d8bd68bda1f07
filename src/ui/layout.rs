//! Where the parts of the window stand: the menu above, the position at the left, the result with the chart and the lesson at the
//! right, the puzzle in space in the middle, the timeline and the status below.

use eframe::egui::{self, CentralPanel, IdSalt, Key, Panel};

use super::pages::{batch, crosses, graph};
use super::panels::{lesson, manual_solve, menu, position, result, solutions, solver, status, timeline};
use super::panes::Panes;
use super::widgets::focus::Splitter;
use super::{canvas, charts, theme, widgets};
use crate::app::features::tour::Pane;
use crate::app::frames::Pace;
use crate::app::{App, Command, Messages};
use crate::model::choices::{View, views};
use crate::model::lesson::method_page::Page;

/// The widths of the panel at the left in points: the least, the usual one, that in a wide window.
const LEFT: [f32; 3] = [240.0, 490.0, 600.0];
/// The same of the rail at the right.
const RIGHT: [f32; 3] = [280.0, 280.0, 320.0];
/// The width that both leave for the middle if they can, in points.
const MIDDLE: f32 = 320.0;
/// From this width on a window is wide, in points.
const WIDE: f32 = 1340.0;
/// The least height of what is told about the current move, in points.
const LESSON: f32 = 120.0;
/// The least height of the chart and its usual one where the rail is scrolled, in points.
const CHART: [f32; 2] = [240.0, 304.0];

/// The part of a low and of a tall middle that the puzzle in space takes.
const SPACE: [f32; 2] = [0.43, 0.56];
/// The least height of the puzzle in space, in points.
const SPACE_LEAST: f32 = 120.0;
/// The height that is left below it, in points.
const SPACE_LEAVES: f32 = 240.0;
/// From this height on a middle is tall: the graph leaves room for it too.
const TALL: f32 = 900.0;

/// The step in which heights of panels are remembered.
const STEP: f32 = 80.0;

/// Shows everything but dialogs, and notes where each part of the window is.
pub(super) fn show(ui: &mut egui::Ui, app: &App, (panes, pace): (&mut Panes, &Pace), commands: &mut Messages) {
    let top = Panel::top("menu").show(ui, |ui| menu::show(ui, app, commands));
    panes.set_rect(Pane::Menu, top.response.rect);
    let foot = Panel::bottom("status").show(ui, |ui| status::show(ui, app, pace));
    panes.set_rect(Pane::Foot, foot.response.rect);
    let moves = Panel::bottom("timeline").exact_size(timeline::HEIGHT).resizable(false);
    moves.show(ui, |ui| timeline::show(ui, app, commands));
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
    let right = right.show(ui, |ui| rail(ui, app, commands));
    border.name(ui, app.language());
    panes.set_rect(Pane::Solver, right.response.rect);
    let middle_part = CentralPanel::default().show(ui, |ui| middle(ui, app, commands));
    panes.set_rect(Pane::Middle, middle_part.response.rect);
}

/// The result, what finds it, and the chart below them in whatever height is left; in too little all of it is scrolled.
fn rail(ui: &mut egui::Ui, app: &App, commands: &mut Messages) {
    widgets::scrolled(ui, "rail", |ui| {
        let bottom = ui.clip_rect().bottom();
        result::show(ui, app);
        solver::buttons(ui, app, commands);
        result::elsewhere(ui, app, commands);
        solver::options(ui, app, commands);
        ui.add_space(theme::GAP);
        let left = bottom - ui.cursor().top();
        let chart = left - LESSON - theme::GAP;
        let chart = if left < CHART[0] { CHART[1] } else { chart.max(CHART[0]) };
        part(ui, chart, |ui| charts::show(ui, app, commands));
        part(ui, (bottom - ui.cursor().top()).max(LESSON), |ui| lesson::show(ui, app));
    });
}

/// A part of a panel that is just so high, whatever is in it.
fn part(ui: &mut egui::Ui, height: f32, contents: impl FnOnce(&mut egui::Ui)) {
    let (_, area) = ui.allocate_space(egui::vec2(ui.available_width(), height));
    contents(&mut ui.new_child(egui::UiBuilder::new().max_rect(area)));
}

/// Panels remember their height for each step of the window's, so that none stays small once the window was.
fn step(height: f32) -> u16 {
    (height / STEP) as u16
}

/// The puzzle in space, the bar that plays moves, and below them the view that is chosen.
fn middle(ui: &mut egui::Ui, app: &App, commands: &mut Messages) {
    let height = ui.available_height();
    let tall = height >= TALL;
    if app.view() == View::Moves {
        ui.horizontal_wrapped(|ui| view_switch(ui, app, commands));
        manual_solve::show(ui, app, commands);
        canvas::show(ui, app, commands);
        return;
    }
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
    ui.horizontal_wrapped(|ui| {
        view_switch(ui, app, commands);
        if let Some(page) = Page::of_view(app.view()) {
            widgets::method_button(ui, app, page, commands);
        }
    });
    match app.view() {
        View::Moves => {}
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
