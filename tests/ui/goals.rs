//! The algorithms page: goals, checked lists, and the menu of an algorithm.

use std::time::Duration;

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, PointerButton};
use unfold_app::command::{AlgorithmsCommand, FilesCommand, HistoryCommand, TypingCommand};
use unfold_app::{algorithms::state::GoalChoice, file_kind::FileKind};
use unfold_engine::puzzle::PuzzleId;

fn window(position: &str) -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.press_with_modifiers(Modifiers::NONE, Key::F2);
    window.apply(TypingCommand::TypePosition(position.into()));
    window
}

fn goal(window: &TestWindow) -> GoalChoice {
    window.app().algorithms.goal
}

#[test]
fn goals_are_grouped_and_have_a_list_of_places() {
    let mut window = window("R U F' L2 D");
    assert!(!window.has_text("Place: "));
    window.click_first("Goal: Solved");
    for heading in ["Crosses", "Blocks", "Edges", "Layers"] {
        assert!(window.has_text(heading), "{heading}");
    }
    window.click("EOCross");
    assert_eq!(goal(&window), GoalChoice::Part("eocross"));
    assert!(window.has_text("Goal: EOCross") && window.has_text("Place: D, F/B"));
    window.click_first("Goal: EOCross");
    window.click("XXCross");
    assert_eq!(goal(&window), GoalChoice::Part("xxcross"));
    window.click_first("Place: D, the shortest of 6");
    assert!(window.has_text("F, UR, DR") && window.has_text("the shortest of 36"));
    window.click_first("D, BR, FL");
    assert_eq!(goal(&window), GoalChoice::Part("xxcross-br-fl"));
    // The list of goals still shows the kind of goal, and the other list its place.
    assert!(window.has_text("Goal: XXCross") && window.has_text("Place: D, BR, FL"));
    window.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("xcross-any")));
    window.click("Find algorithms");
    window.wait("the algorithms", |window| {
        window.app().algorithms.found.as_ref().is_some_and(|found| found.end.is_some())
    });
    window.settle();
    let found = window.app().algorithms.found.as_ref().expect("results");
    let part = found.part.expect("a part").part_at(found.algorithms[0].reached.expect("it is reached").goal);
    let place = part.places[0].words().join(", ");
    assert!(window.has_text(&place), "the list says that {place} is reached");
    // A part with a single place has no list of places.
    window.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("roux-right")));
    assert!(window.has_text("Goal: Right Roux block") && !window.has_text("Place: "));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert!(window.has_text("Goal: Solved"));
    window.click_first("Goal: Solved");
    assert!(window.has_text("Layers") && !window.has_text("Crosses"));
}

#[test]
fn a_checked_list_shows_the_needed_turns() {
    let mut window = window("R U2 R' U' R U' R'");
    window.apply(AlgorithmsCommand::ChooseGoal(GoalChoice::Part("pll")));
    let folder = support::temporary();
    let path = folder.path().join("list.txt");
    std::fs::write(&path, "U' R U R' U R U2 R'\nR Q\nR U R' U R U2 R'\n").expect("a list");
    let kind = FileKind::AlgorithmList;
    window.apply(FilesCommand::ChooseFile { kind, path: Some(path), open_time: Duration::ZERO });
    window.wait("the checks", |window| window.app().algorithms.checked.is_some());
    window.settle();
    assert!(window.has_text("2 of 3 algorithms solve the case"));
    assert!(window.has_text("(U) U' R U R' U R U2 R'") && window.has_text("“Q” is not a move (line 2, column 3)"));
    assert!(window.has_text("Turns in brackets are free"));
}

#[test]
fn enter_finds_and_one_algorithm_is_copied_by_its_menu() {
    let mut window = window("R U F' L2 D");
    window.focus("Facelets or moves");
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    window.wait("the algorithms", |window| {
        window.app().algorithms.found.as_ref().is_some_and(|found| found.end.is_some())
    });
    window.settle();
    assert!(!painting_has_lines(&window));
    let name = "D' L2 F U' R'";
    window.click_with(name, PointerButton::Secondary);
    assert!(window.has_text("Copy mirrored") && window.has_text("Copy inverse"));
    window.click("Copy inverse");
    assert_eq!(window.app().news(), "Copied R U F' L2 D.");
    // By keyboard: Shift+F10 opens the menu, and Enter chooses its first entry.
    window.focus(name);
    window.press_with_modifiers(Modifiers::SHIFT, Key::F10);
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert_eq!(window.app().news(), "Copied D' L2 F U' R'.");
    assert!(!window.has_text("Copy mirrored"));
}

fn painting_has_lines(window: &TestWindow) -> bool {
    window.app().document.workspace().editor.entry.as_ref().is_some_and(|entry| entry.text.contains('\n'))
}
