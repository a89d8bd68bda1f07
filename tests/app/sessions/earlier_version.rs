//! Settings and sessions written by earlier versions.

use std::path::Path;

use crate::support::{home::Home, temporary};
use unfold_app::{Model, command::HistoryCommand, settings::how_far::HowFar};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::search::Solver;

/// Starts the program with the files of an earlier version; checks that it reports no error.
fn start_with(settings: &[u8], session: &[u8]) -> Home {
    let folder = temporary();
    std::fs::create_dir(folder.path().join("settings")).expect("writable");
    std::fs::write(folder.path().join("settings/settings.json"), settings).expect("writable");
    std::fs::write(folder.path().join("settings/session.json"), session).expect("writable");
    let home = Home::start(folder);
    assert!(home.program.model.dialog.is_none(), "nothing is wrong with them: {:?}", home.program.model.dialog);
    home
}

/// The session has an optimal solution of a 2x2x2, a 3x3x3 turned by hand after a search, and a 2x2x2x2 that *optimal* was solving.
#[test]
fn settings_and_a_session_of_version_0_1_0_are_opened() {
    let mut home = start_with(
        include_bytes!("../../data/version-0.1.0/settings.json"),
        include_bytes!("../../data/version-0.1.0/session.json"),
    );
    let app = &home.program;
    let settings = &app.model.settings;
    assert_eq!((settings.how_far, settings.all_optimal), (HowFar::Prove, false), "the switch Optimal was on");
    assert_eq!((settings.time_limit.seconds(), settings.patience.seconds()), (Some(3.0), Some(2.0)));
    assert_eq!(settings.proof_time_limit.seconds(), None, "a proof has no limit that was not set for it");
    assert_eq!(app.model.puzzle(), PuzzleId::Tess2);
    assert_eq!(app.model.solver().map(Solver::name), Some("anytime"), "the method that proves is no choice any more");
    let found: Vec<usize> = app.model.results().solutions.iter().map(|solution| solution.length).collect();
    assert_eq!((found, app.model.results().lower), (vec![25, 24], 11));
    assert_eq!(app.model.runs[app.model.puzzle()].list().len(), 3);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!(home.program.model.runs[home.program.model.puzzle()].list().first().and_then(|run| run.best), Some(18));
    assert_eq!(
        home.program.model.document.workspace().position().manual_solve.as_ref().map(|hand| hand.moves.0.len()),
        Some(3)
    );
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert_eq!(home.program.model.metric(), Metric::Qtm);
    assert!(
        home.program.model.results().is_optimal()
            && home.program.model.runs[home.program.model.puzzle()].list().len() == 2
    );
}

/// The session has a 2x2x2 with two stickers cleared after two searches for all optimal solutions, a 3x3x3 whose position was undone, an
/// opened log of the 2x2x2x2 with further turns, and a 3x3x3x3 turned by hand.
#[test]
fn settings_and_a_session_of_version_0_2_0_are_opened() {
    let mut home = start_with(
        include_bytes!("../../data/version-0.2.0/settings.json"),
        include_bytes!("../../data/version-0.2.0/session.json"),
    );
    let app = &mut home.program;
    let turns = |app: &Model| app.document.workspace().position().manual_solve.as_ref().map(|hand| hand.moves.0.len());
    assert!(app.model.settings.all_optimal && app.model.settings.recent == [Path::new("/home/ada/example.log")]);
    assert_eq!((app.model.puzzle(), app.model.document.workspace().painting().unpainted_count()), (PuzzleId::Cube2, 2));
    assert_eq!(app.model.runs[PuzzleId::Cube2].list().len(), 2);
    app.apply(HistoryCommand::Undo);
    assert!(app.model.results().has_all_optimal(), "what was found for the position before is still there");
    app.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    app.apply(HistoryCommand::Redo);
    assert_eq!(app.model.results().best().map(|best| best.length), Some(3));
    app.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert_eq!(turns(&app.model), Some(2));
    app.apply(HistoryCommand::Undo);
    app.apply(HistoryCommand::Undo);
    let log = app.model.document.workspace().position().open_log().expect("the log that was opened");
    assert_eq!(log.path.as_deref(), Some(Path::new("/home/ada/example.log")));
    app.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    assert_eq!(turns(&app.model), Some(1));
}
