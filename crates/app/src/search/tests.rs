//! Tests of the search with simulated reports, without threads or a clock.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::{job::SearchReport, *};
use crate::document::position::{Origin, Position};
use crate::{dialog::Dialog, effect::Effect, search::state::SearchStage, session::session_file::SessionFile};
use crate::{settings::Settings, start::StartupData, system::environment::Environment};
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::puzzles::solvers;
use unfold_text::Language;

/// A model with a 2×2×2 position and a running search for it.
struct SearchFixture {
    model: Model,
    id: TaskId,
}

impl SearchFixture {
    fn new() -> Self {
        let state = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(1));
        let environment = Environment {
            settings: PathBuf::new(),
            tables: PathBuf::new(),
            file_dialogs: false,
            language: Language::default(),
        };
        let start = StartupData {
            now: Instant::now(),
            settings: Settings { puzzle: PuzzleId::Cube2, ..Settings::default() },
            settings_error: None,
            custom_text_errors: Vec::new(),
            is_first: false,
            session_file: Arc::new(SessionFile::unlocked(&environment.settings)),
            session: None,
            other_sessions: 0,
        };
        let mut model = Model::start(environment, start, &[]);
        model.document.workspace_mut().change(Position::new(state, Origin::Typed), None, model.now);
        let solver = solvers::solvers_for(PuzzleId::Cube2).next().expect("a solver");
        super::start(solver, Limits::default(), None, &mut model);
        let [Effect::Start(id, _)] = model.take_effects()[..] else { panic!("a search is asked for") };
        Self { model, id }
    }

    fn handle_report(&mut self, id: TaskId, report: SearchReport) -> bool {
        handle_report(id, report, &mut self.model)
    }

    fn stage(&self) -> SearchStage {
        self.model.search.stage(&self.model.document)
    }
}

#[test]
fn reports_of_another_task_are_ignored() {
    let mut home = SearchFixture::new();
    home.handle_report(TaskId(99), SearchReport::Done(Err(SolveError::Crashed)));
    let numbers =
        TaskProgress { elapsed: Duration::from_secs(1), nodes: 7, part: 0.5, work_done: Duration::ZERO, proof: None };
    assert!(home.stage() == SearchStage::Tables && home.model.dialog.is_none());
    let preparation = |home: &SearchFixture| home.model.search.preparation(&home.model.document);
    assert_eq!(preparation(&home), Some(Preparation::default()));
    sample(&[(home.id, numbers)].into(), &mut home.model);
    assert_eq!(preparation(&home), Some(Preparation { elapsed: Duration::from_secs(1), fraction: 0.5 }));
    home.handle_report(home.id, SearchReport::Event(SearchEvent::Started { tables: Duration::ZERO, threads: 1 }));
    sample(&[(TaskId(99), numbers)].into(), &mut home.model);
    assert_eq!((home.stage(), home.model.document.workspace().position().results.nodes), (SearchStage::Searching, 0));
    assert_eq!(preparation(&home), None, "nothing is waited for any more");
    sample(&[(home.id, numbers)].into(), &mut home.model);
    assert_eq!(home.model.document.workspace().position().results.nodes, 7);
}

#[test]
fn a_crashed_search_ends_as_failed_and_shows_an_error() {
    let mut home = SearchFixture::new();
    assert!(
        !home.handle_report(home.id, SearchReport::Done(Err(SolveError::Crashed))),
        "there is nothing to be played"
    );
    assert_eq!(home.stage(), SearchStage::Ended(RunEnd::Failed));
    assert!(matches!(home.model.dialog, Some(Dialog::Error { .. })));
    let (puzzle, run) = (PuzzleId::Cube2, home.model.document.workspace().position().results.run.expect("a run"));
    assert_eq!(home.model.runs[puzzle].get(run).and_then(|run| run.end), Some(RunEnd::Failed));
}

#[test]
fn an_abandoned_search_is_stopped_and_its_reports_are_ignored() {
    let mut home = SearchFixture::new();
    let of = abandon(&mut home.model);
    assert_eq!(of, Some((PuzzleId::Cube2, 1)));
    assert!(matches!(home.model.take_effects()[..], [Effect::Stop(id)] if id == home.id));
    assert_eq!(home.stage(), SearchStage::Ended(RunEnd::Reason(Reason::Stopped)));
    home.handle_report(home.id, SearchReport::Done(Err(SolveError::Crashed)));
    assert_eq!(home.stage(), SearchStage::Ended(RunEnd::Reason(Reason::Stopped)), "no one listens any more");
}

#[test]
fn a_search_runs_while_undo_can_reach_its_position() {
    let mut home = SearchFixture::new();
    let solved = || Position::new(Facelets::solved(PuzzleId::Cube2), Origin::Solved);
    home.model.document.workspace_mut().change(solved(), None, home.model.now);
    end_if_position_lost(&mut home.model);
    assert!(home.model.search.is_running() && !home.model.search.is_for_shown(&home.model.document));
    home.model.document.clear();
    end_if_position_lost(&mut home.model);
    assert!(!home.model.search.is_running());
    assert!(matches!(home.model.take_effects()[..], [Effect::Stop(id)] if id == home.id));
}
