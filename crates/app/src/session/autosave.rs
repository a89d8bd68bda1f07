//! Autosave: writes the session some seconds after a change, and when the window closes.

use std::time::Duration;

use super::kept_file::{SessionJob, SessionKept};
use super::snapshot;
use crate::{job::Job, model::Model, task::TaskId};
use unfold_text::{sentences::describe, session as say};

/// Delay between the first unsaved change and the write.
const AFTER: Duration = Duration::from_secs(5);

/// A counter that grows with every change the session must keep. It may also grow without one.
pub fn changes(model: &Model) -> u64 {
    let pages = model.fewest_moves.changes() + model.cases.trainer.changes();
    model.document.changes() + model.runs.changes() + model.batches.changes() + pages
}

/// Time until the next update is due, even without input.
pub fn due(model: &Model) -> Option<Duration> {
    model.session.autosave.due(model.now)
}

/// Starts the write when it is due.
pub fn tick(model: &mut Model) {
    let changes = changes(model);
    if !model.settings.restore {
        model.session.autosave.due = None;
        return;
    }
    if std::mem::replace(&mut model.session.autosave.seen, changes) != changes {
        model.session.autosave.due.get_or_insert(model.now + AFTER);
    }
    if model.session.autosave.work.is_some() || model.session.autosave.due.is_none_or(|due| model.now < due) {
        return;
    }
    model.session.autosave.due = None;
    model.session.autosave.work = Some(model.effects.start(Job::KeepSession(SessionJob {
        session: snapshot::take(model),
        file: model.session.autosave.file.clone(),
    })));
}

/// Handles the end of a write.
pub fn end_task(id: TaskId, SessionKept(written): SessionKept, model: &mut Model) {
    model.session.autosave.work.take_if(|work| *work == id);
    match written {
        Ok(()) => model.session.autosave.failed = false,
        // Reported once; every further change tries again.
        Err(error) => {
            if !std::mem::replace(&mut model.session.autosave.failed, true) {
                model.tell_error(say::NEWS_UNKEPT.with([&describe::io_error(&error)]));
            }
        }
    }
}

/// Writes pending changes before the program exits.
pub fn close(model: &mut Model) {
    let changes = changes(model);
    let after = model.session.autosave.work.take();
    let waits = model.session.autosave.due.take().is_some() || model.session.autosave.failed || after.is_some();
    let changed = std::mem::replace(&mut model.session.autosave.seen, changes) != changes;
    if model.settings.restore && (waits || changed) {
        let job =
            Job::KeepSession(SessionJob { session: snapshot::take(model), file: model.session.autosave.file.clone() });
        match after {
            Some(after) => model.effects.run_after(after, job),
            None => model.effects.run_now(job),
        };
    }
}
