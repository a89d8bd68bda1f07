//! What the solvers of the 3x3x3 compute once: coordinates and their moves, small tables at once, large ones behind them.

pub mod classes;
pub mod coords;
pub mod frame;
pub mod large;
pub mod small;

pub use frame::Frame;
pub use large::Large;
pub use small::Small;
