//! Batches in the window: forms and resulting rows.

pub mod estimate;
pub mod form;
pub mod lengths;
pub mod table;

use std::{collections::BTreeMap, sync::LazyLock};

use self::form::{BatchCount, BatchForm};
use self::table::BatchTable;
use unfold_engine::{notation::colours::ColourLetters, puzzle::PuzzleId};
use unfold_text::UserError;

/// A puzzle's form, with the rows of its last two batches.
#[derive(Clone, Debug, Default)]
pub struct PuzzleBatch {
    pub form: BatchForm,
    /// Rows of the current batch; `None` before the first.
    pub table: Option<BatchTable>,
    /// The rows of the previous batch.
    pub previous_table: Option<BatchTable>,
    /// The colour letters used for counting, with the result; `None` if not counted.
    pub count: Option<(ColourLetters, Result<BatchCount, UserError>)>,
    /// See [`PuzzleBatch::form_revision`].
    form_revision: u64,
}

impl PuzzleBatch {
    /// Notes a change of the form and discards the count.
    pub fn note_form_change(&mut self) {
        self.form_revision += 1;
        self.count = None;
    }

    /// Revision number, which grows with each change of the form except to the number and seed of random positions.
    pub fn form_revision(&self) -> u64 {
        self.form_revision
    }
}

#[derive(Debug, Default)]
pub struct Batches {
    of_puzzles: BTreeMap<PuzzleId, PuzzleBatch>,
    /// Revision; see [`Batches::changes`].
    changes: u64,
}

/// The batch of a puzzle whose form was never used.
static EMPTY_BATCH: LazyLock<PuzzleBatch> = LazyLock::new(PuzzleBatch::default);

impl Batches {
    pub fn get(&self, puzzle: PuzzleId) -> &PuzzleBatch {
        self.of_puzzles.get(&puzzle).unwrap_or(&EMPTY_BATCH)
    }

    /// The batch of a puzzle; increases the revision.
    pub fn get_mut(&mut self, puzzle: PuzzleId) -> &mut PuzzleBatch {
        self.changes += 1;
        self.of_puzzles.entry(puzzle).or_default()
    }

    /// The forms of the puzzles that have a batch.
    pub fn forms(&self) -> impl Iterator<Item = (PuzzleId, &BatchForm)> {
        self.of_puzzles.iter().map(|(puzzle, batch)| (*puzzle, &batch.form))
    }

    /// Restores a session's forms, keeping the rows.
    pub fn restore(&mut self, forms: Vec<(PuzzleId, BatchForm)>) {
        for batch in self.of_puzzles.values_mut() {
            batch.form = BatchForm::default();
            batch.note_form_change();
        }
        for (puzzle, form) in forms {
            let batch = self.get_mut(puzzle);
            batch.form = form;
            batch.note_form_change();
        }
    }

    /// Stores the count of a puzzle's form without increasing the revision.
    pub fn set_count(&mut self, puzzle: PuzzleId, count: (ColourLetters, Result<BatchCount, UserError>)) {
        if let Some(batch) = self.of_puzzles.get_mut(&puzzle) {
            batch.count = Some(count);
        }
    }

    /// Revision number, increased by each call of [`Batches::get_mut`], whether or not it leads to a change.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Number of rows not yet saved, over all puzzles.
    pub fn unsaved_rows(&self) -> u64 {
        let tables = self.of_puzzles.values().flat_map(|batch| [&batch.table, &batch.previous_table]).flatten();
        tables.map(BatchTable::unsaved).sum()
    }

    /// Marks all rows as unsaved after saving failed.
    pub fn mark_unsaved(&mut self) {
        let tables =
            self.of_puzzles.values_mut().flat_map(|batch| [&mut batch.table, &mut batch.previous_table]).flatten();
        tables.for_each(|table| table.set_saved(false));
    }
}
