//! Animations: options, the next frame for the window to draw, and the result. Independent of the document's position and playback.

pub mod caption;
pub mod film;
pub mod job;
pub mod state;

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use self::film::{AnimationOptions, Film};
use self::job::{AHEAD, AnimationError, AnimationJob, AnimationReport};
pub use self::state::{AnimationExport, WantedFrame};
use self::state::{Work, WriteAnimation};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu};
use crate::file_kind::{AnimationFormat, SolutionFile};
use crate::task::{SAMPLE, TaskId};
use crate::{camera, dialog::Dialog, export::file_error::FileError, file_export, job::Job, model::Model, obstacles};
use unfold_text::animation::{self, self as say};
use unfold_text::{reasons, sentences::describe, window};

/// A command of the animation feature.
#[derive(Clone, Debug, PartialEq)]
pub enum AnimationCommand {
    /// Open the dialog for an animation of the sequence being played.
    ExportAnimation,
    SetAnimation(AnimationOptions),
    /// Cancel the animation.
    StopAnimation,
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<AnimationCommand>] = &[
    row(
        "export-animation",
        AnimationCommand::ExportAnimation,
        (animation::EXPORT_ANIMATION, animation::EXPORT_ANIMATION_TIP),
    )
    .in_menu(Menu::File.at(3, 2)),
    row("stop-animation", AnimationCommand::StopAnimation, (animation::STOP_ANIMATION, animation::STOP_ANIMATION_TIP)),
];

/// Starts writing an animation, unless one is being written.
pub fn write(WriteAnimation { path, existing, of_solution }: WriteAnimation, model: &mut Model) {
    if model.animation.is_at_work() {
        model.dialog = None;
        model.news = reasons::WHY_BEING_WRITTEN.with([]);
        return;
    }
    let player = if of_solution {
        model.document.workspace().position().solution_player()
    } else {
        model.document.workspace().player()
    };
    let film =
        player.map(|player| Film::new(player, (camera::shown(model), model.settings.sizes()), model.animation.options));
    model.dialog = None;
    let Some(film) = film else {
        model.news = say::WHY_NOTHING_PLAYED.with([]);
        return;
    };
    let is_gif = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("gif"));
    if film.options.format == AnimationFormat::Gif && !is_gif {
        let error = FileError::NoAnimation(path).explain();
        model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
        return;
    }
    model.news = say::NEWS_ANIMATING.with([&path.display()]);
    let (send, pictures) = sync_channel(AHEAD);
    let task = AnimationJob {
        path,
        existing,
        name: film.name(),
        format: film.options.format,
        size: [film.options.width, film.options.height()],
        samples: film.samples(),
        times: film.times(),
        pictures,
    };
    model.animation.work = Some(Work {
        id: model.effects.start(Job::Animation(task)),
        film,
        pictures: send,
        drawn: 0,
        written: 0,
        stopped: false,
    });
}

/// Handles a report of the job.
pub fn handle_report(id: TaskId, report: AnimationReport, model: &mut Model) {
    let result = match report {
        AnimationReport::End(result) => result,
        AnimationReport::FrameWritten => {
            if let Some(work) = model.animation.work.as_mut().filter(|work| work.id == id) {
                work.written += 1;
            }
            return;
        }
    };
    let Some(work) = model.animation.work.take_if(|work| work.id == id) else { return };
    match result {
        Ok(path) => model.tell_saved(&path, say::NEWS_ANIMATED.with([&path.display(), &work.film.frames()])),
        Err(AnimationError::Stopped) => model.news = say::NEWS_ANIMATION_STOPPED.with([]),
        Err(AnimationError::Place(error)) => file_export::fail(error, model),
    }
}

/// Runs an available command.
pub fn run(command: AnimationCommand, model: &mut Model) {
    match command {
        AnimationCommand::ExportAnimation => model.dialog = Some(Dialog::Animation),
        AnimationCommand::SetAnimation(options) => {
            model.animation.options = options.within_bounds();
            if let Some(Dialog::SaveSolution(SolutionFile::Animation(format))) = &mut model.dialog {
                *format = model.animation.options.format;
            }
        }
        // The job removes its partial output.
        AnimationCommand::StopAnimation => {
            if let Some(work) = &mut model.animation.work {
                work.stopped = true;
                model.effects.stop(work.id);
            }
        }
    }
}

pub fn obstacle(command: &AnimationCommand, model: &Model) -> Obstacle {
    match command {
        AnimationCommand::ExportAnimation => {
            Obstacle::unless(model.document.workspace().player().is_some(), say::WHY_NOTHING_PLAYED)
                .or(|| Obstacle::unless(!model.animation.is_at_work(), reasons::WHY_BEING_WRITTEN))
                .or(|| obstacles::choosing_file(model))
        }
        AnimationCommand::StopAnimation => Obstacle::plain_unless(model.animation.is_at_work()),
        AnimationCommand::SetAnimation(_) => Obstacle::None,
    }
}

/// Ends a crashed job of this feature and reports it.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.animation.work.take_if(|work| work.id == id).is_some() {
        model.tell_failure(window::ERROR_SAVE, describe::crash());
    }
}

/// Time until the next update is due.
pub fn due(model: &Model) -> Option<Duration> {
    model.animation.is_at_work().then_some(SAMPLE)
}
