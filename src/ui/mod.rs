//! The window: paints an [`App`](crate::app::App) and hands back the [`Command`](crate::app::Command)s of whoever sits
//! before it.
//!
//! This is the only place that knows egui. It has no logic, and none but its own small state: what is hovered, scrolled
//! or half typed. Each folder imports only those above it in this list, and the files beside this one join them:
//!
//! - `theme`: colours and spacing.
//! - `widgets`: buttons of commands, fields, patterns of stickers, the keyboard focus.
//! - `canvas`: the puzzle in space. `net`: the flat net, painted and small. `charts`: plots over time and along moves.
//! - `panels`: what stands around the puzzle. `pages`: what fills the middle or a dialog.
//! - `dialogs`: what stands before everything else.

mod animation_frames;
mod canvas;
mod charts;
mod dialogs;
mod file_manager;
mod frame_benchmark;
mod highlight;
mod layout;
mod net;
mod pages;
mod panels;
mod panes;
mod shortcut_input;
mod snapshot;
mod space_picture;
mod start;
mod theme;
mod vector_drawing;
mod widgets;
mod window;

pub use self::dialogs::system_file_dialog::AskForFile;
pub use self::file_manager::ShowFile;
pub use self::frame_benchmark::measure;
pub use self::start::run;
pub use self::window::Window;
