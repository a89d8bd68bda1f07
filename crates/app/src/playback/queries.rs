//! Queries about the moves that are played, and of the puzzle in space.

use crate::{document::motion::Moving, model::Model, played::Played};
use unfold_engine::puzzle::{Move, Sequence};
use unfold_scene::space::{Camera, Scene};

impl Model {
    /// The moves that are played or would be: those begun, or else the solution shown, or else those through which the position was
    /// reached.
    pub fn played_moves(&self) -> Option<(Played, &Sequence)> {
        self.document.workspace().player().map(|player| (player.what, player.moves))
    }

    /// The turn that is being shown, be it on its way or held by hand. It is no longer shown as soon as the position is another one.
    pub fn moving(&self) -> Option<Moving<'_>> {
        self.document.workspace().moving(self.now)
    }

    /// The move that comes next in what could be played, as far as it is to be shown: nothing plays, and nothing is on its way.
    pub fn next_move(&self) -> Option<Move> {
        if !self.settings.next_move || self.document.workspace().is_playing() || self.moving().is_some() {
            return None;
        }
        let player = self.document.workspace().player()?;
        player.moves.0.get(player.at).copied()
    }

    /// True if the view changes by itself at this moment.
    pub fn is_moving(&self) -> bool {
        self.document.workspace().is_moving(self.now)
    }

    /// View of the puzzle at this moment.
    pub fn camera(&self) -> Camera {
        self.document.workspace().camera.shown(self.now)
    }

    /// The scene at this moment. The colours are those of [`Model::moving`] while a turn is on its way, and else
    /// those of the painting.
    pub fn scene(&self) -> Scene {
        self.document.workspace().scene(self.settings.sizes(), self.settings.hint_stickers, self.now)
    }

    /// The scene once nothing turns any more.
    pub fn scene_at_rest(&self) -> Scene {
        self.document.workspace().scene_at_rest(self.settings.sizes(), self.settings.hint_stickers, self.now)
    }
}
