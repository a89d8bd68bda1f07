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
    /// MC4D's twists, of hypercubes: any click that turns some layers is one, so that a half turn about a face is two.
    Mc4d,
}

/// The metrics of all puzzles.
pub const ALL: [Metric; 4] = [Metric::Htm, Metric::Qtm, Metric::Stm, Metric::Mc4d];

impl Metric {
    /// Its usual name, in capitals.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Htm => "HTM",
            Self::Qtm => "QTM",
            Self::Stm => "STM",
            Self::Mc4d => "MC4D",
        }
    }

    /// Its name on the command line and in JSON, in lower case.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Htm => "htm",
            Self::Qtm => "qtm",
            Self::Stm => "stm",
            Self::Mc4d => "mc4d",
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
