//! The moves that are compared with those played.

use std::sync::Arc;

use crate::document::{Playback, Position};
use crate::{lesson::MoveNotes, played::Played};
use unfold_engine::puzzle::{Sequence, pattern::Pattern};

/// The moves that are compared, if any.
#[derive(Default)]
pub struct Comparison(pub(crate) Option<Kept>);

pub(crate) struct Kept {
    /// The position for which it was chosen.
    pub(crate) position: Pattern,
    /// The moves, as far as they are made.
    pub(crate) track: Playback,
    pub(crate) notes: Arc<MoveNotes>,
    /// True if they stand above those that are played.
    pub(crate) is_first: bool,
}

/// The track that is compared with the moves played.
#[derive(Clone, Copy, Debug)]
pub struct ComparedTrack<'a> {
    /// The lesson on its moves.
    pub notes: &'a Arc<MoveNotes>,
    /// Number of its moves made.
    pub at: usize,
    /// True if it stands above the moves played: the longer one did when they were chosen.
    pub is_first: bool,
}

impl Comparison {
    /// True if these moves are the track that is compared.
    pub fn is_of(&self, what: Played, moves: &Sequence, position: &Position) -> bool {
        self.track(position).is_some_and(|track| track.notes.what == what && track.notes.moves == *moves)
    }

    /// The track that is compared, while the position is the one for which it was chosen.
    pub fn track(&self, position: &Position) -> Option<ComparedTrack<'_>> {
        let kept = self.0.as_ref().filter(|kept| kept.position == position.painting)?;
        Some(ComparedTrack { notes: &kept.notes, at: kept.track.at, is_first: kept.is_first })
    }
}
