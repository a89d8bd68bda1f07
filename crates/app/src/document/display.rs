//! Display state of a workspace: the turn in progress, the scene, and the moves that are or can be played.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::manual_solve::{ManualSolve, ManualSolveStart};
use super::motion::{Release, TurnInProgress};
use super::playback::{Playback, PlaybackControl};
use super::{edit_kind::EditKind, position::Position, track::Track, workspace::Workspace};
use crate::played::{PlayableMoves, SequenceKind};
use unfold_engine::puzzle::Sequence;
use unfold_scene::space::{LayerTurn, Scene, SceneOptions, Sizes};

impl Workspace {
    /// The turn in progress, dragged or animated; `None` if there is none or the painting has changed since.
    pub fn turn_in_progress(&self, now: Instant) -> Option<TurnInProgress<'_>> {
        self.dragged_layer
            .as_ref()
            .and_then(|hold| hold.turn_in_progress(self.painting()))
            .or_else(|| self.animated_turn(now))
    }

    /// The animated turn in progress; `None` if it has ended or the painting has changed.
    pub(crate) fn animated_turn(&self, now: Instant) -> Option<TurnInProgress<'_>> {
        self.motion.as_ref()?.turn_in_progress(self.painting(), now)
    }

    /// Release of the dragged layer as if at rest: the layer snaps by its angle alone.
    pub fn release_at_rest(&self) -> Option<Release> {
        self.dragged_layer.as_ref()?.release(self.painting(), 0.0)
    }

    /// Release of the dragged layer at its current speed.
    pub fn release_now(&self, now: Instant) -> Option<Release> {
        let dragged_layer = self.dragged_layer.as_ref()?;
        dragged_layer.release(self.painting(), dragged_layer.speed(now))
    }

    /// The current scene, with hint stickers if `hints`. Colours come from [`Workspace::turn_in_progress`] during a turn, else from
    /// [`Workspace::painting`].
    pub fn scene(&self, sizes: Sizes, hints: bool, now: Instant) -> Scene {
        let moving = self.turn_in_progress(now);
        let turning = moving.and_then(|moving| Some((LayerTurn::for_move(self.puzzle(), moving.mv)?, moving.part)));
        let look = self.shown_parts.scene_options(sizes, moving.map_or(self.painting(), |moving| moving.before));
        Scene::new(self.puzzle(), &self.camera.current(now), SceneOptions { hints, ..look }, turning)
    }

    /// The scene after all turns have ended.
    pub fn scene_at_rest(&self, sizes: Sizes, hints: bool, now: Instant) -> Scene {
        let look = self.shown_parts.scene_options(sizes, self.painting());
        Scene::new(self.puzzle(), &self.camera.current(now), SceneOptions { hints, ..look }, None)
    }

    /// True while a turn or the camera is animated.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.animated_turn(now).is_some() || self.camera.is_moving(now)
    }

    /// The moves being played or next to play: a started playback, else the solution shown, else a failed attempt, else
    /// moves through the position. `None` if there are none or they cannot be played.
    pub fn player(&self) -> Option<PlayableMoves<'_>> {
        let begun = self.playback.as_ref().map(Playback::player);
        let position = self.position();
        let found = || position.solution_player().or_else(|| position.attempt_player());
        let player = begun.or_else(found).or_else(|| position.player_through());
        player.filter(|player| !player.moves.0.is_empty() && self.is_playable())
    }

    /// True if moves can be played: the position is valid, or a pattern without unpainted stickers.
    pub fn is_playable(&self) -> bool {
        self.state().is_some() || self.position().painting.is_painted()
    }

    /// Number of moves made in [`Workspace::player`]; 0 if it is `None`.
    pub fn moves_made(&self) -> usize {
        self.player().map_or(0, |player| player.at)
    }

    /// Number of moves in [`Workspace::player`]; 0 if it is `None`.
    fn move_count(&self) -> usize {
        self.player().map_or(0, |player| player.moves.0.len())
    }

    pub fn is_playing(&self) -> bool {
        self.playback.as_ref().is_some_and(Playback::is_playing)
    }

    /// True if a playback control would have an effect.
    pub fn can_control_playback(&self, control: PlaybackControl) -> bool {
        match control {
            PlaybackControl::Start | PlaybackControl::Back => self.moves_made() > 0,
            PlaybackControl::Toggle => self.move_count() > 0,
            PlaybackControl::Forward | PlaybackControl::End => self.moves_made() < self.move_count(),
        }
    }

    /// All rows except the one of [`Workspace::player`].
    pub fn other_players(&self) -> impl Iterator<Item = PlayableMoves<'_>> {
        let now = self.player().map(|player| player.kind);
        self.rows().into_iter().filter(move |player| Some(player.kind) != now)
    }

    /// True if the playback holds a solution other than the one shown, is paused at an end, and was not chosen by the user.
    pub fn has_outdated_playback(&self) -> bool {
        let is_over = |begun: &Playback| {
            let at_an_end = begun.at == 0 || begun.at == begun.moves.0.len();
            !begun.is_chosen && at_an_end && !begun.is_playing()
        };
        self.plays_earlier_solution() && self.playback.as_ref().is_some_and(is_over)
    }

    /// True if the playback holds a solution other than the one shown.
    pub fn plays_earlier_solution(&self) -> bool {
        let shown = self.position().results.selected().map(|(_, solution)| &solution.moves);
        let begun = self.playback.as_ref().filter(|begun| begun.kind == SequenceKind::Solution);
        begun.is_some_and(|begun| Some(&begun.moves) != shown)
    }

    /// Ends the playback of an outdated solution if none of its moves were made, so that the new one takes its row.
    pub fn leave_unplayed_solution(&mut self) {
        if self.has_outdated_playback() && self.moves_made() == 0 {
            self.rewind();
        }
    }

    /// The start of the playback, with the moves made so far appended to its lead; `None` unless playback shows a painting other than
    /// the position's.
    pub fn start_at_shown(&self) -> Option<ManualSolveStart> {
        let playback = self.playback.as_ref().filter(|playback| *playback.shown() != self.position().painting)?;
        let player = playback.player();
        let start = self.position().start_of(player.kind)?;
        let made = player.moves.0.iter().take(player.at);
        Some(ManualSolveStart { lead: Sequence(start.lead.0.iter().chain(made).copied().collect()), ..start })
    }

    /// The position after moves from the painting shown, with all moves that led there as its lead; `None` if the position is invalid.
    pub fn position_after(&self, moves: &Sequence) -> Option<Position> {
        let from = self.start_at_shown().or_else(|| self.position().start_here())?;
        let state = self.painting().facelets().filter(|_| self.state().is_some())?.after_all(moves);
        let lead = Sequence(from.lead.0.iter().chain(&moves.0).copied().collect());
        let from = Arc::new(ManualSolveStart { lead, ..from });
        Some(Position::from_manual_solve(state, ManualSolve::new(from, Sequence::default(), Duration::ZERO)))
    }

    /// True if playback shows a position other than the current one. Automatic playback of a scramble does not count.
    pub fn playback_left_position(&self) -> bool {
        let elsewhere = |playback: &Playback| {
            !(playback.is_brief && playback.is_playing()) && *playback.shown() != self.position().painting
        };
        self.state().is_some() && self.playback.as_ref().is_some_and(elsewhere)
    }

    /// The position shown by playback; `None` unless it differs from the current one. The moves being played become its track, unless
    /// they are the opened log's.
    pub fn position_shown(&self) -> Option<Position> {
        let from = self.start_at_shown()?;
        let playback = self.playback.as_ref()?;
        let state = playback.shown().facelets()?;
        let PlayableMoves { kind: what, start, moves, phases, at } = playback.player();
        let track = || Track { start: start.clone(), moves: moves.clone(), phases: phases.to_vec(), at };
        let track = (what != SequenceKind::Log).then(track);
        let hand = ManualSolve::new(Arc::new(from), Sequence::default(), Duration::ZERO);
        Some(Position { track, ..Position::from_manual_solve(state, hand) }.with_edit(EditKind::Play))
    }
}
