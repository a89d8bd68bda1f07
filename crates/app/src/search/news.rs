//! News of a search, with the position it is for and the search stopped for it.

use std::time::Duration;

use super::{Running, Search};
use crate::document::Workspaces;
use unfold_engine::puzzle::Metric;
use unfold_text::{Phrase, Text, editor, numbers, window as say};

/// The searched position relative to the shown one.
#[derive(Clone, Copy, Debug)]
pub enum SearchedPlace {
    /// The shown position.
    Here,
    /// Reachable by undo.
    Before,
    /// Reachable by redo.
    Other,
    /// A position of another puzzle, by name.
    Elsewhere(Text<0>),
}

impl Search {
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

    /// Adds a note about the other search that was stopped for this one, since this may be the first news of it.
    pub(crate) fn news(&self, news: Phrase) -> Phrase {
        match self.instead_of {
            Some(puzzle) if puzzle == self.of.0 => say::NEWS_STOPPED_OTHER.with([&news]),
            Some(puzzle) => say::NEWS_STOPPED_ELSEWHERE.with([&news, &editor::puzzle_name(puzzle)]),
            None => news,
        }
    }

    /// News of a shorter solution found at this search time.
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

    /// Adds which position the news is about.
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
