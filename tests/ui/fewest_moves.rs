//! The fewest-moves page.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers};
use unfold_app::command::{FewestMovesCommand, HistoryCommand};
use unfold_app::{fewest_moves::results, fewest_moves::task, page::Page};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

fn new() -> TestWindow {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, [1280.0, 1200.0]);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.type_position("R U2 F' L D2 B R2 U' F");
    window.key(Key::Escape);
    window.press_with_modifiers(Modifiers::NONE, Key::F3);
    assert_eq!(window.app().page, Some(Page::FewestMoves));
    window
}

#[test]
fn a_found_step_is_used_kept_removed_and_restored_by_clicks() {
    let mut window = new();
    assert_eq!(task::scramble_field(window.app()), "R U2 F' L D2 B R2 U' F");
    assert!(window.has_text("inverse of the scramble"));
    window.click("Find next");
    window.wait("ways", |window| !window.app().fewest_moves.is_running());
    window.settle();
    assert!(window.has_text(" to EO; the shortest has "));
    let found = window.app().fewest_moves.ways.clone().expect("a search");
    let line = results::way_line(Language::ENGLISH, &found.task, &found.found.expect("ways").ways[0]);
    window.click(&line);
    assert_eq!(window.app().fewest_moves.lines(), line);
    assert!(window.has_text("Line 1: ") && window.has_text("Found for other lines."));
    window.click("Keep this one");
    assert_eq!(window.app().fewest_moves.attempts().all().len(), 1);
    window.apply(FewestMovesCommand::Lines(String::new()));
    window.click_first(&format!("{line}, "));
    assert_eq!(window.app().fewest_moves.lines(), line);
    window.click(&format!("Remove with its branch: {line}"));
    assert!(window.app().fewest_moves.attempts().all().is_empty());
    window.click("Undo the removal");
    assert_eq!(window.app().fewest_moves.attempts().all().len(), 1);
}

#[test]
fn keyboard_focus_moves_to_find_next_after_using_a_step() {
    let mut window = new();
    window.click("Find next");
    window.wait("ways", |window| !window.app().fewest_moves.is_running());
    window.settle();
    let found = window.app().fewest_moves.ways.clone().expect("a search");
    let line = results::way_line(Language::ENGLISH, &found.task, &found.found.expect("ways").ways[0]);
    window.focus(&line);
    window.key(Key::Enter);
    window.settle();
    assert_eq!((window.app().fewest_moves.lines(), window.focused_name().as_str()), (line.as_str(), "Find next"));
}

#[test]
fn the_tree_of_attempts_responds_to_clicks_and_keys() {
    let mut window = new();
    for lines in ["B'", "B'\nD2", "F"] {
        window.apply(FewestMovesCommand::Lines(lines.into()));
        window.apply(FewestMovesCommand::Keep);
    }
    window.settle();
    assert!(window.has_text("D2, 1 HTM, total 2 HTM"));
    window.click_first("F, 1 HTM");
    window.settle();
    assert!(window.focused_name().starts_with("Tree of attempts, 4 rows. F, 1 HTM"), "{}", window.focused_name());
    for key in [Key::Home, Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        window.key(key);
        window.settle();
    }
    assert_eq!(window.app().fewest_moves.lines(), "B'\nD2");
    for key in [Key::ArrowLeft, Key::Delete] {
        window.key(key);
        window.settle();
    }
    let kept: Vec<_> = window.app().fewest_moves.attempts().all().iter().map(|one| one.lines.clone()).collect();
    assert_eq!((kept, window.app().fewest_moves.lines()), (vec!["F".to_owned()], "B'\nD2"));
}

#[test]
fn a_bound_is_proven_on_the_page() {
    let mut window = new();
    window.apply(FewestMovesCommand::Lines("F".into()));
    window.apply(FewestMovesCommand::Keep);
    assert!(window.has_text("No bound is proven yet."));
    window.click("Prove a bound");
    window.wait("the proof", |window| !window.app().search.is_running());
    window.settle();
    assert!(window.has_text("no solution is shorter than 9 HTM") && window.has_text("proven ≥ 9 HTM"));
}

#[test]
fn lines_are_typed_and_errors_reported() {
    let mut window = new();
    window.focus("Steps");
    window.harness.event(Event::Text("B' (R Q)".into()));
    window.settle();
    assert_eq!(window.app().fewest_moves.lines(), "B' (R Q)");
    assert!(window.has_text("line 1, column 7"));
    window.apply(FewestMovesCommand::Lines("B' D2".into()));
    assert!(window.has_text("2 HTM: B' D2"));
}
