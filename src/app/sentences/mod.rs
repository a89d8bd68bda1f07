//! Facts of the program as sentences in the user's language, a file for each feature; those of the engine are put into words by
//! [`unfold_text::sentences`].

pub mod caption;
pub mod file_kinds;
pub mod method;
pub mod runs;
pub mod session;
pub mod stickers;
pub mod tables;
