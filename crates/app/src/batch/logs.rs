//! Logs as input of a batch: the scramble of each solve, with the file name as a comment.

use std::io::{self, BufRead, Cursor, Read};
use std::path::{Path, PathBuf};

use crate::document::open_log::file_name;
use crate::export::file_error::FileError;
use crate::system::{files, log_files};
use unfold_engine::batch::lines::MAX_LINE_BYTES;
use unfold_engine::logs::{LogFormat, SolveLog};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_text::{UserError, batch as say, editor, sentences::describe};

/// The logs in a folder, sorted by name, or the single log that the path names; `None` for any other file.
///
/// # Errors
/// The folder cannot be read, or has no logs.
pub fn find_logs(puzzle: PuzzleId, path: &Path) -> Result<Option<Vec<PathBuf>>, FileError> {
    if files::is_folder(path) {
        let formats = LogFormat::ONE_PER_PROGRAM.into_iter().filter(|format| format.supports(puzzle));
        let found = formats.map(|format| files::files_with_extension(path, format.extension()));
        let mut paths = found.collect::<Result<Vec<_>, _>>()?.concat();
        paths.sort();
        return if paths.is_empty() { Err(FileError::NoLogs(path.to_path_buf())) } else { Ok(Some(paths)) };
    }
    Ok(log_files::is_log(path).then(|| vec![path.to_path_buf()]))
}

/// The input lines from a log: one per solve of the puzzle.
///
/// # Errors
/// The log cannot be read, or has only solves of other puzzles.
pub fn lines(puzzle: PuzzleId, path: &Path) -> Result<Vec<String>, UserError> {
    let logs = log_files::open(path).map_err(|error| error.explain())?;
    let lines: Vec<String> =
        logs.iter().filter(|log| log.puzzle() == puzzle).map(|log| line(puzzle, path, log)).collect();
    match (logs.first(), lines.is_empty()) {
        (Some(other), true) => {
            let names = [other.puzzle(), puzzle].map(editor::puzzle_name);
            let what = say::BATCH_LOG_OF_OTHER.with([&names[0], &names[1]]);
            Err(UserError::new(what, say::BATCH_LOG_OF_OTHER_DO).with_place(describe::at_file(path)))
        }
        _ => Ok(lines),
    }
}

/// The input line for one solve.
fn line(puzzle: PuzzleId, path: &Path, log: &SolveLog) -> String {
    let moves = log.scramble().joined(puzzle.def());
    let text = notation::print(puzzle, &moves);
    let named = format!("{text} // {}", file_name(path));
    let is_read = |line: &String| line.len() < MAX_LINE_BYTES && !moves.0.is_empty() && !line.contains(['\r', '\n']);
    let means_same = |line: &String| notation::parse(puzzle, line).is_ok_and(|read| read == moves);
    // File names may contain notation characters, and the moves may exceed the maximum line length.
    let lines = [named, text].into_iter().find(|line| is_read(line) && means_same(line));
    lines.unwrap_or_else(|| facelets::print(&Facelets::solved(puzzle).after_all(&moves)))
}

/// The input line for a log that cannot be read. A question mark is invalid in every notation: the reader of the line
/// then reports the log's own error.
pub fn unreadable_line(path: &Path) -> String {
    format!("? {}", file_name(path)).replace(['\r', '\n'], " ")
}

/// A reader over the lines of logs, which opens each log when needed.
pub struct LogLines {
    puzzle: PuzzleId,
    paths: std::vec::IntoIter<PathBuf>,
    line: Cursor<Vec<u8>>,
}

impl LogLines {
    pub fn new(puzzle: PuzzleId, paths: Vec<PathBuf>) -> Self {
        Self { puzzle, paths: paths.into_iter(), line: Cursor::default() }
    }
}

impl Read for LogLines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.line.fill_buf()?.is_empty()
            && let Some(path) = self.paths.next()
        {
            let lines = lines(self.puzzle, &path).unwrap_or_else(|_| vec![unreadable_line(&path)]);
            let text: String = lines.iter().map(|line| line.replace(['\r', '\n'], " ") + "\n").collect();
            self.line = Cursor::new(text.into_bytes());
        }
        self.line.read(into)
    }
}
