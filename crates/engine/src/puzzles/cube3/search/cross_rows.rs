//! Rows of the published table of first crosses, and a check of a copy of it.

use std::collections::HashMap;
use std::fmt;

use super::cross_paths::{CrossPath, CrossSpace, TieBreaker};
use crate::puzzles::cube3::first_cross::{self, IDS};
use crate::puzzles::cube3::tables::cross::{CROSSES, CrossTables, SOLVED_RANK, rank};
use crate::puzzles::cube3::turns::TurnSuccessors;

/// A row of the table of first crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Spots of the four edges, encoded by [`first_cross::id`].
    pub id: u32,
    /// Moves that solve the cross, encoded by [`first_cross::code`].
    pub code: u64,
}

/// Returns the search space of the U cross without a pair.
fn cross_space(tables: &CrossTables) -> CrossSpace<'_> {
    // Published ids always describe a cross on U, so no rotation is needed.
    CrossSpace {
        cross: tables,
        pair: None,
        table_turn: &first_cross::rotation(0).moves,
        successors: TurnSuccessors::htm(),
    }
}

/// Iterates over all [`CROSSES`] rows by increasing id. Sequences are shortest in HTM, then in QTM, then first by
/// `ties`.
pub fn rows(tables: &CrossTables, ties: TieBreaker) -> impl Iterator<Item = CrossRow> {
    let space = cross_space(tables);
    let valid = (0..IDS).filter_map(|id| first_cross::spots_with(id).map(|spots| (id, rank(&spots))));
    let mut known = HashMap::new();
    valid.map(move |(id, index)| {
        let code = match ties {
            TieBreaker::First => first_cross::code(&space.shortest(index, ties)),
            TieBreaker::SmallestCode => space.smallest_code(index, &mut known),
        };
        CrossRow { id, code }
    })
}

/// Correct lengths and code of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedRow {
    /// Minimum length in HTM.
    pub length: usize,
    /// Minimum length in QTM among the sequences that are shortest in HTM.
    pub quarters: usize,
    /// Code of a sequence of these lengths.
    pub code: u64,
}

impl fmt::Display for ExpectedRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { length, quarters, code } = self;
        write!(f, "the code {code} has the minimum lengths, {length} in HTM and {quarters} in QTM")
    }
}

/// A wrong or missing row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CrossRowError {
    /// The id or the code is not an integer.
    #[error("row {row}{}: a column is not a whole number", id.map_or(String::new(), |id| format!(" with the id {id}")))]
    NotAnInteger {
        /// Number of the row in reading order, from 1.
        row: u64,
        /// The id, if it is an integer.
        id: Option<i64>,
    },
    /// No configuration has this id.
    #[error("id {0}: no configuration has it")]
    UnknownId(i64),
    /// The id occurred before.
    #[error("id {0}: it is there twice")]
    DuplicateId(u32),
    /// The code does not encode a sequence.
    #[error("id {id}: the code {code} is that of no sequence; {expected}")]
    InvalidCode {
        /// Valid id of the row.
        id: u32,
        /// Code read from the table.
        code: i64,
        /// Correct lengths and code for this id.
        expected: ExpectedRow,
    },
    /// The moves do not solve the cross.
    #[error("id {id}: the moves of the code {code} do not solve the cross; {expected}")]
    Unsolved {
        /// Valid id of the row.
        id: u32,
        /// Code read from the table.
        code: i64,
        /// Correct lengths and code for this id.
        expected: ExpectedRow,
    },
    /// The moves solve the cross but are not shortest in HTM, or not shortest in QTM among those.
    #[error("id {id}: the code {code} has {length} moves in HTM and {quarters} in QTM; {expected}")]
    Longer {
        /// Valid id of the row.
        id: u32,
        /// Code read from the table.
        code: i64,
        /// Length of the moves in HTM.
        length: usize,
        /// Length of the moves in QTM.
        quarters: usize,
        /// Correct lengths and code for this id.
        expected: ExpectedRow,
    },
    /// There is no row with this id.
    #[error("id {id}: it is missing; {expected}")]
    Missing {
        /// Id without a row.
        id: u32,
        /// Correct lengths and code for this id.
        expected: ExpectedRow,
    },
}

/// Result of a [`CrossRowsCheck`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossRowsReport {
    /// Number of rows read.
    pub rows: u64,
    /// Number of faults found.
    pub fault_count: u64,
    /// The first faults, at most [`MAX_FAULTS`]; missing ids in increasing order.
    pub faults: Vec<CrossRowError>,
}

/// Maximum number of faults kept; further ones are only counted.
pub const MAX_FAULTS: usize = 10;

/// An incremental check of the rows of a table.
pub struct CrossRowsCheck<'a> {
    space: CrossSpace<'a>,
    /// True for each configuration read so far, by rank.
    seen: Vec<bool>,
    report: CrossRowsReport,
}

impl<'a> CrossRowsCheck<'a> {
    /// Starts a check with no rows read.
    pub fn new(tables: &'a CrossTables) -> Self {
        Self { space: cross_space(tables), seen: vec![false; CROSSES as usize], report: CrossRowsReport::default() }
    }

    /// Checks one row. `None` means that the value is not an integer.
    pub fn add_row(&mut self, id: Option<i64>, code: Option<i64>) {
        self.report.rows += 1;
        if let Err(fault) = self.check_row(id, code) {
            self.record_fault(fault);
        }
    }

    /// Records each missing row as a fault and returns the report.
    pub fn finish(mut self) -> CrossRowsReport {
        for (id, index) in (0..IDS).filter_map(|id| first_cross::spots_with(id).map(|spots| (id, rank(&spots)))) {
            if !self.seen[index as usize] {
                self.record_fault(CrossRowError::Missing { id, expected: self.expected_row(index) });
            }
        }
        self.report
    }

    fn record_fault(&mut self, fault: CrossRowError) {
        self.report.fault_count += 1;
        if self.report.faults.len() < MAX_FAULTS {
            self.report.faults.push(fault);
        }
    }

    fn expected_row(&self, index: u32) -> ExpectedRow {
        let way = self.space.shortest(index, TieBreaker::First);
        ExpectedRow {
            length: way.len(),
            quarters: self.space.cross.quarter_length(&way),
            code: first_cross::code(&way),
        }
    }

    fn check_row(&mut self, given: Option<i64>, code: Option<i64>) -> Result<(), CrossRowError> {
        let number = CrossRowError::NotAnInteger { row: self.report.rows, id: given };
        let given = given.ok_or(number.clone())?;
        let known =
            u32::try_from(given).ok().and_then(|id| first_cross::spots_with(id).map(|spots| (id, rank(&spots))));
        let (id, index) = known.ok_or(CrossRowError::UnknownId(given))?;
        if std::mem::replace(&mut self.seen[index as usize], true) {
            return Err(CrossRowError::DuplicateId(id));
        }
        let code = code.ok_or(number)?;
        let way: Option<CrossPath> = u64::try_from(code).ok().and_then(|code| first_cross::turns_with(code).ok());
        let Some(way) = way else {
            return Err(CrossRowError::InvalidCode { id, code, expected: self.expected_row(index) });
        };
        let cross = self.space.cross;
        if way.iter().fold(index, |at, mv| cross.after(at, *mv)) != SOLVED_RANK {
            return Err(CrossRowError::Unsolved { id, code, expected: self.expected_row(index) });
        }
        let (length, quarters) = (way.len(), cross.quarter_length(&way));
        let least = cross.distance(index);
        if (length, quarters) != (usize::from(least.turns), usize::from(least.quarters)) {
            return Err(CrossRowError::Longer { id, code, length, quarters, expected: self.expected_row(index) });
        }
        Ok(())
    }
}
