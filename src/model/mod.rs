//! What a person works on, as plain data with pure functions: no threads, no files, no clock.
//!
//! [`appearance`] is how it looks.

pub mod appearance;
