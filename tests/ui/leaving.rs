//! Leaving the window: what is unsaved is said before it is left, found by what is written there.

use crate::support;
use eframe::egui::{Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId};
use unfold::app::command::Switch;
use unfold::app::{Command, Input};
use unfold::engine::puzzle::{Move, PuzzleId};
use unfold::i18n::Language;

use crate::support::desk::{Desk, SIZE};

fn new(puzzle: PuzzleId) -> Desk {
    Desk::new(puzzle, support::tables::folder())
}

fn solve(desk: &mut Desk, position: &str) {
    desk.apply(Input::TypePosition(position.into()));
    desk.apply(Command::Solve);
    desk.wait("the end", |desk| !desk.app().is_searching());
}

fn quit(desk: &mut Desk) {
    desk.keys(Modifiers::COMMAND, Key::Q);
}

/// The window's own button; whether it was told to stay.
fn press_close(desk: &mut Desk) -> bool {
    let viewport = desk.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    desk.window.step();
    let commands = desk.window.output().viewport_output.values().flat_map(|viewport| viewport.commands.clone());
    let stays = commands.into_iter().any(|command| command == ViewportCommand::CancelClose);
    desk.window.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    desk.settle();
    stays
}

#[test]
fn nothing_is_asked_where_nothing_is_unsaved() {
    let mut desk = new(PuzzleId::Cube3);
    desk.apply(Command::ScrambleFrom(1));
    quit(&mut desk);
    assert!(desk.app().is_quitting());
}

#[test]
fn what_is_unsaved_is_said_and_a_second_attempt_leaves() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    desk.apply(Command::ScrambleFrom(1));
    desk.apply(Command::Turn(Move(0)));
    quit(&mut desk);
    assert!(!desk.app().is_quitting());
    assert!(
        desk.sees("Positions whose solutions were not saved: 1.")
            && desk.sees("Solves by hand that were not saved: 1.")
    );
    assert!(desk.sees("Positions, solutions and turns come back at the next start."));
    desk.click("Cancel");
    assert!(desk.app().dialog().is_none() && !desk.app().is_quitting());
    quit(&mut desk);
    quit(&mut desk);
    assert!(desk.app().is_quitting());
}

#[test]
fn the_windows_own_button_asks_as_well() {
    let mut desk = new(PuzzleId::Cube2);
    desk.apply(Command::Set(Switch::Restore, false));
    solve(&mut desk, "R U F");
    assert!(press_close(&mut desk) && !desk.app().is_quitting());
    assert!(desk.sees("Solutions and turns will be lost"));
    assert!(!press_close(&mut desk) && desk.app().is_quitting());
}

#[test]
fn the_session_can_be_saved_on_leaving_and_leaving_follows() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    quit(&mut desk);
    desk.click("Save session…");
    desk.click("Cancel");
    assert!(!desk.app().is_quitting(), "whoever saves nothing stays");
    quit(&mut desk);
    desk.click("Save session…");
    let path = desk.file("mine.unfold");
    desk.type_path(&path, "Save");
    assert!(path.exists() && desk.app().is_quitting());
}

#[test]
fn saving_ends_the_question_and_new_work_brings_it_back() {
    let mut desk = new(PuzzleId::Tess2);
    solve(&mut desk, "RO UF");
    desk.apply(Command::SaveTo(desk.file("a.log")));
    assert_eq!(desk.app().leaving().solutions, 0);
    desk.apply(Command::Turn(Move(0)));
    assert_eq!(desk.app().leaving().turns, 1);
    desk.apply(Command::SaveTurnsTo(desk.file("b.log")));
    assert_eq!(desk.app().leaving().turns, 0);
    desk.apply(Command::Turn(Move(1)));
    assert_eq!(desk.app().leaving().turns, 1);
    desk.apply(Command::SaveSessionTo(desk.file("c.unfold")));
    assert!(!desk.app().leaving().is_worth_asking());
}

#[test]
fn whoever_does_not_want_the_question_is_not_asked_again() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    quit(&mut desk);
    desk.click("Do not ask again");
    desk.click("Cancel");
    assert!(!desk.app().settings().ask_on_leaving);
    desk.click("File");
    desk.click("Ask before leaving");
    assert!(desk.app().settings().ask_on_leaving);
    desk.key(Key::Escape);
    desk.settle();
    desk.click("File");
    desk.click("Restore at the next start");
    assert!(!desk.app().settings().restore);
}

#[test]
fn what_is_at_work_is_said() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    desk.apply(Command::SwitchTo(PuzzleId::Cube3));
    desk.apply(Command::ScrambleFrom(3));
    desk.apply(Command::Solve);
    quit(&mut desk);
    assert!(desk.sees("A search is at work, and would stop."));
    desk.click("Leave");
    assert!(desk.app().is_quitting());
}

#[test]
fn what_came_back_is_not_asked_about_again() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    let Desk { folder, window } = desk;
    drop(window);
    let mut desk = Desk::start(folder, support::tables::folder(), Language::English, SIZE);
    assert!(desk.app().results().best().is_some(), "it came back");
    quit(&mut desk);
    assert!(desk.app().is_quitting());
}
