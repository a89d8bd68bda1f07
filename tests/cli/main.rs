//! The program as a script uses it: arguments and input in, output, files and exit codes out.

#[path = "../support/mod.rs"]
mod support;

mod all;
mod balls;
mod batch;
mod cross;
mod cubes;
mod finishing;
mod hard_use;
mod merge;
mod packages;
mod pocket;
mod score;
mod solve;
