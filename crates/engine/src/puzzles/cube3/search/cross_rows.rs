//! The rows of the published table of first crosses: an iterator over all of them, and a check of a copy of the table.

use std::collections::HashMap;
use std::fmt;

use super::cross_paths::{CrossPath, CrossSpace, Ties};
use crate::puzzles::cube3::first_cross::{self, IDS};
use crate::puzzles::cube3::tables::cross::{CROSSES, CrossTables, HOME, rank};
use crate::puzzles::cube3::turns::TurnSuccessors;

/// A row of the table of first crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// The spots of the four edges, as the number [`first_cross::id`].
    pub id: u32,
    /// A sequence that solves them, as the number [`first_cross::code`].
    pub code: u64,
}

/// The space in which the crosses of a table are solved.
fn space_of(tables: &CrossTables) -> CrossSpace<'_> {
    // The published numbers already see the face as U.
    CrossSpace { cross: tables, pair: None, seen: &first_cross::rotation(0).moves, successors: TurnSuccessors::get() }
}

/// All [`CROSSES`] rows by increasing id, each with a sequence that is shortest in HTM and, among those, in QTM, and
/// chosen by a rule among the remaining ones.
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

/// The correct values of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedRow {
    /// The least length in HTM.
    pub length: usize,
    /// The least length in QTM among sequences of that length.
    pub quarters: usize,
    /// The code of a sequence of these lengths.
    pub code: u64,
}

impl fmt::Display for ExpectedRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { length, quarters, code } = self;
        write!(f, "the code {code} has the least lengths, {length} in HTM and {quarters} in QTM")
    }
}

/// A fault in a row, or a missing row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CrossRowError {
    /// The id or the code is not a whole number.
    #[error("row {row}{}: a column is not a whole number", id.map_or(String::new(), |id| format!(" with the id {id}")))]
    NoNumber {
        /// The row in the order of reading, `1 <= row`.
        row: u64,
        /// The id, if it is a number.
        id: Option<i64>,
    },
    /// No configuration has this id. It holds the id.
    #[error("id {0}: no configuration has it")]
    StrangeId(i64),
    /// The id occurred before. It holds the id.
    #[error("id {0}: it is there twice")]
    Twice(u32),
    /// The code is not that of a sequence.
    #[error("id {id}: the code {code} is that of no sequence; {right}")]
    NoCode {
        /// The id.
        id: u32,
        /// The code.
        code: i64,
        /// The correct values.
        right: ExpectedRow,
    },
    /// The moves do not solve the cross.
    #[error("id {id}: the moves of the code {code} do not solve the cross; {right}")]
    Unsolved {
        /// The id.
        id: u32,
        /// The code.
        code: i64,
        /// The correct values.
        right: ExpectedRow,
    },
    /// The moves solve the cross, but others are shorter in HTM, or as short and shorter in QTM.
    #[error("id {id}: the code {code} has {length} moves in HTM and {quarters} in QTM; {right}")]
    Longer {
        /// The id.
        id: u32,
        /// The code.
        code: i64,
        /// The length of the moves in HTM.
        length: usize,
        /// The length of the moves in QTM.
        quarters: usize,
        /// The correct values.
        right: ExpectedRow,
    },
    /// There is no row with this id.
    #[error("id {id}: it is missing; {right}")]
    Missing {
        /// The id.
        id: u32,
        /// The correct values.
        right: ExpectedRow,
    },
}

/// The result of a check of all rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of rows read.
    pub rows: u64,
    /// Number of faults found.
    pub count: u64,
    /// The first faults, at most [`FAULTS_KEPT`]; of missing ids, the least.
    pub faults: Vec<CrossRowError>,
}

/// Maximum number of faults kept; further ones are only counted.
pub const FAULTS_KEPT: usize = 10;

/// A check of rows, one after the other.
pub struct Check<'a> {
    space: CrossSpace<'a>,
    /// The configurations read so far, by number.
    seen: Vec<bool>,
    checked: Checked,
}

impl<'a> Check<'a> {
    /// A check without any row read yet.
    pub fn new(tables: &'a CrossTables) -> Self {
        Self { space: space_of(tables), seen: vec![false; CROSSES as usize], checked: Checked::default() }
    }

    /// Reads a row of the table; `None` for a value that is not a whole number.
    pub fn row(&mut self, id: Option<i64>, code: Option<i64>) {
        self.checked.rows += 1;
        if let Err(fault) = self.judged(id, code) {
            self.found(fault);
        }
    }

    /// Ends the check; missing rows are faults, too.
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
