//! Batches: one per puzzle, one running at a time.

pub mod count;
pub mod count_job;
pub mod job;
pub mod logs;
pub mod state;
pub mod update;

use std::path::{Path, PathBuf};
use std::time::Duration;

use self::job::{BatchError, BatchJob, BatchReport};
use self::state::RunningBatch;
use crate::document::batches::table::{BatchEnd, BatchTable, Row};
use crate::document::batches::{PuzzleBatch, estimate::TimeBudget, form::PositionSource};
use crate::document::runs::results::{MethodAndMetric, Results, RunEnd};
use crate::document::{Origin, Position};
use crate::export::{destination::IfExists, file_error::FileError};
use crate::file_export::job::{FileContent, FileExportRequest};
use crate::memory_choices::{self, MemoryChoice};
use crate::{action::Action, job::Job, model::Model, settings::choices::View, task::TaskId};
use unfold_engine::notation::{FaceletsOrMoves, NotationError, Reading, colours::ColourLetters, link};
use unfold_engine::puzzle::{PuzzleId, pattern::Pattern};
use unfold_engine::search::Solver;
use unfold_scene::appearance::colour_letters;
use unfold_text::{Phrase, UserError, batch as say, numbers, sentences::describe};

pub use self::state::Batch;

/// Interval between samples of a batch's progress.
pub const SAMPLE_INTERVAL: Duration = Duration::from_millis(33);

/// A row to show in the document.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownRow {
    /// The row's position and results; `None` if it is the current position already, with a solution at least as short.
    pub position: Option<Box<Position>>,
    /// Message for the status line.
    pub news: Phrase,
}

/// Parses a row's input in the same way as the batch.
pub fn read(puzzle: PuzzleId, input: &str, letters: &ColourLetters) -> Result<Reading, NotationError> {
    colour_letters::read(letters, |letters| link::read_line(puzzle, input, letters))
}

/// Sets a file or folder as the source of positions.
pub fn set_source_file(path: &Path, model: &mut Model) {
    model.dialog = None;
    let puzzle = model.document.puzzle();
    let batch = model.batches.get_mut(puzzle);
    (batch.form.source, batch.form.file) = (PositionSource::File, Some(path.to_path_buf()));
    batch.note_form_change();
}

pub fn begin(task: BatchJob, model: &mut Model) {
    let (puzzle, letters) = (task.puzzle, task.letters);
    let metric = task.limits.metric.unwrap_or(puzzle.def().metric);
    let by = MethodAndMetric { method: task.solver.name(), metric };
    let budget = TimeBudget { jobs: task.limits.threads, limit: task.limits.timeout };
    let id = model.effects.start(Job::Batch(task));
    let table = Some(BatchTable::new(by, budget, letters));
    model.batch.running = Some(RunningBatch { id, puzzle, table, tables_progress: Some(0.0), is_stopping: false });
}

/// Stops the running batch and keeps its rows.
pub fn stop(model: &mut Model) {
    if let Some(running) = &mut model.batch.running {
        running.is_stopping = true;
        model.effects.stop(running.id);
    }
}

/// Stops the batch and the counting of positions; further reports of the batch are ignored.
pub fn close(model: &mut Model) {
    stop(model);
    model.batch.counting.stop(&mut model.effects);
    model.batch.running = None;
}

/// Handles a report of the running batch; ignores those of other tasks.
pub fn handle_report(id: TaskId, report: BatchReport, model: &mut Model) {
    let Some(running) = model.batch.running.as_mut().filter(|running| running.id == id) else { return };
    let batch = model.batches.get_mut(running.puzzle);
    match report {
        BatchReport::Opened { states, bytes } => {
            let Some(mut table) = running.table.take() else { return };
            (table.states, table.bytes) = (states, bytes);
            // Keep the previous rows, so that the user can return to them.
            batch.previous_table = batch.table.replace(table).or(batch.previous_table.take());
            model.news = say::NEWS_BATCH.with([]);
        }
        BatchReport::Refused(error) => {
            model.batch.running = None;
            fail(&error, model);
        }
        BatchReport::TablesReady => running.tables_progress = None,
        BatchReport::Rows(rows) => {
            if let Some(table) = &mut batch.table {
                table.extend(rows, model.now);
            }
        }
        BatchReport::End(Ok(ended)) => end(ended, model),
        BatchReport::End(Err(error)) => {
            end(BatchEnd::Failed, model);
            match error {
                BatchError::Tables(error) => model.report_failure(say::ERROR_BATCH, describe::table(&error)),
                BatchError::Lines(error) => fail(&error, model),
            }
        }
    }
}

/// Ends the batch if its job crashed, and reports the crash.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.batch.running.as_ref().is_some_and(|running| running.id == id) {
        end(BatchEnd::Failed, model);
        model.report_failure(say::ERROR_BATCH, describe::crash());
    }
}

fn end(end: BatchEnd, model: &mut Model) {
    let Some(running) = model.batch.running.take() else { return };
    let batch = model.batches.get_mut(running.puzzle);
    let Some(table) = &mut batch.table else { return };
    table.finish(end);
    // If there are no rows, restore the previous ones.
    if table.is_empty() && batch.previous_table.is_some() {
        batch.table = batch.previous_table.take();
    }
    let Some(table) = &mut batch.table else { return };
    let rows = numbers::grouped(table.len() as u64);
    // All lines most likely share one notation, so show the remarks on the first row only.
    let first = table.row(0).and_then(|row| read(running.puzzle, &row.input, &table.letters).ok());
    let remarks = first.map(|reading| reading.split().1).unwrap_or_default();
    let news = match end {
        BatchEnd::Done => say::NEWS_BATCH_DONE.with([&rows]),
        BatchEnd::Stopped | BatchEnd::Failed => say::NEWS_BATCH_STOPPED.with([&rows]),
        BatchEnd::Full => say::NEWS_BATCH_FULL.with([&rows]),
    };
    model.news = describe::with_remarks(news, &remarks);
}

/// Moves the cursor to the row at a display index and prepares it for the document. `None` if there is no such row, or if its position
/// or solution is invalid, which is reported.
pub fn show_row(at: usize, model: &mut Model) -> Option<ShownRow> {
    let puzzle = model.document.puzzle();
    let table = model.batches.get_mut(puzzle).table.as_mut()?;
    let (by, letters, row) = (table.by, table.letters, table.row(at)?.clone());
    table.set_cursor(at);
    table.set_shown_row(row.index);
    let (typed, remarks) = match read(puzzle, &row.input, &letters) {
        Ok(reading) => reading.split(),
        Err(error) => {
            let error = describe::notation(puzzle, &error);
            model.news = say::NEWS_ROW_WRONG.with([&row.index, &error.phrase()]);
            return None;
        }
    };
    let origin = Origin::Batch { row: row.index };
    let position = match typed {
        FaceletsOrMoves::Facelets(state) => Position::from_painting(Pattern::from_facelets(&state), origin),
        FaceletsOrMoves::Moves(moves) => Position::from_moves(puzzle, moves, origin),
    };
    let Ok(results) = results(&row, by, &position) else {
        model.report_failure(say::ERROR_BATCH, describe::crash());
        return None;
    };
    let shown = model.document.workspace().position();
    let known = shown.results.best().map(|best| best.length);
    let as_good = known.is_some_and(|known| results.best().is_none_or(|best| known <= best.length));
    let is_there = shown.painting == position.painting && as_good;
    let position = Position { results, ..position };
    let news = describe::with_remarks(say::NEWS_ROW.with([&row.index]), &remarks);
    Some(ShownRow { position: (!is_there).then(|| Box::new(position)), news })
}

/// Writes all rows of the current puzzle's table and marks them as saved.
pub fn save(path: &Path, existing: IfExists, model: &mut Model) {
    let puzzle = model.puzzle();
    let Some(table) = &mut model.batches.get_mut(puzzle).table else { return };
    model.dialog = None;
    table.set_saved(true);
    let (content, path) = (FileContent::Rows(table.all(), puzzle), PathBuf::from(path));
    let news = say::NEWS_BATCH_SAVED.with([&path.display()]);
    model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of: None }));
}

fn fail(error: &FileError, model: &mut Model) {
    let mut explained: UserError = error.explain();
    if matches!(error, FileError::NotAFile(_)) {
        explained.advice = say::LIST_DO.into();
    }
    model.report_failure(say::ERROR_BATCH, explained);
}

/// A row's solution does not solve its position: a bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSolutionError;

/// The results of a row, with its solution verified again.
pub fn results(row: &Row, by: MethodAndMetric, position: &Position) -> Result<Results, WrongSolutionError> {
    let mut results = Results::default();
    let Ok(outcome) = &row.result else { return Ok(results) };
    results.method_and_metric = Some(by);
    if let Some(best) = &outcome.best {
        let state = position.state.as_ref().ok_or(WrongSolutionError)?;
        if !state.after_all(&best.moves).is_solved() {
            return Err(WrongSolutionError);
        }
        results.add_solution(best.clone());
    }
    results.raise_bound(outcome.elapsed, outcome.lower);
    (results.elapsed, results.nodes) = (outcome.elapsed, outcome.nodes);
    results.rate = outcome.nodes as f64 / outcome.elapsed.as_secs_f64().max(1e-9);
    results.end = Some(RunEnd::Reason(outcome.reason));
    Ok(results)
}

/// The current puzzle's batch.
pub fn current(model: &Model) -> &PuzzleBatch {
    model.batches.get(model.puzzle())
}

/// The solver of the current puzzle's next batch.
pub fn solver(model: &Model) -> Option<&'static dyn Solver> {
    model.settings.batch.next_search_solver_for(model.puzzle())
}

/// The memory choices for the next batch, with their gains.
pub fn memory_choices(model: &Model) -> Vec<MemoryChoice> {
    let limits = model.settings.batch.limits();
    solver(model).map_or_else(Vec::new, |solver| memory_choices::choices(solver, limits.memory, &limits))
}

/// True if the batch view is open and not covered by a page.
pub fn is_shown(model: &Model) -> bool {
    model.page.is_none() && model.view() == View::Batch
}
