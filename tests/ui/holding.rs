//! The orientation of a cube and the letters on its facelets, chosen on the appearance page by pointer and by keyboard.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{ScrambleCommand, SettingsCommand, WindowCommand};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::appearance::hold::Hold;

/// A window of the 3×3×3 on the appearance page.
fn settings() -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(SettingsCommand::Appearance);
    window
}

/// Opens the list whose name starts with `list`, and clicks `entry`.
fn choose(window: &mut TestWindow, list: &str, entry: &str) {
    window.node(list).click_accesskit();
    window.settle();
    let entries: Vec<_> = window
        .harness
        .query_all_by(|node| node.role() == Role::Button && node.label().as_deref() == Some(entry))
        .collect();
    entries.last().expect("an entry").click_accesskit();
    window.settle();
}

#[test]
fn the_hold_is_selected_by_two_colours_and_shown_with_a_scramble() {
    let mut window = settings();
    choose(&mut window, "Up: white", "yellow");
    assert_eq!(Some(window.app().settings.hold), Hold::new(3, 2));
    choose(&mut window, "In front: green", "red");
    assert_eq!(Some(window.app().settings.hold), Hold::new(3, 1));
    window.apply(WindowCommand::Dismiss);
    window.apply(ScrambleCommand::ScrambleFrom(1));
    assert!(window.has_text("Hold yellow up, red in front"));
    window.apply(SettingsCommand::ResetHold);
    window.settle();
    assert!(!window.has_text("Hold "), "the usual hold stands in the tip alone");
}

#[test]
fn the_hold_list_works_by_keys() {
    let mut window = settings();
    window.node("In front: green").focus();
    window.settle();
    window.key(Key::Enter);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert_ne!(window.app().settings.hold, Hold::default());
    assert_eq!(window.app().settings.hold.up(), 0);
}

#[test]
fn letters_of_colours_are_switched_on_in_the_settings() {
    let mut window = settings();
    window.click("Letters of colours");
    assert_eq!(window.app().settings.facelet_letters(PuzzleId::Cube3)[5], 'B');
    assert_eq!(window.app().settings.facelet_letters(PuzzleId::Cube3)[0], 'W');
}
