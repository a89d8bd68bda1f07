//! The database of all first crosses, written beside everything else.

pub mod job;
pub mod state;

use std::path::Path;
use std::time::Duration;

use self::job::{CrossesJob, CrossesWritten};
use crate::task::{Progress, SAMPLE, TaskId};
use crate::{command::availability::Obstacle, export::place::Existing, file_dialog, file_kind::FileKind, job::Job};
use crate::{model::Model, obstacles, puzzles::crosses::CROSSES, sentences};
use unfold_engine::puzzle::Sequence;
use unfold_text::{UserError, cross as say, numbers, reasons, sentences::describe};

pub use self::state::CrossDatabase;
use crate::command::row::{Row, choice};
use unfold_text::cross;

/// A request to crosses.
#[derive(Clone, Debug, PartialEq)]
pub enum CrossesCommand {
    /// Choose where to save the database of first crosses.
    SaveCrosses,
    /// Stop writing the database of first crosses.
    StopCrosses,
    /// Hide the moves of crosses, or show them.
    HideMoves(bool),
    /// Show one more move of this cross.
    Reveal(Sequence),
}

/// The rows of the table of commands.
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

/// Begins to write the database.
pub fn begin(path: &Path, existing: Existing, model: &mut Model) {
    if model.crosses.task.is_at_work() {
        return;
    }
    model.dialog = None;
    model.news = say::NEWS_CROSSES_SAVING.with([&path.display()]);
    let path = path.to_path_buf();
    model.crosses.task.begin(Job::WriteCrosses(CrossesJob { path: path.clone(), existing }), path, &mut model.effects);
}

/// The work ended.
pub fn end(id: TaskId, CrossesWritten(result): CrossesWritten, model: &mut Model) {
    let Some(path) = model.crosses.task.end(id) else { return };
    match result {
        Ok(()) => {
            let count = numbers::grouped(CROSSES.into());
            model.tell_saved(&path, say::NEWS_CROSSES_SAVED.with([&path.display(), &count]));
        }
        Err(error) if error.is_stopped() => model.news = say::NEWS_CROSSES_STOPPED.with([]),
        Err(error) => fail(sentences::cross::database(error), model),
    }
}

fn fail(error: UserError, model: &mut Model) {
    model.news = say::ERROR_CROSSES.with([]);
    model.tell_failure(say::ERROR_CROSSES, error);
}

/// Carries out a command that is available now.
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

/// The obstacle to a command now.
pub fn obstacle(command: &CrossesCommand, model: &Model) -> Obstacle {
    match command {
        CrossesCommand::SaveCrosses => Obstacle::unless(!model.crosses.task.is_at_work(), reasons::WHY_BEING_WRITTEN)
            .or(|| obstacles::choosing_file(model)),
        CrossesCommand::StopCrosses => Obstacle::plain_unless(model.crosses.task.is_at_work()),
        CrossesCommand::HideMoves(_) | CrossesCommand::Reveal(_) => Obstacle::None,
    }
}

/// A job ended by a mistake in this program; tells so if it was the one of this feature.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.crosses.task.end(id).is_some() {
        fail(describe::crash(), model);
    }
}

/// Takes in the progress of jobs.
pub fn sample(progress: &Progress, model: &mut Model) {
    model.crosses.task.sample(progress);
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.crosses.task.is_at_work().then_some(SAMPLE)
}
