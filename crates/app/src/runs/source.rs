//! Text for the origin of a run's position.

use crate::{document::runs::results::Source, examples, settings::choices::Scrambling};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Phrase, batch, editor, runs as say, session, window};

/// One line.
pub fn words(puzzle: PuzzleId, source: &Source) -> Phrase {
    match source {
        Source::Solved => editor::ORIGIN_SOLVED.with([]),
        Source::Painted => editor::ORIGIN_PAINTED.with([]),
        Source::Turned => editor::ORIGIN_TURNED.with([]),
        Source::Typed => editor::ORIGIN_TYPED.with([]),
        Source::Batch { row } => batch::ORIGIN_BATCH.with([row]),
        Source::Random { seed, how: Scrambling::Uniform } => window::FILE_SCRAMBLE.with([seed]),
        Source::Random { seed, how: Scrambling::Turns } => window::FILE_SHUFFLE.with([&puzzle.def().scramble, seed]),
        Source::Example(id) => match examples::named(id) {
            Some(example) => unfold_text::examples::EXAMPLE_ORIGIN.with([&example.title]),
            None => editor::ORIGIN_TYPED.with([]),
        },
        Source::Log(Some(name)) => say::RUN_LOG.with([name]),
        Source::Log(None) => session::PASTED_LOG.with([]),
    }
}
