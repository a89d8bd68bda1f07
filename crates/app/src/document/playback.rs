//! Playback of moves, such as a solution, a cross or a path in the graph.

use std::time::{Duration, Instant};

use crate::played::{PlayableMoves, SequenceKind};
use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// A playback control: play, pause or seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackControl {
    /// Before the first move.
    Start,
    /// One move back.
    Back,
    /// Play or pause.
    Toggle,
    /// One move forward.
    Forward,
    /// After the last move.
    End,
}

/// Moves being played, with the current position.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    pub kind: SequenceKind,
    pub moves: Sequence,
    /// Number of moves made, at most the length of `moves`.
    pub at: usize,
    /// Phases named by the solver; may be empty.
    phases: Vec<Phase>,
    /// The painting before the first move.
    start: Pattern,
    /// The painting shown.
    shown: Pattern,
    /// Start of the wait for the next move, which is due one delay later; `None` while paused.
    waiting_since: Option<Instant>,
    /// True for the automatic playback of a scramble, which is fast and can be skipped.
    pub is_brief: bool,
    /// True if the user chose the moves, which then stay when another solution is shown.
    pub is_chosen: bool,
}

impl Playback {
    /// Creates a paused playback at the player's current move.
    pub fn new(player: PlayableMoves<'_>) -> Self {
        let PlayableMoves { kind, start, moves, phases, at } = player;
        let (moves, phases) = (moves.clone(), phases.to_vec());
        let (start, shown) = (start.clone(), start.clone());
        let mut playback =
            Self { kind, moves, at: 0, phases, start, shown, waiting_since: None, is_brief: false, is_chosen: false };
        playback.seek(at);
        playback
    }

    pub fn is_playing(&self) -> bool {
        self.waiting_since.is_some()
    }

    /// Marks the moves as chosen by the user: they stay when another solution is shown.
    pub fn chosen(self) -> Self {
        Self { is_chosen: true, ..self }
    }

    pub fn paused(self) -> Self {
        Self { waiting_since: None, ..self }
    }

    /// The painting shown.
    pub fn shown(&self) -> &Pattern {
        &self.shown
    }

    /// A view of the moves with the current position in them.
    pub fn player(&self) -> PlayableMoves<'_> {
        PlayableMoves { kind: self.kind, start: &self.start, moves: &self.moves, phases: &self.phases, at: self.at }
    }

    /// Starts playing.
    pub fn play(&mut self, now: Instant) {
        self.waiting_since = Some(now);
    }

    /// Time of the next move, `delay` after the wait for it began; `None` while paused.
    pub fn next_move(&self, delay: Duration) -> Option<Instant> {
        Some(self.waiting_since? + delay)
    }

    /// Seeks to the position after `at` moves, clamped to the end. Does not start or stop playing.
    pub fn seek(&mut self, at: usize) {
        let at = at.min(self.moves.0.len());
        if at < self.at {
            self.shown = self.start.clone();
            self.at = 0;
        }
        while self.at < at {
            self.shown = self.shown.after(self.moves.0[self.at]);
            self.at += 1;
        }
    }

    /// Makes the next move if it is due, or all remaining moves if `delay` is zero. Pauses at the end.
    pub fn poll(&mut self, delay: Duration, now: Instant) {
        let Some(due) = self.waiting_since.map(|since| since + delay).filter(|due| *due <= now) else { return };
        let at = if delay.is_zero() { self.moves.0.len() } else { self.at + 1 };
        self.seek(at);
        // After a long frame, do not catch up on missed moves.
        let since = now.checked_sub(delay).map_or(due, |earliest| due.max(earliest));
        self.waiting_since = (self.at < self.moves.0.len()).then_some(since);
    }
}
