//! What tables are for, and what is too little to build them.

use crate::engine::tables::cube3::optimal_table::OptimalSize;
use crate::engine::tables::cube3::{large, optimal_edges, small};
use crate::engine::tables::{axis_rows, cube2, end_rows, side_rows};
use crate::i18n::{Phrase, Text, numbers, tables as say};
use crate::model::tables::Shortage;

/// What a table is for, by its name; `None` for a name that is not one of ours.
pub fn purpose(name: &str) -> Option<Text<0>> {
    Some(match name {
        cube2::NAME => say::FOR_CUBE2,
        axis_rows::NAME => say::FOR_AXIS_ROWS,
        side_rows::NAME => say::FOR_SIDE_ROWS,
        end_rows::NAME => say::FOR_END_ROWS,
        name if small::NAMES.contains(&name) => say::FOR_SMALL,
        "cube3-flip-slice-classes" => say::FOR_CLASSES,
        "cube3-phase1" => say::FOR_PHASE1,
        "cube3-phase2" => say::FOR_PHASE2,
        "cube3-corners" => say::FOR_CORNERS,
        name if large::NAMES.contains(&name) => say::FOR_PHASE1,
        optimal_edges::NAME => say::FOR_OPTIMAL,
        name if OptimalSize::ALL.iter().any(|size| size.name == name) => say::FOR_OPTIMAL,
        _ => return None,
    })
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
    use crate::engine::tables::spec;

    #[test]
    fn every_table_has_a_purpose() {
        for spec in spec::all() {
            assert!(purpose(&spec.name).is_some(), "{}", spec.name);
            assert!(spec.milliseconds > 0 && spec.memory >= spec.bytes, "{}", spec.name);
        }
        assert_eq!(purpose("no-such"), None);
    }
}
