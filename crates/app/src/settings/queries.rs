//! Settings of the puzzle that is shown.

use super::choices::{self, Chart, Choices, View};
use crate::{lesson::progress_chart::Curve, model::Model, puzzles::graph};
use unfold_engine::{puzzle::Metric, puzzles::solvers, search::Solver};

impl Model {
    fn choices(&self) -> &Choices {
        choices::of(&self.settings.choices, self.puzzle())
    }

    /// The solver that is chosen.
    pub fn solver(&self) -> Option<&'static dyn Solver> {
        self.choices().solver_for(self.puzzle())
    }

    /// The solver of the next search: the chosen one, or where only proofs are wanted the one for those.
    pub fn searching_solver(&self) -> Option<&'static dyn Solver> {
        self.solver().map(|solver| solvers::searching(solver, &self.settings.limits()))
    }

    /// The metric in which the next search counts.
    pub fn metric(&self) -> Metric {
        self.choices().metric_for(self.puzzle())
    }

    /// The metric in which the graph of the 2x2x2 counts.
    pub fn graph_metric(&self) -> Metric {
        let chosen = self.settings.graph_metric;
        if graph::METRICS.contains(&chosen) { chosen } else { Metric::Qtm }
    }

    /// The metric of what is told about the position or the one before it, or else of the next search.
    pub fn shown_metric(&self) -> Metric {
        self.results().by.map_or(self.metric(), |by| by.metric)
    }

    /// The view in the middle of the window.
    pub fn view(&self) -> View {
        self.choices().view_for(self.puzzle())
    }

    /// The chart in the plot.
    pub fn chart(&self) -> Chart {
        self.choices().chart_for(self.puzzle())
    }

    /// The curve drawn along the moves.
    pub fn curve(&self) -> Curve {
        self.choices().curve_for(self.puzzle())
    }
}
