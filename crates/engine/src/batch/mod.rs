//! Solves a list of positions, several at once: reads lines and returns rows in the same order.
//!
//! - [`lines`] reads the input, one position per line; [`run`] solves it on its own threads and returns a [`row::Row`]
//!   for each line; [`summary`] counts the results.
//! - [`row`] defines the columns of a row and writes rows as CSV or JSON lines.
//! - A long list can be split into shards ([`run::Shard`]) for different machines. [`shard_reader`] reads their output,
//!   [`parsed_row`] checks each row, and [`merge`] combines them.
//! - [`job_controls`] stops several solves at once.
//!
//! The caller decides how to parse a line and may have its own errors: a batch is generic over them.

pub mod job_controls;
pub mod lines;
pub mod merge;
pub mod parsed_row;
pub mod row;
pub mod run;
pub mod shard_reader;
pub mod summary;
