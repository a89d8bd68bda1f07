//! `unfold solve --batch`: solves many positions, one per line, in parallel, and prints rows in input order.

use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use super::args::{self, ColourOption, Solve};
use super::input::{self, ParsedState};
use super::notes::{self, PrintedKinds};
use super::out::{self, POLL_INTERVAL, Terminal};
use super::search::{limits, solver_of_options};
use super::{error::CliError, language::language, solver_tables};
use indicatif::ProgressBar;
use unfold_app::export::{destination::WriteError, file_error::FileError};
use unfold_engine::batch::lines::{self, InputLine, LineError, MAX_LINE_BYTES};
use unfold_engine::batch::row::{Row, RowFormat, RowWriter};
use unfold_engine::batch::run::{Batch, BatchOptions, BatchPoll, BatchPosition};
use unfold_engine::batch::summary::BatchSummary;
use unfold_engine::notation::{self, Note, colours::Assumptions, link};
use unfold_engine::{puzzle::PuzzleId, search::Limits};
use unfold_text::{Language, UserError, command_line as say, errors, numbers, sentences, sharing};

/// Maximum number of rows per job that are being solved or wait for an earlier row.
const ROWS_IN_FLIGHT_PER_JOB: usize = 256;

/// Solves the lines of a file or stdin, or those of the requested shard.
pub fn run(options: &Solve, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    let (source, bytes) = input::lines(file)?;
    let (named, source) =
        lines::read_heading(source).map_err(|source| FileError::Read { path: file.into(), source })?;
    let asked = input::requested_or_named(options.puzzle, named).map_err(CliError::Input)?;
    let puzzle = asked.unwrap_or_default();
    let solver = solver_of_options(options, puzzle)?;
    let (jobs, threads) = jobs_and_threads(options.jobs, options.threads, args::threads(None));
    out::catch_interrupt();
    let tables = solver_tables::open(options.tables.as_deref(), terminal)?;
    let limits = limits(options, threads);
    solver_tables::prepare(solver, &Limits { threads: args::threads(None), ..limits.clone() }, &tables, terminal)?;
    solver_tables::note_unsaved(&tables, terminal);
    let (colours, anew) = (options.colours, options.anew);
    let remarks = Arc::new(Mutex::new(LineRemarks::default()));
    let seen = remarks.clone();
    let read = move |line: &InputLine| match line.cut {
        true => Err(input::too_large(MAX_LINE_BYTES)),
        false => {
            let at_line = |error: UserError| error.with_place(errors::AT_LINE.with([&line.number]));
            input::requested_or_named(Some(puzzle), line.puzzle.clone()).map_err(at_line)?;
            // A link names its puzzle, which must be the batch's.
            let asked = if link::looks_like(&line.text) { Some(puzzle) } else { asked };
            let stated = input::parse_state(notation::read, asked, colours, &line.text, line.number)?;
            let position =
                BatchPosition { state: stated.state.clone(), reached: stated.reached.clone().filter(|_| !anew) };
            seen.lock().unwrap_or_else(PoisonError::into_inner).add(stated);
            Ok(position)
        }
    };
    let batch = BatchOptions {
        solver,
        limits,
        tables,
        jobs,
        read: Box::new(read),
        shard: options.shard,
        max_pending: ROWS_IN_FLIGHT_PER_JOB * jobs,
    };
    let format = if options.jsonl { RowFormat::Json } else { RowFormat::Csv };
    let bar = terminal.input_bar(bytes);
    let out = StdoutWithBar { terminal, bar: &bar, text: Vec::new() };
    let refused = |source| WriteError::Write { path: "-".into(), source };
    let mut rows = RowWriter::new(out, format, puzzle, options.notation.printer()).map_err(refused)?;
    // Write the header before the first row is ready.
    rows.flush().map_err(refused)?;
    let summary = BatchSummary::default();
    let mut printer = Printer { terminal, puzzle, colours, rows, bar: &bar, summary, remarks };
    let ended = printer.print_all(Batch::start(batch, source));
    bar.finish_and_clear();
    verdict(&printer.summary, ended, file, terminal)
}

/// Number of jobs and of threads per job; defaults use all cores.
fn jobs_and_threads(jobs: Option<u16>, threads: Option<u16>, cores: usize) -> (usize, usize) {
    match (jobs.map(usize::from), threads.map(usize::from)) {
        (None, None) => (cores, 1),
        (Some(jobs), None) => (jobs, (cores / jobs).max(1)),
        (None, Some(threads)) => ((cores / threads).max(1), threads),
        (Some(jobs), Some(threads)) => (jobs, threads),
    }
}

/// Stdout next to a progress bar: buffers writes and prints on flush. Never fails; the terminal records errors.
struct StdoutWithBar<'a> {
    terminal: &'a Terminal,
    bar: &'a ProgressBar,
    text: Vec<u8>,
}

impl Write for StdoutWithBar<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.text.is_empty() {
            self.terminal.print_beside_bar(self.bar, &self.text);
            self.text.clear();
        }
        Ok(())
    }
}

/// A remark on how a line was read.
#[derive(Debug)]
enum Remark {
    /// Facelets were read on these assumptions.
    Facelets(Assumptions),
    /// A link was read as the position after its moves.
    Link,
    /// Moves could also be read in another way.
    Moves(Note),
}

/// The remarks on the lines so far, each kind once.
#[derive(Debug, Default)]
struct LineRemarks {
    assumed: Vec<Assumptions>,
    has_links: bool,
    kinds: PrintedKinds,
    /// Remarks not yet printed.
    unprinted: Vec<Remark>,
}

impl LineRemarks {
    fn add(&mut self, stated: ParsedState) {
        if let Some(assumed) = stated.assumed.filter(|assumed| !self.assumed.contains(assumed)) {
            self.assumed.push(assumed);
            self.unprinted.push(Remark::Facelets(assumed));
        }
        if stated.linked.is_some_and(|linked| linked.scramble_move_count.is_some()) && !self.has_links {
            self.has_links = true;
            self.unprinted.push(Remark::Link);
        }
        self.unprinted.extend(self.kinds.take_new(stated.notes).into_iter().map(Remark::Moves));
    }
}

/// Prints rows and remarks, and counts the results.
struct Printer<'a> {
    terminal: &'a Terminal,
    puzzle: PuzzleId,
    colours: ColourOption,
    rows: RowWriter<StdoutWithBar<'a>>,
    bar: &'a ProgressBar,
    summary: BatchSummary,
    remarks: Arc<Mutex<LineRemarks>>,
}

impl Printer<'_> {
    /// Prints rows until the batch ends; Ctrl-C or a closed stdout stops it. Fails if the input could not be read to
    /// the end.
    fn print_all(&mut self, mut batch: Batch<UserError>) -> Result<(), LineError> {
        loop {
            if out::interrupted() || self.terminal.is_closed() {
                batch.stop();
            }
            let polled = batch.next_row(POLL_INTERVAL);
            self.print_remarks();
            match polled {
                BatchPoll::Row(row) => self.print(&row),
                BatchPoll::Pending => {}
                BatchPoll::End(ended) => return ended,
            }
        }
    }

    /// Prints remarks at once, even if their rows wait for earlier ones.
    fn print_remarks(&self) {
        let untold = std::mem::take(&mut self.remarks.lock().unwrap_or_else(PoisonError::into_inner).unprinted);
        for how in untold {
            self.bar.suspend(|| match &how {
                Remark::Facelets(assumed) => notes::note_assumed(assumed, self.colours, self.terminal),
                Remark::Link => self.terminal.note(&say::NOTICE.fill(language(), [&sharing::LINKS_AFTER_MOVES])),
                Remark::Moves(note) => notes::note_moves([note], self.terminal),
            });
        }
    }

    fn print(&mut self, row: &Row<UserError>) {
        self.summary.add(row);
        let describe = |error: &_| sentences::batch::row_error(self.puzzle, error).line(Language::ENGLISH);
        // [`StdoutWithBar`] never fails.
        let _ = self.rows.write(row, describe).and_then(|()| self.rows.flush());
        if !self.bar.is_hidden() {
            self.bar.set_message(say::BATCH_ROWS.fill(language(), [&numbers::grouped(self.summary.rows)]));
            self.bar.set_position(row.end_offset);
        }
    }
}

/// Returns the most severe failure of the batch. Prints a note if positions are unsolved and nothing worse happened.
fn verdict(
    summary: &BatchSummary,
    ended: Result<(), LineError>,
    file: &Path,
    terminal: &Terminal,
) -> Result<(), CliError> {
    if out::interrupted() {
        return Err(CliError::Interrupted);
    }
    ended.map_err(|error| FileError::from_line_error(file.into(), error))?;
    if terminal.is_closed() {
        return Ok(());
    }
    if summary.failed > 0 {
        return Err(CliError::files(say::BATCH_FAILED.with([&summary.failed, &summary.rows]), say::BATCH_DO));
    }
    if summary.invalid > 0 {
        return Err(CliError::input(say::BATCH_WRONG.with([&summary.invalid, &summary.rows]), say::BATCH_DO));
    }
    if summary.unsolved > 0 {
        let (unsolved, rows) = (&summary.unsolved, &summary.rows);
        terminal.note(&match summary.exhausted {
            0 => say::BATCH_UNSOLVED.fill(language(), [unsolved, rows]),
            exhausted => say::BATCH_EXHAUSTED.fill(language(), [unsolved, rows, &exhausted]),
        });
        return Err(CliError::Unsolved);
    }
    Ok(())
}
