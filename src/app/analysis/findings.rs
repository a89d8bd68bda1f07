//! Findings on a position beside its solutions: its first crosses, its place in the graph.

use crate::shared::puzzles::graph::{Identifier, Neighbourhood, PathNode};
use crate::shared::{puzzles::crosses::Cross, settings::choices::View};
use unfold_engine::puzzle::{Facelets, Metric};

/// The position to analyse, and the options for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The position.
    pub state: Facelets,
    /// For which view.
    pub view: View,
    /// Metric, where there is a choice.
    pub metric: Metric,
    /// End of the path in the graph; `None` for the solved cube.
    pub target: Option<Facelets>,
}

/// Findings on a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Findings {
    /// The shortest cross of each face, in the order of the faces; and then with a pair, four for each face.
    Crosses {
        /// Six of them.
        crosses: Vec<Cross>,
        /// For each face every cross that is as short in HTM, the shortest in QTM first.
        ways: Vec<Vec<Cross>>,
        /// The crosses with a pair, 24 of them; empty until they are found.
        pairs: Vec<Cross>,
    },
    /// The place in the graph of the 2x2x2.
    Graph {
        /// The identifier.
        identifier: Identifier,
        /// The distance in HTM and in QTM.
        distances: [u8; 2],
        /// Positions that one and two moves lead to, with distances from the end of the path.
        neighbourhood: Neighbourhood,
        /// End of the path, if not the solved cube.
        target: Option<Identifier>,
        /// A shortest way there, the position itself first.
        path: Vec<PathNode>,
    },
}

/// The analysis of a position.
#[derive(Clone, Copy, Debug)]
pub struct Analysis<'a> {
    /// The findings.
    pub findings: &'a Findings,
    /// The metric of its distances, where there is a choice.
    pub metric: Metric,
    /// True if it is about the position, and in the metric, of now.
    pub current: bool,
}
