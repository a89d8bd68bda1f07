//! Menus, lists and search options: what closes them, and what continues while they are open.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, PointerButton, Popup, Pos2, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{ScrambleCommand, SearchCommand, TypingCommand};
use unfold_app::settings::switch::Switch;
use unfold_engine::puzzle::{Facelets, PuzzleId};

/// Prefixes of the names of the buttons that open a menu or list.
const OPENED_BY: [&str; 3] = ["Menu", "Scramble with:", "Playback speed:"];

fn window() -> TestWindow {
    TestWindow::new(PuzzleId::Cube3, support::tables::folder())
}

fn is_open(window: &TestWindow) -> bool {
    Popup::is_any_open(&window.harness.ctx)
}

fn has_options(window: &TestWindow) -> bool {
    Switch::SolverOptions.is_on(window.app())
}

/// The centre of the button with this name.
fn place(window: &TestWindow, name: &str) -> Pos2 {
    window.harness.get_by_role_and_label(Role::Button, name).rect().center()
}

fn press(window: &mut TestWindow, at: Pos2) {
    window.drag(&[at], PointerButton::Primary);
}

fn scramble(window: &mut TestWindow) -> Facelets {
    window.apply(ScrambleCommand::ScrambleFrom(3));
    window.shown_facelets()
}

#[test]
fn a_click_beside_a_popup_only_closes_it() {
    let mut window = window();
    let shown = scramble(&mut window);
    let reset = place(&window, "Reset to solved");
    for name in OPENED_BY {
        window.click_first(name);
        assert!(is_open(&window), "{name}");
        press(&mut window, reset);
        assert!(!is_open(&window), "{name}");
        assert_eq!(window.shown_facelets(), shown, "{name}");
    }
    press(&mut window, reset);
    assert!(window.shown_facelets().is_solved(), "the next click does what it says");
}

#[test]
fn escape_only_closes_a_popup() {
    let mut window = window();
    for name in OPENED_BY {
        window.click_first(name);
        assert!(is_open(&window), "{name}");
        window.press_with_modifiers(Modifiers::NONE, Key::Escape);
        assert!(!is_open(&window), "{name}");
    }
    window.open_solver();
    window.click_first("Metric: HTM");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(!is_open(&window) && has_options(&window));
}

#[test]
fn shortcuts_and_turn_letters_pass_through_an_open_list() {
    let mut window = window();
    window.click_first("Playback speed:");
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert!(is_open(&window) && !window.shown_facelets().is_solved(), "R turns");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert!(!is_open(&window) && window.shown_facelets().is_solved(), "the turn is undone");
    window.click_first("Menu");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Num1);
    assert!(!is_open(&window));
    assert_eq!(window.app().puzzle(), PuzzleId::Cube2);
}

#[test]
fn navigation_keys_belong_to_the_list() {
    let mut window = window();
    window.apply(TypingCommand::TypePosition("R U F".into()));
    window.apply(SearchCommand::Solve);
    window.wait("it is solved", |window| window.app().results().is_optimal());
    window.click_first("Playback speed:");
    for key in [Key::ArrowDown, Key::ArrowRight] {
        window.press_with_modifiers(Modifiers::NONE, key);
        assert!(is_open(&window) && window.app().document.workspace().moves_made() == 0, "{key:?}");
    }
    window.press_with_modifiers(Modifiers::NONE, Key::Space);
    assert!(!window.app().document.workspace().is_playing());
}

#[test]
fn letters_typed_in_a_field_of_a_list_do_not_turn() {
    let mut window = window();
    let shown = scramble(&mut window);
    window.click_first("Scramble with:");
    window.click_with("Random moves", PointerButton::Primary);
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    window.press_with_modifiers(Modifiers::NONE, Key::U);
    assert!(is_open(&window));
    assert_eq!(window.shown_facelets(), shown);
}

#[test]
fn escape_closes_the_options_before_it_stops_the_search() {
    let mut window = window();
    scramble(&mut window);
    window.apply(SearchCommand::Solve);
    window.open_solver();
    assert!(window.app().search.is_running());
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(!has_options(&window) && window.app().search.is_running());
    let line = window.node("Method and limits");
    assert!(line.is_focused(), "the line that opened them has the keys");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.wait("the end of the search", |window| !window.app().search.is_running());
}

#[test]
fn a_click_beside_the_options_only_closes_them() {
    let mut window = window();
    let shown = scramble(&mut window);
    let reset = place(&window, "Reset to solved");
    for at in [reset, Pos2::new(640.0, 300.0)] {
        window.open_solver();
        press(&mut window, at);
        assert!(!has_options(&window), "{at:?}");
        assert_eq!(window.shown_facelets(), shown, "{at:?}");
    }
    // A list of the options closes first, then the options.
    window.open_solver();
    window.click_first("Metric: HTM");
    press(&mut window, reset);
    assert!(!is_open(&window) && has_options(&window));
    press(&mut window, reset);
    assert!(!has_options(&window));
    assert_eq!(window.shown_facelets(), shown);
}

#[test]
fn solve_beside_the_options_takes_one_click() {
    let mut window = window();
    scramble(&mut window);
    window.open_solver();
    let solve = place(&window, "Solve");
    press(&mut window, solve);
    assert!(!has_options(&window) && window.app().search.is_running());
}
