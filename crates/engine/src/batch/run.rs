//! A running batch: a thread reads lines, workers solve them, and the caller takes the rows in the order of the lines.
//!
//! The reader pauses while too many rows are untaken, so memory use does not depend on the length of the input.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::job_controls::JobControls;
use super::lines::{InputLine, LineError, LineReader};
use super::row::{Row, RowError};
use crate::control::Control;
use crate::position::{Position, PositionError, Search};
use crate::puzzle::painting_check::PaintingCheck;
use crate::puzzle::pattern::Pattern;
use crate::puzzle::{Facelets, InvalidState, PuzzleId, Sequence};
use crate::puzzles::solvers;
use crate::search::{Known, Limits, Memory, Outcome, SolveError, Solver};
use crate::tables::{TableError, Tables, room as memory};

/// Default number of rows ahead, per job.
const AHEAD: usize = 64;

/// A part of a list split into `of` parts: every `of`-th position, starting with the one numbered `number`;
/// `1 <= number <= of`. With `of: 0` it holds every position, as with `of: 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Number of the shard, `1 <= number <= of`.
    pub number: u64,
    /// Number of shards.
    pub of: u64,
}

impl Shard {
    /// True if the shard contains the position of this index, `1 <= index`.
    pub fn contains(self, index: u64) -> bool {
        index % self.of.max(1) == self.number % self.of.max(1)
    }
}

/// A position of a batch.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchPosition {
    /// The state.
    pub state: Facelets,
    /// Known moves from the solved puzzle to the state: see [`Known::reached`].
    pub reached: Option<Sequence>,
}

impl From<Facelets> for BatchPosition {
    fn from(state: Facelets) -> Self {
        Self { state, reached: None }
    }
}

/// A function that parses a line; called by several workers at once.
pub type ReadPosition<E> = Box<dyn Fn(&InputLine) -> Result<BatchPosition, E> + Send + Sync>;

/// The options of a batch.
pub struct BatchOptions<E> {
    /// The solver.
    pub solver: &'static dyn Solver,
    /// The limits of each solve.
    pub limits: Limits,
    /// The table store.
    pub store: Arc<Tables>,
    /// Number of positions solved at once; 0 counts as 1.
    pub jobs: usize,
    /// The parser of a line.
    pub read: ReadPosition<E>,
    /// The shard to solve; `None` for all positions.
    pub shard: Option<Shard>,
    /// Maximum number of rows that are unfinished or not yet taken; 0 counts as 1.
    pub ahead: usize,
}

impl BatchOptions<PositionError> {
    /// Options for positions of one puzzle, by its default solver: one single-threaded job per processor, ten seconds
    /// each, small tables. Lines are parsed by [`Position::parse`]; a comment that names another puzzle makes the lines
    /// after it errors.
    ///
    /// # Errors
    /// [`SolveError::NoSolver`] if there is no solver for the puzzle.
    pub fn new(puzzle: PuzzleId, tables: Arc<Tables>) -> Result<Self, SolveError> {
        let solver = solvers::default_of(puzzle).ok_or(SolveError::NoSolver(puzzle))?;
        let usual = Limits::default();
        let jobs = usual.workers();
        Ok(Self {
            solver,
            limits: Limits { threads: 1, memory: Memory::Small, ..usual },
            store: tables,
            jobs,
            read: Box::new(move |line| match line.puzzle.clone()? {
                Some(found) if found != puzzle => Err(PositionError::OtherPuzzle { found, wanted: puzzle }),
                _ => Ok(Position::parse(puzzle, &line.text)?.facelets.into()),
            }),
            shard: None,
            ahead: AHEAD * jobs,
        })
    }
}

/// A message from the reader or a worker to the caller's thread.
enum Message<E> {
    /// A line was read.
    Line(InputLine),
    /// The input has ended, or could not be read further.
    End(Result<(), LineError>),
    /// A line was finished.
    Row(Row<E>),
    /// A worker has ended.
    WorkerEnded,
}

/// Data shared by all workers.
struct Shared<E> {
    options: BatchOptions<E>,
    /// Lines to solve; the batch holds the sender.
    queue: Mutex<Receiver<InputLine>>,
    controls: JobControls,
}

/// The answer to a poll for the next row.
pub enum BatchPoll<E> {
    /// The next row.
    Row(Row<E>),
    /// The next row is not ready yet.
    Pending,
    /// No more rows; an error if the input could not be read to its end.
    End(Result<(), LineError>),
}

/// A running batch. Dropping it stops it.
pub struct Batch<E> {
    shared: Arc<Shared<E>>,
    messages: Receiver<Message<E>>,
    /// Sends lines to the workers, which end when it is dropped and the queue is empty.
    lines: Option<Sender<InputLine>>,
    /// Each message allows the reader one more line.
    room: Sender<()>,
    /// Indices of the lines whose rows have not been taken.
    order: VecDeque<u64>,
    /// Finished rows waiting for an earlier one.
    waiting: HashMap<u64, Row<E>>,
    /// Number of workers still running.
    working: usize,
    ended: Result<(), LineError>,
}

impl<E: Send + 'static> Batch<E> {
    /// Starts solving the lines of a source.
    pub fn start(options: BatchOptions<E>, source: Box<dyn BufRead + Send>) -> Self {
        let (lines, queue) = channel();
        let (room, places) = channel();
        let (tell, messages) = channel();
        for _ in 0..options.ahead.max(1) {
            // Cannot fail: the receiver is still in this function.
            let _ = room.send(());
        }
        let mut ended = read(LineReader::new(source), options.shard, places, tell.clone());
        let jobs = options.jobs.max(1);
        let shared = Arc::new(Shared { options, queue: Mutex::new(queue), controls: JobControls::new(jobs) });
        let mut working = 0;
        for number in 0..jobs {
            let worker = Worker { number, shared: shared.clone(), tell: tell.clone() };
            match memory::spawn(move || worker.solve_lines()) {
                Ok(_) => working += 1,
                // Fewer workers are only slower; with none at all the batch fails.
                Err(error) if working == 0 => ended = ended.and(Err(error)),
                Err(_) => break,
            }
        }
        let working = if ended.is_ok() { working } else { 0 };
        let (order, waiting) = Default::default();
        Self {
            shared,
            messages,
            lines: Some(lines),
            room,
            order,
            waiting,
            working,
            ended: ended.map_err(LineError::Thread),
        }
    }

    /// Waits up to `patience` for the next row in the order of the lines.
    pub fn next_row(&mut self, patience: Duration) -> BatchPoll<E> {
        // `None` if the deadline is out of range.
        let until = Instant::now().checked_add(patience);
        let left = || until.map_or(patience, |until| until.saturating_duration_since(Instant::now()));
        loop {
            if let Some(row) = self.order.front().and_then(|index| self.waiting.remove(index)) {
                self.order.pop_front();
                // Fails once the reader has ended, which needs no more room.
                let _ = self.room.send(());
                return BatchPoll::Row(row);
            }
            if self.working == 0 {
                return BatchPoll::End(std::mem::replace(&mut self.ended, Ok(())));
            }
            match self.messages.recv_timeout(left()) {
                Ok(Message::Line(line)) => {
                    let index = line.index;
                    if self.lines.as_ref().is_some_and(|lines| lines.send(line).is_ok()) {
                        self.order.push_back(index);
                    }
                }
                Ok(Message::End(result)) => (self.ended, self.lines) = (result, None),
                // Stopped before it was started.
                Ok(Message::Row(Row { result: Err(RowError::Stopped), .. })) => {}
                Ok(Message::Row(row)) => drop(self.waiting.insert(row.index, row)),
                Ok(Message::WorkerEnded) => self.working -= 1,
                Err(RecvTimeoutError::Timeout) => return BatchPoll::Pending,
                Err(RecvTimeoutError::Disconnected) => self.working = 0,
            }
        }
    }
}

impl<E> Batch<E> {
    /// Stops the running solves, which keep their best solutions, and starts no others. Rows may still follow.
    pub fn stop(&mut self) {
        self.lines = None;
        self.shared.controls.stop();
    }
}

impl<E> Drop for Batch<E> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Reads lines on another thread, which is never joined, because it may be blocked on input forever.
fn read<E: Send + 'static>(
    mut lines: LineReader,
    shard: Option<Shard>,
    places: Receiver<()>,
    tell: Sender<Message<E>>,
) -> io::Result<()> {
    let begun = memory::spawn(move || {
        loop {
            match lines.next_line() {
                Ok(Some(line)) => {
                    if shard.is_some_and(|shard| !shard.contains(line.index)) {
                        continue;
                    }
                    if places.recv().is_err() || tell.send(Message::Line(line)).is_err() {
                        return;
                    }
                }
                // A failed send means that the batch was dropped.
                Ok(None) => return drop(tell.send(Message::End(Ok(())))),
                Err(error) => return drop(tell.send(Message::End(Err(error)))),
            }
        }
    });
    begun.map(drop)
}

/// A worker thread, solving one line after another.
struct Worker<E> {
    number: usize,
    shared: Arc<Shared<E>>,
    tell: Sender<Message<E>>,
}

impl<E> Worker<E> {
    /// Solves lines until there are no more, or the batch is stopped or dropped.
    fn solve_lines(&self) {
        while let Some((line, control)) = self.next_line() {
            let result = self.shared.solve(&line, control);
            let row = Row { index: line.index, input: line.text, result, bytes: line.bytes };
            if self.tell.send(Message::Row(row)).is_err() {
                return;
            }
        }
    }

    /// Returns the next line. Lines are taken in order, so a stopped worker leaves no gap.
    fn next_line(&self) -> Option<(InputLine, Control)> {
        let queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        Some((queue.recv().ok()?, self.shared.controls.begin(self.number)?))
    }
}

impl<E> Drop for Worker<E> {
    fn drop(&mut self) {
        // A failed send means that the batch was dropped.
        let _ = self.tell.send(Message::WorkerEnded);
    }
}

impl<E> Shared<E> {
    fn solve(&self, line: &InputLine, control: Control) -> Result<Outcome, RowError<E>> {
        let BatchOptions { solver, limits, store, read, .. } = &self.options;
        let BatchPosition { state, reached } = read(line).map_err(RowError::Line)?;
        let limits = Limits { known: Known { reached, ..limits.known.clone() }, ..limits.clone() };
        let search = Search::new(state, store).solver(*solver).limits(limits).control(control);
        match catch_unwind(AssertUnwindSafe(|| search.solve(&|_| ()))) {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(SolveError::Tables(TableError::Stopped))) => Err(RowError::Stopped),
            Ok(Err(SolveError::Invalid(error))) => Err(impossible(search.state(), error)),
            Ok(Err(error)) => Err(RowError::Solve(error)),
            Err(_) => Err(RowError::Panicked),
        }
    }
}

/// Returns the first error in facelets that a solver rejected.
fn impossible<E>(state: &Facelets, error: InvalidState) -> RowError<E> {
    let wrong = PaintingCheck::of(&Pattern::of(state)).errors.into_iter().next();
    wrong.map_or(RowError::Solve(SolveError::Invalid(error)), RowError::Impossible)
}
