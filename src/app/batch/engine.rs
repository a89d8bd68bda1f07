//! The engine of a batch: a thread reads lines, workers solve them, and whoever began it all takes the rows in the order of the lines.
//!
//! A line is read only when there is room among the rows not yet taken, so that memory stays the same however long the input is.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::lines::{Line, Lines};
use super::row::{Row, RowError};
use super::running::Running;
use crate::app::sentences::describe::{self, UserError};
use crate::engine::control::Control;
use crate::engine::puzzle::Facelets;
use crate::engine::solve::{Limits, Outcome, SolveError, Solver};
use crate::engine::tables::TableError;
use crate::engine::tables::store::Store;

/// One part of many: every `of`-th state, beginning with the one numbered `number`; `1 <= number <= of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which part.
    pub number: u64,
    /// How many parts there are.
    pub of: u64,
}

impl Shard {
    /// Whether the state of this number belongs to the part, `1 <= index`.
    pub fn has(self, index: u64) -> bool {
        index % self.of.max(1) == self.number % self.of.max(1)
    }
}

/// How a line becomes a state.
pub type Reading = Box<dyn Fn(&Line) -> Result<Facelets, UserError> + Send + Sync>;

/// How a batch is solved.
pub struct Plan {
    /// By whom.
    pub solver: &'static dyn Solver,
    /// The limits of each state.
    pub limits: Limits,
    /// The tables.
    pub store: Arc<Store>,
    /// States at once, `1 <= jobs`.
    pub jobs: usize,
    /// How a line becomes a state.
    pub read: Reading,
    /// The part that is solved; `None` for all.
    pub shard: Option<Shard>,
    /// Rows that may be unfinished or not yet taken, `1 <= ahead`.
    pub ahead: usize,
}

/// What the one who waits hears from the others.
enum Message {
    /// A line was read.
    Line(Line),
    /// The input has ended, or could not be read on.
    End(io::Result<()>),
    /// A line was worked on.
    Row(Row),
    /// A worker has gone home.
    Left,
}

/// What all workers share.
struct Work {
    plan: Plan,
    /// Lines to be solved; the batch holds the other end.
    queue: Mutex<Receiver<Line>>,
    running: Running,
}

/// What a batch answers when it is asked for the next row.
pub enum Heard {
    /// The next row.
    Row(Row),
    /// There is none yet.
    Nothing,
    /// There are no more, and whether the input could be read to its end.
    End(io::Result<()>),
}

/// A batch at work. Dropping it stops it.
pub struct Batch {
    work: Arc<Work>,
    messages: Receiver<Message>,
    /// Hands lines to the workers, who go home when it is gone and no line is left.
    lines: Option<Sender<Line>>,
    /// Gives the reader room for one line more.
    room: Sender<()>,
    /// The numbers of the lines whose rows are not yet taken.
    order: VecDeque<u64>,
    /// Rows that wait for an earlier one.
    waiting: HashMap<u64, Row>,
    working: usize,
    ended: io::Result<()>,
}

impl Batch {
    /// Begins to solve the lines of a source.
    pub fn start(plan: Plan, source: Box<dyn BufRead + Send>) -> Self {
        let (lines, queue) = channel();
        let (room, places) = channel();
        let (tell, messages) = channel();
        for _ in 0..plan.ahead {
            // The other end is in this function still.
            let _ = room.send(());
        }
        read(Lines::new(source), plan.shard, places, tell.clone());
        let jobs = plan.jobs;
        let work = Arc::new(Work { plan, queue: Mutex::new(queue), running: Running::new(jobs) });
        for number in 0..jobs {
            let worker = Worker { number, work: work.clone(), tell: tell.clone() };
            std::thread::spawn(move || worker.solve_lines());
        }
        let (order, waiting) = Default::default();
        Self { work, messages, lines: Some(lines), room, order, waiting, working: jobs, ended: Ok(()) }
    }

    /// Ends what is being solved, with what was found, and lets nothing begin. Rows may follow.
    pub fn stop(&mut self) {
        self.lines = None;
        self.work.running.stop();
    }

    /// The next row in the order of the lines, if one comes within `patience`.
    pub fn next_row(&mut self, patience: Duration) -> Heard {
        let until = Instant::now() + patience;
        loop {
            if let Some(row) = self.order.front().and_then(|index| self.waiting.remove(index)) {
                self.order.pop_front();
                // Without a reader there is nothing more to be read.
                let _ = self.room.send(());
                return Heard::Row(row);
            }
            if self.working == 0 {
                return Heard::End(std::mem::replace(&mut self.ended, Ok(())));
            }
            match self.messages.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Message::Line(line)) => {
                    let index = line.index;
                    if self.lines.as_ref().is_some_and(|lines| lines.send(line).is_ok()) {
                        self.order.push_back(index);
                    }
                }
                Ok(Message::End(result)) => (self.ended, self.lines) = (result, None),
                // Stopped before it had begun.
                Ok(Message::Row(Row { result: Err(RowError::Stopped), .. })) => {}
                Ok(Message::Row(row)) => drop(self.waiting.insert(row.index, row)),
                Ok(Message::Left) => self.working -= 1,
                Err(RecvTimeoutError::Timeout) => return Heard::Nothing,
                Err(RecvTimeoutError::Disconnected) => self.working = 0,
            }
        }
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Reads lines on a thread of its own, which no one waits for: it may be waiting for a line that never comes.
fn read(mut lines: Lines, shard: Option<Shard>, places: Receiver<()>, tell: Sender<Message>) {
    std::thread::spawn(move || {
        loop {
            match lines.next_line() {
                Ok(Some(line)) => {
                    if shard.is_some_and(|shard| !shard.has(line.index)) {
                        continue;
                    }
                    if places.recv().is_err() || tell.send(Message::Line(line)).is_err() {
                        return;
                    }
                }
                // When no one listens any more, no one misses the end.
                Ok(None) => return drop(tell.send(Message::End(Ok(())))),
                Err(error) => return drop(tell.send(Message::End(Err(error)))),
            }
        }
    });
}

/// One of those who solve.
struct Worker {
    number: usize,
    work: Arc<Work>,
    tell: Sender<Message>,
}

impl Worker {
    /// Its life.
    fn solve_lines(&self) {
        while let Some((line, control)) = self.take() {
            let result = self.work.solve(&line, &control);
            let row = Row { index: line.index, input: line.text, result, bytes: line.bytes };
            if self.tell.send(Message::Row(row)).is_err() {
                return;
            }
        }
    }

    /// The next line. All lines before it were taken too, so that whoever is stopped leaves no gap.
    fn take(&self) -> Option<(Line, Arc<Control>)> {
        let queue = self.work.queue.lock().unwrap_or_else(PoisonError::into_inner);
        Some((queue.recv().ok()?, self.work.running.begin(self.number)?))
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // Nor does it matter to whoever is gone that this one goes.
        let _ = self.tell.send(Message::Left);
    }
}

impl Work {
    fn solve(&self, line: &Line, control: &Control) -> Result<Outcome, RowError> {
        let Plan { solver, limits, store, read, .. } = &self.plan;
        let state = read(line).map_err(RowError::Input)?;
        let solve = || solver.solve(&state, limits, control, store, &|_| ());
        match catch_unwind(AssertUnwindSafe(solve)) {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(SolveError::Tables(TableError::Stopped))) => Err(RowError::Stopped),
            Ok(Err(SolveError::Tables(error @ TableError::Unknown { .. }))) => {
                Err(RowError::Input(describe::table(&error)))
            }
            Ok(Err(SolveError::Tables(error))) => Err(RowError::Files(describe::table(&error))),
            Ok(Err(error)) => Err(RowError::Input(describe::solve(state.puzzle, &error))),
            Err(_) => Err(RowError::Files(describe::crash())),
        }
    }
}
