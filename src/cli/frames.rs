//! `unfold bench window`: what frames of the window cost while all threads search.

use super::args::{self, Bench};
use super::out::{self, Terminal};
use super::solve::store;
use super::{Failure, Frontend, language};
use crate::app::Surroundings;
use crate::app::frames::{FrameTimes, percentile};
use crate::app::strings::frames as say;
use crate::puzzle::PuzzleId;

/// The name of the bench.
pub const NAME: &str = "window";
/// How many frames, unless said otherwise: ten seconds of them.
const FRAMES: u64 = 600;

/// The puzzles whose search goes on while frames are shown; the 2x2x2 is solved before the second one.
const PUZZLES: [PuzzleId; 2] = [PuzzleId::Cube3, PuzzleId::Tess2];

/// Runs the bench.
pub fn run(options: &Bench, frontend: &Frontend, terminal: &Terminal) -> Result<(), Failure> {
    // Settings of its own, which nobody keeps; without a folder for them they are not written.
    let kept = tempfile::tempdir().ok();
    let settings = kept.as_ref().map(|folder| folder.path().to_path_buf()).unwrap_or_default();
    let tables = store(&options.tables, terminal)?.folder().to_path_buf();
    let around = Surroundings { settings, tables, ..Surroundings::of_user() };
    let count = usize::try_from(options.count.unwrap_or(FRAMES)).unwrap_or(usize::MAX);
    terminal.say(say::FRAMES_HEAD.say(language()));
    for puzzle in PUZZLES {
        let threads = args::threads(options.threads);
        let times = (frontend.frames)(around.clone(), puzzle, threads, count, &out::interrupted);
        if out::interrupted() {
            return Err(Failure::Interrupted);
        }
        terminal.say(&row(puzzle, &times));
    }
    Ok(())
}

/// A line of the table: puzzle, frames, frames with a turn on its way, threads, nodes, and in milliseconds the first frame, then
/// median, 99th percentile and greatest of CPU time and of wall time.
fn row(puzzle: PuzzleId, times: &FrameTimes) -> String {
    let milliseconds = |time: std::time::Duration| format!("{:.2}", 1e3 * time.as_secs_f64());
    let of = |times: &[std::time::Duration]| [50, 99, 100].map(|percent| milliseconds(percentile(times, percent)));
    let counts =
        [times.cpu.len().to_string(), times.turning.to_string(), times.threads.to_string(), times.nodes.to_string()];
    let first = [puzzle.def().name.to_owned(), milliseconds(times.first)];
    [&first[..], &counts, &of(&times.cpu), &of(&times.wall)].concat().join("\t")
}
