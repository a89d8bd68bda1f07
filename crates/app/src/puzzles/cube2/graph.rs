//! The puzzle shown as a graph, re-exported from the engine.

use unfold_engine::puzzle::PuzzleId;

pub use unfold_engine::puzzles::cube2::graph::neighbourhood::{FACES, NearNode, Neighbourhood, RINGS, neighbourhood};
pub use unfold_engine::puzzles::cube2::graph::rows::{EDGES, NODES, Nodes};
pub use unfold_engine::puzzles::cube2::graph::{PathNode, distance, path_to};
pub use unfold_engine::puzzles::cube2::search::METRICS;
pub use unfold_engine::puzzles::cube2::tables::distances::{Distances, distribution};
pub use unfold_engine::puzzles::cube2::{DIGITS, Identifier};

pub const PUZZLE: PuzzleId = PuzzleId::Cube2;
