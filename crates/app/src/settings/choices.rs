//! Settings per puzzle: method, metric, view, chart.

use std::collections::BTreeMap;

use super::seconds_limit::SecondsLimit;
use crate::lesson::progress_chart::{Curve, curves};
use crate::puzzles::{graph::Identifier, puzzle_record::PuzzleRecord, record, steps::StepMethod};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::{notation::facelets, puzzles::solvers, search::Solver};

/// Content of the main area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// Net and 3D view. The aliases are the names of views in earlier versions.
    #[default]
    #[serde(alias = "moves", alias = "solutions")]
    Stage,
    /// First crosses of the 3×3×3.
    Crosses,
    /// The 2×2×2 as a graph.
    Graph,
    Batch,
}

/// Visible parts of the stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StageView {
    /// Net and 3D view side by side; only the net in a narrow window.
    #[default]
    Both,
    Net,
    /// The 3D view only.
    Space,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chart {
    /// Best length and lower bound over time.
    #[default]
    Length,
    /// Nodes per second over time.
    Speed,
    /// A curve along the played moves.
    #[serde(alias = "score")]
    Along,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Solver name; the default solver if unset or unknown.
    pub method: Option<String>,
    /// The solver's default metric if unset or unsupported.
    pub metric: Option<Metric>,
    /// Time limit of searches without proof; the global one if unset.
    pub time_limit: Option<SecondsLimit>,
    /// Time limit of proofs; the global one if unset.
    pub proof_time_limit: Option<SecondsLimit>,
    pub view: View,
    pub chart: Chart,
    /// Curve along the moves; the default if unset or not of this puzzle.
    pub curve: Option<Curve>,
    /// Step method; the default if unset or unknown.
    pub steps: Option<String>,
}

pub static DEFAULT_CHOICES: Choices = Choices {
    method: None,
    metric: None,
    time_limit: None,
    proof_time_limit: None,
    view: View::Stage,
    chart: Chart::Length,
    curve: None,
    steps: None,
};

pub fn views(puzzle: PuzzleId) -> Vec<View> {
    let PuzzleRecord { has_graph, has_crosses, .. } = record(puzzle);
    // Views common to all puzzles come first, to keep their places.
    let all = [(View::Stage, true), (View::Batch, true), (View::Crosses, *has_crosses), (View::Graph, *has_graph)];
    all.into_iter().filter(|(_, has)| *has).map(|(view, _)| view).collect()
}

pub fn charts(puzzle: PuzzleId) -> Vec<Chart> {
    let all = [(Chart::Length, true), (Chart::Speed, true), (Chart::Along, !curves(puzzle).is_empty())];
    all.into_iter().filter(|(_, has)| *has).map(|(chart, _)| chart).collect()
}

/// Selectable methods of a puzzle. Omits the optimal solver if there are others, since it replaces the default one for proofs.
pub fn methods(puzzle: PuzzleId) -> impl Iterator<Item = &'static dyn Solver> {
    let are_several = solvers::solvers_for(puzzle).count() > 1;
    solvers::solvers_for(puzzle).filter(move |solver| !are_several || solver.name() != solvers::OPTIMAL)
}

/// Choices for a puzzle; the defaults if it has none.
pub fn for_puzzle(choices: &BTreeMap<PuzzleId, Choices>, puzzle: PuzzleId) -> &Choices {
    choices.get(&puzzle).unwrap_or(&DEFAULT_CHOICES)
}

impl Choices {
    /// The chosen solver, or else the puzzle's default; `None` for a puzzle without solvers.
    pub fn solver_for(&self, puzzle: PuzzleId) -> Option<&'static dyn Solver> {
        let named = methods(puzzle).find(|solver| Some(solver.name()) == self.method.as_deref());
        named.or_else(|| methods(puzzle).next())
    }

    /// The chosen metric if the solver supports it, or else the solver's default.
    pub fn metric_for(&self, puzzle: PuzzleId) -> Metric {
        let known = self.solver_for(puzzle).map_or(&[][..], Solver::metrics);
        let chosen = self.metric.filter(|metric| known.contains(metric));
        chosen.or(known.first().copied()).unwrap_or(puzzle.def().metric)
    }

    /// The chosen step method, or else the default; `None` if the puzzle's steps are the phases of a solver.
    pub fn step_method_for(&self, puzzle: PuzzleId) -> Option<&'static StepMethod> {
        let methods = record(puzzle).step_methods;
        methods.iter().find(|method| Some(method.name) == self.steps.as_deref()).or(methods.first())
    }

    /// The chosen view if the puzzle has it, or else the stage.
    pub fn view_for(&self, puzzle: PuzzleId) -> View {
        if views(puzzle).contains(&self.view) { self.view } else { View::Stage }
    }

    /// The chosen chart if the puzzle has it, or else [`Chart::Length`].
    pub fn chart_for(&self, puzzle: PuzzleId) -> Chart {
        if charts(puzzle).contains(&self.chart) { self.chart } else { Chart::Length }
    }

    /// The chosen curve if the puzzle has it, or else its first one, or else [`Curve::Bound`].
    pub fn curve_for(&self, puzzle: PuzzleId) -> Curve {
        let known = curves(puzzle);
        let chosen = self.curve.filter(|curve| known.contains(curve));
        chosen.or(known.first().copied()).unwrap_or(Curve::Bound)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scrambling {
    /// A uniformly random position.
    #[default]
    Uniform,
    /// Random moves from the solved puzzle.
    Turns,
}

/// Notation for positions of the 2×2×2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PositionNotation {
    /// The 24 digits of [`Identifier`], as in the 2017 article on the graph; the same in every orientation of the cube.
    #[default]
    Digits,
    /// The 24 facelet letters.
    Facelets,
}

impl PositionNotation {
    /// All notations, the default first.
    pub const ALL: [Self; 2] = [Self::Digits, Self::Facelets];

    pub fn write(self, state: &Facelets) -> String {
        match self {
            Self::Digits => Identifier::from_facelets(state).to_string(),
            Self::Facelets => facelets::print(state),
        }
    }
}
