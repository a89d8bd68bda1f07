//! A running batch: a thread reads lines, workers solve them, and the caller takes the rows in the order of the lines.
//!
//! A line is read only if few enough rows wait to be taken, so that the use of memory does not depend on the length of
//! the input.

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

/// Number of rows that may wait for each position solved at once, by default.
const AHEAD: usize = 64;

/// A part of a list that is divided into several: every `of`-th position, beginning with the one numbered `number`;
/// `1 <= number <= of`. With `of: 0` it holds every position, as with `of: 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The number of the shard, `1 <= number <= of`.
    pub number: u64,
    /// Number of shards.
    pub of: u64,
}

impl Shard {
    /// True if the position of this number belongs to the shard, `1 <= index`.
    pub fn contains(self, index: u64) -> bool {
        index % self.of.max(1) == self.number % self.of.max(1)
    }
}

/// A position of a batch.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchPosition {
    /// The state.
    pub state: Facelets,
    /// Moves that lead there from the solved puzzle, if they are known: see [`Known::reached`].
    pub reached: Option<Sequence>,
}

impl From<Facelets> for BatchPosition {
    fn from(state: Facelets) -> Self {
        Self { state, reached: None }
    }
}

/// A function that reads a line as a position; called by several workers at once.
pub type ReadPosition<E> = Box<dyn Fn(&InputLine) -> Result<BatchPosition, E> + Send + Sync>;

/// The options of a batch.
pub struct BatchOptions<E> {
    /// The method.
    pub solver: &'static dyn Solver,
    /// The limits of each position.
    pub limits: Limits,
    /// The tables.
    pub store: Arc<Tables>,
    /// Number of positions solved at once; 0 counts as 1.
    pub jobs: usize,
    /// The function that reads a line as a position.
    pub read: ReadPosition<E>,
    /// The shard to be solved; `None` for all positions.
    pub shard: Option<Shard>,
    /// Maximum number of rows that are unfinished or not yet taken; 0 counts as 1.
    pub ahead: usize,
}

impl BatchOptions<PositionError> {
    /// A batch of positions of one puzzle, each line read as [`Position::parse`] does unless a comment before it names
    /// another, by the puzzle's default solver: as many
    /// positions at once as there are processors, each on one thread, ten seconds and small tables.
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

/// The data shared by all workers.
struct Shared<E> {
    options: BatchOptions<E>,
    /// Lines to be solved; the batch holds the other end.
    queue: Mutex<Receiver<InputLine>>,
    controls: JobControls,
}

/// The answer to a request for the next row.
pub enum BatchPoll<E> {
    /// The next row.
    Row(Row<E>),
    /// No row is ready yet.
    Pending,
    /// There are no more rows; an error if the input could not be read to its end.
    End(Result<(), LineError>),
}

/// A running batch. Dropping it stops it.
pub struct Batch<E> {
    shared: Arc<Shared<E>>,
    messages: Receiver<Message<E>>,
    /// Sends lines to the workers, who end when it is dropped and no line is left.
    lines: Option<Sender<InputLine>>,
    /// Allows the reader to read one more line.
    room: Sender<()>,
    /// The numbers of the lines whose rows are not yet taken.
    order: VecDeque<u64>,
    /// Rows that wait for an earlier row.
    waiting: HashMap<u64, Row<E>>,
    /// Number of workers that have not ended.
    working: usize,
    ended: Result<(), LineError>,
}

impl<E: Send + 'static> Batch<E> {
    /// Starts to solve the lines of a source.
    pub fn start(options: BatchOptions<E>, source: Box<dyn BufRead + Send>) -> Self {
        let (lines, queue) = channel();
        let (room, places) = channel();
        let (tell, messages) = channel();
        for _ in 0..options.ahead.max(1) {
            // The other end is still in this function.
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
                // With one worker less everything takes longer; without any there is nothing to wait for.
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

    /// The next row in the order of the lines, if one comes within `patience`.
    pub fn next_row(&mut self, patience: Duration) -> BatchPoll<E> {
        // None for a time too far away to be told.
        let until = Instant::now().checked_add(patience);
        let left = || until.map_or(patience, |until| until.saturating_duration_since(Instant::now()));
        loop {
            if let Some(row) = self.order.front().and_then(|index| self.waiting.remove(index)) {
                self.order.pop_front();
                // If the reader has ended, there is nothing more to be read.
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
                // Stopped before it was begun.
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
    /// Stops the running solves, which keep their best solutions, and starts no others. Rows may follow.
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

/// Reads lines on another thread. It is never joined, because it may be waiting for a line that never comes.
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
                // A failed send means that the batch was dropped, and nothing needs to be reported.
                Ok(None) => return drop(tell.send(Message::End(Ok(())))),
                Err(error) => return drop(tell.send(Message::End(Err(error)))),
            }
        }
    });
    begun.map(drop)
}

/// A worker: solves one line after the other on its own thread.
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

    /// The next line. All lines before it were taken, so that a worker that is stopped leaves no gap.
    fn next_line(&self) -> Option<(InputLine, Control)> {
        let queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        Some((queue.recv().ok()?, self.shared.controls.begin(self.number)?))
    }
}

impl<E> Drop for Worker<E> {
    fn drop(&mut self) {
        // A failed send means that the batch was dropped, and nothing needs to be reported.
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

/// The first fault of facelets that a solver refused.
fn impossible<E>(state: &Facelets, error: InvalidState) -> RowError<E> {
    let wrong = PaintingCheck::of(&Pattern::of(state)).errors.into_iter().next();
    wrong.map_or(RowError::Solve(SolveError::Invalid(error)), RowError::Impossible)
}
