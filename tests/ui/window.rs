//! The main window: logs, searches, solutions, tables and settings.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::window::{SIZE, TestWindow};
use crate::support::{self, temporary};
use eframe::egui::{self, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{HistoryCommand, ScrambleCommand, SearchCommand, SettingsCommand, TablesCommand};
use unfold_app::search::{shown_position, state::SearchStage};
use unfold_app::settings::{choices::View, how_far::HowFar, switch::Switch};
use unfold_app::{file_export, sentences::lesson::headings};
use unfold_engine::puzzle::{PuzzleId, Sequence, scramble};
use unfold_engine::{mc4d, notation};
use unfold_text::Language;

impl TestWindow {
    fn first_start(tables: &Path) -> Self {
        Self::with_size(tables, Language::ENGLISH, SIZE)
    }

    /// Writes a file into the test's folder; returns its path.
    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.file(name);
        std::fs::write(&path, text).expect("writable");
        path
    }

    fn menu(&mut self, menu: &str, item: &str) {
        self.open_menu(menu);
        self.click(item);
    }
}

/// An MC4D log with a random scramble of this many moves.
fn log_of(moves: usize, seed: u64) -> String {
    let walk = scramble::walk(PuzzleId::Tess2, moves, &mut scramble::generator(seed));
    mc4d::write(&mc4d::Log::from_scramble(PuzzleId::Tess2, &walk).expect("moves of the puzzle"))
}

#[test]
fn a_log_is_opened_solved_and_saved() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let source = window.write("six.log", &log_of(6, 1));
    window.menu("File", "Open…");
    assert!(window.has_text("xdg-desktop-portal with a backend"), "it says why a path is typed");
    window.type_path(&source, "Open");
    assert!(window.has_text("six.log: a scramble of 6 STM"));
    for cell in "IBDLRUFO".chars() {
        assert_eq!(window.harness.query_all_by_label_contains(&format!("sticker {cell} at place ")).count(), 8);
    }

    window.click("Solve");
    window.wait("the proof", |window| {
        shown_position::stage(window.app()) != SearchStage::Searching && !window.app().search.is_running()
    });
    assert!(window.has_text("finished: proven optimal"));
    let best = window.app().results().best().expect("a solution").clone();
    assert!(best.length <= 6);
    assert!(window.has_text(&format!("Solution, {} STM", best.length)));
    assert!(window.app().document.workspace().state().expect("a position").after_all(&best.moves).is_solved());

    window.menu("File", "Save solution…");
    assert!(window.has_text("ends solved"), "a log is proposed");
    window.click("Choose a place…");
    let target = window.folder.path().join("solved");
    window.type_path(&target, "Save");
    let saved = std::fs::read(target.with_extension("log")).expect("saved with MC4D's extension");
    let saved = mc4d::read(&saved).expect("a log");
    assert!(saved.is_solved());
    assert_eq!(saved.scramble(), mc4d::read(log_of(6, 1).as_bytes()).expect("a log").scramble());
    window.harness.run();
}

#[test]
fn stop_ends_the_search_and_keeps_the_best_solution() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.click("Scramble");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Enter);
    window.wait("a solution", |window| window.app().results().best().is_some());
    assert_eq!(shown_position::stage(window.app()), SearchStage::Searching, "it goes on until it is told to stop");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.has_text("stopped"));
    assert!(window.app().results().best().is_some());

    // After a change of the position and undo, the results are shown again.
    let found = window.app().results().clone();
    window.click("Reset to solved");
    assert!(window.app().results().best().is_none());
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.app().results(), found);
}

#[test]
fn an_earlier_solution_can_be_selected() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(5));
    window.click("Solve");
    window.wait("two solutions", |window| window.app().results().solutions.len() > 1);
    window.click("Stop");
    window.wait("the end", |window| !window.app().search.is_running());
    let first = window.app().results().solutions[0].length;
    let row = format!("{first} STM after");
    window.click("Solutions");
    window.harness.query_all_by_label_contains(&row).last().expect("a row").click();
    window.settle();
    assert!(window.has_text(&format!("Solution, {first} STM")));
    window.key(Key::Escape);
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::C);
    let copied = window.harness.output().platform_output.commands.len();
    assert!(copied > 0 || window.has_text("Copied the moves to the clipboard."));
}

#[test]
fn a_truncated_log_opens_a_dialog_with_advice() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let whole = log_of(12, 2);
    let cut = window.write("cut.log", &whole[..whole.len() - 9]);
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    window.type_path(&cut, "Open");
    assert!(window.has_text("The file could not be opened"));
    assert!(window.has_text("incomplete"));
    assert!(window.has_text("line 8"), "it names the line");
    assert!(window.has_text("Use a complete copy"));
    assert!(window.app().document.workspace().is_fresh(), "nothing else changed");
    window.click("Close");
    assert!(!window.has_text("incomplete"));
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
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let source = window.write("dropped.log", &log_of(3, 3));
    window.harness.input_mut().dropped_files.push(Arc::new(Dropped(source)));
    window.settle();
    assert!(window.has_text("dropped.log: a scramble of 3 STM"));
    window.menu("File", "Open recent");
    assert!(window.has_text("dropped.log"));
}

#[test]
fn pointing_at_a_sticker_names_its_piece() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let sticker = "sticker I at place UFRI, purple (I)";
    window.harness.get_by_label(sticker).hover();
    // Tooltips appear once the pointer rests.
    for _ in 0..60 {
        window.harness.step();
    }
    assert!(window.has_text("piece UFRI at place UFRI"));
}

#[test]
fn number_fields_and_switches_change_the_settings() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.open_solver();
    window.click("How far: Shortest in the time");
    window.click("Prove optimal");
    assert_eq!(window.app().settings.how_far, HowFar::Prove);
    window.harness.get_by_role_and_label(Role::SpinButton, "Time limit").set_value_accesskit(5.0);
    window.settle();
    let settings = &window.app().settings;
    assert_eq!(settings.search_time_limit(PuzzleId::Tess2).seconds(), Some(5.0));
    assert_eq!(settings.search_time_limit(PuzzleId::Cube3).seconds(), None, "each puzzle has its own");
    assert!(window.harness.query_all_by_label("Logarithmic time").next().is_none(), "there is nothing to draw yet");
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    // The options cover the chart.
    window.apply(SettingsCommand::Set(Switch::SolverOptions, false));
    window.click_first("Chart: ");
    window.click("Logarithmic time");
    assert!(!window.app().settings.log_time, "it is on from the beginning");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.open_menu("View");
    window.click("Theme");
    window.click("Light");
    window.harness.run();
    assert!(!window.harness.ctx.global_style().visuals.dark_mode);
}

#[test]
fn shortcuts_and_about_open_and_close() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.press_with_modifiers(Modifiers::NONE, Key::F1);
    assert!(window.has_text("Ctrl+O"));
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(!window.has_text("Ctrl+O"));
    window.menu("Help", "About Unfold");
    assert!(window.has_text("counted in HTM") && window.has_text("counted in STM"));
    window.harness.run();
    window.click("Close");
    window.harness.run();
}

#[test]
fn table_builds_show_progress_and_can_be_stopped() {
    let empty = temporary();
    let mut window = TestWindow::new(PuzzleId::Tess2, empty.path());
    window.click("Scramble");
    window.click("Solve");
    window.wait("which table is built", |window| window.has_text(" for the 2×2×2×2 (Anytime): about "));
    assert!(window.has_text("preparing "), "from the first Solve on, before anything is searched");
    window.wait("how much of it is there", |window| window.has_text("% · ") || window.has_text("searching"));
    assert!(window.app().search.is_running());
    window.click("Stop");
    window.wait("the end", |window| !window.app().search.is_running());
}

#[test]
fn a_typed_cube_is_solved_and_its_moves_are_copied_and_saved_as_a_text() {
    let mut window = TestWindow::first_start(support::tables::folder());
    window
        .harness
        .get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves")
        .set_text_value_accesskit("R U F2");
    window.settle();
    window.click("Solve");
    window.wait("the proof", |window| {
        shown_position::stage(window.app()) != SearchStage::Searching && !window.app().search.is_running()
    });
    let best = window.app().results().best().expect("a solution").clone();
    assert_eq!(best.length, 3);
    assert!(window.app().document.workspace().state().expect("a position").after_all(&best.moves).is_solved());
    assert!(window.has_text("Solution, 3 HTM"));
    for name in ["move 1: F2, next", "move 2: U'", "move 3: R'"] {
        assert!(window.harness.query_by_label(name).is_some(), "{name}");
    }
    assert!(window.has_text("The best solution is proven optimal."), "the reason why Solve waits");
    window.apply(SettingsCommand::Set(Switch::AlwaysTools, true));
    window.click("Copy: Solution");
    assert!(window.has_text("3 moves copied."));
    window.press_with_modifiers(Modifiers::COMMAND, Key::S);
    assert!(window.harness.query_by_label("MC4D log, to be opened in MC4D").is_none(), "cubes have no logs");
    window.click("Choose a place…");
    let target = window.folder.path().join("three");
    window.type_path(&target, "Save");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    let text = std::fs::read_to_string(target.with_extension("txt")).expect("saved");
    assert!(text.contains("# Solution: F2 U' R'\n") && text.contains("Optimal"), "{text}");
}

#[test]
fn each_phase_of_a_solution_has_its_own_heading() {
    let mut window = TestWindow::first_start(support::tables::folder());
    for seed in [1, 2] {
        window.apply(ScrambleCommand::ScrambleFrom(seed));
        window.click("Solve");
        window.wait("a solution", |window| window.app().results().best().is_some());
        window.click("Stop");
        window.wait("the end", |window| !window.app().search.is_running());
        let best = window.app().results().best().expect("a solution").clone();
        let mut from = 0;
        for phase in &best.phases {
            // The groups are named in the order of play, in which the last phase of a search may come first.
            let forwards = best.phases.iter().find(|phase| phase.number > 0).is_some_and(|phase| phase.number == 1);
            let name = match (phase.number, forwards) {
                (0, true) | (1, false) => "Finish",
                (0, false) => "Start",
                (1, true) => "Orient",
                (_, true) => "Place",
                (_, false) => "Prepare",
            };
            // Each heading is shown in the longest form that fits above the moves.
            let notes = unfold_app::lesson::update::notes(window.app()).expect("a solution is played");
            let all: Vec<[String; 3]> =
                notes.groups.iter().map(|group| headings(Language::ENGLISH, &notes, group)).collect();
            let start = format!("{name} ({} HTM)", phase.moves);
            let forms = all.iter().find(|forms| forms[0].starts_with(&start)).expect("a group of the phase");
            assert!(forms.iter().any(|form| window.has_text(form)), "{forms:?}");
            let own = Sequence(best.moves.0[from..from + phase.moves].to_vec());
            from += phase.moves;
            let own = notation::print(PuzzleId::Cube3, &own);
            // The description of phase 2 fits its moves.
            let faces = ["R and L", "U and D", "F and B"][usize::from(phase.axis)];
            let said = format!("{faces} and half turns of the other faces");
            assert!(all.iter().any(|forms| forms[0].contains(&said)), "{all:?}");
            let quarter = |name: &&str| !name.ends_with('2');
            assert!(
                phase.number != 2 || own.split(' ').filter(quarter).all(|name| faces.contains(&name[..1])),
                "{own}"
            );
        }
        assert!(best.phases.len() >= 2 && from == best.length);
    }
}

#[test]
fn the_status_bar_shows_background_table_builds() {
    let empty = temporary();
    let mut window = TestWindow::first_start(empty.path());
    window.click("Scramble");
    window.click("Solve");
    window.wait("small tables", |window| shown_position::stage(window.app()) == SearchStage::Searching);
    let told =
        |window: &TestWindow| window.has_text(" table for the 3×3×3 (Two-phase): about ") && window.has_text(" left");
    window.wait("they are built", |window| window.has_text("Building the ") && told(window));
    window.click("Stop");
    window.wait("the end", |window| !window.app().search.is_running());
    assert!(window.app().next_poll().is_some(), "the seconds go on");
    window.wait("that goes on", told);
    // The progress is shown whichever puzzle is selected.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    window.wait("it is told for which puzzle", told);

    let mut window = TestWindow::first_start(support::tables::folder());
    window.click("Scramble");
    window.click("Solve");
    window.wait("large tables", |window| {
        assert!(!window.has_text("Building"), "their files are there, and only opened");
        unfold_app::tables::are_ready(window.app()) && !unfold_app::tables::lacks_large(window.app())
    });
    assert!(!window.has_text("Tables: ready"), "that is told where the tables are");
    window.apply(TablesCommand::Tables);
    assert!(window.has_text("Tables: ready"));
}

#[test]
fn all_optimal_solutions_are_listed_and_each_can_be_selected() {
    let mut window = TestWindow::first_start(support::tables::folder());
    let position = window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves");
    position.set_text_value_accesskit("(R2 F2)3");
    window.settle();
    window.open_solver();
    window.click("All optimal solutions");
    assert!(window.app().settings.all_optimal);
    window.click("Solve");
    window.wait("the end", |window| !window.app().search.is_running() && window.app().results().best().is_some());
    window.click("Solutions");
    assert!(window.has_text("All 8 optimal solutions found."));
    assert!(window.has_text("Found all 8 optimal solutions of 6 HTM."));
    assert!(window.has_text("All optimal solutions have been found."), "the reason why Solve waits");
    for n in 0..8 {
        let moves = notation::print(PuzzleId::Cube3, &window.app().results().all_optimal()[n].moves);
        window.harness.get_by_label(&format!("{}.  6 HTM   {moves}", n + 1)).click();
        window.settle();
        let shown =
            window.app().results().selected().map(|(_, solution)| notation::print(PuzzleId::Cube3, &solution.moves));
        assert_eq!(shown, Some(moves));
    }
    assert!(window.has_text("Solution, 6 HTM"));
    window.harness.run();
}

#[test]
fn the_tables_page_shows_memory_use() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    let tables = |window: &TestWindow| window.app().samples.tables.bytes;
    assert_eq!(tables(&window), 0);
    assert!(!window.has_text("Tables in use"));
    window.apply(TablesCommand::Tables);
    assert!(window.has_text("Tables in use: 0 MB") && window.has_text("Tables: not loaded until the first search"));
    window.apply(SettingsCommand::SetView(View::Stage));
    window.click("Scramble");
    window.click("Solve");
    window.wait("a solution", |window| window.app().results().best().is_some());
    window.apply(TablesCommand::Tables);
    // The two small tables of the hypercube, and on a slow machine possibly the large ones.
    assert!(tables(&window) >= 33_442_112 + 14_696_640);
    assert!(window.has_text(&format!("Tables in use: {:.0} MB", tables(&window) as f64 / 1e6)));
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    let memory = window.app().samples.resident.expect("this system tells");
    assert!(window.has_text(&format!("Memory: {:.0} MB", memory as f64 / 1e6)));
}
