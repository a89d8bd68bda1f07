//! A search on its own thread, for callers that must not block: the window, the command line, other programs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{EventSink, Outcome, SearchEvent, Solution, SolveError};
use crate::control::{Control, ProofProgress};
use crate::tables::headroom;

/// Callback invoked, from any thread, when a [`SearchHandle`] has a new event or has ended.
pub type NewsCallback = Arc<dyn Fn() + Send + Sync>;

/// A running search: a blocking iterator over its events. Dropping it stops the search.
#[derive(Debug)]
pub struct SearchHandle {
    control: Control,
    news: Receiver<News>,
    reported: Arc<Mutex<EventSummary>>,
    is_over: bool,
    /// The result, until [`SearchHandle::finish`] takes it.
    end: Option<Result<Outcome, SolveError>>,
}

/// A message from the search thread.
#[derive(Debug)]
enum News {
    Event(SearchEvent),
    /// The last message.
    End(Result<Outcome, SolveError>),
}

/// State accumulated from the events so far.
#[derive(Debug, Default)]
struct EventSummary {
    table: Option<&'static str>,
    lower: usize,
    best: Option<Solution>,
}

/// The result of [`SearchHandle::next_within`].
#[derive(Clone, Debug, PartialEq)]
pub enum SearchPoll {
    /// The next event.
    Event(SearchEvent),
    /// No event within the time; the search continues.
    Pending,
    /// The search has ended; [`SearchHandle::finish`] returns at once.
    Ended,
}

/// The state of a search at one moment.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Snapshot {
    /// Time since the search started, tables included.
    pub elapsed: Duration,
    /// Number of nodes searched.
    pub nodes: u64,
    /// The table being opened or built before the search; `None` during the search.
    pub table: Option<&'static str>,
    /// Fraction of `table` already built, `0.0 <= table_progress <= 1.0`.
    pub table_progress: f64,
    /// Table work done, in recorded build time; never decreases.
    pub work_done: Duration,
    /// Progress of the proof within the current length; `None` without a proof.
    pub proof: Option<ProofProgress>,
    /// The proven lower bound.
    pub lower: usize,
    /// The shortest solution so far.
    pub best: Option<Solution>,
}

impl SearchHandle {
    /// Runs `search` on a new thread under `control` and calls `wake` after each message. To run a solver, use
    /// [`Position::search`](crate::position::Position::search).
    ///
    /// The run ends with [`SolveError::Crashed`] if the search panics, and with [`SolveError::Thread`] if no thread can be started.
    pub fn start(
        search: impl FnOnce(&Control, EventSink) -> Result<Outcome, SolveError> + Send + 'static,
        control: Control,
        wake: NewsCallback,
    ) -> Self {
        let (send, news) = channel();
        let reported = Arc::new(Mutex::new(EventSummary::default()));
        let (theirs, noted, refusal) = (control.clone(), reported.clone(), (send.clone(), wake.clone()));
        // Send errors are ignored: they mean that the handle was dropped.
        let spawned = headroom::spawn(move || {
            let sink = |event: SearchEvent| {
                noted.lock().unwrap_or_else(PoisonError::into_inner).apply(&event);
                let _ = send.send(News::Event(event));
                wake();
            };
            let result = catch_unwind(AssertUnwindSafe(|| search(&theirs, &sink)));
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

    /// Returns the current state, including events not taken yet. Cheap enough to poll.
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

    /// Waits up to `time` for the next event; [`Duration::ZERO`] polls.
    pub fn next_within(&mut self, time: Duration) -> SearchPoll {
        if self.is_over {
            return SearchPoll::Ended;
        }
        let end = match self.news.recv_timeout(time) {
            Ok(News::Event(event)) => return SearchPoll::Event(event),
            Err(RecvTimeoutError::Timeout) => return SearchPoll::Pending,
            Ok(News::End(result)) => result,
            Err(RecvTimeoutError::Disconnected) => Err(SolveError::Crashed),
        };
        (self.is_over, self.end) = (true, Some(end));
        SearchPoll::Ended
    }

    /// Waits for the end of the search and discards pending events.
    ///
    /// # Errors
    /// The errors of [`Solver::solve`](super::Solver::solve); [`SolveError::NoSolver`] if there is no solver for the puzzle,
    /// [`SolveError::Thread`] if no thread could be started, [`SolveError::Crashed`] if the search panicked.
    pub fn finish(mut self) -> Result<Outcome, SolveError> {
        self.by_ref().for_each(drop);
        self.end.take().unwrap_or(Err(SolveError::Crashed))
    }
}

impl Iterator for SearchHandle {
    type Item = SearchEvent;

    /// Blocks until the next event; `None` after the end of the search.
    fn next(&mut self) -> Option<SearchEvent> {
        loop {
            match self.next_within(Duration::MAX) {
                SearchPoll::Event(event) => return Some(event),
                SearchPoll::Pending => {}
                SearchPoll::Ended => return None,
            }
        }
    }
}

impl Drop for SearchHandle {
    fn drop(&mut self) {
        // After the end, the control may already belong to another search.
        if !self.is_over {
            self.control.stop();
        }
    }
}

impl EventSummary {
    fn apply(&mut self, event: &SearchEvent) {
        match event {
            SearchEvent::Tables { name } => self.table = Some(name),
            SearchEvent::Started { .. } => self.table = None,
            SearchEvent::Bound { lower, .. } => self.lower = *lower,
            SearchEvent::Found(solution) => self.best = Some(solution.clone()),
            SearchEvent::Joined { .. } | SearchEvent::Optimal(_) => {}
        }
    }
}
