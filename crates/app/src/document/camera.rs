//! Views of the puzzle, and the scenes seen from there. Looking is no change of the position, and is not undone.

use std::time::{Duration, Instant};

use super::motion;
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::space::{Camera, Plane, Sizes, ViewFrom};

/// Time that a cell takes to the centre, and the view to another side.
const CENTRING: Duration = Duration::from_millis(350);

/// A way to another view.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Transition {
    /// A cell comes to the centre.
    Centring(Plane),
    /// From this view.
    From(Camera),
}

/// A view that was thrown comes to rest in so long a time.
const GLIDE: Duration = Duration::from_millis(450);
/// It is not thrown slower, nor faster than this, in radians a second.
const THROW: (f32, f32) = (0.3, 8.0);

/// Velocity of a view that a hand has thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// To the right, in radians a second.
    pub right: f32,
    /// Downward.
    pub down: f32,
    /// True if it turns through the fourth axis.
    pub fourth: bool,
}

impl Throw {
    /// The view that lay so, so many seconds' worth of the first speed later.
    fn carry(&self, camera: Camera, seconds: f32) -> Camera {
        let (right, down) = (self.right * seconds, self.down * seconds);
        if self.fourth { camera.orbited_fourth(right, down) } else { camera.orbited(right, down) }
    }

    /// This throw, no faster than can be looked at; `None` where it is none at all.
    fn bounded(self) -> Option<Self> {
        let speed = self.right.hypot(self.down);
        let (least, most) = THROW;
        let slower = (most / speed).min(1.0);
        (speed.is_finite() && speed > least).then_some(Self {
            right: self.right * slower,
            down: self.down * slower,
            ..self
        })
    }
}

/// View of the puzzle of one workspace.
#[derive(Clone, Debug, PartialEq)]
pub struct CameraState {
    /// The view now, or when it was thrown.
    camera: Camera,
    /// Its throw, and the time of that.
    throw: Option<(Throw, Instant)>,
    /// Its transition from the view before, and the start of that.
    transition: Option<(Transition, Instant)>,
}

impl CameraState {
    /// The first view of a puzzle.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self { camera: Camera::start(puzzle), throw: None, transition: None }
    }

    /// Elapsed fraction of the transition.
    fn part(&self, now: Instant) -> Option<(&Transition, f32)> {
        let (transition, began) = self.transition.as_ref()?;
        motion::part(*began, CENTRING, now).map(|part| (transition, part))
    }

    /// The view that it glides to, in its present part; `None` once it has come to rest.
    fn gliding(&self, now: Instant) -> Option<Camera> {
        let (throw, began) = self.throw.as_ref()?;
        let over = now.saturating_duration_since(*began).as_secs_f32() / GLIDE.as_secs_f32();
        // The speed falls as the square of the time that is left.
        let seconds = GLIDE.as_secs_f32() / 3.0 * (1.0 - (1.0 - over.min(1.0)).powi(3));
        Some(throw.carry(self.camera, seconds))
    }

    /// True if the view is on its way to another, or glides.
    pub fn is_moving(&self, now: Instant) -> bool {
        let glides = self.throw.is_some_and(|(_, began)| now.saturating_duration_since(began) < GLIDE);
        glides || self.part(now).is_some()
    }

    /// View of the puzzle at this moment.
    pub fn shown(&self, now: Instant) -> Camera {
        match self.part(now) {
            Some((Transition::Centring(centring), part)) => self.camera.centred(centring, part - 1.0),
            Some((Transition::From(camera), part)) => camera.on_way_to(&self.camera, part),
            None => self.gliding(now).unwrap_or(self.camera),
        }
    }

    /// Looks from elsewhere. A hand takes the puzzle where it is seen.
    pub fn look(&mut self, from: impl FnOnce(Camera) -> Camera, now: Instant) {
        *self = Self { camera: from(self.shown(now)), throw: None, transition: None };
    }

    /// Glides on as it is thrown, and comes to rest.
    pub fn throw(&mut self, throw: Throw, now: Instant) {
        let camera = self.shown(now);
        *self = Self { camera, throw: throw.bounded().map(|throw| (throw, now)), transition: None };
    }

    /// A hand is laid on a view that glides: it rests.
    pub fn stop_gliding(&mut self, now: Instant) {
        if self.throw.is_some() {
            self.look(|camera| camera, now);
        }
    }

    /// Brings a cell of the hypercube to the centre: step by step, or at once where motion is to be reduced.
    pub fn centre_cell(&mut self, cell: u8, reduce_motion: bool, now: Instant) {
        let camera = self.shown(now);
        if let Some(centring) = camera.centring(cell) {
            let began = (!reduce_motion).then_some(now);
            let transition = began.map(|began| (Transition::Centring(centring), began));
            *self = Self { camera: camera.centred(&centring, 1.0), throw: None, transition };
        }
    }

    /// Looks from a side: step by step, or at once where motion is to be reduced.
    pub fn look_from(&mut self, puzzle: PuzzleId, side: ViewFrom, reduce_motion: bool, now: Instant) {
        let camera = self.shown(now);
        let transition = (!reduce_motion).then_some((Transition::From(camera), now));
        *self = Self { camera: camera.seen_from(puzzle, side), throw: None, transition };
    }

    /// No larger than shows the whole puzzle.
    pub fn fit(&mut self, puzzle: PuzzleId, sizes: Sizes) {
        // A view that glides is larger or smaller all the way.
        self.camera = self.camera.fitted(puzzle, sizes);
    }
}
