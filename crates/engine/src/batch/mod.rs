//! Solves many positions in one run: reads lines and returns rows in the same order, solving several positions at once.
//!
//! - [`lines`] reads the input, one position a line; [`run`] solves it on its own threads and returns a [`row::Row`]
//!   for each line; [`summary`] counts the results.
//! - [`row`] defines the columns of a row and writes rows as CSV or JSON lines.
//! - A long list can be divided into shards ([`run::Shard`]) that are solved by different machines. [`shard_reader`]
//!   reads their output, [`parsed_row`] checks each row by itself, and [`merge`] combines them.
//! - [`job_controls`] stops several solves at once.
//!
//! The caller decides how to read a line as a position, and may have its own errors: a batch is generic over that
//! error.

pub mod job_controls;
pub mod lines;
pub mod merge;
pub mod parsed_row;
pub mod row;
pub mod run;
pub mod shard_reader;
pub mod summary;
