//! Errors in words: what, where, and what to do.

use std::io;
use std::path::Path;

use super::{Language, faults as say};
use crate::app::files::FileError;
use crate::app::settings::SettingsError;
use crate::app::start::StartError;
use crate::export::place::PlaceError;
use crate::puzzle::PuzzleId;
use crate::puzzle::text::Position;
use crate::solve::SolveError;
use crate::tables::{TableError, spec};

pub use super::explain_log::{click, log, notation, notice};
pub use super::explain_state::{misfit, state};

/// What went wrong, as a person reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What; without a full stop.
    pub what: String,
    /// The line and column, the piece or the file, where there is one.
    pub place: Option<String>,
    /// What to do about it; one or more sentences.
    pub advice: String,
}

impl Fault {
    /// A fault that has no place.
    pub fn new(what: String, advice: String) -> Self {
        Self { what, place: None, advice }
    }

    /// The same fault at a place.
    pub fn at(self, place: String) -> Self {
        Self { place: Some(place), ..self }
    }

    /// All of it on one line, for a terminal.
    pub fn line(&self, language: Language) -> String {
        match &self.place {
            Some(place) => say::LINE_OF_FAULT.fill(language, [&self.what, place, &self.advice]),
            None => say::LINE_OF_FAULT_NOWHERE.fill(language, [&self.what, &self.advice]),
        }
    }
}

/// A line and column.
pub fn position(language: Language, at: Position) -> String {
    say::AT.fill(language, [&at.line, &at.column])
}

/// A table that could not be had.
pub fn table(language: Language, error: &TableError) -> Fault {
    match error {
        TableError::Stopped => {
            Fault::new(say::TABLE_STOPPED.say(language).into(), say::TABLE_STOPPED_DO.say(language).into())
        }
        TableError::Distribution { name, .. } => {
            Fault::new(say::TABLE_COUNTS.fill(language, [name]), say::TABLE_DEFECT_DO.say(language).into())
        }
        TableError::Checksum { name, found, expected } => {
            let (found, expected) = (format!("{found:016x}"), format!("{expected:016x}"));
            Fault::new(
                say::TABLE_CHECKSUM.fill(language, [name, &found, &expected]),
                say::TABLE_DEFECT_DO.say(language).into(),
            )
        }
        TableError::Memory { name, bytes } => {
            let bytes = super::numbers::grouped(*bytes);
            Fault::new(say::TABLE_MEMORY.fill(language, [name, &bytes]), say::TABLE_MEMORY_DO.say(language).into())
        }
        TableError::Unknown { name } => {
            let names: Vec<&str> = spec::all().iter().map(|s| s.name.as_str()).collect();
            Fault::new(
                say::TABLE_UNKNOWN.fill(language, [name]),
                say::TABLE_UNKNOWN_DO.fill(language, [&names.join(", ")]),
            )
        }
        TableError::Io { path, source } => {
            let what = say::TABLE_IO.fill(language, [&io_error(language, source)]);
            Fault::new(what, say::TABLE_IO_DO.say(language).into()).at(at_file(language, path))
        }
    }
}

/// A state that could not be worked on.
pub fn solve(language: Language, puzzle: PuzzleId, error: &SolveError) -> Fault {
    match error {
        SolveError::Invalid(error) => state(language, puzzle, error),
        SolveError::Tables(error) => table(language, error),
        SolveError::Metric(metric) => {
            Fault::new(say::SOLVE_METRIC.fill(language, [metric]), say::SOLVE_METRIC_DO.say(language).into())
        }
        SolveError::Defect => crash(language),
    }
}

/// A solver that ended without a result.
pub fn crash(language: Language) -> Fault {
    Fault::new(say::SOLVE_CRASHED.say(language).into(), say::SOLVE_CRASHED_DO.say(language).into())
}

/// A file that could not be opened or saved.
pub fn file(language: Language, error: &FileError) -> Fault {
    let (fault, path) = match error {
        FileError::Read { path, source } => {
            let what = say::READ_FAILED.fill(language, [&io_error(language, source)]);
            (Fault::new(what, say::READ_FAILED_DO.say(language).into()), path)
        }
        FileError::NotAFile { path } => {
            let what = say::READ_NOT_A_FILE.say(language).into();
            (Fault::new(what, say::READ_NOT_A_FILE_DO.say(language).into()), path)
        }
        FileError::Log { path, error } => {
            let fault = log(language, error);
            let place = fault
                .place
                .as_ref()
                .map_or_else(|| at_file(language, path), |place| format!("{}, {place}", at_file(language, path)));
            return fault.at(place);
        }
        FileError::Place(PlaceError::Write { path, source }) => {
            let what = say::WRITE_FAILED.fill(language, [&io_error(language, source)]);
            (Fault::new(what, say::WRITE_FAILED_DO.say(language).into()), path)
        }
        FileError::Place(PlaceError::Exists { path }) => {
            (Fault::new(say::WRITE_EXISTS.say(language).into(), say::WRITE_EXISTS_DO.say(language).into()), path)
        }
        FileError::Place(PlaceError::NotReplaceable { path }) => {
            let what = say::WRITE_NOT_A_FILE.say(language).into();
            (Fault::new(what, say::WRITE_NO_NAME_DO.say(language).into()), path)
        }
        FileError::Place(PlaceError::NoName { path }) => {
            let what = say::WRITE_NO_NAME.say(language).into();
            (Fault::new(what, say::WRITE_NO_NAME_DO.say(language).into()), path)
        }
        FileError::Unsolved { path } => {
            let what = say::WRITE_WRONG.say(language).into();
            (Fault::new(what, say::WRITE_WRONG_DO.say(language).into()), path)
        }
    };
    fault.at(at_file(language, path))
}

/// Settings that could not be read or kept.
pub fn settings(language: Language, error: &SettingsError) -> Fault {
    match error {
        SettingsError::Broken { path, reason, set_aside } => {
            let advice = match set_aside {
                Some(aside) => say::SETTINGS_BROKEN_DO.fill(language, [&aside.display()]),
                None => say::SETTINGS_KEPT_DO.say(language).into(),
            };
            Fault::new(say::SETTINGS_BROKEN.fill(language, [reason]), advice).at(at_file(language, path))
        }
        SettingsError::Read { path, source } => {
            let what = say::READ_FAILED.fill(language, [&io_error(language, source)]);
            Fault::new(what, say::SETTINGS_KEPT_DO.say(language).into()).at(at_file(language, path))
        }
        SettingsError::Write { path, source } => {
            let what = say::SETTINGS_UNSAVED.fill(language, [&io_error(language, source)]);
            Fault::new(what, say::SETTINGS_UNSAVED_DO.say(language).into()).at(at_file(language, path))
        }
    }
}

/// What the window needs of a Debian system without a desktop.
pub const PACKAGES: &str = "libx11-6 libxcursor1 libxi6 libxkbcommon-x11-0 libx11-xcb1 libgl1 libgl1-mesa-dri";

/// A window that could not be opened.
pub fn start(language: Language, error: &StartError) -> Fault {
    match error {
        StartError::NoDisplay => {
            Fault::new(say::START_NO_DISPLAY.say(language).into(), say::START_NO_DISPLAY_DO.say(language).into())
        }
        StartError::Failed { reason } => {
            Fault::new(say::START_FAILED.fill(language, [reason]), say::START_FAILED_DO.fill(language, [&PACKAGES]))
        }
        StartError::Crashed { reason } => {
            Fault::new(say::START_CRASHED.fill(language, [reason]), say::START_CRASHED_DO.say(language).into())
        }
    }
}

/// What the system said about a file; its own words only where there are none of ours.
pub fn io_error(language: Language, error: &io::Error) -> String {
    let known = match error.kind() {
        io::ErrorKind::NotFound => say::IO_NOT_FOUND,
        io::ErrorKind::PermissionDenied => say::IO_DENIED,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => say::IO_FULL,
        io::ErrorKind::ReadOnlyFilesystem => say::IO_READ_ONLY,
        io::ErrorKind::NotADirectory => say::IO_NO_FOLDER,
        io::ErrorKind::IsADirectory => say::IO_FOLDER,
        _ => return error.to_string(),
    };
    known.say(language).into()
}

fn at_file(language: Language, path: &Path) -> String {
    say::AT_FILE.fill(language, [&path.display()])
}
