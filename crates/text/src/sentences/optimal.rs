//! Lists of all optimal solutions, in words.

use crate::numbers::grouped;
use crate::{Language, window as say};
use unfold_engine::search::AllOptimal;

/// How many there are, and whether the list holds them all.
pub fn optimal(language: Language, all: &AllOptimal) -> String {
    let (count, listed) = (grouped(all.count), grouped(all.solutions.len() as u64));
    let cut = all.count > all.solutions.len() as u64;
    match (all.exhausted, cut) {
        (true, false) => say::OPTIMAL_ALL.fill(language, [&count]),
        (true, true) => say::OPTIMAL_ALL_CUT.fill(language, [&count, &listed]),
        (false, false) => say::OPTIMAL_SOME.fill(language, [&count]),
        (false, true) => say::OPTIMAL_SOME_CUT.fill(language, [&count, &listed]),
    }
}
