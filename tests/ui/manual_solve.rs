//! Solving by hand in the window: turns are counted, timed, undone and saved.

use crate::support::{self, stickers_after_log, tables, window::TestWindow};
use egui_kittest::kittest::Queryable;
use unfold_app::command::{Command, FilesCommand, ManualSolveCommand, PlaybackCommand};
use unfold_app::document::playback::PlaybackControl;
use unfold_engine::puzzle::{Move, PuzzleId, scramble};

const TESS2: PuzzleId = PuzzleId::Tess2;

/// Random turns of the kinds that clicks make, as in MC4D's scramble.
fn turns(seed: u64, count: usize) -> Vec<Move> {
    scramble::turns(TESS2, count, &mut scramble::generator(seed)).0
}

#[test]
fn a_manual_solve_is_made_and_saved_in_the_window() {
    let mut window = TestWindow::new(TESS2, tables::folder());
    assert!(window.has_text("Moves: 0 STM") && window.has_text("Time: 0:00.0"));
    window.click("Scramble with: random position");
    window.click("20 random moves");
    window.click("Scramble");
    assert!(window.has_text("20 random moves, seed"));
    let start = window.app().document.workspace().state().expect("a position").clone();
    for mv in turns(9, 11) {
        window.apply(ManualSolveCommand::Turn(mv));
    }
    assert!(window.has_text("Moves: 11 STM") && window.has_text("turned by hand"));
    window.click("Undo move");
    assert!(window.has_text("Moves: 10 STM"));
    window.wait("the clock runs", |window| !window.has_text("Time: 0:00.0"));
    let end = window.app().document.workspace().state().expect("a position").clone();

    window.click("Save my moves…");
    let target = window.file("mine");
    window.type_path(&target, "Save");
    window.wait("the log is written", |window| !window.app().setup.is_running());
    assert!(window.has_text("your moves (10 STM)"));
    let target = target.with_extension("log");
    let text = std::fs::read_to_string(&target).expect("saved with MC4D's extension");
    assert_eq!(stickers_after_log(&support::window::scramble_of(&text)), start.colours());
    assert_eq!(stickers_after_log(&text), end.colours());
    window.click("Reset to solved");
    assert!(window.has_text("Moves: 0 STM"));
    window.apply(FilesCommand::OpenPath(target));
    assert_eq!(window.app().document.workspace().state(), Some(&start));
    assert!(window.has_text("STM; then 10 STM"));
    window.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert_eq!(window.app().document.workspace().painting().facelets(), Some(end));

    // Turns of a cube can be saved as a Hyperspeedcube file.
    window.click("3×3×3");
    window.harness.get_by_label("turn R").click();
    window.settle();
    assert!(window.has_text("Moves: 1 HTM"));
    assert!(window.app().is_possible(&Command::ManualSolve(ManualSolveCommand::SaveTurns)));
    window.harness.run_steps(2);
}
