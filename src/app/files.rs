//! Logs on the disk: opening, and saving a log with its solution.

use std::collections::HashMap;
use std::ffi::OsString;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::session::file::{self, SessionFault};
use super::session::record::Session;
use crate::engine::batch::lines::LineError;
use crate::engine::disk::blocks::{self, BlockReader};
use crate::engine::disk::read::{self, Refusal};
use crate::engine::mc4d::{self, Log, LogError};
use crate::engine::puzzle::{Facelets, Move, Sequence};
use crate::export::place::{Place, PlaceError};

pub use super::paths::{pasted_paths, typed_path};
pub use super::purpose::Purpose;
pub use crate::export::place::Existing;
use crate::model::document::open_log::OpenLog;

/// Why a file was not opened or saved.
#[derive(Debug)]
pub enum FileError {
    /// The system did not let it be read.
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A folder, a device, a pipe.
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// It is no log of a puzzle that is known.
    Log {
        /// The file; `None` of a text that was pasted.
        path: Option<PathBuf>,
        /// What is wrong with it.
        error: LogError,
    },
    /// It is a session that cannot be opened.
    Session {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: SessionFault,
    },
    /// Its name ends as no picture does that can be written.
    NoPicture {
        /// The file.
        path: PathBuf,
    },
    /// It has a line without an end.
    Endless {
        /// The file.
        path: PathBuf,
        /// The line, `1 <= line`.
        line: usize,
    },
    /// It could not be put in its place.
    Place(PlaceError),
    /// The log to be written would not end solved though it is to, or would not be read back as it is: a defect.
    Unsolved {
        /// The file.
        path: PathBuf,
    },
    /// The log to be written would not reach the position that is to be saved: a defect.
    Elsewhere {
        /// The file.
        path: PathBuf,
    },
}

impl From<PlaceError> for FileError {
    fn from(error: PlaceError) -> Self {
        Self::Place(error)
    }
}

impl FileError {
    /// The error of a regular file that could not be read.
    pub fn unread(path: PathBuf, source: io::Error) -> Self {
        let is_other =
            read::refusal(&source) == Some(Refusal::NotRegular) || source.kind() == io::ErrorKind::IsADirectory;
        if is_other { Self::NotAFile { path } } else { Self::Read { path, source } }
    }

    /// The error of a file whose lines could not be read to the end.
    pub fn of_lines(path: PathBuf, error: LineError) -> Self {
        match error {
            LineError::Endless { number } => Self::Endless { path, line: number },
            LineError::Read(source) => Self::Read { path, source },
        }
    }
}

/// What a file that was opened is.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// A log.
    Log(Box<OpenLog>),
    /// A session, not yet looked at closely.
    Session(PathBuf, Box<Session>),
}

/// Reads a log.
///
/// # Errors
/// Only plain files of bounded size are read, so that neither a pipe nor a device can hold up the window.
pub fn open(path: &Path) -> Result<OpenLog, FileError> {
    let (path, bytes) = contents(path)?;
    open_log(path, &bytes)
}

/// Reads a log or a session: what stands in the file decides which, not its name.
///
/// # Errors
/// Those of [`open`], and [`FileError::Session`].
pub fn open_any(path: &Path) -> Result<Opened, FileError> {
    let (path, bytes) = contents(path)?;
    if !file::looks_like(&bytes) {
        return open_log(path, &bytes).map(|open| Opened::Log(Box::new(open)));
    }
    match file::read(&bytes) {
        Ok(session) => Ok(Opened::Session(path, Box::new(session))),
        Err(fault) => Err(FileError::Session { path, fault }),
    }
}

/// Reads a text as a log.
///
/// # Errors
/// [`FileError::Log`].
pub fn open_text(text: &str) -> Result<OpenLog, FileError> {
    let read = mc4d::read(text.as_bytes());
    read.map(|log| OpenLog::new(None, log)).map_err(|error| FileError::Log { path: None, error })
}

fn open_log(path: PathBuf, bytes: &[u8]) -> Result<OpenLog, FileError> {
    match mc4d::read(bytes) {
        Ok(log) => Ok(OpenLog::new(Some(path), log)),
        Err(error) => Err(FileError::Log { path: Some(path), error }),
    }
}

/// The bytes of a plain file, as many as a log or a session may have and one more, and its whole path.
fn contents(path: &Path) -> Result<(PathBuf, Vec<u8>), FileError> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let mut bytes = Vec::new();
    let limit = mc4d::LIMIT.max(file::LIMIT) as u64 + 1;
    let read = read::open(&path).and_then(|file| file.take(limit).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok((path, bytes)),
        Err(source) => Err(FileError::unread(path, source)),
    }
}

/// A file of lines to be read one after the other, and its bytes where it is a plain file; a pipe will do as well.
///
/// # Errors
/// What the system does not let be read.
pub fn lines(path: &Path) -> Result<(std::fs::File, Option<u64>), FileError> {
    let refused = |source| FileError::Read { path: path.to_path_buf(), source };
    let file = std::fs::File::open(path).map_err(refused)?;
    let about = file.metadata().map_err(refused)?;
    Ok((file, about.is_file().then_some(about.len())))
}

/// A plain file to be read block by block.
///
/// # Errors
/// What the system does not let be read, and what is no plain file.
pub fn blocks(path: &Path) -> Result<BlockReader, FileError> {
    blocks::open(path).map_err(|source| FileError::unread(path.to_path_buf(), source))
}

/// Makes a folder, and those that it lies in, if there is none.
///
/// # Errors
/// What the system does not let be made.
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    let refused = |source| FileError::Place(PlaceError::Write { path: path.to_path_buf(), source });
    std::fs::create_dir_all(path).map_err(refused)
}

/// Looks, without writing anything that stays, whether a log could be saved there.
///
/// # Errors
/// Those that [`save`] would end with as things stand.
pub fn check_target(path: &Path, existing: Existing) -> Result<(), FileError> {
    Ok(Place::of(path, existing)?.check()?)
}

/// Writes a log that ends solved, by way of a file beside it that is renamed into place.
///
/// # Errors
/// Whatever goes wrong, the file that was there before is left as it was.
pub fn save(path: &Path, log: &Log, existing: Existing) -> Result<(), FileError> {
    let place = Place::of(path, existing)?;
    if !log.is_solved() {
        return Err(FileError::Unsolved { path: path.to_path_buf() });
    }
    write(path, &place, log)
}

/// Writes a log that ends with `state`, solved or not, like [`save`] otherwise.
///
/// # Errors
/// Whatever goes wrong, the file that was there before is left as it was.
pub fn save_turns(path: &Path, log: &Log, state: &Facelets, existing: Existing) -> Result<(), FileError> {
    let place = Place::of(path, existing)?;
    if log.state() != *state {
        return Err(FileError::Elsewhere { path: path.to_path_buf() });
    }
    write(path, &place, log)
}

fn write(path: &Path, place: &Place, log: &Log) -> Result<(), FileError> {
    let text = mc4d::write(log);
    if !mc4d::read(text.as_bytes()).is_ok_and(|read| read.history() == log.history()) {
        return Err(FileError::Unsolved { path: path.to_path_buf() });
    }
    Ok(place.write(text.as_bytes())?)
}

/// The log of a position that came from no log: moves that reach it (the solution undone, on a puzzle held as need be), and
/// the solution.
pub fn log_of_position(state: &Facelets, solution: &Sequence) -> Log {
    Log::of_scramble(&moves_to(state, solution)).with_solution(solution)
}

/// Moves that reach a position from the solved puzzle: a solution undone, on a puzzle held as need be.
pub fn moves_to(state: &Facelets, solution: &Sequence) -> Sequence {
    let mut moves = holding(&state.after_all(solution));
    moves.extend(solution.inverse(state.puzzle.def()).0);
    Sequence(moves)
}

/// Rotations of the whole puzzle that make a solved one be held as this one is, the fewest possible.
fn holding(held: &Facelets) -> Vec<Move> {
    let def = held.puzzle.def();
    let rotations: Vec<Move> =
        (0..def.moves.len()).filter(|&m| def.moves[m].cost == 0).map(|m| Move(m as u16)).collect();
    let start = Facelets::solved(held.puzzle);
    let mut reached = HashMap::from([(start.clone(), Vec::new())]);
    let mut border = vec![start];
    while !border.is_empty() && !reached.contains_key(held) {
        let mut next = Vec::new();
        for state in border {
            let path = reached.get(&state).cloned().unwrap_or_default();
            for &rotation in &rotations {
                let after = state.after(rotation);
                if !reached.contains_key(&after) {
                    reached.insert(after.clone(), path.iter().copied().chain([rotation]).collect());
                    next.push(after);
                }
            }
        }
        border = next;
    }
    reached.remove(held).unwrap_or_default()
}

/// The path with the extension of such files, if it has none.
pub fn with_extension(path: PathBuf, purpose: Purpose) -> PathBuf {
    match purpose.extension() {
        Some(extension) if path.extension().is_none() && path.file_name().is_some() => path.with_extension(extension),
        _ => path,
    }
}

/// Whether the system can show a file dialog; `variable` reads the environment.
///
/// Where there is neither a desktop portal nor zenity, the dialog library answers as if the person had cancelled.
pub fn system_has_dialogs(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    let folders = |name: &str, usual: &str| -> Vec<PathBuf> {
        let value = variable(name).filter(|v| !v.is_empty()).unwrap_or_else(|| usual.into());
        std::env::split_paths(&value).collect()
    };
    let zenity = folders("PATH", "").iter().any(|folder| folder.join("zenity").is_file());
    let bus = variable("DBUS_SESSION_BUS_ADDRESS").is_some_and(|v| !v.is_empty())
        || folders("XDG_RUNTIME_DIR", "").iter().any(|folder| folder.join("bus").exists());
    let service = "dbus-1/services/org.freedesktop.portal.Desktop.service";
    let boxed = variable("FLATPAK_ID").is_some() || variable("SNAP").is_some();
    let portal =
        boxed || folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share").iter().any(|f| f.join(service).is_file());
    zenity || (bus && portal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::puzzle::{PuzzleId, scramble};

    #[test]
    fn a_position_without_log_is_saved_as_moves_that_reach_it() {
        let mut random = scramble::generator(3);
        let def = PuzzleId::Tess2.def();
        for rotations in 0..4 {
            let walk = scramble::walk(PuzzleId::Tess2, 7, &mut random);
            let mut state = Facelets::solved(PuzzleId::Tess2);
            for mv in (0..def.moves.len()).filter(|&m| def.moves[m].cost == 0).take(rotations) {
                state = state.after(Move(mv as u16));
            }
            let state = state.after_all(&walk);
            let log = log_of_position(&state, &walk.inverse(def));
            assert!(log.is_solved());
            let reached = Facelets::solved(PuzzleId::Tess2).after_all(&log.scramble());
            assert_eq!(reached, state);
        }
    }

    #[test]
    fn names_are_completed() {
        assert_eq!(with_extension("/a/b".into(), Purpose::Save), PathBuf::from("/a/b.log"));
        assert_eq!(with_extension("/a/b".into(), Purpose::Chart), PathBuf::from("/a/b.png"));
        assert_eq!(with_extension("/a/b.txt".into(), Purpose::Save), PathBuf::from("/a/b.txt"));
    }

    #[test]
    fn a_bare_system_has_no_dialogs() {
        assert!(!system_has_dialogs(|name| (name == "XDG_DATA_DIRS").then(|| "/nowhere".into())) || cfg!(not(unix)));
    }
}
