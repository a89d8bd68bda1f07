//! The rows of a batch as they are shown: kept in the order of their numbers, and sorted by any column.

use std::time::{Duration, Instant};
use std::{cmp::Ordering, sync::Arc};

use super::{estimate::TimeBudget, lengths::SolutionLengths};
use crate::document::runs::results::MethodAndMetric;
use unfold_engine::batch::{row, summary::BatchSummary};
use unfold_engine::{notation::colours::ColourLetters, puzzle::Sequence, search::Outcome};
use unfold_text::UserError;

/// While rows come, those there are put in order at most this often, and not more often than so long a row: many rows take their time.
const SORTED_EVERY: Duration = Duration::from_secs(1);
const SORTED_EVERY_A_ROW: Duration = Duration::from_micros(4);

/// A row in the window, where what is wrong with a line is in words.
pub type Row = row::Row<UserError>;

/// A column of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// The position, as it stands in the line.
    Input,
    /// Its number.
    #[default]
    Index,
    /// The length of its solution.
    Length,
    /// The lower bound.
    Lower,
    /// The solution, or what is wrong.
    Moves,
    /// Reason that its solve ended.
    Reason,
    /// Search time.
    Seconds,
    /// Number of nodes.
    Nodes,
}

impl Column {
    /// All of them, in their order.
    pub const ALL: [Self; 8] =
        [Self::Input, Self::Index, Self::Length, Self::Lower, Self::Moves, Self::Reason, Self::Seconds, Self::Nodes];
}

/// End of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchEnd {
    /// All states were worked on.
    Done,
    /// It was stopped.
    Stopped,
    /// There are more states than the window keeps.
    Full,
    /// By an error, of which a dialog told.
    Failed,
}

/// The rows of a batch, in the order of their numbers and as they are sorted.
#[derive(Clone, Debug)]
pub struct BatchTable {
    /// Method and metric.
    pub by: MethodAndMetric,
    /// Its time limits.
    pub budget: TimeBudget,
    /// The letters by which colours are read in the lines.
    pub letters: ColourLetters,
    /// Number of states, where that is known.
    pub states: Option<u64>,
    /// Number of bytes of the lines, where that is known.
    pub bytes: Option<u64>,
    /// Its end; `None` while it is at work.
    pub end: Option<BatchEnd>,
    rows: Vec<Arc<Row>>,
    /// The places in `rows`, as they are shown.
    order: Vec<u32>,
    sort: (Column, bool),
    summary: BatchSummary,
    lengths: SolutionLengths,
    /// The times of all rows, added up.
    worked: Duration,
    /// The place of the cursor among those shown.
    cursor: usize,
    /// The number of the row whose state was shown last.
    shown: Option<u64>,
    /// True if rows came since they were saved.
    unsaved: bool,
    /// True if rows came since they were put in order, with the time of that.
    tangled: bool,
    sorted: Option<Instant>,
}

impl BatchTable {
    /// A table without rows.
    pub fn new(by: MethodAndMetric, budget: TimeBudget, letters: ColourLetters) -> Self {
        let (states, bytes, end) = Default::default();
        let (rows, order, sort, cursor, shown) = Default::default();
        let (summary, lengths, worked) = Default::default();
        let (unsaved, tangled, sorted) = Default::default();
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
            worked,
            cursor,
            shown,
            unsaved,
            tangled,
            sorted,
        }
    }

    /// Takes rows that follow those before, at the time `now`.
    pub fn extend(&mut self, rows: impl IntoIterator<Item = Row>, now: Instant) {
        let before = self.rows.len();
        for row in rows {
            self.summary.add(&row);
            self.lengths.add(&row);
            self.worked += row.result.as_ref().map_or(Duration::ZERO, |outcome| outcome.elapsed);
            self.order.push(self.rows.len() as u32);
            self.rows.push(Arc::new(row));
        }
        if self.rows.len() > before {
            self.unsaved = true;
            // What comes in its order is in its place already.
            self.tangled |= self.sort != (Column::Index, false);
        }
        // Not whenever rows come: no one reads so fast.
        let pause = SORTED_EVERY.max(SORTED_EVERY_A_ROW * self.rows.len() as u32);
        let due = |at: Instant| now.saturating_duration_since(at) > pause;
        if self.tangled && self.sorted.is_none_or(due) {
            self.sorted = Some(now);
            self.put_in_order();
        }
    }

    /// It came to its end: nothing more comes.
    pub fn finish(&mut self, end: BatchEnd) {
        self.end = Some(end);
        if self.tangled {
            self.put_in_order();
        }
    }

    /// Number of rows since they were saved as a table; all of them, or none.
    pub fn unsaved(&self) -> u64 {
        if self.unsaved { self.rows.len() as u64 } else { 0 }
    }

    /// True if its rows are saved.
    pub fn set_saved(&mut self, saved: bool) {
        self.unsaved = !saved && !self.rows.is_empty();
    }

    /// Number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The row that is shown at a place.
    pub fn row(&self, at: usize) -> Option<&Arc<Row>> {
        self.order.get(at).and_then(|place| self.rows.get(*place as usize))
    }

    /// All rows by their numbers, for whoever writes them while more come.
    pub fn all(&self) -> Vec<Arc<Row>> {
        self.rows.clone()
    }

    /// The counts of all rows.
    pub fn summary(&self) -> &BatchSummary {
        &self.summary
    }

    /// The lengths of all solutions.
    pub fn lengths(&self) -> &SolutionLengths {
        &self.lengths
    }

    /// The row with a number.
    pub fn numbered(&self, index: u64) -> Option<&Arc<Row>> {
        self.found(index).and_then(|found| self.rows.get(found))
    }

    /// The place among those shown of the row with a number.
    pub fn place_of(&self, index: u64) -> Option<usize> {
        let found = self.found(index)?;
        self.order.iter().position(|place| *place as usize == found)
    }

    /// Index of the row with a number.
    fn found(&self, index: u64) -> Option<usize> {
        self.rows.binary_search_by_key(&index, |row| row.index).ok()
    }

    /// Time that it will still be at work, as far as that can be told.
    pub fn time_left(&self) -> Option<Duration> {
        let done = self.rows.len() as u64;
        // Of a file only the bytes are known: lines are about as long as those before.
        let by_bytes = || self.progress().filter(|part| *part > 0.0).map(|part| (done as f64 / part).round() as u64);
        let states = self.states.or_else(by_bytes)?;
        self.budget.left((done, self.worked), states.saturating_sub(done))
    }

    /// Completed fraction, `0.0 <= progress <= 1.0`, where that is known.
    pub fn progress(&self) -> Option<f64> {
        let part = |done: u64, all: u64| (done as f64 / all.max(1) as f64).min(1.0);
        let bytes = self.bytes.map(|bytes| part(self.rows.last().map_or(0, |row| row.bytes), bytes));
        self.states.map(|states| part(self.rows.len() as u64, states)).or(bytes)
    }

    /// The column by which it is sorted, and whether the greatest comes first.
    pub fn sort(&self) -> (Column, bool) {
        self.sort
    }

    /// Sorts by a column; by the same one again, the other way round. Rows that say nothing there come last either way.
    pub fn sort_by(&mut self, column: Column) {
        let (before, descending) = self.sort;
        self.sort = (column, column == before && !descending);
        let at = self.order.get(self.cursor).copied();
        self.put_in_order();
        // The cursor stays with its row.
        self.cursor = at.and_then(|at| self.order.iter().position(|place| *place == at)).unwrap_or(0);
    }

    /// The place of the cursor among the rows shown.
    pub fn cursor(&self) -> usize {
        self.cursor.min(self.len().saturating_sub(1))
    }

    /// Puts the cursor somewhere.
    pub fn set_cursor(&mut self, at: usize) {
        self.cursor = at.min(self.len().saturating_sub(1));
    }

    /// The number of the row whose state was shown last.
    pub fn shown(&self) -> Option<u64> {
        self.shown
    }

    /// Remembers the row whose state is shown.
    pub fn show(&mut self, index: u64) {
        self.shown = Some(index);
    }

    fn put_in_order(&mut self) {
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
        // Stable, and quick where only a few rows came to many that are in order.
        self.order.sort_by(compare);
        self.tangled = false;
    }
}

/// Key that rows are sorted by.
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
        Column::Reason => outcome.map(|outcome| Key::Text(outcome.reason.word())),
        Column::Seconds => outcome.map(|outcome| Key::Number(outcome.elapsed.as_secs_f64())),
        Column::Nodes => outcome.map(|outcome| Key::Number(outcome.nodes as f64)),
        Column::Moves => best.map(|best| Key::Moves(&best.moves)),
    }
}
