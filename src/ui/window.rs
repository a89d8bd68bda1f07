//! The window: per-frame logic and painting.

use std::time::{Duration, Instant};

use crate::ui::files::file_manager::{FileManager, ShowFile};
use crate::ui::files::system_file_dialog::{self, AskForFile, OpenFileDialog};
use crate::ui::files::wait_overlay;
use crate::ui::pictures::snapshot::{self, PictureTaker};
use crate::ui::shortcuts::{self, input};
use crate::ui::widgets::{self, backdrop, focus};
use crate::ui::window_cache::WindowCache;
use crate::ui::{animation::frames::AnimationFrames, dialogs, layout, net, notices, panes::Panes, theme, tour};
use cpu_time::ThreadTime;
use eframe::egui::{self, ScrollArea};
use unfold_app::command::message::{Message, Messages};
use unfold_app::command::{FilesCommand, SessionCommand};
use unfold_app::system::free_space::SpaceQuery;
use unfold_app::window;
use unfold_app::{Program, effect::ShellRequest, frames::RecentFrames, model::Model, page::Page, settings::Theme};

/// Minimum interval of repaints caused by a search: 30 per second.
pub(crate) const SEARCH_REPAINT_INTERVAL: Duration = Duration::from_millis(33);
/// Minimum size of the contents, in points; a smaller window scrolls as a whole.
const MIN_SIZE: egui::Vec2 = egui::vec2(640.0, 480.0);

/// The application and its window state.
pub struct Window {
    program: Program,
    file_dialog: Option<OpenFileDialog>,
    ask_for_file: AskForFile,
    file_manager: FileManager,
    snapshot: PictureTaker,
    animation_frames: AnimationFrames,
    panes: Panes,
    /// True once a frame has been painted.
    shown: bool,
    /// Current window title; empty before the first frame.
    title: String,
    /// True while the window is full-screen for a presentation.
    presenting: bool,
    /// True once the style has been applied.
    styled: bool,
    pace: RecentFrames,
    cache: WindowCache,
    /// Start of the current frame: wall time, and processor time of this thread.
    frame_start: Option<(Instant, ThreadTime)>,
    start: Instant,
}

impl Window {
    pub fn new(program: Program) -> Self {
        Self {
            program,
            file_dialog: None,
            ask_for_file: system_file_dialog::ask_system,
            file_manager: FileManager::default(),
            snapshot: PictureTaker::default(),
            animation_frames: AnimationFrames::default(),
            panes: Panes::default(),
            shown: false,
            title: String::new(),
            presenting: false,
            styled: false,
            pace: RecentFrames::default(),
            cache: WindowCache::default(),
            frame_start: None,
            start: Instant::now(),
        }
    }

    pub fn model(&self) -> &Model {
        &self.program.model
    }

    /// Replaces the query for free space, for tests.
    pub fn set_space_query(&mut self, look: SpaceQuery) {
        self.program.set_space_query(look);
    }

    /// Replaces the system file dialog, for tests; each call runs on its own thread.
    pub fn set_file_dialog(&mut self, ask: AskForFile) {
        self.ask_for_file = ask;
    }

    /// Replaces the system file manager, for tests; each call runs on its own thread.
    pub fn set_file_manager(&mut self, show: ShowFile) {
        self.file_manager = FileManager::new(show);
    }

    /// Applies a command, as if it came from the user, or an event.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.program.apply(message);
    }

    /// Handles a request of the application, such as opening the file dialog.
    fn handle_request(&mut self, request: ShellRequest, ctx: &egui::Context) {
        let woken = ctx.clone();
        let wake = move || woken.request_repaint();
        match request {
            ShellRequest::AskForFile(wanted) => {
                let opened = OpenFileDialog::open(wanted, self.program.model.language(), self.ask_for_file, wake);
                self.file_dialog = Some(opened);
            }
            ShellRequest::Copy(text) => ctx.copy_text(text),
            ShellRequest::CopyPicture(picture) => snapshot::copy(ctx, &picture),
            ShellRequest::ShowInFolder(path) => self.file_manager.show(path, wake),
            ShellRequest::Focus(wanted) => self.panes.move_focus(ctx, wanted),
        }
    }

    /// Does the part of a frame that is needed even while the window is hidden: messages, dialogs, title, settings.
    pub fn logic(&mut self, ctx: &egui::Context) {
        self.frame_start = Some((Instant::now(), ThreadTime::now()));
        while let Some(picture) = self.snapshot.next_picture() {
            self.program.send(Message::Event(picture));
        }
        self.program.poll();
        self.animation_frames.draw(ctx, &mut self.program);
        if self.program.model.file_dialog_kind.is_none() {
            // The user stopped waiting; ignore a late answer.
            self.file_dialog = None;
        }
        if let Some(answer) = self.file_dialog.as_ref().and_then(OpenFileDialog::poll) {
            self.file_dialog = None;
            self.program.apply(answer);
        }
        for request in self.program.take_requests() {
            self.handle_request(request, ctx);
        }
        while let Some(event) = self.file_manager.poll() {
            self.program.send(Message::Event(event));
        }
        self.panes.follow_dialog(ctx, &self.program.model);
        let presenting = self.program.model.page.as_ref() == Some(&Page::Presentation);
        if std::mem::replace(&mut self.presenting, presenting) != presenting {
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(presenting));
        }
        let title = window::title(&self.program.model);
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        if ctx.input(|i| i.viewport().close_requested()) && !self.program.model.quitting.is_decided() {
            self.program.apply(SessionCommand::Quit);
            if !self.program.model.quitting.is_decided() {
                ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            }
        }
        if self.program.model.quitting.is_decided() {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        self.apply_settings(ctx);
        if let Some(after) = self.program.next_poll() {
            ctx.request_repaint_after(after);
        }
    }

    /// Paints a frame and applies its messages.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        let mut messages = Messages::default();
        self.program.note_painted();
        let model = &self.program.model;
        if self.snapshot.show(ui, model) {
            return;
        }
        self.snapshot.send_drawing(ui.ctx(), model);
        if model.file_dialog_kind.is_some() {
            wait_overlay::discard_input(ui.ctx());
        } else {
            shortcuts::listen(ui.ctx(), model, &mut messages);
            input::handle_input(ui.ctx(), model, &mut messages);
            messages.extend(dropped(ui.ctx()));
        }
        if model.dialog.is_some() || model.file_dialog_kind.is_some() {
            ui.disable();
        }
        let room = ui.available_size();
        if room.x < MIN_SIZE.x || room.y < MIN_SIZE.y {
            let mut area = ScrollArea::both().id_salt("window").auto_shrink(false);
            if !self.shown {
                // Reopen unscrolled.
                area = area.scroll_offset(egui::Vec2::ZERO);
            }
            area.show(ui, |ui| {
                let panes = (&mut self.panes, &self.pace);
                widgets::fixed_size(ui, room.max(MIN_SIZE), |ui| layout::show(ui, model, panes, &mut messages));
                focus::scroll_window_to_focus(ui);
            });
        } else {
            layout::show(ui, model, (&mut self.panes, &self.pace), &mut messages);
        }
        if model.dialog.is_none() && egui::Popup::is_any_open(ui.ctx()) {
            backdrop::show(ui.ctx(), egui::Id::unique("beside menus"), [ui.ctx().content_rect()]);
        }
        self.shown = true;
        self.panes.follow_page(ui.ctx(), model);
        notices::announce(ui, model);
        tour::show(ui.ctx(), model, &mut messages);
        dialogs::show(ui.ctx(), model, &mut messages);
        wait_overlay::show(ui.ctx(), model, &mut messages);
        focus::draw_ring_and_track_focus(ui, net::id());
        self.cache.apply(ui.ctx());
        if !messages.is_empty() {
            ui.ctx().request_repaint();
        }
        for message in messages {
            self.program.apply(message);
        }
        if let Some((frame_start, cost)) = self.frame_start.take() {
            self.pace.record(frame_start - self.start, cost.elapsed());
        }
    }

    /// Shuts down: stops all tasks and saves the session and settings.
    pub fn close(&mut self) {
        self.program.close();
    }

    /// Applies theme and zoom and, once, the style.
    fn apply_settings(&mut self, ctx: &egui::Context) {
        if !std::mem::replace(&mut self.styled, true) {
            theme::apply_style(ctx);
        }
        let settings = &self.program.model.settings;
        let theme = match settings.theme {
            Theme::System => egui::ThemePreference::System,
            Theme::Light => egui::ThemePreference::Light,
            Theme::Dark => egui::ThemePreference::Dark,
        };
        if ctx.options(|o| o.theme_preference != theme || o.zoom_with_keyboard) {
            ctx.set_theme(theme);
            // Commands handle the zoom keys, since they also save the zoom.
            ctx.options_mut(|o| o.zoom_with_keyboard = false);
        }
        let enlarged = self.snapshot.enlargement(ctx, &self.program.model);
        ctx.set_zoom_factor(settings.zoom * enlarged);
    }
}

fn dropped(ctx: &egui::Context) -> Option<FilesCommand> {
    let files = ctx.input(|i| i.raw.dropped_files.iter().map(|file| file.path().to_path_buf()).collect::<Vec<_>>());
    (!files.is_empty()).then_some(FilesCommand::Drop(files))
}
