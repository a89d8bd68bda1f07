//! Training of the nets that guide the search of the 3x3x3x3.

pub mod domains;
pub mod training;
