//! Settings and a session as version 0.1.0 wrote them: a solved 2x2x2, a 3x3x3 that was solved and then turned by hand, and a
//! hypercube that the method *optimal* was searching.

use crate::support::{home::Home, temporary};
use unfold_app::{command::HistoryCommand, settings::how_far::HowFar};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::search::Solver;

const SETTINGS: &[u8] = include_bytes!("../../data/version-0.1.0/settings.json");
const SESSION: &[u8] = include_bytes!("../../data/version-0.1.0/session.json");

#[test]
fn settings_and_a_session_of_version_0_1_0_are_opened() {
    let folder = temporary();
    std::fs::create_dir(folder.path().join("settings")).expect("writable");
    std::fs::write(folder.path().join("settings/settings.json"), SETTINGS).expect("writable");
    std::fs::write(folder.path().join("settings/session.json"), SESSION).expect("writable");
    let mut home = Home::start(folder);
    let app = &home.program;
    assert!(app.model.dialog.is_none(), "nothing is wrong with them: {:?}", app.model.dialog.as_ref());
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
