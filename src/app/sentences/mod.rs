//! Facts of the program as sentences in the user's language, a file for each feature; those of the engine are put into words by
//! [`unfold_text::sentences`].

pub mod caption;
pub mod cross;
pub mod file_kinds;
pub mod graph;
pub mod lesson;
pub mod memory;
pub mod merge;
pub mod method;
pub mod runs;
pub mod session;
pub mod sheet;
pub mod solution_text;
pub mod stickers;
pub mod tables;
