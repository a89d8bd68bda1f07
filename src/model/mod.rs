//! What a person works on, as plain data with pure functions: no threads, no files, no clock. Where a time is needed, it is given.
//!
//! [`document`] is the puzzle that is painted, turned and played, [`runs`] what searches found out about it, [`analysis`] what is
//! found out beside that, [`batch`] many positions solved in order, [`method_page`] the pages about methods, [`picture_export`]
//! which pictures are saved, [`animation`] which frames show moves, [`tables`] what a person does with the files of the solvers,
//! [`table_work`] how far those are that are being built, [`session`] all of it as it is kept.

pub mod analysis;
pub mod animation;
pub mod batch;
pub mod caption;
pub mod document;
pub mod method_page;
pub mod picture_export;
pub mod runs;
pub mod session;
pub mod solution_file;
pub mod table_work;
pub mod tables;
