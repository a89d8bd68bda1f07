//! Reads and checks a row written by a batch.

use std::io::Cursor;

use csv::{ReaderBuilder, StringRecord, Terminator};
use serde_json::{Map, Value};

use super::row::{COLUMNS, ColumnKind, EVENT, RowFormat};
use crate::notation::schemes::{self, Conventions};
use crate::notation::{self, NotationError, colours::ColourLetters, link};
use crate::puzzle::{Metric, PuzzleId};
use crate::search::Reason;

/// A row parsed from a batch's output. Its solution is verified only by [`check`](Self::check).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParsedRow {
    /// Index among the positions of the input, from 1.
    pub index: u64,
    /// The input line, without trailing white space.
    pub input: String,
    /// Result of the search, or the error message written by the run.
    pub result: Result<ParsedOutcome, String>,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParsedOutcome {
    /// Length of the solution in `metric`, and its moves as text; `None` without a solution.
    pub solution: Option<(usize, String)>,
    /// Metric of the length and the bound.
    pub metric: Metric,
    /// Proven lower bound on the length of any solution, in `metric`.
    pub lower: usize,
    /// True if there is a solution and its length equals `lower`.
    pub optimal: bool,
}

/// The errors in a row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsedRowError {
    /// The line is cut off, or is not a row of this format.
    #[error("this is no row of a batch")]
    NotARow,
    /// A column, given by name, is missing, or its value does not fit its type or the other columns.
    #[error("the column {0:?} does not fit")]
    Column(&'static str),
    /// The input of a solved row cannot be parsed.
    #[error("the input is no position of the {}", .0.def().name)]
    Input(PuzzleId, #[source] NotationError),
    /// The moves of the solution cannot be parsed.
    #[error("the moves are none of the {}", .0.def().name)]
    Moves(PuzzleId, #[source] NotationError),
    /// The moves do not solve the input.
    #[error("the moves do not solve the input")]
    Unsolved,
    /// The length in the row is not the length of the moves.
    #[error("the row says {stated} {metric}, the moves are {counted} {metric}")]
    Length {
        /// The length in the row.
        stated: usize,
        /// The length of the moves.
        counted: usize,
        /// The metric of both.
        metric: Metric,
    },
    /// The lower bound is greater than the length.
    #[error("the lower bound of {lower} {metric} is greater than the length of {length} {metric}")]
    Lower {
        /// The bound in the row.
        lower: usize,
        /// The length of the moves.
        length: usize,
        /// The metric of both.
        metric: Metric,
    },
}

/// Values in the order of [`COLUMNS`]; null if a row has none.
type Values = [Value; COLUMNS.len()];

/// A line parser for one format, with reusable buffers.
pub struct RowParser {
    /// CSV reader and its last record; `None` for JSON.
    csv: Option<(csv::Reader<Cursor<Vec<u8>>>, StringRecord)>,
}

impl RowParser {
    /// Creates a parser for this format.
    pub fn new(format: RowFormat) -> Self {
        // A carriage return within a line is an ordinary character.
        let reader = || {
            ReaderBuilder::new()
                .has_headers(false)
                .flexible(true)
                .terminator(Terminator::Any(b'\n'))
                .from_reader(Cursor::default())
        };
        Self { csv: (format == RowFormat::Csv).then(|| (reader(), StringRecord::new())) }
    }

    /// Parses a line, given without its line break. Do not reuse the parser after an error.
    ///
    /// # Errors
    /// [`ParsedRowError::NotARow`] or [`ParsedRowError::Column`].
    pub fn parse(&mut self, line: &str) -> Result<ParsedRow, ParsedRowError> {
        let values = match &mut self.csv {
            Some((reader, record)) => csv_values(cells(reader, record, line).ok_or(ParsedRowError::NotARow)?)?,
            None => json_values(line)?,
        };
        for ((name, kind), value) in COLUMNS.iter().zip(&values) {
            if !fits(*kind, value) {
                return Err(ParsedRowError::Column(name));
            }
        }
        ParsedRow::from_values(&values).map_err(ParsedRowError::Column)
    }
}

impl ParsedRow {
    /// Builds a row from its values; the error is the name of an invalid column.
    fn from_values(values: &Values) -> Result<Self, &'static str> {
        let [index, input, length, metric, lower, optimal, reason, seconds, nodes, moves, error] = values;
        let index = index.as_u64().filter(|index| *index > 0).ok_or("index")?;
        let input = input.as_str().ok_or("input")?.to_owned();
        if let Some(error) = error.as_str() {
            let others = COLUMNS.iter().zip(values).skip(2).take(COLUMNS.len() - 3);
            let filled = others.into_iter().find(|(_, value)| !value.is_null());
            return filled.map_or(Ok(Self { index, input, result: Err(error.into()) }), |((name, _), _)| Err(name));
        }
        let word = metric.as_str().and_then(Metric::from_name);
        let metric = word.filter(|word| metric.as_str() == Some(word.word())).ok_or("metric")?;
        let lower = lower.as_u64().ok_or("lower")? as usize;
        let optimal = optimal.as_bool().ok_or("optimal")?;
        let known = reason.as_str().is_some_and(|word| Reason::ALL.iter().any(|reason| reason.json_name() == word));
        known.then_some(()).ok_or("reason")?;
        seconds.as_f64().filter(|seconds| *seconds >= 0.0).ok_or("seconds")?;
        nodes.as_u64().ok_or("nodes")?;
        let solution = match (length.as_u64(), moves.as_str()) {
            (None, None) => None,
            // Empty moves next to a length are a solution without moves.
            (Some(length), moves) => Some((length as usize, moves.unwrap_or_default().to_owned())),
            (None, Some(_)) => return Err("length"),
        };
        if optimal != solution.as_ref().is_some_and(|(length, _)| *length == lower) {
            return Err("optimal");
        }
        Ok(Self { index, input, result: Ok(ParsedOutcome { solution, metric, lower, optimal }) })
    }

    /// Checks the solution, if any: applies its moves to the input, parsed with these conventions, and compares their
    /// length with the stated length and the bound.
    ///
    /// # Errors
    /// [`ParsedRowError`] for the first error found.
    pub fn check(&self, puzzle: PuzzleId, conventions: &Conventions) -> Result<(), ParsedRowError> {
        let Ok(ParsedOutcome { solution: Some((stated, moves)), metric, lower, .. }) = &self.result else {
            return Ok(());
        };
        let read = |letters: &ColourLetters| link::read_line(puzzle, &self.input, letters);
        let read =
            schemes::read(&self.input, conventions, read).map_err(|error| ParsedRowError::Input(puzzle, error))?;
        let moves = notation::parse(puzzle, moves).map_err(|error| ParsedRowError::Moves(puzzle, error))?;
        if !read.content.state(puzzle).after_all(&moves).is_solved() {
            return Err(ParsedRowError::Unsolved);
        }
        let (stated, metric, lower) = (*stated, *metric, *lower);
        let counted = moves.length_in(puzzle.def(), metric);
        if counted != stated {
            return Err(ParsedRowError::Length { stated, counted, metric });
        }
        if lower > stated {
            return Err(ParsedRowError::Lower { lower, length: stated, metric });
        }
        Ok(())
    }
}

/// True if a column of this type may hold the value; any may hold null.
fn fits(kind: ColumnKind, value: &Value) -> bool {
    value.is_null()
        || match kind {
            ColumnKind::Count => value.is_u64(),
            ColumnKind::Number => value.is_number(),
            ColumnKind::Boolean => value.is_boolean(),
            ColumnKind::Text => value.is_string(),
        }
}

fn json_values(line: &str) -> Result<Values, ParsedRowError> {
    let mut members: Map<String, Value> = serde_json::from_str(line).map_err(|_| ParsedRowError::NotARow)?;
    if members.remove("event").is_none_or(|event| event != EVENT) || members.len() != COLUMNS.len() {
        return Err(ParsedRowError::NotARow);
    }
    let mut values = Values::default();
    for ((name, _), value) in COLUMNS.iter().zip(&mut values) {
        *value = members.remove(*name).ok_or(ParsedRowError::Column(name))?;
    }
    Ok(values)
}

/// Parses CSV cells. Numbers and booleans are written as in JSON, so neither `0x7` nor `+7` is a count.
fn csv_values(cells: &StringRecord) -> Result<Values, ParsedRowError> {
    if cells.len() != COLUMNS.len() {
        return Err(ParsedRowError::NotARow);
    }
    let mut values = Values::default();
    for (((name, kind), value), cell) in COLUMNS.iter().zip(&mut values).zip(cells) {
        *value = match kind {
            _ if cell.is_empty() => Value::Null,
            ColumnKind::Text => cell.into(),
            _ => serde_json::from_str(cell).map_err(|_| ParsedRowError::Column(name))?,
        };
    }
    Ok(values)
}

/// Returns the cells of a CSV line, given without its line break; `None` if the line is empty or misquoted.
///
/// One reader serves all lines: creating a reader takes 40 times as long as parsing a line.
fn cells<'a>(
    reader: &mut csv::Reader<Cursor<Vec<u8>>>,
    record: &'a mut StringRecord,
    line: &str,
) -> Option<&'a StringRecord> {
    // The line break completes the record, so the reader never reaches the end of its source.
    *reader.get_mut() = Cursor::new([line.as_bytes(), b"\n"].concat());
    let found = reader.read_record(record).ok()?;
    (found && is_well_quoted(line, record)).then_some(record)
}

/// True if a line is these cells joined by commas, each quoted as in RFC 4180, or unquoted if it contains no quotes.
///
/// The CSV reader accepts missing and misplaced quotes. Here they mean that the line was cut or damaged.
fn is_well_quoted(line: &str, cells: &StringRecord) -> bool {
    let mut rest = Some(line);
    for (n, cell) in cells.iter().enumerate() {
        rest =
            rest.and_then(|rest| if n == 0 { Some(rest) } else { rest.strip_prefix(',') }).and_then(|rest| match rest
                .strip_prefix('"')
            {
                Some(quoted) => quoted.strip_prefix(cell.replace('"', "\"\"").as_str())?.strip_prefix('"'),
                None => rest.strip_prefix(cell).filter(|_| !cell.contains('"')),
            });
    }
    rest == Some("")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn csv_lines_are_split_into_cells_or_rejected() {
        let mut parser = RowParser::new(RowFormat::Csv);
        let (reader, record) = parser.csv.as_mut().expect("a reader of cells");
        let long = format!("{},\"{}\"", "x".repeat(20_000), ",".repeat(20_000));
        // One reader for all lines.
        for (line, joined) in [
            ("1,a b,,", "1|a b||".to_owned()),
            ("\"[R, U]\",\"say \"\"so\"\"\"", "[R, U]|say \"so\"".to_owned()),
            (long.as_str(), format!("{}|{}", "x".repeat(20_000), ",".repeat(20_000))),
            ("a\rb,\"\"", "a\rb|".to_owned()),
        ] {
            let split = cells(reader, record, line).map(|cells| cells.iter().collect::<Vec<_>>().join("|"));
            assert_eq!(split, Some(joined), "{line}");
        }
        for wrong in ["", "\"open", "\"a\"b", "a\"b", "\"a\" ,b", "\u{feff}a"] {
            let mut parser = RowParser::new(RowFormat::Csv);
            let (reader, record) = parser.csv.as_mut().expect("a reader of cells");
            assert_eq!(cells(reader, record, wrong), None, "{wrong}");
        }
    }
}
