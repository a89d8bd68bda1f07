//! Parts that the window and the command line both need; neither of them is known here.
//!
//! [`settings`] is what a person chose, [`appearance`] in which colours a puzzle is shown, [`scene`] how it looks in space,
//! [`vector_drawing`] how it is drawn, [`lesson`] what is taught about moves that are [`played`], [`examples`] positions worth a
//! look, [`ease`] how hard moves are on the hands, [`puzzles`] what there is of each puzzle, and [`sentences`] puts facts into words. [`system`] asks the disk and the system; nothing else here does.

pub mod appearance;
pub mod ease;
pub mod examples;
pub mod file_error;
pub mod free_space;
pub mod graph_export;
pub mod lesson;
pub mod memory_choices;
pub mod played;
pub mod puzzles;
pub mod scene;
pub mod seed;
pub mod sentences;
pub mod settings;
pub mod solution_log;
pub mod start_error;
pub mod system;
pub mod tables_folder;
pub mod vector_drawing;
pub mod version;
