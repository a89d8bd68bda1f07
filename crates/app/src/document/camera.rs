//! Camera of a workspace with its animations. Not part of the position and not covered by undo.

use std::time::{Duration, Instant};

use super::motion;
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::space::{Camera, PlaneRotation, Sizes, ViewFrom};

/// Duration of an animated change of view.
const TRANSITION_TIME: Duration = Duration::from_millis(350);

/// An animated change of view.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Transition {
    /// Rotates a cell to the centre.
    Centring(PlaneRotation),
    /// Moves from this view.
    From(Camera),
}

/// Time until a thrown view comes to rest.
const GLIDE_TIME: Duration = Duration::from_millis(450);
/// Range of the speed of a throw, in radians per second. Slower throws are ignored, faster ones limited.
const THROW_SPEED_RANGE: (f32, f32) = (0.3, 8.0);

/// Angular velocity of a thrown view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// Rightward, in radians per second.
    pub right: f32,
    /// Downward, in radians per second.
    pub down: f32,
    /// True for rotation through the fourth axis.
    pub fourth: bool,
}

impl Throw {
    /// The camera after rotating at the initial speed for `seconds`.
    fn carry(&self, camera: Camera, seconds: f32) -> Camera {
        let (right, down) = (self.right * seconds, self.down * seconds);
        if self.fourth { camera.orbited_fourth(right, down) } else { camera.orbited(right, down) }
    }

    /// The throw limited to the maximum speed; `None` if it is too slow.
    fn bounded(self) -> Option<Self> {
        let speed = self.right.hypot(self.down);
        let (least, most) = THROW_SPEED_RANGE;
        let slower = (most / speed).min(1.0);
        (speed.is_finite() && speed > least).then_some(Self {
            right: self.right * slower,
            down: self.down * slower,
            ..self
        })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CameraState {
    /// The view at rest; if there is a throw, the view at its start; if there is a transition, the view at its end.
    camera: Camera,
    /// The throw and its start; kept after the throw has come to rest.
    throw: Option<(Throw, Instant)>,
    /// The transition and its start; kept after the transition has ended.
    transition: Option<(Transition, Instant)>,
}

impl CameraState {
    /// The initial view of a puzzle.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self { camera: Camera::default_view(puzzle), throw: None, transition: None }
    }

    /// The transition with its eased progress; `None` if there is none or it has ended.
    fn transition_progress(&self, now: Instant) -> Option<(&Transition, f32)> {
        let (transition, began) = self.transition.as_ref()?;
        motion::eased_progress(*began, TRANSITION_TIME, now).map(|part| (transition, part))
    }

    /// The view during a throw, or after it has come to rest; `None` without a throw.
    fn gliding(&self, now: Instant) -> Option<Camera> {
        let (throw, began) = self.throw.as_ref()?;
        let over = now.saturating_duration_since(*began).as_secs_f32() / GLIDE_TIME.as_secs_f32();
        // The speed is proportional to the square of the remaining time.
        let seconds = GLIDE_TIME.as_secs_f32() / 3.0 * (1.0 - (1.0 - over.min(1.0)).powi(3));
        Some(throw.carry(self.camera, seconds))
    }

    /// True while a transition or throw is in progress.
    pub fn is_moving(&self, now: Instant) -> bool {
        let glides = self.throw.is_some_and(|(_, began)| now.saturating_duration_since(began) < GLIDE_TIME);
        glides || self.transition_progress(now).is_some()
    }

    /// The view on screen now, transitions and throws included.
    pub fn current(&self, now: Instant) -> Camera {
        match self.transition_progress(now) {
            Some((Transition::Centring(centring), part)) => self.camera.centred(centring, part - 1.0),
            Some((Transition::From(camera), part)) => camera.interpolated(&self.camera, part),
            None => self.gliding(now).unwrap_or(self.camera),
        }
    }

    /// Replaces the view at once; `change` receives the view on screen. Ends a throw or transition.
    pub fn set_view(&mut self, change: impl FnOnce(Camera) -> Camera, now: Instant) {
        *self = Self { camera: change(self.current(now)), throw: None, transition: None };
    }

    /// Lets the view spin on until it comes to rest. A throw that is too slow only stops it.
    pub fn throw(&mut self, throw: Throw, now: Instant) {
        let camera = self.current(now);
        *self = Self { camera, throw: throw.bounded().map(|throw| (throw, now)), transition: None };
    }

    /// Stops a throw at the view on screen.
    pub fn stop_gliding(&mut self, now: Instant) {
        if self.throw.is_some() {
            self.set_view(|camera| camera, now);
        }
    }

    /// Brings a cell of the hypercube to the centre, animated unless `reduce_motion`.
    pub fn centre_cell(&mut self, cell: u8, reduce_motion: bool, now: Instant) {
        let camera = self.current(now);
        if let Some(centring) = camera.centring(cell) {
            let began = (!reduce_motion).then_some(now);
            let transition = began.map(|began| (Transition::Centring(centring), began));
            *self = Self { camera: camera.centred(&centring, 1.0), throw: None, transition };
        }
    }

    /// Views the puzzle from a side, animated unless `reduce_motion`.
    pub fn look_from(&mut self, puzzle: PuzzleId, side: ViewFrom, reduce_motion: bool, now: Instant) {
        let camera = self.current(now);
        let transition = (!reduce_motion).then_some((Transition::From(camera), now));
        *self = Self { camera: camera.seen_from(puzzle, side), throw: None, transition };
    }

    /// Zooms out until the whole puzzle is visible.
    pub fn fit(&mut self, puzzle: PuzzleId, sizes: Sizes) {
        // A throw is computed from this view, so it continues with the new zoom.
        self.camera = self.camera.fitted(puzzle, sizes);
    }
}
