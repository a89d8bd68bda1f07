//! Finishes tables after the result of `unfold solve` is printed, so that the next solve has them from the start.

use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use super::out::{self, LOOK, Terminal};
use super::{language::language, solver_tables};
use indicatif::ProgressBar;
use unfold_app::{free_space::Shortage, system::free_space};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish::{self, Finished};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::{TableError, Tables, room, spec::TableSpec};
use unfold_text::{Phrase, command_line as say, numbers, sentences::describe};

/// The longest that leaving waits until nothing half written stays.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(200);

/// Finishes the tables that a solve within these limits uses, unless another process does. Ctrl-C, a signal to end, or the end of
/// whoever reads stdout leaves at once; tables that are complete stay.
pub fn finish(solver: &'static dyn Solver, limits: &Limits, store: &Arc<Tables>, terminal: &Terminal) {
    let missing = finish::missing(solver, limits, store);
    if missing.is_empty() || finish::is_elsewhere(&missing, store) || is_over(terminal) {
        return;
    }
    // Then nothing would be left of the work, or come of it; the tables that the search began with have told why.
    if store.can_keep().is_err() || store.lacks_memory() {
        return;
    }
    if let Some(why) = no_room(&missing, store) {
        return terminal.note(&why.get(language()));
    }
    let names: Vec<&str> = missing.iter().map(|spec| spec.name.as_str()).collect();
    let (names, time) = (names.join(", "), time(&missing, store));
    let seconds = time.as_secs_f64().ceil().max(1.0);
    terminal.note(&say::FINISHING.fill(language(), [&names, &seconds]));
    match work(
        solver,
        limits,
        store,
        &|bar, done| solver_tables::show_table(bar, &names, finish::share(done, time)),
        terminal,
    ) {
        Ok(_) | Err(TableError::Stopped) => {}
        Err(error) => terminal.note(&describe::table(&error).line(language())),
    }
    solver_tables::note_unsaved(store, terminal);
}

/// Leaves what is being made behind a search; what is being written is taken back.
pub fn leave(store: &Tables) {
    store.end_background(SHUTDOWN_TIMEOUT);
}

/// True if someone wants the program to end.
fn is_over(terminal: &Terminal) -> bool {
    out::interrupted() || terminal.is_closed() || out::reader_is_gone()
}

/// The work on a thread of its own, which is not waited for once someone wants the program to end. `show` is told now and then how
/// much of it is done.
fn work(
    solver: &'static dyn Solver,
    limits: &Limits,
    store: &Arc<Tables>,
    show: &dyn Fn(&ProgressBar, Duration),
    terminal: &Terminal,
) -> Result<Finished, TableError> {
    let control = Arc::new(Control::new());
    let (send, answer) = channel();
    let (limits, theirs) = (limits.clone(), (control.clone(), store.clone()));
    let begun = room::spawn(move || {
        let (control, store) = theirs;
        // A failed send means that the program is ending.
        let _ = send.send(finish::finish(solver, &limits, &control, &store, &|_| ()));
    });
    begun.map_err(TableError::Thread)?;
    let bar = terminal.bar();
    let ended = loop {
        match answer.recv_timeout(LOOK) {
            Ok(ended) => break ended,
            Err(RecvTimeoutError::Timeout) if !is_over(terminal) => show(&bar, control.work_done()),
            // A defect in a builder: the tables are not finished, and the result stands.
            Err(RecvTimeoutError::Disconnected) => break Err(TableError::Stopped),
            Err(RecvTimeoutError::Timeout) => {
                control.stop();
                store.end_background(SHUTDOWN_TIMEOUT);
                break answer.recv_timeout(SHUTDOWN_TIMEOUT).unwrap_or(Err(TableError::Stopped));
            }
        }
    };
    bar.finish_and_clear();
    ended
}

/// About how long it takes, as measured on two cores.
fn time(missing: &[&TableSpec], store: &Tables) -> Duration {
    let all = missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum::<Duration>();
    let begun = store.building().and_then(|(name, since)| {
        let spec = missing.iter().find(|spec| spec.name == name)?;
        Some(since.min(Duration::from_millis(spec.milliseconds)))
    });
    all.saturating_sub(begun.unwrap_or_default())
}

/// Why the disk or the memory is too small.
fn no_room(missing: &[&TableSpec], store: &Tables) -> Option<Phrase> {
    let names: Vec<&str> = missing.iter().map(|spec| spec.name.as_str()).collect();
    let shortages = free_space::shortages(&free_space::of_system(store.folder()), store, &names);
    shortages.iter().find_map(|shortage| {
        let (text, free, needed) = match shortage {
            Shortage::Disk { free, needed, .. } => (say::FINISH_NO_DISK, free, needed),
            // What is being built has its memory.
            Shortage::Memory { .. } if store.building().is_some() => return None,
            Shortage::Memory { free, needed } => (say::FINISH_NO_MEMORY, free, needed),
        };
        Some(text.with([&numbers::megabytes(*needed), &numbers::megabytes(*free)]))
    })
}
