//! The window as a user operates it, by its visible labels: needs neither display nor GPU.
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

/// The usual size of a window, in points.
pub const SIZE: [f32; 2] = [1280.0, 800.0];

/// A window and its folder.
///
/// The window is the first field, so that it is dropped first: its program writes into the folder when it ends, which would otherwise recreate the
/// folder.
pub struct TestWindow {
    pub harness: Harness<'static, Window>,
    /// Holds its settings and the test's files.
    pub folder: TempDir,
    bell: Arc<Bell>,
}

impl TestWindow {
    /// A window of 1280x800 points that shows a puzzle, with the tables of a folder.
    pub fn new(puzzle: PuzzleId, tables: &Path) -> Self {
        Self::in_language(puzzle, tables, Language::ENGLISH)
    }

    /// The same in another language.
    pub fn in_language(puzzle: PuzzleId, tables: &Path, language: Language) -> Self {
        let mut window = Self::with_size(tables, language, SIZE);
        window.apply(HistoryCommand::SwitchTo(puzzle));
        window
    }

    /// The first start of a window of this size, on a system with this language.
    pub fn with_size(tables: &Path, language: Language, size: [f32; 2]) -> Self {
        Self::start(temporary(), tables, language, size)
    }

    /// The first start of an English window of this size without tables.
    pub fn without_tables(size: [f32; 2]) -> Self {
        let folder = temporary();
        let tables = folder.path().join("tables");
        Self::start(folder, &tables, Language::ENGLISH, size)
    }

    /// A start with an existing folder.
    pub fn start(folder: TempDir, tables: &Path, language: Language, size: [f32; 2]) -> Self {
        let around = Environment { language, ..home::environment(folder.path(), tables) };
        Self::on_screen_of(folder, around, size, 1.0)
    }

    /// A window with this folder and size, on a screen with this many pixels per point; its tools are always shown.
    pub fn on_screen_of(folder: TempDir, around: Environment, size: [f32; 2], pixels: f32) -> Self {
        let mut window = Self::at_rest(folder, around, size, pixels);
        window.apply(SettingsCommand::Set(Switch::AlwaysTools, true));
        window
    }

    /// The same with the tools that are shown by default.
    pub fn at_rest(folder: TempDir, around: Environment, size: [f32; 2], pixels: f32) -> Self {
        let (program, bell, clock) = home::start(around);
        let builder =
            Harness::builder().with_size(size).with_pixels_per_point(pixels).with_step_dt(FRAME.as_secs_f32());
        let harness = builder.build_ui_state(
            move |ui, window: &mut Window| {
                // The program's time is the window's, which advances frame by frame.
                clock.set(Duration::from_secs_f64(ui.input(|input| input.time)));
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            Window::new(program),
        );
        // System dialogs run on their own threads, which wake the window without the program.
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

    /// Applies a command that other features could send.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.harness.state_mut().apply(message);
        self.settle();
    }

    /// Shows the row of the method and the limits.
    pub fn open_solver(&mut self) {
        self.apply(SettingsCommand::Set(Switch::SolverOptions, true));
    }

    /// Runs a few frames.
    pub fn settle(&mut self) {
        self.harness.run_steps(4);
    }

    /// The name of the widget with the keyboard focus; empty if there is none.
    pub fn focused(&self) -> String {
        let node = self.harness.query_all_by(|node| node.is_focused()).next();
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// True if a text is shown.
    pub fn has_text(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    /// Opens one of the menus behind the menu button.
    pub fn open_menu(&mut self, name: &str) {
        let language = self.app().language();
        self.click(unfold_text::stage::MENU.get(language));
        self.click(name);
    }

    /// Clicks the enabled control with exactly this name.
    pub fn click(&mut self, label: &str) {
        // If there are several, the first is the entry of an open menu, which belongs to the top bar.
        let named = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && node.label().as_deref() == Some(label) && !node.is_disabled()
        };
        let first = self.harness.query_all_by(named).next();
        first.unwrap_or_else(|| panic!("nothing to click is named {label:?}")).click();
        self.settle();
    }

    /// Clicks the first widget whose name starts like this, including pictures.
    pub fn click_first(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            ![Role::Label, Role::Dialog].contains(&node.role())
                && node.label().is_some_and(|label| label.starts_with(start))
        };
        // Prefers an exact match, since a longer name may start with it.
        let just = |node: &AccessKitNode<'_>| named(node) && node.label().as_deref() == Some(start);
        let meant = self.harness.query_all_by(just).next().or_else(|| self.harness.query_all_by(named).next());
        meant.unwrap_or_else(|| panic!("nothing to click is named {start:?}")).click();
        self.settle();
    }

    /// Clicks the last control whose name starts like this: an open list comes after all else.
    pub fn click_last(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && !node.is_disabled() && node.label().is_some_and(|label| label.starts_with(start))
        };
        let last = self.harness.query_all_by(named).last();
        last.unwrap_or_else(|| panic!("nothing to click begins with {start:?}")).click();
        self.settle();
    }

    /// Focuses the control whose name starts like this, which scrolls it into view.
    pub fn focus(&mut self, start: &str) {
        self.node(start).focus();
        self.settle();
        self.settle();
    }

    /// The control whose name starts like this.
    pub fn node<'a>(&'a self, start: &'a str) -> egui_kittest::Node<'a> {
        let begins = move |node: &AccessKitNode<'_>| {
            is_input(node.role()) && node.label().is_some_and(|label| label.starts_with(start))
        };
        self.harness.query_all_by(begins).next().unwrap_or_else(|| panic!("nothing is named {start:?}"))
    }

    /// Clicks the control whose name starts like this with some mouse button.
    pub fn click_with(&mut self, start: &str, button: PointerButton) {
        self.node(start).click_button(button);
        self.settle();
    }

    /// Presses a key and runs one frame.
    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.step();
    }

    /// Presses a key with modifiers.
    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Drags along a path.
    pub fn drag(&mut self, way: &[Pos2], button: PointerButton) {
        let event = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
        self.harness.event(Event::PointerMoved(way[0]));
        self.harness.event(event(way[0], true));
        for place in &way[1..] {
            self.harness.event(Event::PointerMoved(*place));
        }
        self.harness.event(event(way[way.len() - 1], false));
        self.settle();
    }

    /// Fills in the position field.
    pub fn type_position(&mut self, text: &str) {
        self.harness
            .get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves")
            .set_text_value_accesskit(text);
        self.settle();
    }

    /// Fills in the path field as if typed, and confirms.
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

    /// Runs frames until a condition holds: one when the program has news, and one whenever the window has requested it.
    pub fn wait(&mut self, what: &str, until: impl Fn(&Self) -> bool) {
        let patience = Deadline::new(what);
        while !until(self) {
            patience.check();
            self.next_frame();
        }
        self.settle();
    }

    /// Lets a thread continue that wakes the window, waits for that, and runs frames.
    pub fn wait_for_wake(&mut self, go_on: impl FnOnce()) {
        // While the next frame is due at once, egui does not tell of further requests.
        let patience = Deadline::new("a window at rest");
        while self.harness.output().viewport_output.values().any(|viewport| viewport.repaint_delay.is_zero()) {
            patience.check();
            self.harness.step();
        }
        while self.bell.wait(Some(Duration::ZERO)) {}
        go_on();
        assert!(self.bell.wait(None), "nobody wakes the window");
        self.settle();
    }

    /// Runs frames until no thread of the program is running.
    pub fn wait_for_jobs(&mut self) {
        let patience = Deadline::new("the end of all jobs");
        while self.bell.has_running_threads() {
            patience.check();
            self.next_frame();
        }
        self.settle();
    }

    /// Waits until the window is woken or has requested a frame, and shows that frame.
    pub fn next_frame(&mut self) {
        let delay = self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
        let due = (delay != Duration::MAX).then(|| delay.max(FRAME));
        let passed = if self.bell.wait(due) { FRAME } else { due.unwrap_or(FRAME) };
        self.frame_after(passed);
    }

    /// Runs frames for this time on the window's clock.
    pub fn pass(&mut self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let frame = left.min(FRAME);
            self.frame_after(frame);
            left -= frame;
        }
    }

    /// Shows a frame this long after the last one.
    fn frame_after(&mut self, time: Duration) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + time.as_secs_f64());
        self.harness.step();
        self.harness.input_mut().time = None;
    }
}

/// A log cut after its scramble mark.
pub fn scramble_of(log: &str) -> String {
    let (before, _) = log.split_once("m|").expect("a mark");
    format!("{before}.\n")
}
