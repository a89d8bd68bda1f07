//! The rows of a batch as displayed, sorted by any column.

use std::time::{Duration, Instant};
use std::{cmp::Ordering, sync::Arc};

use super::{estimate::TimeBudget, lengths::SolutionLengths};
use crate::document::runs::results::MethodAndMetric;
use unfold_engine::batch::{row, summary::BatchSummary};
use unfold_engine::{notation::colours::ColourLetters, puzzle::Sequence, search::Outcome};
use unfold_text::UserError;

/// Minimum interval between re-sorts of arriving rows, unless [`MIN_SORT_INTERVAL_PER_ROW`] requires a longer one.
const MIN_SORT_INTERVAL: Duration = Duration::from_secs(1);
/// Minimum interval between re-sorts, per row of the table.
const MIN_SORT_INTERVAL_PER_ROW: Duration = Duration::from_micros(4);

/// A table row; a bad line carries its error message.
pub type Row = row::Row<UserError>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// The position as written in the input.
    Input,
    /// Row number.
    #[default]
    Index,
    /// Length of the solution.
    Length,
    Lower,
    /// The solution, or an error.
    Moves,
    /// Why the solve ended.
    Reason,
    Seconds,
    Nodes,
}

impl Column {
    /// All columns in display order.
    pub const ALL: [Self; 8] =
        [Self::Input, Self::Index, Self::Length, Self::Lower, Self::Moves, Self::Reason, Self::Seconds, Self::Nodes];
}

/// How a batch ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchEnd {
    /// All positions were tried.
    Done,
    Stopped,
    /// There are more positions than [`MAX_ROWS`](super::form::MAX_ROWS).
    Full,
    /// An error, reported in a dialog.
    Failed,
}

/// The rows of a batch in order of number, with their display order.
#[derive(Clone, Debug)]
pub struct BatchTable {
    pub by: MethodAndMetric,
    pub budget: TimeBudget,
    /// Letters for the colours in the input.
    pub letters: ColourLetters,
    /// Number of positions, if known.
    pub states: Option<u64>,
    /// Size of the input in bytes, if known.
    pub bytes: Option<u64>,
    /// How the batch ended; `None` while it runs.
    pub end: Option<BatchEnd>,
    rows: Vec<Arc<Row>>,
    /// Indices into `rows` in display order.
    order: Vec<u32>,
    sort: (Column, bool),
    summary: BatchSummary,
    lengths: SolutionLengths,
    total_solve_time: Duration,
    /// Display index of the cursor.
    cursor: usize,
    /// Number of the row shown last, even if it was invalid.
    shown: Option<u64>,
    /// True unless all rows are saved.
    is_unsaved: bool,
    /// True if new rows still have to be sorted in.
    is_unsorted: bool,
    /// Time of the last re-sort of arriving rows.
    last_sort: Option<Instant>,
}

impl BatchTable {
    pub fn new(by: MethodAndMetric, budget: TimeBudget, letters: ColourLetters) -> Self {
        let (states, bytes, end) = Default::default();
        let (rows, order, sort, cursor, shown) = Default::default();
        let (summary, lengths, total_solve_time) = Default::default();
        let (unsaved, is_unsorted, last_sort) = Default::default();
        Self {
            by,
            budget,
            letters,
            states,
            bytes,
            end,
            rows,
            order,
            sort,
            summary,
            lengths,
            total_solve_time,
            cursor,
            shown,
            is_unsaved: unsaved,
            is_unsorted,
            last_sort,
        }
    }

    /// Appends rows in order and re-sorts if due at `now`.
    pub fn extend(&mut self, rows: impl IntoIterator<Item = Row>, now: Instant) {
        let before = self.rows.len();
        for row in rows {
            self.summary.add(&row);
            self.lengths.add(&row);
            self.total_solve_time += row.result.as_ref().map_or(Duration::ZERO, |outcome| outcome.elapsed);
            self.order.push(self.rows.len() as u32);
            self.rows.push(Arc::new(row));
        }
        if self.rows.len() > before {
            self.is_unsaved = true;
            // In ascending order of number, new rows are already in place.
            self.is_unsorted |= self.sort != (Column::Index, false);
        }
        // Re-sort no more often than the user can read the result.
        let pause = MIN_SORT_INTERVAL.max(MIN_SORT_INTERVAL_PER_ROW * self.rows.len() as u32);
        let due = |at: Instant| now.saturating_duration_since(at) > pause;
        if self.is_unsorted && self.last_sort.is_none_or(due) {
            self.last_sort = Some(now);
            self.sort_rows();
        }
    }

    /// Stores how the batch ended, and sorts a last time if needed.
    pub fn finish(&mut self, end: BatchEnd) {
        self.end = Some(end);
        if self.is_unsorted {
            self.sort_rows();
        }
    }

    /// Number of unsaved rows: all or none.
    pub fn unsaved(&self) -> u64 {
        if self.is_unsaved { self.rows.len() as u64 } else { 0 }
    }

    /// Marks the rows as saved or unsaved.
    pub fn set_saved(&mut self, saved: bool) {
        self.is_unsaved = !saved && !self.rows.is_empty();
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The row at a display index.
    pub fn row(&self, at: usize) -> Option<&Arc<Row>> {
        self.order.get(at).and_then(|place| self.rows.get(*place as usize))
    }

    /// All rows by number, as a snapshot for a writer.
    pub fn all(&self) -> Vec<Arc<Row>> {
        self.rows.clone()
    }

    /// Counts over all rows.
    pub fn summary(&self) -> &BatchSummary {
        &self.summary
    }

    pub fn lengths(&self) -> &SolutionLengths {
        &self.lengths
    }

    /// The row with this number.
    pub fn row_by_number(&self, index: u64) -> Option<&Arc<Row>> {
        self.index_by_number(index).and_then(|found| self.rows.get(found))
    }

    /// The display index of the row with this number.
    pub fn display_index(&self, index: u64) -> Option<usize> {
        let found = self.index_by_number(index)?;
        self.order.iter().position(|place| *place as usize == found)
    }

    /// The index into `rows` of the row with this number.
    fn index_by_number(&self, index: u64) -> Option<usize> {
        self.rows.binary_search_by_key(&index, |row| row.index).ok()
    }

    /// Estimated time left, if there is a basis for it.
    pub fn time_left(&self) -> Option<Duration> {
        let done = self.rows.len() as u64;
        // For a file only the size is known: assume lines of average length.
        let by_bytes = || self.progress().filter(|part| *part > 0.0).map(|part| (done as f64 / part).round() as u64);
        let states = self.states.or_else(by_bytes)?;
        self.budget.time_left((done, self.total_solve_time), states.saturating_sub(done))
    }

    /// Completed fraction, 0 to 1, if known.
    pub fn progress(&self) -> Option<f64> {
        let part = |done: u64, all: u64| (done as f64 / all.max(1) as f64).min(1.0);
        let bytes = self.bytes.map(|bytes| part(self.rows.last().map_or(0, |row| row.end_offset), bytes));
        self.states.map(|states| part(self.rows.len() as u64, states)).or(bytes)
    }

    /// The sort column; true for descending order.
    pub fn sort(&self) -> (Column, bool) {
        self.sort
    }

    /// Sorts by a column, or reverses the order if already sorted by it. Rows without a value come last either way.
    pub fn sort_by(&mut self, column: Column) {
        let (before, descending) = self.sort;
        self.sort = (column, column == before && !descending);
        let at = self.order.get(self.cursor).copied();
        self.sort_rows();
        // The cursor stays on its row.
        self.cursor = at.and_then(|at| self.order.iter().position(|place| *place == at)).unwrap_or(0);
    }

    /// Display index of the cursor.
    pub fn cursor(&self) -> usize {
        self.cursor.min(self.len().saturating_sub(1))
    }

    pub fn set_cursor(&mut self, at: usize) {
        self.cursor = at.min(self.len().saturating_sub(1));
    }

    /// Number of the row shown last, even if it was invalid.
    pub fn shown_row(&self) -> Option<u64> {
        self.shown
    }

    /// Sets the number of the row shown.
    pub fn set_shown_row(&mut self, index: u64) {
        self.shown = Some(index);
    }

    fn sort_rows(&mut self) {
        let (rows, (column, descending)) = (&self.rows, self.sort);
        let compare = |a: &u32, b: &u32| {
            let [Some(a), Some(b)] = [a, b].map(|place| rows.get(*place as usize)) else { return Ordering::Equal };
            let ordered = match (key(a, column), key(b, column)) {
                (Some(a), Some(b)) if descending => b.compare(&a),
                (Some(a), Some(b)) => a.compare(&b),
                (a, b) => b.is_some().cmp(&a.is_some()),
            };
            ordered.then(a.index.cmp(&b.index))
        };
        // A stable sort is fast on the mostly sorted list.
        self.order.sort_by(compare);
        self.is_unsorted = false;
    }
}

/// Sort key of a row.
enum Key<'a> {
    Number(f64),
    Text(&'a str),
    Moves(&'a Sequence),
}

impl Key<'_> {
    fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Key::Number(a), Key::Number(b)) => a.total_cmp(b),
            (Key::Text(a), Key::Text(b)) => a.cmp(b),
            (Key::Moves(a), Key::Moves(b)) => a.0.iter().map(|mv| mv.index()).cmp(b.0.iter().map(|mv| mv.index())),
            _ => Ordering::Equal,
        }
    }
}

fn key(row: &Row, column: Column) -> Option<Key<'_>> {
    let outcome: Option<&Outcome> = row.result.as_ref().ok();
    let best = outcome.and_then(|outcome| outcome.best.as_ref());
    match column {
        Column::Index => Some(Key::Number(row.index as f64)),
        Column::Input => Some(Key::Text(&row.input)),
        Column::Length => best.map(|best| Key::Number(best.length as f64)),
        Column::Lower => outcome.map(|outcome| Key::Number(outcome.lower as f64)),
        Column::Reason => outcome.map(|outcome| Key::Text(outcome.reason.json_name())),
        Column::Seconds => outcome.map(|outcome| Key::Number(outcome.elapsed.as_secs_f64())),
        Column::Nodes => outcome.map(|outcome| Key::Number(outcome.nodes as f64)),
        Column::Moves => best.map(|best| Key::Moves(&best.moves)),
    }
}
