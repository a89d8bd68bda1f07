//! What other programs read: files written whole or not at all. Knows formats and places, and takes what it writes as plain values.

pub mod folder;
pub mod graph_csv;
pub mod picture;
pub mod place;
pub mod runs;
pub mod sqlite;
pub mod svg;
