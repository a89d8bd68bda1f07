//! The window as a user operates it, by its visible labels. It needs neither a display nor a GPU.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::bell::{Bell, Deadline};
use super::clock::FRAME;
use super::{home, temporary};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, ViewportId, accessibility::is_input};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use tempfile::TempDir;
use unfold_app::command::{HistoryCommand, SettingsCommand, message::Message};
use unfold_app::{Model, settings::switch::Switch, system::environment::Environment};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_solver::ui::Window;
use unfold_text::Language;

/// The usual size of the window, in points.
pub const SIZE: [f32; 2] = [1280.0, 800.0];

/// A window and its folder.
///
/// The window is the first field, so it is dropped first: its program writes into the folder when it ends, which would recreate a deleted
/// folder.
pub struct TestWindow {
    pub harness: Harness<'static, Window>,
    /// Holds the settings and the test's files.
    pub folder: TempDir,
    bell: Arc<Bell>,
}

impl TestWindow {
    /// An English window of the usual size that shows a puzzle, with the tables of this folder.
    pub fn new(puzzle: PuzzleId, tables: &Path) -> Self {
        Self::in_language(puzzle, tables, Language::ENGLISH)
    }

    /// A window of the usual size that shows a puzzle, on a system with this language.
    pub fn in_language(puzzle: PuzzleId, tables: &Path, language: Language) -> Self {
        let mut window = Self::with_size(tables, language, SIZE);
        window.apply(HistoryCommand::SwitchTo(puzzle));
        window
    }

    /// The first start of a window of this size, in points, on a system with this language.
    pub fn with_size(tables: &Path, language: Language, size: [f32; 2]) -> Self {
        Self::start(temporary(), tables, language, size)
    }

    /// The first start of an English window of this size without tables.
    pub fn without_tables(size: [f32; 2]) -> Self {
        let folder = temporary();
        let tables = folder.path().join("tables");
        Self::start(folder, &tables, Language::ENGLISH, size)
    }

    /// Starts a window with the settings in this folder, if any.
    pub fn start(folder: TempDir, tables: &Path, language: Language, size: [f32; 2]) -> Self {
        let around = Environment { language, ..home::environment(folder.path(), tables) };
        Self::on_screen_of(folder, around, size, 1.0)
    }

    /// A window with this folder and size, on a screen with this many pixels per point. The tools of the view are always shown.
    pub fn on_screen_of(folder: TempDir, environment: Environment, size: [f32; 2], pixels: f32) -> Self {
        let mut window = Self::with_default_tools(folder, environment, size, pixels);
        window.apply(SettingsCommand::Set(Switch::AlwaysTools, true));
        window
    }

    /// Like [`Self::on_screen_of`], but the tools appear only when they are needed, as by default.
    pub fn with_default_tools(folder: TempDir, environment: Environment, size: [f32; 2], pixels: f32) -> Self {
        let (program, bell, clock) = home::start(environment);
        let builder =
            Harness::builder().with_size(size).with_pixels_per_point(pixels).with_step_dt(FRAME.as_secs_f32());
        let harness = builder.build_ui_state(
            move |ui, window: &mut Window| {
                // The program's time follows the window's, which advances frame by frame.
                clock.set(Duration::from_secs_f64(ui.input(|input| input.time)));
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            Window::new(program),
        );
        // System dialogs run on their own threads, which wake the window directly.
        let (elsewhere, here) = (bell.clone(), std::thread::current().id());
        harness.ctx.set_request_repaint_callback(move |_| {
            if std::thread::current().id() != here {
                elsewhere.ring();
            }
        });
        let mut window = Self { harness, folder, bell };
        window.settle();
        window
    }

    pub fn app(&self) -> &Model {
        self.harness.state().model()
    }

    /// Applies a message and runs a few frames.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.harness.state_mut().apply(message);
        self.settle();
    }

    /// Shows the solver options: the method and the limits.
    pub fn open_solver(&mut self) {
        self.apply(SettingsCommand::Set(Switch::SolverOptions, true));
    }

    /// Runs four frames, enough for the effects of most input.
    pub fn settle(&mut self) {
        self.harness.run_steps(4);
    }

    /// The accessible name of the focused widget; empty if none has the focus.
    pub fn focused_name(&self) -> String {
        let node = self.harness.query_all_by(|node| node.is_focused()).next();
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// True if the label of any node contains this text.
    pub fn has_text(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    /// Opens the menu button, and then the submenu with this name.
    pub fn open_menu(&mut self, name: &str) {
        let language = self.app().language();
        self.click(unfold_text::stage::MENU.get(language));
        self.click(name);
    }

    /// Clicks the first enabled control with exactly this name.
    pub fn click(&mut self, label: &str) {
        // The entry of an open menu comes first, since the menu belongs to the top bar.
        let named = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && node.label().as_deref() == Some(label) && !node.is_disabled()
        };
        let first = self.harness.query_all_by(named).next();
        first.unwrap_or_else(|| panic!("nothing to click is named {label:?}")).click();
        self.settle();
    }

    /// Clicks the widget with this name, or else the first one whose name starts like this. Labels and dialogs do not count.
    pub fn click_first(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            ![Role::Label, Role::Dialog].contains(&node.role())
                && node.label().is_some_and(|label| label.starts_with(start))
        };
        // Prefers an exact match to a longer name that starts with it.
        let just = |node: &AccessKitNode<'_>| named(node) && node.label().as_deref() == Some(start);
        let meant = self.harness.query_all_by(just).next().or_else(|| self.harness.query_all_by(named).next());
        meant.unwrap_or_else(|| panic!("nothing to click is named {start:?}")).click();
        self.settle();
    }

    /// Clicks the last enabled control whose name starts like this: the entries of an open list come after everything else.
    pub fn click_last(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && !node.is_disabled() && node.label().is_some_and(|label| label.starts_with(start))
        };
        let last = self.harness.query_all_by(named).last();
        last.unwrap_or_else(|| panic!("nothing to click begins with {start:?}")).click();
        self.settle();
    }

    /// Focuses the first control whose name starts like this, which scrolls it into view.
    pub fn focus(&mut self, start: &str) {
        self.node(start).focus();
        self.settle();
        self.settle();
    }

    /// The first control whose name starts like this.
    pub fn node<'a>(&'a self, start: &'a str) -> egui_kittest::Node<'a> {
        let begins = move |node: &AccessKitNode<'_>| {
            is_input(node.role()) && node.label().is_some_and(|label| label.starts_with(start))
        };
        self.harness.query_all_by(begins).next().unwrap_or_else(|| panic!("nothing is named {start:?}"))
    }

    /// Clicks the first control whose name starts like this with this mouse button.
    pub fn click_with(&mut self, start: &str, button: PointerButton) {
        self.node(start).click_button(button);
        self.settle();
    }

    /// Presses a key and runs one frame.
    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.step();
    }

    /// Presses a key with modifiers and runs a few frames.
    pub fn press_with_modifiers(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Presses the button at the first point, moves the pointer along the others, and releases it at the last one.
    pub fn drag(&mut self, path: &[Pos2], button: PointerButton) {
        let event = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
        self.harness.event(Event::PointerMoved(path[0]));
        self.harness.event(event(path[0], true));
        for place in &path[1..] {
            self.harness.event(Event::PointerMoved(*place));
        }
        self.harness.event(event(path[path.len() - 1], false));
        self.settle();
    }

    /// Replaces the text of the position field.
    pub fn type_position(&mut self, text: &str) {
        self.harness
            .get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves")
            .set_text_value_accesskit(text);
        self.settle();
    }

    /// Replaces the text of the path field and clicks the button `accept`.
    pub fn type_path(&mut self, path: &Path, accept: &str) {
        let field = self.harness.get_by_role_and_label(Role::TextInput, "Path");
        field.set_text_value_accesskit(&path.display().to_string());
        self.settle();
        self.click(accept);
    }

    /// The position shown, which must be fully painted.
    pub fn shown_facelets(&self) -> Facelets {
        self.app().document.workspace().painting().facelets().expect("all is painted")
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs frames until the condition holds, each when the program has news or when the window has requested it. Fails the test after a
    /// deadline.
    pub fn wait(&mut self, what: &str, until: impl Fn(&Self) -> bool) {
        let deadline = Deadline::new(what);
        while !until(self) {
            deadline.check();
            self.next_frame();
        }
        self.settle();
    }

    /// Calls `go_on`, which lets a thread continue, waits until that thread wakes the window, and runs a few frames.
    pub fn wait_for_wake(&mut self, go_on: impl FnOnce()) {
        // While the next frame is due at once, egui does not report further requests.
        let deadline = Deadline::new("a window at rest");
        while self.harness.output().viewport_output.values().any(|viewport| viewport.repaint_delay.is_zero()) {
            deadline.check();
            self.harness.step();
        }
        while self.bell.wait(Some(Duration::ZERO)) {}
        go_on();
        assert!(self.bell.wait(None), "nobody wakes the window");
        self.settle();
    }

    /// Runs frames until no thread of the program is running.
    pub fn wait_for_jobs(&mut self) {
        let deadline = Deadline::new("the end of all jobs");
        while self.bell.has_running_threads() {
            deadline.check();
            self.next_frame();
        }
        self.settle();
    }

    /// Waits until the window is woken or has requested a frame, and runs that frame.
    pub fn next_frame(&mut self) {
        let delay = self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
        let due = (delay != Duration::MAX).then(|| delay.max(FRAME));
        let passed = if self.bell.wait(due) { FRAME } else { due.unwrap_or(FRAME) };
        self.frame_after(passed);
    }

    /// Runs frames until this much time has passed on the window's clock.
    pub fn pass(&mut self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let frame = left.min(FRAME);
            self.frame_after(frame);
            left -= frame;
        }
    }

    /// Runs one frame this long after the last one.
    fn frame_after(&mut self, time: Duration) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + time.as_secs_f64());
        self.harness.step();
        self.harness.input_mut().time = None;
    }
}

/// A log without its scramble mark and everything after it.
pub fn scramble_of(log: &str) -> String {
    let (before, _) = log.split_once("m|").expect("a mark");
    format!("{before}.\n")
}
