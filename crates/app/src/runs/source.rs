//! Text that describes where a run's position came from.

use crate::{document::runs::results::CompactOrigin, examples, settings::choices::Scrambling};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Phrase, batch, editor, runs as say, session, window};

/// Describes the origin in one line.
pub fn describe(puzzle: PuzzleId, source: &CompactOrigin) -> Phrase {
    match source {
        CompactOrigin::Solved => editor::ORIGIN_SOLVED.with([]),
        CompactOrigin::Painted => editor::ORIGIN_PAINTED.with([]),
        CompactOrigin::Turned => editor::ORIGIN_TURNED.with([]),
        CompactOrigin::Typed => editor::ORIGIN_TYPED.with([]),
        CompactOrigin::Batch { row } => batch::ORIGIN_BATCH.with([row]),
        CompactOrigin::Random { seed, how: Scrambling::Uniform } => window::FILE_SCRAMBLE.with([seed]),
        CompactOrigin::Random { seed, how: Scrambling::Turns } => {
            window::FILE_SHUFFLE.with([&puzzle.def().scramble_length, seed])
        }
        CompactOrigin::Example(id) => match examples::find(id) {
            Some(example) => unfold_text::examples::EXAMPLE_ORIGIN.with([&example.title]),
            None => editor::ORIGIN_TYPED.with([]),
        },
        CompactOrigin::Log(Some(name)) => say::RUN_LOG.with([name]),
        CompactOrigin::Log(None) => session::PASTED_LOG.with([]),
    }
}
