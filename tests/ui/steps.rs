//! Step-by-step solutions and hints.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{HistoryCommand, SettingsCommand};
use unfold_app::steps::shown;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_text::{Language, steps as say};

const CUBE: PuzzleId = PuzzleId::Cube3;
const SCRAMBLE: &str = "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' F D R' U' F";

fn new(puzzle: PuzzleId, scramble: &str) -> TestWindow {
    let mut window = TestWindow::with_size(support::tables::folder(), Language::ENGLISH, [1280.0, 900.0]);
    window.apply(HistoryCommand::SwitchTo(puzzle));
    window.type_position(scramble);
    window.key(Key::Escape);
    window
}

fn open(window: &mut TestWindow) {
    window.click("Step by step");
    window.wait("the steps", |window| shown::known_steps(window.app()).is_some());
    window.settle();
}

#[test]
fn steps_are_clicked_through_and_explained() {
    let mut window = new(CUBE, SCRAMBLE);
    open(&mut window);
    assert!(window.has_text("This step 1. Cross: ") && window.has_text("the four bottom edges"));
    assert!(window.has_text("Pieces: DR yellow–red, DF yellow–green"), "pieces have letters and colours");
    let steps = shown::known_steps(window.app()).cloned().expect("steps").steps;
    for number in 1..=steps.len() {
        let before = window.shown_facelets();
        window.click("Next step");
        assert_ne!(window.shown_facelets(), before);
        if shown::current_step(window.app()).is_none() {
            break;
        }
        assert!(number < steps.len());
    }
    assert_eq!(window.shown_facelets(), Facelets::solved(CUBE));
    window.focus("Step 2. ");
    window.click_first("Step 2. ");
    assert_eq!(shown::moves_made(window.app()), Some(steps[1].first));
    assert!(window.app().news().starts_with("Step 2 of "));
}

#[test]
fn steps_respond_to_keys_and_have_accessible_names() {
    let mut window = new(CUBE, SCRAMBLE);
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    window.wait("the steps", |window| shown::known_steps(window.app()).is_some());
    window.press_with_modifiers(Modifiers::COMMAND, Key::PageDown);
    assert_eq!(shown::current_step(window.app()), Some(1));
    window.press_with_modifiers(Modifiers::COMMAND, Key::PageUp);
    assert_eq!(shown::moves_made(window.app()), Some(0));
    window.focus("Step 3. ");
    window.key(Key::Enter);
    window.settle();
    assert_eq!(shown::current_step(window.app()), Some(2));
    let current: Vec<String> = window
        .harness
        .query_all_by(|node| {
            node.role() == Role::Button && node.label().is_some_and(|name| name.starts_with("This step "))
        })
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let [current] = &current[..] else { panic!("one step is current: {current:?}") };
    assert!(current.starts_with("This step 3. ") && current.contains(" HTM, "), "{current}");
    assert!(window.has_text(", part of this step"), "the net says which facelets are lit");
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    assert!(!window.has_text("This step ") && !window.has_text(", part of this step"));
}

#[test]
fn the_method_of_the_steps_is_selected_by_clicks() {
    let mut window = new(CUBE, SCRAMBLE);
    open(&mut window);
    for (method, first) in [("CFOP", "1. Cross: "), ("ZZ", "1. Oriented edges and line: "), ("Beginner", "1. Cross: ")]
    {
        window.click(method);
        window.wait("the steps", |window| shown::known_steps(window.app()).is_some());
        window.settle();
        assert!(window.has_text(first), "{method}");
    }
    let mut window = new(PuzzleId::Cube2, "R U2 F' R U F2 R U'");
    open(&mut window);
    assert!(window.has_text("1. First layer") && !window.has_text("CFOP"), "there is one method");
}

#[test]
fn missing_steps_are_explained() {
    let mut window = new(CUBE, "");
    window.apply(HistoryCommand::Reset);
    window.click("Step by step");
    assert!(window.has_text("The puzzle is solved."));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    window.type_position("UF RU FO UR");
    assert!(window.has_text("Solve first: "));
}

#[test]
fn hints_appear_by_clicks_without_moving_other_controls() {
    let mut window = new(CUBE, "R U R' U'");
    let places = |window: &TestWindow| ["Solve", "Step by step", "Hint"].map(|name| window.node(name).rect());
    let before = places(&window);
    for lines in 1..=3 {
        window.click("Hint");
        window.wait("the hint", |window| shown::current_hint(window.app()).is_some_and(|hint| hint.work.is_none()));
        window.settle();
        assert_eq!(window.has_text("At least "), lines >= 1);
        assert_eq!(window.has_text("Next "), lines >= 2);
        assert_eq!(window.has_text("): a corner goes "), lines >= 3);
        assert_eq!(places(&window), before);
    }
    window.apply(SettingsCommand::SetLanguage(Language::FRENCH));
    window.settle();
    assert!(window.has_text("Il faut au moins ") && window.has_text(say::HINT.get(Language::FRENCH)));
}
