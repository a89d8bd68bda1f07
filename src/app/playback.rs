//! Playing moves on the net: a solution, a cross, a path of the graph.

use std::time::{Duration, Instant};

use super::App;
use crate::puzzle::Sequence;
use crate::puzzle::painting::Painting;

/// How fast moves are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// All at once.
    Instant,
    /// Five moves a second.
    Fast,
    /// Two moves a second.
    #[default]
    Normal,
    /// A move a second.
    Slow,
}

/// Every speed, the fastest first.
pub const SPEEDS: [Speed; 4] = [Speed::Instant, Speed::Fast, Speed::Normal, Speed::Slow];

impl Speed {
    /// The time of one move.
    pub fn delay(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Fast => 200,
            Self::Normal => 500,
            Self::Slow => 1000,
        })
    }
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// A solution.
    Solution,
    /// The cross of a face.
    Cross(u8),
    /// The cross of a face with the pair of the slot of this name.
    Pair(u8, &'static str),
    /// The shortest path of the graph.
    Path,
}

/// Where to go in what is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
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

/// Moves that are played from the position of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// What they are.
    pub what: Played,
    /// The moves.
    pub moves: Sequence,
    /// How many of them are made, `0 <= at <= moves`.
    pub at: usize,
    /// What the net shows.
    shown: Painting,
    /// When the next move is due; `None` while it is paused.
    due: Option<Instant>,
}

impl Playback {
    fn new(what: Played, moves: Sequence, start: &Painting) -> Self {
        Self { what, moves, at: 0, shown: start.clone(), due: None }
    }

    /// Whether it goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.due.is_some()
    }

    /// What the net shows.
    pub fn shown(&self) -> &Painting {
        &self.shown
    }

    fn seek(&mut self, at: usize, start: &Painting) {
        let at = at.min(self.moves.0.len());
        if at < self.at {
            self.shown = start.clone();
            self.at = 0;
        }
        while self.at < at {
            self.shown = self.shown.after(self.moves.0[self.at]);
            self.at += 1;
        }
    }

    /// Makes the moves that are due; `delay` is the time of one.
    fn poll(&mut self, start: &Painting, delay: Duration, now: Instant) {
        if let Some(due) = self.due.filter(|due| *due <= now) {
            let at = if delay.is_zero() { self.moves.0.len() } else { self.at + 1 };
            self.seek(at, start);
            // After a long frame the moves missed are not rushed through.
            self.due = (self.at < self.moves.0.len()).then(|| (due + delay).max(now));
        }
    }
}

impl App {
    /// The moves that are played or would be: those begun, or else the solution shown.
    pub fn reel(&self) -> Option<(Played, &Sequence)> {
        let begun = self.playback().map(|playback| (playback.what, &playback.moves));
        let solution = || self.results().shown().map(|(_, solution)| (Played::Solution, &solution.moves));
        begun.or_else(solution).filter(|(_, moves)| !moves.0.is_empty() && self.state().is_some())
    }

    /// How many moves of the [`App::reel`] the net shows made.
    pub fn played(&self) -> usize {
        self.playback().map_or(0, |playback| playback.at)
    }

    /// Whether moves are being played.
    pub fn is_playing(&self) -> bool {
        self.playback().is_some_and(Playback::is_playing)
    }

    /// Whether there is something to play from here in this direction.
    pub fn can_play(&self, moment: Moment) -> bool {
        let length = self.reel().map_or(0, |(_, moves)| moves.0.len());
        match moment {
            Moment::Start | Moment::Back => self.played() > 0,
            Moment::Toggle => length > 0,
            Moment::Forward | Moment::End => self.played() < length,
        }
    }

    /// Plays other moves from the position, from their beginning.
    pub(super) fn play(&mut self, what: Played, moves: Sequence) {
        let legal = moves.0.iter().all(|mv| mv.index() < self.puzzle().def().moves.len());
        if self.state().is_none() || !legal {
            return;
        }
        let desk = self.desks.desk_mut();
        desk.playback = Some(Playback::new(what, moves, &desk.sheet().painting));
        self.go(Moment::Toggle);
    }

    pub(super) fn go(&mut self, moment: Moment) {
        self.renew();
        let Some(length) = self.reel().map(|(_, moves)| moves.0.len()) else { return };
        match moment {
            Moment::Start => self.seek(0),
            Moment::Back => self.seek(self.played().saturating_sub(1)),
            Moment::Forward => self.seek(self.played() + 1),
            Moment::End => self.seek(length),
            Moment::Toggle if self.is_playing() => self.seek(self.played()),
            Moment::Toggle => {
                let from = if self.played() == length { 0 } else { self.played() };
                self.seek(from);
                let delay = self.settings().speed.delay();
                if let Some(playback) = &mut self.desks.desk_mut().playback {
                    playback.due = Some(Instant::now() + delay);
                }
            }
        }
    }

    /// A better solution takes the place of the one begun, unless that is being watched.
    fn renew(&mut self) {
        let best = self.results().shown().map(|(_, solution)| &solution.moves);
        let outdated = self.playback().is_some_and(|begun| {
            let at_an_end = begun.at == 0 || begun.at == begun.moves.0.len();
            begun.what == Played::Solution && at_an_end && !begun.is_playing() && Some(&begun.moves) != best
        });
        if outdated {
            self.rewind();
        }
    }

    /// Shows the position after so many moves, and pauses there.
    pub(super) fn seek(&mut self, at: usize) {
        let Some((what, moves)) = self.reel().map(|(what, moves)| (what, moves.clone())) else { return };
        let desk = self.desks.desk_mut();
        let start = desk.sheet().painting.clone();
        let playback = desk.playback.get_or_insert_with(|| Playback::new(what, moves, &start));
        playback.due = None;
        playback.seek(at, &start);
    }

    /// Back to the position from which was played.
    pub(super) fn rewind(&mut self) {
        self.desks.desk_mut().playback = None;
    }

    pub(super) fn poll_playback(&mut self) {
        let delay = self.settings().speed.delay();
        let desk = self.desks.desk_mut();
        if let Some(mut playback) = desk.playback.take() {
            playback.poll(&desk.sheet().painting, delay, Instant::now());
            desk.playback = Some(playback);
        }
    }

    /// How long until the next move is due.
    pub(super) fn next_move(&self) -> Option<Duration> {
        self.playback().and_then(|playback| playback.due).map(|due| due.saturating_duration_since(Instant::now()))
    }
}
