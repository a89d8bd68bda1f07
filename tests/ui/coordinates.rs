//! The page of arrays and coordinates.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{Command, CoordinatesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand};
use unfold_app::command::{PlaybackCommand, SearchCommand, TypingCommand};
use unfold_app::{document::playback::PlaybackControl, lesson::coordinates::CoordinateTable, method_page::MethodPage};
use unfold_app::{page::Page, playback};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_engine::puzzles::coordinates::{self, Cubies};

fn new(puzzle: PuzzleId) -> TestWindow {
    TestWindow::new(puzzle, support::tables::folder())
}

/// The values of a position's coordinates, in the order of `coordinates_for`; `None` for a coordinate without a value there.
fn values(state: &Facelets) -> Vec<Option<u32>> {
    let cubies = Cubies::from_facelets(state).expect("a cube").expect("a state");
    coordinates::coordinates_for(state.puzzle()).map(|coordinate| coordinate.value(&cubies)).collect()
}

fn table(window: &TestWindow) -> CoordinateTable {
    unfold_app::coordinates::table(window.app()).expect("a state")
}

fn shown_values(window: &TestWindow) -> Vec<Option<u32>> {
    table(window).coordinates.iter().map(|shown| shown.value).collect()
}

/// The names of the coordinates marked as changed.
fn marked(window: &TestWindow) -> Vec<&'static str> {
    table(window).coordinates.iter().filter(|c| c.before.is_some()).map(|c| c.coordinate.name).collect()
}

#[test]
fn coordinates_follow_playback_and_mark_changes() {
    let mut window = new(PuzzleId::Cube3);
    window.type_position("R U F2 D'");
    window.apply(SearchCommand::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    window.press_with_modifiers(Modifiers::NONE, Key::F4);
    assert!(matches!(window.app().page.as_ref(), Some(Page::Coordinates(_))));
    assert!(window.has_text("slice_sorted") && window.has_text("0 to 2\u{a0}186") && window.has_text("URF"));
    let length = window.app().results().best().expect("a solution").length;
    for at in 0..=length {
        window.apply(PlaybackCommand::Seek(at));
        let position = window.shown_facelets();
        assert_eq!(shown_values(&window), values(&position), "after {at} moves");
        if at > 0 {
            let mv = playback::played_moves(window.app()).expect("moves").1.0[at - 1];
            let before = values(&position.after(PuzzleId::Cube3.def().moves[mv.index()].inverse));
            let changed = coordinates::coordinates_for(PuzzleId::Cube3).zip(before.iter().zip(values(&position)));
            let changed: Vec<&str> =
                changed.filter(|(_, (old, new))| *old != new).map(|(coordinate, _)| coordinate.name).collect();
            assert_eq!(marked(&window), changed);
            assert!(window.has_text("before: "));
        }
    }
    assert!(shown_values(&window).iter().all(|value| *value == Some(0)));
    window.apply(PlaybackCommand::Go(PlaybackControl::Start));
    assert!(marked(&window).is_empty() && !window.has_text("before: "));
    // A turn by hand changes the values, too.
    window.apply(HistoryCommand::Reset);
    let turn = PuzzleId::Cube3.def().moves.iter().position(|mv| mv.name == "U").expect("a move");
    window.apply(ManualSolveCommand::Turn(unfold_engine::puzzle::Move::new(turn as u16)));
    assert_eq!(marked(&window), ["corners", "ud_edges"]);
}

#[test]
fn a_move_table_value_is_looked_up() {
    let mut window = new(PuzzleId::Cube3);
    window.apply(CoordinatesCommand::Coordinates);
    assert!(window.has_text("twist 0 after U: 0"), "the value of the position is looked up at first");
    let twist = coordinates::find(PuzzleId::Cube3, "twist").expect("a coordinate");
    let moves = &PuzzleId::Cube3.def().moves;
    let r = unfold_engine::puzzle::Move::new(moves.iter().position(|mv| mv.name == "R").expect("a move") as u16);
    window.click_first("Move: U");
    window.click_first("R");
    let field = |window: &mut TestWindow, text: &str| {
        window.harness.get_by_role_and_label(Role::TextInput, "Value").set_text_value_accesskit(text);
        window.settle();
    };
    field(&mut window, "1042");
    let after = twist.after(1042, r).expect("a value");
    assert!(window.has_text(&format!("twist 1042 after R: {after}")));
    for (typed, said) in [
        ("2187", "twist must be less than 2187"),
        ("99999999999", "twist must be less than 2187"),
        ("x", "x is not a number"),
    ] {
        field(&mut window, typed);
        assert!(window.has_text(said), "{typed}");
    }
    window.click_first("Move table of: twist");
    window.click_first("ud_edges");
    assert!(window.has_text("ud_edges 0 after U: "), "a move that the table does not have is another one");
    window.apply(ManualSolveCommand::Turn(r));
    assert!(window.has_text("This position has no value for ud_edges"));
}

#[test]
fn the_page_opens_from_the_lesson_and_names_the_supported_puzzles() {
    let mut window = new(PuzzleId::Cube2);
    window.type_position("R U F");
    window.apply(SearchCommand::Solve);
    window.wait("the proof", |window| window.app().results().is_optimal());
    window.focus("Effects of the move");
    window.click("Effects of the move");
    window.focus("Coordinates");
    window.click("Coordinates");
    assert!(matches!(window.app().page.as_ref(), Some(Page::Coordinates(_))));
    assert_eq!(shown_values(&window), values(&window.shown_facelets()));
    assert!(window.has_text("0 to 5\u{a0}039") && window.has_text("0 to 728"));
    window.click("How it works");
    assert_eq!(window.app().page.as_ref(), Some(&Page::Method(MethodPage::Coordinates)));
    window.click_first("Coordinates");
    assert!(matches!(window.app().page.as_ref(), Some(Page::Coordinates(_))));
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(window.has_text("Only these puzzles have such coordinates: 2×2×2, 3×3×3."));
    assert!(!window.app().is_possible(&Command::Coordinates(CoordinatesCommand::Coordinates)));
    let why = window.app().availability(&Command::Coordinates(CoordinatesCommand::Coordinates)).why();
    assert!(why.is_some_and(|why| why.contains("3×3×3")));
    // Invalid facelets have no coordinates.
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    window.apply(PaintingCommand::Clear);
    assert!(
        window.has_text("appear here once the position is valid")
            && unfold_app::coordinates::table(window.app()).is_none()
    );
    window.apply(TypingCommand::TypePosition("R".into()));
    assert!(unfold_app::coordinates::table(window.app()).is_some());
}
