//! What the news tell of a search: whose position it is for, and which other search was stopped for it.

use std::time::Duration;

use super::App;
use crate::engine::puzzle::Metric;
use crate::i18n::{Phrase, Text, editor, numbers, window as say};

/// Where the position lies whose search is at work, seen from the one that is shown.
pub(super) enum SearchedPlace {
    /// It is the one that is shown.
    Here,
    /// Undo leads to it.
    Before,
    /// It lies after the one that is shown: redo leads to it.
    Other,
    /// It is of the puzzle of this name.
    Elsewhere(Text<0>),
}

impl App {
    /// Where the position lies whose search is at work.
    pub(super) fn searched_place(&self) -> SearchedPlace {
        let Some((puzzle, run)) = self.searched_run().filter(|_| !self.is_searching_here()) else {
            return SearchedPlace::Here;
        };
        let [mut before, _] = self.workspaces.of(puzzle).history();
        match puzzle == self.puzzle() {
            false => SearchedPlace::Elsewhere(editor::puzzle_name(puzzle)),
            true if before.any(|position| position.results.run == Some(run)) => SearchedPlace::Before,
            true => SearchedPlace::Other,
        }
    }

    /// News of the search at work; they also say which other search was stopped for it, since they may be the first that are read.
    pub(super) fn tell_of_search(&mut self, news: Phrase) {
        let instead_of = self.running.as_ref().and_then(|running| running.instead_of);
        let of = self.searched_run().map(|(puzzle, _)| puzzle);
        self.cx.news = match instead_of {
            Some(puzzle) if Some(puzzle) == of => say::NEWS_STOPPED_OTHER.with([&news]),
            Some(puzzle) => say::NEWS_STOPPED_ELSEWHERE.with([&news, &editor::puzzle_name(puzzle)]),
            None => news,
        };
    }

    /// News of a shorter solution, found after so much time.
    pub(super) fn tell_of_found(&mut self, length: usize, metric: Metric, at: Duration) {
        let at = numbers::seconds(at);
        self.tell_of_search(match self.searched_place() {
            SearchedPlace::Here => say::NEWS_FOUND.with([&length, &metric, &at]),
            SearchedPlace::Before => say::NEWS_FOUND_BEFORE.with([&length, &metric, &at]),
            SearchedPlace::Other => say::NEWS_FOUND_OTHER.with([&length, &metric, &at]),
            SearchedPlace::Elsewhere(name) => say::NEWS_FOUND_ELSEWHERE.with([&length, &metric, &at, &name]),
        });
    }

    /// News of how a search ended.
    pub(super) fn tell_of_end(&mut self, news: Phrase) {
        self.tell_of_search(match self.searched_place() {
            SearchedPlace::Here => news,
            SearchedPlace::Before => say::NEWS_OF_BEFORE.with([&news]),
            SearchedPlace::Other => say::NEWS_OF_OTHER.with([&news]),
            SearchedPlace::Elsewhere(name) => say::NEWS_OF_ELSEWHERE.with([&news, &name]),
        });
    }
}
