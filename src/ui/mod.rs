//! The window: paints an [`App`] and hands back the [`Command`]s of whoever sits before it.
//!
//! No logic, no files, no locks here; one panel is one file. This is the only place that knows egui.

mod crosses;
mod dialogs;
mod field;
mod graph;
mod keys;
mod look;
mod menu;
mod moves;
mod net;
mod palette;
mod pick;
mod playback;
mod plot;
mod position;
mod result;
mod score;
mod small_net;
mod solutions;
mod solver;
mod start;
mod status;
mod tabs;
mod turns;

use std::time::Duration;

use eframe::egui::{self, CentralPanel, Panel};

use self::pick::Pick;
pub use self::start::run;
use crate::app::choices::{Chart, View};
use crate::app::settings::Theme;
use crate::app::{App, Command};

/// The window is painted at most this often for the sake of the search: 30 times a second.
const FRAME: Duration = Duration::from_millis(33);
/// The least and the usual width of the panels at the left and at the right, and what they leave for the middle if they can.
const LEFT: (f32, f32) = (240.0, 490.0);
const RIGHT: (f32, f32) = (275.0, 290.0);
const MIDDLE: f32 = 320.0;
/// In a lower window than this the plot gives way to the solutions.
const LOW: f32 = 600.0;
/// The most of its height that it then takes.
const LOW_PLOT: f32 = 0.4;

/// An [`App`] and what its window needs besides.
pub struct Window {
    app: App,
    pick: Option<Pick>,
    title: String,
    dressed: bool,
}

impl Window {
    /// A window for this application.
    pub fn new(app: App) -> Self {
        Self { app, pick: None, title: String::new(), dressed: false }
    }

    /// The application.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Does what a person could ask for by mouse or key.
    pub fn apply(&mut self, command: Command) {
        self.app.apply(command);
    }

    /// What is to be done whether or not the window is seen.
    pub fn logic(&mut self, ctx: &egui::Context) {
        self.app.poll();
        if let Some(answer) = self.pick.as_ref().and_then(Pick::poll) {
            self.pick = None;
            self.app.apply(answer);
        }
        if let Some(wanted) = self.app.take_wanted_file() {
            let ctx = ctx.clone();
            self.pick = Some(Pick::open(wanted, self.app.language(), move || ctx.request_repaint()));
        }
        if let Some(text) = self.app.take_clipboard() {
            ctx.copy_text(text);
        }
        if self.app.take_focus_net() {
            ctx.memory_mut(|m| m.request_focus(net::id()));
        }
        let title = self.app.title();
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
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
        let app = &self.app;
        keys::read(ui.ctx(), app, &mut ask);
        ask.extend(dropped(ui.ctx()));
        if app.dialog().is_some() {
            ui.disable();
        }
        Panel::top("menu").show(ui, |ui| menu::show(ui, app, &mut ask));
        Panel::bottom("status").show(ui, |ui| status::show(ui, app));
        // In a narrow window the sides give way; their widths in a wide one are remembered apart from that.
        let middle = ui.available_width() - LEFT.1 - RIGHT.1;
        let narrow = middle < MIDDLE;
        let most = |(least, usual): (f32, f32)| {
            if narrow { usual.min(least.max(usual + middle - MIDDLE)) } else { f32::INFINITY }
        };
        let left = Panel::left(("position", narrow)).default_size(LEFT.1).size_range(LEFT.0..=most(LEFT));
        left.show(ui, |ui| position::show(ui, app, &mut ask));
        let right = Panel::right(("solver", narrow)).default_size(RIGHT.1).size_range(RIGHT.0..=most(RIGHT));
        right.show(ui, |ui| {
            look::scrolled(ui, "solver", |ui| {
                solver::show(ui, app, &mut ask);
                ui.add_space(look::GAP);
                ui.separator();
                result::show(ui, app);
            });
        });
        CentralPanel::default().show(ui, |ui| {
            if app.view() != View::Graph {
                let low = ui.available_height() < LOW;
                let most = if low { ui.available_height() * LOW_PLOT } else { f32::INFINITY };
                let foot = Panel::bottom(("plot", low)).frame(egui::Frame::NONE).default_size(320.0);
                foot.size_range(140.0..=most.max(140.0)).show(ui, |ui| {
                    // Whatever is shown, the panel keeps its height.
                    ui.take_available_height();
                    ui.horizontal(|ui| tabs::charts_of(ui, app, &mut ask));
                    match app.chart() {
                        Chart::Length => plot::show(ui, app, &mut ask),
                        Chart::Score => score::show(ui, app),
                    }
                });
            }
            if app.reel().is_some() {
                let bar = Panel::bottom("playback").frame(egui::Frame::NONE).resizable(false);
                bar.show(ui, |ui| playback::show(ui, app, &mut ask));
            }
            ui.horizontal(|ui| tabs::views_of(ui, app, &mut ask));
            match app.view() {
                View::Moves => moves::show(ui, app, &mut ask),
                View::Solutions => solutions::show(ui, app, &mut ask),
                View::Crosses => crosses::show(ui, app, &mut ask),
                View::Graph => graph::show(ui, app, &mut ask),
            }
        });
        dialogs::show(ui.ctx(), app, &mut ask);
        if !ask.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in ask {
            self.app.apply(command);
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
        ctx.set_zoom_factor(settings.zoom);
    }
}

/// The first of the files that were dropped on the window.
fn dropped(ctx: &egui::Context) -> Option<Command> {
    ctx.input(|i| i.raw.dropped_files.first().map(|file| Command::OpenPath(file.path().to_path_buf())))
}
