//! The track compared with the played moves.

use std::sync::Arc;

use crate::document::{Playback, Position};
use crate::{lesson::MoveNotes, played::SequenceKind};
use unfold_engine::puzzle::{Sequence, pattern::Pattern};

#[derive(Default)]
pub struct Comparison(pub(crate) Option<StoredTrack>);

pub(crate) struct StoredTrack {
    /// The position when the track was chosen.
    pub(crate) position: Pattern,
    /// The moves and the number already made.
    pub(crate) track: Playback,
    pub(crate) notes: Arc<MoveNotes>,
    /// True if drawn above the played track.
    pub(crate) is_first: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct ComparedTrack<'a> {
    pub notes: &'a Arc<MoveNotes>,
    /// Number of moves already made.
    pub at: usize,
    /// True if drawn above the played track; when chosen, the longer track goes on top.
    pub is_first: bool,
}

impl Comparison {
    /// True if these moves are the compared track.
    pub fn is_comparing(&self, kind: SequenceKind, moves: &Sequence, position: &Position) -> bool {
        self.track(position).is_some_and(|track| track.notes.kind == kind && track.notes.moves == *moves)
    }

    /// The compared track, if it was chosen at this position.
    pub fn track(&self, position: &Position) -> Option<ComparedTrack<'_>> {
        let kept = self.0.as_ref().filter(|kept| kept.position == position.painting)?;
        Some(ComparedTrack { notes: &kept.notes, at: kept.track.at, is_first: kept.is_first })
    }
}
