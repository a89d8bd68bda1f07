//! Reads the input lines of a batch.

use std::io::{self, BufRead, Cursor, Read};

use crate::notation::heading::{self, NamedPuzzle};

/// Maximum length of a line, in bytes; far longer than any position. Longer lines are cut.
pub const MAX_LINE_BYTES: usize = 1 << 16;
/// Maximum number of bytes skipped to find the end of a cut line. Beyond it, reading fails.
pub const MAX_SKIPPED_BYTES: u64 = 1 << 30;

/// Errors in reading the next line, or in starting the threads of a batch.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LineError {
    /// The source cannot be read.
    #[error("the input cannot be read")]
    Read(#[from] io::Error),
    /// The system could not start a thread that reads or solves.
    #[error("no thread could be started")]
    Thread(#[source] io::Error),
    /// A line was cut, and its end was not found within [`MAX_SKIPPED_BYTES`]. Holds its number among all lines, from
    /// 1.
    #[error("line {0} does not end")]
    Endless(usize),
}

/// A line of the input that is neither blank nor a comment.
#[derive(Debug)]
#[non_exhaustive]
pub struct InputLine {
    /// Number among the lines that are neither blank nor comments, from 1.
    pub index: u64,
    /// Number among all lines, from 1.
    pub number: usize,
    /// Text without trailing white space.
    pub text: String,
    /// True if the line is longer than [`MAX_LINE_BYTES`] and was cut.
    pub cut: bool,
    /// Byte offset in the input after the line or, if it was cut, after the part read.
    pub end_offset: u64,
    /// The puzzle named by the last [`heading`] before the line, if any; an error if that puzzle is unknown.
    pub puzzle: NamedPuzzle,
}

/// The puzzle named by a source's heading, if any, and the source from its beginning.
pub type HeadedSource = (NamedPuzzle, Box<dyn BufRead + Send>);

/// Returns the puzzle named by the first non-blank line (see [`heading`]), and the source from its beginning. Looks for the line in
/// the first [`MAX_LINE_BYTES`] bytes only.
///
/// Blocks until the first byte of that line arrives; waits for its end only if it may be a comment.
///
/// # Errors
/// The errors of the source.
pub fn read_heading(mut source: Box<dyn BufRead + Send>) -> io::Result<HeadedSource> {
    let (mut begun, mut named) = (Vec::new(), Ok(None));
    // The first byte of a comment, of a blank or indented line, or of a UTF-8 byte order mark.
    while begun.len() < MAX_LINE_BYTES && matches!(source.fill_buf()?, [b'#' | b' ' | b'\t' | b'\r' | b'\n' | 0xEF, ..])
    {
        let from = begun.len();
        source.by_ref().take((MAX_LINE_BYTES - from) as u64).read_until(b'\n', &mut begun)?;
        let line = String::from_utf8_lossy(&begun[from..]);
        if !heading::is_blank(&line) {
            named = heading::read(&line);
            break;
        }
    }
    Ok((named, Box::new(Cursor::new(begun).chain(source))))
}

/// A reader of lines that skips blank ones and comments.
pub struct LineReader {
    source: Box<dyn BufRead + Send>,
    index: u64,
    number: usize,
    bytes: u64,
    /// The puzzle named by the last heading, or its error.
    puzzle: NamedPuzzle,
    /// True if the last line was cut. Its rest is skipped only when another line is requested, since that may take
    /// long.
    is_inside_cut_line: bool,
}

impl LineReader {
    /// Creates a reader of `source`, whose lines and bytes are counted from its current position.
    pub fn new(source: Box<dyn BufRead + Send>) -> Self {
        Self { source, index: 0, number: 0, bytes: 0, puzzle: Ok(None), is_inside_cut_line: false }
    }

    /// Returns the next line, skipping blank ones and those that start with `#` or `//`; `None` at the end.
    ///
    /// Cuts a line that is too long; the next call skips the rest of it. A blank line is not skipped if it was cut.
    ///
    /// # Errors
    /// [`LineError`] if the source cannot be read, or a line does not end.
    pub fn next_line(&mut self) -> Result<Option<InputLine>, LineError> {
        loop {
            if std::mem::take(&mut self.is_inside_cut_line) {
                self.skip_rest()?;
            }
            let mut bytes = Vec::new();
            let read = self.source.by_ref().take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)?;
            if read == 0 {
                return Ok(None);
            }
            let cut = read > MAX_LINE_BYTES && !bytes.ends_with(b"\n");
            bytes.truncate(MAX_LINE_BYTES);
            self.is_inside_cut_line = cut;
            self.number += 1;
            self.bytes += read as u64;
            // Invalid UTF-8 becomes a character that occurs in no notation.
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim_end();
            let is_comment = text.trim_start().starts_with('#') || text.trim_start().starts_with("//");
            // If the line was cut, the rest of it may contain text.
            let is_blank = text.is_empty() && !cut;
            if !is_blank && !is_comment {
                self.index += 1;
                let (index, number, end_offset, puzzle) = (self.index, self.number, self.bytes, self.puzzle.clone());
                return Ok(Some(InputLine { index, number, text: text.into(), cut, end_offset, puzzle }));
            }
            match heading::read(text) {
                Ok(None) => {}
                named => self.puzzle = named,
            }
        }
    }

    fn skip_rest(&mut self) -> Result<(), LineError> {
        let mut rest = self.source.by_ref().take(MAX_SKIPPED_BYTES);
        let skipped = rest.skip_until(b'\n')?;
        let is_over = rest.limit() > 0;
        self.bytes += skipped as u64;
        if is_over { Ok(()) } else { Err(LineError::Endless(self.number)) }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor};

    use super::*;
    use crate::notation::heading::UnknownPuzzle;
    use crate::puzzle::PuzzleId;

    fn lines(source: impl Read + Send + 'static) -> LineReader {
        LineReader::new(Box::new(BufReader::new(source)))
    }

    /// Returns the line's index, number and text length, and whether it was cut.
    fn facts(line: Option<InputLine>) -> (u64, usize, usize, bool) {
        let line = line.expect("a line");
        (line.index, line.number, line.text.len(), line.cut)
    }

    #[test]
    fn a_long_line_is_truncated_and_the_next_one_is_complete() {
        let long = |bytes: usize| "x".repeat(bytes);
        let blank = " ".repeat(2 * MAX_LINE_BYTES);
        let comment = format!("#{}", long(3 * MAX_LINE_BYTES));
        let input =
            [long(MAX_LINE_BYTES), long(MAX_LINE_BYTES + 1), long(5 * MAX_LINE_BYTES), comment, blank, "R U".into()]
                .join("\n");
        let bytes = input.len() as u64;
        let mut lines = lines(Cursor::new(input));
        let mut next = || lines.next_line().expect("readable");
        assert_eq!(facts(next()), (1, 1, MAX_LINE_BYTES, false));
        assert_eq!(facts(next()), (2, 2, MAX_LINE_BYTES, true));
        assert_eq!(facts(next()), (3, 3, MAX_LINE_BYTES, true));
        assert_eq!(facts(next()), (4, 5, 0, true), "a comment of any length is skipped, blanks without end are not");
        let last = next().expect("a line");
        assert_eq!((last.index, last.number, last.text.as_str(), last.end_offset), (5, 6, "R U", bytes));
        assert!(next().is_none());
    }

    #[test]
    fn an_endless_line_is_returned_truncated_and_ends_the_input() {
        let mut lines = lines(io::repeat(b'R'));
        assert_eq!(facts(lines.next_line().expect("readable")), (1, 1, MAX_LINE_BYTES, true));
        let error = lines.next_line().expect_err("no end");
        assert!(matches!(error, LineError::Endless(1)), "{error}");
    }

    #[test]
    fn a_heading_names_the_puzzle_of_the_lines_below() {
        let text = "R\n# 2x2x2\nU\n# of moves\n// 3x3x3\nF\n#2×2×2×2: two texts in one\n\nUF\n# 4x4x4\nR\n";
        let mut lines = lines(Cursor::new(text));
        let named: Vec<NamedPuzzle> =
            std::iter::from_fn(|| lines.next_line().expect("readable")).map(|line| line.puzzle).collect();
        let known = [None, Some(PuzzleId::Cube2), Some(PuzzleId::Cube2), Some(PuzzleId::Tess2)].map(Ok);
        assert_eq!(named, [&known[..], &[Err(UnknownPuzzle("4x4x4".into()))]].concat());
    }

    #[test]
    fn the_heading_is_found_without_consuming_input() {
        for (text, named) in [
            ("# 2x2x2\nR U\n", Some(PuzzleId::Cube2)),
            ("\u{feff}# 3x3x3\r\nR U\n", Some(PuzzleId::Cube3)),
            ("# 2x2x2", Some(PuzzleId::Cube2)),
            ("\u{feff}\n \r\n# 2X2X2\nR U\n", Some(PuzzleId::Cube2)),
            ("# states\nR U\n", None),
            ("R U\n# 2x2x2\n", None),
            ("", None),
        ] {
            let (found, mut source) = read_heading(Box::new(Cursor::new(text))).expect("readable");
            let mut whole = String::new();
            source.read_to_string(&mut whole).expect("text");
            assert_eq!((found, whole.as_str()), (Ok(named), text));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_long_line_is_returned_before_its_end_arrives() {
        use std::io::Write;
        let (reader, mut writer) = io::pipe().expect("a pipe");
        let mut lines = lines(reader);
        std::thread::scope(|scope| {
            let wrote = scope.spawn(move || {
                writer.write_all(&vec![b'x'; MAX_LINE_BYTES + 1]).expect("written");
                writer
            });
            assert_eq!(facts(lines.next_line().expect("readable")), (1, 1, MAX_LINE_BYTES, true));
            let mut writer = wrote.join().expect("no panic");
            writer.write_all(b"more\nR\n").expect("written");
            assert_eq!(facts(lines.next_line().expect("readable")), (2, 2, 1, false));
        });
    }
}
