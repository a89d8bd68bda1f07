//! Text about tables being built.

use crate::{sentences::method_names, task::table_build::TableBuild};
use unfold_text::{Language, RoughTime, editor, sentences::tables::name, tables as say};

/// Names the table being built, the puzzle and method that need it, and the estimated time left.
pub fn underway(language: Language, underway: &TableBuild) -> String {
    let table = name(underway.name).map_or(underway.name, |name| name.get(language));
    let puzzle = editor::puzzle_name(underway.puzzle).get(language);
    match underway.left {
        Some(left) => {
            let left = RoughTime::new(left).phrase().get(language);
            say::TABLES_UNDERWAY
                .fill(language, [&table, &puzzle, &method_names::display_name(language, underway.method), &left])
        }
        None => say::TABLES_AWAITED
            .fill(language, [&table, &puzzle, &method_names::display_name(language, underway.method)]),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use unfold_engine::puzzle::PuzzleId;

    #[test]
    fn builds_are_described_with_purpose_and_time_left() {
        let mut work = TableBuild {
            name: "cube3-optimal-edges",
            puzzle: PuzzleId::Cube3,
            method: "optimal",
            left: Some(Duration::from_millis(12_300)),
        };
        let text = |work: &TableBuild| underway(Language::ENGLISH, work);
        assert_eq!(text(&work), "Building the edge table for the 3×3×3 (Optimal): about 12 seconds left");
        work.left = Some(Duration::from_secs(330));
        assert!(text(&work).ends_with("about 6 minutes left"));
        work.left = None;
        assert_eq!(text(&work), "Waiting for the edge table for the 3×3×3 (Optimal), which is already being built");
    }
}
