//! Writes a solve as a Hyperspeedcube file.

use super::{Solve, Version, kdl_write, pass_through, yaml};

/// Formats a solve as a file that [`read`](super::read()) and Hyperspeedcube read back as the same solve.
///
/// For a solve that was read from a file, the rest of the file is kept: its scramble byte for byte, unknown nodes and,
/// in versions 2 and 3, the other solves. Times and signatures are kept unless the moves have changed. Conversion from
/// or to version 1 keeps only puzzle, scramble and moves.
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
