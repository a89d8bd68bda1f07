//! Choices for each puzzle: the method and the metric, the view, the chart.

use std::collections::BTreeMap;

use super::seconds_limit::SecondsLimit;
use crate::lesson::progress_chart::{Curve, curves};
use crate::puzzles::{graph::Identifier, puzzle_record::PuzzleRecord, record, steps::StepMethod};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::{notation::facelets, puzzles::solvers, search::Solver};

/// The content of the middle of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// The stage: the net and the puzzle in space. Earlier versions had views of the moves and of the solutions.
    #[default]
    #[serde(alias = "moves", alias = "solutions")]
    Stage,
    /// The first crosses of the 3x3x3.
    Crosses,
    /// The 2x2x2 as a graph.
    Graph,
    /// Many positions solved in one run.
    Batch,
}

/// Parts of the stage that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StageView {
    /// The net and the puzzle in space side by side; in a narrow window the net.
    #[default]
    Both,
    /// The net alone.
    Net,
    /// The puzzle in space alone.
    Space,
}

/// The content of the plot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chart {
    /// Best length and lower bound over time.
    #[default]
    Length,
    /// Nodes a second over time.
    Speed,
    /// A number along what is played.
    #[serde(alias = "score")]
    Along,
}

/// The choices for one puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The name of the solver; the puzzle's usual one when there is none of this name.
    pub method: Option<String>,
    /// The metric; the puzzle's usual one when the solver does not have it.
    pub metric: Option<Metric>,
    /// The time after which a search ends that is not to prove its solution optimal; that of all puzzles when none is chosen for this one.
    pub time_limit: Option<SecondsLimit>,
    /// The same of a search that is to prove it.
    pub proof_time_limit: Option<SecondsLimit>,
    /// The content of the middle of the window.
    pub view: View,
    /// The content of the plot.
    pub chart: Chart,
    /// The curve that is drawn along the moves; the puzzle's usual curve when it has no such one.
    pub curve: Option<Curve>,
    /// The name of the method by which steps are made; the puzzle's usual one when there is none of this name.
    pub steps: Option<String>,
}

/// The choices for a puzzle at the first start.
pub static USUAL: Choices = Choices {
    method: None,
    metric: None,
    time_limit: None,
    proof_time_limit: None,
    view: View::Stage,
    chart: Chart::Length,
    curve: None,
    steps: None,
};

/// The views that a puzzle has.
pub fn views(puzzle: PuzzleId) -> Vec<View> {
    let PuzzleRecord { has_graph, has_crosses, .. } = record(puzzle);
    // First those of every puzzle, so that they keep their places.
    let all = [(View::Stage, true), (View::Batch, true), (View::Crosses, *has_crosses), (View::Graph, *has_graph)];
    all.into_iter().filter(|(_, has)| *has).map(|(view, _)| view).collect()
}

/// The charts that a puzzle has.
pub fn charts(puzzle: PuzzleId) -> Vec<Chart> {
    let all = [(Chart::Length, true), (Chart::Speed, true), (Chart::Along, !curves(puzzle).is_empty())];
    all.into_iter().filter(|(_, has)| *has).map(|(chart, _)| chart).collect()
}

/// The methods of a puzzle to choose from. The one that proves is none of them where there are others: it takes the place of
/// the usual one when a search is to prove its solution optimal.
pub fn methods(puzzle: PuzzleId) -> impl Iterator<Item = &'static dyn Solver> {
    let are_several = solvers::of(puzzle).count() > 1;
    solvers::of(puzzle).filter(move |solver| !are_several || solver.name() != solvers::OPTIMAL)
}

/// The choices for a puzzle, among those for all of them.
pub fn of(choices: &BTreeMap<PuzzleId, Choices>, puzzle: PuzzleId) -> &Choices {
    choices.get(&puzzle).unwrap_or(&USUAL)
}

impl Choices {
    /// The solver that is chosen for this puzzle, or else its usual one.
    pub fn solver_for(&self, puzzle: PuzzleId) -> Option<&'static dyn Solver> {
        let named = methods(puzzle).find(|solver| Some(solver.name()) == self.method.as_deref());
        named.or_else(|| methods(puzzle).next())
    }

    /// The metric in which the next search for this puzzle counts: one that its solver has.
    pub fn metric_for(&self, puzzle: PuzzleId) -> Metric {
        let known = self.solver_for(puzzle).map_or(&[][..], Solver::metrics);
        let chosen = self.metric.filter(|metric| known.contains(metric));
        chosen.or(known.first().copied()).unwrap_or(puzzle.def().metric)
    }

    /// The method by which steps are made; `None` for a puzzle whose steps are the phases of a solver.
    pub fn step_method_for(&self, puzzle: PuzzleId) -> Option<&'static StepMethod> {
        let methods = record(puzzle).step_methods;
        methods.iter().find(|method| Some(method.name) == self.steps.as_deref()).or(methods.first())
    }

    /// The content of the middle of the window: a view that this puzzle has.
    pub fn view_for(&self, puzzle: PuzzleId) -> View {
        if views(puzzle).contains(&self.view) { self.view } else { View::Stage }
    }

    /// The content of the plot: a chart that this puzzle has.
    pub fn chart_for(&self, puzzle: PuzzleId) -> Chart {
        if charts(puzzle).contains(&self.chart) { self.chart } else { Chart::Length }
    }

    /// The curve that is drawn along the moves: one that this puzzle has.
    pub fn curve_for(&self, puzzle: PuzzleId) -> Curve {
        let known = curves(puzzle);
        let chosen = self.curve.filter(|curve| known.contains(curve));
        chosen.or(known.first().copied()).unwrap_or(Curve::Bound)
    }
}

/// A way to scramble a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scrambling {
    /// A position drawn uniformly from all positions.
    #[default]
    Uniform,
    /// Twenty random turns of faces.
    Turns,
}

/// A way to write a position of the 2x2x2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PositionForm {
    /// The 24 digits of the article whose graph it is: the same however the cube is held.
    #[default]
    Digits,
    /// The 24 letters of the facelets, as the cube is held.
    Facelets,
}

impl PositionForm {
    /// All of them, the usual one first.
    pub const ALL: [Self; 2] = [Self::Digits, Self::Facelets];

    /// Writes a position of the 2x2x2.
    pub fn write(self, state: &Facelets) -> String {
        match self {
            Self::Digits => Identifier::of(state).to_string(),
            Self::Facelets => facelets::print(state),
        }
    }
}
