//! News of a search: the puzzle whose position it is for, and the other search that was stopped for it.

use std::time::Duration;

use super::{Running, Search};
use crate::document::Workspaces;
use unfold_engine::puzzle::Metric;
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
