//! Proofs in a session file are only claims until this program proves them again.

use crate::support::home::Home;
use unfold_app::session::{format, record::Session, snapshot};
use unfold_app::{command::FilesCommand, document::runs::results::RunEnd};
use unfold_engine::{puzzle::PuzzleId, search::Reason};

/// The session as it is once opened from a file: its proofs are only claims.
pub fn with_proofs_as_claims(mut session: Session) -> Session {
    for table in &mut session.workspaces {
        let pages = table.undo.iter_mut().chain(&mut table.redo).chain([&mut table.position]);
        for results in pages.filter_map(|page| page.results.as_mut()) {
            (results.claimed, results.lower) = (results.lower, 0);
            results.end = results.end.filter(|end| *end != RunEnd::Reason(Reason::Optimal));
            if let Some(series) = &mut results.series {
                series.claimed = std::mem::take(&mut series.lower);
            }
        }
        for run in &mut table.runs.list {
            (run.claimed, run.lower) = (run.lower, 0);
            run.end = run.end.filter(|end| *end != RunEnd::Reason(Reason::Optimal));
            run.series.claimed = std::mem::take(&mut run.series.lower);
        }
    }
    session
}

#[test]
fn a_claim_that_contradicts_its_solution_is_rejected() {
    let mut home = Home::first_start();
    home.solve_moves(PuzzleId::Cube2, "R U F");
    let mut session = snapshot::capture(&home.program.model);
    let results = session.workspaces[0].position.results.as_mut().expect("known");
    (results.lower, results.end, results.claimed) = (0, None, 9);
    std::fs::write(home.path("wrong.unfold"), format::serialize(&session)).expect("writable");
    home.program.apply(FilesCommand::OpenPath(home.path("wrong.unfold")));
    assert!(home.error_text().contains("exceeds a length"), "{}", home.error_text());
}
