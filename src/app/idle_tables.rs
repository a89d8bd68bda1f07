//! Tables that are made while nobody asks for anything: those of the puzzle that is shown, so that its first search has them.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use super::App;
use super::room::Room;
use crate::app::sentences::describe;
use crate::engine::control::Control;
use crate::engine::puzzle::PuzzleId;
use crate::engine::solve::finish::{self, Finished};
use crate::engine::solve::{Limits, Solver};
use crate::engine::tables::TableError;
use crate::engine::tables::spec::TableSpec;
use crate::engine::tables::store::Store;
use crate::i18n::{editor, tables as say};

/// So long after the last command the program is idle.
const AFTER: Duration = Duration::from_secs(3);

/// What the thread tells.
enum Said {
    /// Building begins, and takes about so long.
    Begun(Duration),
    /// This table is at work.
    At(&'static str),
    /// It is over.
    End(Result<Finished, TableError>),
}

/// Tables at work.
struct Work {
    puzzle: PuzzleId,
    control: Arc<Control>,
    said: Receiver<Said>,
    /// Whether anything is built at all, and which table.
    begun: Option<&'static str>,
    /// About how long all of it takes.
    time: Duration,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.control.stop();
    }
}

/// The tables that are made while the program is idle.
pub(super) struct IdleTables {
    /// When something was asked for last.
    since: Instant,
    /// The puzzle whose tables were looked at since: they are there, or cannot be had.
    looked_at: Option<PuzzleId>,
    work: Option<Work>,
}

impl Default for IdleTables {
    fn default() -> Self {
        Self { since: Instant::now(), looked_at: None, work: None }
    }
}

impl App {
    /// The puzzle whose tables are being made because the program is idle, the table at work, and how much of all of them is done,
    /// `0.0 <= progress <= 1.0`; it never falls.
    pub fn idle_tables(&self) -> Option<(PuzzleId, &'static str, f64)> {
        let work = self.idle.work.as_ref()?;
        Some((work.puzzle, work.begun?, finish::share(work.control.work_done(), work.time)))
    }

    /// Takes notice that something is asked for.
    pub(super) fn note_activity(&mut self) {
        self.idle.since = Instant::now();
    }

    /// Whether the tables of the puzzle may be looked at as soon as the program is idle.
    fn may_look(&self) -> bool {
        let busy = self.is_searching()
            || self.is_finding()
            || self.batch_at_work().is_some()
            || self.chore().is_some()
            || self.export_progress().is_some();
        self.cx.settings.idle_tables && !busy && self.idle.looked_at != Some(self.puzzle()) && self.idle.work.is_none()
    }

    /// How long until the program is idle enough.
    pub(super) fn next_idle(&self) -> Option<Duration> {
        self.may_look().then(|| AFTER.saturating_sub(self.idle.since.elapsed()))
    }

    /// Stops making tables; those that are complete stay, and the others are not begun again by themselves.
    pub(super) fn stop_idle_tables(&mut self) {
        self.idle.work = None;
    }

    pub(super) fn poll_idle(&mut self) {
        if self.may_look() && self.idle.since.elapsed() >= AFTER {
            self.begin_idle_tables();
        }
        while let Some(work) = &mut self.idle.work {
            match work.said.try_recv() {
                Err(TryRecvError::Empty) => return,
                Ok(Said::At(name)) => work.begun = Some(name),
                Ok(Said::Begun(time)) => {
                    work.time = time;
                    let (name, seconds) = (editor::puzzle_name(work.puzzle), time.as_secs_f64().ceil());
                    self.cx.news = say::NEWS_IDLE.with([&name, &seconds]);
                }
                Ok(Said::End(result)) => {
                    let built = work.begun.is_some();
                    self.idle.work = None;
                    match result {
                        Ok(Finished::All) if built => self.cx.news = say::NEWS_IDLE_DONE.with([]),
                        Ok(_) | Err(TableError::Stopped) => {}
                        Err(error) => self.cx.news = say::NEWS_IDLE_FAILED.with([&describe::table(&error).phrase()]),
                    }
                }
                // A defect of a builder: the first search will meet it and tell.
                Err(TryRecvError::Disconnected) => self.idle.work = None,
            }
        }
    }

    fn begin_idle_tables(&mut self) {
        let puzzle = self.puzzle();
        self.idle.looked_at = Some(puzzle);
        let Some(solver) = self.solver() else { return };
        let limits = Limits { optimal: false, all: false, memory: self.memory_used(), ..self.cx.settings.limits() };
        let control = Arc::new(Control::new());
        let (tell, said) = channel();
        let (theirs, wake, store, look) = (control.clone(), self.wake.clone(), self.store.clone(), self.look_for_room);
        std::thread::spawn(move || {
            let say = |said| {
                // A window that has gone away wants to know nothing.
                let _ = tell.send(said);
                wake();
            };
            let end = finish(solver, &limits, &theirs, &store, look, &say);
            say(Said::End(end));
        });
        self.idle.work = Some(Work { puzzle, control, said, begun: None, time: Duration::ZERO });
    }
}

/// Makes what is missing, if nobody else does, and if disk and memory suffice: nobody asked for it.
fn finish(
    solver: &dyn Solver,
    limits: &Limits,
    control: &Control,
    store: &Store,
    look: fn(&Path) -> Room,
    say: &dyn Fn(Said),
) -> Result<Finished, TableError> {
    let missing = finish::missing(solver, limits, store);
    let names: Vec<&str> = missing.iter().map(|spec: &&TableSpec| spec.name.as_str()).collect();
    let no_room = || !look(store.folder()).shortages(store, &names).is_empty();
    if missing.is_empty() || finish::is_elsewhere(&missing, store) || no_room() {
        return Ok(Finished::All);
    }
    say(Said::Begun(missing.iter().map(|spec| Duration::from_millis(spec.milliseconds)).sum()));
    finish::finish(solver, limits, control, store, &|name| say(Said::At(name)))
}
