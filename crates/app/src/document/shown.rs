//! What a workspace shows: the turn in progress, the scene, and the moves that are or can be played.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::manual_solve::{ManualSolve, ManualSolveStart};
use super::motion::{Moving, Release};
use super::playback::{Playback, SeekTo};
use super::{edit_kind::EditKind, position::Position, track::Track, workspace::Workspace};
use crate::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::Sequence;
use unfold_scene::space::{Look, Scene, Sizes, Turning};

impl Workspace {
    /// The turn in progress, dragged or animated; `None` once the painting has changed.
    pub fn moving(&self, now: Instant) -> Option<Moving<'_>> {
        self.hold.as_ref().and_then(|hold| hold.moving(self.painting())).or_else(|| self.on_its_way(now))
    }

    /// The animated turn in progress.
    pub(crate) fn on_its_way(&self, now: Instant) -> Option<Moving<'_>> {
        self.motion.as_ref()?.moving(self.painting(), now)
    }

    /// Where the dragged layer would snap if released at rest.
    pub fn held(&self) -> Option<Release> {
        self.hold.as_ref()?.release(self.painting(), 0.0)
    }

    /// Where the dragged layer would snap if released now, at its current speed.
    pub fn thrown(&self, now: Instant) -> Option<Release> {
        let hold = self.hold.as_ref()?;
        hold.release(self.painting(), hold.speed(now))
    }

    /// The scene now, with hint stickers if `hints`. While a turn is in progress its colours are those of
    /// [`Workspace::moving`], else those of [`Workspace::painting`].
    pub fn scene(&self, sizes: Sizes, hints: bool, now: Instant) -> Scene {
        let moving = self.moving(now);
        let turning = moving.and_then(|moving| Some((Turning::of(self.puzzle(), moving.mv)?, moving.part)));
        let look = self.shown_parts.look(sizes, moving.map_or(self.painting(), |moving| moving.before));
        Scene::new(self.puzzle(), &self.camera.shown(now), Look { hints, ..look }, turning)
    }

    /// The scene after all turns have ended.
    pub fn scene_at_rest(&self, sizes: Sizes, hints: bool, now: Instant) -> Scene {
        let look = self.shown_parts.look(sizes, self.painting());
        Scene::new(self.puzzle(), &self.camera.shown(now), Look { hints, ..look }, None)
    }

    /// True if the scene is animated now.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.on_its_way(now).is_some() || self.camera.is_moving(now)
    }

    /// The moves being played or next to play: a started playback, else the solution shown, else a failed attempt, else
    /// moves through the position. `None` if there are none, or the painting is no position.
    pub fn player(&self) -> Option<MoveSequencePlayer<'_>> {
        let begun = self.playback.as_ref().map(Playback::player);
        let position = self.position();
        let found = || position.solution_player().or_else(|| position.attempt_player());
        let player = begun.or_else(found).or_else(|| position.player_through());
        player.filter(|player| !player.moves.0.is_empty() && self.can_start())
    }

    /// True if moves can be played: the position is valid, or a pattern in which some stickers do not count.
    pub fn can_start(&self) -> bool {
        self.state().is_some() || self.position().painting.is_painted()
    }

    /// Number of moves made of [`Workspace::player`]; 0 without one.
    pub fn played(&self) -> usize {
        self.player().map_or(0, |player| player.at)
    }

    /// Number of moves of [`Workspace::player`]; 0 without one.
    fn to_be_played(&self) -> usize {
        self.player().map_or(0, |player| player.moves.0.len())
    }

    pub fn is_playing(&self) -> bool {
        self.playback.as_ref().is_some_and(Playback::is_playing)
    }

    /// True if the playback can seek there.
    pub fn can_play(&self, moment: SeekTo) -> bool {
        match moment {
            SeekTo::Start | SeekTo::Back => self.played() > 0,
            SeekTo::Toggle => self.to_be_played() > 0,
            SeekTo::Forward | SeekTo::End => self.played() < self.to_be_played(),
        }
    }

    /// Everything else that can be played for the position.
    pub fn other_players(&self) -> impl Iterator<Item = MoveSequencePlayer<'_>> {
        let now = self.player().map(|player| player.what);
        self.rows().into_iter().filter(move |player| Some(player.what) != now)
    }

    /// True if a started solution is no longer the one shown, and is not being watched.
    pub fn has_outdated_playback(&self) -> bool {
        let is_over = |begun: &Playback| {
            let at_an_end = begun.at == 0 || begun.at == begun.moves.0.len();
            !begun.is_chosen && at_an_end && !begun.is_playing()
        };
        self.plays_earlier_solution() && self.playback.as_ref().is_some_and(is_over)
    }

    /// True if a started solution is no longer the one shown.
    pub fn plays_earlier_solution(&self) -> bool {
        let shown = self.position().results.shown().map(|(_, solution)| &solution.moves);
        let begun = self.playback.as_ref().filter(|begun| begun.what == Played::Solution);
        begun.is_some_and(|begun| Some(&begun.moves) != shown)
    }

    /// Drops a started solution without moves made if another one is shown by now; that one gets the row.
    pub fn leave_unplayed_solution(&mut self) {
        if self.has_outdated_playback() && self.played() == 0 {
            self.rewind();
        }
    }

    /// The start of the playback with its moves made as the lead, if they lead away from the position.
    pub fn start_away(&self) -> Option<ManualSolveStart> {
        let playback = self.playback.as_ref().filter(|playback| *playback.shown() != self.position().painting)?;
        let player = playback.player();
        let start = self.position().start_of(player.what)?;
        let made = player.moves.0.iter().take(player.at);
        Some(ManualSolveStart { lead: Sequence(start.lead.0.iter().chain(made).copied().collect()), ..start })
    }

    /// The position after moves from the painting shown, keeping the history.
    pub fn position_after(&self, moves: &Sequence) -> Option<Position> {
        let from = self.start_away().or_else(|| self.position().start_here())?;
        let state = self.painting().facelets().filter(|_| self.state().is_some())?.after_all(moves);
        let lead = Sequence(from.lead.0.iter().chain(&moves.0).copied().collect());
        let from = Arc::new(ManualSolveStart { lead, ..from });
        Some(Position::turned(state, ManualSolve::new(from, Sequence::default(), Duration::ZERO)))
    }

    /// True if playback shows another position than the current one. A scramble that plays by itself does not count until it ends.
    pub fn shows_another(&self) -> bool {
        let elsewhere = |playback: &Playback| {
            !(playback.hurried && playback.is_playing()) && *playback.shown() != self.position().painting
        };
        self.state().is_some() && self.playback.as_ref().is_some_and(elsewhere)
    }

    /// The position shown as a position of its own, if playback left the current one; the played moves become its track.
    pub fn position_shown(&self) -> Option<Position> {
        let from = self.start_away()?;
        let playback = self.playback.as_ref()?;
        let state = playback.shown().facelets()?;
        let MoveSequencePlayer { what, start, moves, phases, at } = playback.player();
        let track = || Track { start: start.clone(), moves: moves.clone(), phases: phases.to_vec(), at };
        let track = (what != Played::Log).then(track);
        let hand = ManualSolve::new(Arc::new(from), Sequence::default(), Duration::ZERO);
        Some(Position { track, ..Position::turned(state, hand) }.by(EditKind::Play))
    }
}
