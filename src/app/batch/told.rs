//! A row of a batch as it was told, read back and checked.

use serde_json::{Map, Value};

use super::row::{COLUMNS, EVENT, Form, Kind, Values};
use crate::app::sentences::describe;
use crate::engine::notation::colours::ColourLetters;
use crate::engine::notation::{self, NotationError};
use crate::engine::puzzle::{Metric, PuzzleId};
use crate::engine::solve::Reason;

/// A row that says nothing which contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its number, `1 <= index`.
    pub index: u64,
    /// The line that was solved.
    pub input: String,
    /// What became of it, or what is wrong with it.
    pub result: Result<Report, String>,
}

/// What a row tells of a state that could be worked on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The length and the moves of the solution, if there is one.
    pub solution: Option<(usize, String)>,
    /// The metric of the length and of the bound.
    pub metric: Metric,
    /// The proven lower bound.
    pub lower: usize,
    /// Whether the solution is proven to be of least length.
    pub optimal: bool,
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// It is cut, or none of this form.
    NoRow,
    /// A column lacks its value, or has one that it cannot have.
    Column(&'static str),
    /// The input of a row that was solved cannot be read.
    Input(PuzzleId, NotationError),
    /// The moves cannot be read.
    Moves(PuzzleId, NotationError),
    /// The moves do not solve the input.
    Unsolved,
    /// The length is not that of the moves.
    Length {
        /// What the row says.
        said: usize,
        /// What was counted.
        counted: usize,
        /// In which metric.
        metric: Metric,
    },
    /// The lower bound is greater than the length.
    Lower {
        /// The bound.
        lower: usize,
        /// The length.
        length: usize,
        /// In which metric.
        metric: Metric,
    },
}

impl Told {
    /// Reads a row.
    ///
    /// # Errors
    /// [`RowFault::NoRow`] and [`RowFault::Column`].
    pub fn read(form: Form, line: &str) -> Result<Self, RowFault> {
        let values = match form {
            Form::Csv => of_cells(line)?,
            Form::Json => of_object(line)?,
        };
        for ((name, kind), value) in COLUMNS.iter().zip(&values) {
            if !fits(*kind, value) {
                return Err(RowFault::Column(name));
            }
        }
        Self::of(&values).map_err(RowFault::Column)
    }

    /// The row of these values, or the name of the column at fault.
    fn of(values: &Values) -> Result<Self, &'static str> {
        let [index, input, length, metric, lower, optimal, reason, seconds, nodes, moves, error] = values;
        let index = index.as_u64().filter(|index| *index > 0).ok_or("index")?;
        let input = input.as_str().ok_or("input")?.to_owned();
        if let Some(error) = error.as_str() {
            let others = COLUMNS.iter().zip(values).skip(2).take(COLUMNS.len() - 3);
            let told = others.into_iter().find(|(_, value)| !value.is_null());
            return told.map_or(Ok(Self { index, input, result: Err(error.into()) }), |((name, _), _)| Err(name));
        }
        let word = metric.as_str().and_then(Metric::named);
        let metric = word.filter(|word| metric.as_str() == Some(word.word())).ok_or("metric")?;
        let lower = lower.as_u64().ok_or("lower")? as usize;
        let optimal = optimal.as_bool().ok_or("optimal")?;
        let known = reason.as_str().is_some_and(|word| Reason::ALL.iter().any(|reason| reason.word() == word));
        known.then_some(()).ok_or("reason")?;
        seconds.as_f64().filter(|seconds| *seconds >= 0.0).ok_or("seconds")?;
        nodes.as_u64().ok_or("nodes")?;
        let solution = match (length.as_u64(), moves.as_str()) {
            (None, None) => None,
            // A cell of no moves is as empty as one that says nothing.
            (Some(length), moves) => Some((length as usize, moves.unwrap_or_default().to_owned())),
            (None, Some(_)) => return Err("length"),
        };
        if optimal != solution.as_ref().is_some_and(|(length, _)| *length == lower) {
            return Err("optimal");
        }
        Ok(Self { index, input, result: Ok(Report { solution, metric, lower, optimal }) })
    }

    /// Applies the solution to the input, whose colours have these letters, counts its length and holds the bound against it.
    ///
    /// # Errors
    /// [`RowFault`], whatever is wrong first.
    pub fn check(&self, puzzle: PuzzleId, letters: &ColourLetters) -> Result<(), RowFault> {
        let Ok(Report { solution: Some((said, moves)), metric, lower, .. }) = &self.result else { return Ok(()) };
        let read = notation::read(puzzle, &self.input, letters).map_err(|error| RowFault::Input(puzzle, error))?;
        let moves = notation::parse(puzzle, moves).map_err(|error| RowFault::Moves(puzzle, error))?;
        if !read.typed.state(puzzle).after_all(&moves).is_solved() {
            return Err(RowFault::Unsolved);
        }
        let (said, metric, lower) = (*said, *metric, *lower);
        let counted = moves.length_in(puzzle.def(), metric);
        if counted != said {
            return Err(RowFault::Length { said, counted, metric });
        }
        if lower > said {
            return Err(RowFault::Lower { lower, length: said, metric });
        }
        Ok(())
    }
}

fn fits(kind: Kind, value: &Value) -> bool {
    value.is_null()
        || match kind {
            Kind::Count => value.is_u64(),
            Kind::Number => value.is_number(),
            Kind::Truth => value.is_boolean(),
            Kind::Text => value.is_string(),
        }
}

fn of_object(line: &str) -> Result<Values, RowFault> {
    let mut members: Map<String, Value> = serde_json::from_str(line).map_err(|_| RowFault::NoRow)?;
    if members.remove("event").is_none_or(|event| event != EVENT) || members.len() != COLUMNS.len() {
        return Err(RowFault::NoRow);
    }
    let mut values = Values::default();
    for ((name, _), value) in COLUMNS.iter().zip(&mut values) {
        *value = members.remove(*name).ok_or(RowFault::Column(name))?;
    }
    Ok(values)
}

fn of_cells(line: &str) -> Result<Values, RowFault> {
    let cells = cells(line).filter(|cells| cells.len() == COLUMNS.len()).ok_or(RowFault::NoRow)?;
    let mut values = Values::default();
    for (((name, kind), value), cell) in COLUMNS.iter().zip(&mut values).zip(cells) {
        *value = match kind {
            _ if cell.is_empty() => Value::Null,
            Kind::Text => cell.into(),
            _ => serde_json::from_str(&cell).map_err(|_| RowFault::Column(name))?,
        };
    }
    Ok(values)
}

/// The cells of a line of CSV; `None` where a quote stands wrong.
fn cells(line: &str) -> Option<Vec<String>> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let mut cell = String::new();
        if let Some(mut quoted) = rest.strip_prefix('"') {
            loop {
                let end = quoted.find('"')?;
                cell.push_str(&quoted[..end]);
                quoted = &quoted[end + 1..];
                match quoted.strip_prefix('"') {
                    Some(after) => {
                        cell.push('"');
                        quoted = after;
                    }
                    None => break,
                }
            }
            rest = quoted;
        } else {
            let end = rest.find(',').unwrap_or(rest.len());
            cell.push_str(&rest[..end]);
            rest = &rest[end..];
            if cell.contains('"') {
                return None;
            }
        }
        cells.push(cell);
        if rest.is_empty() {
            return Some(cells);
        }
        rest = rest.strip_prefix(',')?;
    }
}

impl RowFault {
    /// In words.
    pub fn explain(&self) -> describe::UserError {
        crate::app::sentences::batch::row(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_split_as_they_were_joined() {
        let split = |line: &str| cells(line).map(|cells| cells.join("|"));
        assert_eq!(split("1,a b,,").as_deref(), Some("1|a b||"));
        assert_eq!(split("\"[R, U]\",\"say \"\"so\"\"\"").as_deref(), Some("[R, U]|say \"so\""));
        assert_eq!(split("").as_deref(), Some(""));
        for wrong in ["\"open", "\"a\"b", "a\"b", "\"a\" ,b"] {
            assert_eq!(split(wrong), None, "{wrong}");
        }
    }
}
