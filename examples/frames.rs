//! Measures the cost of frames without a display, while all threads search and the best solution so far plays
//! repeatedly. For a puzzle without a solver the moves of a scramble play instead.
//!
//!     cargo run --release --example frames -- [PUZZLE] [FRAMES [THREADS]]
//!     cargo run --release --example frames -- drag [PUZZLE] [FRAMES]
//!
//! One line per puzzle: name, milliseconds to the end of the first frame, frames measured, frames that showed a turn in
//! progress, threads, nodes searched meanwhile, then median, 99th percentile and maximum of processor time and of wall
//! time in milliseconds.
//!
//! With `drag`, opens a window and drags a layer to and fro: puzzle, frames measured, frames per second, and median,
//! 99th percentile and maximum of the milliseconds between frames.
#![allow(clippy::print_stdout, reason = "a program of the command line says what it found")]

use std::time::Duration;

use unfold_app::frames::{FrameTimes, percentile};
use unfold_app::system::environment::Environment;
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Language;

/// Ten seconds at 60 frames per second.
const FRAMES: usize = 600;
/// Default puzzles: those still being searched while frames are shown. A 2×2×2 is solved before the second frame.
const PUZZLES: [PuzzleId; 2] = [PuzzleId::Cube3, PuzzleId::Tess2];

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1).peekable();
    let drag = arguments.next_if_eq("drag").is_some();
    let named = arguments.peek().and_then(|word| PuzzleId::from_name(word));
    if named.is_some() {
        arguments.next();
    }
    let mut number = |usual| {
        arguments.next().map_or(Ok(usual), |word| {
            word.parse().map_err(|_| format!("{word} is neither a puzzle nor a whole number"))
        })
    };
    let (count, threads) = (number(FRAMES)?, number(0)?);
    // Leaves the user's own settings unchanged.
    let settings = tempfile::tempdir().expect("a folder for temporary files");
    let user = Environment::for_current_user();
    if drag {
        println!("puzzle\tframes\ta second\tms: median\t99 %\tmost");
        let puzzle = named.unwrap_or(PuzzleId::Cube3);
        let around = Environment { settings: settings.path().to_path_buf(), ..user };
        let times = unfold_solver::ui::measure_drag(around, puzzle, count)
            .map_err(|error| error.explain().line(Language::ENGLISH))?;
        println!("{}", drag_row(puzzle, &times));
        return Ok(());
    }
    println!(
        "puzzle\tfirst ms\tframes\tturning\tthreads\tnodes\tCPU ms: median\t99 %\tmost\twall ms: median\t99 %\tmost"
    );
    for puzzle in named.map_or(PUZZLES.to_vec(), |puzzle| vec![puzzle]) {
        let around = Environment { settings: settings.path().to_path_buf(), ..user.clone() };
        println!("{}", row(puzzle, &unfold_solver::ui::measure_frames(around, puzzle, threads, count)));
    }
    Ok(())
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2}", 1e3 * time.as_secs_f64())
}

fn drag_row(puzzle: PuzzleId, times: &[Duration]) -> String {
    let a_second = times.len() as f64 / times.iter().sum::<Duration>().as_secs_f64();
    let counts = [puzzle.def().name.to_owned(), times.len().to_string(), format!("{a_second:.1}")];
    let spent = [50, 99, 100].map(|percent| milliseconds(percentile(times, percent)));
    [&counts[..], &spent].concat().join("\t")
}

fn row(puzzle: PuzzleId, times: &FrameTimes) -> String {
    let of = |times: &[Duration]| [50, 99, 100].map(|percent| milliseconds(percentile(times, percent)));
    let counts =
        [times.cpu.len().to_string(), times.turning.to_string(), times.threads.to_string(), times.nodes.to_string()];
    let first = [puzzle.def().name.to_owned(), milliseconds(times.first)];
    [&first[..], &counts, &of(&times.cpu), &of(&times.wall)].concat().join("\t")
}
