//! Proofs that a session file only claims.

use crate::support::{self, home::Home, sessions::forged, window::TestWindow};
use eframe::egui::Key;
use unfold_app::command::{Command, FilesCommand, ScrambleCommand, SearchCommand, SessionCommand, SettingsCommand};
use unfold_app::runs;
use unfold_app::session::{format, snapshot};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

#[test]
fn proofs_of_an_opened_file_are_claims_until_proven_here() {
    // The program's own session is trusted.
    assert!(Home::with_session(&forged()).program.model.results().is_optimal());
    for name in ["found.unfold", "session.json"] {
        let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
        let path = window.file(name);
        std::fs::write(&path, forged()).expect("writable");
        window.apply(FilesCommand::OpenPath(path.clone()));
        let results = window.app().results();
        assert_eq!(results.best().map(|best| best.length), Some(4), "a solution is one");
        assert_eq!((results.lower, results.claimed, results.is_optimal()), (0, 4, false));
        assert!(!results.has_all_optimal());
        assert!(window.has_text("Bound from the file") && window.has_text("4 HTM, not verified"));
        assert!(window.has_text("lower bound from the file, not verified"), "in the legend of the plot");
        for word in ["≤ optimum", "proven optimal"] {
            assert!(!window.has_text(word), "{word}");
        }
        window.click("Solutions");
        assert!(window.has_text("not been verified as optimal") && !window.has_text("optimal solution found"));
        assert!(plotted_bounds(&window).0.is_empty(), "nothing is plotted as proven");
        window.key(Key::Escape);
        window.settle();
        window.click_first("Chart: ");
        window.click("Runs (1)");
        assert!(
            window.has_text("4 HTM, lower bound 4 HTM from the file, not verified")
                && !window.has_text("4 HTM, optimal")
        );
        window.key(Key::Escape);
        window.settle();
        assert_eq!(window.app().runs[window.app().puzzle()].list()[0].lower, 0);
        // A saved claim stays a claim.
        let again = window.file("again.unfold");
        window.apply(SessionCommand::SaveSessionTo(again.clone()));
        let TestWindow { folder, mut harness, .. } = window;
        harness.state_mut().close();
        drop(harness);
        let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, support::window::SIZE);
        assert_eq!((window.app().results().lower, window.app().results().claimed), (0, 4), "at the next start");
        window.apply(FilesCommand::OpenPath(again));
        assert_eq!((window.app().results().lower, window.app().results().claimed), (0, 4), "saved once more");
        assert_eq!(plotted_bounds(&window).1, [[0.0, 4.0]]);
        // A proof found here replaces the claim.
        assert!(window.app().is_possible(&Command::Search(SearchCommand::Solve)));
        window.apply(SettingsCommand::Set(Switch::AllOptimal, false));
        window.apply(SearchCommand::Solve);
        window.wait("a proof", |window| !window.app().search.is_running());
        let results = window.app().results();
        assert_eq!((results.best().map(|best| best.length), results.lower, results.claimed), (Some(3), 3, 0));
        assert!(results.is_optimal() && results.optimal_list.is_none() && results.series.claims().is_empty());
        assert!(window.has_text("Proven: no solution is shorter than 3 HTM.") && !window.has_text("rom the file"));
        let run = runs::current(window.app()).expect("the same run");
        assert_eq!((run.number, run.lower, run.claimed, run.series.claims().len()), (1, 3, 0, 0));
    }
}

/// The bounds plotted as proven, and the bounds plotted as claimed.
fn plotted_bounds(window: &TestWindow) -> (Vec<[f64; 2]>, Vec<[f64; 2]>) {
    let series = &window.app().results().series;
    (series.bounds().to_vec(), series.claims().to_vec())
}

#[test]
fn a_search_that_proves_less_than_claimed_shows_its_own_proof() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(2));
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.3)));
    window.apply(SearchCommand::Solve);
    window.wait("the end", |window| !window.app().search.is_running());
    let best = window.app().results().best().expect("a solution").length;
    let mut session = snapshot::capture(window.app());
    let table = session.workspaces.iter_mut().find(|table| table.puzzle == PuzzleId::Tess2).expect("the hypercube");
    table.position.results.as_mut().expect("known").lower = best;
    std::fs::write(window.file("best.unfold"), format::serialize(&session)).expect("writable");
    window.apply(FilesCommand::OpenPath(window.file("best.unfold")));
    assert_eq!((window.app().results().claimed, window.app().results().is_optimal()), (best, false));
    window.apply(SearchCommand::Solve);
    window.wait("the end", |window| !window.app().search.is_running());
    let results = window.app().results();
    assert!(results.claimed == 0 && results.lower > 0 && results.lower < best && !results.is_optimal(), "{results:?}");
    let best = results.best().expect("a solution").length;
    let between = format!("{} ≤ optimum ≤ {best} STM", results.lower);
    assert!(window.has_text(&between) && !window.has_text("not verified"), "{between}");
}
