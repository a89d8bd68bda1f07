//! The page of fewest moves, as a person uses it. Needs neither display nor GPU.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers};
use unfold_app::command::FewestMovesCommand;
use unfold_app::{fewest_moves::results, fewest_moves::task, page::Page};
use unfold_engine::puzzle::PuzzleId;

fn new() -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.type_position("R U2 F' L D2 B R2 U' F");
    window.key(Key::Escape);
    window.keys(Modifiers::NONE, Key::F3);
    assert_eq!(window.app().page, Some(Page::FewestMoves));
    window
}

#[test]
fn a_step_is_found_by_clicks_and_kept() {
    let mut window = new();
    assert_eq!(task::scramble_field(window.app()), "R U2 F' L D2 B R2 U' F");
    assert!(window.sees("inverse of the scramble"));
    window.click("Find next");
    window.wait("ways", |window| !window.app().fewest_moves.is_at_work());
    window.settle();
    assert!(window.sees(" to EO; the shortest has "));
    let found = window.app().fewest_moves.ways.clone().expect("a search");
    let line = results::way_line(&found.task, &found.found.expect("ways").ways[0]);
    window.click(&line);
    assert_eq!(window.app().fewest_moves.lines(), line);
    assert!(window.sees("Line 1: ") && window.sees("Found for other lines."));
    window.click("Keep this one");
    assert_eq!(window.app().fewest_moves.attempts().len(), 1);
    window.apply(FewestMovesCommand::Lines(String::new()));
    window.click_first("1. ");
    assert_eq!(window.app().fewest_moves.lines(), line);
    window.click("Remove attempt 1");
    assert!(window.app().fewest_moves.attempts().is_empty());
}

#[test]
fn lines_are_typed_and_a_mistake_is_named() {
    let mut window = new();
    window.focus("Steps");
    window.harness.event(Event::Text("B' (R Q)".into()));
    window.settle();
    assert_eq!(window.app().fewest_moves.lines(), "B' (R Q)");
    assert!(window.sees("line 1, column 7"));
    window.apply(FewestMovesCommand::Lines("B' D2".into()));
    assert!(window.sees("2 HTM: B' D2"));
}
