//! Playing moves on the net: a solution, a cross, a path of the graph.

use std::time::{Duration, Instant};

use crate::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::{Sequence, pattern::Pattern};
use unfold_engine::search::Phase;

/// A place to go to in the moves that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekTo {
    /// To the position before the first move.
    Start,
    /// One move back.
    Back,
    /// Play from here, or pause.
    Toggle,
    /// One move on.
    Forward,
    /// Behind the last move.
    End,
}

/// Moves that are played.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// Kind of these moves.
    pub what: Played,
    /// The moves.
    pub moves: Sequence,
    /// Number of them made, `0 <= at <= moves`.
    pub at: usize,
    /// Their phases, where a solver named them.
    phases: Vec<Phase>,
    /// The position before the first of them.
    start: Pattern,
    /// The colours that the net shows.
    shown: Pattern,
    /// Time of the last move, while it goes on by itself; the next is due one pace later, whatever the pace is by then.
    since: Option<Instant>,
    /// True if nobody is to wait long for its end: a scramble that plays by itself.
    pub hurried: bool,
    /// True if it stays although another solution is shown: a person chose it to be played.
    pub is_chosen: bool,
}

impl Playback {
    /// These moves, made as far as they say, and paused there.
    pub fn new(player: MoveSequencePlayer<'_>) -> Self {
        let MoveSequencePlayer { what, start, moves, phases, at } = player;
        let (moves, phases) = (moves.clone(), phases.to_vec());
        let (start, shown) = (start.clone(), start.clone());
        let mut playback =
            Self { what, moves, at: 0, phases, start, shown, since: None, hurried: false, is_chosen: false };
        playback.seek(at);
        playback
    }

    /// True if it goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.since.is_some()
    }

    /// The same, which stays although another solution is shown.
    pub fn chosen(self) -> Self {
        Self { is_chosen: true, ..self }
    }

    /// The same, no longer going on by itself.
    pub fn paused(self) -> Self {
        Self { since: None, ..self }
    }

    /// The colours that the net shows.
    pub fn shown(&self) -> &Pattern {
        &self.shown
    }

    /// The moves and how far they are made.
    pub fn player(&self) -> MoveSequencePlayer<'_> {
        MoveSequencePlayer {
            what: self.what,
            start: &self.start,
            moves: &self.moves,
            phases: &self.phases,
            at: self.at,
        }
    }

    /// Goes on by itself from now on.
    pub fn play(&mut self, now: Instant) {
        self.since = Some(now);
    }

    /// Time of the next move; `None` unless it goes on by itself. `delay` is the time of one.
    pub fn next_move(&self, delay: Duration) -> Option<Instant> {
        Some(self.since? + delay)
    }

    /// Shows the position after so many moves, or after all there are. It goes on by itself if it did.
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

    /// Makes the moves that are due; `delay` is the time of one.
    pub fn poll(&mut self, delay: Duration, now: Instant) {
        let Some(due) = self.since.map(|since| since + delay).filter(|due| *due <= now) else { return };
        let at = if delay.is_zero() { self.moves.0.len() } else { self.at + 1 };
        self.seek(at);
        // After a long frame the moves missed are not rushed through.
        let since = now.checked_sub(delay).map_or(due, |earliest| due.max(earliest));
        self.since = (self.at < self.moves.0.len()).then_some(since);
    }
}
