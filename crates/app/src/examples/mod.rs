//! Positions worth a look: a title and a sentence for each.

pub mod example;
pub mod update;

use std::sync::LazyLock;

use self::example::Example;
use crate::puzzles::record;
use unfold_engine::puzzle::PuzzleId;

/// Every example, the most famous first: those of the usual puzzle before the others.
pub static EXAMPLES: LazyLock<Vec<&'static Example>> = LazyLock::new(|| {
    let usual = PuzzleId::default();
    let others = PuzzleId::ALL.into_iter().filter(|puzzle| *puzzle != usual);
    std::iter::once(usual).chain(others).flat_map(|puzzle| record(puzzle).examples).collect()
});

/// The example with this name.
pub fn named(id: &str) -> Option<&'static Example> {
    EXAMPLES.iter().copied().find(|example| example.id == id)
}
