//! The application without a window: [`Model::update`] takes messages, changes what there is, and asks others for what needs threads,
//! the disk or the window.
//!
//! Nothing here draws, prints or waits; the window paints a [`Model`] and hands back [`Message`]s.

pub mod action;
pub mod algorithms;
pub mod analysis;
pub mod animation;
pub mod batch;
pub mod camera;
pub mod command;
mod command_queries;
pub mod coordinates;
pub mod core;
pub mod crosses;
pub mod document;
pub mod effect;
pub mod event;
pub mod examples;
pub mod file_dialog;
pub mod file_export;
pub mod files;
pub mod graph;
pub mod history;
pub mod job;
pub mod lesson;
pub mod manual_solve;

pub mod model;
pub mod notices;
pub mod painting;
pub mod pictures;
pub mod playback;
mod program;
mod queries;
pub mod runs;
pub mod runtime;
pub mod scramble;
pub mod search;
pub mod session;
pub mod settings;
pub mod sharing;
pub mod shortcuts;
pub mod solution;
pub mod start;
pub mod tables;
pub mod tour;
pub mod typing;
mod update;
mod views;
pub mod window;
pub mod work_queries;

pub use self::command::Command;
pub use self::command::message::{self, Message, Messages};
pub use self::core::environment::Environment;
pub use self::core::file_kind::FileKind;
pub use self::effect::{FocusTarget, WantedFile};
pub use self::model::Model;
pub use self::program::Program;
pub use self::runtime::background::Wake;
pub use self::search::stage::Stage;
