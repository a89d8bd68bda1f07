//! What each feature does with messages: functions of its own state and a [`Context`](super::context::Context). No feature knows the
//! [`App`](super::App), which joins them.

pub mod analysis;
pub mod announcer;
pub mod appearance;
pub mod batch;
pub mod camera;
pub mod chart_export;
pub mod command_palette;
pub mod cross_database;
pub mod document;
pub mod examples;
pub mod file_dialog;
pub mod file_export;
pub mod first_start;
pub mod graph_export;
pub mod idle_tables;
pub mod manual_solve;
pub mod motion;
pub mod open_file;
pub mod painting;
pub mod pasting;
pub mod path_target;
pub mod picture_export;
pub mod playback;
pub mod quit_prompt;
pub mod runs;
pub mod scramble;
pub mod search;
pub mod session;
pub mod setup_solve;
pub mod shortcut_editor;
pub mod solution;
pub mod tables;
pub mod tour;
pub mod tracked_task;
pub mod typing;
