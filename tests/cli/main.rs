//! The program as scripts use it: arguments and input in; output, files and exit codes out.

#[path = "../support/mod.rs"]
mod support;

mod algorithms;
mod all_optimal;
mod background_build;
mod ball_counts;
mod batch;
mod batch_merge;
mod cases;
mod colours;
mod convert;
mod coordinates;
mod cross;
mod cube3;
mod diameter;
mod documentation;
mod examples;
mod fewest_moves;
mod figures;
mod graph;
mod help;
mod impossible;
mod input;
mod memory;
mod methods;
mod notation_page;
mod notes;
mod packages;
mod reading;
mod robustness;
mod saved_texts;
mod sheet;
mod shorten;
mod solve;
mod sticker_score;
mod terminal_output;
mod tess3;
