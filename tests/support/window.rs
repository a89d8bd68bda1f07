//! The window as a person uses it, found by what is written on it: needs neither display nor GPU.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::bell::{Bell, Patience};
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

/// The size of a usual window, in points.
pub const SIZE: [f32; 2] = [1280.0, 800.0];

/// A window, and the folder it lives in.
///
/// The window stands first, so that it is dropped first: as its program ends it writes into the folder, which would otherwise
/// come into being again and stay.
pub struct TestWindow {
    /// The window.
    pub harness: Harness<'static, Window>,
    /// Of its settings, and for files.
    pub folder: TempDir,
    bell: Arc<Bell>,
}

impl TestWindow {
    /// A window of 1280x800 points that shows a puzzle, with the tables of a folder.
    pub fn new(puzzle: PuzzleId, tables: &Path) -> Self {
        Self::in_language(puzzle, tables, Language::ENGLISH)
    }

    /// The same in some language.
    pub fn in_language(puzzle: PuzzleId, tables: &Path, language: Language) -> Self {
        let mut window = Self::of_size(tables, language, SIZE);
        window.apply(HistoryCommand::SwitchTo(puzzle));
        window
    }

    /// The first start of a window of some size, on a system that speaks this language.
    pub fn of_size(tables: &Path, language: Language, size: [f32; 2]) -> Self {
        Self::start(temporary(), tables, language, size)
    }

    /// The first start of an English window of some size that has no tables yet.
    pub fn without_tables(size: [f32; 2]) -> Self {
        let folder = temporary();
        let tables = folder.path().join("tables");
        Self::start(folder, &tables, Language::ENGLISH, size)
    }

    /// A start with what an earlier one left in the folder.
    pub fn start(folder: TempDir, tables: &Path, language: Language, size: [f32; 2]) -> Self {
        let around = Environment { language, ..home::environment(folder.path(), tables) };
        Self::on_screen_of(folder, around, size, 1.0)
    }

    /// A window that lives in a folder, at some size, on a screen with so many pixels for each point; its tools are always shown.
    pub fn on_screen_of(folder: TempDir, around: Environment, size: [f32; 2], pixels: f32) -> Self {
        let mut window = Self::at_rest(folder, around, size, pixels);
        window.apply(SettingsCommand::Set(Switch::AlwaysTools, true));
        window
    }

    /// The same with the tools that are shown by themselves.
    pub fn at_rest(folder: TempDir, around: Environment, size: [f32; 2], pixels: f32) -> Self {
        let (program, bell, clock) = home::start(around);
        let builder =
            Harness::builder().with_size(size).with_pixels_per_point(pixels).with_step_dt(FRAME.as_secs_f32());
        let harness = builder.build_ui_state(
            move |ui, window: &mut Window| {
                // The program has the time of the window, which goes on frame by frame.
                clock.set(Duration::from_secs_f64(ui.input(|input| input.time)));
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            Window::new(program),
        );
        // Dialogs of the system are on threads of their own, which wake the window without the program.
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

    /// The application behind the window.
    pub fn app(&self) -> &Model {
        self.harness.state().app()
    }

    /// Does what could be asked for elsewhere.
    pub fn apply(&mut self, message: impl Into<Message>) {
        self.harness.state_mut().apply(message);
        self.settle();
    }

    /// Opens the line of the method and the limits.
    pub fn open_solver(&mut self) {
        self.apply(SettingsCommand::Set(Switch::SolverOptions, true));
    }

    /// Lets frames pass.
    pub fn settle(&mut self) {
        self.harness.run_steps(4);
    }

    /// The name of the widget with the keyboard focus; empty if none has it.
    pub fn focused(&self) -> String {
        let node = self.harness.query_all_by(|node| node.is_focused()).next();
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Whether a text is there.
    pub fn sees(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    /// Opens one of the menus behind the button of the menu.
    pub fn open_menu(&mut self, name: &str) {
        let language = self.app().language();
        self.click(unfold_text::stage::MENU.get(language));
        self.click(name);
    }

    /// Clicks what can be clicked and has just this name.
    pub fn click(&mut self, label: &str) {
        // Of several, the first is the entry of an open menu, which belongs to the bar at the top.
        let named = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && node.label().as_deref() == Some(label) && !node.is_disabled()
        };
        let first = self.harness.query_all_by(named).next();
        first.unwrap_or_else(|| panic!("nothing to click is named {label:?}")).click();
        self.settle();
    }

    /// Clicks the first thing whose name begins so, a picture too.
    pub fn click_first(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            ![Role::Label, Role::Dialog].contains(&node.role())
                && node.label().is_some_and(|label| label.starts_with(start))
        };
        // A longer name may begin with the name that is meant.
        let just = |node: &AccessKitNode<'_>| named(node) && node.label().as_deref() == Some(start);
        let meant = self.harness.query_all_by(just).next().or_else(|| self.harness.query_all_by(named).next());
        meant.unwrap_or_else(|| panic!("nothing to click is named {start:?}")).click();
        self.settle();
    }

    /// Clicks the last thing whose name begins so: a list that is open stands behind all else.
    pub fn click_last(&mut self, start: &str) {
        let named = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && !node.is_disabled() && node.label().is_some_and(|label| label.starts_with(start))
        };
        let last = self.harness.query_all_by(named).last();
        last.unwrap_or_else(|| panic!("nothing to click begins with {start:?}")).click();
        self.settle();
    }

    /// Gives the keys to what has a name that begins so, which brings it into sight.
    pub fn focus(&mut self, start: &str) {
        self.node(start).focus();
        self.settle();
        self.settle();
    }

    /// What can be clicked and whose name begins so.
    pub fn node<'a>(&'a self, start: &'a str) -> egui_kittest::Node<'a> {
        let begins = move |node: &AccessKitNode<'_>| {
            is_input(node.role()) && node.label().is_some_and(|label| label.starts_with(start))
        };
        self.harness.query_all_by(begins).next().unwrap_or_else(|| panic!("nothing is named {start:?}"))
    }

    /// Clicks with some button what has a name that begins so.
    pub fn click_with(&mut self, start: &str, button: PointerButton) {
        self.node(start).click_button(button);
        self.settle();
    }

    /// Presses a key, without waiting for what follows.
    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.step();
    }

    /// Presses a key with others.
    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Holds a button down on a way.
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

    /// Fills the field of the position.
    pub fn type_position(&mut self, text: &str) {
        self.harness
            .get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves")
            .set_text_value_accesskit(text);
        self.settle();
    }

    /// Fills the path field as typing would, and agrees.
    pub fn type_path(&mut self, path: &Path, accept: &str) {
        let field = self.harness.get_by_role_and_label(Role::TextInput, "Path");
        field.set_text_value_accesskit(&path.display().to_string());
        self.settle();
        self.click(accept);
    }

    /// The position that is shown, all of which is painted.
    pub fn shown(&self) -> Facelets {
        self.app().document.workspace().painting().facelets().expect("all is painted")
    }

    /// A file in the folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Lets frames pass until something is so: one when the program has something to tell, and one whenever it asked for one.
    pub fn wait(&mut self, what: &str, until: impl Fn(&Self) -> bool) {
        let patience = Patience::new(what);
        while !until(self) {
            patience.check();
            self.next_frame();
        }
        self.settle();
    }

    /// Lets a thread go on that wakes the window, waits until it has, and lets frames pass.
    pub fn wait_for_wake(&mut self, go_on: impl FnOnce()) {
        while self.bell.wait(Some(Duration::ZERO)) {}
        go_on();
        assert!(self.bell.wait(None), "nobody wakes the window");
        self.settle();
    }

    /// Lets frames pass until no thread of the program is at work.
    pub fn wait_for_jobs(&mut self) {
        let patience = Patience::new("the end of all jobs");
        while self.bell.is_anyone_at_work() {
            patience.check();
            self.next_frame();
        }
        self.settle();
    }

    /// Waits until the window is woken or has asked for a frame, and shows that frame.
    pub fn next_frame(&mut self) {
        let delay = self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
        let due = (delay != Duration::MAX).then(|| delay.max(FRAME));
        let passed = if self.bell.wait(due) { FRAME } else { due.unwrap_or(FRAME) };
        self.frame_after(passed);
    }

    /// Lets frames pass for so long on the clock of the window.
    pub fn pass(&mut self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let frame = left.min(FRAME);
            self.frame_after(frame);
            left -= frame;
        }
    }

    /// Shows a frame so long after the last one.
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
