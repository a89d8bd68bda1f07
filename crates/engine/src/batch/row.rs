//! Rows of a batch, as CSV or JSON lines. Scripts rely on the column names, so these are never translated.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use crate::puzzle::painting_check::PaintingError;
use crate::puzzle::text::is_control_like;
use crate::puzzle::{PuzzleId, Sequence};
use crate::search::{Outcome, SolveError};
use crate::tables::TableError;

/// Why a position has no result; `E` is the caller's error for a line that it cannot parse.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RowError<E> {
    /// The line is not a position.
    #[error(transparent)]
    Line(E),
    /// The position is unreachable.
    #[error("the position cannot be solved: {0}")]
    Impossible(PaintingError),
    /// The solver rejected the position, its tables could be neither built nor read, or the search failed.
    #[error("the position cannot be solved")]
    Solve(#[source] SolveError),
    /// The solver panicked.
    #[error("the solver ended without an answer")]
    Panicked,
    /// The batch was stopped before this position's search began.
    #[error("stopped before it had begun")]
    Stopped,
}

impl<E> RowError<E> {
    /// True if the line is the cause: its text, its position, or a table name that it requires and that is unknown.
    pub fn is_caused_by_input(&self) -> bool {
        match self {
            Self::Line(_) | Self::Impossible(_) | Self::Solve(SolveError::Tables(TableError::Unknown { .. })) => true,
            Self::Solve(error) => matches!(error, SolveError::Invalid(_) | SolveError::Pattern(_)),
            Self::Panicked | Self::Stopped => false,
        }
    }
}

/// A position of a batch and its result.
#[derive(Debug)]
#[non_exhaustive]
pub struct Row<E> {
    /// Index among the lines that are not skipped, from 1.
    pub index: u64,
    /// The input line, without trailing white space.
    pub input: String,
    /// The outcome of the solve, or the error.
    pub result: Result<Outcome, RowError<E>>,
    /// Byte offset in the input after the line or, if it was cut, after the part read.
    pub end_offset: u64,
}

/// The format of a file of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFormat {
    /// A header, then a line of cells per row (RFC 4180, but with LF as line break).
    Csv,
    /// A JSON object per line.
    Json,
}

impl RowFormat {
    /// Returns the name, for messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Csv => "CSV",
            Self::Json => "JSON",
        }
    }

    /// Returns the header line, without its line break; `None` if the format has none.
    pub fn header(self) -> Option<String> {
        (self == Self::Csv).then(|| COLUMNS.map(|(name, _)| name).join(","))
    }
}

/// Value type of a column; any value may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// A non-negative integer.
    Count,
    /// A floating-point number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// A string.
    Text,
}

/// Names and types of the columns, in order.
pub const COLUMNS: [(&str, ColumnKind); 11] = [
    ("index", ColumnKind::Count),
    ("input", ColumnKind::Text),
    ("length", ColumnKind::Count),
    ("metric", ColumnKind::Text),
    ("lower", ColumnKind::Count),
    ("optimal", ColumnKind::Boolean),
    ("reason", ColumnKind::Text),
    ("seconds", ColumnKind::Number),
    ("nodes", ColumnKind::Count),
    ("moves", ColumnKind::Text),
    ("error", ColumnKind::Text),
];

/// The value of `event` in a row's JSON object.
pub const EVENT: &str = "done";

/// A row with the columns of [`COLUMNS`]; `None` becomes an empty cell or null.
#[derive(Serialize)]
struct RowRecord<'a> {
    index: u64,
    input: &'a str,
    length: Option<usize>,
    metric: Option<&'static str>,
    lower: Option<usize>,
    optimal: Option<bool>,
    reason: Option<&'static str>,
    seconds: Option<f64>,
    nodes: Option<u64>,
    moves: Option<String>,
    error: Option<String>,
}

/// A JSON line: the event, then the columns.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum JsonLine<'a> {
    Done(&'a RowRecord<'a>),
}

/// A writer of rows. Rows may be buffered until [`RowWriter::flush`].
pub struct RowWriter<W: Write> {
    out: Output<W>,
    puzzle: PuzzleId,
    print: fn(PuzzleId, &Sequence) -> String,
}

enum Output<W: Write> {
    // Boxed, since a CSV writer is much larger than `W`.
    Csv(Box<csv::Writer<W>>),
    Json(W),
}

impl<W: Write> RowWriter<W> {
    /// Creates a writer and writes the header, if the format has one. All rows are of `puzzle`; `print` formats their
    /// moves.
    ///
    /// # Errors
    /// I/O errors of `out`.
    pub fn new(
        mut out: W,
        format: RowFormat,
        puzzle: PuzzleId,
        print: fn(PuzzleId, &Sequence) -> String,
    ) -> io::Result<Self> {
        if let Some(header) = format.header() {
            writeln!(out, "{header}")?;
        }
        let out = match format {
            // The header is written above, since there may be no rows.
            RowFormat::Csv => Output::Csv(Box::new(csv::WriterBuilder::new().has_headers(false).from_writer(out))),
            RowFormat::Json => Output::Json(out),
        };
        Ok(Self { out, puzzle, print })
    }

    /// Writes a row; `describe` formats its error for the last column.
    ///
    /// # Errors
    /// The errors of the underlying writer.
    pub fn write<E>(&mut self, row: &Row<E>, describe: impl FnOnce(&RowError<E>) -> String) -> io::Result<()> {
        let outcome = row.result.as_ref().ok();
        let best = outcome.and_then(|outcome| outcome.best.as_ref());
        let record = RowRecord {
            index: row.index,
            input: &row.input,
            length: best.map(|best| best.length),
            metric: outcome.map(|outcome| outcome.metric.word()),
            lower: outcome.map(|outcome| outcome.lower),
            optimal: outcome.map(Outcome::is_optimal),
            reason: outcome.map(|outcome| outcome.reason.json_name()),
            seconds: outcome.map(|outcome| seconds(outcome.elapsed)),
            nodes: outcome.map(|outcome| outcome.nodes),
            moves: best.map(|best| (self.print)(self.puzzle, &best.moves)),
            error: row.result.as_ref().err().map(describe),
        };
        match &mut self.out {
            Output::Csv(out) => Ok(out.serialize(record)?),
            Output::Json(out) => writeln!(out, "{}", json(&JsonLine::Done(&record))?),
        }
    }

    /// Writes all buffered rows and flushes the underlying writer. Call it after the last row.
    ///
    /// # Errors
    /// The errors of the underlying writer.
    pub fn flush(&mut self) -> io::Result<()> {
        match &mut self.out {
            Output::Csv(out) => out.flush(),
            Output::Json(out) => out.flush(),
        }
    }
}

/// Serializes a value as one line of JSON, escaping control characters that a terminal would act on.
///
/// # Errors
/// If JSON cannot represent the value.
pub fn json(value: &impl Serialize) -> serde_json::Result<String> {
    let text = serde_json::to_string(value)?;
    if !text.contains(is_control_like) {
        return Ok(text);
    }
    // Such characters occur only in strings, where an escape is equivalent.
    let escaped = |c: char| if is_control_like(c) { format!("\\u{:04x}", u32::from(c)) } else { c.to_string() };
    Ok(text.chars().map(escaped).collect())
}

/// Returns a time in seconds, rounded to microseconds.
pub fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::search::{Reason, Solution};

    fn rows() -> [Row<&'static str>; 3] {
        let puzzle = PuzzleId::Cube2;
        let moves = notation::parse(puzzle, "R U").expect("moves");
        let best = Solution { at: Duration::ZERO, moves, length: 2, phases: Vec::new() };
        let outcome = Outcome {
            metric: puzzle.def().metric,
            best: Some(best),
            lower: 2,
            reason: Reason::Optimal,
            nodes: 7,
            elapsed: Duration::from_nanos(1_400),
            all: None,
            attempt: None,
        };
        let unsolved =
            Outcome { best: None, reason: Reason::Nodes, elapsed: Duration::from_secs(3), ..outcome.clone() };
        let row = |index, input: &str, result| Row { index, input: input.into(), result, end_offset: 0 };
        let wrong = Err(RowError::Line("bad, \"so\""));
        [row(1, "U' R'", Ok(outcome)), row(2, "[U, R]\r \u{e9}", Ok(unsolved)), row(10, "\"", wrong)]
    }

    fn written(format: RowFormat, rows: &[Row<&'static str>]) -> String {
        let mut bytes = Vec::new();
        let mut writer = RowWriter::new(&mut bytes, format, PuzzleId::Cube2, notation::print).expect("memory");
        for row in rows {
            writer.write(row, ToString::to_string).expect("memory");
        }
        writer.flush().expect("memory");
        drop(writer);
        String::from_utf8(bytes).expect("text")
    }

    #[test]
    fn the_row_format_is_stable() {
        let header = "index,input,length,metric,lower,optimal,reason,seconds,nodes,moves,error\n";
        let csv = [
            "1,U' R',2,htm,2,true,optimal,1e-6,7,R U,\n",
            "2,\"[U, R]\r \u{e9}\",,htm,2,false,nodes,3.0,7,,\n",
            "10,\"\"\"\",,,,,,,,,\"bad, \"\"so\"\"\"\n",
        ];
        assert_eq!(written(RowFormat::Csv, &rows()), format!("{header}{}", csv.concat()));
        assert_eq!(written(RowFormat::Csv, &[]), header);
        let json = [
            r#"{"event":"done","index":1,"input":"U' R'","length":2,"metric":"htm","lower":2,"optimal":true,"#,
            r#""reason":"optimal","seconds":1e-6,"nodes":7,"moves":"R U","error":null}"#,
            "\n",
            r#"{"event":"done","index":2,"input":"[U, R]\r é","length":null,"metric":"htm","lower":2,"#,
            r#""optimal":false,"reason":"nodes","seconds":3.0,"nodes":7,"moves":null,"error":null}"#,
            "\n",
            r#"{"event":"done","index":10,"input":"\"","length":null,"metric":null,"lower":null,"optimal":null,"#,
            r#""reason":null,"seconds":null,"nodes":null,"moves":null,"error":"bad, \"so\""}"#,
            "\n",
        ];
        assert_eq!(written(RowFormat::Json, &rows()), json.concat());
        assert_eq!(written(RowFormat::Json, &[]), "");
    }

    #[test]
    fn json_escapes_control_characters_and_keeps_any_text() {
        let input = "R \u{1b}[31m \u{9b} \u{202e}\u{7f}\u{2028} \u{e9}".to_owned();
        let row = Row { index: 1, input: input.clone(), result: Err(RowError::Line("bad")), end_offset: 0 };
        let line = written(RowFormat::Json, &[row]);
        assert!(line.contains(r"\u001b[31m \u009b \u202e\u007f\u2028 é"), "{line}");
        let value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(value["input"], input);
    }

    #[test]
    fn both_formats_have_the_same_seconds() {
        let [row, ..] = rows();
        let Ok(outcome) = row.result else { panic!("a row with an outcome") };
        for nanos in (0..40u32).map(|power| 3u64.pow(power)).chain([1_000, 500_000, 1_500_000_000, 86_400_000_000_000])
        {
            let outcome = Outcome { elapsed: Duration::from_nanos(nanos), ..outcome.clone() };
            let row = Row { index: 1, input: String::new(), result: Ok(outcome), end_offset: 0 };
            let csv = written(RowFormat::Csv, std::slice::from_ref(&row));
            let json = written(RowFormat::Json, &[row]);
            let cell = csv.lines().nth(1).and_then(|line| line.split(',').nth(7)).expect("a cell").to_owned();
            assert!(json.contains(&format!("\"seconds\":{cell},")), "{csv}{json}");
        }
    }
}
