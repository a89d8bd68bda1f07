//! The stage and what takes its place: net and 3D view, pages, presentation, toasts, comparing. Needs neither display nor GPU.

use crate::support;
use crate::support::window::{SIZE, TestWindow};
use eframe::egui::{Key, Modifiers, PointerButton, Role};
use egui_kittest::kittest::{AccessKitNode, Queryable};
use unfold::app::command::{Switch, rows};
use unfold::app::page::Page;
use unfold::app::{Command, Input};
use unfold::engine::puzzle::PuzzleId;
use unfold::i18n::Language;
use unfold::model::choices::View;
use unfold::model::document::playback::SeekTo;

const NET: &str = "net of the 3×3×3";
const SPACE: &str = "3D view of the 3×3×3, drag to rotate";

fn new() -> TestWindow {
    TestWindow::new(PuzzleId::Cube3, support::tables::folder())
}

/// Whether the net and the 3D view are there.
fn parts(window: &TestWindow) -> [bool; 2] {
    let net = |node: &AccessKitNode<'_>| node.label().is_some_and(|label| label.starts_with(NET));
    [
        window.harness.query_all_by(net).next().is_some(),
        window.harness.query_by_role_and_label(Role::Canvas, SPACE).is_some(),
    ]
}

#[test]
fn one_key_gives_either_part_all_the_room_and_brings_both_back() {
    let mut window = new();
    assert_eq!(parts(&window), [true, true]);
    let width = |window: &TestWindow| window.harness.get_by_role_and_label(Role::Canvas, SPACE).rect().width();
    let beside = width(&window);
    window.keys(Modifiers::NONE, Key::F8);
    assert_eq!(parts(&window), [false, true]);
    assert!(width(&window) > 1.5 * beside);
    window.keys(Modifiers::NONE, Key::F7);
    assert_eq!(parts(&window), [true, false]);
    window.keys(Modifiers::NONE, Key::F7);
    assert_eq!(parts(&window), [true, true]);
}

#[test]
fn a_narrow_window_shows_one_part_and_keeps_the_number_and_solve() {
    let mut window = TestWindow::of_size(support::tables::folder(), Language::ENGLISH, [1024.0, 700.0]);
    window.apply(Command::SwitchTo(PuzzleId::Cube3));
    assert_eq!(parts(&window), [true, false]);
    window.click("3D view");
    assert_eq!(parts(&window), [false, true]);
    window.click("Net");
    assert_eq!(parts(&window), [true, false]);
    assert!(!window.sees("Method and limits"), "the panel waits to be asked for");
    window.apply(Input::TypePosition("R U F".into()));
    window.click("Solve");
    window.wait("the proof", |window| window.app().results().is_optimal());
    assert!(window.sees("3 HTM"));
    window.keys(Modifiers::NONE, Key::F9);
    assert!(window.sees("Method and limits"));
    window.keys(Modifiers::NONE, Key::F9);
    assert!(!window.sees("Method and limits"));
}

#[test]
fn a_page_takes_the_place_of_the_stage_and_escape_leaves_it() {
    let mut window = new();
    for open in [
        Command::SetView(View::Crosses),
        Command::SetView(View::Batch),
        Command::Coordinates,
        Command::Tables,
        Command::Appearance,
        Command::Keys,
        Command::Examples,
    ] {
        window.apply(open.clone());
        assert_eq!(parts(&window), [false, true], "{open:?}: the puzzle is docked");
        assert!(!window.app().shows_stage());
        window.keys(Modifiers::NONE, Key::Escape);
        assert!(window.app().shows_stage(), "{open:?}");
        assert_eq!(parts(&window), [true, true], "{open:?}");
        window.apply(open.clone());
        window.click("Back to the puzzle");
        assert!(window.app().shows_stage(), "{open:?}");
    }
    // A page over a view of the puzzle is left first.
    window.apply(Command::SetView(View::Batch));
    window.apply(Command::Tables);
    window.keys(Modifiers::NONE, Key::Escape);
    assert_eq!((window.app().page(), window.app().view()), (None, View::Batch));
}

#[test]
fn a_presentation_shows_the_move_and_its_sentence_and_goes_by_arrows() {
    let mut window = new();
    window.keys(Modifiers::NONE, Key::F11);
    assert_eq!(window.app().page(), Some(&Page::Presentation));
    assert!(window.sees("There is nothing to present yet."));
    window.keys(Modifiers::NONE, Key::F11);
    window.apply(Input::TypePosition("R U F".into()));
    window.apply(Command::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    window.keys(Modifiers::NONE, Key::F11);
    assert!(window.sees("turn the front face 90° anticlockwise") && !window.sees("Facelets or moves"));
    window.keys(Modifiers::NONE, Key::ArrowRight);
    window.keys(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(window.app().played(), 2);
    assert!(window.sees("turn the upper face 90° anticlockwise"));
    window.keys(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(window.app().played(), 1);
    window.keys(Modifiers::NONE, Key::Escape);
    assert!(window.app().shows_stage());
}

#[test]
fn what_replaced_a_position_can_be_undone_where_it_is_told() {
    let mut window = new();
    window.apply(Command::Scramble);
    let toast = window.app().toast().expect("told").clone();
    assert_eq!(toast.action, Some(Command::Undo));
    // The one in the bar at the top, and the one that is new.
    let undo = |node: &AccessKitNode<'_>| node.role() == Role::Button && node.label().as_deref() == Some("Undo");
    assert_eq!(window.harness.query_all_by(undo).count(), 2);
    window.harness.query_all_by(undo).last().expect("the button").click();
    window.settle();
    assert!(window.app().is_fresh(), "the scramble is undone");
    window.apply(Command::Solve);
    assert!(window.app().toast().is_none_or(|toast| toast.action.is_none()), "nothing of it could be undone");
}

#[test]
fn moves_are_compared_below_those_played() {
    let mut window = new();
    window.apply(Command::ScrambleFrom(5));
    window.apply(Command::Solve);
    window.wait("two solutions", |window| window.app().results().solutions.len() > 1);
    window.apply(Command::Stop);
    window.wait("the end", |window| !window.app().is_searching());
    assert!(window.app().compared_notes().is_none());
    let first = window.app().results().solutions[0].clone();
    window.click("Compare");
    window.click_last(&format!("Solution, {} HTM", first.length));
    let notes = window.app().compared_notes().expect("compared").clone();
    assert_eq!(notes.moves, first.moves);
    assert!(window.sees(&format!("Solution, {} HTM", first.length)));
    // It belongs to the position.
    window.apply(Command::ScrambleFrom(6));
    assert!(window.app().compared_notes().is_none());
    window.keys(Modifiers::COMMAND, Key::Z);
    assert!(window.app().compared_notes().is_some());
    window.apply(Command::Compare(None));
    assert!(window.app().compared_notes().is_none());
}

#[test]
fn a_colour_that_was_taken_up_paints_in_space_until_it_is_put_down() {
    let mut window = new();
    let middle = window.harness.get_by_role_and_label(Role::Canvas, SPACE).rect().center();
    let click = |window: &mut TestWindow| window.drag(&[middle, middle], PointerButton::Primary);
    let before = window.app().painting().clone();
    window.click_first("blue, 0 left");
    click(&mut window);
    let painted = window.app().painting().clone();
    let changed: Vec<usize> = (0..54).filter(|&i| painted.colours[i] != before.colours[i]).collect();
    assert_eq!(changed.len(), 1, "one facelet, and no turn");
    window.keys(Modifiers::NONE, Key::Escape);
    window.apply(Command::Undo);
    click(&mut window);
    let turned = (0..54).filter(|&i| window.app().painting().colours[i] != before.colours[i]).count();
    assert!(turned > 1 || window.app().manual_solve().is_some(), "it turns again");
}

#[test]
fn pieces_that_the_move_just_made_has_moved_are_known_by_it() {
    let mut window = new();
    window.apply(Input::TypePosition("R".into()));
    window.apply(Command::Set(Switch::ReduceMotion, true));
    window.apply(Command::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    assert!(window.app().touched().is_empty(), "no move is made yet");
    window.apply(Command::Go(SeekTo::Forward));
    let touched = window.app().touched();
    // The face's eight without its centre, and twelve around it.
    assert_eq!(touched.iter().filter(|touched| **touched).count(), 20);
}

#[test]
fn every_command_that_cannot_be_done_says_why() {
    let mut window = TestWindow::of_size(support::tables::folder(), Language::ENGLISH, SIZE);
    for puzzle in unfold::engine::puzzle::ALL {
        window.apply(Command::SwitchTo(puzzle));
        for row in rows().filter(|row| row.is_of(puzzle) && !row.id.contains("stop") && row.id != "dismiss") {
            // Their names say that there must be something to end.
            if ["batch-stop", "tour-leave", "stop-waiting"].contains(&row.id) {
                continue;
            }
            let availability = window.app().availability(&row.command);
            assert!(availability.is_possible() || availability.why().is_some(), "{puzzle:?}: {}", row.id);
        }
    }
}
