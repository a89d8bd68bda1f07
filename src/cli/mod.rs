//! The command line: one file a verb. Results go to stdout, everything else to stderr; texts come from [`crate::app::strings`].

mod args;
mod balls;
mod batch;
mod bench;
mod cross;
mod export;
mod frames;
mod greedy;
mod input;
mod json;
mod lines;
mod measure;
mod out;
mod pocket;
mod row;
mod running;
mod scramble;
mod solve;
mod tables;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

pub use args::command;

use self::args::{Arguments, Verb};
use self::out::Terminal;
use crate::app::Surroundings;
use crate::app::files::FileError;
use crate::app::frames::FrameTimes;
use crate::app::start::StartError;
use crate::app::strings::explain::{self, Fault};
use crate::app::strings::{Language, terminal as say};
use crate::export::place::PlaceError;
use crate::puzzle::PuzzleId;
use crate::tables::TableError;

/// How a verb ended when it did not do its work.
#[derive(Debug)]
pub enum Failure {
    /// The input is wrong: exit code 2.
    Input(Fault),
    /// No solution within the limits: exit code 3.
    Unsolved,
    /// A table or file could not be read or written: exit code 4.
    Files(Fault),
    /// Interrupted: exit code 130.
    Interrupted,
}

/// The language of messages.
fn language() -> Language {
    Language::default()
}

fn table_failure(error: &TableError) -> Failure {
    let fault = explain::table(error);
    match error {
        TableError::Stopped => Failure::Interrupted,
        TableError::Unknown { .. } => Failure::Input(fault),
        _ => Failure::Files(fault),
    }
}

fn file_failure(error: &FileError) -> Failure {
    let fault = explain::file(error);
    match error {
        FileError::Log { .. } | FileError::Place(PlaceError::Exists { .. } | PlaceError::NoName { .. }) => {
            Failure::Input(fault)
        }
        _ => Failure::Files(fault),
    }
}

fn code(failure: &Failure, terminal: &Terminal) -> u8 {
    match failure {
        Failure::Input(fault) | Failure::Files(fault) => {
            terminal.note(&say::ERROR.fill(language(), [&fault.line(language())]));
            if matches!(failure, Failure::Input(_)) { 2 } else { 4 }
        }
        Failure::Unsolved => 3,
        Failure::Interrupted => {
            terminal.note(say::INTERRUPTED.say(language()));
            130
        }
    }
}

/// What the window does for the command line, which does not know it.
pub struct Frontend {
    /// Shows the window, and a file in it, until it is closed.
    pub window: fn(Option<PathBuf>) -> Result<(), StartError>,
    /// Measures frames without a display: where files are kept, puzzle, threads, how many frames, and whether to end early.
    pub frames: fn(Surroundings, PuzzleId, usize, usize, &dyn Fn() -> bool) -> FrameTimes,
}

/// Runs the program: a verb, or the window with the file to open.
///
/// Exit codes: 0 done, 2 wrong input, 3 no solution within the limits, 4 a table or file (or the display) failed, 130 interrupted.
pub fn main(frontend: &Frontend) -> ExitCode {
    let arguments = Arguments::parse();
    let terminal = Terminal::default();
    let result = match arguments.verb {
        None => (frontend.window)(arguments.file).map_err(|error| Failure::Files(explain::start(&error))),
        Some(Verb::Solve(options)) => solve::run(&options, &terminal),
        Some(Verb::Cross(options)) => cross::run(&options, &terminal),
        Some(Verb::Pocket(options)) => pocket::run(&options, &terminal),
        Some(Verb::Scramble(options)) => scramble::run(&options, &terminal),
        Some(Verb::Tables(options)) => tables::run(&options, &terminal),
        Some(Verb::Bench(options)) => bench::run(&options, frontend, &terminal),
    };
    if let Some(source) = terminal.take_failure() {
        let what = say::STDOUT.with([&explain::io_error(&source)]);
        let failure = Failure::Files(Fault::new(what, say::STDOUT_DO));
        return ExitCode::from(code(&failure, &terminal));
    }
    match result {
        // Whoever read the results went away: nothing is wrong.
        _ if terminal.is_closed() => ExitCode::SUCCESS,
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => ExitCode::from(code(&failure, &terminal)),
    }
}
