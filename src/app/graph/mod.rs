//! The graph of the 2×2×2: its export, and the target of the path in it.

pub mod command;
pub mod export;
pub mod job;
pub mod path_target;
pub mod update;

use self::{export::GraphExport, path_target::PathTarget};

/// The graph of the 2×2×2.
#[derive(Debug, Default)]
pub struct Graph {
    /// The export of the graph.
    pub export: GraphExport,
    /// The end of the path in the graph.
    pub target: PathTarget,
}
