//! Counts the positions of the batch page when it is shown.

use super::count_job::{BatchCounted, CountJob};
use crate::document::batches::form::PositionSource;
use crate::{job::Job, model::Model, settings::choices::View, task::TaskId};
use unfold_text::sentences::describe;

/// Starts counting the positions of the batch shown, unless they are random or missing, already counted or being counted.
pub fn begin_if_due(model: &mut Model) {
    if model.view() != View::Batch {
        return;
    }
    let (puzzle, letters) = (model.puzzle(), model.settings.colour_letters(model.puzzle()));
    let batch = model.batches.get(puzzle);
    let counted = (puzzle, batch.form_revision(), letters);
    let is_known = batch.count.as_ref().is_some_and(|(of, _)| *of == letters);
    let is_list = batch.form.source != PositionSource::Random && batch.form.is_filled();
    if is_known || !is_list || model.batch.counting.data() == Some(&counted) {
        return;
    }
    model.batch.counting.stop(&mut model.effects);
    let job = CountJob { puzzle, form: batch.form.clone(), letters };
    model.batch.counting.start(Job::CountBatch(job), counted, &mut model.effects);
}

/// Stores the count, unless counting was cancelled or the form has changed since.
pub fn handle_counted(id: TaskId, BatchCounted(counted): BatchCounted, model: &mut Model) {
    let Some((puzzle, form, letters)) = model.batch.counting.end(id) else { return };
    if let Some(count) = counted.filter(|_| model.batches.get(puzzle).form_revision() == form) {
        model.batches.set_count(puzzle, (letters, count));
    }
}

/// Reports a crash of the counting job as its result.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.batch.counting.data_mut(id).is_some() {
        handle_counted(id, BatchCounted(Some(Err(describe::crash()))), model);
    }
}
