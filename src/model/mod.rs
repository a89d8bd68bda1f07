//! What a person works on, as plain data with pure functions: no threads, no files, no clock. Where a time is needed, it is given.
//!
//! [`document`] is the puzzle that is painted, turned and played, [`runs`] what searches found out about it, [`analysis`] what is
//! found out beside that, [`examples`] positions worth a look, [`batch`] many positions solved in order, [`lesson`] what is taught about moves, [`scene`] how the puzzle
//! looks in space, [`appearance`] in which colours, [`picture_export`] which pictures of it are saved, [`animation`] which
//! frames show its moves, [`vector_drawing`] how it is drawn in them, [`tables`] what a person does
//! with the files of the solvers, [`table_work`] how far those are that are being built, [`session`] all of it as it is kept, [`settings`] what a person chose.

pub mod analysis;
pub mod animation;
pub mod appearance;
pub mod batch;
pub mod caption;
pub mod choices;
pub mod document;
pub mod examples;
pub mod how_far;
pub mod lesson;
pub mod memory_choices;
pub mod picture_export;
pub mod position_form;
pub mod runs;
pub mod scene;
pub mod seconds_limit;
pub mod session;
pub mod settings;
pub mod solution_file;
pub mod table_work;
pub mod tables;
pub mod vector_drawing;
