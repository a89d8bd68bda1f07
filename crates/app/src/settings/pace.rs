//! Playback speeds.

use std::time::Duration;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// All moves at once.
    Instant,
    /// Five moves per second.
    Fast,
    /// Two moves per second.
    #[default]
    Normal,
    /// One move per second.
    Slow,
}

/// All speeds, the fastest first.
pub const SPEEDS: [Speed; 4] = [Speed::Instant, Speed::Fast, Speed::Normal, Speed::Slow];

impl Speed {
    /// Duration of one move; zero for [`Speed::Instant`].
    pub fn delay(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Fast => 200,
            Self::Normal => 500,
            Self::Slow => 1000,
        })
    }

    pub fn pace(self) -> Pace {
        Pace::from_seconds(self.delay().as_secs_f64())
    }
}

/// Seconds per move: 0 for all at once, otherwise `Pace::MIN <= seconds <= Pace::MAX`.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(from = "f64")]
pub struct Pace(f64);

impl Pace {
    /// Minimum duration of an animated move, in seconds.
    pub const MIN: f64 = 0.05;
    /// Maximum duration of a move, in seconds.
    pub const MAX: f64 = 3.0;

    /// The nearest valid pace. Zero and negative numbers mean all at once, NaN the default.
    pub fn from_seconds(seconds: f64) -> Self {
        match seconds {
            s if s.is_nan() => Self::default(),
            s if s <= 0.0 => Self(0.0),
            s => Self(s.clamp(Self::MIN, Self::MAX)),
        }
    }

    /// Seconds per move, 0 for all at once.
    pub fn seconds(self) -> f64 {
        self.0
    }

    /// Duration of one move; zero for all at once.
    pub fn delay(self) -> Duration {
        Duration::from_secs_f64(self.0)
    }

    /// The speed within 2 % of this pace; `None` for a custom pace.
    pub fn speed(self) -> Option<Speed> {
        let near = |speed: &Speed| (speed.pace().0 - self.0).abs() <= self.0 / 50.0;
        SPEEDS.into_iter().find(near)
    }
}

impl Default for Pace {
    fn default() -> Self {
        Speed::default().pace()
    }
}

impl From<f64> for Pace {
    fn from(seconds: f64) -> Self {
        Self::from_seconds(seconds)
    }
}
