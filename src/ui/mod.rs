//! The window: paints an [`App`] and hands back the [`Command`]s of whoever sits before it.
//!
//! No logic, no files, no locks here; one panel is one file. This is the only place that knows egui.

mod about;
mod along;
mod aloud;
mod appearance;
mod batch;
mod batch_table;
mod commands;
mod crosses;
mod dialogs;
mod drawings;
mod field;
mod flat;
mod focus;
mod frames;
mod graph;
mod hand;
mod keeping;
mod keyboard;
mod keys;
mod limits;
mod look;
mod marks;
mod menu;
mod methods;
mod moves;
mod net;
mod palette;
mod pick;
mod picture;
mod playback;
mod plot;
mod position;
mod result;
mod runs;
mod small_net;
mod solutions;
mod solver;
mod space;
mod start;
mod status;
mod tables;
mod tabs;
mod tour;
mod traces;
mod turns;
mod waiting;

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

use eframe::egui::{self, CentralPanel, IdSalt, Key, Panel, ScrollArea, UiBuilder};

use self::focus::{Panes, Splitter};
pub use self::frames::measure;
pub use self::pick::AskForFile;
use self::pick::Pick;
use self::picture::CloseUp;
pub use self::start::run;
use crate::app::choices::{Chart, View};
use crate::app::frames::Pace;
use crate::app::room::Room;
use crate::app::settings::Theme;
use crate::app::tour::Pane;
use crate::app::{App, Command, Program};

/// The window is painted at most this often for the sake of the search: 30 times a second.
const FRAME: Duration = Duration::from_millis(33);
/// The least width of the panels at the left and at the right, their usual one, and that in a wide window.
const LEFT: [f32; 3] = [240.0, 490.0, 640.0];
const RIGHT: [f32; 3] = [275.0, 290.0, 420.0];
/// What they leave for the middle if they can, and how wide a window is wide.
const MIDDLE: f32 = 320.0;
const WIDE: f32 = 1600.0;
/// The part of the right panel that the chart takes, its least height, and the least that is left above it.
const CHART: (f32, f32, f32) = (0.33, 150.0, 260.0);

/// The part of a low and of a tall middle that the puzzle in space takes, its least height, and what is left below it.
const SPACE: [f32; 2] = [0.43, 0.56];
const SPACE_LEAST: f32 = 120.0;
const SPACE_LEAVES: f32 = 240.0;
/// From this height on a middle is tall: the graph leaves room for it too.
const TALL: f32 = 900.0;

/// The usual height of the chart in a low window.
const USUAL_CHART: f32 = 240.0;
/// In a lower right panel than this the chart has no place of its own.
const LOW: f32 = 520.0;
/// The step in which heights of panels are remembered.
const STEP: f32 = 80.0;

/// In less room than this, as much as a small window has, everything is scrolled.
const LEAST: egui::Vec2 = egui::vec2(800.0, 500.0);

/// An [`App`] and what its window needs besides.
pub struct Window {
    app: Program,
    pick: Option<Pick>,
    /// Who is asked for files.
    ask_for_file: AskForFile,
    close_up: CloseUp,
    panes: Panes,
    /// Whether anything was painted so far.
    shown: bool,
    title: String,
    dressed: bool,
    pace: Pace,
    /// When the frame at hand began, and what the thread had cost then.
    began: Option<(Instant, ThreadTime)>,
    start: Instant,
}

impl Window {
    /// A window for this application.
    pub fn new(app: Program) -> Self {
        Self {
            app,
            pick: None,
            ask_for_file: pick::system,
            close_up: CloseUp::default(),
            panes: Panes::default(),
            shown: false,
            title: String::new(),
            dressed: false,
            pace: Pace::default(),
            began: None,
            start: Instant::now(),
        }
    }

    /// The application.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Asks someone else than the system how much room there is for tables, as tests do.
    pub fn look_for_room(&mut self, look: fn(&std::path::Path) -> Room) {
        self.app.ask_for_room(look);
    }

    /// Asks someone else than the system's dialog for files, as tests do; on a thread of its own each time.
    pub fn ask_for_files(&mut self, ask: AskForFile) {
        self.ask_for_file = ask;
    }

    /// Does what a person could ask for by mouse or key.
    pub fn apply(&mut self, command: Command) {
        self.app.apply(command);
    }

    /// What is to be done whether or not the window is seen.
    pub fn logic(&mut self, ctx: &egui::Context) {
        self.began = Some((Instant::now(), ThreadTime::now()));
        self.app.poll();
        if !self.app.is_choosing_file() {
            // No one waits any more: what is still answered there is not heard.
            self.pick = None;
        }
        if let Some(answer) = self.pick.as_ref().and_then(Pick::poll) {
            self.pick = None;
            self.app.apply(answer);
        }
        if let Some(wanted) = self.app.take_wanted_file() {
            let ctx = ctx.clone();
            let (language, ask) = (self.app.language(), self.ask_for_file);
            self.pick = Some(Pick::open(wanted, language, ask, move || ctx.request_repaint()));
        }
        if let Some(text) = self.app.take_clipboard() {
            ctx.copy_text(text);
        }
        if let Some(wanted) = self.app.take_focus() {
            self.panes.go(ctx, wanted);
        }
        self.panes.mind_dialog(ctx, &self.app);
        let title = self.app.title();
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        if ctx.input(|i| i.viewport().close_requested()) && !self.app.is_quitting() {
            self.app.apply(Command::Quit);
            if !self.app.is_quitting() {
                ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            }
        }
        if self.app.is_quitting() {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        self.obey_settings(ctx);
        if let Some(after) = self.app.next_poll() {
            ctx.request_repaint_after(after);
        }
    }

    /// Paints everything and does what was asked for.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        let mut ask = Vec::new();
        self.app.painted();
        let app = &self.app;
        if self.close_up.show(ui, app) {
            return;
        }
        picture::draw(ui, app);
        if app.is_choosing_file() {
            waiting::hear_nothing(ui.ctx());
        } else {
            keys::read(ui.ctx(), app, &mut ask);
            ask.extend(dropped(ui.ctx()));
        }
        if app.dialog().is_some() || app.is_choosing_file() {
            ui.disable();
        }
        let room = ui.available_size();
        if room.x < LEAST.x || room.y < LEAST.y {
            let mut area = ScrollArea::both().id_salt("window").auto_shrink(false);
            if !self.shown {
                // Where it was scrolled to when it was closed is no place to begin.
                area = area.scroll_offset(egui::Vec2::ZERO);
            }
            area.show(ui, |ui| {
                let (_, area) = ui.allocate_space(room.max(LEAST));
                let mut whole = ui.new_child(UiBuilder::new().max_rect(area));
                panels(&mut whole, app, (&mut self.panes, &self.pace), &mut ask);
                focus::follow(ui);
            });
        } else {
            panels(ui, app, (&mut self.panes, &self.pace), &mut ask);
        }
        self.shown = true;
        aloud::show(ui, app);
        tour::show(ui.ctx(), app, &self.panes, &mut ask);
        dialogs::show(ui.ctx(), app, &mut ask);
        waiting::show(ui.ctx(), app, &mut ask);
        focus::ring(ui);
        if !ask.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in ask {
            self.app.apply(command);
        }
        if let Some((began, cost)) = self.began.take() {
            self.pace.shown(began - self.start, cost.elapsed());
        }
    }

    /// Ends the search and keeps what is to be kept.
    pub fn close(&mut self) {
        self.app.close();
    }

    fn obey_settings(&mut self, ctx: &egui::Context) {
        if !std::mem::replace(&mut self.dressed, true) {
            look::dress(ctx);
        }
        let settings = self.app.settings();
        let theme = match settings.theme {
            Theme::System => egui::ThemePreference::System,
            Theme::Light => egui::ThemePreference::Light,
            Theme::Dark => egui::ThemePreference::Dark,
        };
        if ctx.options(|o| o.theme_preference != theme || o.zoom_with_keyboard) {
            ctx.set_theme(theme);
            // Zooming is a command like any other, and is remembered.
            ctx.options_mut(|o| o.zoom_with_keyboard = false);
        }
        let enlarged = self.close_up.enlargement(ctx, &self.app);
        ctx.set_zoom_factor(settings.zoom * enlarged);
    }
}

/// Everything but dialogs.
fn panels(ui: &mut egui::Ui, app: &App, (panes, pace): (&mut Panes, &Pace), ask: &mut Vec<Command>) {
    let top = Panel::top("menu").show(ui, |ui| menu::show(ui, app, ask));
    panes.note(Pane::Menu, top.response.rect);
    let foot = Panel::bottom("status").show(ui, |ui| status::show(ui, app, pace));
    panes.note(Pane::Foot, foot.response.rect);
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
    border.mind_keys(ui);
    let left = Panel::left(("position", kind)).default_size(usual).size_range(range);
    let left = left.show(ui, |ui| position::show(ui, app, ask));
    border.name(ui, app.language());
    panes.note(Pane::Position, left.response.rect);
    let (usual, range) = panel(RIGHT);
    let border = Splitter::of(ui, IdSalt::new(("solver", kind)), [Key::ArrowRight, Key::ArrowLeft]);
    border.mind_keys(ui);
    let right = Panel::right(("solver", kind)).default_size(usual).size_range(range);
    let right = right.show(ui, |ui| right_side(ui, app, ask));
    border.name(ui, app.language());
    panes.note(Pane::Solver, right.response.rect);
    let middle_part = CentralPanel::default().show(ui, |ui| middle(ui, app, ask));
    panes.note(Pane::Middle, middle_part.response.rect);
}

/// The solver and its results, and the chart below them.
fn right_side(ui: &mut egui::Ui, app: &App, ask: &mut Vec<Command>) {
    let height = ui.available_height();
    let low = height < LOW;
    if !low {
        let usual = (CHART.0 * height).max(USUAL_CHART);
        let border = Splitter::of(ui, IdSalt::new(("chart", step(height))), [Key::ArrowDown, Key::ArrowUp]);
        border.mind_keys(ui);
        let foot = Panel::bottom(("chart", step(height))).frame(egui::Frame::NONE).default_size(usual);
        foot.resizable(true).size_range(CHART.1..=(height - CHART.2).max(CHART.1)).show(ui, |ui| {
            // Whatever is shown, the panel keeps its height.
            ui.take_available_height();
            charts(ui, app, ask);
        });
        border.name(ui, app.language());
    }
    look::scrolled(ui, "solver", |ui| {
        solver::show(ui, app, ask);
        ui.separator();
        result::show(ui, app, ask);
        if low {
            // In a low window the chart is scrolled to, so that the result is seen.
            let size = egui::vec2(ui.available_width(), CHART.2);
            ui.allocate_ui(size, |ui| charts(ui, app, ask));
        }
    });
}

/// Panels remember their height for each step of the window's, so that none stays small once the window was.
fn step(height: f32) -> u16 {
    (height / STEP) as u16
}

/// The chart with the switch between its kinds.
fn charts(ui: &mut egui::Ui, app: &App, ask: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| tabs::charts_of(ui, app, ask));
    match app.chart() {
        Chart::Length | Chart::Speed => plot::show(ui, app, ask),
        Chart::Along => along::show(ui, app, ask),
    }
}

/// The puzzle in space, what is played, and what is told about it.
fn middle(ui: &mut egui::Ui, app: &App, ask: &mut Vec<Command>) {
    let height = ui.available_height();
    let tall = height >= TALL;
    // The graph and a table need a low window's height for themselves.
    if !matches!(app.view(), View::Graph | View::Batch) || tall {
        let usual = SPACE[usize::from(tall)] * height;
        let border = Splitter::of(ui, IdSalt::new(("space", step(height))), [Key::ArrowUp, Key::ArrowDown]);
        border.mind_keys(ui);
        let top = Panel::top(("space", step(height))).frame(egui::Frame::NONE).default_size(usual);
        top.resizable(true).size_range(SPACE_LEAST..=(height - SPACE_LEAVES).max(SPACE_LEAST)).show(ui, |ui| {
            space::show(ui, app, ask);
            ui.take_available_height();
        });
        border.name(ui, app.language());
        hand::show(ui, app, ask);
    }
    if app.reel().is_some() {
        playback::show(ui, app, ask);
    }
    ui.horizontal_wrapped(|ui| {
        tabs::views_of(ui, app, ask);
        methods::of_view(ui, app, ask);
    });
    match app.view() {
        View::Moves => moves::show(ui, app, ask),
        View::Solutions => solutions::show(ui, app, ask),
        View::Crosses => crosses::show(ui, app, ask),
        View::Graph => graph::show(ui, app, ask),
        View::Batch => batch::show(ui, app, ask),
    }
}

/// The files that were dropped on the window.
fn dropped(ctx: &egui::Context) -> Option<Command> {
    let files = ctx.input(|i| i.raw.dropped_files.iter().map(|file| file.path().to_path_buf()).collect::<Vec<_>>());
    (!files.is_empty()).then_some(Command::OpenDropped(files))
}
