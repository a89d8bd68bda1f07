//! Built-in examples, each with a title and a remark.

pub mod example;
pub mod update;

use std::sync::LazyLock;

use self::example::Example;
use crate::puzzles::record;
use unfold_engine::puzzle::PuzzleId;

/// All examples by puzzle, the default puzzle first; within a puzzle, the most famous first.
pub static EXAMPLES: LazyLock<Vec<&'static Example>> = LazyLock::new(|| {
    let usual = PuzzleId::default();
    let others = PuzzleId::ALL.into_iter().filter(|puzzle| *puzzle != usual);
    std::iter::once(usual).chain(others).flat_map(|puzzle| record(puzzle).examples).collect()
});

pub fn find(id: &str) -> Option<&'static Example> {
    EXAMPLES.iter().copied().find(|example| example.id == id)
}
