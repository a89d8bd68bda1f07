//! Speeds at which moves are played.

use std::time::Duration;

/// A named speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// All at once.
    Instant,
    /// Five moves a second.
    Fast,
    /// Two moves a second.
    #[default]
    Normal,
    /// A move a second.
    Slow,
}

/// Every speed, the fastest first.
pub const SPEEDS: [Speed; 4] = [Speed::Instant, Speed::Fast, Speed::Normal, Speed::Slow];

impl Speed {
    /// The time of one move.
    pub fn delay(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Fast => 200,
            Self::Normal => 500,
            Self::Slow => 1000,
        })
    }

    /// Its [`Pace`].
    pub fn pace(self) -> Pace {
        Pace::of_seconds(self.delay().as_secs_f64())
    }
}

/// Speed of playback: seconds a move, 0 for all at once, and otherwise `SHORTEST <= seconds <= LONGEST`.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(from = "f64")]
pub struct Pace(f64);

impl Pace {
    /// The least time of a move that is not made at once, in seconds.
    pub const SHORTEST: f64 = 0.05;
    /// The most time of a move, in seconds.
    pub const LONGEST: f64 = 3.0;

    /// This pace, or the nearest there is; nothing and less means all at once, what is no number the usual one.
    pub fn of_seconds(seconds: f64) -> Self {
        match seconds {
            s if s.is_nan() => Self::default(),
            s if s <= 0.0 => Self(0.0),
            s => Self(s.clamp(Self::SHORTEST, Self::LONGEST)),
        }
    }

    /// Seconds a move, 0 for all at once.
    pub fn seconds(self) -> f64 {
        self.0
    }

    /// The time of one move.
    pub fn delay(self) -> Duration {
        Duration::from_secs_f64(self.0)
    }

    /// The speed of this pace that has a name, within a fiftieth: no one sees less.
    pub fn named(self) -> Option<Speed> {
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
        Self::of_seconds(seconds)
    }
}
