//! Merges the shards of a batch. Checks that the rows are in order, complete and without duplicates, and checks every solution.
//!
//! Holds only one row per file in memory, so memory use does not depend on the number of rows.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use super::lines::{LineError, LineReader};
use super::parsed_row::ParsedRowError;
use super::row::RowFormat;
use super::shard_reader::{ShardReader, ShardRow};
use crate::control::Control;
use crate::notation::schemes::Conventions;
use crate::puzzle::{Metric, PuzzleId};

/// Errors in merging shards.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MergeError {
    /// The caller asked to stop.
    #[error("the merge was stopped")]
    Stopped,
    /// A file of rows could not be opened, or is not a regular file.
    #[error("{} cannot be opened", path.display())]
    Open {
        /// Path of the shard.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// A file of rows could not be read to its end.
    #[error("{} cannot be read", path.display())]
    Read {
        /// Path of the shard.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The list that was solved could not be read.
    #[error("{} cannot be read", path.display())]
    List {
        /// The path of the list.
        path: PathBuf,
        /// The error in reading its next line.
        source: LineError,
    },
    /// The merged rows could not be written.
    #[error("the merged rows cannot be written")]
    Write(#[source] io::Error),
    /// A line of a shard is invalid, or contradicts other lines or the list.
    #[error("{}, line {line}", path.display())]
    Line {
        /// Path of the shard.
        path: PathBuf,
        /// Line number, from 1.
        line: usize,
        /// Index of the row in this line, if known.
        index: Option<u64>,
        /// The error in the line.
        #[source]
        error: Box<ShardLineError>,
    },
    /// The list has more positions than there are rows.
    #[error("{} has more positions: rows from {from} on are missing", path.display())]
    MissingRows {
        /// The path of the list.
        path: PathBuf,
        /// Index of the first missing row, from 1.
        from: u64,
    },
}

impl MergeError {
    /// Returns an error in a line of the shard at `path`; `index` is the index of its row, if known.
    pub(super) fn in_line(path: &Path, line: usize, index: Option<u64>, error: ShardLineError) -> Self {
        Self::Line { path: path.into(), line, index, error: Box::new(error) }
    }
}

/// The errors in a line of a shard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ShardLineError {
    /// The file does not begin with a header in CSV or an object in JSON, as rows of a batch do.
    #[error("the file does not begin as rows of a batch do")]
    NoHeader,
    /// The file's format differs from the first file's.
    #[error("the file is {}, the first one {}", found.name(), first.name())]
    OtherFormat {
        /// This file's format.
        found: RowFormat,
        /// The first file's format.
        first: RowFormat,
    },
    /// The line is longer than this limit, in bytes.
    #[error("the line has more than {0} bytes")]
    TooLong(usize),
    /// The file ends in the middle of the line.
    #[error("the file ends within the line")]
    Truncated,
    /// The row itself is invalid.
    #[error(transparent)]
    Row(#[from] ParsedRowError),
    /// The row's index is not greater than the previous one, given here.
    #[error("the row comes after row {0}")]
    OutOfOrder(u64),
    /// Another file, given here, has the same row.
    #[error("{} has the row too", .0.display())]
    Duplicate(PathBuf),
    /// Rows are missing before this one.
    #[error("rows {from} to {to} are missing before it")]
    Missing {
        /// Index of the first missing row.
        from: u64,
        /// Index of the last missing row.
        to: u64,
    },
    /// The row's metric differs from the previous rows'.
    #[error("lengths are in {found} here, and in {before} before")]
    OtherMetric {
        /// This row's metric.
        found: Metric,
        /// The previous rows' metric.
        before: Metric,
    },
    /// The row's input differs from the line of the list with this number.
    #[error("the input is not line {0} of the list")]
    OtherInput(usize),
    /// The list ends before the row.
    #[error("the list ends before the row")]
    BeyondList,
}

/// Row counts by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MergeSummary {
    /// All rows.
    pub rows: u64,
    /// Rows with a solution.
    pub solved: u64,
    /// Rows with an error in the line or from the solver.
    pub wrong: u64,
}

/// The list of positions that was solved.
pub struct PositionList {
    /// Path of the list, or `-` for standard input; only for messages.
    pub path: PathBuf,
    /// Text of the list, in UTF-8, read from its start.
    pub source: Box<dyn BufRead + Send>,
}

/// Converts the bytes of a file to UTF-8; returns its argument unchanged if there is nothing to convert.
pub type Decode = fn(Box<dyn BufRead + Send>) -> Box<dyn BufRead + Send>;

/// The input of [`merge`]: the shards, and the data to check them against.
pub struct MergeInput<'a> {
    /// The puzzle of all positions.
    pub puzzle: PuzzleId,
    /// The notation conventions of the inputs.
    pub conventions: &'a Conventions,
    /// The files of rows, in any order.
    pub files: &'a [PathBuf],
    /// Converts these files to UTF-8.
    pub decode: Decode,
    /// The list that was solved, to compare with the inputs of the rows; `None` to skip the comparison.
    pub against: Option<PositionList>,
}

/// Merges shards: writes their rows to `out` in order of index, after a header if they are CSV, and returns the counts. Polls `control` for
/// cancellation, and sets its progress.
///
/// # Errors
/// [`MergeError`] for the first error found. The output written by then is incomplete: discard it.
pub fn merge(shards: MergeInput, out: &mut dyn Write, control: &Control) -> Result<MergeSummary, MergeError> {
    let MergeInput { puzzle, conventions, files, decode, against } = shards;
    let mut shards =
        files.iter().map(|path| ShardReader::open(path, decode)).collect::<Result<Vec<ShardReader>, _>>()?;
    let bytes: u64 = shards.iter().map(ShardReader::size).sum();
    if let Some(header) = common_format(&shards)?.and_then(RowFormat::header) {
        writeln!(out, "{header}").map_err(MergeError::Write)?;
    }
    let mut against = against.map(|list| SolvedList { lines: LineReader::new(list.source), path: list.path });
    let mut check = RowChecker { puzzle, conventions, metric: None, summary: MergeSummary::default() };
    // The next row of each shard, and a heap of their indices, smallest first.
    let mut waiting: Vec<Option<ShardRow>> = Vec::new();
    let mut next = BinaryHeap::new();
    for (n, shard) in shards.iter_mut().enumerate() {
        let row = shard.next_row()?;
        next.extend(row.as_ref().map(|row| Reverse((row.parsed.index, n))));
        waiting.push(row);
    }
    let mut before: Option<(u64, usize)> = None;
    while let Some(Reverse((index, n))) = next.pop() {
        let (Some(shard), Some(row)) = (shards.get_mut(n), waiting.get_mut(n).and_then(Option::take)) else { break };
        let wrong = |error| MergeError::in_line(&files[n], row.line, Some(index), error);
        let expected = check.summary.rows + 1;
        if index > expected {
            return Err(wrong(ShardLineError::Missing { from: expected, to: index - 1 }));
        }
        if let Some((_, other)) = before.filter(|(before, _)| *before == index) {
            let other = files.get(other).cloned().unwrap_or_default();
            return Err(wrong(ShardLineError::Duplicate(other)));
        }
        check.check_row(&row).map_err(wrong)?;
        if let Some(against) = &mut against {
            against.check_row(&row)?.map_err(wrong)?;
        }
        writeln!(out, "{}", row.text).map_err(MergeError::Write)?;
        before = Some((index, n));
        let following = shard.next_row()?;
        next.extend(following.as_ref().map(|row| Reverse((row.parsed.index, n))));
        if let Some(slot) = waiting.get_mut(n) {
            *slot = following;
        }
        if check.summary.rows.is_multiple_of(POLL_ROWS) {
            let read: u64 = shards.iter().map(ShardReader::bytes).sum();
            control.set_progress(read as f64 / bytes.max(1) as f64);
            if control.is_stopped() {
                return Err(MergeError::Stopped);
            }
        }
    }
    if let Some(against) = &mut against {
        against.check_end(check.summary.rows + 1)?;
    }
    Ok(check.summary)
}

/// Number of rows between two polls of the control.
const POLL_ROWS: u64 = 256;

/// Returns the common format of all files that are not empty. An empty file is a JSON shard without rows.
fn common_format(shards: &[ShardReader]) -> Result<Option<RowFormat>, MergeError> {
    let first = shards.iter().find_map(|shard| shard.format);
    for shard in shards {
        let error = match (shard.format, first) {
            (Some(found), Some(first)) if found != first => ShardLineError::OtherFormat { found, first },
            (None, Some(RowFormat::Csv)) => ShardLineError::NoHeader,
            _ => continue,
        };
        return Err(MergeError::in_line(&shard.path, 1, None, error));
    }
    Ok(first)
}

/// Checks rows, including their common metric, and counts them.
struct RowChecker<'a> {
    puzzle: PuzzleId,
    conventions: &'a Conventions,
    metric: Option<Metric>,
    summary: MergeSummary,
}

impl RowChecker<'_> {
    fn check_row(&mut self, row: &ShardRow) -> Result<(), ShardLineError> {
        row.parsed.check(self.puzzle, self.conventions)?;
        match &row.parsed.result {
            Ok(outcome) => {
                let before = *self.metric.get_or_insert(outcome.metric);
                if before != outcome.metric {
                    return Err(ShardLineError::OtherMetric { found: outcome.metric, before });
                }
                self.summary.solved += u64::from(outcome.solution.is_some());
            }
            Err(_) => self.summary.wrong += 1,
        }
        self.summary.rows += 1;
        Ok(())
    }
}

/// The list that was solved, for comparison with the rows.
struct SolvedList {
    lines: LineReader,
    path: PathBuf,
}

impl SolvedList {
    fn check_row(&mut self, row: &ShardRow) -> Result<Result<(), ShardLineError>, MergeError> {
        Ok(match self.next_position()? {
            Some((_, text)) if text == row.parsed.input => Ok(()),
            Some((line, _)) => Err(ShardLineError::OtherInput(line)),
            None => Err(ShardLineError::BeyondList),
        })
    }

    /// Checks that the list has no more positions; `from` is the index of the next one.
    fn check_end(&mut self, from: u64) -> Result<(), MergeError> {
        if self.next_position()?.is_some() {
            Err(MergeError::MissingRows { path: self.path.clone(), from })
        } else {
            Ok(())
        }
    }

    fn next_position(&mut self) -> Result<Option<(usize, String)>, MergeError> {
        let unreadable = |source| MergeError::List { path: self.path.clone(), source };
        Ok(self.lines.next_line().map_err(unreadable)?.map(|line| (line.number, line.text)))
    }
}
