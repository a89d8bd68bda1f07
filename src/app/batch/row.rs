//! One row of a batch: the columns that others script against, as CSV or as JSON, in English whatever the language.

use std::time::Duration;

use serde_json::Value;

use crate::app::sentences::describe::{self, UserError};
use crate::engine::puzzle::{PuzzleId, Sequence};
use crate::engine::solve::Outcome;
use crate::i18n::Language;

/// Why a state of a batch has no result.
#[derive(Clone, Debug)]
pub enum RowError {
    /// Its line is wrong.
    Input(UserError),
    /// Something failed.
    Files(UserError),
    /// Everything was stopped before it had begun.
    Stopped,
}

/// A state of a batch and what became of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its number, `1 <= index`: lines that are skipped have none.
    pub index: u64,
    /// The line.
    pub input: String,
    /// How its solve ended, or why there was none.
    pub result: Result<Outcome, RowError>,
    /// Bytes of the input up to the end of its line.
    pub bytes: u64,
}

/// A file of rows is one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A head, then a line of cells for each row (RFC 4180).
    Csv,
    /// A JSON object on a line for each row.
    Json,
}

impl Form {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Csv => "CSV",
            Self::Json => "JSON",
        }
    }
}

/// How rows are written.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The puzzle of every row.
    pub puzzle: PuzzleId,
    /// How moves are written.
    pub print: fn(PuzzleId, &Sequence) -> String,
    /// As what.
    pub form: Form,
}

/// What a column holds, where it holds anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Count,
    /// A number.
    Number,
    /// True or false.
    Truth,
    /// A text.
    Text,
}

/// The columns, in their order.
pub const COLUMNS: [(&str, Kind); 11] = [
    ("index", Kind::Count),
    ("input", Kind::Text),
    ("length", Kind::Count),
    ("metric", Kind::Text),
    ("lower", Kind::Count),
    ("optimal", Kind::Truth),
    ("reason", Kind::Text),
    ("seconds", Kind::Number),
    ("nodes", Kind::Count),
    ("moves", Kind::Text),
    ("error", Kind::Text),
];

/// The word of the member `event` in a row's object.
pub const EVENT: &str = "done";

/// The values of a row in the order of [`COLUMNS`], null where there is nothing to say.
pub type Values = [Value; COLUMNS.len()];

impl Row {
    /// What is wrong with it, if anything is.
    pub fn fault(&self) -> Option<UserError> {
        match &self.result {
            Ok(_) => None,
            Err(RowError::Input(fault) | RowError::Files(fault)) => Some(fault.clone()),
            Err(RowError::Stopped) => Some(describe::crash()),
        }
    }

    fn values(&self, format: Format) -> Values {
        let outcome = self.result.as_ref().ok();
        let best = outcome.and_then(|o| o.best.as_ref());
        [
            self.index.into(),
            self.input.as_str().into(),
            best.map(|best| best.length).into(),
            outcome.map(|o| o.metric.word()).into(),
            outcome.map(|o| o.lower).into(),
            outcome.map(Outcome::is_optimal).into(),
            outcome.map(|o| o.reason.word()).into(),
            outcome.map(|o| seconds(o.elapsed)).into(),
            outcome.map(|o| o.nodes).into(),
            best.map(|best| (format.print)(format.puzzle, &best.moves)).into(),
            self.fault().map(|fault| fault.line(Language::English)).into(),
        ]
    }

    /// The row as one line of text.
    pub fn text(&self, format: Format) -> String {
        let values = self.values(format);
        match format.form {
            Form::Json => {
                let members = COLUMNS.iter().zip(values).map(|((name, _), value)| format!("\"{name}\":{value}"));
                format!("{{\"event\":\"{EVENT}\",{}}}", members.collect::<Vec<_>>().join(","))
            }
            Form::Csv => values.map(|value| cell(&value)).join(","),
        }
    }
}

/// The line above all rows, where the form has one.
pub fn head(form: Form) -> Option<String> {
    (form == Form::Csv).then(|| COLUMNS.map(|(name, _)| name).join(","))
}

/// A value as a cell of CSV: empty for null, in quotes where it must be.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) if text.contains([',', '"', '\r', '\n']) => format!("\"{}\"", text.replace('"', "\"\"")),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Seconds to the microsecond.
pub fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e6
}
