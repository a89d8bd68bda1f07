//! The rows of moves of a position: scramble, log, own moves, solution and saved rows.

use std::sync::Arc;

use super::row_names::{NamedStretch, RowNames, replaced};
use super::{OpenLog, kept_row::KeptRow, manual_solve::ManualSolveStart, position::Position, workspace::Workspace};
use crate::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::Sequence;

/// Maximum number of rows with names, per position.
const MAX_ROWS: usize = 100;

impl Position {
    /// Replaces the saved rows.
    pub fn with_kept(&self, kept: Vec<Arc<KeptRow>>) -> Self {
        Self { kept, ..self.clone() }.by(super::EditKind::Rows)
    }
}

impl Workspace {
    /// The rows in display order. The row being played shows the playback's state. A row that exists only during
    /// playback, or a solution found meanwhile, comes last and moves no other.
    pub fn rows(&self) -> Vec<MoveSequencePlayer<'_>> {
        if !self.can_start() {
            return Vec::new();
        }
        let position = self.position();
        let kinds = [Played::Scramble, Played::Log, Played::Own, Played::Earlier, Played::Attempt, Played::Solution];
        let kinds = kinds.into_iter().chain((0..position.kept.len()).map(Played::Kept));
        let mut rows: Vec<_> = kinds.filter_map(|what| position.player_of(what)).collect();
        if let Some(begun) = self.playback.as_ref().map(super::Playback::player) {
            match rows.iter_mut().find(|row| row.what == begun.what) {
                Some(row) => *row = begun,
                None => rows.push(begun),
            }
        }
        if self.plays_earlier_solution() {
            rows.extend(position.player_of(Played::NewSolution));
        }
        rows.retain(|row| !row.moves.0.is_empty());
        rows
    }

    /// The row of a kind, as in [`rows`](Self::rows).
    pub fn row(&self, what: Played) -> Option<MoveSequencePlayer<'_>> {
        self.rows().into_iter().find(|row| row.what == what)
    }

    /// True if two rows can be compared: a scramble only with a row from the same position.
    pub fn are_comparable(&self, one: Played, other: Played) -> bool {
        if one != Played::Scramble && other != Played::Scramble {
            return true;
        }
        let position = |what| self.start_of_row(what).map(|start| start.position.after_all(&start.lead));
        position(one) == position(other)
    }

    /// The start of a row, with its history.
    pub fn start_of_row(&self, what: Played) -> Option<ManualSolveStart> {
        self.position().start_of(what)
    }
}

impl Position {
    /// The names in a row of these moves.
    pub fn names_of(&self, moves: &Sequence) -> &[NamedStretch] {
        let known = self.names.iter().filter(|names| moves.0.starts_with(&names.moves.0));
        known.max_by_key(|names| names.moves.0.len()).map_or(&[], |names| &names.stretches)
    }

    /// Sets the names in the row of these moves.
    pub fn with_names(mut self, moves: &Sequence, stretches: Vec<NamedStretch>) -> Self {
        self.names.retain(|names| names.moves != *moves);
        let mut stretches = stretches;
        stretches.retain(|named| named.range.end <= moves.0.len());
        if !stretches.is_empty() {
            self.names.push(Arc::new(RowNames { moves: moves.clone(), stretches }));
            let surplus = self.names.len().saturating_sub(MAX_ROWS);
            self.names.drain(..surplus);
        }
        self
    }

    /// Copies the names from `before`, which lacks the last `made` own moves, and adds names for these moves.
    pub fn with_names_of_last(mut self, before: &Self, made: usize, new: &[NamedStretch]) -> Self {
        self.names.clone_from(&before.names);
        let Some(own) = self.manual_solve.as_ref().map(|hand| hand.since_origin().clone()) else { return self };
        let first = own.0.len() - made;
        let names = replaced(self.names_of(&own), &(first..first), made, new);
        self.with_names(&own, names)
    }

    /// Names given to the log's moves in addition to its own.
    fn names_of_log(&self, open: &OpenLog) -> Option<&[NamedStretch]> {
        let (_, moves) = open.after.as_ref()?;
        Some(self.names_of(moves)).filter(|names| !names.is_empty())
    }
}

impl Workspace {
    pub fn names_of_row(&self, what: Played) -> &[NamedStretch] {
        let position = self.position();
        match (what, position.opened(), self.row(what)) {
            (Played::Log, Some(open), _) if position.names_of_log(open).is_none() => &open.macros,
            (_, _, Some(row)) => position.names_of(row.moves),
            _ => &[],
        }
    }
}
