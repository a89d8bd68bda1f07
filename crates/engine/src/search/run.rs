//! A search on its own thread, for callers that must not block: the window, the command line, other programs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{EventSink, Outcome, SearchEvent, Solution, SolveError};
use crate::control::{Control, ProofProgress};
use crate::tables::room;

/// Called, from any thread, when a [`Run`] has news: an event, or its end.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A running search: a blocking iterator over its events that ends with the search. Dropping it stops the search.
#[derive(Debug)]
pub struct Run {
    control: Control,
    news: Receiver<News>,
    reported: Arc<Mutex<Reported>>,
    is_over: bool,
    /// The result, until [`Run::finish`] takes it.
    end: Option<Result<Outcome, SolveError>>,
}

/// A message of the thread of a search.
#[derive(Debug)]
enum News {
    Event(SearchEvent),
    /// Nothing follows.
    End(Result<Outcome, SolveError>),
}

/// The state derived from the events so far.
#[derive(Debug, Default)]
struct Reported {
    table: Option<&'static str>,
    lower: usize,
    best: Option<Solution>,
}

/// The answer of [`Run::next_within`].
#[derive(Clone, Debug, PartialEq)]
pub enum RunPoll {
    /// The next event.
    Event(SearchEvent),
    /// No event came in this time; the search goes on.
    Pending,
    /// The search has ended, and [`Run::finish`] returns at once.
    Ended,
}

/// A search at one moment.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Snapshot {
    /// The time since it was started, tables included.
    pub elapsed: Duration,
    /// Nodes searched.
    pub nodes: u64,
    /// The table that it opens or builds before it searches; `None` while it searches.
    pub table: Option<&'static str>,
    /// The fraction of that table that is built, `0.0 <= table_progress <= 1.0`.
    pub table_progress: f64,
    /// Work done on tables, as the build times recorded for them; never decreases.
    pub work_done: Duration,
    /// The progress of the proof with one length; `None` if there is no proof.
    pub proof: Option<ProofProgress>,
    /// The lower bound that it has proven so far.
    pub lower: usize,
    /// The shortest solution that it has found so far.
    pub best: Option<Solution>,
}

impl Run {
    /// Runs `search` on a new thread under `control`, and calls `wake` after each message from it. To run a solver, use
    /// [`Position::search`](crate::position::Position::search).
    ///
    /// The run ends with [`SolveError::Crashed`] if the search panics, and with [`SolveError::Thread`] if no thread can be
    /// started.
    pub fn start(
        search: impl FnOnce(&Control, EventSink) -> Result<Outcome, SolveError> + Send + 'static,
        control: Control,
        wake: Wake,
    ) -> Self {
        let (send, news) = channel();
        let reported = Arc::new(Mutex::new(Reported::default()));
        let (theirs, noted, refusal) = (control.clone(), reported.clone(), (send.clone(), wake.clone()));
        // A missing receiver only means that the news is no longer needed.
        let spawned = room::spawn(move || {
            let say = |event: SearchEvent| {
                noted.lock().unwrap_or_else(PoisonError::into_inner).note(&event);
                let _ = send.send(News::Event(event));
                wake();
            };
            let result = catch_unwind(AssertUnwindSafe(|| search(&theirs, &say)));
            let _ = send.send(News::End(result.unwrap_or(Err(SolveError::Crashed))));
            wake();
        });
        if let Err(source) = spawned {
            let (send, wake) = refusal;
            let _ = send.send(News::End(Err(SolveError::Thread(source))));
            wake();
        }
        Self { control, news, reported, is_over: false, end: None }
    }

    /// Requests a stop. The search ends within a few milliseconds; events may still arrive until then.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// The current state, independent of the events taken so far. Cheap enough to poll.
    pub fn snapshot(&self) -> Snapshot {
        let reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        Snapshot {
            elapsed: self.control.elapsed(),
            nodes: self.control.nodes(),
            table: reported.table,
            table_progress: self.control.progress(),
            work_done: self.control.work_done(),
            proof: self.control.proof(),
            lower: reported.lower,
            best: reported.best.clone(),
        }
    }

    /// The next event, if one comes within this time; with [`Duration::ZERO`], if there is one already.
    pub fn next_within(&mut self, time: Duration) -> RunPoll {
        if self.is_over {
            return RunPoll::Ended;
        }
        let end = match self.news.recv_timeout(time) {
            Ok(News::Event(event)) => return RunPoll::Event(event),
            Err(RecvTimeoutError::Timeout) => return RunPoll::Pending,
            Ok(News::End(result)) => result,
            Err(RecvTimeoutError::Disconnected) => Err(SolveError::Crashed),
        };
        (self.is_over, self.end) = (true, Some(end));
        RunPoll::Ended
    }

    /// Waits for the end of the search, discarding events not taken yet.
    ///
    /// # Errors
    /// The errors of [`Solver::solve`](super::Solver::solve); [`SolveError::NoSolver`] if there is no solver for the puzzle,
    /// [`SolveError::Thread`] if there was no room for a thread, [`SolveError::Crashed`] if the search panicked.
    pub fn finish(mut self) -> Result<Outcome, SolveError> {
        self.by_ref().for_each(drop);
        self.end.take().unwrap_or(Err(SolveError::Crashed))
    }
}

impl Iterator for Run {
    type Item = SearchEvent;

    /// The next event, once there is one; `None` when the search has ended.
    fn next(&mut self) -> Option<SearchEvent> {
        loop {
            match self.next_within(Duration::MAX) {
                RunPoll::Event(event) => return Some(event),
                RunPoll::Pending => {}
                RunPoll::Ended => return None,
            }
        }
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        // After the end, the control may already belong to another search.
        if !self.is_over {
            self.control.stop();
        }
    }
}

impl Reported {
    fn note(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Tables { name } => self.table = Some(name),
            SearchEvent::Started { .. } => self.table = None,
            SearchEvent::Bound { lower, .. } => self.lower = *lower,
            SearchEvent::Found(solution) => self.best = Some(solution.clone()),
            SearchEvent::Joined { .. } | SearchEvent::Optimal(_) => {}
        }
    }
}
