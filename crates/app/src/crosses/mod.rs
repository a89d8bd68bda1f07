//! The crosses page: hidden moves, and export of the cross database.

pub mod job;
pub mod state;

use std::path::Path;
use std::time::Duration;

use self::job::{CrossesJob, CrossesWritten};
use crate::task::{POLL_INTERVAL, Progress, TaskId};
use crate::{
    command::availability::Obstacle, export::destination::IfExists, file_dialog, file_kind::FileKind, job::Job,
};
use crate::{model::Model, obstacles, puzzles::crosses::CROSSES, sentences};
use unfold_engine::puzzle::Sequence;
use unfold_text::{UserError, cross as say, numbers, reasons, sentences::describe};

pub use self::state::CrossesPage;
use crate::command::row::{Row, choice};
use unfold_text::cross;

#[derive(Clone, Debug, PartialEq)]
pub enum CrossesCommand {
    /// Choose where to save the cross database.
    SaveCrosses,
    /// Stop writing the database.
    StopCrosses,
    /// Hide or show the moves of crosses.
    HideMoves(bool),
    /// Reveal one more move of this cross.
    Reveal(Sequence),
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<CrossesCommand>] = &[
    choice(
        "save-crosses",
        CrossesCommand::SaveCrosses,
        cross::SAVE_CROSSES_GROUP,
        (cross::SAVE_CROSSES, cross::SAVE_CROSSES_TIP),
    ),
    choice(
        "stop-crosses",
        CrossesCommand::StopCrosses,
        cross::SAVE_CROSSES_GROUP,
        (cross::STOP_CROSSES, cross::STOP_CROSSES_TIP),
    ),
];

/// Starts writing the database, unless one is being written.
pub fn begin(path: &Path, existing: IfExists, model: &mut Model) {
    if model.crosses.task.is_running() {
        return;
    }
    model.dialog = None;
    model.news = say::NEWS_CROSSES_SAVING.with([&path.display()]);
    let path = path.to_path_buf();
    model.crosses.task.start(Job::WriteCrosses(CrossesJob { path: path.clone(), existing }), path, &mut model.effects);
}

/// Reports the result of writing the database.
pub fn end(id: TaskId, CrossesWritten(result): CrossesWritten, model: &mut Model) {
    let Some(path) = model.crosses.task.end(id) else { return };
    match result {
        Ok(()) => {
            let count = numbers::grouped(CROSSES.into());
            model.report_saved(&path, say::NEWS_CROSSES_SAVED.with([&path.display(), &count]));
        }
        Err(error) if error.is_stopped() => model.news = say::NEWS_CROSSES_STOPPED.with([]),
        Err(error) => fail(sentences::cross::database(error), model),
    }
}

fn fail(error: UserError, model: &mut Model) {
    model.news = say::ERROR_CROSSES.with([]);
    model.report_failure(say::ERROR_CROSSES, error);
}

/// Runs an available command.
pub fn run(command: CrossesCommand, model: &mut Model) {
    match command {
        CrossesCommand::SaveCrosses => file_dialog::choose(FileKind::Crosses, model),
        CrossesCommand::StopCrosses => model.crosses.task.stop(&mut model.effects),
        CrossesCommand::HideMoves(hides) => {
            model.crosses.hides_moves = hides;
            model.crosses.revealed.clear();
        }
        CrossesCommand::Reveal(moves) => *model.crosses.revealed.entry(moves.0).or_default() += 1,
    }
}

pub fn obstacle(command: &CrossesCommand, model: &Model) -> Obstacle {
    match command {
        CrossesCommand::SaveCrosses => Obstacle::unless(!model.crosses.task.is_running(), reasons::WHY_BEING_WRITTEN)
            .or(|| obstacles::choosing_file(model)),
        CrossesCommand::StopCrosses => Obstacle::implied_unless(model.crosses.task.is_running()),
        CrossesCommand::HideMoves(_) | CrossesCommand::Reveal(_) => Obstacle::None,
    }
}

/// Ends and reports a crashed job; ignores the jobs of other features.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.crosses.task.end(id).is_some() {
        fail(describe::crash(), model);
    }
}

/// Updates the progress of writing.
pub fn sample(progress: &Progress, model: &mut Model) {
    model.crosses.task.sample(progress);
}

/// Time until the next update is due; `None` if no database is being written.
pub fn due(model: &Model) -> Option<Duration> {
    model.crosses.task.is_running().then_some(POLL_INTERVAL)
}
