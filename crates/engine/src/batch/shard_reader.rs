//! Reads the rows in an output file of a batch, in order.

use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::merge::{Decode, MergeError, ShardLineError};
use super::parsed_row::{ParsedRow, ParsedRowError, RowParser};
use super::row::RowFormat;
use crate::disk::blocks;

/// Maximum length of a row, in bytes: more than twice the longest input line with every character escaped.
const MAX_ROW_BYTES: usize = 1 << 20;

/// A reader of one output file.
pub struct ShardReader {
    pub(super) path: PathBuf,
    source: Box<dyn BufRead + Send>,
    bytes: Arc<AtomicU64>,
    /// File size, in bytes.
    size: u64,
    /// Number of lines read so far.
    line: usize,
    /// Detected format; `None` for an empty file.
    pub(super) format: Option<RowFormat>,
    /// `None` for an empty file.
    parser: Option<RowParser>,
    /// Index of the previous row; 0 before the first.
    previous_index: u64,
}

/// A row and its line number.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShardRow {
    /// Line number, from 1.
    pub line: usize,
    /// The line, without its line break.
    pub text: String,
    /// The values of the row.
    pub parsed: ParsedRow,
}

impl ShardReader {
    /// Opens a file, whose bytes `decode` converts to UTF-8, and detects its format.
    ///
    /// # Errors
    /// [`MergeError::Open`] or [`MergeError::Read`] if the file cannot be read, [`MergeError::Line`] if it starts neither
    /// with `{` nor with the whole CSV header. An empty file is valid.
    pub fn open(path: &Path, decode: Decode) -> Result<Self, MergeError> {
        let blocks = blocks::open(path).map_err(|source| MergeError::Open { path: path.into(), source })?;
        let (bytes, size) = (blocks.get_ref().counter(), blocks.get_ref().size());
        let source = decode(Box::new(blocks));
        let mut shard =
            Self { path: path.into(), source, bytes, size, line: 0, format: None, parser: None, previous_index: 0 };
        let first = shard.source.fill_buf().map(|bytes| bytes.first().copied());
        shard.format = first.map_err(|source| shard.unreadable(source))?.map(|byte| match byte {
            b'{' => RowFormat::Json,
            _ => RowFormat::Csv,
        });
        shard.parser = shard.format.map(RowParser::new);
        if let Some(header) = shard.format.and_then(RowFormat::header) {
            let line = shard.read_line()?;
            if line.is_none_or(|line| line.trim_start_matches('\u{feff}') != header) {
                return Err(shard.line_error(None, ShardLineError::NoHeader));
            }
        }
        Ok(shard)
    }

    /// Returns the number of bytes read from the file so far.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Returns the file size, in bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Returns the next row; `None` at the end.
    ///
    /// # Errors
    /// [`MergeError::Line`] for a line that is truncated, too long, not a row or out of order, [`MergeError::Read`] if
    /// the file cannot be read.
    pub fn next_row(&mut self) -> Result<Option<ShardRow>, MergeError> {
        let Some(text) = self.read_line()? else { return Ok(None) };
        let Some(parser) = &mut self.parser else { return Ok(None) };
        let parsed = parser.parse(&text).map_err(|error| self.line_error(None, error.into()))?;
        if parsed.index <= self.previous_index {
            return Err(self.line_error(Some(parsed.index), ShardLineError::OutOfOrder(self.previous_index)));
        }
        self.previous_index = parsed.index;
        Ok(Some(ShardRow { line: self.line, text, parsed }))
    }

    /// Returns an error in the last line read; `index` is the index of its row, if known.
    fn line_error(&self, index: Option<u64>, error: ShardLineError) -> MergeError {
        MergeError::in_line(&self.path, self.line, index, error)
    }

    fn unreadable(&self, source: std::io::Error) -> MergeError {
        MergeError::Read { path: self.path.clone(), source }
    }

    fn read_line(&mut self) -> Result<Option<String>, MergeError> {
        let mut bytes = Vec::new();
        let read = self.source.by_ref().take(MAX_ROW_BYTES as u64).read_until(b'\n', &mut bytes);
        if read.map_err(|source| self.unreadable(source))? == 0 {
            return Ok(None);
        }
        self.line += 1;
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
        } else if bytes.len() == MAX_ROW_BYTES {
            return Err(self.line_error(None, ShardLineError::TooLong(MAX_ROW_BYTES)));
        } else {
            // A killed run may leave a partial line.
            return Err(self.line_error(None, ShardLineError::Truncated));
        }
        let text = String::from_utf8(bytes);
        text.map(Some).map_err(|_| self.line_error(None, ParsedRowError::NotARow.into()))
    }
}
