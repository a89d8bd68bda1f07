//! The rows of moves of a position: scramble, log, own moves, solution and saved rows.

use std::sync::Arc;

use super::row_names::{NamedStretch, RowNames, replace_names};
use super::{OpenLog, kept_row::KeptRow, manual_solve::ManualSolveStart, position::Position, workspace::Workspace};
use crate::played::{PlayableMoves, SequenceKind};
use unfold_engine::puzzle::Sequence;

/// Maximum number of rows with names, per position.
const MAX_NAMED_ROWS: usize = 100;

impl Position {
    /// Replaces the saved rows.
    pub fn with_kept(&self, kept: Vec<Arc<KeptRow>>) -> Self {
        Self { kept, ..self.clone() }.with_edit(super::EditKind::Rows)
    }
}

impl Workspace {
    /// Rows in display order; empty if moves cannot be played. The row being played reflects the playback. Rows that exist only during
    /// playback, including a newer solution, are last, so that the others keep their places.
    pub fn rows(&self) -> Vec<PlayableMoves<'_>> {
        if !self.is_playable() {
            return Vec::new();
        }
        let position = self.position();
        let kinds = [
            SequenceKind::Scramble,
            SequenceKind::Log,
            SequenceKind::Own,
            SequenceKind::Earlier,
            SequenceKind::Attempt,
            SequenceKind::Solution,
        ];
        let kinds = kinds.into_iter().chain((0..position.kept.len()).map(SequenceKind::Kept));
        let mut rows: Vec<_> = kinds.filter_map(|kind| position.player_of(kind)).collect();
        if let Some(begun) = self.playback.as_ref().map(super::Playback::player) {
            match rows.iter_mut().find(|row| row.kind == begun.kind) {
                Some(row) => *row = begun,
                None => rows.push(begun),
            }
        }
        if self.plays_earlier_solution() {
            rows.extend(position.player_of(SequenceKind::NewSolution));
        }
        rows.retain(|row| !row.moves.0.is_empty());
        rows
    }

    /// The row of a kind, as in [`rows`](Self::rows).
    pub fn row(&self, kind: SequenceKind) -> Option<PlayableMoves<'_>> {
        self.rows().into_iter().find(|row| row.kind == kind)
    }

    /// True if two rows can be compared: a scramble only with a row that starts from the same position.
    pub fn are_comparable(&self, one: SequenceKind, other: SequenceKind) -> bool {
        if one != SequenceKind::Scramble && other != SequenceKind::Scramble {
            return true;
        }
        let position = |kind| self.start_of_row(kind).map(|start| start.position.after_all(&start.lead));
        position(one) == position(other)
    }

    /// The start of a row, with its origin and the moves that led to it; `None` if the position lacks it.
    pub fn start_of_row(&self, kind: SequenceKind) -> Option<ManualSolveStart> {
        self.position().start_of(kind)
    }
}

impl Position {
    /// Names in a row with these moves, from the longest named row that they start with.
    pub fn names_of(&self, moves: &Sequence) -> &[NamedStretch] {
        let known = self.names.iter().filter(|names| moves.0.starts_with(&names.moves.0));
        known.max_by_key(|names| names.moves.0.len()).map_or(&[], |names| &names.stretches)
    }

    /// Replaces the names in the row with these moves. Stretches beyond its end are dropped.
    pub fn with_names(mut self, moves: &Sequence, stretches: Vec<NamedStretch>) -> Self {
        self.names.retain(|names| names.moves != *moves);
        let mut stretches = stretches;
        stretches.retain(|named| named.range.end <= moves.0.len());
        if !stretches.is_empty() {
            self.names.push(Arc::new(RowNames { moves: moves.clone(), stretches }));
            let surplus = self.names.len().saturating_sub(MAX_NAMED_ROWS);
            self.names.drain(..surplus);
        }
        self
    }

    /// Copies the names from `before`, and adds `new` names for the last `made` own moves, which `before` lacks.
    pub fn with_appended_names(mut self, before: &Self, made: usize, new: &[NamedStretch]) -> Self {
        self.names.clone_from(&before.names);
        let Some(own) = self.manual_solve.as_ref().map(|hand| hand.since_origin().clone()) else { return self };
        let first = own.0.len() - made;
        let names = replace_names(self.names_of(&own), &(first..first), made, new);
        self.with_names(&own, names)
    }

    /// Names that the user gave to the log's moves, which replace its macros; `None` if there are none.
    fn names_of_log(&self, open: &OpenLog) -> Option<&[NamedStretch]> {
        let (_, moves) = open.after.as_ref()?;
        Some(self.names_of(moves)).filter(|names| !names.is_empty())
    }
}

impl Workspace {
    pub fn names_of_row(&self, kind: SequenceKind) -> &[NamedStretch] {
        let position = self.position();
        match (kind, position.open_log(), self.row(kind)) {
            (SequenceKind::Log, Some(open), _) if position.names_of_log(open).is_none() => &open.macros,
            (_, _, Some(row)) => position.names_of(row.moves),
            _ => &[],
        }
    }
}
