//! Findings on the position that is shown, beside its solutions, for the view that is open.

pub mod job;

use std::convert::Infallible;

use self::job::{Analysis, AnalysisJob, AnalysisReport, Findings, Subject};
use crate::app::core::{Context, Effect, Feature, Job, TaskId};
use crate::shared::settings::choices::View;
use unfold_text::{UserError, editor as say, sentences::describe};

/// Findings, and the analysis at work.
#[derive(Debug, Default)]
pub struct Analyses {
    /// The last request, answered by now or not.
    asked: Option<Subject>,
    /// The task that finds it out.
    work: Option<TaskId>,
    known: Option<(Subject, Findings)>,
}

impl Analyses {
    /// The facts for the view that is shown. Those about the position before stay until the new ones are known.
    pub fn shown(&self, cx: &Context) -> Option<Analysis<'_>> {
        let (subject, findings) = self.known.as_ref().filter(|_| cx.state().is_some())?;
        let current = cx.subject().as_ref() == Some(subject);
        (subject.view == cx.view()).then_some(Analysis { findings, metric: subject.metric, current })
    }

    /// Has found out what is wanted now, unless that was asked for already; what was wanted before is given up.
    pub fn follow(&mut self, wanted: Option<Subject>, cx: &mut Context) {
        if wanted == self.asked {
            return;
        }
        self.stop(cx);
        self.work = wanted.clone().map(|subject| cx.start(Job::Analysis(AnalysisJob(subject))));
        self.asked = wanted;
    }

    /// Finds out nothing more.
    pub fn stop(&mut self, cx: &mut Context) {
        if let Some(id) = self.work.take() {
            cx.effect(Effect::Stop(id));
        }
    }

    /// Hears what was found out.
    pub fn handle_report(&mut self, id: TaskId, report: AnalysisReport, cx: &mut Context) {
        let Some(subject) = self.asked.as_ref().filter(|_| self.work == Some(id)) else { return };
        match report {
            AnalysisReport::Found(findings) => self.known = Some((subject.clone(), findings)),
            AnalysisReport::End(Ok(())) => self.work = None,
            AnalysisReport::End(Err(error)) => self.fail(describe::solve(subject.state.puzzle(), &error), cx),
        }
    }

    fn fail(&mut self, error: UserError, cx: &mut Context) {
        self.work = None;
        cx.tell_failure(say::ERROR_STUDY, error);
    }
}

impl Feature for Analyses {
    type Command = Infallible;

    fn update(&mut self, command: Infallible, _: &mut Context) {
        match command {}
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.work == Some(id) {
            self.fail(describe::crash(), cx);
        }
    }

    fn tick(&mut self, cx: &mut Context) {
        self.follow(cx.subject(), cx);
    }

    fn close(&mut self, cx: &mut Context) {
        self.stop(cx);
    }
}

impl Context {
    /// The subject that the view that is shown needs to know about.
    pub fn subject(&self) -> Option<Subject> {
        let state = self.state().filter(|_| !matches!(self.view(), View::Stage | View::Batch))?;
        // Crosses have their own order of metrics.
        let metric = if self.view() == View::Graph { self.graph_metric() } else { self.puzzle().def().metric };
        let target = self.path_end.clone().filter(|_| self.view() == View::Graph);
        Some(Subject { state: state.clone(), view: self.view(), metric, target })
    }
}
