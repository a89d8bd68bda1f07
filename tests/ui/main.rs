//! The window as a person uses it, found by what is written on it. Needs neither display nor GPU.

#[path = "../support/mod.rs"]
mod support;

mod batch;
mod by_hand;
mod colour_letters;
mod cross;
mod direct;
mod everyone;
mod file_dialog;
mod idle;
mod keyboard;
mod language;
mod learn;
mod leaving;
mod net;
mod paint_hyper;
mod panels;
mod pasting;
mod path_target;
mod search_news;
mod sessions;
mod shown;
mod solver_panel;
mod space;
mod tables;
mod unsaved_settings;
mod watch;
mod window;
