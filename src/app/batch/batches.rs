//! Batches in the window: one for each puzzle, one at work at a time.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use super::form::{self, BatchForm, BatchInput, MOST_ROWS, PositionSource};
use super::table::{BatchEnd, BatchTable, Column};
use crate::app::files::FileError;
use crate::app::sentences::describe::{self, UserError};
use crate::app::{App, Command};
use crate::engine::batch::run::{Batch, BatchOptions, BatchPoll};
use crate::engine::control::Control;
use crate::engine::notation;
use crate::engine::puzzle::PuzzleId;
use crate::engine::solve::{Limits, Memory};
use crate::engine::tables::TableError;
use crate::i18n::{batch as say, numbers};
use crate::model::runs::results::MethodAndMetric;

/// Rows that may be unfinished or wait to be shown, for each job: enough that short solves do not wait for the next frame.
const AHEAD: usize = 4096;
/// The longest that taking in rows may hold up a frame.
const TURN: Duration = Duration::from_millis(8);
/// How often rows are taken in.
pub const SAMPLE: Duration = Duration::from_millis(33);

/// What a person asks of the batch of the puzzle that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum BatchCommand {
    /// Choose a file of states.
    Open,
    /// Solve all states.
    Start,
    /// Choose where to save the rows.
    Save,
    /// Take states from there.
    SetSource(PositionSource),
    /// The text of the states is now this.
    Text(String),
    /// Draw so many states, `1 <= count <= MOST_ROWS`.
    Count(u64),
    /// Draw them by this seed.
    Seed(u64),
    /// Sort by this column, or the other way round.
    Sort(Column),
    /// Put the cursor on the row at this place of the table.
    Cursor(usize),
    /// Show the rows of the batch before, and those of now the next time.
    SwapTables,
    /// Show the state of the row at this place of the table, with its solution.
    Show(usize),
}

/// The batch of one puzzle.
#[derive(Clone, Debug, Default)]
pub struct PuzzleBatch {
    /// What was filled in.
    pub form: BatchForm,
    /// What came of it, once it was begun.
    pub table: Option<BatchTable>,
    /// What came of the one before, which can be had again.
    pub before: Option<BatchTable>,
}

/// What is at work.
enum Work {
    /// Tables are opened or built.
    Tables {
        control: Arc<Control>,
        answer: Receiver<Result<(), TableError>>,
        /// What is solved then.
        next: Option<(BatchOptions<UserError>, BatchInput)>,
    },
    /// States are solved.
    States(Batch<UserError>),
}

/// A batch at work.
struct Running {
    puzzle: PuzzleId,
    work: Work,
    /// The file of the states, if they come from one.
    path: Option<PathBuf>,
    stopping: bool,
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Work::Tables { control, .. } = &self.work {
            control.stop();
        }
    }
}

/// All batches.
#[derive(Default)]
pub struct Batches {
    of_puzzles: BTreeMap<PuzzleId, PuzzleBatch>,
    running: Option<Running>,
}

impl Batches {
    /// How many rows there are that were not saved as a table since they came.
    pub(in crate::app) fn unsaved_rows(&self) -> u64 {
        let tables =
            self.of_puzzles.values().flat_map(|puzzle_batch| [&puzzle_batch.table, &puzzle_batch.before]).flatten();
        tables.map(BatchTable::unsaved).sum()
    }

    /// Rows that were about to be saved are not.
    pub(in crate::app) fn not_saved(&mut self) {
        let tables = self
            .of_puzzles
            .values_mut()
            .flat_map(|puzzle_batch| [&mut puzzle_batch.table, &mut puzzle_batch.before])
            .flatten();
        tables.for_each(|table| table.set_saved(false));
    }

    /// Ends what is at work and waits for nothing.
    pub fn close(&mut self) {
        self.running = None;
    }
}

/// The batch of a puzzle of which nothing was asked yet.
static NONE: LazyLock<PuzzleBatch> = LazyLock::new(PuzzleBatch::default);

impl App {
    /// The batch of the puzzle that is shown.
    pub fn batch(&self) -> &PuzzleBatch {
        self.batches.of_puzzles.get(&self.puzzle()).unwrap_or(&NONE)
    }

    pub(super) fn batch_mut(&mut self) -> &mut PuzzleBatch {
        let puzzle = self.puzzle();
        self.batches.of_puzzles.entry(puzzle).or_default()
    }

    /// The puzzle whose batch is at work.
    pub fn batch_at_work(&self) -> Option<PuzzleId> {
        self.batches.running.as_ref().map(|running| running.puzzle)
    }

    /// Whether the batch at work was told to stop.
    pub fn is_batch_stopping(&self) -> bool {
        self.batches.running.as_ref().is_some_and(|running| running.stopping)
    }

    /// How much of the tables is done that a batch waits for, `0.0 <= progress <= 1.0`; `None` when it waits for none.
    pub fn batch_tables(&self) -> Option<f64> {
        match &self.batches.running.as_ref()?.work {
            Work::Tables { control, .. } => Some(control.progress()),
            Work::States(_) => None,
        }
    }

    pub(in crate::app) fn apply_to_batch(&mut self, command: BatchCommand) {
        match command {
            BatchCommand::Open => self.choose_file(crate::app::files::Purpose::BatchOpen),
            BatchCommand::Save => self.choose_file(crate::app::files::Purpose::BatchSave),
            BatchCommand::Start => self.start_batch(),
            BatchCommand::SetSource(kind) => self.batch_mut().form.kind = kind,
            BatchCommand::Text(text) => self.batch_mut().form.take_text(text),
            BatchCommand::Count(count) => self.batch_mut().form.count = count.clamp(1, MOST_ROWS),
            BatchCommand::Seed(seed) => self.batch_mut().form.seed = seed,
            BatchCommand::Sort(column) => {
                if let Some(table) = &mut self.batch_mut().table {
                    table.sort_by(column);
                }
            }
            BatchCommand::Cursor(at) => {
                if let Some(table) = &mut self.batch_mut().table {
                    table.set_cursor(at);
                }
            }
            BatchCommand::Show(at) => self.show_row(at),
            BatchCommand::SwapTables => {
                let puzzle_batch = self.batch_mut();
                std::mem::swap(&mut puzzle_batch.table, &mut puzzle_batch.before);
            }
        }
    }

    /// Takes states from a file.
    pub(in crate::app) fn take_batch_file(&mut self, path: &Path) {
        self.cx.dialog = None;
        let form = &mut self.batch_mut().form;
        (form.kind, form.file) = (PositionSource::File, Some(path.to_path_buf()));
    }

    fn start_batch(&mut self) {
        if let Some(solver) = self.solver() {
            self.tables.ask_for_space(solver, START, &mut self.cx);
        }
    }

    /// Solves all states, when there is space for the tables.
    pub(in crate::app) fn begin_batch(&mut self) {
        let (puzzle, Some(solver)) = (self.puzzle(), self.solver()) else { return };
        let form = &self.batch().form;
        let source = match form.source(puzzle) {
            Ok(source) => source,
            Err(error) => return self.fail_batch(&error),
        };
        let path = form.file.clone().filter(|_| form.kind == PositionSource::File);
        let by = MethodAndMetric { method: solver.name(), metric: self.metric() };
        let letters = self.colour_letters(puzzle);
        let limits = Limits { memory: self.memory_used(), ..self.cx.settings.limits() };
        let (jobs, small) = (limits.threads.max(1), limits.memory == Memory::Small);
        let options = BatchOptions {
            solver,
            // As many states at once as threads, each on one: nothing is waited for by two.
            limits: Limits { threads: 1, all: false, metric: Some(by.metric), ..limits },
            store: self.store.clone(),
            jobs,
            read: Box::new(move |line| form::state(puzzle, line, &letters)),
            shard: None,
            ahead: AHEAD * jobs,
        };
        let puzzle_batch = self.batch_mut();
        // The rows before can be had again.
        puzzle_batch.before = puzzle_batch
            .table
            .replace(BatchTable::new(by, letters, source.states, source.bytes))
            .or(puzzle_batch.before.take());
        let control = Arc::new(Control::new());
        let (send, answer) = channel();
        let (theirs, store, wake) = (control.clone(), self.store.clone(), self.wake.clone());
        std::thread::spawn(move || {
            // A window that has gone away has stopped the work as well.
            let ready = if small { Ok(()) } else { solver.prepare(jobs, &theirs, &store) };
            let _ = send.send(ready);
            wake();
        });
        let work = Work::Tables { control, answer, next: Some((options, source)) };
        self.batches.running = Some(Running { puzzle, work, path, stopping: false });
        self.cx.news = say::NEWS_BATCH.with([]);
    }

    /// Ends what is at work; what is done stays.
    pub(in crate::app) fn stop_batch(&mut self) {
        let Some(running) = &mut self.batches.running else { return };
        running.stopping = true;
        match &mut running.work {
            Work::Tables { control, .. } => control.stop(),
            Work::States(batch) => batch.stop(),
        }
    }

    /// Takes in rows that are done.
    pub(in crate::app) fn poll_batch(&mut self) {
        let Some(running) = &mut self.batches.running else { return };
        if let Work::Tables { answer, next, .. } = &mut running.work {
            match answer.try_recv() {
                Err(TryRecvError::Empty) => return,
                Ok(Ok(())) if !running.stopping => {
                    let Some((options, source)) = next.take() else { return };
                    running.work = Work::States(Batch::start(options, source.lines));
                }
                Ok(Ok(()) | Err(TableError::Stopped)) => return self.end_batch(BatchEnd::Stopped),
                Ok(Err(error)) => {
                    self.end_batch(BatchEnd::Failed);
                    return self.cx.tell_failure(say::ERROR_BATCH, describe::table(&error));
                }
                Err(TryRecvError::Disconnected) => {
                    self.end_batch(BatchEnd::Failed);
                    return self.cx.tell_failure(say::ERROR_BATCH, describe::crash());
                }
            }
        }
        let Some(Running { puzzle, work: Work::States(batch), path, stopping }) = &mut self.batches.running else {
            return;
        };
        let puzzle_batch = self.batches.of_puzzles.entry(*puzzle).or_default();
        let Some(table) = &mut puzzle_batch.table else { return };
        let (began, mut rows, mut ended) = (Instant::now(), Vec::new(), None);
        while began.elapsed() < TURN {
            match batch.next_row(Duration::ZERO) {
                BatchPoll::Row(_) if (table.len() + rows.len()) as u64 >= MOST_ROWS => {
                    ended = Some((Ok(()), BatchEnd::Full));
                    break;
                }
                BatchPoll::Row(row) => rows.push(row),
                BatchPoll::Pending => break,
                BatchPoll::End(input) => {
                    let end = if *stopping { BatchEnd::Stopped } else { BatchEnd::Done };
                    ended = Some((input, end));
                    break;
                }
            }
        }
        table.extend(rows);
        let path = path.clone();
        match ended {
            None => {}
            Some((Ok(()), end)) => self.end_batch(end),
            Some((Err(source), _)) => {
                self.end_batch(BatchEnd::Failed);
                self.fail_batch(&FileError::of_lines(path.unwrap_or_default(), source));
            }
        }
    }

    fn end_batch(&mut self, end: BatchEnd) {
        let Some(running) = self.batches.running.take() else { return };
        let puzzle_batch = self.batches.of_puzzles.entry(running.puzzle).or_default();
        let Some(table) = &mut puzzle_batch.table else { return };
        table.finish(end);
        // Nothing came of it: the rows before stay.
        if table.is_empty() && puzzle_batch.before.is_some() {
            puzzle_batch.table = puzzle_batch.before.take();
        }
        let Some(table) = &mut puzzle_batch.table else { return };
        let rows = numbers::grouped(table.len() as u64);
        // All lines of a list are hardly written in different ways.
        let first = table.row(0).and_then(|row| notation::read(running.puzzle, &row.input, &table.letters).ok());
        let news = match end {
            BatchEnd::Done => say::NEWS_BATCH_DONE.with([&rows]),
            BatchEnd::Stopped | BatchEnd::Failed => say::NEWS_BATCH_STOPPED.with([&rows]),
            BatchEnd::Full => say::NEWS_BATCH_FULL.with([&rows]),
        };
        self.cx.news = describe::with_assumed(news, first.and_then(|reading| reading.assumed));
    }

    fn fail_batch(&mut self, error: &FileError) {
        let mut fault = describe::file(error);
        if matches!(error, FileError::NotAFile { .. }) {
            fault.advice = say::LIST_DO.into();
        }
        self.cx.tell_failure(say::ERROR_BATCH, fault);
    }
}

/// The command that solves all positions of the batch.
pub const START: Command = Command::Batch(BatchCommand::Start);
/// The command that chooses a file of positions.
pub const OPEN: Command = Command::Batch(BatchCommand::Open);
/// The command that shows the rows of the batch before.
pub const BEFORE: Command = Command::Batch(BatchCommand::SwapTables);
/// The command that chooses where the rows are saved.
pub const SAVE: Command = Command::Batch(BatchCommand::Save);
