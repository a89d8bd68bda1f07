//! Writes solves as files of versions 2 and 3.

use kdl::KdlValue;

use super::{ScrambleExtent, Solve, Version, names, twists};
use crate::puzzle::Sequence;

const TITLE: &str = "// Hyperspeedcube puzzle log";
const PROGRAM: &str = "Unfold";

/// Returns the text of a file of version 2 or 3 with one solve.
pub(super) fn file(solve: &Solve, version: Version) -> String {
    let id = value(&names::id(solve.puzzle, version));
    let mut out = format!("{TITLE}\nversion {}\n{}\nsolve {{\n", version.number(), program());
    out += "    replay #false\n";
    out += &format!("    puzzle id={id} version={}\n", value(names::PUZZLE_VERSION));
    out += &format!("    solved {}\n", boolean(is_solved(solve)));
    if solve.scramble_extent != ScrambleExtent::None {
        out += &format!("    {}\n", scramble(solve, version));
    }
    out += &format!("    {}\n}}\n", log(solve, version, None));
    out
}

pub(super) fn program() -> String {
    format!("program name={} version={}", value(PROGRAM), value(env!("CARGO_PKG_VERSION")))
}

/// True if Hyperspeedcube would mark the solve as solved: it ends solved after a full scramble.
pub(super) fn is_solved(solve: &Solve) -> bool {
    solve.scramble_extent == ScrambleExtent::Full && solve.is_solved()
}

pub(super) fn boolean(value: bool) -> &'static str {
    if value { "#true" } else { "#false" }
}

/// Formats a string as a KDL value, quoted if necessary.
pub(super) fn value(text: &str) -> String {
    KdlValue::from(text).to_string()
}

/// Returns the `scramble` node of a solve, without a seed.
fn scramble(solve: &Solve, version: Version) -> String {
    let kind = match solve.scramble_extent {
        ScrambleExtent::Full => "full".to_owned(),
        ScrambleExtent::None | ScrambleExtent::Partial => solve.scramble.0.len().to_string(),
    };
    // Version of Hyperspeedcube's scramble generator.
    let rule = if version == Version::Three { 2 } else { 1 };
    let twists = value(&twists::print(solve.puzzle, version, &solve.scramble));
    format!("scramble {kind} version={rule} {{\n        twists {twists}\n    }}")
}

/// Returns the `log` node of a solve. `scramble_event` is the text of the scramble event in the original file, if any.
pub(super) fn log(solve: &Solve, version: Version, scramble_event: Option<&str>) -> String {
    let mut out = "log {\n".to_owned();
    if solve.scramble_extent != ScrambleExtent::None {
        out += &format!("        {}\n", scramble_event.unwrap_or("scramble"));
    }
    let units: Vec<Sequence> = solve.moves.0.iter().map(|mv| Sequence(vec![*mv])).collect();
    for event in twists::events(solve.puzzle, version, &units) {
        out += &format!("        twists {}\n", value(&event));
    }
    if is_solved(solve) {
        // The duration is unknown, but Hyperspeedcube ignores an event without this property.
        out += "        end-solve duration=#null\n";
    }
    out + "    }"
}
