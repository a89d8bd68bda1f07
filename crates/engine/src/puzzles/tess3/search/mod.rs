//! The search of the 3x3x3x3.

pub mod axis_children;
pub mod axis_labels;
pub mod ball;
pub mod chain;
pub mod cubes_beam;
pub mod cubes_net;
pub mod finish;
mod frames;
pub mod net;
pub mod orient;
pub mod parity;
mod relations;
pub mod separate;
pub mod slab_coordinates;
pub mod slab_net;
pub mod three_cycles;
pub mod viewpoints;
