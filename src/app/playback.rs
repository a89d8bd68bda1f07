//! Playing moves on the net: a solution, a cross, a path of the graph.

use std::time::Duration;

use super::{App, tracks};
use crate::engine::puzzle::Sequence;
use crate::model::document::playback::{Moment, MoveSequencePlayer, Playback, Played};

impl App {
    /// The moves that are played or would be: those begun, or else the solution shown, or else those through which the position was
    /// reached.
    pub fn played_moves(&self) -> Option<(Played, &Sequence)> {
        self.player().map(|player| (player.what, player.moves))
    }

    /// The [`App::played_moves`] with where it starts and how it falls into phases.
    pub fn player(&self) -> Option<MoveSequencePlayer<'_>> {
        let player = self.playback().map(Playback::player).or_else(|| self.solution_player());
        player.or_else(|| self.player_through()).filter(|player| !player.moves.0.is_empty() && self.state().is_some())
    }

    /// The solution shown, none of it made.
    pub(super) fn solution_player(&self) -> Option<MoveSequencePlayer<'_>> {
        let (_, solution) = self.results().shown()?;
        let (start, moves, phases) = (&self.position().painting, &solution.moves, &solution.phases[..]);
        Some(MoveSequencePlayer { what: Played::Solution, start, moves, phases, at: 0 })
    }

    /// How many moves of the [`App::played_moves`] the net shows made.
    pub fn played(&self) -> usize {
        self.player().map_or(0, |player| player.at)
    }

    /// Whether moves are being played.
    pub fn is_playing(&self) -> bool {
        self.playback().is_some_and(Playback::is_playing)
    }

    /// Whether there is something to play from here in this direction.
    pub fn can_play(&self, moment: Moment) -> bool {
        let length = self.played_moves().map_or(0, |(_, moves)| moves.0.len());
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
            Played::Log => self.log_player(),
            Played::Scramble => self.scramble_player(),
            Played::Earlier => self.earlier_player(),
            Played::Solution => self.solution_player().filter(|player| player.moves == moves),
            Played::Cross(_) | Played::Pair(..) | Played::Path => None,
        };
        let (start, phases) =
            known.map_or((&self.position().painting, &[][..]), |player| (player.start, player.phases));
        let playback = Playback::new(MoveSequencePlayer { what, start, moves, phases, at: 0 });
        self.workspaces.workspace_mut().playback = Some(playback);
        self.go(Moment::Toggle);
    }

    pub(super) fn go(&mut self, moment: Moment) {
        self.renew();
        let Some(length) = self.played_moves().map(|(_, moves)| moves.0.len()) else { return };
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
                    playback.play(self.cx.now);
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
        let Some(mut playback) = self.player().map(Playback::new) else { return };
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
        let before = self.playback().map(|playback| (playback.at, playback.shown().clone()));
        if self.is_playing()
            && let Some(playback) = &mut self.workspaces.workspace_mut().playback
        {
            playback.poll(delay, self.cx.now);
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
        let due = self.playback()?.next_move(self.delay())?;
        Some(due.saturating_duration_since(self.cx.now))
    }
}
