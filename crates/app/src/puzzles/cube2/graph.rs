//! The graph of the 2×2×2: re-exports from the engine.

use unfold_engine::puzzle::PuzzleId;

pub use unfold_engine::puzzles::cube2::graph::export::{EDGES, NODES, Nodes};
pub use unfold_engine::puzzles::cube2::graph::neighbourhood::{FACES, NearNode, Neighbourhood, RADIUS, neighbourhood};
pub use unfold_engine::puzzles::cube2::graph::{PathNode, distance, path_to};
pub use unfold_engine::puzzles::cube2::search::METRICS;
pub use unfold_engine::puzzles::cube2::tables::distances::{Distances, distribution};
pub use unfold_engine::puzzles::cube2::{DIGITS, Identifier};

pub const PUZZLE: PuzzleId = PuzzleId::Cube2;
