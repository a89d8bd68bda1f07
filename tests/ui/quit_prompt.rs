//! Quitting the window: a prompt lists unsaved work first.

use crate::support;
use crate::support::window::{SIZE, TestWindow};
use eframe::egui::{Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId};
use unfold_app::command::{HistoryCommand, ManualSolveCommand, ScrambleCommand, SearchCommand, SessionCommand};
use unfold_app::command::{SettingsCommand, SolutionCommand, TypingCommand};
use unfold_app::settings::switch::Switch;
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_text::Language;

fn new(puzzle: PuzzleId) -> TestWindow {
    TestWindow::new(puzzle, support::tables::folder())
}

fn solve(window: &mut TestWindow, position: &str) {
    window.apply(TypingCommand::TypePosition(position.into()));
    window.apply(SearchCommand::Solve);
    window.wait("the end", |window| !window.app().search.is_running());
}

fn quit(window: &mut TestWindow) {
    window.keys(Modifiers::COMMAND, Key::Q);
}

/// Presses the window's close button; true if the window was told to stay open.
fn press_close(window: &mut TestWindow) -> bool {
    let viewport = window.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    window.harness.step();
    let commands = window.harness.output().viewport_output.values().flat_map(|viewport| viewport.commands.clone());
    let stays = commands.into_iter().any(|command| command == ViewportCommand::CancelClose);
    window.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    window.settle();
    stays
}

#[test]
fn nothing_is_asked_where_nothing_is_unsaved() {
    let mut window = new(PuzzleId::Cube3);
    window.apply(ScrambleCommand::ScrambleFrom(1));
    quit(&mut window);
    assert!(window.app().quitting.is_decided());
}

#[test]
fn what_is_unsaved_is_said_and_a_second_attempt_leaves() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.apply(ManualSolveCommand::Turn(Move::new(0)));
    quit(&mut window);
    assert!(!window.app().quitting.is_decided());
    assert!(window.has_text("1 position has unsaved solutions.") && window.has_text("1 solve by hand is not saved."));
    assert!(window.has_text("Positions, solutions and moves will be restored at the next start."));
    window.click("Cancel");
    assert!(window.app().dialog.is_none() && !window.app().quitting.is_decided());
    quit(&mut window);
    quit(&mut window);
    assert!(window.app().quitting.is_decided());
}

#[test]
fn the_windows_own_button_asks_as_well() {
    let mut window = new(PuzzleId::Cube2);
    window.apply(SettingsCommand::Set(Switch::Restore, false));
    solve(&mut window, "R U F");
    assert!(press_close(&mut window) && !window.app().quitting.is_decided());
    assert!(window.has_text("Solutions and moves will be lost"));
    assert!(!press_close(&mut window) && window.app().quitting.is_decided());
}

#[test]
fn the_session_can_be_saved_on_leaving_and_leaving_follows() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    quit(&mut window);
    window.click("Save session…");
    window.click("Cancel");
    assert!(!window.app().quitting.is_decided(), "whoever saves nothing stays");
    quit(&mut window);
    window.click("Save session…");
    let path = window.file("mine.unfold");
    window.type_path(&path, "Save");
    assert!(path.exists() && window.app().quitting.is_decided());
}

#[test]
fn saving_ends_the_question_and_new_work_brings_it_back() {
    let mut window = new(PuzzleId::Tess2);
    solve(&mut window, "RO UF");
    window.apply(SolutionCommand::SaveTo(window.file("a.log")));
    assert_eq!(unfold_app::session::update::quit_prompt(window.app()).solutions, 0);
    window.apply(ManualSolveCommand::Turn(Move::new(0)));
    assert_eq!(unfold_app::session::update::quit_prompt(window.app()).turns, 1);
    window.apply(ManualSolveCommand::SaveTurnsTo(window.file("b.log")));
    assert_eq!(unfold_app::session::update::quit_prompt(window.app()).turns, 0);
    window.apply(ManualSolveCommand::Turn(Move::new(1)));
    assert_eq!(unfold_app::session::update::quit_prompt(window.app()).turns, 1);
    window.apply(SessionCommand::SaveSessionTo(window.file("c.unfold")));
    assert!(!unfold_app::session::update::quit_prompt(window.app()).is_worth_asking());
}

#[test]
fn whoever_does_not_want_the_question_is_not_asked_again() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    quit(&mut window);
    window.click("Do not ask again");
    window.click("Cancel");
    assert!(!window.app().settings.ask_on_leaving);
    window.open_menu("File");
    window.click("Ask before quitting");
    assert!(window.app().settings.ask_on_leaving);
    window.key(Key::Escape);
    window.settle();
    window.open_menu("File");
    window.click("Restore session at next start");
    assert!(!window.app().settings.restore);
}

#[test]
fn what_is_at_work_is_said() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.apply(ScrambleCommand::ScrambleFrom(3));
    window.apply(SearchCommand::Solve);
    quit(&mut window);
    assert!(window.has_text("A search is running and will be stopped."));
    window.click("Quit");
    assert!(window.app().quitting.is_decided());
}

#[test]
fn what_came_back_is_not_asked_about_again() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, SIZE);
    assert!(window.app().results().best().is_some(), "it came back");
    quit(&mut window);
    assert!(window.app().quitting.is_decided());
}
