//! News of a search, naming the searched position and any other search stopped for it.

use std::time::Duration;

use super::{RunningSearch, Search};
use crate::document::Workspaces;
use unfold_engine::puzzle::Metric;
use unfold_text::{Phrase, Text, editor, numbers, window as say};

/// The searched position relative to the shown one.
#[derive(Clone, Copy, Debug)]
pub enum SearchedPlace {
    /// The shown position.
    Here,
    /// An undo position of the shown puzzle.
    Before,
    /// Another position of the shown puzzle, such as a redo position.
    After,
    /// A position of another puzzle, by name.
    OtherPuzzle(Text<0>),
}

impl Search {
    pub fn place(&self, workspaces: &Workspaces) -> SearchedPlace {
        self.running.as_ref().map_or(SearchedPlace::Here, |running| running.place(workspaces))
    }
}

impl RunningSearch {
    fn place(&self, workspaces: &Workspaces) -> SearchedPlace {
        let (puzzle, run) = self.puzzle_and_run;
        if self.writes_to(workspaces.puzzle(), &workspaces.workspace().position().results) {
            return SearchedPlace::Here;
        }
        let [mut before, _] = workspaces.workspace_of(puzzle).history();
        match puzzle == workspaces.puzzle() {
            false => SearchedPlace::OtherPuzzle(editor::puzzle_name(puzzle)),
            true if before.any(|position| position.results.run == Some(run)) => SearchedPlace::Before,
            true => SearchedPlace::After,
        }
    }

    /// Adds to the news that another search was stopped for this one, if so.
    pub(crate) fn with_stopped_search(&self, news: Phrase) -> Phrase {
        match self.stopped_puzzle {
            Some(puzzle) if puzzle == self.puzzle_and_run.0 => say::NEWS_STOPPED_OTHER.with([&news]),
            Some(puzzle) => say::NEWS_STOPPED_ELSEWHERE.with([&news, &editor::puzzle_name(puzzle)]),
            None => news,
        }
    }

    /// News of a shorter solution, found after `at` of search time.
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
            SearchedPlace::After => say::NEWS_FOUND_OTHER.with([&length, &metric, &at]),
            SearchedPlace::OtherPuzzle(name) => say::NEWS_FOUND_ELSEWHERE.with([&length, &metric, &at, &name]),
        };
        self.with_stopped_search(news)
    }

    /// Names the searched position in the news, unless it is the current one.
    pub(crate) fn with_searched_place(&self, news: Phrase, workspaces: &Workspaces) -> Phrase {
        let news = match self.place(workspaces) {
            SearchedPlace::Here => news,
            SearchedPlace::Before => say::NEWS_OF_BEFORE.with([&news]),
            SearchedPlace::After => say::NEWS_OF_OTHER.with([&news]),
            SearchedPlace::OtherPuzzle(name) => say::NEWS_OF_ELSEWHERE.with([&news, &name]),
        };
        self.with_stopped_search(news)
    }
}
