//! From where the puzzle is looked at, and what is seen from there. Looking is no change of the position, and is not undone.

use super::App;
use crate::engine::puzzle::PuzzleId;
use crate::model::document::camera::CameraState;
use crate::model::scene::{Camera, Scene, Sizes, Turning};

impl App {
    /// From where the puzzle is seen at this moment.
    pub fn camera(&self) -> Camera {
        self.workspaces.workspace().camera.shown(self.cx.now)
    }

    /// How much room the parts of the hypercube take.
    pub fn sizes(&self) -> Sizes {
        Sizes { cell: self.settings().cell_size, sticker: self.settings().sticker_size }.within_bounds()
    }

    /// What is seen of the puzzle at this moment. The colours are those of [`App::moving`] while a turn is on its way, and else
    /// those of [`App::painting`].
    pub fn scene(&self) -> Scene {
        let moving = self.moving();
        let turning = moving.and_then(|moving| Some((Turning::of(self.puzzle(), moving.mv)?, moving.part)));
        Scene::new(self.puzzle(), &self.camera(), self.sizes(), turning)
    }

    /// What is seen once nothing turns any more.
    pub fn scene_at_rest(&self) -> Scene {
        Scene::new(self.puzzle(), &self.camera(), self.sizes(), None)
    }

    /// Whether the view changes by itself at this moment.
    pub(super) fn is_moving(&self) -> bool {
        self.moving().is_some() || self.workspaces.workspace().camera.is_moving(self.cx.now)
    }

    pub(super) fn look(&mut self, from: impl FnOnce(Camera) -> Camera) {
        let now = self.cx.now;
        self.workspaces.workspace_mut().camera.look(from, now);
    }

    pub(super) fn look_through_fourth(&mut self, right: f32, down: f32) {
        if self.puzzle() == PuzzleId::Tess2 {
            self.look(|camera| camera.orbited_fourth(right, down));
        }
    }

    pub(super) fn centre_cell(&mut self, cell: u8) {
        if self.puzzle() == PuzzleId::Tess2 {
            let (reduce_motion, now) = (self.settings().reduce_motion, self.cx.now);
            self.workspaces.workspace_mut().camera.centre_cell(cell, reduce_motion, now);
        }
    }

    /// Makes the view no larger than shows the whole puzzle, for a position that takes the place of another one: whoever zoomed in
    /// did so to look at something that is there no more.
    pub(super) fn fit_view(&mut self) {
        let (puzzle, sizes) = (self.puzzle(), self.sizes());
        self.workspaces.workspace_mut().camera.fit(puzzle, sizes);
    }

    pub(super) fn reset_view(&mut self) {
        self.workspaces.workspace_mut().camera = CameraState::new(self.puzzle());
    }
}
