//! What the solvers of the 3x3x3 compute once: coordinates and their moves, small tables at once, large ones behind
//! them.

pub mod classes;
pub mod coords;
pub mod large;
pub mod small;
pub mod symmetry_reduction;

pub use large::LargePruning;
pub use small::SmallTables;
pub use symmetry_reduction::SymmetryReduction;
