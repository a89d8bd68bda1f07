//! The selection among the rows of moves, how high they are shown, and the search for shorter moves.

use std::ops::Range;
use std::time::{Duration, Instant};

use crate::document::{manual_solve::ManualSolveStart, workspace::Workspace};
use crate::{played::Played, task::TaskId};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::search::stretch::Stretch;
use unfold_text::Phrase;

/// The height of the timeline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimelineHeight {
    /// Two lines of moves.
    #[default]
    Lines,
    /// A third of the window.
    Third,
    /// All of the window, in place of the puzzle.
    Whole,
}

/// Moves of a row that are selected.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Selection {
    /// The position to which the row belonged.
    pub(crate) position: Pattern,
    pub(crate) row: Played,
    /// All moves of the row, by which it is known again.
    pub(crate) moves: Sequence,
    pub(crate) range: Range<usize>,
}

/// A search for shorter moves that is at work.
#[derive(Debug)]
pub(crate) struct Shortening {
    pub(crate) id: TaskId,
    /// The start of the row, and how it came to be.
    pub(crate) from: ManualSolveStart,
    pub(crate) stretch: Stretch,
    pub(crate) metric: Metric,
    /// The shortest length found so far.
    pub(crate) best: usize,
    /// The time on the program's clock when the search began; while tables are opened or made for it, none.
    pub(crate) began: Option<Instant>,
    /// The time that the search may take, if it is limited.
    pub(crate) limit: Option<Duration>,
}

/// The outcome of a search for shorter moves, which is told beside the row that it is about.
#[derive(Clone, Debug)]
pub(crate) struct ShorteningOutcome {
    pub(crate) puzzle: PuzzleId,
    /// All moves of the row after it.
    pub(crate) moves: Sequence,
    pub(crate) about: Phrase,
}

/// The most outcomes that are remembered.
const MAX_OUTCOMES: usize = 100;

/// The part of the model that is about rows of moves.
#[derive(Debug, Default)]
pub struct RowsOfMoves {
    /// The height of the timeline.
    pub height: TimelineHeight,
    /// True if commutators and conjugates are written as such.
    pub folds: bool,
    /// True if the search for shorter moves counts MC4D's twists.
    pub(crate) counts_twists: bool,
    pub(crate) selection: Option<Selection>,
    pub(crate) running: Option<Shortening>,
    outcomes: Vec<ShorteningOutcome>,
}

impl RowsOfMoves {
    /// True if shorter moves are searched for.
    pub fn is_at_work(&self) -> bool {
        self.running.is_some()
    }

    /// The part of its time that the search for shorter moves has taken, `0 <= part <= 1`; `None` without a limit.
    pub fn progress(&self, now: Instant) -> Option<f64> {
        let running = self.running.as_ref()?;
        let limit = running.limit.filter(|limit| !limit.is_zero())?;
        let taken = running.began.map_or(Duration::ZERO, |began| now.saturating_duration_since(began));
        Some((taken.as_secs_f64() / limit.as_secs_f64()).min(1.0))
    }

    /// Remembers an outcome, in place of one about the same moves.
    pub(crate) fn note(&mut self, outcome: ShorteningOutcome) {
        self.outcomes.retain(|other| (other.puzzle, &other.moves) != (outcome.puzzle, &outcome.moves));
        let surplus = (self.outcomes.len() + 1).saturating_sub(MAX_OUTCOMES);
        self.outcomes.drain(..surplus);
        self.outcomes.push(outcome);
    }

    /// The outcome of the last search for moves shorter than these, or of the search that found them.
    pub fn outcome_for(&self, puzzle: PuzzleId, moves: &Sequence) -> Option<&Phrase> {
        let is_about = |outcome: &&ShorteningOutcome| outcome.puzzle == puzzle && outcome.moves == *moves;
        self.outcomes.iter().find(is_about).map(|outcome| &outcome.about)
    }

    /// The moves of a row that are selected, counted from 0: none while the row is another one than it was when they were.
    pub fn selected(&self, row: Played, workspace: &Workspace) -> Option<Range<usize>> {
        let selection = self.selection.as_ref().filter(|selection| selection.row == row)?;
        let is_here = selection.position == workspace.position().painting
            && workspace.row(row).is_some_and(|player| *player.moves == selection.moves);
        is_here.then(|| selection.range.clone())
    }
}
