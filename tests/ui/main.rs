//! The window as a person uses it, found by what is written on it. Needs neither display nor GPU.

#[path = "../support/mod.rs"]
mod support;

mod accessibility;
mod analysis_panels;
mod animation_export;
mod at_rest;
mod attempt;
mod batch;
mod claims;
mod colour_letters;
mod coordinates;
mod cross_database;
mod direct_method;
mod examples;
mod file_dialog;
mod first_visit;
mod goals;
mod graph;
mod hypercube_painting;
mod idle_tables;
mod keyboard;
mod language;
mod lesson;
mod looks;
mod manual_solve;
mod net;
mod other_results;
mod pasting;
mod path_target;
mod quit_prompt;
mod repairs;
mod runs;
mod save_solution;
mod scene;
mod search_news;
mod sharing;
mod shown_parts;
mod shown_position;
mod solver_panel;
mod stage;
mod tables;
mod tour;
mod turning;
mod unsaved_settings;
mod window;
