//! Playback of moves: a solution, a cross, a path in the graph.

use std::time::{Duration, Instant};

use crate::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// A seek command of the playback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekTo {
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
    pub what: Played,
    pub moves: Sequence,
    /// Number of moves made, `0 <= at <= moves`.
    pub at: usize,
    /// Phases named by the solver; may be empty.
    phases: Vec<Phase>,
    /// The painting before the first move.
    start: Pattern,
    /// The painting shown.
    shown: Pattern,
    /// Time of the last move while playing. The next is due one delay later, even if the delay changes.
    since: Option<Instant>,
    /// True for a short playback that should not keep the user waiting: a scramble that plays by itself.
    pub hurried: bool,
    /// True if the user chose the moves, so that they stay when another solution is shown.
    pub is_chosen: bool,
}

impl Playback {
    /// Paused at the player's current move.
    pub fn new(player: MoveSequencePlayer<'_>) -> Self {
        let MoveSequencePlayer { what, start, moves, phases, at } = player;
        let (moves, phases) = (moves.clone(), phases.to_vec());
        let (start, shown) = (start.clone(), start.clone());
        let mut playback =
            Self { what, moves, at: 0, phases, start, shown, since: None, hurried: false, is_chosen: false };
        playback.seek(at);
        playback
    }

    pub fn is_playing(&self) -> bool {
        self.since.is_some()
    }

    /// Keeps the moves when another solution is shown.
    pub fn chosen(self) -> Self {
        Self { is_chosen: true, ..self }
    }

    pub fn paused(self) -> Self {
        Self { since: None, ..self }
    }

    /// The painting shown.
    pub fn shown(&self) -> &Pattern {
        &self.shown
    }

    /// The moves, with the number made.
    pub fn player(&self) -> MoveSequencePlayer<'_> {
        MoveSequencePlayer {
            what: self.what,
            start: &self.start,
            moves: &self.moves,
            phases: &self.phases,
            at: self.at,
        }
    }

    /// Starts playing.
    pub fn play(&mut self, now: Instant) {
        self.since = Some(now);
    }

    /// Time of the next move, `delay` after the last; `None` while paused.
    pub fn next_move(&self, delay: Duration) -> Option<Instant> {
        Some(self.since? + delay)
    }

    /// Seeks to the position after `at` moves, or after the last. Keeps playing if it did.
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

    /// Makes the moves that are due, one per `delay`.
    pub fn poll(&mut self, delay: Duration, now: Instant) {
        let Some(due) = self.since.map(|since| since + delay).filter(|due| *due <= now) else { return };
        let at = if delay.is_zero() { self.moves.0.len() } else { self.at + 1 };
        self.seek(at);
        // After a long frame, missed moves are not caught up.
        let since = now.checked_sub(delay).map_or(due, |earliest| due.max(earliest));
        self.since = (self.at < self.moves.0.len()).then_some(since);
    }
}
