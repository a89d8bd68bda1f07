//! Logs as the lines of a batch: the scramble of each solve, with the name of its file as a comment.

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

/// The logs in a folder, sorted by name, or the one log that the path names; `None` for any other file.
///
/// # Errors
/// The folder cannot be read, or has no logs.
pub fn named(puzzle: PuzzleId, path: &Path) -> Result<Option<Vec<PathBuf>>, FileError> {
    if files::is_folder(path) {
        let formats = LogFormat::NAMED.into_iter().filter(|format| format.is_of(puzzle));
        let found = formats.map(|format| files::with_extension(path, format.extension()));
        let mut paths = found.collect::<Result<Vec<_>, _>>()?.concat();
        paths.sort();
        return if paths.is_empty() { Err(FileError::NoLogs(path.to_path_buf())) } else { Ok(Some(paths)) };
    }
    Ok(log_files::is_log(path).then(|| vec![path.to_path_buf()]))
}

/// The lines of a log: one for each solve of the puzzle.
///
/// # Errors
/// It cannot be read, or is of another puzzle.
pub fn lines(puzzle: PuzzleId, path: &Path) -> Result<Vec<String>, UserError> {
    let logs = log_files::open(path).map_err(|error| error.explain())?;
    let lines: Vec<String> =
        logs.iter().filter(|log| log.puzzle() == puzzle).map(|log| line(puzzle, path, log)).collect();
    match (logs.first(), lines.is_empty()) {
        (Some(other), true) => {
            let names = [other.puzzle(), puzzle].map(editor::puzzle_name);
            let what = say::BATCH_LOG_OF_OTHER.with([&names[0], &names[1]]);
            Err(UserError::new(what, say::BATCH_LOG_OF_OTHER_DO).at(describe::at_file(path)))
        }
        _ => Ok(lines),
    }
}

/// The line of one solve.
fn line(puzzle: PuzzleId, path: &Path, log: &SolveLog) -> String {
    let moves = log.scramble().joined(puzzle.def());
    let text = notation::print(puzzle, &moves);
    let named = format!("{text} // {}", file_name(path));
    let is_read = |line: &String| line.len() < MAX_LINE_BYTES && !moves.0.is_empty() && !line.contains(['\r', '\n']);
    let means_same = |line: &String| notation::parse(puzzle, line).is_ok_and(|read| read == moves);
    // A name may have signs that mean something among moves, and moves may be too many for a line.
    let lines = [named, text].into_iter().find(|line| is_read(line) && means_same(line));
    lines.unwrap_or_else(|| facelets::print(&Facelets::solved(puzzle).after_all(&moves)))
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
            let lines = lines(self.puzzle, &path).unwrap_or_else(|_| vec![format!("? {}", file_name(&path))]);
            let text: String = lines.iter().map(|line| line.replace(['\r', '\n'], " ") + "\n").collect();
            self.line = Cursor::new(text.into_bytes());
        }
        self.line.read(into)
    }
}
