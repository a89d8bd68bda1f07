//! Errors in words: what, where, and what to do.

use std::io;
use std::path::Path;

use crate::app::file_error::FileError;
use crate::app::start::StartError;
use crate::export::place::PlaceError;
use crate::i18n::{Phrase, animation, editor, errors as say, picture_export, save_solution, sheet};
use crate::model::settings::SettingsError;
use unfold_engine::batch::lines::MAX_SKIPPED_BYTES;
use unfold_engine::disk::read::{Refusal, refusal};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzle::text::TextPosition;
use unfold_engine::search::SolveError;
use unfold_engine::tables::{TableError, spec};

pub use super::facelets::{assumed, with_assumed};
pub use super::links::link;
pub use super::log::{click, log, notation, notice};
pub use super::session::{session, session_before, session_kept};
pub use super::state::{Names, painting_error, state};
pub use crate::model::user_error::UserError;

/// A line and column.
pub fn position(at: TextPosition) -> Phrase {
    say::AT.with([&at.line, &at.column])
}

/// A table that could not be had.
pub fn table(error: &TableError) -> UserError {
    match error {
        TableError::Stopped => UserError::new(say::TABLE_STOPPED, say::TABLE_STOPPED_DO),
        TableError::Distribution { name, .. } => UserError::new(say::TABLE_COUNTS.with([name]), say::TABLE_DEFECT_DO),
        TableError::Checksum { name, found, expected } => {
            let (found, expected) = (format!("{found:016x}"), format!("{expected:016x}"));
            UserError::new(say::TABLE_CHECKSUM.with([name, &found, &expected]), say::TABLE_DEFECT_DO)
        }
        TableError::Memory { name, bytes } => {
            let bytes = crate::i18n::numbers::grouped(*bytes);
            UserError::new(say::TABLE_MEMORY.with([name, &bytes]), say::TABLE_MEMORY_DO)
        }
        TableError::Unknown { name } => {
            let names: Vec<&str> = spec::all().iter().map(|s| s.name.as_str()).collect();
            UserError::new(say::TABLE_UNKNOWN.with([name]), say::TABLE_UNKNOWN_DO.with([&names.join(", ")]))
        }
        // A file stands where the folder is to be, or a folder on the way to it.
        TableError::Io { path, source }
            if matches!(source.kind(), io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists) =>
        {
            UserError::new(say::TABLE_IO.with([&say::IO_NO_FOLDER]), say::TABLE_NO_FOLDER_DO).at(at_file(path))
        }
        TableError::Io { path, source } => {
            let what = say::TABLE_IO.with([&io_error(source)]);
            UserError::new(what, say::TABLE_IO_DO).at(at_file(path))
        }
    }
}

/// A state that could not be worked on, its colours named as usual.
pub fn solve(puzzle: PuzzleId, error: &SolveError) -> UserError {
    solve_named(puzzle, editor::colour_names(puzzle), error)
}

/// A state that could not be worked on; `names` are those of the puzzle's colours.
pub fn solve_named(puzzle: PuzzleId, names: Names, error: &SolveError) -> UserError {
    match error {
        SolveError::Invalid(error) => state(puzzle, names, error),
        SolveError::Tables(error) => table(error),
        SolveError::Metric(metric) => UserError::new(say::SOLVE_METRIC.with([metric]), say::SOLVE_METRIC_DO),
        SolveError::NoSolver(puzzle) => {
            UserError::new(say::NO_SOLVER.with([&editor::puzzle_name(*puzzle)]), say::NO_SOLVER_DO)
        }
        SolveError::Defect | SolveError::Crashed => crash(),
    }
}

/// A solver that ended without a result.
pub fn crash() -> UserError {
    UserError::new(say::SOLVE_CRASHED, say::SOLVE_CRASHED_DO)
}

/// A file that could not be opened or saved.
pub fn file(error: &FileError) -> UserError {
    let (fault, path) = match error {
        FileError::Read { path, source } => {
            let what = say::READ_FAILED.with([&io_error(source)]);
            (UserError::new(what, say::READ_FAILED_DO), path)
        }
        FileError::NotAFile { path } => {
            let what = say::READ_NOT_A_FILE;
            (UserError::new(what, say::READ_NOT_A_FILE_DO), path)
        }
        FileError::Log { path, error } => {
            let fault = log(error);
            let Some(path) = path else { return fault };
            let place =
                fault.place.as_ref().map_or_else(|| at_file(path), |place| say::LIST.with([&at_file(path), place]));
            return fault.at(place);
        }
        FileError::Endless { path, line } => {
            let fault = UserError::new(
                say::LINE_ENDLESS.with([&crate::i18n::numbers::megabytes(MAX_SKIPPED_BYTES)]),
                say::LINE_ENDLESS_DO,
            );
            return fault.at(say::LIST.with([&at_file(path), &say::AT_LINE.with([line])]));
        }
        FileError::NoLog { path, puzzle } => {
            let what = save_solution::NO_LOG.with([&editor::puzzle_name(*puzzle)]);
            (UserError::new(what, save_solution::NO_LOG_DO), path)
        }
        FileError::NoPicture { path } => {
            (UserError::new(picture_export::NO_FORMAT, picture_export::NO_FORMAT_DO), path)
        }
        FileError::NoAnimation { path } => {
            (UserError::new(animation::NO_ANIMATION_FORMAT, animation::NO_ANIMATION_FORMAT_DO), path)
        }
        FileError::NoSheet { path } => (UserError::new(sheet::NO_SHEET_FORMAT, sheet::NO_SHEET_FORMAT_DO), path),
        FileError::Session { path, fault } => (session(fault), path),
        FileError::Place(PlaceError::Write { path, source }) => {
            let what = say::WRITE_FAILED.with([&io_error(source)]);
            (UserError::new(what, say::WRITE_FAILED_DO), path)
        }
        FileError::Place(PlaceError::Exists { path }) => {
            (UserError::new(say::WRITE_EXISTS, say::WRITE_EXISTS_DO), path)
        }
        FileError::Place(PlaceError::NotReplaceable { path }) => {
            let what = say::WRITE_NOT_A_FILE;
            (UserError::new(what, say::WRITE_NO_NAME_DO), path)
        }
        FileError::Place(PlaceError::NoName { path }) => {
            let what = say::WRITE_NO_NAME;
            (UserError::new(what, say::WRITE_NO_NAME_DO), path)
        }
        FileError::Unsolved { path } => {
            let what = say::WRITE_WRONG;
            (UserError::new(what, say::WRITE_WRONG_DO), path)
        }
        FileError::Elsewhere { path } => {
            let what = say::WRITE_ELSEWHERE;
            (UserError::new(what, say::WRITE_WRONG_DO), path)
        }
    };
    fault.at(at_file(path))
}

/// Settings that could not be read or kept.
pub fn settings(error: &SettingsError) -> UserError {
    match error {
        SettingsError::Broken { path, reason, set_aside } => {
            let advice = match set_aside {
                Some(aside) => say::SETTINGS_BROKEN_DO.with([&aside.display()]),
                None => say::SETTINGS_KEPT_DO.into(),
            };
            UserError::new(say::SETTINGS_BROKEN.with([reason]), advice).at(at_file(path))
        }
        SettingsError::Read { path, source } => {
            let what = say::READ_FAILED.with([&io_error(source)]);
            UserError::new(what, say::SETTINGS_KEPT_DO).at(at_file(path))
        }
        SettingsError::RelativeTables { path, folder } => {
            let what = say::SETTINGS_RELATIVE_TABLES.with([&folder.display()]);
            UserError::new(what, say::SETTINGS_RELATIVE_TABLES_DO).at(at_file(path))
        }
        SettingsError::Write { path, source } => {
            let what = say::SETTINGS_UNSAVED.with([&io_error(source)]);
            let not_regular = matches!(refusal(source), Some(Refusal::NotRegular));
            let advice = if not_regular { say::SETTINGS_NOT_REGULAR_DO } else { say::SETTINGS_UNSAVED_DO };
            UserError::new(what, advice).at(at_file(path))
        }
    }
}

/// What the window needs of a Debian system without a desktop.
pub const PACKAGES: &str = "libx11-6 libxcursor1 libxi6 libxkbcommon-x11-0 libx11-xcb1 libgl1 libgl1-mesa-dri";

/// A window that could not be opened.
pub fn start(error: &StartError) -> UserError {
    match error {
        StartError::NoDisplay => UserError::new(say::START_NO_DISPLAY, say::START_NO_DISPLAY_DO),
        StartError::Failed { reason } => {
            UserError::new(say::START_FAILED.with([reason]), say::START_FAILED_DO.with([&PACKAGES]))
        }
        StartError::Crashed { reason } => UserError::new(say::START_CRASHED.with([reason]), say::START_CRASHED_DO),
    }
}

/// What the system said about a file; its own words only where there are none of ours.
pub fn io_error(error: &io::Error) -> Phrase {
    match refusal(error) {
        Some(Refusal::NotRegular) => return say::IO_NOT_REGULAR.into(),
        Some(Refusal::TooLarge { limit }) => return say::IO_TOO_LARGE.with([&crate::i18n::numbers::megabytes(limit)]),
        None => {}
    }
    let known = match error.kind() {
        io::ErrorKind::NotFound => say::IO_NOT_FOUND,
        io::ErrorKind::PermissionDenied => say::IO_DENIED,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => say::IO_FULL,
        io::ErrorKind::ReadOnlyFilesystem => say::IO_READ_ONLY,
        io::ErrorKind::NotADirectory => say::IO_NO_FOLDER,
        io::ErrorKind::IsADirectory => say::IO_FOLDER,
        _ => return error.to_string().into(),
    };
    known.into()
}

/// A path as the place of a fault.
pub fn at_file(path: &Path) -> Phrase {
    path.display().to_string().into()
}
