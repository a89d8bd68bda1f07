//! What a person works on, as plain data with pure functions: no threads, no files, no clock.
//!
//! [`appearance`] is how it looks, and [`tables`] what a person does with the files of the solvers.

pub mod appearance;
pub mod tables;
