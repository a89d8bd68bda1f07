//! What the solvers of the 3x3x3 compute once: coordinates and their moves, small tables at once, large ones behind
//! them.

pub(crate) mod classes;
pub mod coords;
pub mod large;
pub mod small;
pub(crate) mod symmetry_reduction;

pub(crate) use large::LargePruning;
pub(crate) use small::SmallTables;
pub(crate) use symmetry_reduction::SymmetryReduction;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
