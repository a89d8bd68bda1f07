//! The cases page by pointer and by keyboard.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use unfold_app::cases::queries;
use unfold_app::command::HistoryCommand;
use unfold_app::page::Page;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

const T: &str = "R U R' U' R' F R2 U' R' U' R U R' F'";

fn new() -> TestWindow {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, [1280.0, 1000.0]);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.press_with_modifiers(Modifiers::NONE, Key::F12);
    assert_eq!(window.app().page, Some(Page::Cases));
    window
}

fn chosen(window: &TestWindow) -> String {
    window.app().cases.case(PuzzleId::Cube3).expect("a case").name.clone()
}

#[test]
fn a_picture_selects_its_case_and_algorithms_join_the_case_they_solve() {
    let mut window = new();
    window.click("Jb, corners and edges, your algorithms: 0");
    assert_eq!(chosen(&window), "Jb");
    assert!(window.has_text("PLL Jb · corners and edges"));
    window.click("Your own algorithm");
    window.harness.event(Event::Text(T.into()));
    window.settle();
    window.key(Key::Enter);
    assert_eq!(chosen(&window), "T", "it solves another case, which is shown");
    assert!(window.has_text("It solves PLL T, not PLL Jb: kept there."));
    assert!(window.has_text("T, corners and edges, your algorithms: 1"));
    window.click(&format!("Remove {T}"));
    assert!(queries::own_algorithms_shown(window.app()).is_empty());
    window.click("Keep");
    assert_eq!(queries::own_algorithms_shown(window.app()).len(), 1, "the well-known one");
}

#[test]
fn arrow_keys_move_between_pictures() {
    let mut window = new();
    // All pictures are a single tab stop.
    window.harness.get_by_label("PLL, 21 cases, chosen: Aa").focus();
    window.settle();
    window.key(Key::ArrowRight);
    assert_eq!((chosen(&window).as_str(), window.focused_name().as_str()), ("Ab", "PLL, 21 cases, chosen: Ab"));
    window.key(Key::End);
    assert_eq!((chosen(&window).as_str(), window.focused_name().as_str()), ("Z", "PLL, 21 cases, chosen: Z"));
    window.key(Key::ArrowRight);
    assert_eq!(chosen(&window), "Z");
    window.key(Key::Home);
    assert_eq!(chosen(&window), "Aa");
}

#[test]
fn cases_of_a_set_of_another_catalogue_are_shown() {
    let mut window = new();
    window.click("ZBLL");
    window.click("Set: All (493)");
    window.click("Pi (72)");
    assert!(window.has_text("Pi 1, Pi, your algorithms: 0") && !window.has_text("H 1, H, your algorithms: 0"));
    assert!(window.has_text("ZBLL Pi 1"));
}

#[test]
fn a_search_shows_the_shortest_algorithm_with_its_proof() {
    let mut window = new();
    window.click("Ua, edges only, your algorithms: 0");
    window.click("Find the shortest and the easiest");
    window.wait("the search", |window| window.app().cases.running().is_none());
    window.settle();
    assert!(window.has_text("9 HTM, proven"), "the usual metric and the proof");
}

#[test]
fn the_trainer_hints_the_length_first_and_counts_known_cases() {
    let mut window = new();
    window.click("Trainer");
    window.wait("the scramble", |window| {
        window.app().cases.trainer.question.as_ref().is_some_and(|question| question.scramble.is_some())
    });
    window.settle();
    window.click("Hint");
    assert!(window.has_text("It takes ") && !window.has_text("It begins: "));
    window.click("Hint");
    assert!(window.has_text("It begins: "));
    window.click("I knew it");
    assert!(window.has_text("known 1 of 1"));
    window.click("Pictures");
    assert!(window.has_text("Aa, corners only, your algorithms: 0"));
}
