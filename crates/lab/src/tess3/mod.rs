//! Training of the nets for the search of the 3x3x3x3.

pub mod domains;
pub mod training;
