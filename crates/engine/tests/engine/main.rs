//! The engine: puzzles, notation, logs, tables and solvers, through its public interface.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests ask the disk and their surroundings themselves"
)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../support/claims.rs"]
mod claims;

mod algorithm_lists;
mod api;
mod cases;
mod cross;
mod cube2;
mod cube3;
mod cube3_optimal;
mod cube3_quarters;
mod cube3_solver;
mod dialects;
mod errors;
mod fewest_moves;
mod fewest_moves_insertions;
mod hypercube_insertions;
mod hyperspeedcube;
mod layers;
mod lengths;
mod link;
mod logs;
mod methods;
mod nets;
mod notation;
mod notation_cube;
mod older_logs;
mod optimal_walks;
mod parts;
mod pasted;
mod patterns;
mod proof_effort;
mod puzzles;
mod scrambles;
mod solvers;
mod state_counts;
mod sticker_score;
mod tess3;
