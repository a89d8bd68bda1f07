//! The application without its window: what is asked of it, and what becomes of it.

#[path = "../support/mod.rs"]
mod support;

mod commands;
mod export_errors;
mod export_folder;
mod graph_export;
mod lesson;
mod method_pages;
mod motion;
mod painting;
mod playback;
mod runs;
mod scene;
