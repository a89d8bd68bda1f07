//! The window: paints a [`Model`](unfold_app::model::Model) and reports input as
//! [`Messages`](unfold_app::command::message::Messages).
//!
//! Only this module uses egui. It keeps only view state: hover, scroll offsets, half-typed text. Each layer imports only
//! those above it in this list:
//!
//! - `theme`: colours and spacing.
//! - `widgets`: command buttons, fields, sticker patterns, keyboard focus.
//! - `canvas`: the 3D and 4D view. `net`: the flat net, painted and small. `charts`: plots over time and along moves.
//! - The pages and their parts, one module each.
//! - `panels`: the panels around the puzzle, and the frame of pages. `dialogs`: dialogs and other overlays.
//! - `layout`, `window`: everything together.

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
mod notices;
mod origin;
mod panels;
mod panes;
mod pictures;
mod playback;
mod position_field;
mod puzzle_drawing;
mod quit_dialog;
mod search;
mod settings;
mod shortcuts;
mod solution;
mod start;
mod steps;
mod tables;
mod theme;
mod tour;
mod widgets;
mod window;
mod window_cache;

pub use self::drag_benchmark::measure_drag;
pub use self::files::file_manager::ShowFile;
pub use self::files::system_file_dialog::AskForFile;
pub use self::frame_benchmark::measure_frames;
pub use self::start::{run, run_or_show_error};
pub use self::window::Window;
