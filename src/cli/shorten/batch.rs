//! `unfold shorten --batch`: shortens the moves of each line or log in turn.

use std::borrow::Cow;
use std::collections::{HashMap, hash_map::Entry};
use std::path::{Path, PathBuf};

use super::{Report, Search, Shorten, lead_in, moves_to_shorten, report, save, select_stretch};
use crate::cli::input::{self, LoadedPosition};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language, notes};
use serde::Serialize;
use unfold_app::export::{destination::IfExists, file_error::FileError};
use unfold_app::shortening_result::ShorteningResult;
use unfold_app::system::{files, log_files};
use unfold_engine::batch::lines::{self, InputLine, LineReader, MAX_LINE_BYTES};
use unfold_engine::logs::LogFormat;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_engine::search::move_range::MoveRange;
use unfold_text::{Language, UserError, command_line as say, errors, shorten as texts};

/// A line's or log's result or error.
#[derive(Debug, Serialize)]
struct Row<'a> {
    index: u64,
    input: &'a str,
    before: Option<usize>,
    after: Option<usize>,
    metric: Option<&'a str>,
    lower: Option<usize>,
    optimal: Option<bool>,
    reason: Option<&'a str>,
    seconds: Option<f64>,
    nodes: Option<u64>,
    length: Option<usize>,
    twists: Option<usize>,
    moves: Option<&'a str>,
    error: Option<&'a str>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Shortened(Row<'a>),
}

/// Shortens each line of a file or stdin, or each log of a folder.
pub fn run(options: &Shorten, path: &Path, terminal: &Terminal) -> Result<(), CliError> {
    let mut printer = Printer {
        options,
        terminal,
        is_header_printed: options.jsonl,
        rows: 0,
        wrong: 0,
        shortened: 0,
        moves_saved: 0,
    };
    if files::is_folder(path) {
        shorten_logs(options, path, &mut printer)?;
    } else if options.output.is_some() {
        return Err(CliError::input(texts::SHORTEN_BATCH_OUTPUT, texts::SHORTEN_BATCH_OUTPUT_DO));
    } else {
        shorten_lines(options, path, &mut printer)?;
    }
    printer.verdict()
}

/// True if the batch should end: after Ctrl-C, or once stdout is closed.
fn should_stop(terminal: &Terminal) -> bool {
    out::interrupted() || terminal.is_closed()
}

fn shorten_lines(options: &Shorten, file: &Path, printer: &mut Printer) -> Result<(), CliError> {
    let terminal = printer.terminal;
    let (source, _) = input::lines(file)?;
    let (named, source) =
        lines::read_heading(source).map_err(|source| FileError::Read { path: file.into(), source })?;
    let puzzle = input::requested_or_named(options.puzzle, named).map_err(CliError::Input)?.unwrap_or_default();
    let search = Search::new(options, puzzle, terminal)?;
    let mut reader = LineReader::new(source);
    while let Some(line) = reader.next_line().map_err(|error| FileError::from_line_error(file.into(), error))? {
        if should_stop(terminal) {
            break;
        }
        match parse_line(puzzle, &line, terminal) {
            Ok(stretch) => printer.print(&line.text, puzzle, Ok(&search.shortest(&stretch, Sequence::default())?)),
            Err(error) => printer.print(&line.text, puzzle, Err(&error)),
        }
    }
    Ok(())
}

/// Parses a line's moves; the range covers them all.
fn parse_line(puzzle: PuzzleId, line: &InputLine, terminal: &Terminal) -> Result<MoveRange, UserError> {
    if line.cut {
        return Err(input::too_large(MAX_LINE_BYTES));
    }
    let at_line = |error: UserError| error.with_place(errors::AT_LINE.with([&line.number]));
    input::requested_or_named(Some(puzzle), line.puzzle.clone()).map_err(at_line)?;
    let read = input::parse_moves(puzzle, &line.text, line.number)?;
    notes::note_moves(&read.notes, terminal);
    let count = read.moves.0.len();
    select_stretch(puzzle, read.moves, 0..count).map_err(at_line)
}

fn shorten_logs(options: &Shorten, folder: &Path, printer: &mut Printer) -> Result<(), CliError> {
    let terminal = printer.terminal;
    let mut paths = Vec::new();
    for format in LogFormat::ONE_PER_PROGRAM {
        paths.extend(files::files_with_extension(folder, format.extension())?);
    }
    paths.sort();
    if paths.is_empty() {
        return Err(CliError::input(texts::SHORTEN_NO_LOGS.with([&folder.display()]), texts::SHORTEN_NO_LOGS_DO));
    }
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    if let Some(target) = &options.output {
        files::make_folder(target)?;
        // Check all files before the first search, which may take long.
        paths.iter().try_for_each(|path| log_files::check_target(&within(target, path), existing))?;
    }
    let mut searches: HashMap<PuzzleId, Search> = HashMap::new();
    for path in &paths {
        if should_stop(terminal) {
            break;
        }
        let name = path.file_name().map_or(Cow::Borrowed(""), |name| name.to_string_lossy());
        let (log, stretch) = match read_log(path, options.puzzle, terminal) {
            Ok(read) => read,
            Err(error) => {
                printer.print(&name, options.puzzle.unwrap_or_default(), Err(&error));
                continue;
            }
        };
        let puzzle = log.state.puzzle();
        let search = match searches.entry(puzzle) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => place.insert(Search::new(options, puzzle, terminal)?),
        };
        let found = search.shortest(&stretch, lead_in(&log, &stretch))?;
        if let Some(target) = &options.output {
            save(&within(target, path), &log, &found, existing)?;
        }
        printer.print(&name, puzzle, Ok(&found));
    }
    Ok(())
}

/// The path in `folder` with `path`'s file name.
fn within(folder: &Path, path: &Path) -> PathBuf {
    folder.join(path.file_name().unwrap_or_default())
}

/// Reads a log and the moves to shorten. Fails for a file with several solves, or of a puzzle other than `asked`.
fn read_log(
    path: &Path,
    asked: Option<PuzzleId>,
    terminal: &Terminal,
) -> Result<(LoadedPosition, MoveRange), UserError> {
    let logs = log_files::open(path).map_err(|error| error.explain())?;
    let log = logs
        .only()
        .map_err(|logs| UserError::new(say::SEVERAL_SOLVES.with([&logs.len()]), texts::SHORTEN_ONE_SOLVE_DO))?;
    input::requested_or_named(asked, Ok(Some(log.puzzle())))?;
    let moves = moves_to_shorten(&log);
    let (puzzle, count) = (log.puzzle(), moves.0.len());
    let stretch = select_stretch(puzzle, moves, 0..count)?;
    Ok((LoadedPosition::from_opened_log(log, terminal), stretch))
}

/// Prints rows as CSV or JSON and counts them.
struct Printer<'a> {
    options: &'a Shorten,
    terminal: &'a Terminal,
    is_header_printed: bool,
    rows: u64,
    wrong: u64,
    shortened: u64,
    moves_saved: usize,
}

impl Printer<'_> {
    fn print(&mut self, input: &str, puzzle: PuzzleId, result: Result<&ShorteningResult, &UserError>) {
        self.rows += 1;
        match result {
            Ok(found) => {
                self.shortened += u64::from(found.is_shorter());
                self.moves_saved += found.before - found.after;
            }
            Err(_) => self.wrong += 1,
        }
        let printed = result.map(|found| self.options.notation.printer()(puzzle, &found.whole[1])).unwrap_or_default();
        let error = result.err().map(|error| error.line(Language::ENGLISH));
        let report: Option<Report> = result.ok().map(|found| report(found, puzzle, &printed));
        let report = report.as_ref();
        let row = Row {
            index: self.rows,
            input,
            before: report.map(|report| report.before),
            after: report.map(|report| report.after),
            metric: report.map(|report| report.metric),
            lower: report.map(|report| report.lower),
            optimal: report.map(|report| report.optimal),
            reason: report.map(|report| report.reason),
            seconds: report.map(|report| report.seconds),
            nodes: report.map(|report| report.nodes),
            length: report.map(|report| report.length),
            twists: report.and_then(|report| report.twists),
            moves: report.map(|report| report.moves),
            error: error.as_deref(),
        };
        if self.options.jsonl {
            self.terminal.print_line(&json::text(&Line::Shortened(row)));
            return;
        }
        let mut csv = csv::WriterBuilder::new()
            .has_headers(!std::mem::replace(&mut self.is_header_printed, true))
            .from_writer(Vec::new());
        csv.serialize(row).expect("a row of numbers and texts is written into memory");
        let bytes = csv.into_inner().expect("nothing refuses to be written into memory");
        let text = String::from_utf8(bytes).expect("CSV of texts is text");
        self.terminal.print_line(text.trim_end_matches('\n'));
    }

    /// Returns the batch's result; prints the totals if no row failed.
    fn verdict(&self) -> Result<(), CliError> {
        if out::interrupted() {
            return Err(CliError::Interrupted);
        }
        if self.wrong > 0 {
            return Err(CliError::input(say::BATCH_WRONG.with([&self.wrong, &self.rows]), say::BATCH_DO));
        }
        let counts = texts::SHORTEN_BATCH_DONE.fill(language(), [&self.shortened, &self.rows, &self.moves_saved]);
        self.terminal.note(&counts);
        Ok(())
    }
}
