//! Autosave: writes the session a few seconds after a change, and when the window closes.

use std::time::Duration;

use super::session_file::{AutosaveJob, AutosaveWritten};
use super::snapshot;
use crate::{job::Job, model::Model, task::TaskId};
use unfold_text::{sentences::describe, session as say};

/// Delay between the first unsaved change and the write.
const SAVE_DELAY: Duration = Duration::from_secs(5);

/// Counter that grows with every change to be saved. It may also grow without one.
pub fn changes(model: &Model) -> u64 {
    let pages = model.fewest_moves.revision() + model.cases.trainer.changes();
    model.document.changes() + model.runs.changes() + model.batches.changes() + pages
}

/// Time until the pending write; `None` if none is pending or one is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.session.autosave.due(model.now)
}

/// Schedules a write after a change, and starts it when due. Discards a pending one if the user has turned saving off.
pub fn tick(model: &mut Model) {
    let changes = changes(model);
    if !model.settings.restore {
        model.session.autosave.due = None;
        return;
    }
    if std::mem::replace(&mut model.session.autosave.seen, changes) != changes {
        model.session.autosave.due.get_or_insert(model.now + SAVE_DELAY);
    }
    if model.session.autosave.work.is_some() || model.session.autosave.due.is_none_or(|due| model.now < due) {
        return;
    }
    model.session.autosave.due = None;
    model.session.autosave.work = Some(model.effects.start(Job::AutosaveSession(AutosaveJob {
        session: snapshot::capture(model),
        file: model.session.autosave.file.clone(),
    })));
}

/// Handles the end of a write.
pub fn end_task(id: TaskId, AutosaveWritten(written): AutosaveWritten, model: &mut Model) {
    model.session.autosave.work.take_if(|work| *work == id);
    match written {
        Ok(()) => model.session.autosave.has_failed = false,
        // Report only the first of several failures in a row; the next change retries.
        Err(error) => {
            if !std::mem::replace(&mut model.session.autosave.has_failed, true) {
                model.report_error(say::NEWS_UNKEPT.with([&describe::io_error(&error)]));
            }
        }
    }
}

/// Starts a last write if changes are unsaved. Call before the program exits.
pub fn close(model: &mut Model) {
    let changes = changes(model);
    let after = model.session.autosave.work.take();
    let waits = model.session.autosave.due.take().is_some() || model.session.autosave.has_failed || after.is_some();
    let changed = std::mem::replace(&mut model.session.autosave.seen, changes) != changes;
    if model.settings.restore && (waits || changed) {
        let job = Job::AutosaveSession(AutosaveJob {
            session: snapshot::capture(model),
            file: model.session.autosave.file.clone(),
        });
        match after {
            Some(after) => model.effects.run_after(after, job),
            None => model.effects.run_now(job),
        };
    }
}
