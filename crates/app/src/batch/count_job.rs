//! Counts the lines of a batch, and those with errors, before it starts.

use super::job::{BatchInput, lines_error, open, read};
use crate::document::batches::form::{BatchCount, BatchForm, MAX_ROWS};
use crate::export::file_error::FileError;
use unfold_engine::batch::lines::LineReader;
use unfold_engine::{control::Control, notation::colours::ColourLetters, puzzle::PuzzleId};
use unfold_text::UserError;

#[derive(Debug)]
pub struct CountJob {
    pub puzzle: PuzzleId,
    /// Source of the positions.
    pub form: BatchForm,
    /// Letters for the colours in the positions.
    pub letters: ColourLetters,
}

/// The count; `None` if cancelled.
#[derive(Debug)]
pub struct BatchCounted(pub Option<Result<BatchCount, UserError>>);

impl CountJob {
    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control) -> BatchCounted {
        BatchCounted(self.count(control).map_err(|error| error.explain()).transpose())
    }

    fn count(self, control: &Control) -> Result<Option<BatchCount>, FileError> {
        let BatchInput { lines, logs, .. } = open(self.puzzle, &self.form)?;
        let mut reader = LineReader::new(lines);
        let mut count = BatchCount::default();
        loop {
            if control.is_stopped() {
                return Ok(None);
            }
            let line = reader.next_line().map_err(|error| lines_error(self.form.path(), error))?;
            let Some(line) = line else { return Ok(Some(count)) };
            if count.lines == MAX_ROWS {
                count.has_more = true;
                return Ok(Some(count));
            }
            count.lines += 1;
            if let Err(error) = read(self.puzzle, &line, &self.letters, &logs) {
                count.invalid_lines += 1;
                count.first_error.get_or_insert(error);
            }
        }
    }
}
