//! A running batch: a thread reads lines, workers solve them, and the caller takes the rows in the order of the lines.
//!
//! The reader pauses while too many rows are pending, so memory use does not depend on the length of the input.

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
use crate::tables::{TableError, Tables, headroom};

/// Default maximum number of pending rows, per job.
const ROWS_AHEAD_PER_JOB: usize = 64;

/// One of several parts of a list: every `of`-th position, starting with position `number`. `of: 0` counts as 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Number of this shard, `1 <= number <= of`.
    pub number: u64,
    /// Number of shards.
    pub of: u64,
}

impl Shard {
    /// True if the shard contains the position with this index, `1 <= index`.
    pub fn contains(self, index: u64) -> bool {
        index % self.of.max(1) == self.number % self.of.max(1)
    }
}

/// A position to solve, parsed from a line.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchPosition {
    /// The facelets; may be an unreachable state.
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

/// Options of a batch; `E` is the error type of the line parser.
pub struct BatchOptions<E> {
    /// The solver for all positions.
    pub solver: &'static dyn Solver,
    /// The limits of each solve.
    pub limits: Limits,
    /// The tables, shared by all workers.
    pub tables: Arc<Tables>,
    /// Number of positions solved at once; 0 counts as 1.
    pub jobs: usize,
    /// The parser of a line.
    pub read: ReadPosition<E>,
    /// The shard to solve; `None` for all positions.
    pub shard: Option<Shard>,
    /// Maximum number of rows that are unfinished or not yet taken; 0 counts as 1.
    pub max_pending: usize,
}

impl BatchOptions<PositionError> {
    /// Options for positions of one puzzle, by its default solver: one single-threaded job per processor, ten seconds
    /// each, small tables. Lines are parsed by [`Position::parse`]; those below a
    /// [heading](crate::notation::heading) of another puzzle are errors.
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
            tables,
            jobs,
            read: Box::new(move |line| match line.puzzle.clone()? {
                Some(found) if found != puzzle => Err(PositionError::OtherPuzzle { found, wanted: puzzle }),
                _ => Ok(Position::parse(puzzle, &line.text)?.facelets.into()),
            }),
            shard: None,
            max_pending: ROWS_AHEAD_PER_JOB * jobs,
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
    WorkerEnded,
}

/// Data shared by all workers.
struct Shared<E> {
    options: BatchOptions<E>,
    /// Lines to solve; the batch holds the sender.
    queue: Mutex<Receiver<InputLine>>,
    controls: JobControls,
}

/// The result of [`Batch::next_row`].
pub enum BatchPoll<E> {
    /// The next row, in the order of the lines.
    Row(Row<E>),
    /// The next row is not ready yet.
    Pending,
    /// No more rows; the first poll at the end returns the error if reading the input or starting the threads failed.
    End(Result<(), LineError>),
}

/// A running batch. Dropping it stops it.
pub struct Batch<E> {
    shared: Arc<Shared<E>>,
    messages: Receiver<Message<E>>,
    /// Sends lines to the workers, which end once it is dropped and the queue is empty. `None` after the end of the input
    /// or a stop.
    lines: Option<Sender<InputLine>>,
    /// Each message allows the reader one more line.
    permits: Sender<()>,
    /// Indices of the lines whose rows have not been taken, in the order of the lines.
    order: VecDeque<u64>,
    /// Finished rows, by index, waiting for an earlier one.
    waiting: HashMap<u64, Row<E>>,
    /// Number of workers still running.
    running_workers: usize,
    ended: Result<(), LineError>,
}

impl<E: Send + 'static> Batch<E> {
    /// Starts solving the lines of a source. If no thread can be started, [`next_row`](Self::next_row) returns the error.
    pub fn start(options: BatchOptions<E>, source: Box<dyn BufRead + Send>) -> Self {
        let (lines, queue) = channel();
        let (permits, permit_receiver) = channel();
        let (sender, messages) = channel();
        for _ in 0..options.max_pending.max(1) {
            // Cannot fail: the receiver is still in this function.
            let _ = permits.send(());
        }
        let mut ended = spawn_reader(LineReader::new(source), options.shard, permit_receiver, sender.clone());
        let jobs = options.jobs.max(1);
        let shared = Arc::new(Shared { options, queue: Mutex::new(queue), controls: JobControls::new(jobs) });
        let mut running_workers = 0;
        for number in 0..jobs {
            let worker = Worker { number, shared: shared.clone(), sender: sender.clone() };
            match headroom::spawn(move || worker.solve_lines()) {
                Ok(_) => running_workers += 1,
                // Fewer workers only take longer; without any, the batch fails.
                Err(error) if running_workers == 0 => ended = ended.and(Err(error)),
                Err(_) => break,
            }
        }
        let running_workers = if ended.is_ok() { running_workers } else { 0 };
        let (order, waiting) = Default::default();
        Self {
            shared,
            messages,
            lines: Some(lines),
            permits,
            order,
            waiting,
            running_workers,
            ended: ended.map_err(LineError::Thread),
        }
    }

    /// Waits up to `timeout` for the next row in the order of the lines.
    pub fn next_row(&mut self, timeout: Duration) -> BatchPoll<E> {
        // `None` if the deadline is out of range.
        let until = Instant::now().checked_add(timeout);
        let left = || until.map_or(timeout, |until| until.saturating_duration_since(Instant::now()));
        loop {
            if let Some(row) = self.order.front().and_then(|index| self.waiting.remove(index)) {
                self.order.pop_front();
                // Fails only once the reader has ended and no longer waits for room.
                let _ = self.permits.send(());
                return BatchPoll::Row(row);
            }
            if self.running_workers == 0 {
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
                // A stopped line has no row, so later rows must not wait for it.
                Ok(Message::Row(Row { index, result: Err(RowError::Stopped), .. })) => {
                    self.order.retain(|waiting| *waiting != index);
                }
                Ok(Message::Row(row)) => drop(self.waiting.insert(row.index, row)),
                Ok(Message::WorkerEnded) => self.running_workers -= 1,
                Err(RecvTimeoutError::Timeout) => return BatchPoll::Pending,
                Err(RecvTimeoutError::Disconnected) => self.running_workers = 0,
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
fn spawn_reader<E: Send + 'static>(
    mut lines: LineReader,
    shard: Option<Shard>,
    permits: Receiver<()>,
    sender: Sender<Message<E>>,
) -> io::Result<()> {
    let begun = headroom::spawn(move || {
        loop {
            match lines.next_line() {
                Ok(Some(line)) => {
                    if shard.is_some_and(|shard| !shard.contains(line.index)) {
                        continue;
                    }
                    if permits.recv().is_err() || sender.send(Message::Line(line)).is_err() {
                        return;
                    }
                }
                // A failed send means that the batch was dropped.
                Ok(None) => return drop(sender.send(Message::End(Ok(())))),
                Err(error) => return drop(sender.send(Message::End(Err(error)))),
            }
        }
    });
    begun.map(drop)
}

/// A worker thread, solving one line after another.
struct Worker<E> {
    number: usize,
    shared: Arc<Shared<E>>,
    sender: Sender<Message<E>>,
}

impl<E> Worker<E> {
    /// Solves lines until there are no more, or the batch is stopped or dropped.
    fn solve_lines(&self) {
        while let Some((line, control)) = self.next_line() {
            let result = self.shared.solve(&line, control);
            let row = Row { index: line.index, input: line.text, result, end_offset: line.end_offset };
            if self.sender.send(Message::Row(row)).is_err() {
                return;
            }
        }
    }

    /// Takes the next line, with a control for its solve; `None` if there are no more, or the batch is stopped.
    fn next_line(&self) -> Option<(InputLine, Control)> {
        let queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        Some((queue.recv().ok()?, self.shared.controls.begin(self.number)?))
    }
}

impl<E> Drop for Worker<E> {
    fn drop(&mut self) {
        // A failed send means that the batch was dropped.
        let _ = self.sender.send(Message::WorkerEnded);
    }
}

impl<E> Shared<E> {
    fn solve(&self, line: &InputLine, control: Control) -> Result<Outcome, RowError<E>> {
        let BatchOptions { solver, limits, tables, read, .. } = &self.options;
        let BatchPosition { state, reached } = read(line).map_err(RowError::Line)?;
        let limits = Limits { known: Known { reached, ..limits.known.clone() }, ..limits.clone() };
        let search = Search::new(state, tables).solver(*solver).limits(limits).control(control);
        match catch_unwind(AssertUnwindSafe(|| search.solve(&|_| ()))) {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(SolveError::Tables(TableError::Stopped))) => Err(RowError::Stopped),
            Ok(Err(SolveError::Invalid(error))) => Err(rejection_error(search.state(), error)),
            Ok(Err(error)) => Err(RowError::Solve(error)),
            Err(_) => Err(RowError::Panicked),
        }
    }
}

/// Returns the first painting error in facelets that a solver rejected, or the solver's own error if there is none.
fn rejection_error<E>(state: &Facelets, error: InvalidState) -> RowError<E> {
    let wrong = PaintingCheck::new(&Pattern::from_facelets(state)).errors.into_iter().next();
    wrong.map_or(RowError::Solve(SolveError::Invalid(error)), RowError::Impossible)
}
