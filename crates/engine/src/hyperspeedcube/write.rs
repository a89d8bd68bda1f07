//! Writes a solve as a Hyperspeedcube file.

use super::{Solve, Version, kdl_write, pass_through, yaml};

/// Formats a solve as a file that [`read`](super::read()) and Hyperspeedcube read back as the same solve.
///
/// An unchanged solve becomes the text of its file, if that has this version. Otherwise, if both versions are 2 or 3,
/// the rest of the file is kept: other solves, unknown nodes and, unless the moves have changed, times and signatures.
/// To or from version 1, only puzzle, scramble and moves are kept.
pub fn write(solve: &Solve, version: Version) -> String {
    match (&solve.source, version) {
        (Some(source), _) if solve.is_unchanged && source.has_version(version) => source.text.as_ref().to_owned(),
        (_, Version::One) => yaml::write(solve),
        (Some(source), version) if source.version != Version::One => {
            pass_through::write(source, version, (!solve.is_unchanged).then_some(solve))
        }
        (_, version) => kdl_write::file(solve, version),
    }
}
