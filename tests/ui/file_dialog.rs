//! The window while a system file dialog is open: it ignores input, but never locks the user out.

use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex};
use unfold_tests::root;

use crate::support::window::{SIZE, TestWindow};
use crate::support::{self, home::environment, temporary};
use eframe::egui::{DroppedFile, Event, Key, Modifiers, Pos2, ViewportEvent, ViewportId, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{HistoryCommand, ScrambleCommand, SearchCommand, TypingCommand};
use unfold_app::{effect::FileDialogRequest, painting, system::environment::Environment};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

const TEXT: &str = "Choose a file in the file dialog";

/// A barrier that stays shut until a test opens it.
struct Door {
    open: Mutex<bool>,
    opened: Condvar,
}

impl Door {
    const fn shut() -> Self {
        Self { open: Mutex::new(false), opened: Condvar::new() }
    }

    fn pass(&self) {
        let open = self.open.lock().expect("nobody panics here");
        drop(self.opened.wait_while(open, |open| !*open).expect("nobody panics here"));
    }

    fn open(&self) {
        *self.open.lock().expect("nobody panics here") = true;
        self.opened.notify_all();
    }
}

/// Defines a door, and a file dialog that waits for the door and then answers with the example file.
macro_rules! dialog {
    ($door:ident, $ask:ident) => {
        static $door: Door = Door::shut();
        fn $ask(_: &FileDialogRequest, _: Language) -> Option<PathBuf> {
            $door.pass();
            Some(example())
        }
    };
}

fn example() -> PathBuf {
    std::path::absolute(root().join("assets/example.log")).expect("the working folder is known")
}

/// A file dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("not asked for".into())
    }
}

impl TestWindow {
    /// A window on a system with this function as its file dialog.
    fn with_file_dialog(ask: unfold_solver::ui::AskForFile) -> Self {
        let folder = temporary();
        let around = Environment { file_dialogs: true, ..environment(folder.path(), support::tables::folder()) };
        let mut window = Self::on_screen_of(folder, around, SIZE, 1.0);
        window.harness.state_mut().set_file_dialog(ask);
        window.apply(ScrambleCommand::ScrambleFrom(1));
        window
    }

    fn open_dialog(&mut self) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
        self.settle();
        assert!(self.app().file_dialog_kind.is_some() && self.has_text(TEXT));
    }

    /// State that input could change: the puzzle, its facelets, the number of recent files, whether a dialog is open, whether redo is
    /// possible.
    fn changeable(&self) -> (PuzzleId, String, usize, bool, bool) {
        let app = self.app();
        let text = painting::facelets_text(app);
        (app.puzzle(), text, app.settings.recent.len(), app.dialog.is_some(), app.document.workspace().can_redo())
    }
}

dialog!(DEAF, deaf);

#[test]
fn input_is_ignored_while_the_dialog_is_open() {
    let mut window = TestWindow::with_file_dialog(deaf);
    window.open_dialog();
    let before = window.changeable();
    for (modifiers, key) in [
        (Modifiers::NONE, Key::U),
        (Modifiers::COMMAND, Key::Z),
        (Modifiers::COMMAND, Key::R),
        (Modifiers::COMMAND, Key::Num1),
        (Modifiers::NONE, Key::F1),
        (Modifiers::NONE, Key::Space),
        (Modifiers::NONE, Key::Enter),
        (Modifiers::NONE, Key::Escape),
        (Modifiers::COMMAND, Key::Q),
        (Modifiers::COMMAND, Key::O),
    ] {
        window.harness.key_press_modifiers(modifiers, key);
        window.settle();
        assert_eq!(window.changeable(), before, "{modifiers:?} {key:?}");
    }
    for event in [Event::Text("R".into()), Event::Paste("R U F".into()), Event::Paste(example().display().to_string())]
    {
        window.harness.event(event.clone());
        window.settle();
        assert_eq!(window.changeable(), before, "{event:?}");
    }
    for name in ["Scramble", "Solve", "Reset view"] {
        window.harness.query_all_by_label_contains(name).next().expect("it is seen, dimmed").click();
        window.settle();
        assert_eq!(window.changeable(), before, "{name}");
        assert!(!window.app().search.is_running());
    }
    for place in [Pos2::new(640.0, 250.0), Pos2::new(200.0, 300.0)] {
        window.harness.drag_at(place);
        window.harness.drop_at(place + vec2(40.0, 0.0));
        window.settle();
        assert_eq!(window.changeable(), before, "{place}");
    }
    window.harness.input_mut().dropped_files.push(Arc::new(Dropped(example())));
    window.settle();
    assert_eq!(window.changeable(), before, "a file that is dropped");
    assert!(window.app().file_dialog_kind.is_some() && !window.app().quitting.is_decided());
    // The answer of the dialog is accepted, and the window works as before.
    window.wait_for_wake(|| DEAF.open());
    assert!(window.app().file_dialog_kind.is_none() && !window.has_text(TEXT));
    assert_eq!(
        window.app().document.workspace().position().open_log().map(|open| open.path.clone()),
        Some(Some(example()))
    );
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.settle();
    assert!(window.app().document.workspace().can_redo(), "keys are heard again");
}

dialog!(LOST, lost);

#[test]
fn after_giving_up_on_a_dialog_its_late_answer_is_ignored() {
    let mut window = TestWindow::with_file_dialog(lost);
    window.open_dialog();
    let before = window.changeable();
    let button = window.harness.get_by_label("Stop waiting");
    assert!(!button.accesskit_node().is_disabled());
    button.click();
    window.settle();
    assert!(window.app().file_dialog_kind.is_none() && !window.has_text(TEXT));
    window.wait_for_wake(|| LOST.open());
    assert_eq!(window.changeable(), before, "nothing was opened");
    // The answer of the next dialog is accepted.
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
    window.wait("the answer", |window| window.app().document.workspace().position().open_log().is_some());
    assert_eq!(
        window.app().document.workspace().position().open_log().map(|open| open.path.clone()),
        Some(Some(example()))
    );
}

dialog!(KEYS, keys);

#[test]
fn giving_up_on_a_dialog_works_by_keys_alone() {
    let mut window = TestWindow::with_file_dialog(keys);
    window.open_dialog();
    window.harness.key_press(Key::Tab);
    window.settle();
    window.harness.key_press(Key::Enter);
    window.settle();
    assert!(window.app().file_dialog_kind.is_none());
    KEYS.open();
}

dialog!(CLOSED, closed);

#[test]
fn the_window_can_be_closed_while_the_dialog_is_open() {
    let mut window = TestWindow::with_file_dialog(closed);
    window.open_dialog();
    let close = |window: &mut TestWindow| {
        let viewport = window.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        viewport.events.push(ViewportEvent::Close);
        window.harness.step();
        window.settle();
    };
    close(&mut window);
    assert!(window.app().quitting.is_decided(), "nothing is unsaved");

    // The prompt about unsaved work comes first, and can be answered.
    let mut window = TestWindow::with_file_dialog(closed);
    window.harness.state_mut().apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.harness.state_mut().apply(TypingCommand::TypePosition("R U F".into()));
    window.harness.state_mut().apply(SearchCommand::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    window.open_dialog();
    close(&mut window);
    assert!(!window.app().quitting.is_decided() && window.app().file_dialog_kind.is_none());
    assert!(window.has_text("Quit Unfold?") && !window.has_text(TEXT));
    window.harness.get_by_label("Quit").click();
    window.settle();
    assert!(window.app().quitting.is_decided());
    CLOSED.open();
}
