//! Names and purposes of tables.

use crate::{Text, tables as say};
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
pub fn name(name: &str) -> Option<Text<0>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_a_purpose() {
        for spec in spec::all() {
            assert!(purpose(&spec.name).is_some() && name(&spec.name).is_some(), "{}", spec.name);
            assert!(spec.milliseconds > 0 && spec.memory >= spec.bytes, "{}", spec.name);
        }
        assert_eq!(purpose("no-such"), None);
    }
}
