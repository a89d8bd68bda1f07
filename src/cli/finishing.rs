//! Builds missing tables after `unfold solve` has printed its result, so that the next run has them from the start.

use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use super::out::{self, POLL_INTERVAL, Terminal};
use super::{language::language, solver_tables};
use indicatif::ProgressBar;
use unfold_app::{free_space::Shortage, system::free_space};
use unfold_engine::control::Control;
use unfold_engine::puzzles::finish::{self, FinishOutcome};
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::{TableError, Tables, headroom, spec::TableSpec};
use unfold_text::{Phrase, command_line as say, numbers, sentences::describe};

/// Maximum time of each wait on exit for partial files to be removed.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(200);

/// Builds the missing tables that a search within these limits uses, unless another process is building them.
/// Stops at once on Ctrl-C, a termination signal or a closed stdout; complete tables are kept.
pub fn finish(solver: &'static dyn Solver, limits: &Limits, tables: &Arc<Tables>, terminal: &Terminal) {
    let missing = finish::missing_tables(solver, limits, tables);
    if missing.is_empty() || finish::is_built_elsewhere(&missing, tables) || should_exit(terminal) {
        return;
    }
    // Tables cannot be saved or built, as reported during the search.
    if tables.check_writable().is_err() || tables.lacks_memory() {
        return;
    }
    if let Some(why) = no_room(&missing, tables) {
        return terminal.note(&why.get(language()));
    }
    let names: Vec<&str> = missing.iter().map(|spec| spec.name.as_str()).collect();
    let (names, time) = (names.join(", "), build_time(&missing, tables));
    let seconds = time.as_secs_f64().ceil().max(1.0);
    terminal.note(&say::FINISHING.fill(language(), [&names, &seconds]));
    match build(
        solver,
        limits,
        tables,
        &|bar, done| solver_tables::show_table(bar, &names, finish::fraction_done(done, time)),
        terminal,
    ) {
        Ok(_) | Err(TableError::Stopped) => {}
        Err(error) => terminal.note(&describe::table(&error).line(language())),
    }
    solver_tables::note_unsaved(tables, terminal);
}

/// Stops background builds, and waits briefly for their partial files to be removed.
pub fn end_background(tables: &Tables) {
    tables.join_background(SHUTDOWN_TIMEOUT);
}

/// True after an interruption, or once the reader of stdout is gone.
fn should_exit(terminal: &Terminal) -> bool {
    out::interrupted() || terminal.is_closed() || out::reader_is_gone()
}

/// Builds the tables on another thread, calling `show` with the work done every [`POLL_INTERVAL`]. When the program
/// should exit, stops the thread and abandons it after two waits of at most [`SHUTDOWN_TIMEOUT`].
fn build(
    solver: &'static dyn Solver,
    limits: &Limits,
    tables: &Arc<Tables>,
    show: &dyn Fn(&ProgressBar, Duration),
    terminal: &Terminal,
) -> Result<FinishOutcome, TableError> {
    let control = Arc::new(Control::new());
    let (send, answer) = channel();
    let (limits, theirs) = (limits.clone(), (control.clone(), tables.clone()));
    let begun = headroom::spawn(move || {
        let (control, store) = theirs;
        // Fails only if the program is exiting.
        let _ = send.send(finish::finish(solver, &limits, &control, &store, &|_| ()));
    });
    begun.map_err(TableError::Thread)?;
    let bar = terminal.bar();
    let ended = loop {
        match answer.recv_timeout(POLL_INTERVAL) {
            Ok(ended) => break ended,
            Err(RecvTimeoutError::Timeout) if !should_exit(terminal) => show(&bar, control.work_done()),
            // The builder panicked. Count this as stopped, since the result is already printed.
            Err(RecvTimeoutError::Disconnected) => break Err(TableError::Stopped),
            Err(RecvTimeoutError::Timeout) => {
                control.stop();
                tables.join_background(SHUTDOWN_TIMEOUT);
                break answer.recv_timeout(SHUTDOWN_TIMEOUT).unwrap_or(Err(TableError::Stopped));
            }
        }
    };
    bar.finish_and_clear();
    ended
}

/// Estimated time left to build the missing tables, from times measured on two cores.
fn build_time(missing: &[&TableSpec], tables: &Tables) -> Duration {
    let all = missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum::<Duration>();
    let begun = tables.current_build().and_then(|(name, since)| {
        let spec = missing.iter().find(|spec| spec.name == name)?;
        Some(since.min(Duration::from_millis(spec.milliseconds)))
    });
    all.saturating_sub(begun.unwrap_or_default())
}

/// Why the tables do not fit on the disk or in memory; `None` if they do.
fn no_room(missing: &[&TableSpec], tables: &Tables) -> Option<Phrase> {
    let names: Vec<&str> = missing.iter().map(|spec| spec.name.as_str()).collect();
    let shortages = free_space::shortages(&free_space::query_system(tables.folder()), tables, &names);
    shortages.iter().find_map(|shortage| {
        let (text, free, needed) = match shortage {
            Shortage::Disk { free, needed, .. } => (say::FINISH_NO_DISK, free, needed),
            // A build in progress has its memory already.
            Shortage::Memory { .. } if tables.current_build().is_some() => return None,
            Shortage::Memory { free, needed } => (say::FINISH_NO_MEMORY, free, needed),
        };
        Some(text.with([&numbers::megabytes(*needed), &numbers::megabytes(*free)]))
    })
}
