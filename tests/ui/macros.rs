//! Macros in the window, made and used by pointer and by keyboard.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{ManualSolveCommand, RowsCommand};
use unfold_app::played::SequenceKind;
use unfold_engine::notation;
use unfold_engine::puzzle::PuzzleId;

const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

/// A window with a cube that was turned by hand, with moves 2 to 5 selected.
fn window() -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.type_position("R U F");
    for mv in notation::parse(PuzzleId::Cube3, "D R U R' U'").expect("moves").0 {
        window.apply(ManualSolveCommand::Turn(mv));
    }
    window.apply(RowsCommand::Select { row: SequenceKind::Own, from: 1, to: 5 });
    window
}

fn own(window: &TestWindow) -> String {
    let player = window.app().document.workspace().row(SequenceKind::Own).expect("a row");
    notation::print(PuzzleId::Cube3, player.moves)
}

fn point_at(window: &mut TestWindow, facelets: &[&str]) {
    for facelet in facelets {
        let place = window.node(&format!("facelet {facelet},")).rect().center();
        window.click_at(place, PointerButton::Primary, Modifiers::NONE);
    }
}

#[test]
fn a_macro_is_made_and_applied_by_pointer() {
    let mut window = window();
    window.press_with_modifiers(CTRL_SHIFT, Key::K);
    window.click("Make a macro…");
    assert!(window.has_text("A macro of 4 moves: give it a name, and point at three stickers."));
    // The name field has the focus at once.
    window.harness.event(Event::Text("insert".into()));
    window.settle();
    point_at(&mut window, &["U9", "R1", "U8"]);
    assert!(window.has_text("2: R on URF"));
    window.click("Keep the macro");
    assert_eq!(window.app().settings.macros[0].name, "insert");
    window.click("Use insert");
    let before = own(&window);
    // Clicks neither paint nor turn: they choose where the macro is applied.
    point_at(&mut window, &["U7", "L3"]);
    assert_eq!(own(&window), before);
    point_at(&mut window, &["U8"]);
    assert_eq!(own(&window), format!("{before} L' U' L U"));
    assert!(window.has_text("insert applied there, mirrored, moves: 4."));
    window.click("Back to the list");
    window.click("Remove insert");
    assert!(window.app().settings.macros.is_empty());
    window.click("Close");
    assert!(window.app().macros.is_none());
}

#[test]
fn stickers_are_picked_by_keys() {
    let mut window = window();
    window.press_with_modifiers(CTRL_SHIFT, Key::K);
    window.click("Make a macro…");
    window.harness.event(Event::Text("insert".into()));
    window.settle();
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    let picked = |window: &TestWindow| unfold_app::macros::picked(window.app()).map(<[usize]>::len);
    window.key(Key::Space);
    window.key(Key::ArrowRight);
    window.key(Key::Space);
    assert_eq!(picked(&window), Some(2));
    window.key(Key::Backspace);
    assert_eq!(picked(&window), Some(1));
    for key in [Key::ArrowDown, Key::Space, Key::ArrowDown, Key::Space] {
        window.key(key);
    }
    assert_eq!(picked(&window), Some(3));
    assert!(!window.app().document.workspace().editor.is_painting, "nothing is painted");
    window.click("Keep the macro");
    assert_eq!(window.app().settings.macros.len(), 1);
    window.click("Use insert");
    // Escape stops using the macro.
    window.key(Key::Escape);
    assert_eq!(picked(&window), None);
    assert!(window.has_text("Use insert"));
}

#[test]
fn a_folded_commutator_is_one_chip() {
    let mut window = window();
    window.apply(RowsCommand::Fold);
    window.click_first("move 2–5: [R, U]");
    let player = window.app().document.workspace().player().map(|player| (player.kind, player.at));
    assert_eq!(player, Some((SequenceKind::Own, 5)));
    assert!(window.harness.query_by_label("move 2: R").is_none());
}
