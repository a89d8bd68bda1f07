//! Playing moves on the net: a solution, a cross, a path of the graph.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::manual_solve::{ManualSolve, ManualSolveStart};
use super::{edit_kind::EditKind, position::Position, tracks::Track, workspace::Workspace};
use crate::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::{Sequence, painting::Painting};
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
    start: Painting,
    /// The colours that the net shows.
    shown: Painting,
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
    pub fn shown(&self) -> &Painting {
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

impl Workspace {
    /// The moves that are played or would be, with where they start and how they fall into phases: those begun, or else the solution
    /// shown, or else an attempt that did not solve, or else those that pass through the position. `None` where there are none, or where the painting is no position.
    pub fn player(&self) -> Option<MoveSequencePlayer<'_>> {
        let begun = self.playback.as_ref().map(Playback::player);
        let position = self.position();
        let found = || position.solution_player().or_else(|| position.attempt_player());
        let player = begun.or_else(found).or_else(|| position.player_through());
        player.filter(|player| !player.moves.0.is_empty() && self.can_start())
    }

    /// True if moves can be played from the position: one that can be solved, or of which only a part counts.
    pub fn can_start(&self) -> bool {
        self.state().is_some() || self.position().painting.pattern().is_some()
    }

    /// Number of moves of the [`Workspace::player`] that the net shows made, 0 where there is none.
    pub fn played(&self) -> usize {
        self.player().map_or(0, |player| player.at)
    }

    /// Number of moves of the [`Workspace::player`], 0 where there is none.
    fn to_be_played(&self) -> usize {
        self.player().map_or(0, |player| player.moves.0.len())
    }

    /// True if moves are being played.
    pub fn is_playing(&self) -> bool {
        self.playback.as_ref().is_some_and(Playback::is_playing)
    }

    /// True if there is something to play from here in this direction.
    pub fn can_play(&self, moment: SeekTo) -> bool {
        match moment {
            SeekTo::Start | SeekTo::Back => self.played() > 0,
            SeekTo::Toggle => self.to_be_played() > 0,
            SeekTo::Forward | SeekTo::End => self.played() < self.to_be_played(),
        }
    }

    /// Everything that can be played for the position beside the [`Workspace::player`].
    pub fn other_players(&self) -> impl Iterator<Item = MoveSequencePlayer<'_>> {
        let now = self.player().map(|player| player.what);
        let position = self.position();
        let all = [
            position.solution_player(),
            position.attempt_player(),
            position.earlier_player(),
            position.log_player(),
            position.scramble_player(),
        ];
        all.into_iter().flatten().filter(move |player| Some(player.what) != now && !player.moves.0.is_empty())
    }

    /// True if the solution that was begun is no longer the one that is shown, and is not being watched.
    pub fn has_outdated_playback(&self) -> bool {
        let best = self.position().results.shown().map(|(_, solution)| &solution.moves);
        self.playback.as_ref().is_some_and(|begun| {
            let at_an_end = begun.at == 0 || begun.at == begun.moves.0.len();
            begun.what == Played::Solution
                && !begun.is_chosen
                && at_an_end
                && !begun.is_playing()
                && Some(&begun.moves) != best
        })
    }

    /// The position before the first move of what is played, with those of its moves that are made, if they lead elsewhere than to
    /// the position.
    pub fn start_away(&self) -> Option<ManualSolveStart> {
        let playback = self.playback.as_ref().filter(|playback| *playback.shown() != self.position().painting)?;
        let player = playback.player();
        let start = self.position().start_of(player.what)?;
        let made = player.moves.0.iter().take(player.at);
        Some(ManualSolveStart { lead: Sequence(start.lead.0.iter().chain(made).copied().collect()), ..start })
    }

    /// The position that moves reach from the one that is shown; what led there stays known.
    pub fn position_after(&self, moves: &Sequence) -> Option<Position> {
        let from = self.start_away().or_else(|| self.position().start_here())?;
        let state = self.painting().facelets().filter(|_| self.state().is_some())?.after_all(moves);
        let lead = Sequence(from.lead.0.iter().chain(&moves.0).copied().collect());
        let from = Arc::new(ManualSolveStart { lead, ..from });
        Some(Position::turned(state, ManualSolve { from, moves: Sequence::default(), at: Duration::ZERO }))
    }

    /// True if the shown position is another than the one that is worked on, reached by playing. A scramble that plays by itself
    /// is only on its way.
    pub fn shows_another(&self) -> bool {
        let elsewhere = |playback: &Playback| {
            !(playback.hurried && playback.is_playing()) && *playback.shown() != self.position().painting
        };
        self.state().is_some() && self.playback.as_ref().is_some_and(elsewhere)
    }

    /// The shown position as one of its own, if it is another than the one that is worked on; the played moves stay as a track.
    pub fn position_shown(&self) -> Option<Position> {
        let from = self.start_away()?;
        let playback = self.playback.as_ref()?;
        let state = playback.shown().facelets()?;
        let MoveSequencePlayer { what, start, moves, phases, at } = playback.player();
        let track = || Track { start: start.clone(), moves: moves.clone(), phases: phases.to_vec(), at };
        let track = (what != Played::Log).then(track);
        let hand = ManualSolve { from: Arc::new(from), moves: Sequence::default(), at: Duration::ZERO };
        Some(Position { track, ..Position::turned(state, hand) }.by(EditKind::Play))
    }
}
