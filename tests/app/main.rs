//! The application without its window: what is asked of it, and what becomes of it.

#[path = "../support/mod.rs"]
mod support;

mod algorithms;
mod animation_export;
mod cell_letters;
mod commands;
mod drawn_pictures;
mod effects;
mod errors_at_the_foot;
mod examples;
mod export_errors;
mod export_folder;
mod fewest_moves;
mod filters;
mod first_visit;
mod graph_export;
mod holding;
mod how_far;
mod idle_tables;
mod known_moves;
mod lesson;
mod lesson_groups;
mod log_view;
mod logs;
mod macros;
mod manual_solve;
mod method_pages;
mod motion;
mod notes;
mod other_results;
mod painting;
mod playback;
mod repairs;
mod rows;
mod runs;
mod save_solution;
mod saved_texts;
mod scene;
mod sessions;
mod sharing;
mod sheet_pages;
mod shown_position;
mod tess3;
mod turning_keys;
mod who_reacts;
