//! Tables of the solvers of the 3x3x3: coordinates and their moves, small tables made at once, large ones in the
//! background.

pub(crate) mod classes;
pub mod coords;
pub mod cross;
pub(crate) mod cubie_bytes;
pub mod large;
mod optimal_build;
pub(crate) mod optimal_edges;
pub(crate) mod optimal_table;
pub mod small;
pub(crate) mod symmetry_reduction;
pub(crate) mod three_colours;
pub mod xcross;

pub(crate) use large::LargePruning;
pub(crate) use small::SmallTables;
pub(crate) use symmetry_reduction::SymmetryReduction;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
