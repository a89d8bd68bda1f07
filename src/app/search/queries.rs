//! Queries about the search, its runs and their drawing.

use std::time::Duration;

use crate::app::core::Context;
use crate::app::document::runs::{Run, Runs, results::MethodAndMetric};
use crate::shared::{puzzles::score, settings::how_far::HowFar};
use unfold_engine::puzzles::solvers;

impl Context {
    /// True if Solve goes on with what an earlier search of the position that is shown has found.
    pub fn solve_goes_on(&self) -> bool {
        let results = self.results();
        let by = self.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: self.metric() });
        results.by.is_some() && results.by == by && results.elapsed > Duration::ZERO && !self.shows_another()
    }

    /// True if a proof can follow: the best solution of the position is not proven optimal, the method has a proof, and the
    /// next search does not aim at it anyway.
    pub fn offers_proof(&self) -> bool {
        self.solve_goes_on()
            && self.settings().how_far != HowFar::Prove
            && self.results().best().is_some()
            && !self.results().is_optimal()
            && self.solver().is_some_and(|solver| {
                solvers::default_of(self.puzzle()).is_some_and(|usual| usual.name() == solver.name())
            })
    }

    /// Completed fraction of all the tables that are made in the background of the search, `0.0 <= progress <= 1.0`; `None`
    /// when none are made.
    pub fn background_tables_progress(&self) -> Option<f64> {
        self.samples.tables.behind
    }

    /// The runs of the puzzle that is shown.
    pub fn runs(&self) -> &Runs {
        &self.runs[self.puzzle()]
    }

    /// The number of the run that found out what is known about the position; `None` when nothing is, or when it is kept no more.
    pub fn current_run(&self) -> Option<&Run> {
        self.results().run.and_then(|number| self.runs().get(number))
    }

    /// True if a run can be drawn beside what is known about the position: it is another one, in the same metric or as speed.
    pub fn comparable(&self, run: &Run, speed: bool) -> bool {
        self.results().run != Some(run.number) && (speed || run.by.metric == self.shown_metric())
    }

    /// True if one more run can be pinned.
    pub fn can_pin(&self) -> bool {
        self.runs().can_pin()
    }

    /// The runs that are exported: that of the position, and those chosen to be shown; the oldest first.
    pub fn chosen_runs(&self) -> impl Iterator<Item = &Run> {
        let current = self.results().run;
        self.runs().list().iter().filter(move |run| run.shown || Some(run.number) == current)
    }

    /// The sticker score of what the net shows; `None` of another puzzle, or while it is no cube with six centres.
    pub fn score(&self) -> Option<u32> {
        score::of_painting(self.painting())
    }
}
