//! Metrics of move counts. A length is never displayed without its metric.

use std::fmt;

/// A way to count moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Metric {
    /// Half turn metric, for cubes: any turn of one face is one move.
    Htm,
    /// Quarter turn metric, for cubes: a half turn is two moves.
    Qtm,
    /// Slice turn metric: any turn of layers along one axis is one move, including slices and wide turns of a cube.
    Stm,
    /// MC4D's twists, for hypercubes: each click that turns layers is one move, so a half turn about a face is two.
    Mc4d,
}

/// All metrics of all puzzles.
pub const ALL: [Metric; 4] = [Metric::Htm, Metric::Qtm, Metric::Stm, Metric::Mc4d];

impl Metric {
    /// Returns the usual name, in capitals.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Htm => "HTM",
            Self::Qtm => "QTM",
            Self::Stm => "STM",
            Self::Mc4d => "MC4D",
        }
    }

    /// Returns the name on the command line and in JSON, in lower case.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Htm => "htm",
            Self::Qtm => "qtm",
            Self::Stm => "stm",
            Self::Mc4d => "mc4d",
        }
    }

    /// Returns the metric with this name, ignoring case; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        ALL.into_iter().find(|metric| metric.word().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
