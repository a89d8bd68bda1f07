//! Commands about the 3x3x3.

pub mod cross;
pub mod fewest_moves;
mod methods;

use crate::cli::{error::CliError, out::Terminal};

/// Runs `unfold steps`, by the method that is asked for.
pub fn run_steps(options: &fewest_moves::Steps, terminal: &Terminal) -> Result<(), CliError> {
    match methods::of(options) {
        Some(method) => methods::run(options, method, terminal),
        None => fewest_moves::run_steps(options, terminal),
    }
}
