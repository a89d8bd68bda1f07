//! The search is told what a runtime would tell, without a thread or a clock.

use std::path::PathBuf;
use std::time::Instant;

use super::stage::Stage;
use super::*;
use crate::app::core::dialog::Dialog;
use crate::app::core::environment::Environment;
use crate::app::document::position::{Origin, Position};
use crate::shared::settings::Settings;
use unfold_engine::puzzle::{Facelets, scramble};
use unfold_engine::puzzles::solvers;
use unfold_text::Language;

/// A position of the 2x2x2 whose search was begun.
struct Home {
    search: Search,
    cx: Context,
    id: TaskId,
}

impl Home {
    fn new() -> Self {
        let state = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(1));
        let environment = Environment {
            settings: PathBuf::new(),
            tables: PathBuf::new(),
            file_dialogs: false,
            language: Language::default(),
        };
        let mut cx = Context::new(
            Instant::now(),
            environment,
            Settings { puzzle: PuzzleId::Cube2, ..Settings::default() },
            &[],
            "".to_owned().into(),
        );
        cx.document.workspace_mut().change(Position::new(state, Origin::Typed), None, cx.now);
        let mut search = Search::default();
        let solver = solvers::of(PuzzleId::Cube2).next().expect("a solver");
        search.start(solver, Limits::default(), None, &mut cx);
        let [Effect::Start(id, _)] = cx.take_effects()[..] else { panic!("a search is asked for") };
        Self { search, cx, id }
    }

    fn handle_report(&mut self, id: TaskId, report: JobReport) -> bool {
        self.search.handle_report(id, report, &mut self.cx)
    }

    fn stage(&self) -> Stage {
        self.search.stage(&self.cx.document)
    }
}

#[test]
fn reports_of_another_task_are_not_heard() {
    let mut home = Home::new();
    home.handle_report(TaskId(99), JobReport::Crashed);
    let numbers =
        TaskProgress { elapsed: Duration::from_secs(1), nodes: 7, part: 0.5, work_done: Duration::ZERO, proof: None };
    assert!(home.stage() == Stage::Tables && home.cx.dialog.is_none());
    home.handle_report(home.id, JobReport::Event(SearchEvent::Started { tables: Duration::ZERO, threads: 1 }));
    home.search.sample(&[(TaskId(99), numbers)].into(), &mut home.cx);
    assert_eq!((home.stage(), home.cx.document.workspace().position().results.nodes), (Stage::Searching, 0));
    home.search.sample(&[(home.id, numbers)].into(), &mut home.cx);
    assert_eq!(home.cx.document.workspace().position().results.nodes, 7);
}

#[test]
fn a_search_that_ends_without_its_last_report_is_shown_as_a_crash() {
    let mut home = Home::new();
    assert!(!home.handle_report(home.id, JobReport::Crashed), "there is nothing to be played");
    assert_eq!(home.stage(), Stage::Ended(RunEnd::Failed));
    assert!(matches!(home.cx.dialog, Some(Dialog::Error { .. })));
    let (puzzle, run) = (PuzzleId::Cube2, home.cx.document.workspace().position().results.run.expect("a run"));
    assert_eq!(home.cx.runs[puzzle].get(run).and_then(|run| run.end), Some(RunEnd::Failed));
}

#[test]
fn a_search_that_is_given_up_is_forgotten_and_its_position_knows_that_it_was_stopped() {
    let mut home = Home::new();
    let of = home.search.abandon(&mut home.cx);
    assert_eq!(of, Some((PuzzleId::Cube2, 1)));
    assert!(matches!(home.cx.take_effects()[..], [Effect::Stop(id)] if id == home.id));
    assert_eq!(home.stage(), Stage::Ended(RunEnd::Reason(Reason::Stopped)));
    home.handle_report(home.id, JobReport::Crashed);
    assert_eq!(home.stage(), Stage::Ended(RunEnd::Reason(Reason::Stopped)), "no one listens any more");
}

#[test]
fn a_search_goes_on_while_undo_leads_to_its_position_and_ends_with_the_last_way_to_it() {
    let mut home = Home::new();
    let solved = || Position::new(Facelets::solved(PuzzleId::Cube2), Origin::Solved);
    home.cx.document.workspace_mut().change(solved(), None, home.cx.now);
    home.search.end_lost(&mut home.cx);
    assert!(home.search.is_at_work() && !home.search.is_for_shown(&home.cx.document));
    home.cx.document.clear();
    home.search.end_lost(&mut home.cx);
    assert!(!home.search.is_at_work());
    assert!(matches!(home.cx.take_effects()[..], [Effect::Stop(id)] if id == home.id));
}
