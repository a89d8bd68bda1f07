//! `unfold shorten --batch`: shortens the moves on each line, one line after the other.

use std::path::Path;

use super::{Report, Search, Shorten, report, stretch_of};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, input, json, notes};
use serde::Serialize;
use unfold_app::{export::file_error::FileError, shortened::Shortened};
use unfold_engine::batch::lines::{self, InputLine, LineReader, MAX_LINE_BYTES};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::stretch::Stretch;
use unfold_text::{Language, UserError, command_line as say, errors};

/// A row: a line and its result, or the error.
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
    moves: Option<&'a str>,
    error: Option<&'a str>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Shortened(Row<'a>),
}

/// Shortens the moves of every line of a file, or of stdin.
pub fn run(options: &Shorten, file: &Path, terminal: &Terminal) -> Result<(), CliError> {
    let (source, _) = input::lines(file)?;
    let (named, source) = lines::heading_of(source).map_err(|source| FileError::Read { path: file.into(), source })?;
    let puzzle = input::asked_or_named(options.puzzle, named).map_err(CliError::Input)?.unwrap_or_default();
    let search = Search::of(options, puzzle, terminal)?;
    let mut printer = Printer { options, puzzle, terminal, has_header: options.jsonl };
    let (mut reader, mut rows, mut wrong) = (LineReader::new(source), 0_u64, 0_u64);
    while let Some(line) = reader.next_line().map_err(|error| FileError::of_lines(file.into(), error))? {
        if out::interrupted() || terminal.is_closed() {
            break;
        }
        rows += 1;
        match stretch(puzzle, &line, terminal) {
            Ok(stretch) => {
                printer.print(&line, Ok(&search.shortest(&stretch)?));
            }
            Err(error) => {
                wrong += 1;
                printer.print(&line, Err(&error.line(Language::ENGLISH)));
            }
        }
    }
    match wrong {
        _ if out::interrupted() => Err(CliError::Interrupted),
        0 => Ok(()),
        _ => Err(CliError::input(say::BATCH_WRONG.with([&wrong, &rows]), say::BATCH_DO)),
    }
}

/// All moves of a line.
fn stretch(puzzle: PuzzleId, line: &InputLine, terminal: &Terminal) -> Result<Stretch, UserError> {
    if line.cut {
        return Err(input::too_large(MAX_LINE_BYTES));
    }
    let at_line = |error: UserError| error.at(errors::AT_LINE.with([&line.number]));
    input::asked_or_named(Some(puzzle), line.puzzle.clone()).map_err(at_line)?;
    let read = input::moves(puzzle, &line.text, line.number)?;
    notes::note_moves(&read.notes, terminal);
    let count = read.moves.0.len();
    stretch_of(puzzle, read.moves, 0..count).map_err(at_line)
}

/// Prints rows as CSV or JSON.
struct Printer<'a> {
    options: &'a Shorten,
    puzzle: PuzzleId,
    terminal: &'a Terminal,
    has_header: bool,
}

impl Printer<'_> {
    fn print(&mut self, line: &InputLine, result: Result<&Shortened, &str>) {
        let printed =
            result.map(|found| self.options.notation.printer()(self.puzzle, &found.all[1])).unwrap_or_default();
        let report: Option<Report> = result.ok().map(|found| report(found, self.puzzle, &printed));
        let report = report.as_ref();
        let row = Row {
            index: line.index,
            input: &line.text,
            before: report.map(|report| report.before),
            after: report.map(|report| report.after),
            metric: report.map(|report| report.metric),
            lower: report.map(|report| report.lower),
            optimal: report.map(|report| report.optimal),
            reason: report.map(|report| report.reason),
            seconds: report.map(|report| report.seconds),
            nodes: report.map(|report| report.nodes),
            moves: report.map(|report| report.moves),
            error: result.err(),
        };
        if self.options.jsonl {
            self.terminal.say(&json::text(&Line::Shortened(row)));
            return;
        }
        let mut csv = csv::WriterBuilder::new()
            .has_headers(!std::mem::replace(&mut self.has_header, true))
            .from_writer(Vec::new());
        csv.serialize(row).expect("a row of numbers and texts is written into memory");
        let bytes = csv.into_inner().expect("nothing refuses to be written into memory");
        let text = String::from_utf8(bytes).expect("CSV of texts is text");
        self.terminal.say(text.trim_end_matches('\n'));
    }
}
