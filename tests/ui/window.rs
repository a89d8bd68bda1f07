//! The window as a person uses it, found by what is written on it. Needs neither display nor GPU.

use crate::support;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::accessibility::is_input;
use eframe::egui::{self, Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, Queryable};
use unfold::app::{App, Command, Program, Stage, Surroundings};
use unfold::engine::puzzle::{PuzzleId, Sequence, scramble};
use unfold::engine::{mc4d, notation};
use unfold::i18n::Language;
use unfold::ui::Window;

struct Desk {
    folder: tempfile::TempDir,
    window: Harness<'static, Window>,
}

impl Desk {
    /// A window that shows the hypercube.
    fn new(tables: &Path) -> Self {
        let mut desk = Self::fresh(tables);
        desk.window.state_mut().apply(Command::SwitchTo(PuzzleId::Tess2));
        desk.settle();
        desk
    }

    /// A window at its first start.
    fn fresh(tables: &Path) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: tables.to_path_buf(),
            file_dialogs: false,
            language: Language::English,
        };
        let app = Program::new(around, Arc::new(|| ()));
        let window = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, window: &mut Window| {
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            Window::new(app),
        );
        Self { folder, window }
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).expect("writable");
        path
    }

    fn app(&self) -> &App {
        self.window.state().app()
    }

    /// Lets frames pass.
    fn settle(&mut self) {
        self.window.run_steps(4);
    }

    fn click(&mut self, label: &str) {
        // Of several, the first is the entry of an open menu, which belongs to the bar at the top.
        let first = self.window.query_all_by(|node| is_input(node.role()) && named(node, label)).next();
        first.unwrap_or_else(|| panic!("nothing to click is named {label:?}")).click();
        self.settle();
    }

    fn sees(&self, text: &str) -> bool {
        self.window.query_all_by_label_contains(text).next().is_some()
    }

    fn menu(&mut self, menu: &str, item: &str) {
        self.click(menu);
        self.click(item);
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Fills the path field as typing would, and agrees.
    fn type_path(&mut self, path: &Path, accept: &str) {
        self.window
            .get_by_role_and_label(Role::TextInput, "Path")
            .set_text_value_accesskit(&path.display().to_string());
        self.settle();
        self.click(accept);
    }

    fn wait(&mut self, what: &str, until: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !until(self) {
            assert!(start.elapsed() < Duration::from_secs(60), "waited in vain for: {what}");
            std::thread::sleep(Duration::from_millis(5));
            self.window.step();
        }
        self.settle();
    }
}

fn named(node: &AccessKitNode<'_>, label: &str) -> bool {
    node.label().as_deref() == Some(label) && !node.is_disabled()
}

/// A log of a walk of so many moves.
fn log_of(moves: usize, seed: u64) -> String {
    let walk = scramble::walk(PuzzleId::Tess2, moves, &mut scramble::generator(seed));
    mc4d::write(&mc4d::Log::of_scramble(&walk))
}

#[test]
fn a_log_is_opened_solved_and_saved() {
    let mut desk = Desk::new(support::tables::folder());
    let source = desk.file("six.log", &log_of(6, 1));
    desk.menu("File", "Open…");
    assert!(desk.sees("xdg-desktop-portal and a backend"), "it says why a path is typed");
    desk.type_path(&source, "Open");
    assert!(desk.sees("six.log: 6 moves STM"));
    for cell in "IBDLRUFO".chars() {
        assert_eq!(desk.window.query_all_by_label_contains(&format!("sticker {cell} of ")).count(), 8);
    }

    desk.click("Solve");
    desk.wait("the proof", |desk| desk.app().stage() != Stage::Searching && !desk.app().is_searching());
    assert!(desk.sees("ended: proven optimal"));
    let best = desk.app().results().best().expect("a solution").clone();
    assert!(best.length <= 6);
    assert!(desk.sees(&format!("Moves of the {} STM solution", best.length)));
    assert!(desk.app().state().expect("a position").after_all(&best.moves).is_solved());

    desk.menu("File", "Save solution…");
    let target = desk.folder.path().join("solved");
    desk.type_path(&target, "Save");
    let saved = std::fs::read(target.with_extension("log")).expect("saved with MC4D's extension");
    let saved = mc4d::read(&saved).expect("a log");
    assert!(saved.is_solved());
    assert_eq!(saved.scramble(), mc4d::read(log_of(6, 1).as_bytes()).expect("a log").scramble());
    desk.window.run();
}

#[test]
fn stop_answers_at_once_and_the_best_stays() {
    let mut desk = Desk::new(support::tables::folder());
    desk.click("Scramble");
    desk.press(Modifiers::COMMAND, Key::Enter);
    desk.wait("a solution", |desk| desk.app().results().best().is_some());
    assert!(desk.sees("searching"));
    let start = Instant::now();
    desk.press(Modifiers::NONE, Key::Escape);
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(start.elapsed() < Duration::from_millis(500), "{:?}", start.elapsed());
    assert!(desk.sees("stopped"));
    assert!(desk.app().results().best().is_some());

    // Another position and back: what was found is still there.
    let found = desk.app().results().clone();
    desk.click("Solved");
    assert!(desk.app().results().best().is_none());
    desk.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(*desk.app().results(), found);
}

#[test]
fn an_earlier_solution_can_be_chosen() {
    let mut desk = Desk::new(support::tables::folder());
    desk.window.state_mut().apply(Command::ScrambleFrom(5));
    desk.click("Solve");
    desk.wait("two solutions", |desk| desk.app().results().solutions.len() > 1);
    desk.click("Stop");
    desk.wait("the end", |desk| !desk.app().is_searching());
    let first = desk.app().results().solutions[0].length;
    let row = format!("{first} STM after");
    desk.click("Solutions");
    desk.window.query_all_by_label_contains(&row).last().expect("a row").click();
    desk.settle();
    desk.click("Moves");
    assert!(desk.sees(&format!("Moves of the {first} STM solution")));
    desk.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::C);
    let copied = desk.window.output().platform_output.commands.len();
    assert!(copied > 0 || desk.sees("The moves are on the clipboard."));
}

#[test]
fn a_cut_log_gets_a_dialog_that_says_what_to_do() {
    let mut desk = Desk::new(support::tables::folder());
    let whole = log_of(12, 2);
    let cut = desk.file("cut.log", &whole[..whole.len() - 9]);
    desk.press(Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    desk.type_path(&cut, "Open");
    assert!(desk.sees("The file was not opened"));
    assert!(desk.sees("cut off"));
    assert!(desk.sees("line 8"), "it names the line");
    assert!(desk.sees("Take a whole copy"));
    assert!(desk.app().is_fresh(), "nothing else changed");
    desk.click("Close");
    assert!(!desk.sees("cut off"));
}

#[test]
fn a_dropped_file_is_opened() {
    #[derive(Debug)]
    struct Dropped(PathBuf);
    impl egui::DroppedFile for Dropped {
        fn path(&self) -> &Path {
            &self.0
        }
        fn bytes(&self) -> Result<Vec<u8>, String> {
            Err("not asked for".into())
        }
    }
    let mut desk = Desk::new(support::tables::folder());
    let source = desk.file("dropped.log", &log_of(3, 3));
    desk.window.input_mut().dropped_files.push(Arc::new(Dropped(source)));
    desk.settle();
    assert!(desk.sees("dropped.log: 3 moves STM"));
    desk.menu("File", "Open recent");
    assert!(desk.sees("dropped.log"));
}

#[test]
fn pointing_at_a_sticker_names_its_piece() {
    let mut desk = Desk::new(support::tables::folder());
    let sticker = "sticker I of UFRI, colour I purple";
    desk.window.get_by_label(sticker).hover();
    // Tooltips wait until the pointer rests.
    for _ in 0..60 {
        desk.window.step();
    }
    assert!(desk.sees("piece UFRI at place UFRI"));
}

#[test]
fn numbers_and_switches_reach_the_settings() {
    let mut desk = Desk::new(support::tables::folder());
    desk.click("Optimal");
    assert!(desk.app().settings().optimal);
    desk.window.get_by_role_and_label(Role::SpinButton, "Time limit").set_value_accesskit(5.0);
    desk.settle();
    assert_eq!(desk.app().settings().time_limit.seconds(), Some(5.0));
    desk.click("Logarithmic time");
    assert!(desk.app().settings().log_time);
    desk.click("View");
    desk.click("Theme");
    desk.click("Light");
    desk.window.run();
    assert!(!desk.window.ctx.global_style().visuals.dark_mode);
}

#[test]
fn keys_and_about_can_be_read_and_closed() {
    let mut desk = Desk::new(support::tables::folder());
    desk.press(Modifiers::NONE, Key::F1);
    assert!(desk.sees("Ctrl+O"));
    desk.press(Modifiers::NONE, Key::Escape);
    assert!(!desk.sees("Ctrl+O"));
    desk.menu("Help", "About Unfold");
    assert!(desk.sees("counted in HTM") && desk.sees("counted in STM"));
    desk.window.run();
    desk.click("Close");
    desk.window.run();
}

#[test]
fn tables_are_built_without_blocking_a_frame_and_can_be_stopped() {
    let empty = tempfile::tempdir().expect("a temporary folder");
    let mut desk = Desk::new(empty.path());
    desk.click("Scramble");
    desk.click("Solve");
    let mut slowest = Duration::ZERO;
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(700) {
        let frame = Instant::now();
        desk.window.step();
        slowest = slowest.max(frame.elapsed());
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(slowest < Duration::from_millis(250), "a frame took {slowest:?}");
    if desk.app().is_searching() {
        assert!(desk.sees("preparing tables") || desk.sees("searching"));
        let start = Instant::now();
        desk.click("Stop");
        desk.wait("the end", |desk| !desk.app().is_searching());
        assert!(start.elapsed() < Duration::from_millis(500), "{:?}", start.elapsed());
    }
}

#[test]
fn a_typed_cube_is_solved_and_its_moves_are_copied_but_not_saved_as_a_log() {
    let mut desk = Desk::fresh(support::tables::folder());
    desk.window.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").set_text_value_accesskit("R U F2");
    desk.settle();
    desk.click("Solve");
    desk.wait("the proof", |desk| desk.app().stage() != Stage::Searching && !desk.app().is_searching());
    let best = desk.app().results().best().expect("a solution").clone();
    assert_eq!(best.length, 3);
    assert!(desk.app().state().expect("a position").after_all(&best.moves).is_solved());
    assert!(desk.sees("Moves of the 3 HTM solution"));
    for name in ["move 1: F2, next", "move 2: U'", "move 3: R'"] {
        assert!(desk.window.query_by_label(name).is_some(), "{name}");
    }
    assert!(desk.sees("The best solution is proven optimal."), "the reason why Solve waits");
    desk.click("Copy moves");
    assert!(desk.sees("The moves are on the clipboard."));
    assert!(!desk.app().is_possible(&Command::Save));
    desk.window.get_all_by_role_and_label(Role::Button, "Save solution…").last().expect("the button").hover();
    desk.window.run_steps(60);
    assert!(desk.sees("MagicCube4D's, which has no 3×3×3"));
}

#[test]
fn a_solution_tells_its_phases_apart() {
    let mut desk = Desk::fresh(support::tables::folder());
    for seed in [1, 2] {
        desk.window.state_mut().apply(Command::ScrambleFrom(seed));
        desk.click("Solve");
        desk.wait("a solution", |desk| desk.app().results().best().is_some());
        desk.click("Stop");
        desk.wait("the end", |desk| !desk.app().is_searching());
        let best = desk.app().results().best().expect("a solution").clone();
        let mut from = 0;
        for phase in &best.phases {
            let name = if phase.number == 0 { "Premoves".into() } else { format!("Phase {}", phase.number) };
            assert!(desk.sees(&format!("{name} ({} HTM)", phase.moves)));
            let own = Sequence(best.moves.0[from..from + phase.moves].to_vec());
            from += phase.moves;
            let own = notation::print(PuzzleId::Cube3, &own);
            // What is said of phase 2 is true of its moves.
            let faces = ["R L", "U D", "F B"][usize::from(phase.axis)];
            assert!(desk.sees(&format!("{faces} and half turns of the rest")));
            let quarter = |name: &&str| !name.ends_with('2');
            assert!(
                phase.number == 1 || own.split(' ').filter(quarter).all(|name| faces.contains(&name[..1])),
                "{own}"
            );
        }
        assert!(best.phases.len() >= 2 && from == best.length);
    }
}

#[test]
fn the_foot_tells_of_tables_that_are_made_behind_the_search() {
    let empty = tempfile::tempdir().expect("a temporary folder");
    let mut desk = Desk::fresh(empty.path());
    assert!(desk.sees("Tables: opened at the first search"));
    desk.click("Scramble");
    desk.click("Solve");
    desk.wait("small tables", |desk| desk.app().stage() == Stage::Searching);
    let built = "the small ones are in use, the large ones are being built, once";
    desk.wait("they are built", |desk| desk.sees(built));
    assert!(desk.window.query_all_by_role(Role::ProgressIndicator).next().is_some());
    desk.click("Stop");
    desk.wait("the end", |desk| !desk.app().is_searching());
    assert!(desk.app().next_poll().is_some(), "the bar goes on");
    desk.wait("why that goes on", |desk| desk.sees("being built for the next search, once"));

    let mut desk = Desk::fresh(support::tables::folder());
    desk.click("Scramble");
    desk.click("Solve");
    desk.wait("large tables", |desk| {
        assert!(!desk.sees("being built") && !desk.sees("built once"), "their files are there, and only opened");
        desk.sees("Tables: ready")
    });
}

#[test]
fn all_optimal_solutions_are_listed_and_one_of_them_is_shown() {
    let mut desk = Desk::fresh(support::tables::folder());
    let position = desk.window.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves");
    position.set_text_value_accesskit("(R2 F2)3");
    desk.settle();
    desk.click("All optimal solutions");
    assert!(desk.app().settings().all_optimal);
    desk.click("Solve");
    desk.wait("the end", |desk| !desk.app().is_searching() && desk.app().results().best().is_some());
    desk.click("Solutions");
    assert!(desk.sees("Optimal solutions: 8. There are no others."));
    assert!(desk.sees("All optimal solutions are found: 8 of 6 HTM."));
    assert!(desk.sees("All optimal solutions are found."), "the reason why Solve waits");
    for n in 0..8 {
        let moves = notation::print(PuzzleId::Cube3, &desk.app().results().all_optimal()[n].moves);
        desk.window.get_by_label(&format!("{}.  6 HTM   {moves}", n + 1)).click();
        desk.settle();
        let shown = desk.app().results().shown().map(|(_, solution)| notation::print(PuzzleId::Cube3, &solution.moves));
        assert_eq!(shown, Some(moves));
    }
    desk.click("Moves");
    assert!(desk.sees("Moves of the 6 HTM solution"));
    desk.window.run();
}

#[test]
fn the_foot_tells_how_much_memory_is_in_use() {
    let mut desk = Desk::new(support::tables::folder());
    let tables = |desk: &Desk| desk.app().tables_memory();
    assert_eq!(tables(&desk), 0);
    assert!(desk.sees("tables in use: 0 MB"));
    desk.click("Scramble");
    desk.click("Solve");
    desk.wait("a solution", |desk| desk.app().results().best().is_some());
    // The two tables of the hypercube.
    assert_eq!(tables(&desk), 33_442_112 + 14_696_640);
    assert!(desk.sees("tables in use: 48 MB"));
    desk.click("Stop");
    desk.wait("the end", |desk| !desk.app().is_searching());
    let memory = desk.app().memory().expect("this system tells");
    assert!(desk.sees(&format!("Memory: {:.0} MB", memory as f64 / 1e6)));
}
