//! The frame of the application: what every feature may use, and what the features are joined by.

pub mod background;
pub mod context;
pub mod dialog;
pub mod effect;
pub mod environment;
pub mod event;
pub mod file_kind;
pub mod frames;
pub mod job;
pub mod method_page;
pub mod page;
pub mod pane;
pub mod picture_kinds;
pub mod row;
pub mod runtime;
pub mod shortcut;
pub mod solution_file;
pub mod table_work;
pub mod tables_underway;
pub mod tracked_task;
