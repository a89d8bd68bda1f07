//! Writes a solve as a file of Hyperspeedcube.

use super::{Solve, Version, kdl_write, pass_through, yaml};

/// The text of a file of a version with a solve; [`read`](super::read()) and Hyperspeedcube read it back as the same solve.
///
/// Of a solve that was read from a file all else stays: its scramble byte for byte, nodes that are not known here, and in
/// versions 2 and 3 the other solves. If its moves are still those of the file, so do times and signatures; otherwise there are none.
/// Between version 1 and the others only puzzle, scramble and moves are carried over.
pub fn write(solve: &Solve, version: Version) -> String {
    match (&solve.source, version) {
        (Some(source), _) if solve.is_as_read && source.is_of(version) => source.text.as_ref().to_owned(),
        (_, Version::One) => yaml::write(solve),
        (Some(source), version) if source.version != Version::One => {
            pass_through::write(source, version, (!solve.is_as_read).then_some(solve))
        }
        (_, version) => kdl_write::file(solve, version),
    }
}
