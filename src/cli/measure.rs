//! What the benches share: solves that can be stopped, and lengths in words.

use super::input;
use super::out::{self, Terminal};
use super::{Failure, table_failure};
use crate::shared::appearance::colours::Palette;
use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::SolveError;
use unfold_lab::benches::Lengths;

/// Runs solves that Ctrl-C, or a reader that goes away, ends.
pub fn stoppable<T: Send>(
    puzzle: PuzzleId,
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> Result<T, SolveError> + Send,
    look: impl Fn(&Control),
) -> Result<T, Failure> {
    out::stoppable(terminal, work, look)?.map_err(|error| match error {
        SolveError::Tables(error) => table_failure(&error),
        error => Failure::Input(input::unsolvable(puzzle, Palette::Usual, &error)),
    })
}

/// The mean and the greatest of lengths, as text.
pub fn in_words(lengths: &Lengths) -> [String; 2] {
    match lengths.mean() {
        Some(mean) => [format!("{mean:.2}"), lengths.longest.to_string()],
        None => [out::NOTHING, out::NOTHING].map(str::to_owned),
    }
}
