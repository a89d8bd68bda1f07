//! Painting a cube on the net: by click, by drag, by keyboard, by text.

use crate::support::window::{SIZE, TestWindow};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{PaintingCommand, SearchCommand};
use unfold_app::document::editor::Paint;
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};

/// A window without tables, in painting mode.
fn painting() -> TestWindow {
    let mut window = TestWindow::without_tables(SIZE);
    window.apply(PaintingCommand::FocusNet);
    window
}

impl TestWindow {
    /// Clicks the first button with exactly this name.
    fn press_button(&mut self, name: &str) {
        let node = self.harness.get_all_by_role_and_label(Role::Button, name).next();
        node.unwrap_or_else(|| panic!("no button is named {name:?}")).click();
        self.settle();
    }

    fn place_of(&self, facelet: &str) -> Pos2 {
        self.node(&format!("facelet {facelet},")).rect().center()
    }

    /// Drags the pointer from facelet to facelet.
    fn drag_over(&mut self, way: &[&str], button: PointerButton) {
        let places: Vec<Pos2> = way.iter().map(|name| self.place_of(name)).collect();
        self.drag(&places, button);
    }

    fn letters_on(&self, names: &[&str]) -> String {
        let letters = PuzzleId::Cube3.def().letters;
        let letter_on = |name: &&str| {
            let face = letters.iter().position(|l| name.starts_with(*l)).expect("a face");
            let number: usize = name[1..].parse().expect("a number");
            self.app()
                .document
                .workspace()
                .painting()
                .colour(9 * face + number - 1)
                .map_or('-', |c| letters[usize::from(c)])
        };
        names.iter().map(letter_on).collect()
    }

    /// Presses Tab until the net has the focus.
    fn tab_to_net(&mut self) {
        for _ in 0..80 {
            self.key(Key::Tab);
            self.harness.step();
            let focused = |node: &egui_kittest::kittest::AccessKitNode<'_>| node.is_focused();
            let net = self
                .harness
                .query_all_by(focused)
                .next()
                .is_some_and(|node| node.accesskit_node().role() == Role::Grid);
            if net {
                return;
            }
        }
        panic!("Tab does not lead to the net");
    }
}

const NO_COLOUR: &str = "-";

#[test]
fn every_facelet_has_a_name() {
    let window = painting();
    for name in [
        "facelet U1, white, of corner ULB",
        "facelet F2, green, of edge UF",
        "facelet D5, yellow, of centre D",
        "facelet B9, blue, of corner DBL",
    ] {
        window.harness.get_by_label(name);
    }
    assert_eq!(window.harness.query_all_by_label_contains("facelet ").count(), 54);
}

#[test]
fn clicking_paints_clears_and_picks() {
    let mut window = painting();
    window.press_button("Clear");
    assert!(window.has_text("48 facelets left to paint."));
    window.click_with("green,", PointerButton::Primary);
    window.click_with("facelet U1,", PointerButton::Primary);
    assert!(window.has_text("facelet U1, green, of corner ULB"));
    assert!(window.has_text("green, 7 left, key 3"));
    window.click_with("facelet U1,", PointerButton::Secondary);
    assert!(window.has_text("facelet U1, not painted, of corner ULB"));
    window.click_with("facelet D5,", PointerButton::Middle);
    assert_eq!(window.app().document.workspace().editor.brush, Paint::from(Some(3)), "the middle button picks yellow");
    window.click_with("facelet U1,", PointerButton::Primary);
    window.node("facelet L5,").click_modifiers(Modifiers::ALT);
    window.settle();
    assert_eq!(window.app().document.workspace().editor.brush, Paint::from(Some(4)), "Alt picks orange");
    window.click_with("eraser", PointerButton::Primary);
    window.click_with("facelet U1,", PointerButton::Primary);
    assert_eq!(window.letters_on(&["U1"]), NO_COLOUR);
    window.harness.run();
}

#[test]
fn a_screen_reader_paints_too() {
    let mut window = painting();
    window.click_with("red,", PointerButton::Primary);
    window.node("facelet F1,").click_accesskit();
    window.settle();
    assert_eq!(window.letters_on(&["F1"]), "R");
}

#[test]
fn a_dragged_stroke_is_undone_as_one_step() {
    let mut window = painting();
    window.press_button("Clear");
    window.click_with("blue,", PointerButton::Primary);
    // Fast drags, with few points; the fixed centres on the way keep their colours.
    window.drag_over(&["U1", "U3", "U9"], PointerButton::Primary);
    window.drag_over(&["L4", "R6"], PointerButton::Primary);
    assert_eq!(window.letters_on(&["U1", "U2", "U3", "U6", "U9"]), "BBBBB");
    assert_eq!(window.letters_on(&["L4", "L5", "L6", "F4", "F5", "F6", "R4", "R5", "R6"]), "BLBBFBBRB");
    window.drag_over(&["U2", "U3"], PointerButton::Secondary);
    assert_eq!(window.letters_on(&["U1", "U2", "U3"]), "B--");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.letters_on(&["U1", "U2", "U3"]), "BBB");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.letters_on(&["L4", "R6"]), "--");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.letters_on(&["U1", "U9"]), "--");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Y);
    assert_eq!(window.letters_on(&["U1", "U9"]), "BB");
}

#[test]
fn a_scrambled_cube_is_painted_by_keys_alone() {
    let mut window = painting();
    window.press_with_modifiers(Modifiers::COMMAND, Key::Delete);
    window.tab_to_net();
    assert!(window.has_text("at U1, not painted, of corner ULB"), "the net tells where the cursor is");
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(6));
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    for (_, colour) in state.colours().iter().enumerate().filter(|(i, _)| i % 9 != 4) {
        window.key(digits[usize::from(*colour)]);
    }
    window.settle();
    assert_eq!(window.app().document.workspace().state(), Some(&state));
    assert!(window.has_text("This position can be solved."));
    // Arrows cross from face to face, Delete clears, and Space paints with the chosen colour.
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowDown, Key::ArrowLeft, Key::Delete] {
        window.key(key);
    }
    window.settle();
    assert_eq!(window.letters_on(&["L3"]), NO_COLOUR);
    window.key(Key::Space);
    window.settle();
    assert_eq!(window.letters_on(&["L3"]), "D", "the colour that was typed last");
    for key in [Key::Backspace, Key::ArrowRight, Key::Num0] {
        window.key(key);
    }
    window.settle();
    assert_eq!(window.letters_on(&["L3", "F1"]), "--");
    // The net keeps the focus, and undo still works.
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_ne!(window.letters_on(&["F1"]), NO_COLOUR);
    window.click("Turn");
    let before = window.app().document.workspace().painting().clone();
    window.press_with_modifiers(Modifiers::NONE, Key::Num2);
    assert_eq!(*window.app().document.workspace().painting(), before, "painting has ended");
}

#[test]
fn the_net_is_a_single_tab_stop() {
    let mut window = painting();
    window.tab_to_net();
    window.key(Key::Tab);
    window.settle();
    window.settle();
    let on_net = window.harness.query_all_by(|n| n.is_focused()).next().is_some_and(|node| {
        node.accesskit_node().role() == Role::Grid
            || node.accesskit_node().label().is_some_and(|l| l.contains("facelet "))
    });
    assert!(!on_net);
    // Ctrl+E returns to the net.
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    window.key(Key::Num2);
    window.settle();
    assert_eq!(window.letters_on(&["U1"]), "R");
}

#[test]
fn errors_are_reported_and_solve_is_unavailable() {
    let mut window = painting();
    for (text, says) in [
        ("UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "An edge is flipped"),
        ("UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "A corner is twisted"),
        ("UUUUUUUUURFRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "Two pieces are swapped"),
        ("UUUUUUUUURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "No edge has the colours U (white), U (white)"),
        ("UUUUUUUUURRRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "The edge UR appears twice"),
        ("UUUUUUUUUFRRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "The corner URF is mirrored"),
    ] {
        window.type_position(text);
        assert!(window.has_text(says), "{says}");
        assert!(window.has_text(&format!("This position is impossible: {says}")), "the reason stands below Solve");
        assert!(!window.app().is_possible(&SearchCommand::Solve.into()));
    }
    // The tooltip of the button shows the reason, too.
    let before = window.harness.query_all_by_label_contains("This position is impossible").count();
    window.harness.get_by_role_and_label(Role::Button, "Solve").hover();
    window.harness.run_steps(60);
    assert!(window.harness.query_all_by_label_contains("This position is impossible").count() > before);
    window.press_button("Reset to solved");
    assert!(window.has_text("This position is solved."));
    assert!(!window.has_text("This position is impossible"));
}

#[test]
fn excess_colours_are_counted_as_too_many() {
    let mut window = painting();
    window.click_with("red,", PointerButton::Primary);
    window.click_with("facelet U2,", PointerButton::Primary);
    assert!(window.has_text("red, 1 too many, key 2"));
}

#[test]
fn centres_are_painted_once_they_are_freed() {
    let mut window = painting();
    window.click_with("red,", PointerButton::Primary);
    window.click_with("facelet U5,", PointerButton::Primary);
    assert_eq!(window.letters_on(&["U5"]), "U");
    assert!(window.has_text("centres are fixed"));
    window.harness.get_by_role_and_label(Role::CheckBox, "Paint centres too").click();
    window.settle();
    window.click_with("facelet U5,", PointerButton::Primary);
    assert_eq!(window.letters_on(&["U5"]), "R");
    assert!(window.has_text("The centres of faces U and R have the same colour"));
}

#[test]
fn forced_colours_are_shown_and_filled_in() {
    let mut window = painting();
    for name in ["U9", "R1", "F3"] {
        window.click_with(&format!("facelet {name},"), PointerButton::Secondary);
    }
    assert!(window.has_text("facelet U9, not painted, only white is possible, of corner URF"));
    assert!(window.has_text("3 have only one possible colour"));
    window.press_with_modifiers(Modifiers::COMMAND, Key::F);
    assert!(window.has_text("This position is solved."));
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.app().document.workspace().painting().unpainted_count(), 3);
}

#[test]
fn text_is_parsed_while_typed_and_errors_are_marked() {
    let mut window = painting();
    window.type_position("R U R' U'");
    assert!(window.has_text("This position can be solved."));
    let turned = window.app().document.workspace().painting().clone();
    window.type_position("R U R' U' H");
    assert!(window.has_text("line 1, column 11"));
    assert_eq!(*window.app().document.workspace().painting(), turned);
    window.type_position(&"U".repeat(55));
    assert!(window.has_text("Expected 54 colours, found 55"));
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.press_button("Undo");
    assert!(window.app().document.workspace().is_fresh());
    assert!(!window.has_text("55 colours"));
}

#[test]
fn facelets_typed_letter_by_letter_appear_on_the_net() {
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(3));
    let text = facelets::print(&state);
    for faces in [text.clone(), text.as_bytes().chunks(9).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")] {
        let mut window = painting();
        for end in faces.char_indices().map(|(at, _)| at + 1) {
            window.type_position(&faces[..end]);
            let typed = faces[..end].chars().filter(|c| *c != ' ').count();
            let painting = window.app().document.workspace().painting();
            let shown: Vec<u8> = painting.colours().map_while(|colour| colour).collect();
            assert!(typed < 10 || shown == state.colours()[..typed], "{}", &faces[..end]);
        }
        assert_eq!(window.app().document.workspace().state(), Some(&state));
        window.press_button("Undo");
        assert!(window.app().document.workspace().is_fresh(), "all of it is undone at once");
    }
    // Moves are not taken for facelets.
    let mut window = painting();
    for moves in ["RUFDLBRUF", "R U F D L B R U F D L B", "RUR'URU2R'LUFBD", "R2U2R2U2R2U2"] {
        window.type_position(moves);
        assert_eq!(window.app().document.workspace().painting().unpainted_count(), 0, "{moves}");
        assert!(window.app().document.workspace().state().is_some());
    }
}

#[test]
fn after_clear_the_cursor_starts_over() {
    let mut window = painting();
    window.click_with("facelet B3,", PointerButton::Primary);
    window.press_button("Clear");
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    window.key(Key::Num2);
    window.settle();
    assert_eq!(window.letters_on(&["U1", "B3"]), "R-");
}

#[test]
fn a_key_in_the_text_field_is_only_text() {
    let mut window = painting();
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").focus();
    window.settle();
    // The whole text is selected, so that typing replaces it.
    window.harness.event(Event::Text("F2".into()));
    window.settle();
    assert_eq!(window.app().document.workspace().editor.entry.as_ref().map(|e| e.text.as_str()), Some("F2"));
    window.press_with_modifiers(Modifiers::NONE, Key::Delete);
    assert_eq!(window.app().document.workspace().painting().unpainted_count(), 0);
}

#[test]
fn facelets_are_copied_and_pasted() {
    let mut window = painting();
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(2));
    window.harness.event(Event::Paste(facelets::print(&state)));
    window.settle();
    assert_eq!(window.app().document.workspace().state(), Some(&state));
    window.harness.event(Event::Copy);
    window.harness.step();
    window.harness.step();
    assert!(window.has_text("Copied the facelets to the clipboard."));
    window.harness.event(Event::Paste("R2 what".into()));
    window.settle();
    assert!(window.has_text("Not pasted") && window.has_text("column 4"));
    assert_eq!(window.app().document.workspace().state(), Some(&state));
}

#[test]
fn an_incompletely_painted_cube_can_be_rotated() {
    let mut window = painting();
    window.click_with("facelet F1,", PointerButton::Secondary);
    window.click("Rotate cube");
    window.press_button("x");
    assert_eq!(window.letters_on(&["U1", "U5", "F5"]), "-FD");
    window.press_button("x'");
    assert_eq!(window.letters_on(&["F1", "U5", "F5"]), "-UF");
    window.key(Key::Escape);
    window.press_with_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(window.letters_on(&["L1", "L5"]), "-F");
}

#[test]
fn switching_puzzles_keeps_their_positions() {
    let mut window = painting();
    window.click_with("facelet F1,", PointerButton::Secondary);
    window.press_button("2×2×2×2");
    assert_eq!(window.harness.query_all_by_label_contains("sticker ").count(), 64);
    window.press_button("Scramble");
    let hyper = window.app().document.workspace().state().cloned();
    window.press_with_modifiers(Modifiers::COMMAND, Key::Num2);
    assert_eq!(window.letters_on(&["F1"]), NO_COLOUR);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Num1);
    assert_eq!(window.app().puzzle(), PuzzleId::Cube2);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Num3);
    assert_eq!(window.app().document.workspace().state().cloned(), hyper);
}

#[test]
fn the_left_panel_fits_a_small_screen() {
    for size in [[1280.0, 800.0], [1240.0, 730.0]] {
        let window = TestWindow::without_tables(size);
        let field = window.harness.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").rect();
        let last = window.node("facelet D9,").rect();
        assert!(field.max.y < size[1] - 26.0 && last.max.y < field.min.y, "{field:?} {last:?}");
        let right = window.node("facelet B3,").rect();
        assert!(right.max.x < 490.0, "{right:?}");
    }
}

#[test]
fn a_stroke_may_leave_and_reenter_the_net() {
    let mut window = painting();
    window.press_button("Clear");
    let (start, outside) = (window.place_of("U1"), window.place_of("U1") + vec2(0.0, -150.0));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let back = window.place_of("U3");
    for event in [Event::PointerMoved(start), button(start, true), Event::PointerMoved(outside)] {
        window.harness.event(event);
    }
    window.harness.event(Event::PointerMoved(back));
    window.harness.event(button(back, false));
    window.harness.event(Event::PointerMoved(start));
    window.settle();
    assert_eq!(window.letters_on(&["U1", "U2", "U3", "U4"]), "U-U-");
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.letters_on(&["U1", "U3"]), "--");
    let solved = Facelets::solved(PuzzleId::Cube3);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.app().document.workspace().state(), Some(&solved));
}
