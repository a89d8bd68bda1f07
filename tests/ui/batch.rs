//! Many positions in one run, in the window as a person uses it. Needs neither display nor GPU.

use crate::support;
use std::time::{Duration, Instant};

use crate::support::desk::Desk;
use crate::support::program::{told, with_tables};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use unfold::app::Command;
use unfold::app::command::batch::BatchCommand;
use unfold::engine::notation::{self, facelets};
use unfold::engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold::i18n::Language;
use unfold::model::batch::form::PositionSource;
use unfold::model::batch::table::BatchEnd;
use unfold::model::choices::View;
use unfold::model::seconds_limit::SecondsLimit;

fn desk(puzzle: PuzzleId) -> Desk {
    let mut desk = Desk::new(puzzle, support::tables::folder());
    desk.apply(Command::SetView(View::Batch));
    desk.apply(Command::SetThreads(2));
    desk
}

fn fill(desk: &mut Desk, text: &str) {
    desk.window.get_by_role_and_label(Role::MultilineTextInput, "Positions").set_text_value_accesskit(text);
    desk.settle();
}

fn draw(desk: &mut Desk, count: u64, seed: u64) {
    desk.click("Random");
    desk.apply(Command::Batch(BatchCommand::Count(count)));
    desk.apply(Command::Batch(BatchCommand::Seed(seed)));
}

fn end(desk: &Desk) -> Option<BatchEnd> {
    desk.app().batch().table.as_ref().and_then(|table| table.end)
}

fn done(desk: &mut Desk) {
    desk.wait("the batch", |desk| end(desk).is_some());
    assert_eq!(end(desk), Some(BatchEnd::Done));
}

/// The numbers of the rows from the top.
fn order(desk: &Desk) -> Vec<u64> {
    let table = desk.app().batch().table.as_ref();
    table.map_or_else(Vec::new, |table| (0..table.len()).map(|at| table.row(at).expect("a row").index).collect())
}

/// Rows of CSV without the seconds, of inputs without commas.
fn without_seconds(csv: &str) -> Vec<String> {
    let cells = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
    csv.lines().map(|line| [&cells(line)[..7], &cells(line)[8..]].concat().join(",")).collect()
}

#[test]
fn a_pasted_list_is_solved_sorted_shown_undone_and_saved() {
    let mut desk = desk(PuzzleId::Cube2);
    assert!(desk.sees("No positions are given yet"));
    let list = "R U F\n# a comment\n\nR Q U\nR\nR U\n";
    fill(&mut desk, list);
    desk.click("Solve all");
    done(&mut desk);
    assert!(desk.sees("4 rows: 3 solved, 3 of them optimal; 0 without a solution, 1 wrong. Mean length 2.00 HTM."));
    assert_eq!(order(&desk), [1, 2, 3, 4]);
    // In its place, with what is wrong and where.
    assert!(desk.sees("row 2: ") && desk.sees("line 4, column 3"));
    desk.click("Sort by: Length");
    assert_eq!(order(&desk), [3, 4, 1, 2]);
    desk.click("Sort by: Length");
    assert_eq!(order(&desk), [1, 4, 3, 2], "what has no length comes last either way");
    desk.click("Sort by: #");
    assert_eq!(order(&desk), [1, 2, 3, 4]);

    let before = desk.app().painting().clone();
    desk.click_first("row 1: 3 HTM");
    let state = Facelets::solved(PuzzleId::Cube2).after_all(&notation::parse(PuzzleId::Cube2, "R U F").expect("moves"));
    assert_eq!(desk.app().state(), Some(&state));
    let best = desk.app().results().best().expect("a solution").clone();
    assert!(state.after_all(&best.moves).is_solved() && best.length == 3);
    assert!(desk.app().results().is_optimal());
    // By keys alone: the table has them since the click.
    desk.key(Key::ArrowDown);
    desk.key(Key::ArrowDown);
    desk.key(Key::Enter);
    desk.settle();
    assert_eq!(desk.app().results().best().expect("a solution").length, 1);
    desk.click_first("row 2: ");
    assert!(desk.sees("Row 2 is no position"));
    desk.keys(Modifiers::COMMAND, Key::Z);
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(*desk.app().painting(), before);

    let file = desk.file("rows.csv");
    desk.click("Rows as CSV…");
    desk.type_path(&file, "Save");
    desk.wait("the file", |desk| !desk.app().is_saving());
    let saved = std::fs::read_to_string(&file).expect("saved");
    let (code, out, _) = told(with_tables(&["solve", "--puzzle", "2x2x2", "--batch", "-"]), list.as_bytes());
    assert_eq!(code, 2);
    assert_eq!(without_seconds(&saved), without_seconds(&out));
    // It is asked about before it is replaced.
    desk.click("Rows as CSV…");
    desk.type_path(&file, "Save");
    assert!(desk.sees("already"));
    desk.click("Cancel");
    assert_eq!(std::fs::read_to_string(&file).expect("there still"), saved);
}

#[test]
fn random_positions_are_those_of_the_command_line() {
    let mut desk = desk(PuzzleId::Cube3);
    draw(&mut desk, 20, 7);
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_whole(1)));
    desk.keys(Modifiers::COMMAND, Key::B);
    desk.wait("some rows", |desk| order(desk).len() >= 4);
    assert!(desk.app().batch_at_work().is_some());
    let table = desk.app().batch().table.as_ref().expect("a table");
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
fn stop_answers_at_once_and_keeps_what_is_done() {
    let mut desk = desk(PuzzleId::Cube3);
    draw(&mut desk, 1000, 1);
    let short = "R U\nR\n";
    desk.apply(Command::Batch(BatchCommand::Text(format!("{short}{}", facelets::print(&random_cube())))));
    desk.apply(Command::Batch(BatchCommand::SetSource(PositionSource::Pasted)));
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_whole(0)));
    desk.click("Solve all");
    desk.wait("two rows", |desk| order(desk).len() == 2);
    // Meanwhile a search would take the threads away from it.
    assert!(!desk.app().is_possible(&Command::Solve));
    assert!(desk.sees("A batch is at work on all threads; stop it first."));
    std::thread::sleep(Duration::from_millis(200));
    let asked = Instant::now();
    desk.window.key_press(Key::Escape);
    while end(&desk).is_none() {
        desk.window.step();
        assert!(asked.elapsed() < Duration::from_secs(5));
    }
    assert!(asked.elapsed() < Duration::from_millis(100), "{:?}", asked.elapsed());
    desk.settle();
    assert_eq!((end(&desk), order(&desk)), (Some(BatchEnd::Stopped), vec![1, 2, 3]));
    // The one at work told what it had found.
    assert!(desk.sees("Stopped after 3 rows") && desk.app().is_possible(&Command::Batch(BatchCommand::Start)));
    // And the other way round.
    desk.apply(Command::Scramble);
    desk.apply(Command::Solve);
    assert!(!desk.app().is_possible(&Command::Batch(BatchCommand::Start)));
    assert!(desk.sees("A search is at work on all threads; stop it first."));
    desk.apply(Command::Stop);
    desk.wait("the end of the search", |desk| !desk.app().is_searching());
    // Closing ends what is at work.
    desk.click("Solve all");
    desk.wait("the first row", |desk| !order(desk).is_empty());
    desk.window.state_mut().close();
    assert_eq!(desk.app().batch_at_work(), None);
}

fn random_cube() -> Facelets {
    scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(5))
}

#[test]
fn a_hundred_thousand_rows_are_as_smooth_as_ten() {
    let mut desk = desk(PuzzleId::Cube2);
    draw(&mut desk, 100_000, 3);
    desk.click("Solve all");
    desk.wait("the batch", |desk| end(desk).is_some());
    assert!(desk.sees("100\u{a0}000 rows: 100\u{a0}000 solved"));
    // Only those in sight are there at all.
    let rows = |desk: &Desk| desk.window.query_all_by_role(Role::Row).count();
    assert!((1..80).contains(&rows(&desk)), "{}", rows(&desk));
    let frame = |desk: &mut Desk| {
        let start = Instant::now();
        (0..20).for_each(|_| desk.window.step());
        start.elapsed() / 20
    };
    let many = frame(&mut desk);
    let sorted = Instant::now();
    desk.apply(Command::Batch(BatchCommand::Sort(unfold::model::batch::table::Column::Moves)));
    assert!(sorted.elapsed() < Duration::from_secs(2), "{:?}", sorted.elapsed());
    draw(&mut desk, 10, 3);
    desk.click("Solve all");
    done(&mut desk);
    let few = frame(&mut desk);
    assert!(many < 3 * few + Duration::from_millis(5), "{many:?} and {few:?}");
    // To the end and back by keys.
    desk.click_first("row 1: ");
    desk.key(Key::End);
    desk.settle();
    assert_eq!(desk.app().batch().table.as_ref().expect("a table").cursor(), 9);
}

#[test]
fn a_list_in_a_file_is_chosen_by_its_path() {
    let mut desk = desk(PuzzleId::Tess2);
    let list = desk.file("list.txt");
    std::fs::write(&list, "UF RO\nRUF\nnonsense\n").expect("written");
    desk.click("From a file");
    assert!(desk.sees("No file is chosen yet"));
    desk.click("Choose a list…");
    desk.type_path(&list, "Open");
    assert!(desk.sees("list.txt"));
    desk.click("Solve all");
    done(&mut desk);
    assert!(desk.sees("3 rows: 2 solved, 2 of them optimal; 0 without a solution, 1 wrong. Mean length 1.50 STM."));
    // Each puzzle has its own.
    desk.apply(Command::SwitchTo(PuzzleId::Cube2));
    assert!(desk.app().batch().table.is_none());
    desk.apply(Command::SwitchTo(PuzzleId::Tess2));
    assert_eq!(order(&desk).len(), 3);
    desk.click("Choose a list…");
    let folder = desk.folder.path().to_path_buf();
    desk.type_path(&folder, "Open");
    desk.click("Solve all");
    assert!(desk.sees("This is no plain file") && desk.sees("one position a line"));
}

#[test]
fn a_long_text_is_taken_without_being_laid_out() {
    let mut desk = desk(PuzzleId::Cube2);
    fill(&mut desk, "R U");
    desk.window.get_by_role_and_label(Role::MultilineTextInput, "Positions").focus();
    desk.settle();
    let long: String = (0..20_000).map(|_| "R U F2 R'\n").collect();
    desk.window.event(Event::Paste(long));
    desk.settle();
    assert!(desk.sees("20\u{a0}001 lines") && desk.sees("too long to be shown"));
    desk.click("Empty");
    assert_eq!(desk.app().batch().form.states, 0);
}

#[test]
fn the_view_speaks_every_language() {
    for (language, name) in [(Language::French, "Tout résoudre"), (Language::Spanish, "Resolver todo")] {
        let mut desk = Desk::in_language(PuzzleId::Cube2, support::tables::folder(), language);
        desk.apply(Command::SetView(View::Batch));
        desk.apply(Command::Batch(BatchCommand::Text("R U\nRQ".into())));
        desk.click(name);
        done(&mut desk);
    }
}

#[test]
fn rows_are_not_lost_by_leaving_nor_by_the_next_batch() {
    let mut desk = desk(PuzzleId::Cube2);
    draw(&mut desk, 3, 1);
    desk.click("Solve all");
    done(&mut desk);
    let first = desk.app().batch().table.as_ref().and_then(|table| table.row(0)).expect("a row").input.clone();
    assert_eq!(desk.app().leaving().rows, 3);
    desk.apply(Command::Quit);
    assert!(!desk.app().is_quitting() && desk.sees("do not come back: 3."));
    desk.click("Cancel");

    draw(&mut desk, 2, 2);
    desk.click("Solve all");
    done(&mut desk);
    assert_eq!((order(&desk).len(), desk.app().leaving().rows), (2, 5));
    desk.click("Rows before");
    assert_eq!(order(&desk).len(), 3);
    assert_eq!(desk.app().batch().table.as_ref().and_then(|table| table.row(0)).expect("a row").input, first);

    // What was saved is not asked about.
    desk.apply(Command::Batch(BatchCommand::Save));
    desk.type_path(&desk.file("rows.csv"), "Save");
    desk.wait("the file", |desk| !desk.app().is_saving());
    assert_eq!(desk.app().leaving().rows, 2);
}
