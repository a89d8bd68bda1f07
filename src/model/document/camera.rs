//! From where the puzzle is looked at, and what is seen from there. Looking is no change of the position, and is not undone.

use std::time::{Duration, Instant};

use super::motion;
use crate::engine::puzzle::PuzzleId;
use crate::model::document::workspace::Workspace;
use crate::model::scene::camera::Centring;
use crate::model::scene::{Camera, Scene, Sizes, Turning};

/// How long a cell takes to the centre.
const CENTRING: Duration = Duration::from_millis(350);

/// From where the puzzle of one workspace is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct CameraState {
    camera: Camera,
    /// What has just brought a cell to the centre, and when.
    centring: Option<(Centring, Instant)>,
}

impl CameraState {
    /// The first view of a puzzle.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self { camera: Camera::start(puzzle), centring: None }
    }

    /// How much of the centring is over.
    fn part(&self, now: Instant) -> Option<(&Centring, f32)> {
        let (centring, began) = self.centring.as_ref()?;
        motion::part(*began, CENTRING, now).map(|part| (centring, part))
    }

    /// Whether a cell is on its way to the centre.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.part(now).is_some()
    }

    /// From where the puzzle is seen at this moment.
    pub fn shown(&self, now: Instant) -> Camera {
        self.part(now).map_or(self.camera, |(centring, part)| self.camera.centred(centring, part - 1.0))
    }

    /// Looks from elsewhere. A hand takes the puzzle where it is seen.
    pub fn look(&mut self, from: impl FnOnce(Camera) -> Camera, now: Instant) {
        *self = Self { camera: from(self.shown(now)), centring: None };
    }

    /// Brings a cell of the hypercube to the centre: step by step, or at once where motion is to be reduced.
    pub fn centre_cell(&mut self, cell: u8, reduce_motion: bool, now: Instant) {
        let camera = self.shown(now);
        if let Some(centring) = camera.centring(cell) {
            let began = (!reduce_motion).then_some(now);
            *self = Self { camera: camera.centred(&centring, 1.0), centring: began.map(|began| (centring, began)) };
        }
    }

    /// No larger than shows the whole puzzle.
    pub fn fit(&mut self, puzzle: PuzzleId, sizes: Sizes) {
        self.camera = self.camera.fitted(puzzle, sizes);
    }
}

impl Workspace {
    /// What is seen of the puzzle at this moment. The colours are those of [`Workspace::moving`] while a turn is on its way, and else
    /// those of [`Workspace::painting`].
    pub fn scene(&self, sizes: Sizes, now: Instant) -> Scene {
        let moving = self.moving(now);
        let turning = moving.and_then(|moving| Some((Turning::of(self.puzzle(), moving.mv)?, moving.part)));
        Scene::new(self.puzzle(), &self.camera.shown(now), sizes, turning)
    }

    /// What is seen once nothing turns any more.
    pub fn scene_at_rest(&self, sizes: Sizes, now: Instant) -> Scene {
        Scene::new(self.puzzle(), &self.camera.shown(now), sizes, None)
    }

    /// Whether what is seen changes by itself at this moment.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.moving(now).is_some() || self.camera.is_moving(now)
    }
}
