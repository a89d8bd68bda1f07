//! Starts and stops the search for algorithms of cases, and handles its reports.

use super::job::{CasesJob, CasesReport};
use super::queries::full_name;
use super::state::{CaseSelection, RunningCaseSearch};
use crate::settings::thread_count;
use crate::{job::Job, model::Model, task::TaskId};
use std::time::Duration;
use unfold_engine::notation::allowed;
use unfold_engine::puzzles::cases::Catalogue;
use unfold_engine::search::{Limits, SolveError};
use unfold_engine::tables::TableError;
use unfold_text::{case_page as say, sentences::describe};

/// Time limit for the shortest algorithm of a case.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Indices of the cases shown that have no result yet for the allowed moves.
pub(super) fn cases_without_result(chosen: &CaseSelection, model: &Model) -> Vec<usize> {
    let allow = &model.algorithms.allow;
    let is_new = |place: &usize| model.cases.result(chosen.catalogue, *place, allow).is_none();
    chosen.visible_cases().map(|(place, _)| place).filter(is_new).collect()
}

/// Starts a search for algorithms of these cases, one after the other, and stops the previous search. Without cases, reports that all
/// have results.
pub(super) fn begin(catalogue: &'static Catalogue, cases: Vec<usize>, model: &mut Model) {
    let allow = model.algorithms.allow.trim().to_owned();
    let (count, moves) = match model.algorithms.allowed(catalogue.puzzle) {
        Ok(moves) => (cases.len(), moves),
        Err(error) => return model.report_failure(say::ERROR_CASES, error),
    };
    if cases.is_empty() {
        model.news = say::NEWS_CASES_ALL_FOUND.with([]);
        return;
    }
    stop(model);
    let job = CasesJob {
        catalogue,
        cases: cases.clone(),
        has_custom_moves: !allow.is_empty(),
        metric: allowed::metric_of(&moves),
        moves,
        limits: Limits { threads: thread_count(model.settings.threads), timeout: Some(TIMEOUT), ..Limits::default() },
        ease: model.algorithms.ease.clone(),
        known: model.cases.known_shortest(catalogue, &allow),
        tables: model.algorithms.tables.clone(),
    };
    let id = model.effects.start(Job::Cases(job));
    model.cases.running = Some(RunningCaseSearch { id, catalogue, allow, left: cases, count, elapsed: Duration::ZERO });
    model.news = say::NEWS_CASES_SEARCHED.with([&count]);
}

/// Stops the search and keeps what it found.
pub fn stop(model: &mut Model) {
    if let Some(running) = model.cases.running.take() {
        model.effects.stop(running.id);
        model.news = say::NEWS_CASES_STOPPED.with([&(running.count - running.left.len()), &running.count]);
    }
}

/// Handles a report of the search; ignores those of cancelled searches.
pub fn handle_report(id: TaskId, report: CasesReport, model: &mut Model) {
    let Some(running) = model.cases.running.as_mut().filter(|running| running.id == id) else { return };
    match report {
        CasesReport::Found(place, found) => {
            running.left.retain(|left| *left != place);
            let (asked, catalogue) = ((running.catalogue.name, place, running.allow.clone()), running.catalogue);
            if running.count == 1 {
                let name = full_name(catalogue, &catalogue.cases()[place]);
                let news = if found.shortest.is_some() { say::NEWS_CASE_FOUND } else { say::NEWS_CASE_UNSOLVED };
                model.news = news.with([&name]);
            }
            model.cases.found.insert(asked, found);
        }
        CasesReport::End(result) => {
            let Some(running) = model.cases.running.take() else { return };
            match result {
                Ok(()) if running.count > 1 => model.news = say::NEWS_CASES_FOUND.with([&running.count]),
                Ok(()) | Err(SolveError::Tables(TableError::Stopped)) => {}
                Err(error) => {
                    model.report_failure(say::ERROR_CASES, describe::solve(running.catalogue.puzzle, &error));
                }
            }
        }
    }
}
