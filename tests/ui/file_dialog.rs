//! The window while a file dialog of the system is open: it hears nothing, and no one is locked out.

use crate::support;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use eframe::egui::{DroppedFile, Event, Key, Modifiers, Pos2, ViewportEvent, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use unfold::app::{App, Command, Input, Program, Surroundings, WantedFile};
use unfold::engine::puzzle::PuzzleId;
use unfold::i18n::Language;
use unfold::ui::Window;

const TEXT: &str = "Choose a file in the dialog that is open";

/// A dialog that stays open until the test lets it go, and then answers with the example.
macro_rules! dialog {
    ($held:ident, $ask:ident) => {
        static $held: AtomicBool = AtomicBool::new(true);
        fn $ask(_: &WantedFile, _: Language) -> Option<PathBuf> {
            while $held.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            Some(example())
        }
    };
}

fn example() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/example.log")
}

/// The example, dropped on the window.
#[derive(Debug)]
struct Dropped;

impl DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/example.log"))
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("not asked for".into())
    }
}

struct Desk {
    _folder: tempfile::TempDir,
    window: Harness<'static, Window>,
}

impl Desk {
    fn new(ask: unfold::ui::AskForFile) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: support::tables::folder().to_path_buf(),
            file_dialogs: true,
            language: Language::English,
        };
        let mut window = Window::new(Program::new(around, Arc::new(|| ())));
        window.ask_for_files(ask);
        window.apply(Command::ScrambleFrom(1));
        let window = Harness::builder().with_size(support::desk::SIZE).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, window: &mut Window| {
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            window,
        );
        let mut desk = Self { _folder: folder, window };
        desk.settle();
        desk
    }

    fn settle(&mut self) {
        self.window.run_steps(4);
    }

    fn app(&self) -> &App {
        self.window.state().app()
    }

    fn sees(&self, text: &str) -> bool {
        self.window.query_all_by_label_contains(text).next().is_some()
    }

    fn open(&mut self) {
        self.window.key_press_modifiers(Modifiers::COMMAND, Key::O);
        self.settle();
        assert!(self.app().is_choosing_file() && self.sees(TEXT));
    }

    /// Lets frames pass until the program has heard the dialog's answer, had it listened.
    fn wait(&mut self) {
        for _ in 0..60 {
            std::thread::sleep(Duration::from_millis(5));
            self.window.step();
        }
    }

    /// Everything that a hand could change.
    fn state(&self) -> (PuzzleId, String, usize, bool, bool) {
        let app = self.app();
        let text = app.facelets_text();
        (app.puzzle(), text, app.settings().recent.len(), app.dialog().is_some(), app.can_redo())
    }
}

dialog!(DEAF, deaf);

#[test]
fn keys_clicks_drops_and_pastes_do_nothing_while_the_dialog_is_open() {
    let mut desk = Desk::new(deaf);
    desk.open();
    let before = desk.state();
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
        desk.window.key_press_modifiers(modifiers, key);
        desk.settle();
        assert_eq!(desk.state(), before, "{modifiers:?} {key:?}");
    }
    for event in [Event::Text("R".into()), Event::Paste("R U F".into()), Event::Paste(example().display().to_string())]
    {
        desk.window.event(event.clone());
        desk.settle();
        assert_eq!(desk.state(), before, "{event:?}");
    }
    for name in ["Scramble", "Solve", "Reset view"] {
        desk.window.query_all_by_label_contains(name).next().expect("it is seen, dimmed").click();
        desk.settle();
        assert_eq!(desk.state(), before, "{name}");
        assert!(!desk.app().is_searching());
    }
    for place in [Pos2::new(640.0, 250.0), Pos2::new(200.0, 300.0)] {
        desk.window.drag_at(place);
        desk.window.drop_at(place + vec2(40.0, 0.0));
        desk.settle();
        assert_eq!(desk.state(), before, "{place}");
    }
    desk.window.input_mut().dropped_files.push(Arc::new(Dropped));
    desk.settle();
    assert_eq!(desk.state(), before, "a file that is dropped");
    assert!(desk.app().is_choosing_file() && !desk.app().is_quitting());
    // The answer itself is taken, and the window is as it was before.
    DEAF.store(false, Ordering::Relaxed);
    desk.wait();
    assert!(!desk.app().is_choosing_file() && !desk.sees(TEXT));
    assert_eq!(desk.app().position().opened().map(|open| open.path.clone()), Some(Some(example())));
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    desk.settle();
    assert!(desk.app().can_redo(), "keys are heard again");
}

dialog!(LOST, lost);

#[test]
fn whoever_lost_the_dialog_stops_waiting_and_its_later_answer_is_not_taken() {
    let mut desk = Desk::new(lost);
    desk.open();
    let before = desk.state();
    let button = desk.window.get_by_label("Stop waiting");
    assert!(!button.accesskit_node().is_disabled());
    button.click();
    desk.settle();
    assert!(!desk.app().is_choosing_file() && !desk.sees(TEXT));
    LOST.store(false, Ordering::Relaxed);
    desk.wait();
    assert_eq!(desk.state(), before, "nothing was opened");
    // The next dialog is another one, and is heard.
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::O);
    desk.settle();
    desk.wait();
    assert_eq!(desk.app().position().opened().map(|open| open.path.clone()), Some(Some(example())));
}

dialog!(KEYS, keys);

#[test]
fn the_way_out_is_reached_by_keys_alone() {
    let mut desk = Desk::new(keys);
    desk.open();
    desk.window.key_press(Key::Tab);
    desk.settle();
    desk.window.key_press(Key::Enter);
    desk.settle();
    assert!(!desk.app().is_choosing_file());
    KEYS.store(false, Ordering::Relaxed);
}

dialog!(CLOSED, closed);

#[test]
fn the_window_can_be_closed_while_the_dialog_is_open() {
    let mut desk = Desk::new(closed);
    desk.open();
    let close = |desk: &mut Desk| {
        let viewport = desk.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        viewport.events.push(ViewportEvent::Close);
        desk.window.step();
        desk.settle();
    };
    close(&mut desk);
    assert!(desk.app().is_quitting(), "nothing is unsaved");

    // What is unsaved is asked about first, and can be answered.
    let mut desk = Desk::new(closed);
    desk.window.state_mut().apply(Command::SwitchTo(PuzzleId::Cube2));
    desk.window.state_mut().apply(Input::TypePosition("R U F".into()));
    desk.window.state_mut().apply(Command::Solve);
    desk.wait();
    assert!(desk.app().results().is_optimal());
    desk.open();
    close(&mut desk);
    assert!(!desk.app().is_quitting() && !desk.app().is_choosing_file());
    assert!(desk.sees("Leave now?") && !desk.sees(TEXT));
    desk.window.get_by_label("Leave").click();
    desk.settle();
    assert!(desk.app().is_quitting());
    CLOSED.store(false, Ordering::Relaxed);
}
