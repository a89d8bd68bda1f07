//! Names and purposes of tables.

use crate::{Text, tables as say};
use unfold_engine::tables::spec::{self, Purpose};

/// Name and purpose of a table; `None` if it is unknown.
fn texts(name: &str) -> Option<[Text<0>; 2]> {
    Some(match spec::find(name)?.purpose {
        Purpose::Cube2Phase => [say::TABLE_HALVES, say::FOR_CUBE2],
        Purpose::Distances => [say::TABLE_DISTANCES, say::FOR_CUBE2_ALL],
        Purpose::AxisRows => [say::TABLE_PHASE1, say::FOR_AXIS_ROWS],
        Purpose::SideRows => [say::TABLE_PHASE2, say::FOR_SIDE_ROWS],
        Purpose::EndRows => [say::TABLE_PHASE2_LARGE, say::FOR_END_ROWS],
        Purpose::Small => [say::TABLE_SMALL, say::FOR_SMALL],
        Purpose::Classes => [say::TABLE_CLASSES, say::FOR_CLASSES],
        Purpose::Phase1 => [say::TABLE_PHASE1, say::FOR_PHASE1],
        Purpose::Phase2 => [say::TABLE_PHASE2, say::FOR_PHASE2],
        Purpose::Corners => [say::TABLE_CORNERS, say::FOR_CORNERS],
        Purpose::ProofEdges => [say::TABLE_EDGES, say::FOR_OPTIMAL],
        Purpose::Proof => [say::TABLE_PROOF, say::FOR_OPTIMAL],
        Purpose::CubesInto => [say::TABLE_CUBES_INTO, say::FOR_CUBES_INTO],
        Purpose::CubesWithin => [say::TABLE_CUBES_WITHIN, say::FOR_CUBES_WITHIN],
        _ => return None,
    })
}

/// Purpose of a table; `None` if it is unknown.
pub fn purpose(name: &str) -> Option<Text<0>> {
    texts(name).map(|[_, purpose]| purpose)
}

/// Displayed name of a table; `None` if it is unknown.
pub fn name(name: &str) -> Option<Text<0>> {
    texts(name).map(|[name, _]| name)
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
