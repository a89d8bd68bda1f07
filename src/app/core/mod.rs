//! The frame of the application: what every feature may use, and what the features are joined by.

pub mod action;
pub mod availability;
pub mod background;
pub mod dialog;
pub mod effect;
pub mod environment;
pub mod event;
pub mod file_dialog;
pub mod file_kind;
pub mod frames;
pub mod job;
pub mod menu;
pub mod method_page;
pub mod page;
pub mod paths;
pub mod picture_kinds;
pub mod quitting;
pub mod row;
pub mod runtime;
pub mod shortcut;
pub mod solution_file;
pub mod table_work;
pub mod tables_underway;
pub mod tracked_task;
pub mod work_queries;

// The names that nearly every feature needs.
pub use self::action::Action;
pub use self::availability::Obstacle;
pub use self::dialog::Dialog;
pub use self::effect::{Effect, Effects, FocusTarget, ShellRequest};
pub use self::file_kind::{ChosenFile, FileKind};
pub use self::job::{Job, Progress, SAMPLE, TaskId, TaskProgress, Tell, Tools};
pub use self::menu::Menu;
pub use self::page::Page;
pub use self::row::{Row, choice, row};
pub use self::shortcut::Shortcut;
