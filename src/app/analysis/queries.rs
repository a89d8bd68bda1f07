//! Queries about the findings on the position beside its solutions.

use super::Analyses;
use super::findings::{Analysis, Subject};
use crate::app::core::Context;
use crate::shared::settings::choices::View;

impl Analyses {
    /// The facts for the view that is shown. Those about the position before stay until the new ones are known.
    pub fn shown(&self, cx: &Context) -> Option<Analysis<'_>> {
        let wanted = cx.subject();
        cx.state().and_then(|_| self.known(cx.view(), wanted.as_ref()))
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
