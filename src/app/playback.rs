//! Playing moves on the net: a solution, a cross, a path of the graph.

use std::time::{Duration, Instant};

use super::{App, tracks};
use crate::engine::puzzle::Sequence;
use crate::engine::puzzle::painting::Painting;
use crate::engine::solve::Phase;

/// A named speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

    /// Its [`Pace`].
    pub fn pace(self) -> Pace {
        Pace::of_seconds(self.delay().as_secs_f64())
    }
}

/// How fast moves are played: seconds a move, 0 for all at once, and otherwise `SHORTEST <= seconds <= LONGEST`.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(from = "f64", into = "f64")]
pub struct Pace(f64);

impl Pace {
    /// The least time of a move that is not made at once, in seconds.
    pub const SHORTEST: f64 = 0.05;
    /// The most time of a move, in seconds.
    pub const LONGEST: f64 = 3.0;

    /// This pace, or the nearest there is; nothing and less means all at once, what is no number the usual one.
    pub fn of_seconds(seconds: f64) -> Self {
        match seconds {
            s if s.is_nan() => Self::default(),
            s if s <= 0.0 => Self(0.0),
            s => Self(s.clamp(Self::SHORTEST, Self::LONGEST)),
        }
    }

    /// Seconds a move, 0 for all at once.
    pub fn seconds(self) -> f64 {
        self.0
    }

    /// The time of one move.
    pub fn delay(self) -> Duration {
        Duration::from_secs_f64(self.0)
    }

    /// The speed of this pace that has a name, within a fiftieth: no one sees less.
    pub fn named(self) -> Option<Speed> {
        let near = |speed: &Speed| (speed.pace().0 - self.0).abs() <= self.0 / 50.0;
        SPEEDS.into_iter().find(near)
    }
}

impl Default for Pace {
    fn default() -> Self {
        Speed::default().pace()
    }
}

impl From<f64> for Pace {
    fn from(seconds: f64) -> Self {
        Self::of_seconds(seconds)
    }
}

impl From<Pace> for f64 {
    fn from(pace: Pace) -> Self {
        pace.0
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
    /// The moves of a log after its scramble mark.
    Log,
    /// The moves that lead to the position from the solved puzzle.
    Scramble,
    /// What was played when the position was taken from it.
    Earlier,
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

/// Moves that can be played, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Reel<'a> {
    /// What they are.
    pub what: Played,
    /// The position before the first of them.
    pub start: &'a Painting,
    /// The moves.
    pub moves: &'a Sequence,
    /// How they fall into phases, where a solver said so.
    pub phases: &'a [Phase],
    /// How many of them are made on the net, `0 <= at <= moves`.
    pub at: usize,
}

/// Moves that are played.
#[derive(Clone, Debug, PartialEq)]
pub struct Playback {
    /// What they are.
    pub what: Played,
    /// The moves.
    pub moves: Sequence,
    /// How many of them are made, `0 <= at <= moves`.
    pub at: usize,
    /// How they fall into phases, where a solver said so.
    phases: Vec<Phase>,
    /// The position before the first of them.
    start: Painting,
    /// What the net shows.
    shown: Painting,
    /// When the last move was made, while it goes on by itself; the next is due one pace later, whatever the pace is by then.
    since: Option<Instant>,
    /// Whether nobody is to wait long for its end: a scramble that plays by itself.
    pub(super) hurried: bool,
}

impl Playback {
    fn new(reel: Reel<'_>) -> Self {
        let Reel { what, start, moves, phases, at } = reel;
        let (moves, phases) = (moves.clone(), phases.to_vec());
        let (start, shown) = (start.clone(), start.clone());
        let mut playback = Self { what, moves, at: 0, phases, start, shown, since: None, hurried: false };
        playback.seek(at);
        playback
    }

    /// Whether it goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.since.is_some()
    }

    /// The same, no longer going on by itself.
    pub(super) fn paused(self) -> Self {
        Self { since: None, ..self }
    }

    /// What the net shows.
    pub fn shown(&self) -> &Painting {
        &self.shown
    }

    /// The moves and how far they are made.
    pub fn reel(&self) -> Reel<'_> {
        Reel { what: self.what, start: &self.start, moves: &self.moves, phases: &self.phases, at: self.at }
    }

    fn seek(&mut self, at: usize) {
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
    fn poll(&mut self, delay: Duration, now: Instant) {
        let Some(due) = self.since.map(|since| since + delay).filter(|due| *due <= now) else { return };
        let at = if delay.is_zero() { self.moves.0.len() } else { self.at + 1 };
        self.seek(at);
        // After a long frame the moves missed are not rushed through.
        let since = now.checked_sub(delay).map_or(due, |earliest| due.max(earliest));
        self.since = (self.at < self.moves.0.len()).then_some(since);
    }
}

impl App {
    /// The moves that are played or would be: those begun, or else the solution shown, or else those through which the position was
    /// reached.
    pub fn reel(&self) -> Option<(Played, &Sequence)> {
        self.whole_reel().map(|reel| (reel.what, reel.moves))
    }

    /// The [`App::reel`] with where it starts and how it falls into phases.
    pub fn whole_reel(&self) -> Option<Reel<'_>> {
        let reel = self.playback().map(Playback::reel).or_else(|| self.solution_reel());
        reel.or_else(|| self.reel_through()).filter(|reel| !reel.moves.0.is_empty() && self.state().is_some())
    }

    /// The solution shown, none of it made.
    pub(super) fn solution_reel(&self) -> Option<Reel<'_>> {
        let (_, solution) = self.results().shown()?;
        let (start, moves, phases) = (&self.position().painting, &solution.moves, &solution.phases[..]);
        Some(Reel { what: Played::Solution, start, moves, phases, at: 0 })
    }

    /// How many moves of the [`App::reel`] the net shows made.
    pub fn played(&self) -> usize {
        self.whole_reel().map_or(0, |reel| reel.at)
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

    /// Plays other moves from their beginning: those of the log from the position at its mark, the scramble from the solved puzzle,
    /// what was played before from where it began, all others from the position.
    pub(super) fn play(&mut self, what: Played, moves: &Sequence) {
        let legal = moves.0.iter().all(|mv| mv.index() < self.puzzle().def().moves.len());
        if self.state().is_none() || !legal {
            return;
        }
        let known = match what {
            Played::Log => self.log_reel(),
            Played::Scramble => self.scramble_reel(),
            Played::Earlier => self.earlier_reel(),
            Played::Solution => self.solution_reel().filter(|reel| reel.moves == moves),
            Played::Cross(_) | Played::Pair(..) | Played::Path => None,
        };
        let (start, phases) = known.map_or((&self.position().painting, &[][..]), |reel| (reel.start, reel.phases));
        let playback = Playback::new(Reel { what, start, moves, phases, at: 0 });
        self.workspaces.workspace_mut().playback = Some(playback);
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
                if let Some(playback) = &mut self.workspaces.workspace_mut().playback {
                    playback.since = Some(Instant::now());
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
        let (from, before) = (self.played(), self.painting().clone());
        let Some(mut playback) = self.whole_reel().map(Playback::new) else { return };
        playback.seek(at);
        self.workspaces.workspace_mut().playback = Some(playback);
        self.show_step(from, before);
    }

    /// Back to the position from which was played.
    pub(super) fn rewind(&mut self) {
        self.workspaces.workspace_mut().playback = None;
    }

    pub(super) fn poll_playback(&mut self) {
        let delay = self.delay();
        let before = self.playback().map(|playback| (playback.at, playback.shown.clone()));
        if self.is_playing()
            && let Some(playback) = &mut self.workspaces.workspace_mut().playback
        {
            playback.poll(delay, Instant::now());
        }
        if let Some((at, shown)) = before {
            self.show_step(at, shown);
        }
        let arrived = |playback: &Playback| playback.hurried && !playback.is_playing();
        if self.playback().is_some_and(arrived) {
            // The scramble has led to the position, which is what there is to see from now on.
            self.rewind();
        }
    }

    /// The time of one move of what is played.
    fn delay(&self) -> Duration {
        let delay = self.settings().pace.delay();
        if self.playback().is_some_and(|playback| playback.hurried) { delay.min(tracks::HURRIED) } else { delay }
    }

    /// How long until the next move is due.
    pub(super) fn next_move(&self) -> Option<Duration> {
        let due = self.playback()?.since? + self.delay();
        Some(due.saturating_duration_since(Instant::now()))
    }
}
