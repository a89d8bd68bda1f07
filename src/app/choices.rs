//! What a person has chosen for each puzzle: how it is solved, what is shown beside it.

use super::App;
use super::along::{Curve, curves};
use crate::engine::puzzle::{Metric, PuzzleId};
use crate::engine::solve::{self, Solver};

/// What the middle of the window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// The moves that are played, and what they do.
    #[default]
    Moves,
    /// The solutions found so far.
    Solutions,
    /// The first crosses of the 3x3x3.
    Crosses,
    /// The 2x2x2 as a graph.
    Graph,
    /// Many positions solved in one run.
    Batch,
}

/// What the plot shows.
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

/// How a position is scrambled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scrambling {
    /// A position drawn uniformly from all positions.
    #[default]
    Uniform,
    /// Twenty random turns of faces.
    Turns,
}

/// The choices for one puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The name of the solver; the puzzle's usual one when there is none of this name.
    pub method: Option<String>,
    /// The metric; the puzzle's usual one when the solver does not have it.
    pub metric: Option<Metric>,
    /// What the middle of the window shows.
    pub view: View,
    /// What the plot shows.
    pub chart: Chart,
    /// What is drawn along the moves; the puzzle's usual curve when it has no such one.
    pub curve: Option<Curve>,
}

static USUAL: Choices = Choices { method: None, metric: None, view: View::Moves, chart: Chart::Length, curve: None };

/// The views that a puzzle has.
pub fn views(puzzle: PuzzleId) -> &'static [View] {
    match puzzle {
        PuzzleId::Cube2 => &[View::Moves, View::Solutions, View::Graph, View::Batch],
        PuzzleId::Cube3 => &[View::Moves, View::Solutions, View::Crosses, View::Batch],
        PuzzleId::Tess2 => &[View::Moves, View::Solutions, View::Batch],
    }
}

/// The charts that a puzzle has.
pub fn charts(puzzle: PuzzleId) -> &'static [Chart] {
    match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 | PuzzleId::Tess2 => &[Chart::Length, Chart::Speed, Chart::Along],
    }
}

impl App {
    /// What is chosen for the puzzle that is shown.
    fn choices(&self) -> &Choices {
        self.settings().choices.get(&self.puzzle()).unwrap_or(&USUAL)
    }

    /// The solver that is chosen.
    pub fn solver(&self) -> Option<&'static dyn Solver> {
        let chosen = self.choices().method.as_deref();
        let named = solve::of(self.puzzle()).find(|solver| Some(solver.name()) == chosen);
        named.or_else(|| solve::of(self.puzzle()).next())
    }

    /// The metric in which the next search counts.
    pub fn metric(&self) -> Metric {
        let known = self.solver().map_or(&[][..], Solver::metrics);
        let chosen = self.choices().metric.filter(|metric| known.contains(metric));
        chosen.or(known.first().copied()).unwrap_or(self.puzzle().def().metric)
    }

    /// The metric of what is told about the position or the one before it, or else of the next search.
    pub fn shown_metric(&self) -> Metric {
        self.told_results().by.map_or(self.metric(), |by| by.metric)
    }

    /// What the middle of the window shows.
    pub fn view(&self) -> View {
        let chosen = self.choices().view;
        if views(self.puzzle()).contains(&chosen) { chosen } else { View::Moves }
    }

    /// What the plot shows.
    pub fn chart(&self) -> Chart {
        let chosen = self.choices().chart;
        if charts(self.puzzle()).contains(&chosen) { chosen } else { Chart::Length }
    }

    /// What is drawn along the moves.
    pub fn curve(&self) -> Curve {
        let known = curves(self.puzzle());
        let chosen = self.choices().curve.filter(|curve| known.contains(curve));
        chosen.or(known.first().copied()).unwrap_or(Curve::Bound)
    }

    /// Whether the moves of a scramble are played when it is made.
    pub fn watches_scrambles(&self) -> bool {
        self.settings().watch_scramble.unwrap_or(self.settings().scrambling == Scrambling::Turns)
    }

    pub(super) fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        let puzzle = self.puzzle();
        self.cx.set(|settings| change(settings.choices.entry(puzzle).or_default()));
    }
}
