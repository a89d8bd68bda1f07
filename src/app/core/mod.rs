//! What features are described with: rows, keys, menus, dialogs and pages as data, tasks and their progress.

pub mod availability;
pub mod dialog;
pub mod environment;
pub mod file_kind;
pub mod frames;
pub mod menu;
pub mod method_page;
pub mod page;
pub mod paths;
pub mod picture_kinds;
pub mod quitting;
pub mod row;
pub mod shortcut;
pub mod solution_file;
pub mod tables_underway;
pub mod task;
pub mod tracked_task;

// The names that nearly every feature needs.
pub use self::availability::Obstacle;
pub use self::dialog::Dialog;
pub use self::file_kind::{ChosenFile, FileKind};
pub use self::menu::Menu;
pub use self::page::Page;
pub use self::row::{Row, choice, row};
pub use self::shortcut::Shortcut;
pub use self::task::{Progress, SAMPLE, SHUTDOWN_TIMEOUT, TaskId, TaskProgress, Tell, Tools};
