//! One row of a batch: the columns that others script against, as CSV or as JSON, in English whatever the language.

use serde_json::Value;

use super::Failure;
use super::args::Notation;
use super::json::seconds;
use super::solve::printed;
use crate::app::strings::Language;
use crate::app::strings::explain::{self, Fault};
use crate::puzzle::PuzzleId;
use crate::solve::Outcome;

/// A state of a batch and what became of it.
pub struct Row {
    /// Its number, `1 <= index`: lines that are skipped have none.
    pub index: u64,
    /// The line.
    pub input: String,
    /// How its solve ended, or why there was none.
    pub result: Result<Outcome, Failure>,
    /// Bytes of the input up to the end of its line.
    pub bytes: u64,
}

/// How rows are written.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The puzzle of every row.
    pub puzzle: PuzzleId,
    /// How moves are written.
    pub notation: Notation,
    /// JSON instead of CSV.
    pub jsonl: bool,
}

/// How many columns there are.
const COLUMNS: usize = 11;

impl Row {
    fn fault(&self) -> Option<Fault> {
        match &self.result {
            Ok(_) => None,
            Err(Failure::Input(fault) | Failure::Files(fault)) => Some(fault.clone()),
            Err(Failure::Unsolved | Failure::Interrupted) => Some(explain::crash()),
        }
    }

    fn columns(&self, format: Format) -> [(&'static str, Value); COLUMNS] {
        let outcome = self.result.as_ref().ok();
        let best = outcome.and_then(|o| o.best.as_ref());
        let moves = best.map(|best| printed(format.puzzle, &best.moves, format.notation));
        [
            ("index", self.index.into()),
            ("input", self.input.as_str().into()),
            ("length", best.map(|best| best.length).into()),
            ("metric", outcome.map(|o| o.metric.word()).into()),
            ("lower", outcome.map(|o| o.lower).into()),
            ("optimal", outcome.map(Outcome::is_optimal).into()),
            ("reason", outcome.map(|o| o.reason.word()).into()),
            ("seconds", outcome.map(|o| seconds(o.elapsed)).into()),
            ("nodes", outcome.map(|o| o.nodes).into()),
            ("moves", moves.into()),
            ("error", self.fault().map(|fault| fault.line(Language::English)).into()),
        ]
    }

    /// The row as one line of text.
    pub fn text(&self, format: Format) -> String {
        let columns = self.columns(format);
        if format.jsonl {
            let members = columns.map(|(name, value)| format!("\"{name}\":{value}"));
            return format!("{{\"event\":\"done\",{}}}", members.join(","));
        }
        columns.map(|(_, value)| cell(&value)).join(",")
    }

    /// The line above all rows, where the format has one.
    pub fn head(format: Format) -> Option<String> {
        let nothing = Self { index: 0, input: String::new(), result: Err(Failure::Unsolved), bytes: 0 };
        (!format.jsonl).then(|| nothing.columns(format).map(|(name, _)| name).join(","))
    }
}

/// A value as a cell of CSV (RFC 4180): empty for null, in quotes where it must be.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) if text.contains([',', '"', '\r', '\n']) => format!("\"{}\"", text.replace('"', "\"\"")),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
