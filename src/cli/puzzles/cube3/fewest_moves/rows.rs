//! Rows of batches, as CSV or JSON.

use std::path::Path;

use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, input, json};
use serde::Serialize;
use unfold_app::export::file_error::FileError;
use unfold_engine::batch::lines::{InputLine, LineReader, MAX_LINE_BYTES};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Language, UserError, command_line as say, errors};

/// A line's result or error.
#[derive(Debug, Serialize)]
struct Row<'a> {
    index: u64,
    input: &'a str,
    length: Option<usize>,
    moves: Option<&'a str>,
    error: Option<&'a str>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Line<'a> {
    Done(Row<'a>),
}

/// Length and moves of a solution.
pub type LengthAndMoves = (usize, String);

/// Solves each line of a file or stdin in turn and prints a row for each. A line below a heading of another puzzle is an
/// error. A [`UserError`] from `solve` goes into the
/// row, a [`CliError`] ends the batch.
pub fn solve_each(
    puzzle: PuzzleId,
    file: &Path,
    jsonl: bool,
    terminal: &Terminal,
    mut solve: impl FnMut(&InputLine) -> Result<Result<LengthAndMoves, UserError>, CliError>,
) -> Result<(), CliError> {
    let (source, _) = input::lines(file)?;
    let mut reader = LineReader::new(source);
    let (mut rows, mut wrong) = (0_u64, 0_u64);
    while let Some(line) = reader.next_line().map_err(|error| FileError::from_line_error(file.into(), error))? {
        if out::interrupted() || terminal.is_closed() {
            break;
        }
        rows += 1;
        let at_line = |error: UserError| error.with_place(errors::AT_LINE.with([&line.number]));
        let solved = match input::requested_or_named(Some(puzzle), line.puzzle.clone()).map_err(at_line) {
            _ if line.cut => Err(input::too_large(MAX_LINE_BYTES)),
            Ok(_) => solve(&line)?,
            Err(error) => Err(error),
        };
        wrong += u64::from(solved.is_err());
        let error = solved.as_ref().err().map(|error| error.line(Language::ENGLISH));
        let solved = solved.ok();
        let row = Row {
            index: rows,
            input: &line.text,
            length: solved.as_ref().map(|(length, _)| *length),
            moves: solved.as_ref().map(|(_, moves)| moves.as_str()),
            error: error.as_deref(),
        };
        if jsonl {
            terminal.print_line(&json::text(&Line::Done(row)));
        } else {
            terminal.print_line(&csv(&row, rows == 1));
        }
    }
    match wrong {
        _ if out::interrupted() => Err(CliError::Interrupted),
        0 => Ok(()),
        _ => Err(CliError::input(say::BATCH_WRONG.with([&wrong, &rows]), say::BATCH_DO)),
    }
}

/// A row as CSV, after a header if `has_header`.
fn csv(row: &Row, has_header: bool) -> String {
    let mut csv = csv::WriterBuilder::new().has_headers(has_header).from_writer(Vec::new());
    csv.serialize(row).expect("a row of numbers and texts is written into memory");
    let bytes = csv.into_inner().expect("nothing refuses to be written into memory");
    let text = String::from_utf8(bytes).expect("CSV of texts is text");
    text.trim_end_matches('\n').to_owned()
}
