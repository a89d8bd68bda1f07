//! The application without its window: what is asked of it, and what becomes of it.

#[path = "../support/mod.rs"]
mod support;

mod commands;
mod editor;
mod learn;
mod play;
mod pocket_export;
mod space;
mod watch;
