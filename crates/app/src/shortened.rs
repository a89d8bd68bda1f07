//! Result of shortening a stretch of moves, for the window and the command line.

use std::ops::Range;

use unfold_engine::mc4d;
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::search::{Outcome, stretch::Stretch};
use unfold_text::{Phrase, shorten as say, window};

/// A length with its metric, in words.
pub fn length_in(length: usize, metric: Metric) -> Phrase {
    match metric {
        Metric::Mc4d => say::SHORTEN_TWISTS.with([&length]),
        metric => window::LENGTH.with([&length, &metric]),
    }
}

/// The result of a search for a stretch.
#[derive(Debug)]
pub struct Shortened {
    /// Index range of the stretch in the original moves.
    pub range: Range<usize>,
    /// Metric of all lengths.
    pub metric: Metric,
    /// Original length of the stretch.
    pub before: usize,
    /// New length, `after <= before`.
    pub after: usize,
    pub outcome: Outcome,
    /// The new stretch; `None` if it stays unchanged.
    pub replacement: Option<Sequence>,
    /// True if the stretch merely undoes the moves before it.
    pub is_undoing: bool,
    /// All moves, before and after.
    pub all: [Sequence; 2],
}

impl Shortened {
    /// # Panics
    /// If the outcome lacks a solution: the search must start from the stretch.
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

    pub fn is_shorter(&self) -> bool {
        self.after < self.before
    }

    /// The result as a sentence.
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
