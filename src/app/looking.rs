//! From where the puzzle is looked at, and what is seen from there. Looking is no change of the position, and is not undone.

use std::time::{Duration, Instant};

use super::App;
use super::motion;
use super::space::camera::Centring;
use super::space::{Camera, Scene, Sizes, Turning};
use crate::engine::puzzle::PuzzleId;

/// How long a cell takes to the centre.
const CENTRING: Duration = Duration::from_millis(350);

/// From where the puzzle of one workspace is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Looking {
    camera: Camera,
    /// What has just brought a cell to the centre, and when.
    centring: Option<(Centring, Instant)>,
}

impl Looking {
    /// The first view of a puzzle.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self { camera: Camera::start(puzzle), centring: None }
    }

    /// How much of the centring is over.
    fn part(&self) -> Option<(&Centring, f32)> {
        let (centring, began) = self.centring.as_ref()?;
        motion::part(*began, CENTRING).map(|part| (centring, part))
    }

    fn shown(&self) -> Camera {
        self.part().map_or(self.camera, |(centring, part)| self.camera.centred(centring, part - 1.0))
    }
}

impl App {
    /// From where the puzzle is seen at this moment.
    pub fn camera(&self) -> Camera {
        self.workspaces.workspace().looking.shown()
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
        self.moving().is_some() || self.workspaces.workspace().looking.part().is_some()
    }

    pub(super) fn look(&mut self, from: impl FnOnce(Camera) -> Camera) {
        let looking = &mut self.workspaces.workspace_mut().looking;
        // A hand takes the puzzle where it is seen.
        *looking = Looking { camera: from(looking.shown()), centring: None };
    }

    pub(super) fn look_through_fourth(&mut self, right: f32, down: f32) {
        if self.puzzle() == PuzzleId::Tess2 {
            self.look(|camera| camera.orbited_fourth(right, down));
        }
    }

    pub(super) fn centre_cell(&mut self, cell: u8) {
        let camera = self.camera();
        if self.puzzle() != PuzzleId::Tess2 {
            return;
        }
        if let Some(centring) = camera.centring(cell) {
            let began = (!self.settings().reduce_motion).then(Instant::now);
            let looking = &mut self.workspaces.workspace_mut().looking;
            *looking =
                Looking { camera: camera.centred(&centring, 1.0), centring: began.map(|began| (centring, began)) };
        }
    }

    /// Makes the view no larger than shows the whole puzzle, for a position that takes the place of another one: whoever zoomed in
    /// did so to look at something that is there no more.
    pub(super) fn fit_view(&mut self) {
        let (puzzle, sizes) = (self.puzzle(), self.sizes());
        let looking = &mut self.workspaces.workspace_mut().looking;
        looking.camera = looking.camera.fitted(puzzle, sizes);
    }

    pub(super) fn reset_view(&mut self) {
        self.workspaces.workspace_mut().looking = Looking::new(self.puzzle());
    }
}
