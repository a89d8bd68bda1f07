//! Batches in the window: what a person fills in, and the rows that came of it.

pub mod estimate;
pub mod form;
pub mod lengths;
pub mod table;

use std::{collections::BTreeMap, sync::LazyLock};

use self::form::{BatchCount, BatchForm};
use self::table::BatchTable;
use unfold_engine::{notation::colours::ColourLetters, puzzle::PuzzleId};
use unfold_text::UserError;

/// The batch of one puzzle.
#[derive(Clone, Debug, Default)]
pub struct PuzzleBatch {
    /// Its form.
    pub form: BatchForm,
    /// Its rows, once it was begun.
    pub table: Option<BatchTable>,
    /// Rows of the batch before, which can be had again.
    pub before: Option<BatchTable>,
    /// The letters of colours with which its lines were counted, and their count or why they could not be; `None` before that.
    pub count: Option<(ColourLetters, Result<BatchCount, UserError>)>,
    /// Grows with each change of the form.
    form_number: u64,
}

impl PuzzleBatch {
    /// Notes that the form has changed: its lines are not counted.
    pub fn note_form(&mut self) {
        self.form_number += 1;
        self.count = None;
    }

    /// Grows with each change of the form.
    pub fn form_number(&self) -> u64 {
        self.form_number
    }
}

/// The batches of all puzzles.
#[derive(Debug, Default)]
pub struct Batches {
    of_puzzles: BTreeMap<PuzzleId, PuzzleBatch>,
    /// Grows whenever a form may have changed.
    changes: u64,
}

/// The batch of a puzzle of which nothing was asked yet.
static NONE: LazyLock<PuzzleBatch> = LazyLock::new(PuzzleBatch::default);

impl Batches {
    /// The batch of a puzzle.
    pub fn of(&self, puzzle: PuzzleId) -> &PuzzleBatch {
        self.of_puzzles.get(&puzzle).unwrap_or(&NONE)
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, puzzle: PuzzleId) -> &mut PuzzleBatch {
        self.changes += 1;
        self.of_puzzles.entry(puzzle).or_default()
    }

    /// The form of each puzzle for which one was asked.
    pub fn forms(&self) -> impl Iterator<Item = (PuzzleId, &BatchForm)> {
        self.of_puzzles.iter().map(|(puzzle, batch)| (*puzzle, &batch.form))
    }

    /// Puts the forms of a session in place of those there; rows stay.
    pub fn restore(&mut self, forms: Vec<(PuzzleId, BatchForm)>) {
        for batch in self.of_puzzles.values_mut() {
            batch.form = BatchForm::default();
            batch.note_form();
        }
        for (puzzle, form) in forms {
            let batch = self.of_mut(puzzle);
            batch.form = form;
            batch.note_form();
        }
    }

    /// Keeps how many lines the form of a puzzle has; no form changes by that.
    pub fn set_count(&mut self, puzzle: PuzzleId, count: (ColourLetters, Result<BatchCount, UserError>)) {
        if let Some(batch) = self.of_puzzles.get_mut(&puzzle) {
            batch.count = Some(count);
        }
    }

    /// Grows whenever a form changed, and sometimes when none did.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Number of rows that were not saved as a table yet.
    pub fn unsaved_rows(&self) -> u64 {
        let tables = self.of_puzzles.values().flat_map(|batch| [&batch.table, &batch.before]).flatten();
        tables.map(BatchTable::unsaved).sum()
    }

    /// Rows that were about to be saved are not.
    pub fn not_saved(&mut self) {
        let tables = self.of_puzzles.values_mut().flat_map(|batch| [&mut batch.table, &mut batch.before]).flatten();
        tables.for_each(|table| table.set_saved(false));
    }
}
