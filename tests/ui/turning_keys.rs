//! The keyboard layouts for turning the puzzle, in the window: chosen, used, and changed on the shortcuts page.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{HistoryCommand, SettingsCommand, ShortcutsCommand};
use unfold_app::document::turning_keys::Layout;
use unfold_app::{played::SequenceKind, settings::switch::Switch};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};

fn window(puzzle: PuzzleId, layout: Layout) -> TestWindow {
    let mut window = TestWindow::new(puzzle, support::tables::folder());
    window.apply(SettingsCommand::Set(Switch::ReduceMotion, true));
    window.apply(SettingsCommand::SetTurningKeys(layout));
    window
}

fn typed(window: &TestWindow) -> &str {
    &window.app().document.workspace().typed
}

/// The moves made by hand.
fn own(window: &TestWindow) -> String {
    let player = window.app().document.workspace().row(SequenceKind::Own).expect("own moves");
    notation::print(window.app().puzzle(), player.moves)
}

#[test]
fn a_layout_is_selected_in_the_settings() {
    let mut window = window(PuzzleId::Tess2, Layout::Unfold);
    window.apply(SettingsCommand::Appearance);
    assert!(window.has_text("Turning keys"));
    window.focus("Hyperspeedcube");
    window.press_with_modifiers(Modifiers::NONE, Key::Space);
    assert_eq!(window.app().settings.turning.layout, Layout::Hyperspeedcube);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.press_with_modifiers(Modifiers::NONE, Key::D);
    assert!(window.has_text("I – I K J L O U turn it"));
    window.press_with_modifiers(Modifiers::NONE, Key::I);
    assert!(window.is_after(&["IR"]));
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert_eq!(typed(&window), "");
}

#[test]
fn a_held_grip_is_released_with_its_key() {
    let mut window = window(PuzzleId::Tess3, Layout::Hyperspeedcube);
    window.harness.key_down(Key::Num2);
    window.harness.key_down(Key::F);
    window.settle();
    assert_eq!(typed(&window), "{2}R");
    window.press_with_modifiers(Modifiers::NONE, Key::J);
    window.harness.key_up(Key::Num2);
    window.settle();
    assert_eq!(typed(&window), "R");
    window.press_with_modifiers(Modifiers::NONE, Key::J);
    window.harness.key_up(Key::F);
    window.settle();
    assert_eq!((own(&window).as_str(), typed(&window)), ("{2}RU RU", ""));
    // A tapped grip stays. A focused row of moves gets the turn.
    window.press_with_modifiers(Modifiers::NONE, Key::F);
    window.harness.get_by_label("My moves, 2 STM, after 2 of 2 moves").focus();
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowLeft);
    window.press_with_modifiers(Modifiers::NONE, Key::I);
    assert_eq!((own(&window).as_str(), typed(&window)), ("{2}RU RO RU", "R"));
}

#[test]
fn held_numbers_select_the_layers_of_clicks_as_in_mc4d() {
    let mut window = window(PuzzleId::Tess3, Layout::Mc4d);
    let facelet = (0..216).find(|i| {
        let place = &PuzzleId::Tess3.def().places[*i];
        (place.axis, place.side, place.cubie) == (3, -1, [2, 0, 0, -2])
    });
    let pos = window.facelet(facelet.expect("a sticker"));
    window.press_with_modifiers(Modifiers::NONE, Key::R);
    assert_eq!(typed(&window), "", "letters turn nothing");
    window.harness.key_down(Key::Num2);
    window.settle();
    for _ in 0..2 {
        window.click_at(pos, PointerButton::Secondary, Modifiers::NONE);
        assert_eq!(typed(&window), "{2}");
    }
    window.harness.key_up(Key::Num2);
    window.settle();
    assert_eq!(typed(&window), "");
    // A tapped number applies to one click.
    window.press_with_modifiers(Modifiers::NONE, Key::Num3);
    for _ in 0..2 {
        window.click_at(pos, PointerButton::Secondary, Modifiers::NONE);
        assert_eq!(typed(&window), "");
    }
    let solved = Facelets::solved(PuzzleId::Tess3);
    let made = notation::parse(PuzzleId::Tess3, "{2}IR {2}IR {3}IR IR").expect("moves");
    assert_eq!(window.shown_facelets(), solved.after_all(&made));
}

#[test]
fn a_turning_key_is_changed_on_the_shortcuts_page() {
    let mut window = window(PuzzleId::Tess2, Layout::Hyperspeedcube);
    window.apply(ShortcutsCommand::Keys);
    window.apply(ShortcutsCommand::SetSearchText("grip I".into()));
    window.click("Change the shortcut of Grip I");
    assert!(window.has_text("Press the new shortcut for Grip I"));
    window.press_with_modifiers(Modifiers::SHIFT, Key::M);
    assert!(window.has_text("Shift+M cannot turn the puzzle."));
    window.press_with_modifiers(Modifiers::NONE, Key::F);
    assert!(window.has_text("F is already the shortcut of Grip R."));
    window.click("Reassign");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.press_with_modifiers(Modifiers::NONE, Key::F);
    assert_eq!(typed(&window), "I");
    window.press_with_modifiers(Modifiers::NONE, Key::D);
    assert_eq!(typed(&window), "R");
}

#[test]
fn the_keys_of_a_layout_are_shown_as_a_keyboard() {
    let mut window = window(PuzzleId::Tess2, Layout::Hyperspeedcube);
    window.apply(SettingsCommand::Appearance);
    for name in
        ["Keys on the 2×2×2×2", "W: Grip L", "X: Grip of the whole puzzle", "K: Turn the grip: x'", "2: Layer 2"]
    {
        assert!(window.has_text(name), "{name}");
    }
    assert!(!window.has_text("3: Layer 3"));
    window.apply(SettingsCommand::SetTurningKeys(Layout::Mc4d));
    assert!(
        window.has_text("1: Layer 1")
            && window.has_text("Click, right-click: Turn the clicked cell")
            && !window.has_text("W: Grip L")
    );
    window.apply(SettingsCommand::SetTurningKeys(Layout::Unfold));
    assert!(!window.has_text("Keys on the"));
    window.apply(SettingsCommand::SetTurningKeys(Layout::Hyperspeedcube));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    window.apply(ShortcutsCommand::Keys);
    assert!(window.has_text("K: Move R'") && window.has_text(";: Move y") && !window.has_text("Turn the clicked cell"));
    window.apply(ShortcutsCommand::SetSearchText("solve".into()));
    assert!(!window.has_text("K: Move R'"), "what is sought is seen at once");
}
