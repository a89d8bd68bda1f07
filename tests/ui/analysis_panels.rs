//! The list of crosses, the buttons for turns and playback, and the lists of methods, metrics and scrambles.

use crate::support::{self, window::TestWindow};
use eframe::egui;
use egui_kittest::kittest::Queryable;
use unfold_app::command::{HistoryCommand, PlaybackCommand, SearchCommand, TypingCommand};
use unfold_app::settings::{choices::Scrambling, pace::Speed};
use unfold_app::{document::position::Origin, played::SequenceKind};
use unfold_engine::puzzle::{Metric, PuzzleId};

#[test]
fn crosses_are_listed_and_a_click_plays_one() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.click_first("Cross");
    window.apply(TypingCommand::TypePosition("L2 R2 F2 B2 U2 D2".into()));
    window.wait("the crosses are listed", |window| window.has_text("D   5 HTM, 10 QTM"));
    window.apply(PlaybackCommand::SetSpeed(Speed::Instant));
    window.click_first("D   5 HTM");
    assert_eq!(
        window.app().document.workspace().playback.as_ref().map(|playback| playback.kind),
        Some(SequenceKind::Cross(3))
    );
    window.wait("it is played", |window| !window.app().document.workspace().is_playing());
    assert!(unfold_engine::puzzles::cube3::search::cross::is_solved(&window.shown_facelets(), 3));
    assert!(window.has_text("Cross on D: at the end"));
    window.click_first("All ");
    window.wait("pairs are listed", |window| window.has_text("U + FR"));
    // The score is plotted along the moves of the cross.
    window.key(eframe::egui::Key::Escape);
    window.settle();
    window.click_first("Chart: ");
    window.click_first("Progress by move");
    assert!(
        window.has_text("plot of progress by move, stickers away from home: ")
            && window.has_text(" after 5 of 5 moves")
    );
}

#[test]
fn faces_are_turned_by_buttons_on_every_cube() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        let mut window = TestWindow::new(puzzle, support::tables::folder());
        let start = window.shown_facelets();
        for mv in &puzzle.def().moves[..18] {
            assert!(window.harness.query_by_label(&format!("turn {}", mv.name)).is_some(), "{}", mv.name);
        }
        window.harness.get_by_label("turn R'").click();
        window.settle();
        let mv = puzzle.def().moves.iter().position(|mv| mv.name == "R'").expect("a move");
        assert_eq!(window.shown_facelets(), start.after(unfold_engine::puzzle::Move::new(mv as u16)));
        assert_eq!(window.app().document.workspace().position().origin, Origin::Turned);
        assert!(!window.has_text("Stickers away from home: "), "it stands behind Details");
        window.apply(HistoryCommand::Undo);
        assert_eq!(window.shown_facelets(), start);
    }
    let window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    assert!(window.harness.query_by_label("turn R'").is_none());
}

#[test]
fn a_solution_has_buttons_to_play_it() {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.apply(TypingCommand::TypePosition("R U2 F'".into()));
    window.apply(SearchCommand::Solve);
    window.wait("it is solved", |window| window.app().results().is_optimal());
    assert!(window.has_text("Solution: next"));
    window.click_first("Step forward");
    assert_eq!(window.app().document.workspace().moves_made(), 1);
    window.click_first("Step back");
    assert_eq!(window.app().document.workspace().moves_made(), 0);
    window.click_first("Go to the end");
    assert!(window.shown_facelets().is_solved() && window.has_text("Solution: at the end"));
    window.click_first("Go to the start");
    window.click_first("Play");
    assert!(window.app().document.workspace().is_playing());
    window.click_first("Pause");
    assert!(!window.app().document.workspace().is_playing());
}

#[test]
fn method_metric_and_scrambling_are_selected_from_lists() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.open_solver();
    window.click_first("Method: Two-phase");
    window.click_first("IDA* by sticker score");
    assert_eq!(window.app().solver().map(|solver| solver.name()), Some("ida-score"));
    window.click_first("Metric: HTM");
    window.click_first("QTM");
    assert_eq!(window.app().metric(), Metric::Qtm);
    window.press_with_modifiers(egui::Modifiers::NONE, egui::Key::Escape);
    window.click_first("Scramble with: random position");
    window.click_first("20 random moves");
    assert_eq!(window.app().settings.scrambling, Scrambling::Turns);
    window.click_first("Scramble");
    assert!(window.has_text("20 random moves, seed"));
    window.harness.run_steps(2);
    let open = egui::Popup::is_any_open(&window.harness.ctx);
    assert!(!open);
}
