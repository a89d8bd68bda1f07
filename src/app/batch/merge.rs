//! The parts of a batch put together: in the order of their numbers, nothing missing or twice, every solution seen to solve.
//!
//! The files are read side by side, so that memory stays the same however many rows there are.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use super::lines::Lines;
use super::part::{Part, Place};
use super::row::{self, Form};
use super::told::RowFault;
use crate::app::files::FileError;
use crate::engine::control::Control;
use crate::engine::notation::colours::ColourLetters;
use crate::engine::puzzle::{Metric, PuzzleId};

/// Why parts were not put together.
#[derive(Debug)]
pub enum MergeError {
    /// Someone asked to stop.
    Stopped,
    /// A file could not be read.
    File(FileError),
    /// What was put together could not be written.
    Write(io::Error),
    /// A line of a part is wrong.
    Row {
        /// The file.
        path: PathBuf,
        /// The line, `1 <= line`.
        line: usize,
        /// The number of its row, where it has one.
        index: Option<u64>,
        /// What is wrong.
        fault: Box<MergeFault>,
    },
    /// The list that was solved has more states than there are rows.
    End {
        /// The list.
        path: PathBuf,
        /// The first that is missing, `1 <= from`.
        from: u64,
    },
}

/// What can be wrong with a line of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergeFault {
    /// The file begins neither as CSV nor as JSON of a batch.
    NoHead,
    /// The file is of another form than the first one.
    OtherForm {
        /// Its form.
        found: Form,
        /// That of the first one.
        first: Form,
    },
    /// It has more than so many bytes.
    Long(usize),
    /// The file ends within it.
    Cut,
    /// The row is wrong by itself.
    Row(RowFault),
    /// The row comes after one whose number is not less.
    Order {
        /// The number of that one.
        before: u64,
    },
    /// Another file has the row too.
    Twice {
        /// That file.
        other: PathBuf,
    },
    /// Rows before it are nowhere.
    Missing {
        /// The first of them.
        from: u64,
        /// The last of them.
        to: u64,
    },
    /// Its lengths are in another metric than those of the rows before.
    OtherMetric {
        /// Its metric.
        found: Metric,
        /// Theirs.
        before: Metric,
    },
    /// Its input is not the line of the list.
    OtherInput {
        /// The number of that line in the list.
        line: usize,
    },
    /// The list ends before it.
    Beyond,
}

/// How many rows were put together, and what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// All rows.
    pub rows: u64,
    /// Those with a solution, each of which was seen to solve.
    pub solved: u64,
    /// Those whose line is wrong or where something failed.
    pub wrong: u64,
}

/// The list that was solved, and where it came from.
pub struct Original {
    /// The file, or `-`.
    pub path: PathBuf,
    /// Its lines.
    pub source: Box<dyn BufRead + Send>,
}

/// Puts parts together, whose inputs name colours by these letters where they name any; `control` may stop it and hears how far it is.
///
/// # Errors
/// [`MergeError`]: whatever is wrong first. What was written by then is not to be kept.
pub fn merge(
    (puzzle, letters): (PuzzleId, &ColourLetters),
    files: &[PathBuf],
    against: Option<Original>,
    out: &mut dyn Write,
    control: &Control,
) -> Result<Merged, MergeError> {
    let mut parts = files.iter().map(|path| Part::open(path)).collect::<Result<Vec<Part>, _>>()?;
    let bytes: u64 = parts.iter().map(Part::size).sum();
    let form = common_form(&parts)?;
    if let Some(head) = row::head(form.unwrap_or(Form::Json)) {
        writeln!(out, "{head}").map_err(MergeError::Write)?;
    }
    let mut against = against.map(|original| Against { lines: Lines::new(original.source), path: original.path });
    let mut check = Check { puzzle, letters: *letters, metric: None, merged: Merged::default() };
    // The next row of each part, the least number first.
    let mut heads = BinaryHeap::new();
    let mut waiting: Vec<Option<Place>> = Vec::new();
    for (n, part) in parts.iter_mut().enumerate() {
        let place = part.next_row()?;
        heads.extend(place.as_ref().map(|place| Reverse((place.told.index, n))));
        waiting.push(place);
    }
    let mut before: Option<(u64, usize)> = None;
    while let Some(Reverse((index, n))) = heads.pop() {
        let (Some(part), Some(place)) = (parts.get_mut(n), waiting.get_mut(n).and_then(Option::take)) else { break };
        let line = place.line;
        let fault = |part: &Part, fault| MergeError::Row {
            path: part.path().into(),
            line,
            index: Some(index),
            fault: Box::new(fault),
        };
        let expected = check.merged.rows + 1;
        if index > expected {
            return Err(fault(part, MergeFault::Missing { from: expected, to: index - 1 }));
        }
        if let Some((_, other)) = before.filter(|(before, _)| *before == index) {
            let other = files.get(other).cloned().unwrap_or_default();
            return Err(fault(part, MergeFault::Twice { other }));
        }
        check.row(&place).map_err(|what| fault(part, what))?;
        if let Some(against) = &mut against {
            against.row(&place)?.map_err(|what| fault(part, what))?;
        }
        writeln!(out, "{}", place.text).map_err(MergeError::Write)?;
        before = Some((index, n));
        let next = part.next_row()?;
        heads.extend(next.as_ref().map(|place| Reverse((place.told.index, n))));
        if let Some(slot) = waiting.get_mut(n) {
            *slot = next;
        }
        if check.merged.rows.is_multiple_of(LOOK) {
            let read: u64 = parts.iter().map(Part::bytes).sum();
            control.set_progress(read as f64 / bytes.max(1) as f64);
            if control.stopped() {
                return Err(MergeError::Stopped);
            }
        }
    }
    if let Some(against) = &mut against {
        against.end(check.merged.rows + 1)?;
    }
    Ok(check.merged)
}

/// Rows between two looks at the stop flag.
const LOOK: u64 = 256;

/// The form of all files that are not empty. A part without rows is an empty file of JSON.
fn common_form(parts: &[Part]) -> Result<Option<Form>, MergeError> {
    let first = parts.iter().find_map(Part::form);
    for part in parts {
        let fault = match (part.form(), first) {
            (Some(found), Some(first)) if found != first => MergeFault::OtherForm { found, first },
            (None, Some(Form::Csv)) => MergeFault::NoHead,
            _ => continue,
        };
        return Err(MergeError::Row { path: part.path().into(), line: 1, index: None, fault: Box::new(fault) });
    }
    Ok(first)
}

/// What is known of the rows so far.
struct Check {
    puzzle: PuzzleId,
    letters: ColourLetters,
    metric: Option<Metric>,
    merged: Merged,
}

impl Check {
    fn row(&mut self, place: &Place) -> Result<(), MergeFault> {
        place.told.check(self.puzzle, &self.letters).map_err(MergeFault::Row)?;
        match &place.told.result {
            Ok(report) => {
                let before = *self.metric.get_or_insert(report.metric);
                if before != report.metric {
                    return Err(MergeFault::OtherMetric { found: report.metric, before });
                }
                self.merged.solved += u64::from(report.solution.is_some());
            }
            Err(_) => self.merged.wrong += 1,
        }
        self.merged.rows += 1;
        Ok(())
    }
}

/// The list that was solved, beside which the rows are held.
struct Against {
    lines: Lines,
    path: PathBuf,
}

impl Against {
    fn row(&mut self, place: &Place) -> Result<Result<(), MergeFault>, MergeError> {
        Ok(match self.next_state()? {
            Some((_, text)) if text == place.told.input => Ok(()),
            Some((line, _)) => Err(MergeFault::OtherInput { line }),
            None => Err(MergeFault::Beyond),
        })
    }

    /// Whether there are no more states, of which `from` would be the next.
    fn end(&mut self, from: u64) -> Result<(), MergeError> {
        if self.next_state()?.is_some() { Err(MergeError::End { path: self.path.clone(), from }) } else { Ok(()) }
    }

    fn next_state(&mut self) -> Result<Option<(usize, String)>, MergeError> {
        let unreadable = |source| MergeError::File(FileError::of_lines(self.path.clone(), source));
        Ok(self.lines.next_line().map_err(unreadable)?.map(|line| (line.number, line.text)))
    }
}
