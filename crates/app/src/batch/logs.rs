//! MC4D logs as the lines of a batch: the scramble of each, with the name of its file as a comment.

use std::io::{self, BufRead, Cursor, Read};
use std::path::{Path, PathBuf};

use crate::document::open_log::file_name;
use crate::export::file_error::FileError;
use crate::system::{files, log_files};
use unfold_engine::batch::lines::MAX_LINE_BYTES;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_text::{UserError, batch as say, editor, sentences::describe};

/// Extension of the names of logs.
const EXTENSION: &str = "log";

/// The logs in a folder, sorted by name, or the one log that the path names; `None` for any other file, and for a puzzle
/// without logs.
///
/// # Errors
/// The folder cannot be read, or has no logs.
pub fn named(puzzle: PuzzleId, path: &Path) -> Result<Option<Vec<PathBuf>>, FileError> {
    if puzzle.def().log.is_none() {
        return Ok(None);
    }
    if files::is_folder(path) {
        let paths = files::with_extension(path, EXTENSION)?;
        return if paths.is_empty() { Err(FileError::NoLogs(path.to_path_buf())) } else { Ok(Some(paths)) };
    }
    let is_log = path.extension().is_some_and(|own| own.eq_ignore_ascii_case(EXTENSION));
    Ok(is_log.then(|| vec![path.to_path_buf()]))
}

/// The line of a log.
///
/// # Errors
/// It cannot be read, or is of another puzzle.
pub fn line(puzzle: PuzzleId, path: &Path) -> Result<String, UserError> {
    let log = log_files::open(path).map_err(|error| error.explain())?;
    if log.puzzle() != puzzle {
        let names = [log.puzzle(), puzzle].map(editor::puzzle_name);
        let what = say::BATCH_LOG_OF_OTHER.with([&names[0], &names[1]]);
        return Err(UserError::new(what, say::BATCH_LOG_OF_OTHER_DO).at(describe::at_file(path)));
    }
    let moves = log.scramble().joined(puzzle.def());
    let text = notation::print(puzzle, &moves);
    let named = format!("{text} // {}", file_name(path));
    let is_read = |line: &String| line.len() < MAX_LINE_BYTES && !moves.0.is_empty() && !line.contains(['\r', '\n']);
    let means_same = |line: &String| notation::parse(puzzle, line).is_ok_and(|read| read == moves);
    // A name may have signs that mean something among moves, and moves may be too many for a line.
    let lines = [named, text].into_iter().find(|line| is_read(line) && means_same(line));
    Ok(lines.unwrap_or_else(|| facelets::print(&Facelets::solved(puzzle).after_all(&moves))))
}

/// The lines of logs, each read when it is needed.
pub struct LogLines {
    puzzle: PuzzleId,
    paths: std::vec::IntoIter<PathBuf>,
    line: Cursor<Vec<u8>>,
}

impl LogLines {
    /// The lines of these logs.
    pub fn new(puzzle: PuzzleId, paths: Vec<PathBuf>) -> Self {
        Self { puzzle, paths: paths.into_iter(), line: Cursor::default() }
    }
}

impl Read for LogLines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.line.fill_buf()?.is_empty()
            && let Some(path) = self.paths.next()
        {
            // No notation has a question mark: what is wrong with the log is told where the line is read.
            let line = line(self.puzzle, &path).unwrap_or_else(|_| format!("? {}", file_name(&path)));
            self.line = Cursor::new((line.replace(['\r', '\n'], " ") + "\n").into_bytes());
        }
        self.line.read(into)
    }
}
