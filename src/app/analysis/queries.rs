//! What is seen of what was found out about the position beside its solutions.

use super::findings::{Analysis, Subject};
use crate::app::App;
use crate::shared::settings::choices::View;

impl App {
    /// What is known for the view that is shown. What is about the position before stays until the new one is known.
    pub fn analysis(&self) -> Option<Analysis<'_>> {
        let wanted = self.subject();
        self.state().and_then(|_| self.analyses.known(self.view(), wanted.as_ref()))
    }

    /// What the view that is shown needs to know.
    pub(crate) fn subject(&self) -> Option<Subject> {
        let state = self.state().filter(|_| !matches!(self.view(), View::Stage | View::Batch))?;
        // Crosses have their own order of metrics.
        let metric = if self.view() == View::Graph { self.graph_metric() } else { self.puzzle().def().metric };
        let target = self.path_target().state.clone().filter(|_| self.view() == View::Graph);
        Some(Subject { state: state.clone(), view: self.view(), metric, target })
    }
}
