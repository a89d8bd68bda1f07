//! Error messages for tables, solvers and files, and re-exports of those for facelets, logs and states.

use std::io;
use std::path::Path;

use crate::{Phrase, UserError, editor, errors as say, numbers};
use unfold_engine::disk::read::{ReadError, read_error};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::SolveError;
use unfold_engine::tables::{TableError, spec};

pub use super::facelets::{assumed, remarks, with_remarks};
pub use super::log::{click, line_and_column, link, log, niss, notation, note, notice};
pub use super::state::{ColourNames, painting_error, painting_errors, state, state_errors};

/// Describes why a table is unavailable.
pub fn table(error: &TableError) -> UserError {
    match error {
        TableError::Stopped => UserError::new(say::TABLE_STOPPED, say::TABLE_STOPPED_DO),
        TableError::Distribution { name, .. } => UserError::new(say::TABLE_COUNTS.with([name]), say::TABLE_DEFECT_DO),
        TableError::Checksum { name, found, expected } => {
            let (found, expected) = (format!("{found:016x}"), format!("{expected:016x}"));
            UserError::new(say::TABLE_CHECKSUM.with([name, &found, &expected]), say::TABLE_DEFECT_DO)
        }
        TableError::Memory { name, bytes } => {
            let bytes = numbers::grouped(*bytes);
            UserError::new(say::TABLE_MEMORY.with([name, &bytes]), say::TABLE_MEMORY_DO)
        }
        TableError::Thread(source) => UserError::new(say::TABLE_THREAD.with([&io_error(source)]), say::NO_THREAD_DO),
        TableError::Unknown { name } => {
            let names: Vec<&str> = spec::all().iter().map(|s| s.name.as_str()).collect();
            UserError::new(say::TABLE_UNKNOWN.with([name]), say::TABLE_UNKNOWN_DO.with([&names.join(", ")]))
        }
        // A file has the name of the tables' folder or of one of its parents.
        TableError::Io { path, source }
            if matches!(source.kind(), io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists) =>
        {
            UserError::new(say::TABLE_IO.with([&say::IO_NO_FOLDER]), say::TABLE_NO_FOLDER_DO).with_place(at_file(path))
        }
        TableError::Io { path, source } => {
            let what = say::TABLE_IO.with([&io_error(source)]);
            UserError::new(what, say::TABLE_IO_DO).with_place(at_file(path))
        }
        other => UserError::untranslated(other),
    }
}

/// Describes a failed solve, with the usual colour names.
pub fn solve(puzzle: PuzzleId, error: &SolveError) -> UserError {
    solve_named(puzzle, editor::colour_names(puzzle), error)
}

/// Describes a failed solve; `names` are the puzzle's colour names.
pub fn solve_named(puzzle: PuzzleId, names: ColourNames, error: &SolveError) -> UserError {
    match error {
        SolveError::Invalid(error) => state(puzzle, names, error),
        SolveError::Pattern(error) => super::algorithms::pattern(puzzle, names, error),
        SolveError::Tables(error) => table(error),
        SolveError::Metric(metric) => UserError::new(say::SOLVE_METRIC.with([metric]), say::SOLVE_METRIC_DO),
        SolveError::NoSolver(puzzle) => {
            UserError::new(say::NO_SOLVER.with([&editor::puzzle_name(*puzzle)]), say::NO_SOLVER_DO)
        }
        SolveError::Thread(source) => UserError::new(say::NO_THREAD.with([&io_error(source)]), say::NO_THREAD_DO),
        SolveError::Defect | SolveError::Crashed => crash(),
        other => UserError::untranslated(other),
    }
}

/// Describes a solver that crashed or gave a wrong result.
pub fn crash() -> UserError {
    UserError::new(say::SOLVE_CRASHED, say::SOLVE_CRASHED_DO)
}

/// Translates a system error; errors without a translation keep their own text.
pub fn io_error(error: &io::Error) -> Phrase {
    match read_error(error) {
        Some(ReadError::NotRegular) => return say::IO_NOT_REGULAR.into(),
        Some(ReadError::TooLarge(limit)) => return say::IO_TOO_LARGE.with([&numbers::mebibytes(limit)]),
        Some(other) => return other.to_string().into(),
        None => {}
    }
    let known = match error.kind() {
        io::ErrorKind::NotFound => say::IO_NOT_FOUND,
        io::ErrorKind::PermissionDenied => say::IO_DENIED,
        io::ErrorKind::OutOfMemory => say::IO_NO_MEMORY,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => say::IO_FULL,
        io::ErrorKind::ReadOnlyFilesystem => say::IO_READ_ONLY,
        io::ErrorKind::NotADirectory => say::IO_NO_FOLDER,
        io::ErrorKind::IsADirectory => say::IO_FOLDER,
        io::ErrorKind::AlreadyExists => say::IO_EXISTS,
        _ => return error.to_string().into(),
    };
    known.into()
}

/// A path as the location of an error.
pub fn at_file(path: &Path) -> Phrase {
    path.display().to_string().into()
}
