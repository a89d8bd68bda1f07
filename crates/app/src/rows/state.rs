//! State of the rows of moves: selection, timeline height, and the search for shorter moves.

use std::ops::Range;
use std::time::{Duration, Instant};

use crate::document::{manual_solve::ManualSolveStart, workspace::Workspace};
use crate::{played::SequenceKind, task::TaskId};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence, pattern::Pattern};
use unfold_engine::search::move_range::MoveRange;
use unfold_text::Phrase;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimelineHeight {
    #[default]
    TwoLines,
    /// A third of the window.
    Third,
    /// The whole window, in place of the puzzle.
    Whole,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Selection {
    /// Painting of the position that the row belonged to.
    pub(crate) position: Pattern,
    pub(crate) row: SequenceKind,
    /// All moves of the row, to detect changes.
    pub(crate) moves: Sequence,
    pub(crate) range: Range<usize>,
}

#[derive(Debug)]
pub(crate) struct RunningShortening {
    pub(crate) id: TaskId,
    /// Position at the start of the row, with its history.
    pub(crate) from: ManualSolveStart,
    pub(crate) stretch: MoveRange,
    pub(crate) metric: Metric,
    /// Best length so far.
    pub(crate) best: usize,
    /// Start of the search proper; `None` while its tables are loaded or built.
    pub(crate) began: Option<Instant>,
    /// Time limit of the search; `None` for no limit.
    pub(crate) limit: Option<Duration>,
}

/// Outcome of a search for shorter moves, shown beside its row.
#[derive(Clone, Debug)]
pub(crate) struct ShorteningOutcome {
    pub(crate) puzzle: PuzzleId,
    /// All moves of the row after the search.
    pub(crate) moves: Sequence,
    pub(crate) summary: Phrase,
}

const MAX_OUTCOMES: usize = 100;

#[derive(Debug, Default)]
pub struct RowsOfMoves {
    pub height: TimelineHeight,
    /// True to write commutators and conjugates in bracket notation.
    pub is_folded: bool,
    /// True if the search counts twists as MC4D does.
    pub(crate) counts_twists: bool,
    pub(crate) selection: Option<Selection>,
    pub(crate) running: Option<RunningShortening>,
    outcomes: Vec<ShorteningOutcome>,
}

impl RowsOfMoves {
    /// True while a search for shorter moves runs.
    pub fn is_shortening(&self) -> bool {
        self.running.is_some()
    }

    /// Elapsed fraction of the time limit, `0 <= progress <= 1`; `None` without a search or a limit.
    pub fn progress(&self, now: Instant) -> Option<f64> {
        let running = self.running.as_ref()?;
        let limit = running.limit.filter(|limit| !limit.is_zero())?;
        let taken = running.began.map_or(Duration::ZERO, |began| now.saturating_duration_since(began));
        Some((taken.as_secs_f64() / limit.as_secs_f64()).min(1.0))
    }

    /// Remembers an outcome, replacing one for the same moves.
    pub(crate) fn record_outcome(&mut self, outcome: ShorteningOutcome) {
        self.outcomes.retain(|other| (other.puzzle, &other.moves) != (outcome.puzzle, &outcome.moves));
        let surplus = (self.outcomes.len() + 1).saturating_sub(MAX_OUTCOMES);
        self.outcomes.drain(..surplus);
        self.outcomes.push(outcome);
    }

    /// Outcome of the last search that ended with these moves, shorter or not.
    pub fn outcome_for(&self, puzzle: PuzzleId, moves: &Sequence) -> Option<&Phrase> {
        let is_about = |outcome: &&ShorteningOutcome| outcome.puzzle == puzzle && outcome.moves == *moves;
        self.outcomes.iter().find(is_about).map(|outcome| &outcome.summary)
    }

    /// Selected range of a row; `None` without a selection, or if the row has changed since.
    pub fn selected(&self, row: SequenceKind, workspace: &Workspace) -> Option<Range<usize>> {
        let selection = self.selection.as_ref().filter(|selection| selection.row == row)?;
        let is_here = selection.position == workspace.position().painting
            && workspace.row(row).is_some_and(|player| *player.moves == selection.moves);
        is_here.then(|| selection.range.clone())
    }
}
