//! From where the puzzle is looked at, and what is seen from there. Looking is no change of the position, and is not undone.

use std::time::{Duration, Instant};

use super::motion;
use crate::engine::puzzle::PuzzleId;
use crate::model::document::workspace::Workspace;
use crate::model::scene::camera::Centring;
use crate::model::scene::{Camera, Look, Scene, Sizes, Turning, ViewFrom};

/// How long a cell takes to the centre, and the view to another side.
const CENTRING: Duration = Duration::from_millis(350);

/// A way to another view.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// A cell comes to the centre.
    Centring(Centring),
    /// From this view.
    From(Camera),
}

/// From where the puzzle of one workspace is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct CameraState {
    camera: Camera,
    /// How it has just come to be looked at from there, and since when.
    way: Option<(Way, Instant)>,
}

impl CameraState {
    /// The first view of a puzzle.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self { camera: Camera::start(puzzle), way: None }
    }

    /// How much of the way is over.
    fn part(&self, now: Instant) -> Option<(&Way, f32)> {
        let (way, began) = self.way.as_ref()?;
        motion::part(*began, CENTRING, now).map(|part| (way, part))
    }

    /// Whether the view is on its way to another.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.part(now).is_some()
    }

    /// From where the puzzle is seen at this moment.
    pub fn shown(&self, now: Instant) -> Camera {
        match self.part(now) {
            None => self.camera,
            Some((Way::Centring(centring), part)) => self.camera.centred(centring, part - 1.0),
            Some((Way::From(camera), part)) => camera.on_way_to(&self.camera, part),
        }
    }

    /// Looks from elsewhere. A hand takes the puzzle where it is seen.
    pub fn look(&mut self, from: impl FnOnce(Camera) -> Camera, now: Instant) {
        *self = Self { camera: from(self.shown(now)), way: None };
    }

    /// Brings a cell of the hypercube to the centre: step by step, or at once where motion is to be reduced.
    pub fn centre_cell(&mut self, cell: u8, reduce_motion: bool, now: Instant) {
        let camera = self.shown(now);
        if let Some(centring) = camera.centring(cell) {
            let began = (!reduce_motion).then_some(now);
            let way = began.map(|began| (Way::Centring(centring), began));
            *self = Self { camera: camera.centred(&centring, 1.0), way };
        }
    }

    /// Looks from a side: step by step, or at once where motion is to be reduced.
    pub fn look_from(&mut self, puzzle: PuzzleId, side: ViewFrom, reduce_motion: bool, now: Instant) {
        let camera = self.shown(now);
        let way = (!reduce_motion).then_some((Way::From(camera), now));
        *self = Self { camera: camera.seen_from(puzzle, side), way };
    }

    /// No larger than shows the whole puzzle.
    pub fn fit(&mut self, puzzle: PuzzleId, sizes: Sizes) {
        self.camera = self.camera.fitted(puzzle, sizes);
    }
}

impl Workspace {
    /// What is seen of the puzzle at this moment, with copies of hidden facelets if `hints` are wished. The colours are those of [`Workspace::moving`] while a turn is on its way, and else
    /// those of [`Workspace::painting`].
    pub fn scene(&self, sizes: Sizes, hints: bool, now: Instant) -> Scene {
        let moving = self.moving(now);
        let turning = moving.and_then(|moving| Some((Turning::of(self.puzzle(), moving.mv)?, moving.part)));
        let look = self.shown_parts.look(sizes, moving.map_or(self.painting(), |moving| moving.before));
        Scene::new(self.puzzle(), &self.camera.shown(now), Look { hints, ..look }, turning)
    }

    /// What is seen once nothing turns any more.
    pub fn scene_at_rest(&self, sizes: Sizes, hints: bool, now: Instant) -> Scene {
        let look = self.shown_parts.look(sizes, self.painting());
        Scene::new(self.puzzle(), &self.camera.shown(now), Look { hints, ..look }, None)
    }

    /// Whether what is seen changes by itself at this moment.
    pub fn is_moving(&self, now: Instant) -> bool {
        self.moving(now).is_some() || self.camera.is_moving(now)
    }
}
