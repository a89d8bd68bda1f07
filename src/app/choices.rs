//! What a person has chosen for each puzzle: how it is solved, what is shown beside it.

use super::App;
use super::command::Switch;
use crate::engine::puzzle::Metric;
use crate::engine::solve::{self, Solver};
use crate::model::choices::{Chart, Choices, USUAL, View, charts, views};
use crate::model::lesson::progress_chart::{Curve, curves};

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
        Switch::WatchScramble.is_on(self)
    }

    pub(super) fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        let puzzle = self.puzzle();
        self.cx.set(|settings| change(settings.choices.entry(puzzle).or_default()));
    }
}
