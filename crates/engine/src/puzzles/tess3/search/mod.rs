//! The solver of the 3x3x3x3: a chain of four phases, a search near solved, a fallback by three-cycles, and a proof of a lower bound.

mod anytime;
pub mod axis_children;
pub mod axis_labels;
pub mod ball;
mod bound;
mod chain;
mod cubes_beam;
pub mod cubes_net;
mod finish;
mod frames;
mod level_beam;
mod near;
pub mod net;
pub mod orient;
mod pair_distances;
mod parity;
mod rounds;
pub mod separate;
mod signatures;
pub mod slab_coordinates;
pub mod slab_net;
mod three_cycles;
mod viewpoints;

pub use anytime::ANYTIME;
