//! Painting a cube on the net as a person does it: by click, by drag, by keys alone, by text. Needs neither display nor GPU.

use std::sync::Arc;

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use unfold::app::{App, Program, Surroundings};
use unfold::engine::notation::facelets;
use unfold::engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold::i18n::Language;
use unfold::ui::Window;

struct Desk {
    _folder: tempfile::TempDir,
    window: Harness<'static, Window>,
}

impl Desk {
    fn new() -> Self {
        Self::of_size([1280.0, 800.0])
    }

    fn of_size(size: [f32; 2]) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let around = Surroundings {
            settings: folder.path().join("settings"),
            tables: folder.path().join("tables"),
            file_dialogs: false,
            language: Language::English,
        };
        let app = Program::new(around, Arc::new(|| ()));
        let window = Harness::builder().with_size(size).with_step_dt(1.0 / 60.0).build_ui_state(
            |ui, window: &mut Window| {
                window.logic(&ui.ctx().clone());
                window.show(ui);
            },
            Window::new(app),
        );
        Self { _folder: folder, window }
    }

    fn app(&self) -> &App {
        self.window.state().app()
    }

    fn settle(&mut self) {
        self.window.run_steps(4);
    }

    fn sees(&self, text: &str) -> bool {
        self.window.query_all_by_label_contains(text).next().is_some()
    }

    /// Presses the button with just this name.
    fn press(&mut self, name: &str) {
        let node = self.window.get_all_by_role_and_label(Role::Button, name).next();
        node.unwrap_or_else(|| panic!("no button is named {name:?}")).click();
        self.settle();
    }

    /// Clicks a colour of the palette or a facelet by the beginning of its name.
    fn click(&mut self, start: &str, button: PointerButton) {
        self.node(start).click_button(button);
        self.settle();
    }

    fn node<'a>(&'a self, start: &'a str) -> egui_kittest::Node<'a> {
        let begins = move |node: &egui_kittest::kittest::AccessKitNode<'_>| {
            node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with(start))
        };
        self.window.query_all_by(begins).next().unwrap_or_else(|| panic!("nothing is named {start:?}"))
    }

    fn place(&self, facelet: &str) -> Pos2 {
        self.node(&format!("facelet {facelet},")).rect().center()
    }

    fn key(&mut self, key: Key) {
        self.window.key_press(key);
        self.window.step();
    }

    fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Holds a button down on a way over facelets.
    fn drag(&mut self, way: &[&str], button: PointerButton) {
        let places: Vec<Pos2> = way.iter().map(|name| self.place(name)).collect();
        let event = |pressed| {
            let pos = if pressed { places[0] } else { places[places.len() - 1] };
            Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
        };
        self.window.event(Event::PointerMoved(places[0]));
        self.window.event(event(true));
        for place in &places[1..] {
            self.window.event(Event::PointerMoved(*place));
        }
        self.window.event(event(false));
        self.settle();
    }

    /// The colours of facelets, as letters.
    fn shown(&self, names: &[&str]) -> String {
        let letters = PuzzleId::Cube3.def().letters;
        let shown = |name: &&str| {
            let face = letters.iter().position(|l| name.starts_with(*l)).expect("a face");
            let number: usize = name[1..].parse().expect("a number");
            self.app().painting().colours[9 * face + number - 1].map_or('-', |c| letters[usize::from(c)])
        };
        names.iter().map(shown).collect()
    }

    fn type_position(&mut self, text: &str) {
        self.window.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").set_text_value_accesskit(text);
        self.settle();
    }

    /// Goes with Tab to the net.
    fn tab_to_net(&mut self) {
        for _ in 0..60 {
            self.key(Key::Tab);
            self.window.step();
            let focused = |node: &egui_kittest::kittest::AccessKitNode<'_>| node.is_focused();
            let net =
                self.window.query_all_by(focused).next().is_some_and(|node| node.accesskit_node().role() == Role::Grid);
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
    let desk = Desk::new();
    for name in [
        "facelet U1, white, of corner ULB",
        "facelet F2, green, of edge UF",
        "facelet D5, yellow, of centre D",
        "facelet B9, blue, of corner DBL",
    ] {
        desk.window.get_by_label(name);
    }
    assert_eq!(desk.window.query_all_by_label_contains("facelet ").count(), 54);
}

#[test]
fn clicking_paints_clears_and_picks() {
    let mut desk = Desk::new();
    desk.press("Clear");
    assert!(desk.sees("Facelets still to be painted: 48."));
    desk.click("green,", PointerButton::Primary);
    desk.click("facelet U1,", PointerButton::Primary);
    assert!(desk.sees("facelet U1, green, of corner ULB"));
    assert!(desk.sees("green, 7 left, key 3"));
    desk.click("facelet U1,", PointerButton::Secondary);
    assert!(desk.sees("facelet U1, not painted, of corner ULB"));
    desk.click("facelet D5,", PointerButton::Middle);
    assert_eq!(desk.app().editor().brush, Some(3), "the middle button picks yellow");
    desk.click("facelet U1,", PointerButton::Primary);
    desk.node("facelet L5,").click_modifiers(Modifiers::ALT);
    desk.settle();
    assert_eq!(desk.app().editor().brush, Some(4), "Alt picks orange");
    desk.click("eraser", PointerButton::Primary);
    desk.click("facelet U1,", PointerButton::Primary);
    assert_eq!(desk.shown(&["U1"]), NO_COLOUR);
    desk.window.run();
}

#[test]
fn a_screen_reader_paints_too() {
    let mut desk = Desk::new();
    desk.click("red,", PointerButton::Primary);
    desk.node("facelet F1,").click_accesskit();
    desk.settle();
    assert_eq!(desk.shown(&["F1"]), "R");
}

#[test]
fn dragging_paints_a_stroke_that_is_undone_as_one() {
    let mut desk = Desk::new();
    desk.press("Clear");
    desk.click("blue,", PointerButton::Primary);
    // Fast: from one end to the other without a stop between; the fixed centre on the way stays as it is.
    desk.drag(&["U1", "U3", "U9"], PointerButton::Primary);
    desk.drag(&["L4", "R6"], PointerButton::Primary);
    assert_eq!(desk.shown(&["U1", "U2", "U3", "U6", "U9"]), "BBBBB");
    assert_eq!(desk.shown(&["L4", "L5", "L6", "F4", "F5", "F6", "R4", "R5", "R6"]), "BLBBFBBRB");
    desk.drag(&["U2", "U3"], PointerButton::Secondary);
    assert_eq!(desk.shown(&["U1", "U2", "U3"]), "B--");
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.shown(&["U1", "U2", "U3"]), "BBB");
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.shown(&["L4", "R6"]), "--");
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.shown(&["U1", "U9"]), "--");
    desk.keys(Modifiers::COMMAND, Key::Y);
    assert_eq!(desk.shown(&["U1", "U9"]), "BB");
}

#[test]
fn a_scrambled_cube_is_painted_by_keys_alone() {
    let mut desk = Desk::new();
    desk.keys(Modifiers::COMMAND, Key::Delete);
    desk.tab_to_net();
    assert!(desk.sees("at U1, not painted, of corner ULB"), "the net tells where the cursor is");
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(6));
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    for (_, colour) in state.colours.iter().enumerate().filter(|(i, _)| i % 9 != 4) {
        desk.key(digits[usize::from(*colour)]);
    }
    desk.settle();
    assert_eq!(desk.app().state(), Some(&state));
    assert!(desk.sees("This position can be solved."));
    // Arrows cross from face to face; Delete clears; Space paints with the brush.
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowDown, Key::ArrowLeft, Key::Delete] {
        desk.key(key);
    }
    desk.settle();
    assert_eq!(desk.shown(&["L3"]), NO_COLOUR);
    desk.key(Key::Space);
    desk.settle();
    assert_eq!(desk.shown(&["L3"]), "U");
    for key in [Key::Backspace, Key::ArrowRight, Key::Num0] {
        desk.key(key);
    }
    desk.settle();
    assert_eq!(desk.shown(&["L3", "F1"]), "--");
    // The net has the keys: nothing else happened, and undo still works.
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_ne!(desk.shown(&["F1"]), NO_COLOUR);
    desk.keys(Modifiers::NONE, Key::Escape);
    let before = desk.app().painting().clone();
    desk.keys(Modifiers::NONE, Key::Num2);
    assert_eq!(*desk.app().painting(), before, "the net was left");
}

#[test]
fn the_net_is_one_stop_for_tab() {
    let mut desk = Desk::new();
    desk.tab_to_net();
    desk.key(Key::Tab);
    desk.settle();
    desk.settle();
    let on_net = desk.window.query_all_by(|n| n.is_focused()).next().is_some_and(|node| {
        node.accesskit_node().role() == Role::Grid
            || node.accesskit_node().label().is_some_and(|l| l.contains("facelet "))
    });
    assert!(!on_net);
    // And there is a short way back.
    desk.keys(Modifiers::COMMAND, Key::E);
    desk.key(Key::Num2);
    desk.settle();
    assert_eq!(desk.shown(&["U1"]), "R");
}

#[test]
fn what_is_wrong_is_said_and_solve_waits() {
    let mut desk = Desk::new();
    for (text, says) in [
        ("UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "One edge is flipped"),
        ("UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "One corner is twisted"),
        ("UUUUUUUUURFRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "Two pieces are swapped"),
        ("UUUUUUUUURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "No edge has the colours U (white), U (white)"),
        ("UUUUUUUUURRRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "The edge UR is there twice"),
        ("UUUUUUUUUFRRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "The corner URF shows its colours as in a mirror"),
    ] {
        desk.type_position(text);
        assert!(desk.sees(says), "{says}");
        assert!(desk.sees(&format!("Impossible: {says}")), "the reason stands below Solve");
        assert!(!desk.app().is_possible(&unfold::app::Command::Solve));
    }
    // The tooltip of the button says it as well.
    let before = desk.window.query_all_by_label_contains("Impossible").count();
    desk.window.get_by_role_and_label(Role::Button, "Solve").hover();
    desk.window.run_steps(60);
    assert!(desk.window.query_all_by_label_contains("Impossible").count() > before);
    desk.press("Solved");
    assert!(desk.sees("This position is solved."));
    assert!(!desk.sees("Impossible"));
}

#[test]
fn too_many_of_a_colour_are_counted_below_nothing() {
    let mut desk = Desk::new();
    desk.click("red,", PointerButton::Primary);
    desk.click("facelet U2,", PointerButton::Primary);
    assert!(desk.sees("red, -1 left, key 2"));
}

#[test]
fn centres_are_painted_once_they_are_freed() {
    let mut desk = Desk::new();
    desk.click("red,", PointerButton::Primary);
    desk.click("facelet U5,", PointerButton::Primary);
    assert_eq!(desk.shown(&["U5"]), "U");
    assert!(desk.sees("Centres are fixed"));
    desk.window.get_by_role_and_label(Role::CheckBox, "Paint centres too").click();
    desk.settle();
    desk.click("facelet U5,", PointerButton::Primary);
    assert_eq!(desk.shown(&["U5"]), "R");
    assert!(desk.sees("The centres of faces U and R have the same colour"));
}

#[test]
fn what_only_one_colour_fits_is_shown_and_filled_in() {
    let mut desk = Desk::new();
    for name in ["U9", "R1", "F3"] {
        desk.click(&format!("facelet {name},"), PointerButton::Secondary);
    }
    assert!(desk.sees("facelet U9, not painted, only white fits, of corner URF"));
    assert!(desk.sees("Only one colour fits 3 of them"));
    desk.keys(Modifiers::COMMAND, Key::F);
    assert!(desk.sees("This position is solved."));
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.app().painting().missing(), 3);
}

#[test]
fn a_text_is_read_while_it_is_typed_and_its_mistakes_are_marked() {
    let mut desk = Desk::new();
    desk.type_position("R U R' U'");
    assert!(desk.sees("This position can be solved."));
    let turned = desk.app().painting().clone();
    desk.type_position("R U R' U' H");
    assert!(desk.sees("line 1, column 11"));
    assert_eq!(*desk.app().painting(), turned);
    desk.type_position(&"U".repeat(55));
    assert!(desk.sees("55 colours instead of 54"));
    desk.keys(Modifiers::NONE, Key::Escape);
    desk.press("Undo");
    assert!(desk.app().is_fresh());
    assert!(!desk.sees("55 colours"));
}

#[test]
fn facelets_typed_letter_by_letter_grow_on_the_net() {
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(3));
    let text = facelets::print(&state);
    for faces in [text.clone(), text.as_bytes().chunks(9).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")] {
        let mut desk = Desk::new();
        for end in faces.char_indices().map(|(at, _)| at + 1) {
            desk.type_position(&faces[..end]);
            let typed = faces[..end].chars().filter(|c| *c != ' ').count();
            let painting = desk.app().painting();
            let shown: Vec<u8> = painting.colours.iter().copied().map_while(|colour| colour).collect();
            assert!(typed < 10 || shown == state.colours[..typed], "{}", &faces[..end]);
        }
        assert_eq!(desk.app().state(), Some(&state));
        desk.press("Undo");
        assert!(desk.app().is_fresh(), "all of it is undone at once");
    }
    // Moves stay moves.
    let mut desk = Desk::new();
    for moves in ["RUFDLBRUF", "R U F D L B R U F D L B", "RUR'URU2R'LUFBD", "R2U2R2U2R2U2"] {
        desk.type_position(moves);
        assert_eq!(desk.app().painting().missing(), 0, "{moves}");
        assert!(desk.app().state().is_some());
    }
}

#[test]
fn after_clear_the_keys_begin_at_the_beginning() {
    let mut desk = Desk::new();
    desk.click("facelet B3,", PointerButton::Primary);
    desk.press("Clear");
    desk.keys(Modifiers::COMMAND, Key::E);
    desk.key(Key::Num2);
    desk.settle();
    assert_eq!(desk.shown(&["U1", "B3"]), "R-");
}

#[test]
fn a_key_in_the_text_field_is_only_text() {
    let mut desk = Desk::new();
    desk.window.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").focus();
    desk.settle();
    // All that stands there is marked, so that what is typed takes its place.
    desk.window.event(Event::Text("F2".into()));
    desk.settle();
    assert_eq!(desk.app().editor().entry.as_ref().map(|e| e.text.as_str()), Some("F2"));
    desk.keys(Modifiers::NONE, Key::Delete);
    assert_eq!(desk.app().painting().missing(), 0);
}

#[test]
fn facelets_travel_over_the_clipboard() {
    let mut desk = Desk::new();
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(2));
    desk.window.event(Event::Paste(facelets::print(&state)));
    desk.settle();
    assert_eq!(desk.app().state(), Some(&state));
    desk.window.event(Event::Copy);
    desk.window.step();
    desk.window.step();
    assert!(desk.sees("The facelets are on the clipboard."));
    desk.window.event(Event::Paste("R2 what".into()));
    desk.settle();
    assert!(desk.sees("Not pasted") && desk.sees("column 4"));
    assert_eq!(desk.app().state(), Some(&state));
}

#[test]
fn the_whole_cube_is_turned_even_when_it_is_not_painted_to_its_end() {
    let mut desk = Desk::new();
    desk.click("facelet F1,", PointerButton::Secondary);
    desk.press("x");
    assert_eq!(desk.shown(&["U1", "U5", "F5"]), "-FD");
    desk.press("x'");
    assert_eq!(desk.shown(&["F1", "U5", "F5"]), "-UF");
    desk.keys(Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(desk.shown(&["L1", "L5"]), "-F");
}

#[test]
fn puzzles_are_switched_and_keep_their_positions() {
    let mut desk = Desk::new();
    desk.click("facelet F1,", PointerButton::Secondary);
    desk.press("2×2×2×2");
    assert_eq!(desk.window.query_all_by_label_contains("sticker ").count(), 64);
    desk.press("Scramble");
    let hyper = desk.app().state().cloned();
    desk.keys(Modifiers::COMMAND, Key::Num2);
    assert_eq!(desk.shown(&["F1"]), NO_COLOUR);
    desk.keys(Modifiers::COMMAND, Key::Num1);
    assert_eq!(desk.app().puzzle(), PuzzleId::Cube2);
    desk.keys(Modifiers::COMMAND, Key::Num3);
    assert_eq!(desk.app().state().cloned(), hyper);
}

#[test]
fn the_left_panel_fits_a_small_screen() {
    for size in [[1280.0, 800.0], [1240.0, 730.0]] {
        let desk = Desk::of_size(size);
        let field = desk.window.get_by_role_and_label(Role::MultilineTextInput, "Facelets or moves").rect();
        let last = desk.node("facelet D9,").rect();
        assert!(field.max.y < size[1] - 26.0 && last.max.y < field.min.y, "{field:?} {last:?}");
        let right = desk.node("facelet B3,").rect();
        assert!(right.max.x < 490.0, "{right:?}");
    }
}

#[test]
fn a_stroke_may_leave_the_net_and_come_back() {
    let mut desk = Desk::new();
    desk.press("Clear");
    let (start, outside) = (desk.place("U1"), desk.place("U1") + vec2(0.0, -150.0));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let back = desk.place("U3");
    for event in [Event::PointerMoved(start), button(start, true), Event::PointerMoved(outside)] {
        desk.window.event(event);
    }
    desk.window.event(Event::PointerMoved(back));
    desk.window.event(button(back, false));
    desk.window.event(Event::PointerMoved(start));
    desk.settle();
    assert_eq!(desk.shown(&["U1", "U2", "U3", "U4"]), "U-U-");
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.shown(&["U1", "U3"]), "--");
    let solved = Facelets::solved(PuzzleId::Cube3);
    desk.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.app().state(), Some(&solved));
}
