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
    window.press_with_modifiers(Modifiers::COMMAND, Key::Q);
}

/// Clicks the close button of the window; true if the window stays open.
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
fn there_is_no_prompt_without_unsaved_work() {
    let mut window = new(PuzzleId::Cube3);
    window.apply(ScrambleCommand::ScrambleFrom(1));
    quit(&mut window);
    assert!(window.app().quitting.is_decided());
}

#[test]
fn unsaved_work_is_listed_and_a_second_attempt_quits() {
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
fn the_windows_close_button_asks_too() {
    let mut window = new(PuzzleId::Cube2);
    window.apply(SettingsCommand::Set(Switch::Restore, false));
    solve(&mut window, "R U F");
    assert!(press_close(&mut window) && !window.app().quitting.is_decided());
    assert!(window.has_text("Solutions and moves will be lost"));
    assert!(!press_close(&mut window) && window.app().quitting.is_decided());
}

#[test]
fn the_session_can_be_saved_from_the_prompt_before_quitting() {
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
fn saving_clears_the_prompt_and_new_work_brings_it_back() {
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
fn the_prompt_is_disabled_in_its_dialog_and_enabled_in_the_menu() {
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
fn a_running_search_is_listed() {
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
fn restored_work_is_not_asked_about_again() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, SIZE);
    assert!(window.app().results().best().is_some(), "it came back");
    quit(&mut window);
    assert!(window.app().quitting.is_decided());
}
