//! The rows of moves that belong to a position: scramble, log, one's own moves, solution, and kept rows.

use std::sync::Arc;

use super::{kept_row::KeptRow, manual_solve::ManualSolveStart, position::Position, workspace::Workspace};
use crate::played::{MoveSequencePlayer, Played};

impl Position {
    /// The same position with another list of kept rows.
    pub fn with_kept(&self, kept: Vec<Arc<KeptRow>>) -> Self {
        Self { kept, ..self.clone() }.by(super::EditKind::Rows)
    }
}

impl Workspace {
    /// The rows in the order in which they are shown. The row that is being played stands where playing is; one that exists only while
    /// it is played comes last.
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
        rows.retain(|row| !row.moves.0.is_empty());
        rows
    }

    /// The row of a kind, as [`rows`](Self::rows) has it.
    pub fn row(&self, what: Played) -> Option<MoveSequencePlayer<'_>> {
        self.rows().into_iter().find(|row| row.what == what)
    }

    /// The start of a row, and how it came to be.
    pub fn start_of_row(&self, what: Played) -> Option<ManualSolveStart> {
        self.position().start_of(what)
    }
}
