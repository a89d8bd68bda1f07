//! Batches in the window: what a person fills in, the batch at work, and the rows that came of it.

pub mod batches;
pub mod form;
mod outcome;
pub mod table;
