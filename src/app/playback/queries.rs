//! Queries about the moves that are played, and of the puzzle in space.

use crate::app::core::Context;
use crate::app::document::{Playback, SeekTo, shown_parts::ShownParts};
use crate::app::document::{hold::Release, motion::Moving};
use crate::shared::played::{MoveSequencePlayer, Played};
use crate::shared::scene::{Camera, Scene, Sizes};
use unfold_engine::puzzle::{Move, Sequence};

impl Context {
    /// The playback, if moves are played.
    pub fn playback(&self) -> Option<&Playback> {
        self.document.workspace().playback.as_ref()
    }

    /// The moves that are played or would be: those begun, or else the solution shown, or else those through which the position was
    /// reached.
    pub fn played_moves(&self) -> Option<(Played, &Sequence)> {
        self.player().map(|player| (player.what, player.moves))
    }

    /// The [`App::played_moves`] with where it starts and how it falls into phases.
    pub fn player(&self) -> Option<MoveSequencePlayer<'_>> {
        self.document.workspace().player()
    }

    /// Number of moves of the [`App::played_moves`] that the net shows made.
    pub fn played(&self) -> usize {
        self.document.workspace().played()
    }

    /// True if moves are being played.
    pub fn is_playing(&self) -> bool {
        self.document.workspace().is_playing()
    }

    /// True if there is something to play from here in this direction.
    pub fn can_play(&self, moment: SeekTo) -> bool {
        self.document.workspace().can_play(moment)
    }

    /// The solution that is shown, from its beginning.
    pub fn solution_player(&self) -> Option<MoveSequencePlayer<'_>> {
        self.position().solution_player()
    }

    /// Everything that can be played for the position beside its solution and what is played now.
    pub fn other_players(&self) -> impl Iterator<Item = MoveSequencePlayer<'_>> {
        self.document.workspace().other_players()
    }

    /// The moves of the opened log after its scramble mark, if it has any.
    pub fn log_player(&self) -> Option<MoveSequencePlayer<'_>> {
        self.position().log_player()
    }

    /// Moves played when the position was taken from them.
    pub fn earlier_player(&self) -> Option<MoveSequencePlayer<'_>> {
        self.position().earlier_player()
    }

    /// The moves that reach the position from the solved puzzle, where they are known and there are any; of a position that was turned
    /// by hand those that reach the one before the first turn.
    pub fn scramble_moves(&self) -> Option<&Sequence> {
        self.position().scramble_moves()
    }

    /// Number of moves of a scramble that lead to the position, and of all its moves, where the position was taken from among
    /// those it passes through.
    pub fn place_in_scramble(&self) -> Option<[usize; 2]> {
        self.position().place_in_scramble()
    }

    /// True if the shown position is another than the one that is worked on, reached by playing.
    pub fn shows_another(&self) -> bool {
        self.document.workspace().shows_another()
    }

    /// The turn that is being shown, be it on its way or held by hand. It is no longer shown as soon as the position is another one.
    pub fn moving(&self) -> Option<Moving<'_>> {
        self.document.workspace().moving(self.now)
    }

    /// The move that comes next in what could be played, as far as it is to be shown: nothing plays, and nothing is on its way.
    pub fn next_move(&self) -> Option<Move> {
        if !self.settings().next_move || self.is_playing() || self.moving().is_some() {
            return None;
        }
        let player = self.player()?;
        player.moves.0.get(player.at).copied()
    }

    /// True if a hand has hold of the puzzle.
    pub fn is_held(&self) -> bool {
        self.document.workspace().hold.is_some()
    }

    /// The layer that a hand holds, as it would be left if the hand rested and let go.
    pub fn held(&self) -> Option<Release> {
        self.document.workspace().held()
    }

    /// True if the view changes by itself at this moment.
    pub fn is_moving(&self) -> bool {
        self.document.workspace().is_moving(self.now)
    }

    /// View of the puzzle at this moment.
    pub fn camera(&self) -> Camera {
        self.document.workspace().camera.shown(self.now)
    }

    /// The parts of the puzzle that the 3D or 4D view shows.
    pub fn shown_parts(&self) -> &ShownParts {
        &self.document.workspace().shown_parts
    }

    /// Sizes of the parts of the hypercube.
    pub fn sizes(&self) -> Sizes {
        self.settings.sizes()
    }

    /// The scene at this moment. The colours are those of [`App::moving`] while a turn is on its way, and else
    /// those of [`App::painting`].
    pub fn scene(&self) -> Scene {
        self.document.workspace().scene(self.sizes(), self.settings().hint_stickers, self.now)
    }

    /// The scene once nothing turns any more.
    pub fn scene_at_rest(&self) -> Scene {
        self.document.workspace().scene_at_rest(self.sizes(), self.settings().hint_stickers, self.now)
    }
}
