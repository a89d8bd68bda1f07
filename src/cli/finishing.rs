//! Builds missing tables after `unfold solve` has printed its result, so that the next run has them from the start.

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

/// Longest wait on exit for partial files to be removed.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(200);

/// Builds the tables that a search within these limits uses, unless another process does. Stops at once on Ctrl-C, a
/// termination signal or a closed stdout; complete tables are kept.
pub fn finish(solver: &'static dyn Solver, limits: &Limits, store: &Arc<Tables>, terminal: &Terminal) {
    let missing = finish::missing(solver, limits, store);
    if missing.is_empty() || finish::is_elsewhere(&missing, store) || is_over(terminal) {
        return;
    }
    // The tables could not be saved or built, and the search has already reported why.
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

/// Ends background builds and removes partial files.
pub fn leave(store: &Tables) {
    store.end_background(SHUTDOWN_TIMEOUT);
}

/// True if the program should exit.
fn is_over(terminal: &Terminal) -> bool {
    out::interrupted() || terminal.is_closed() || out::reader_is_gone()
}

/// Builds the tables on its own thread, which is abandoned when the program should exit. Calls `show` with the work
/// done every [`LOOK`].
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
        // Fails only if the program is exiting.
        let _ = send.send(finish::finish(solver, &limits, &control, &store, &|_| ()));
    });
    begun.map_err(TableError::Thread)?;
    let bar = terminal.bar();
    let ended = loop {
        match answer.recv_timeout(LOOK) {
            Ok(ended) => break ended,
            Err(RecvTimeoutError::Timeout) if !is_over(terminal) => show(&bar, control.work_done()),
            // The builder panicked: report the tables as unfinished, since the result stands.
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

/// Estimated time to build, measured on two cores.
fn time(missing: &[&TableSpec], store: &Tables) -> Duration {
    let all = missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum::<Duration>();
    let begun = store.building().and_then(|(name, since)| {
        let spec = missing.iter().find(|spec| spec.name == name)?;
        Some(since.min(Duration::from_millis(spec.milliseconds)))
    });
    all.saturating_sub(begun.unwrap_or_default())
}

/// The reason that disk space or memory does not suffice.
fn no_room(missing: &[&TableSpec], store: &Tables) -> Option<Phrase> {
    let names: Vec<&str> = missing.iter().map(|spec| spec.name.as_str()).collect();
    let shortages = free_space::shortages(&free_space::of_system(store.folder()), store, &names);
    shortages.iter().find_map(|shortage| {
        let (text, free, needed) = match shortage {
            Shortage::Disk { free, needed, .. } => (say::FINISH_NO_DISK, free, needed),
            // A build in progress has its memory already.
            Shortage::Memory { .. } if store.building().is_some() => return None,
            Shortage::Memory { free, needed } => (say::FINISH_NO_MEMORY, free, needed),
        };
        Some(text.with([&numbers::megabytes(*needed), &numbers::megabytes(*free)]))
    })
}
