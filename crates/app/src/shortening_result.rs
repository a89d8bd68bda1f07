//! Result of searching for a shorter replacement of a stretch of moves.

use std::ops::Range;

use unfold_engine::mc4d;
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::search::{Outcome, move_range::MoveRange};
use unfold_text::{Phrase, shorten as say, window};

pub fn length_phrase(length: usize, metric: Metric) -> Phrase {
    match metric {
        Metric::Mc4d => say::SHORTEN_TWISTS.with([&length]),
        metric => window::LENGTH.with([&length, &metric]),
    }
}

/// Result of a search for a shorter stretch.
#[derive(Debug)]
pub struct ShorteningResult {
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
    /// True if the stretch merely undoes the moves before it. The caller sets it.
    pub is_undoing: bool,
    /// The whole sequence before and after the replacement.
    pub whole: [Sequence; 2],
}

impl ShorteningResult {
    /// Creates the result from a search. The best solution replaces the stretch if it is shorter, or as long but written with fewer moves
    /// (for puzzles with MC4D logs: fewer twists).
    ///
    /// # Panics
    /// If the outcome lacks a solution: the search must start from the stretch.
    pub fn new(puzzle: PuzzleId, stretch: &MoveRange, outcome: Outcome) -> Self {
        let best = outcome.best.as_ref().expect("the stretch itself is known");
        let metric = outcome.metric;
        let (before, after) = (stretch.moves().length_in(puzzle.def(), metric), best.length);
        let replacement = stretch.replacement(&best.moves);
        // "R R" counts as one move, like "R2", but is written longer. In a log both are two clicks.
        let written = |moves: &Sequence| match puzzle.def().log {
            Some(_) => moves.0.iter().map(|mv| mc4d::count_twists(puzzle, &Sequence(vec![*mv]))).sum(),
            None => moves.0.len(),
        };
        let is_same = after == before && written(&replacement) >= written(&stretch.moves());
        let whole = if is_same { stretch.whole().clone() } else { stretch.with_replacement(&replacement) };
        Self {
            range: stretch.range(),
            metric,
            before,
            after,
            is_undoing: false,
            replacement: (!is_same).then_some(replacement),
            whole: [stretch.whole().clone(), whole],
            outcome,
        }
    }

    pub fn is_shorter(&self) -> bool {
        self.after < self.before
    }

    pub fn summary(&self) -> Phrase {
        let length = |length: usize| length_phrase(length, self.metric);
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
