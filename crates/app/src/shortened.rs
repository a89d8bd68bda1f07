//! The result of shortening a stretch of moves, for the window and the command line alike.

use std::ops::Range;

use unfold_engine::mc4d;
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::search::{Outcome, stretch::Stretch};
use unfold_text::{Phrase, shorten as say, window};

/// A length in words, with its metric.
pub fn length_in(length: usize, metric: Metric) -> Phrase {
    match metric {
        Metric::Mc4d => say::SHORTEN_TWISTS.with([&length]),
        metric => window::LENGTH.with([&length, &metric]),
    }
}

/// The result of a search for a stretch.
#[derive(Debug)]
pub struct Shortened {
    /// The stretch in the moves before, counted from 0.
    pub range: Range<usize>,
    /// The metric of all lengths.
    pub metric: Metric,
    /// The length of the stretch before.
    pub before: usize,
    /// Its length after, `after <= before`.
    pub after: usize,
    /// The end of the search.
    pub outcome: Outcome,
    /// The moves that replace the stretch; `None` if it stays as it is.
    pub replacement: Option<Sequence>,
    /// True if it is the moves before the stretch undone.
    pub is_undoing: bool,
    /// All moves before and after.
    pub all: [Sequence; 2],
}

impl Shortened {
    /// The result for a stretch of moves of a puzzle.
    ///
    /// # Panics
    /// If the outcome is not that of a search which knew the stretch.
    pub fn new(puzzle: PuzzleId, stretch: &Stretch, outcome: Outcome) -> Self {
        let best = outcome.best.as_ref().expect("the stretch itself is known");
        let metric = outcome.metric;
        let (before, after) = (stretch.moves().length_in(puzzle.def(), metric), best.length);
        let replacement = stretch.replacement(&best.moves);
        // "R R" becomes "R2" though both count as one move. In a log a half turn is two clicks either way.
        let written = |moves: &Sequence| match puzzle.def().log {
            Some(_) => moves.0.iter().map(|mv| mc4d::twists(puzzle, &Sequence(vec![*mv]))).sum(),
            None => moves.0.len(),
        };
        let is_same = after == before && written(&replacement) >= written(&stretch.moves());
        let whole = if is_same { stretch.whole().clone() } else { stretch.replaced(&replacement) };
        Self {
            range: stretch.range(),
            metric,
            before,
            after,
            is_undoing: false,
            replacement: (!is_same).then_some(replacement),
            all: [stretch.whole().clone(), whole],
            outcome,
        }
    }

    /// True if the stretch became shorter.
    pub fn is_shorter(&self) -> bool {
        self.after < self.before
    }

    /// The result in a sentence.
    pub fn told(&self) -> Phrase {
        let length = |length: usize| length_in(length, self.metric);
        let [before, after, lower] = [self.before, self.after, self.outcome.lower].map(length);
        let fewer = self.before - self.after;
        if let Some(new) = self.replacement.as_ref().filter(|_| fewer == 0) {
            return say::SHORTEN_JOINED.with([&self.range.len(), &new.0.len(), &after]);
        }
        match (fewer, self.outcome.is_optimal()) {
            (0, true) => say::SHORTEN_NONE_IS_SHORTER.with([&before]),
            (0, false) => say::SHORTEN_NONE_SHORTER_FOUND.with([&lower, &before]),
            (_, true) => say::SHORTEN_DONE_OPTIMAL.with([&before, &after, &fewer]),
            (_, false) => say::SHORTEN_DONE.with([&before as _, &after, &fewer, &lower]),
        }
    }
}
