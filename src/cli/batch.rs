//! `unfold solve --batch`: many states, one a line, several at once.
//!
//! A thread reads lines, workers solve them, and the thread that began it all prints the rows in the order of the lines. A line is
//! read only when there is room among the rows not yet printed, so that memory stays the same however long the input is.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, BufReader};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use indicatif::ProgressBar;

use super::args::{self, Shard, Solve, USUAL};
use super::lines::{self, Line, Lines};
use super::out::{self, LOOK, Terminal};
use super::row::{Format, Row};
use super::running::Running;
use super::solve::{limits, method, store};
use super::{Failure, file_failure, input, language, table_failure, tables};
use crate::app::files::{self, FileError};
use crate::app::strings::explain::{self, Fault};
use crate::app::strings::{numbers, terminal as say};
use crate::control::Control;
use crate::notation;
use crate::puzzle::PuzzleId;
use crate::solve::{Limits, Outcome, Reason, SolveError, Solver};
use crate::tables::store::Store;

/// Rows that may be unfinished or wait for an earlier one, for each job.
const WINDOW: usize = 256;

/// What the printing thread hears.
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
struct Work<'a> {
    /// The puzzle that the arguments name.
    asked: Option<PuzzleId>,
    solver: &'static dyn Solver,
    limits: Limits,
    store: &'a Store,
    /// Lines to be solved; the printing thread holds the other end.
    queue: Mutex<Receiver<Line>>,
    running: Running,
}

/// Solves every line of a file, or of stdin.
pub fn run(options: &Solve, file: &Path, terminal: &Terminal) -> Result<(), Failure> {
    let puzzle = options.puzzle.unwrap_or(USUAL);
    let solver = method(options, puzzle)?;
    let (source, bytes): (Box<dyn BufRead + Send>, _) = if file.as_os_str() == "-" {
        (Box::new(BufReader::new(io::stdin())), None)
    } else {
        let (source, bytes) = files::lines(file).map_err(|error| file_failure(&error))?;
        (Box::new(BufReader::new(source)), bytes)
    };
    let (jobs, threads) = shares(options.jobs, options.threads, args::threads(None));
    out::catch_interrupt();
    let store = store(&options.tables);
    tables::prepare(solver, args::threads(None), &store, terminal)?;
    for error in store.take_unsaved() {
        terminal.note(&explain::table(&error).line(language()));
    }
    let (give, queue) = channel();
    let work = Work {
        asked: options.puzzle,
        solver,
        limits: limits(options, threads),
        store: &store,
        queue: Mutex::new(queue),
        running: Running::new(jobs),
    };
    let (room, places) = channel();
    let (tell, messages) = channel();
    for _ in 0..WINDOW * jobs {
        // The other end is in this function still.
        let _ = room.send(());
    }
    read(Lines::new(source), options.shard, places, tell.clone());
    let format = Format { puzzle, notation: options.notation, jsonl: options.jsonl };
    let bar = terminal.input_bar(bytes);
    let (order, waiting, sums) = Default::default();
    let mut printer = Printer { terminal, format, bar, room, order, waiting, sums };
    let ended = std::thread::scope(|scope| {
        for number in 0..jobs {
            let (work, tell) = (&work, tell.clone());
            scope.spawn(move || work.solve_lines(number, &tell));
        }
        printer.until_all_left(&work.running, give, &messages)
    });
    printer.bar.finish_and_clear();
    printer.sums.verdict(ended, file, terminal)
}

/// How many states at once, and on how many threads each: whatever is not asked for, so that every core has work.
fn shares(jobs: Option<u16>, threads: Option<u16>, cores: usize) -> (usize, usize) {
    match (jobs.map(usize::from), threads.map(usize::from)) {
        (None, None) => (cores, 1),
        (Some(jobs), None) => (jobs, (cores / jobs).max(1)),
        (None, Some(threads)) => ((cores / threads).max(1), threads),
        (Some(jobs), Some(threads)) => (jobs, threads),
    }
}

/// Reads lines on a thread of its own, which no one waits for: it may be waiting for a line that never comes.
fn read(mut lines: Lines, shard: Option<Shard>, places: Receiver<()>, tell: Sender<Message>) {
    std::thread::spawn(move || {
        loop {
            match lines.next() {
                Ok(Some(line)) => {
                    if shard.is_some_and(|shard| line.index % shard.of != shard.number % shard.of) {
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

impl Work<'_> {
    /// One worker's life.
    fn solve_lines(&self, number: usize, tell: &Sender<Message>) {
        while let Some((line, control)) = self.take(number) {
            let result = self.solve(&line, &control);
            let row = Row { index: line.index, input: line.text, result, bytes: line.bytes };
            if tell.send(Message::Row(row)).is_err() {
                return;
            }
        }
        // Nor does it matter to whoever is gone that this one goes.
        let _ = tell.send(Message::Left);
    }

    /// The next line. All lines before it were taken too, so that whoever is stopped leaves no gap.
    fn take(&self, number: usize) -> Option<(Line, Arc<Control>)> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        Some((queue.recv().ok()?, self.running.begin(number)?))
    }

    fn solve(&self, line: &Line, control: &Control) -> Result<Outcome, Failure> {
        if line.cut {
            return Err(Failure::Input(input::too_large(lines::LONGEST)));
        }
        let state = input::state(notation::typed, self.asked, &line.text, line.number).map_err(Failure::Input)?;
        let solve = || self.solver.solve(&state, &self.limits, control, self.store, &|_| ());
        match catch_unwind(AssertUnwindSafe(solve)) {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(SolveError::Tables(error))) => Err(table_failure(&error)),
            Ok(Err(error)) => Err(Failure::Input(explain::solve(state.puzzle, &error))),
            Err(_) => Err(Failure::Files(explain::crash())),
        }
    }
}

/// Prints rows in the order of their lines.
struct Printer<'a> {
    terminal: &'a Terminal,
    format: Format,
    bar: ProgressBar,
    /// Gives the reader room for one line more.
    room: Sender<()>,
    /// The numbers of the lines whose rows are not yet printed.
    order: VecDeque<u64>,
    /// Rows that wait for an earlier one.
    waiting: HashMap<u64, Row>,
    sums: Sums,
}

impl Printer<'_> {
    /// Hands lines to the workers and prints what they return; tells whether the input could be read to its end.
    fn until_all_left(
        &mut self,
        running: &Running,
        lines: Sender<Line>,
        messages: &Receiver<Message>,
    ) -> io::Result<()> {
        if let Some(head) = Row::head(self.format) {
            self.terminal.say_beside(&self.bar, &head);
        }
        // Workers go home when this is dropped and no line is left.
        let mut lines = Some(lines);
        let mut ended = Ok(());
        let mut working = running.jobs();
        while working > 0 {
            if out::interrupted() || self.terminal.is_closed() {
                lines = None;
                running.stop();
            }
            match messages.recv_timeout(LOOK) {
                Ok(Message::Line(line)) => {
                    let index = line.index;
                    if lines.as_ref().is_some_and(|lines| lines.send(line).is_ok()) {
                        self.order.push_back(index);
                    }
                }
                Ok(Message::End(result)) => (ended, lines) = (result, None),
                // Stopped before it had begun.
                Ok(Message::Row(Row { result: Err(Failure::Interrupted), .. })) => {}
                Ok(Message::Row(row)) => self.hear(row),
                Ok(Message::Left) => working -= 1,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        ended
    }

    fn hear(&mut self, row: Row) {
        self.waiting.insert(row.index, row);
        while let Some(row) = self.order.front().and_then(|index| self.waiting.remove(index)) {
            self.order.pop_front();
            self.sums.add(&row);
            self.terminal.say_beside(&self.bar, &row.text(self.format));
            if !self.bar.is_hidden() {
                self.bar.set_message(say::BATCH_ROWS.fill(language(), [&numbers::grouped(self.sums.rows)]));
                self.bar.set_position(row.bytes);
            }
            // Without a reader there is nothing more to be read.
            let _ = self.room.send(());
        }
    }
}

/// How many rows there were, and how they ended.
#[derive(Default)]
struct Sums {
    rows: u64,
    wrong: u64,
    failed: u64,
    unsolved: u64,
    /// How many of the unsolved ended because the method had nothing more to try.
    exhausted: u64,
}

impl Sums {
    fn add(&mut self, row: &Row) {
        self.rows += 1;
        match &row.result {
            Ok(outcome) if outcome.best.is_none() => {
                self.unsolved += 1;
                self.exhausted += u64::from(outcome.reason == Reason::Exhausted);
            }
            Ok(_) => {}
            Err(Failure::Input(_)) => self.wrong += 1,
            Err(_) => self.failed += 1,
        }
    }

    /// How the batch ended: the gravest of what happened.
    fn verdict(&self, ended: io::Result<()>, file: &Path, terminal: &Terminal) -> Result<(), Failure> {
        if out::interrupted() {
            return Err(Failure::Interrupted);
        }
        ended.map_err(|source| file_failure(&FileError::Read { path: file.into(), source }))?;
        if terminal.is_closed() {
            return Ok(());
        }
        let look = |what| Fault::new(what, say::BATCH_DO);
        if self.failed > 0 {
            return Err(Failure::Files(look(say::BATCH_FAILED.fill(language(), [&self.failed, &self.rows]))));
        }
        if self.wrong > 0 {
            return Err(Failure::Input(look(say::BATCH_WRONG.fill(language(), [&self.wrong, &self.rows]))));
        }
        if self.unsolved > 0 {
            let (unsolved, rows) = (&self.unsolved, &self.rows);
            terminal.note(&match self.exhausted {
                0 => say::BATCH_UNSOLVED.fill(language(), [unsolved, rows]),
                exhausted => say::BATCH_EXHAUSTED.fill(language(), [unsolved, rows, &exhausted]),
            });
            return Err(Failure::Unsolved);
        }
        Ok(())
    }
}
