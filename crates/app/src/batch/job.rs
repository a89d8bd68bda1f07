//! Solves all positions of a batch.

#![allow(clippy::disallowed_methods, reason = "a job tells how long it took")]

use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::time::{Duration, Instant};
use std::{path::PathBuf, sync::Arc};

use super::logs::{self, LogLines};
use crate::document::batches::form::{BatchForm, MAX_ROWS, PositionSource};
use crate::document::batches::table::{BatchEnd, Row};
use crate::export::file_error::FileError;
use crate::system::{files, utf16};
use crate::task::{ReportFn, Tools};
use rand_chacha::ChaCha8Rng;
use unfold_engine::batch::lines::{InputLine, LineError, MAX_LINE_BYTES};
use unfold_engine::batch::run::{Batch, BatchOptions, BatchPoll, BatchPosition};
use unfold_engine::control::Control;
use unfold_engine::notation::link::{self, Link};
use unfold_engine::notation::{self, FaceletsOrMoves, colours::ColourLetters, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::{TableError, Tables};
use unfold_scene::appearance::colour_letters;
use unfold_text::sentences::{describe, headings};
use unfold_text::{UserError, command_line as say, editor::puzzle_name, errors, sharing};

/// Maximum number of rows in flight per solver thread: unfinished, or waiting for an earlier one.
const MAX_ROWS_IN_FLIGHT: usize = 4096;
/// Interval between reports of rows.
const REPORT_INTERVAL: Duration = Duration::from_millis(33);

#[derive(Debug)]
pub struct BatchJob {
    pub puzzle: PuzzleId,
    /// Source of the positions.
    pub form: BatchForm,
    /// Letters for the colours in the positions.
    pub letters: ColourLetters,
    pub solver: &'static dyn Solver,
    /// Limits per position. `threads` positions, at least one, are solved in parallel, each on one thread.
    pub limits: Limits,
    /// The input; `None` until [`BatchJob::begin`] opens it.
    pub input: Option<BatchInput>,
}

impl BatchJob {
    /// Opens the input and reports its size.
    ///
    /// # Errors
    /// The final report, if the input cannot be read.
    pub fn begin(&mut self) -> Result<BatchReport, BatchReport> {
        let input = open(self.puzzle, &self.form).map_err(BatchReport::Refused)?;
        let opened = BatchReport::Opened { states: input.states, bytes: input.bytes };
        self.input = Some(input);
        Ok(opened)
    }

    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, BatchReport>) -> BatchReport {
        BatchReport::End(solve_lines(self, control, &tools.tables, report))
    }
}

#[derive(Debug)]
pub enum BatchReport {
    /// The input is open.
    Opened {
        /// Number of positions, if known.
        states: Option<u64>,
        /// Size in bytes, if known.
        bytes: Option<u64>,
    },
    /// The input cannot be read; nothing was started.
    Refused(FileError),
    TablesReady,
    /// The next rows, in the order of the input.
    Rows(Vec<Row>),
    End(Result<BatchEnd, BatchError>),
}

#[derive(Debug)]
pub enum BatchError {
    /// The tables could not be loaded or built.
    Tables(TableError),
    /// The input could not be read to its end.
    Lines(FileError),
}

impl std::fmt::Debug for BatchInput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BatchInput").field("states", &self.states).field("bytes", &self.bytes).finish_non_exhaustive()
    }
}

pub struct BatchInput {
    pub(super) lines: Box<dyn BufRead + Send>,
    /// The log files that the lines come from, in order; empty for other input.
    pub(super) logs: Vec<PathBuf>,
    /// Number of positions, if known.
    pub states: Option<u64>,
    /// Size in bytes, if known.
    pub bytes: Option<u64>,
}

/// Opens a form's input: a file, a log or a folder of logs, random positions, or the text.
pub(super) fn open(puzzle: PuzzleId, form: &BatchForm) -> Result<BatchInput, FileError> {
    let logs = Vec::new();
    Ok(match (form.source, &form.file) {
        (PositionSource::File, Some(path)) => {
            if let Some(logs) = logs::find_logs(puzzle, path)? {
                let (count, lines) = (logs.len() as u64, LogLines::new(puzzle, logs.clone()));
                return Ok(BatchInput {
                    lines: Box::new(BufReader::new(lines)),
                    logs,
                    states: Some(count),
                    bytes: None,
                });
            }
            let lines = files::open_blocks(path)?;
            let bytes = Some(lines.get_ref().size());
            BatchInput { lines: utf16::to_utf8_reader(Box::new(lines)), logs, states: None, bytes }
        }
        (PositionSource::Random, _) => {
            let random = RandomLines::new(puzzle, form.seed, form.random_count);
            BatchInput { lines: Box::new(BufReader::new(random)), logs, states: Some(form.random_count), bytes: None }
        }
        _ => {
            let bytes = form.text.clone().into_bytes();
            BatchInput { lines: Box::new(Cursor::new(bytes)), logs, states: Some(form.text_count), bytes: None }
        }
    })
}

/// Prepares the tables, solves the positions and reports the rows.
fn solve_lines(
    task: BatchJob,
    control: &Control,
    tables: &Arc<Tables>,
    report: &dyn Fn(BatchReport),
) -> Result<BatchEnd, BatchError> {
    let BatchJob { puzzle, form, letters, solver, limits, input } = task;
    let input = input.expect("a batch begins before it runs");
    let (jobs, logs) = (limits.threads, input.logs);
    match solver.tables_for(&limits).prepare(&limits, control, tables) {
        Ok(()) => {}
        Err(TableError::Stopped) => return Ok(BatchEnd::Stopped),
        Err(error) => return Err(BatchError::Tables(error)),
    }
    if control.is_stopped() {
        return Ok(BatchEnd::Stopped);
    }
    report(BatchReport::TablesReady);
    let options = BatchOptions {
        solver,
        // Many positions in parallel, each on one thread: no thread waits for another.
        limits: Limits { threads: 1, all_optimal: false, ..limits },
        tables: tables.clone(),
        jobs,
        read: Box::new(move |line| read(puzzle, line, &letters, &logs)),
        shard: None,
        max_pending: MAX_ROWS_IN_FLIGHT * jobs,
    };
    let mut batch = Batch::start(options, input.lines);
    let (mut rows, mut count, mut reported) = (Vec::new(), 0, Instant::now());
    loop {
        if control.is_stopped() {
            batch.stop();
        }
        let end = match batch.next_row(REPORT_INTERVAL) {
            BatchPoll::Row(_) if count >= MAX_ROWS => Some(Ok(BatchEnd::Full)),
            BatchPoll::Row(row) => {
                rows.push(row);
                count += 1;
                None
            }
            BatchPoll::Pending => None,
            BatchPoll::End(Ok(())) if control.is_stopped() => Some(Ok(BatchEnd::Stopped)),
            BatchPoll::End(Ok(())) => Some(Ok(BatchEnd::Done)),
            BatchPoll::End(Err(error)) => Some(Err(BatchError::Lines(lines_error(form.path(), error)))),
        };
        if !rows.is_empty() && (end.is_some() || reported.elapsed() >= REPORT_INTERVAL) {
            report(BatchReport::Rows(std::mem::take(&mut rows)));
            reported = Instant::now();
        }
        if let Some(end) = end {
            return end;
        }
    }
}

pub(super) fn lines_error(path: Option<PathBuf>, error: LineError) -> FileError {
    FileError::from_line_error(path.unwrap_or_default(), error)
}

/// Uniformly random positions, one per line as `unfold scramble` prints them.
struct RandomLines {
    puzzle: PuzzleId,
    random: ChaCha8Rng,
    left: u64,
    line: Cursor<Vec<u8>>,
}

impl RandomLines {
    fn new(puzzle: PuzzleId, seed: u64, count: u64) -> Self {
        Self { puzzle, random: scramble::generator(seed), left: count, line: Cursor::default() }
    }
}

impl Read for RandomLines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.line.fill_buf()?.is_empty() && self.left > 0 {
            self.left -= 1;
            let state = scramble::uniform(self.puzzle, &mut self.random);
            self.line = Cursor::new(format!("{}\n", facelets::print(&state)).into_bytes());
        }
        self.line.read(into)
    }
}

/// Parses the position on a line.
///
/// # Errors
/// A parse error with its place in the whole text; for a line from a log, the log's own error if it has one.
pub(super) fn read(
    puzzle: PuzzleId,
    line: &InputLine,
    letters: &ColourLetters,
    logs: &[PathBuf],
) -> Result<BatchPosition, UserError> {
    let read = read_line(puzzle, line, letters);
    read.map_err(|error| {
        let log = logs.iter().find(|log| logs::unreadable_line(log).trim_end() == line.text);
        log.and_then(|log| logs::lines(puzzle, log).err()).unwrap_or(error)
    })
}

fn read_line(puzzle: PuzzleId, line: &InputLine, letters: &ColourLetters) -> Result<BatchPosition, UserError> {
    if line.cut {
        return Err(UserError::new(say::INPUT_TOO_LARGE.with([&MAX_LINE_BYTES]), say::INPUT_TOO_LARGE_DO));
    }
    headings::check(puzzle, &line.puzzle).map_err(|error| error.with_place(errors::AT_LINE.with([&line.number])))?;
    if link::looks_like(&line.text) {
        return parse_link(puzzle, line);
    }
    let in_letters = |letters: &ColourLetters| notation::read(puzzle, &line.text, letters);
    let read = colour_letters::read(letters, in_letters).map_err(|mut error| {
        error.at.line += line.number.saturating_sub(1);
        describe::notation(puzzle, &error)
    })?;
    let reached = if let FaceletsOrMoves::Moves(moves) = &read.content { Some(moves.clone()) } else { None };
    Ok(BatchPosition { state: read.content.state(puzzle), reached })
}

fn parse_link(puzzle: PuzzleId, line: &InputLine) -> Result<BatchPosition, UserError> {
    let Link { puzzle: found, setup, .. } =
        link::read(&line.text).map(|link| link.interpret().link).map_err(|mut error| {
            error.at.line += line.number.saturating_sub(1);
            describe::link(&error)
        })?;
    if found != puzzle {
        let what = sharing::LINK_OF_OTHER.with([&puzzle_name(found), &puzzle_name(puzzle)]);
        return Err(UserError::new(what, sharing::LINK_OF_OTHER_DO).with_place(errors::AT_LINE.with([&line.number])));
    }
    Ok(BatchPosition { state: Facelets::solved(puzzle).after_all(&setup), reached: Some(setup) })
}
