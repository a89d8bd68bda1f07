//! What tables are for, and what is too little to build them.

use crate::app::sentences::batch::rough_time;
use crate::i18n::{Language, Phrase, Text, editor, numbers, tables as say};
use crate::model::batch::estimate::RoughTime;
use crate::model::table_work::TablesUnderway;
use crate::model::tables::Shortage;
use unfold_engine::tables::spec::{self, Purpose};

/// The use of a table; `None` for a name that is not one of ours.
pub fn purpose(name: &str) -> Option<Text<0>> {
    Some(match spec::named(name)?.purpose {
        Purpose::Halves => say::FOR_CUBE2,
        Purpose::Distances => say::FOR_CUBE2_ALL,
        Purpose::AxisRows => say::FOR_AXIS_ROWS,
        Purpose::SideRows => say::FOR_SIDE_ROWS,
        Purpose::EndRows => say::FOR_END_ROWS,
        Purpose::Small => say::FOR_SMALL,
        Purpose::Classes => say::FOR_CLASSES,
        Purpose::Phase1 => say::FOR_PHASE1,
        Purpose::Phase2 => say::FOR_PHASE2,
        Purpose::Corners => say::FOR_CORNERS,
        Purpose::ProofEdges | Purpose::Proof => say::FOR_OPTIMAL,
        _ => return None,
    })
}

/// A table in a few words, by its name; `None` for a name that is not one of ours.
fn name(name: &str) -> Option<Text<0>> {
    Some(match spec::named(name)?.purpose {
        Purpose::Halves => say::TABLE_HALVES,
        Purpose::Distances => say::TABLE_DISTANCES,
        Purpose::AxisRows | Purpose::Phase1 => say::TABLE_PHASE1,
        Purpose::SideRows | Purpose::Phase2 => say::TABLE_PHASE2,
        Purpose::EndRows => say::TABLE_PHASE2_LARGE,
        Purpose::Small => say::TABLE_SMALL,
        Purpose::Classes => say::TABLE_CLASSES,
        Purpose::Corners => say::TABLE_CORNERS,
        Purpose::ProofEdges => say::TABLE_EDGES,
        Purpose::Proof => say::TABLE_PROOF,
        _ => return None,
    })
}

/// Which table is being built, for what, and about how long it takes until all are there.
pub fn underway(language: Language, underway: &TablesUnderway) -> String {
    let table = name(underway.name).map_or(underway.name, |name| name.get(language));
    let puzzle = editor::puzzle_name(underway.puzzle).get(language);
    match underway.left {
        Some(left) => {
            let left = rough_time(RoughTime::of(left)).get(language);
            say::TABLES_UNDERWAY.fill(language, [&table, &puzzle, &underway.method, &left])
        }
        None => say::TABLES_AWAITED.fill(language, [&table, &puzzle, &underway.method]),
    }
}

/// What is too little, and what to do.
pub fn shortage(shortage: &Shortage) -> Phrase {
    let megabytes = |bytes: &u64| numbers::megabytes(*bytes);
    match shortage {
        Shortage::Disk { folder, free, needed } => {
            say::LOW_DISK.with([&megabytes(needed), &megabytes(free), &folder.display()])
        }
        Shortage::Memory { free, needed } => say::LOW_MEMORY.with([&megabytes(needed), &megabytes(free)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use unfold_engine::puzzle::PuzzleId;

    #[test]
    fn every_table_has_a_purpose() {
        for spec in spec::all() {
            assert!(purpose(&spec.name).is_some() && name(&spec.name).is_some(), "{}", spec.name);
            assert!(spec.milliseconds > 0 && spec.memory >= spec.bytes, "{}", spec.name);
        }
        assert_eq!(purpose("no-such"), None);
    }

    #[test]
    fn what_is_built_is_told_with_its_purpose_and_the_time_left() {
        let mut work = TablesUnderway {
            name: "cube3-optimal-edges",
            puzzle: PuzzleId::Cube3,
            method: "optimal",
            left: Some(Duration::from_millis(12_300)),
        };
        let told = |work: &TablesUnderway| underway(Language::ENGLISH, work);
        assert_eq!(told(&work), "Building the edge table for the 3×3×3 (optimal): about 12 seconds left");
        work.left = Some(Duration::from_secs(330));
        assert!(told(&work).ends_with("about 6 minutes left"));
        work.left = None;
        assert_eq!(
            told(&work),
            "Waiting for the edge table for the 3×3×3 (optimal), which another program is building"
        );
    }
}
