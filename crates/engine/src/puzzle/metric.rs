//! Metrics, the ways to count moves. A length is never shown without its metric.

use std::fmt;

/// A way to count moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Metric {
    /// Half turn metric, of cubes: any turn of one face is one move.
    Htm,
    /// Quarter turn metric, of cubes: a half turn is two moves.
    Qtm,
    /// STM: any turn of one set of layers across one axis is one move, on a cube a slice or a wide turn too.
    Stm,
}

/// The metrics of all puzzles.
pub const ALL: [Metric; 3] = [Metric::Htm, Metric::Qtm, Metric::Stm];

impl Metric {
    /// Its usual name, in capitals.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Htm => "HTM",
            Self::Qtm => "QTM",
            Self::Stm => "STM",
        }
    }

    /// Its name on the command line and in JSON, in lower case.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Htm => "htm",
            Self::Qtm => "qtm",
            Self::Stm => "stm",
        }
    }

    /// The metric with this name, in either case; `None` if there is none.
    pub fn named(name: &str) -> Option<Self> {
        ALL.into_iter().find(|metric| metric.word().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
