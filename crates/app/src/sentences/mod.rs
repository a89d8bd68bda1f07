//! Texts shared by the window and the command line, in the user's language.

pub mod cross;
pub mod folders;
pub mod graph;
pub mod lesson;
pub mod memory;
pub mod merge;
pub mod method_names;
pub mod proof;
pub mod sheet;
pub mod solution_text;
pub mod steps;
