//! Analysis of the current position for the open view.

pub mod job;

use self::job::{Analysis, AnalysisJob, AnalysisReport, AnalysisRequest};
use crate::{graph, job::Job, model::Model, settings::choices::View, task::TaskId};
use unfold_text::{UserError, editor as say, sentences::describe};

pub use crate::analysis::job::Analyses;

/// The latest findings for the open view; outdated ones are returned until new ones arrive. `None` without findings or a valid position.
pub fn current_findings(model: &Model) -> Option<Analysis<'_>> {
    let (subject, findings) = model.analysis.known.as_ref().filter(|_| model.document.workspace().state().is_some())?;
    let current = needed_request(model).as_ref() == Some(subject);
    (subject.view == model.view()).then_some(Analysis { findings, metric: subject.metric, is_current: current })
}

/// Starts the wanted analysis unless it was the last one requested. Cancels any other.
pub fn request(wanted: Option<AnalysisRequest>, model: &mut Model) {
    if wanted == model.analysis.requested {
        return;
    }
    stop(model);
    model.analysis.running = wanted.clone().map(|subject| model.effects.start(Job::Analysis(AnalysisJob(subject))));
    model.analysis.requested = wanted;
}

pub fn stop(model: &mut Model) {
    if let Some(id) = model.analysis.running.take() {
        model.effects.stop(id);
    }
}

/// Handles a report of the analysis; ignores those of cancelled analyses.
pub fn handle_report(id: TaskId, report: AnalysisReport, model: &mut Model) {
    let Some(subject) = model.analysis.requested.as_ref().filter(|_| model.analysis.running == Some(id)) else {
        return;
    };
    match report {
        AnalysisReport::Found(findings) => model.analysis.known = Some((subject.clone(), findings)),
        AnalysisReport::End(Ok(())) => model.analysis.running = None,
        AnalysisReport::End(Err(error)) => fail(describe::solve(subject.state.puzzle(), &error), model),
    }
}

fn fail(error: UserError, model: &mut Model) {
    model.analysis.running = None;
    model.report_failure(say::ERROR_STUDY, error);
}

/// Ends and reports a crashed job; ignores the jobs of other features.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.analysis.running == Some(id) {
        fail(describe::crash(), model);
    }
}

/// Requests the analysis that the open view needs. Called once a frame.
pub fn tick(model: &mut Model) {
    request(needed_request(model), model);
}

pub fn close(model: &mut Model) {
    stop(model);
}

/// The analysis that the open view needs; `None` if it needs none or the position is invalid.
pub fn needed_request(model: &Model) -> Option<AnalysisRequest> {
    let state = model.document.workspace().state().filter(|_| !matches!(model.view(), View::Stage | View::Batch))?;
    // Crosses use the puzzle's default metric.
    let metric = if model.view() == View::Graph { graph::metric(model) } else { model.puzzle().def().metric };
    let target = model.graph.target.state.clone().filter(|_| model.view() == View::Graph);
    Some(AnalysisRequest { state: state.clone(), view: model.view(), metric, target })
}
