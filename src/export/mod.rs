//! Files for other programs, each written whole or not at all. This folder knows formats and paths, and takes plain values.

pub mod folder;
pub mod gif;
pub mod graph_csv;
pub mod numbered;
pub mod picture;
pub mod place;
pub mod raster;
pub mod runs;
pub mod sheet;
pub mod sqlite;
pub mod svg;
