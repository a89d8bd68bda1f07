//! News of a search: the puzzle whose position it is for, and the other search that was stopped for it.

use std::time::Duration;

use super::{Running, Search};
use crate::document::Workspaces;
use crate::document::runs::{Run, Runs, results::MethodAndMetric};
use crate::{model::Model, puzzles::score, settings::how_far::HowFar};
use unfold_engine::{puzzle::Metric, puzzles::solvers};
use unfold_text::{Phrase, Text, editor, numbers, window as say};

/// Place of the position whose search is at work, seen from the one that is shown.
#[derive(Clone, Copy, Debug)]
pub enum SearchedPlace {
    /// It is the one that is shown.
    Here,
    /// Undo leads to it.
    Before,
    /// It lies after the one that is shown: redo leads to it.
    Other,
    /// It is of the puzzle of this name.
    Elsewhere(Text<0>),
}

impl Search {
    /// Place of the position whose search is at work.
    pub fn place(&self, workspaces: &Workspaces) -> SearchedPlace {
        self.running.as_ref().map_or(SearchedPlace::Here, |running| running.place(workspaces))
    }
}

impl Running {
    fn place(&self, workspaces: &Workspaces) -> SearchedPlace {
        let (puzzle, run) = self.of;
        if self.is_of(workspaces.puzzle(), &workspaces.workspace().position().results) {
            return SearchedPlace::Here;
        }
        let [mut before, _] = workspaces.of(puzzle).history();
        match puzzle == workspaces.puzzle() {
            false => SearchedPlace::Elsewhere(editor::puzzle_name(puzzle)),
            true if before.any(|position| position.results.run == Some(run)) => SearchedPlace::Before,
            true => SearchedPlace::Other,
        }
    }

    /// News of the search; they also say which other search was stopped for it, since they may be the first that are read.
    pub(crate) fn news(&self, news: Phrase) -> Phrase {
        match self.instead_of {
            Some(puzzle) if puzzle == self.of.0 => say::NEWS_STOPPED_OTHER.with([&news]),
            Some(puzzle) => say::NEWS_STOPPED_ELSEWHERE.with([&news, &editor::puzzle_name(puzzle)]),
            None => news,
        }
    }

    /// News of a shorter solution, found after so much time.
    pub(crate) fn news_of_found(
        &self,
        (length, metric): (usize, Metric),
        at: Duration,
        workspaces: &Workspaces,
    ) -> Phrase {
        let at = numbers::seconds(at);
        let news = match self.place(workspaces) {
            SearchedPlace::Here => say::NEWS_FOUND.with([&length, &metric, &at]),
            SearchedPlace::Before => say::NEWS_FOUND_BEFORE.with([&length, &metric, &at]),
            SearchedPlace::Other => say::NEWS_FOUND_OTHER.with([&length, &metric, &at]),
            SearchedPlace::Elsewhere(name) => say::NEWS_FOUND_ELSEWHERE.with([&length, &metric, &at, &name]),
        };
        self.news(news)
    }

    /// News of the search, for whichever position.
    pub(crate) fn news_of_end(&self, news: Phrase, workspaces: &Workspaces) -> Phrase {
        let news = match self.place(workspaces) {
            SearchedPlace::Here => news,
            SearchedPlace::Before => say::NEWS_OF_BEFORE.with([&news]),
            SearchedPlace::Other => say::NEWS_OF_OTHER.with([&news]),
            SearchedPlace::Elsewhere(name) => say::NEWS_OF_ELSEWHERE.with([&news, &name]),
        };
        self.news(news)
    }
}

impl Model {
    /// True if Solve goes on with what an earlier search of the position that is shown has found.
    pub fn solve_goes_on(&self) -> bool {
        let results = self.results();
        let by = self.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: self.metric() });
        results.by.is_some()
            && results.by == by
            && results.elapsed > Duration::ZERO
            && !self.document.workspace().shows_another()
    }

    /// True if a proof can follow: the best solution of the position is not proven optimal, the method has a proof, and the
    /// next search does not aim at it anyway.
    pub fn offers_proof(&self) -> bool {
        self.solve_goes_on()
            && self.settings.how_far != HowFar::Prove
            && self.results().best().is_some()
            && !self.results().is_optimal()
            && self.solver().is_some_and(|solver| {
                solvers::default_of(self.puzzle()).is_some_and(|usual| usual.name() == solver.name())
            })
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
        score::of_painting(self.document.workspace().painting())
    }
}
