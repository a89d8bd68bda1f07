//! The published table of first crosses: iterates over its rows and checks a copy.

use std::collections::HashMap;
use std::fmt;

use super::cross_paths::{CrossPath, CrossSpace, Ties};
use crate::puzzles::cube3::first_cross::{self, IDS};
use crate::puzzles::cube3::tables::cross::{CROSSES, CrossTables, HOME, rank};
use crate::puzzles::cube3::turns::TurnSuccessors;

/// A row of the table of first crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Spots of the four edges, encoded as [`first_cross::id`].
    pub id: u32,
    /// Moves that solve them, encoded as [`first_cross::code`].
    pub code: u64,
}

/// The space that solves the crosses of a table.
fn space_of(tables: &CrossTables) -> CrossSpace<'_> {
    // The published numbers already place the face at U.
    CrossSpace { cross: tables, pair: None, seen: &first_cross::rotation(0).moves, successors: TurnSuccessors::get() }
}

/// All [`CROSSES`] rows by increasing id. Each sequence is shortest in HTM and, among those, in QTM; `ties` chooses among the remaining ones.
pub fn rows(tables: &CrossTables, ties: Ties) -> impl Iterator<Item = CrossRow> {
    let space = space_of(tables);
    let valid = (0..IDS).filter_map(|id| first_cross::spots_with(id).map(|spots| (id, rank(&spots))));
    let mut known = HashMap::new();
    valid.map(move |(id, index)| {
        let code = match ties {
            Ties::First => first_cross::code(&space.least(index, ties)),
            Ties::SmallestCode => space.smallest_code(index, &mut known),
        };
        CrossRow { id, code }
    })
}

/// The expected values of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedRow {
    /// Minimum length in HTM.
    pub length: usize,
    /// Minimum length in QTM among sequences of that length.
    pub quarters: usize,
    /// Code of a sequence of these lengths.
    pub code: u64,
}

impl fmt::Display for ExpectedRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { length, quarters, code } = self;
        write!(f, "the code {code} has the least lengths, {length} in HTM and {quarters} in QTM")
    }
}

/// A wrong or missing row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CrossRowError {
    /// The id or the code is not an integer.
    #[error("row {row}{}: a column is not a whole number", id.map_or(String::new(), |id| format!(" with the id {id}")))]
    NoNumber {
        /// Number of the row in reading order, from 1.
        row: u64,
        /// The id, if it is an integer.
        id: Option<i64>,
    },
    /// No configuration has this id.
    #[error("id {0}: no configuration has it")]
    StrangeId(i64),
    /// The id occurred before.
    #[error("id {0}: it is there twice")]
    Twice(u32),
    /// The code does not encode a sequence.
    #[error("id {id}: the code {code} is that of no sequence; {right}")]
    NoCode {
        /// The id.
        id: u32,
        /// The code.
        code: i64,
        /// The expected values.
        right: ExpectedRow,
    },
    /// The moves do not solve the cross.
    #[error("id {id}: the moves of the code {code} do not solve the cross; {right}")]
    Unsolved {
        /// The id.
        id: u32,
        /// The code.
        code: i64,
        /// The expected values.
        right: ExpectedRow,
    },
    /// The moves solve the cross but are not shortest in HTM, or not shortest in QTM among those.
    #[error("id {id}: the code {code} has {length} moves in HTM and {quarters} in QTM; {right}")]
    Longer {
        /// The id.
        id: u32,
        /// The code.
        code: i64,
        /// Length of the moves in HTM.
        length: usize,
        /// Length of the moves in QTM.
        quarters: usize,
        /// The expected values.
        right: ExpectedRow,
    },
    /// There is no row with this id.
    #[error("id {id}: it is missing; {right}")]
    Missing {
        /// The id.
        id: u32,
        /// The expected values.
        right: ExpectedRow,
    },
}

/// Result of the check of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of rows read.
    pub rows: u64,
    /// Number of faults found.
    pub count: u64,
    /// The first faults, at most [`FAULTS_KEPT`]; missing ids in increasing order.
    pub faults: Vec<CrossRowError>,
}

/// Maximum number of faults kept; further ones are only counted.
pub const FAULTS_KEPT: usize = 10;

/// An incremental check of the rows of a table.
pub struct Check<'a> {
    space: CrossSpace<'a>,
    /// Configurations read so far, by rank.
    seen: Vec<bool>,
    checked: Checked,
}

impl<'a> Check<'a> {
    /// Starts a check.
    pub fn new(tables: &'a CrossTables) -> Self {
        Self { space: space_of(tables), seen: vec![false; CROSSES as usize], checked: Checked::default() }
    }

    /// Checks a row; `None` for a value that is not an integer.
    pub fn row(&mut self, id: Option<i64>, code: Option<i64>) {
        self.checked.rows += 1;
        if let Err(fault) = self.judged(id, code) {
            self.found(fault);
        }
    }

    /// Ends the check and reports missing rows.
    pub fn end(mut self) -> Checked {
        for (id, index) in (0..IDS).filter_map(|id| first_cross::spots_with(id).map(|spots| (id, rank(&spots)))) {
            if !self.seen[index as usize] {
                self.found(CrossRowError::Missing { id, right: self.right(index) });
            }
        }
        self.checked
    }

    fn found(&mut self, fault: CrossRowError) {
        self.checked.count += 1;
        if self.checked.faults.len() < FAULTS_KEPT {
            self.checked.faults.push(fault);
        }
    }

    fn right(&self, index: u32) -> ExpectedRow {
        let way = self.space.least(index, Ties::First);
        ExpectedRow { length: way.len(), quarters: self.space.cross.in_quarters(&way), code: first_cross::code(&way) }
    }

    fn judged(&mut self, given: Option<i64>, code: Option<i64>) -> Result<(), CrossRowError> {
        let number = CrossRowError::NoNumber { row: self.checked.rows, id: given };
        let given = given.ok_or(number.clone())?;
        let known =
            u32::try_from(given).ok().and_then(|id| first_cross::spots_with(id).map(|spots| (id, rank(&spots))));
        let (id, index) = known.ok_or(CrossRowError::StrangeId(given))?;
        if std::mem::replace(&mut self.seen[index as usize], true) {
            return Err(CrossRowError::Twice(id));
        }
        let code = code.ok_or(number)?;
        let way: Option<CrossPath> = u64::try_from(code).ok().and_then(|code| first_cross::turns_with(code).ok());
        let Some(way) = way else { return Err(CrossRowError::NoCode { id, code, right: self.right(index) }) };
        let cross = self.space.cross;
        if way.iter().fold(index, |at, mv| cross.after(at, *mv)) != HOME {
            return Err(CrossRowError::Unsolved { id, code, right: self.right(index) });
        }
        let (length, quarters) = (way.len(), cross.in_quarters(&way));
        let least = cross.distance(index);
        if (length, quarters) != (usize::from(least.turns), usize::from(least.quarters)) {
            return Err(CrossRowError::Longer { id, code, length, quarters, right: self.right(index) });
        }
        Ok(())
    }
}
