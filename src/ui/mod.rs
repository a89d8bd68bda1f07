//! The window: paints a [`Model`](unfold_app::model::Model) and hands back the [`Command`](unfold_app::command::Command)s of whoever sits
//! before it.
//!
//! This is the only place that knows egui. It has no logic, and none but its own small state: what is hovered, scrolled
//! or half typed. Each folder imports only those above it in this list, and the files beside this one join them:
//!
//! - `theme`: colours and spacing.
//! - `widgets`: buttons of commands, fields, patterns of stickers, the keyboard focus.
//! - `canvas`: the puzzle in space. `net`: the flat net, painted and small. `charts`: plots over time and along moves.
//! - `panels`: what stands around the puzzle, and the frame of pages.
//! - `dialogs`: what stands before everything else.

mod algorithms;
mod animation;
mod batch;
mod canvas;
mod cases;
mod charts;
mod coordinates;
mod crosses;
mod dialogs;
mod document;
mod drag_benchmark;
mod examples;
mod fewest_moves;
mod files;
mod filters;
mod frame_benchmark;
mod graph;
mod layout;
mod lesson;
mod macros;
mod net;
mod net_drawing;
mod notices;
mod origin;
mod panels;
mod panes;
mod pictures;
mod playback;
mod search;
mod session;
mod settings;
mod shortcuts;
mod solution;
mod start;
mod steps;
mod tables;
mod theme;
mod tour;
mod typing;
mod widgets;
mod window;
mod window_cache;

pub use self::drag_benchmark::measure_drag;
pub use self::files::file_manager::ShowFile;
pub use self::files::system_file_dialog::AskForFile;
pub use self::frame_benchmark::measure;
pub use self::start::{run, run_or_show_error};
pub use self::window::Window;
