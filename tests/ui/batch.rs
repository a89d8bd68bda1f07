//! The batch page.

use std::time::Duration;

use crate::support::program::{run_with_input, with_tables};
use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::batch::{self, update::BatchCommand};
use unfold_app::command::{Command, HistoryCommand, ScrambleCommand, SearchCommand, SessionCommand, SettingsCommand};
use unfold_app::document::batches::{form::PositionSource, table::BatchEnd};
use unfold_app::file_export;
use unfold_app::settings::{batch::BatchChange, choices::View, how_far::HowFar, seconds_limit::SecondsLimit};
use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_text::Language;

fn window(puzzle: PuzzleId) -> TestWindow {
    let mut window = TestWindow::new(puzzle, support::tables::folder());
    window.apply(SettingsCommand::SetView(View::Batch));
    set(&mut window, BatchChange::Jobs(2));
    window
}

fn set(window: &mut TestWindow, change: BatchChange) {
    window.apply(Command::Batch(BatchCommand::ChangeOptions(change)));
}

fn limit(window: &mut TestWindow, limit: SecondsLimit) {
    set(window, BatchChange::TimeLimit(limit));
}

fn fill(window: &mut TestWindow, text: &str) {
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Positions").set_text_value_accesskit(text);
    window.settle();
}

fn choose_random(window: &mut TestWindow, count: u64, seed: u64) {
    window.click("Random");
    window.apply(Command::Batch(BatchCommand::SetCount(count)));
    window.apply(Command::Batch(BatchCommand::SetSeed(seed)));
}

fn end(window: &TestWindow) -> Option<BatchEnd> {
    batch::current(window.app()).table.as_ref().and_then(|table| table.end)
}

fn wait_until_done(window: &mut TestWindow) {
    window.wait("the batch", |window| end(window).is_some());
    assert_eq!(end(window), Some(BatchEnd::Done));
}

/// The row numbers in the order shown.
fn order(window: &TestWindow) -> Vec<u64> {
    let table = batch::current(window.app()).table.as_ref();
    table.map_or_else(Vec::new, |table| (0..table.len()).map(|at| table.row(at).expect("a row").index).collect())
}

/// The lines of a CSV file without the column of seconds; the inputs must not contain commas.
fn without_seconds(csv: &str) -> Vec<String> {
    let cells = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
    csv.lines().map(|line| [&cells(line)[..7], &cells(line)[8..]].concat().join(",")).collect()
}

#[test]
fn a_pasted_list_is_solved_sorted_shown_undone_and_saved() {
    let mut window = window(PuzzleId::Cube2);
    assert!(window.has_text("No positions to solve yet"));
    let list = "R U F\n# a comment\n\nR Q U\nR\nR U\n";
    fill(&mut window, list);
    window.click("Solve all");
    wait_until_done(&mut window);
    assert!(window.has_text(
        "4 rows: 3 solved, 3 of them optimal; 0 without a solution, 1 with an error. Mean length: 2.00 HTM."
    ));
    assert_eq!(order(&window), [1, 2, 3, 4]);
    // The bad line keeps its place, and shows its error and the position of the error.
    assert!(window.has_text("row 2: ") && window.has_text("line 4, column 3"));
    window.click("Sort by: Length");
    assert_eq!(order(&window), [3, 4, 1, 2]);
    window.click("Sort by: Length");
    assert_eq!(order(&window), [1, 4, 3, 2], "what has no length comes last either way");
    window.click("Sort by: #");
    assert_eq!(order(&window), [1, 2, 3, 4]);

    let before = window.app().document.workspace().painting().clone();
    window.click_first("row 1: 3 HTM");
    let state = Facelets::solved(PuzzleId::Cube2).after_all(&notation::parse(PuzzleId::Cube2, "R U F").expect("moves"));
    assert_eq!(window.app().document.workspace().state(), Some(&state));
    let best = window.app().results().best().expect("a solution").clone();
    assert!(state.after_all(&best.moves).is_solved() && best.length == 3);
    assert!(window.app().results().is_optimal());
    // By keyboard: a click gives the table the focus.
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.settle();
    assert_eq!(window.app().results().best().expect("a solution").length, 1);
    window.click_first("row 2: ");
    assert!(window.has_text("Row 2 is not a valid position"));
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.app().document.workspace().painting(), before);

    let file = window.file("rows.csv");
    window.click("Save as CSV…");
    window.type_path(&file, "Save");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    let saved = std::fs::read_to_string(&file).expect("saved");
    let (code, out, _) = run_with_input(with_tables(&["solve", "--puzzle", "2x2x2", "--batch", "-"]), list.as_bytes());
    assert_eq!(code, 2);
    assert_eq!(without_seconds(&saved), without_seconds(&out));
    // Replacing the file needs confirmation.
    window.click("Save as CSV…");
    window.type_path(&file, "Save");
    assert!(window.has_text("already"));
    window.click("Cancel");
    assert_eq!(std::fs::read_to_string(&file).expect("there still"), saved);
}

#[test]
fn random_positions_are_determined_by_the_seed_and_solved() {
    let mut window = window(PuzzleId::Cube3);
    choose_random(&mut window, 20, 7);
    limit(&mut window, SecondsLimit::from_whole_seconds(1));
    window.press_with_modifiers(Modifiers::COMMAND, Key::B);
    window.wait("some rows", |window| order(window).len() >= 4);
    assert!(window.app().batch.running_puzzle().is_some());
    let table = batch::current(window.app()).table.as_ref().expect("a table");
    let mut random = scramble::generator(7);
    for at in 0..table.len() {
        let row = table.row(at).expect("a row");
        assert_eq!(row.input, facelets::print(&scramble::uniform(PuzzleId::Cube3, &mut random)));
        let best = row.result.as_ref().expect("solved").best.clone().expect("a solution");
        let state = facelets::parse(PuzzleId::Cube3, &row.input).expect("a state");
        assert!(state.after_all(&best.moves).is_solved());
    }
    assert_eq!(table.states, Some(20));
}

#[test]
fn a_batch_excludes_a_search_and_keeps_its_rows_when_stopped() {
    let mut window = window(PuzzleId::Cube3);
    choose_random(&mut window, 1000, 1);
    let short = "R U\nR\n";
    window.apply(Command::Batch(BatchCommand::SetText(format!("{short}{}", facelets::print(&random_cube())))));
    window.apply(Command::Batch(BatchCommand::SetSource(PositionSource::Pasted)));
    limit(&mut window, SecondsLimit::from_whole_seconds(0));
    window.click("Solve all");
    window.wait("two rows", |window| order(window).len() == 2);
    // Solve is disabled meanwhile, since a search would compete for the threads.
    window.apply(SettingsCommand::SetView(View::Stage));
    assert!(!window.app().is_possible(&Command::Search(SearchCommand::Solve)));
    assert!(window.has_text("A batch is using all threads. Stop it first."));
    window.apply(SettingsCommand::SetView(View::Batch));
    window.harness.key_press(Key::Escape);
    window.wait("the end of the batch", |window| end(window).is_some());
    assert_eq!((end(&window), order(&window)), (Some(BatchEnd::Stopped), vec![1, 2, 3]));
    // The interrupted row is listed, too.
    assert!(window.has_text("Stopped after 3 rows") && window.app().is_possible(&Command::Batch(BatchCommand::Start)));
    // A search disables the batch in the same way.
    window.apply(SettingsCommand::SetView(View::Stage));
    window.apply(ScrambleCommand::Scramble);
    window.apply(SearchCommand::Solve);
    window.apply(SettingsCommand::SetView(View::Batch));
    assert!(!window.app().is_possible(&Command::Batch(BatchCommand::Start)));
    assert!(window.has_text("A search is using all threads. Stop it first."));
    window.click("Stop");
    window.wait("the end of the search", |window| !window.app().search.is_running());
    // Closing the window ends the batch.
    window.click("Solve all");
    window.wait("the first row", |window| !order(window).is_empty());
    window.harness.state_mut().close();
    assert_eq!(window.app().batch.running_puzzle(), None);
}

fn random_cube() -> Facelets {
    scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(5))
}

#[test]
fn only_visible_rows_of_a_hundred_thousand_are_laid_out() {
    let mut window = window(PuzzleId::Cube2);
    choose_random(&mut window, 100_000, 3);
    window.click("Solve all");
    window.wait("the batch", |window| end(window).is_some());
    assert!(window.has_text("100\u{a0}000 rows: 100\u{a0}000 solved"));
    // Only the visible rows exist as widgets.
    let rows = |window: &TestWindow| window.harness.query_all_by_role(Role::Row).count();
    assert!((1..80).contains(&rows(&window)), "{}", rows(&window));
    window.apply(Command::Batch(BatchCommand::Sort(unfold_app::document::batches::table::Column::Moves)));
    assert!((1..80).contains(&rows(&window)), "{}", rows(&window));
    choose_random(&mut window, 10, 3);
    window.click("Solve all");
    wait_until_done(&mut window);
    // End goes to the last row.
    window.click_first("row 1: ");
    window.key(Key::End);
    window.settle();
    assert_eq!(batch::current(window.app()).table.as_ref().expect("a table").cursor(), 9);
}

#[test]
fn a_list_file_is_selected_by_path_and_solved() {
    let mut window = window(PuzzleId::Tess2);
    let list = window.file("list.txt");
    std::fs::write(&list, "UF RO\nRUF\nnonsense\n").expect("written");
    window.click("From a file");
    assert!(window.has_text("No file chosen yet"));
    window.click("Choose a list…");
    window.type_path(&list, "Open");
    assert!(window.has_text("list.txt"));
    window.click("Solve all");
    wait_until_done(&mut window);
    assert!(window.has_text(
        "3 rows: 2 solved, 2 of them optimal; 0 without a solution, 1 with an error. Mean length: 1.50 STM."
    ));
    // Each puzzle has its own table.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert!(batch::current(window.app()).table.is_none());
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert_eq!(order(&window).len(), 3);
    window.click("Choose a list…");
    let folder = window.folder.path().to_path_buf();
    window.type_path(&folder, "Open");
    window.click("Solve all");
    assert!(window.has_text("There are no logs in") && window.has_text("a folder that contains .log files"));
}

#[test]
fn a_long_pasted_list_is_accepted_but_not_shown() {
    let mut window = window(PuzzleId::Cube2);
    fill(&mut window, "R U");
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Positions").focus();
    window.settle();
    let long: String = (0..20_000).map(|_| "R U F2 R'\n").collect();
    window.harness.event(Event::Paste(long));
    window.settle();
    assert!(window.has_text("20\u{a0}001 lines") && window.has_text("too long to show"));
    window.click("Clear list");
    assert_eq!(batch::current(window.app()).form.text_count, 0);
}

#[test]
fn a_batch_runs_in_french_and_spanish() {
    for (language, name) in [(Language::FRENCH, "Tout résoudre"), (Language::SPANISH, "Resolver todo")] {
        let mut window = TestWindow::in_language(PuzzleId::Cube2, support::tables::folder(), language);
        window.apply(SettingsCommand::SetView(View::Batch));
        window.apply(Command::Batch(BatchCommand::SetText("R U\nRQ".into())));
        window.click(name);
        wait_until_done(&mut window);
    }
}

#[test]
fn unsaved_rows_prompt_on_quit_and_survive_the_next_batch() {
    let mut window = window(PuzzleId::Cube2);
    choose_random(&mut window, 3, 1);
    window.click("Solve all");
    wait_until_done(&mut window);
    let first =
        batch::current(window.app()).table.as_ref().and_then(|table| table.row(0)).expect("a row").input.clone();
    assert_eq!(unfold_app::session::update::quit_prompt(window.app()).batch_rows, 3);
    window.apply(SessionCommand::Quit);
    assert!(!window.app().quitting.is_decided() && window.has_text("3 rows of a batch are not saved"));
    window.click("Cancel");

    choose_random(&mut window, 2, 2);
    window.click("Solve all");
    wait_until_done(&mut window);
    assert_eq!((order(&window).len(), unfold_app::session::update::quit_prompt(window.app()).batch_rows), (2, 5));
    window.click("Previous results");
    assert_eq!(order(&window).len(), 3);
    assert_eq!(batch::current(window.app()).table.as_ref().and_then(|table| table.row(0)).expect("a row").input, first);

    // The prompt does not mention saved rows.
    window.apply(Command::Batch(BatchCommand::Save));
    window.type_path(&window.file("rows.csv"), "Save");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    assert_eq!(unfold_app::session::update::quit_prompt(window.app()).batch_rows, 2);
}

#[test]
fn the_duration_is_shown_before_and_during_a_batch() {
    let mut window = window(PuzzleId::Cube3);
    limit(&mut window, SecondsLimit::from_whole_seconds(30));
    assert!(window.has_text("At most 30 s per position."), "as long as no position is there");
    choose_random(&mut window, 100, 1);
    assert!(window.has_text("100 positions, at most 30 s each: about 25 minutes at most."));
    set(&mut window, BatchChange::Jobs(1));
    assert!(window.has_text("about 50 minutes at most"));
    limit(&mut window, SecondsLimit::from_whole_seconds(0));
    assert!(window.has_text("No time limit") && !window.has_text("at most"));
    limit(&mut window, SecondsLimit::from_seconds(0.1));
    window.click("Solve all");
    window.wait("some rows", |window| (2..90).contains(&order(window).len()));
    assert!(window.has_text(" of 100 · about ") && window.has_text(" seconds left"));
    // While the batch runs, its own stop button replaces Solve all, and the Stop button of a search is hidden.
    assert!(window.harness.query_by_label("Solve all").is_none() && window.harness.query_by_label("Stop").is_none());
    window.click("Stop the batch");
    window.wait("the end", |window| end(window).is_some());
    assert_eq!(end(&window), Some(BatchEnd::Stopped));
    assert!(!window.has_text(" seconds left") && window.harness.query_by_label("Solve all").is_some());
}

#[test]
fn lengths_are_charted_and_the_best_and_worst_rows_open_by_click() {
    let mut window = window(PuzzleId::Cube2);
    fill(&mut window, "R U\nR U F\nR Q\nR\nR' U\nF U R2 F\nU2\nU F R U'\n");
    window.click("Solve all");
    wait_until_done(&mut window);
    // Sorting changes neither the chart nor the best and the worst row.
    window.click("Sort by: Length");
    window.click("Sort by: Length");
    assert!(window.has_text(
        "chart of the lengths of the solutions in HTM, with how many there are of each: 1: 2, 2: 2, 3: 1, 4: 2"
    ));
    window.click("Best: row 4, 1 HTM");
    let state =
        |moves| Facelets::solved(PuzzleId::Cube2).after_all(&notation::parse(PuzzleId::Cube2, moves).expect("moves"));
    assert_eq!(
        (window.app().document.workspace().state(), window.app().results().best().map(|best| best.length)),
        (Some(&state("R")), Some(1))
    );
    assert!(window.has_text("Row 4 of the batch"), "where the position came from");
    window.click("Best: row 4, 1 HTM");
    assert!(window.app().shows_stage() && window.has_text("Row 4 of the batch"), "two clicks lead to the puzzle");
    window.apply(SettingsCommand::SetView(View::Batch));
    window.click("Worst: row 6, 4 HTM");
    assert_eq!(window.app().view(), View::Batch, "one click stays here");
    assert_eq!(window.app().document.workspace().state(), Some(&state("F U R2 F")));
    assert!(window.has_text("Row 6 of the batch") && !window.has_text("Typed position"));
    window.apply(SettingsCommand::SetLanguage(Language::FRENCH));
    assert!(window.has_text("Ligne 6 du lot"));
    window.apply(SettingsCommand::SetLanguage(Language::SPANISH));
    assert!(window.has_text("Fila 6 del lote") && window.has_text("Peor: fila 6, 4 HTM"));
}

#[test]
fn a_batch_has_its_own_limits_and_hides_solve() {
    for size in [[1280.0, 800.0], [1024.0, 700.0]] {
        let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, size);
        window.apply(ScrambleCommand::Scramble);
        window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(120)));
        let solver = window.app().settings.clone();
        assert!(window.harness.query_by_label("Solve").is_some());
        window.apply(SettingsCommand::SetView(View::Batch));
        choose_random(&mut window, 100, 1);
        assert!(window.has_text("100 positions, at most 1 s each"), "a short limit of its own");
        for label in ["Solve", "Result", "Solver…"] {
            assert!(window.harness.query_by_label(label).is_none(), "{label} at {size:?}");
        }
        // The shortcut of Solve starts no search for the hidden puzzle, and a message says why.
        window.press_with_modifiers(Modifiers::COMMAND, Key::Enter);
        window.settle();
        assert!(!window.app().search.is_running() && window.app().batch.running_puzzle().is_none());
        assert!(window.has_text("Solve all solves the positions of this page"));
        // Batch settings do not affect the solver.
        limit(&mut window, SecondsLimit::from_seconds(2.5));
        set(&mut window, BatchChange::HowFar(HowFar::Prove));
        set(&mut window, BatchChange::Method("greedy"));
        set(&mut window, BatchChange::Jobs(1));
        set(&mut window, BatchChange::Patience(SecondsLimit::from_whole_seconds(1)));
        assert!(window.has_text("100 positions, at most 2.5 s each"));
        let now = window.app().settings.clone();
        assert_eq!(now.limits(PuzzleId::Cube3), solver.limits(PuzzleId::Cube3));
        assert_eq!(
            window.app().metric(),
            solver.choices.get(&PuzzleId::Cube3).cloned().unwrap_or_default().metric_for(PuzzleId::Cube3)
        );
        let limits = now.batch.limits();
        assert_eq!((limits.timeout, limits.threads), (Some(Duration::from_millis(2500)), 1));
        assert!(limits.optimal && limits.patience == Some(Duration::from_secs(1)));
        assert_eq!(now.batch.solver_for(PuzzleId::Cube3).map(|solver| solver.name()), Some("greedy"));
        assert_ne!(window.app().solver().map(|solver| solver.name()), Some("greedy"));
        // Solver settings do not affect the batch.
        window.apply(SearchCommand::SetThreads(2));
        window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(7)));
        assert_eq!(window.app().settings.batch, now.batch);
        window.apply(SettingsCommand::SetView(View::Stage));
        assert!(window.harness.query_by_label("Solve").is_some());
    }
}

#[test]
fn positions_and_invalid_lines_are_counted_before_a_batch() {
    let mut window = window(PuzzleId::Cube2);
    fill(&mut window, "R U F\n# a comment\n\nR\n");
    window.wait("the count", |window| batch::current(window.app()).count.is_some());
    assert!(window.has_text("2 positions; all can be read."));
    fill(&mut window, "R U F\nR Q U\nR\nnothing\n");
    window.wait("the count", |window| batch::current(window.app()).count.is_some());
    assert!(window.has_text("2 of 4 positions cannot be read. The first: ") && window.has_text("line 2, column 3"));
    let file = window.file("list.txt");
    std::fs::write(&file, "R\nU\nR2 U\n").expect("a list");
    window.click("From a file");
    window.click("Choose a list…");
    window.type_path(&file, "Open");
    window.wait("the count", |window| batch::current(window.app()).count.is_some());
    assert!(window.has_text("3 positions; all can be read."));
    assert!(!window.has_text("Choose a folder of logs…"), "there are no logs of cubes");
}

#[test]
fn the_logs_of_a_folder_are_solved() {
    let mut window = window(PuzzleId::Tess2);
    let folder = window.file("logs");
    std::fs::create_dir(&folder).expect("a folder");
    let scramble = notation::parse(PuzzleId::Tess2, "UF2 RO UF").expect("moves");
    let log = Log::from_scramble(PuzzleId::Tess2, &scramble).expect("moves of the puzzle");
    std::fs::write(folder.join("b.log"), mc4d::write(&log)).expect("a log");
    std::fs::write(folder.join("a.log"), "no log").expect("a file");
    std::fs::write(folder.join("c.txt"), "UF").expect("a file");
    window.click("From a file");
    window.click("Choose a folder of logs…");
    window.type_path(&folder, "Open");
    window.wait("the count", |window| batch::current(window.app()).count.is_some());
    assert!(window.has_text("1 of 2 positions cannot be read. The first: "));
    limit(&mut window, SecondsLimit::from_whole_seconds(1));
    window.click("Solve all");
    wait_until_done(&mut window);
    let table = batch::current(window.app()).table.as_ref().expect("a table");
    assert!(table.row(0).expect("a row").result.is_err());
    let row = table.row(1).expect("a row");
    assert!(row.input.ends_with("// b.log") && row.result.is_ok(), "{}", row.input);
    window.click_first("row 2: ");
    let state = Facelets::solved(PuzzleId::Tess2).after_all(&scramble);
    assert_eq!(window.app().document.workspace().state(), Some(&state));
}
