//! The search of the 3x3x3x3.

mod anytime;
pub mod axis_children;
pub mod axis_labels;
pub mod ball;
mod bound;
pub mod chain;
pub mod cubes_beam;
pub mod cubes_net;
pub mod finish;
mod frames;
mod near;
pub mod net;
pub mod orient;
pub mod parity;
mod relations;
pub mod separate;
pub mod slab_coordinates;
pub mod slab_net;
pub mod three_cycles;
pub mod viewpoints;

pub use anytime::ANYTIME;
