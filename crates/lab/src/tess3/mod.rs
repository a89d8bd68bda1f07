//! Learns the weights of the net that guides the first phase of the 3x3x3x3.

pub mod training;
