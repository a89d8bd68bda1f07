//! Animations: options, the next picture for the window to draw, and the result. Once started, an animation does not depend on the
//! document.

pub mod caption;
pub mod film;
pub mod job;
pub mod state;

use std::sync::mpsc::sync_channel;
use std::time::Duration;

use self::film::{AnimationOptions, Film};
use self::job::{AnimationError, AnimationJob, AnimationReport, MAX_PENDING_PICTURES};
pub use self::state::{AnimationExport, FrameRequest};
use self::state::{AnimationRequest, RunningAnimation};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu};
use crate::file_kind::{AnimationFormat, SolutionFormat};
use crate::task::{POLL_INTERVAL, TaskId};
use crate::{camera, dialog::Dialog, export::file_error::FileError, file_export, job::Job, model::Model, obstacles};
use unfold_text::animation::{self, self as say};
use unfold_text::{reasons, sentences::describe, window};

#[derive(Clone, Debug, PartialEq)]
pub enum AnimationCommand {
    /// Open the dialog for an animation of the sequence being played.
    ExportAnimation,
    SetAnimation(AnimationOptions),
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
pub fn write(AnimationRequest { path, existing, is_of_solution: of_solution }: AnimationRequest, model: &mut Model) {
    if model.animation.is_running() {
        model.dialog = None;
        model.news = reasons::WHY_BEING_WRITTEN.with([]);
        return;
    }
    let player = if of_solution {
        model.document.workspace().position().solution_player()
    } else {
        model.document.workspace().player()
    };
    let film = player
        .map(|player| Film::new(player, (camera::current(model), model.settings.sizes()), model.animation.options));
    model.dialog = None;
    let Some(film) = film else {
        model.news = say::WHY_NOTHING_PLAYED.with([]);
        return;
    };
    let is_gif = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("gif"));
    if film.options.format == AnimationFormat::Gif && !is_gif {
        let error = FileError::NoAnimationFormat(path).explain();
        model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
        return;
    }
    model.news = say::NEWS_ANIMATING.with([&path.display()]);
    let (send, pictures) = sync_channel(MAX_PENDING_PICTURES);
    let task = AnimationJob {
        path,
        existing,
        name: film.name(),
        format: film.options.format,
        size: [film.options.width, film.options.height()],
        sample_count: film.sample_count(),
        durations: film.durations(),
        pictures,
    };
    model.animation.work = Some(RunningAnimation {
        id: model.effects.start(Job::Animation(task)),
        film,
        pictures: send,
        drawn: 0,
        written: 0,
        is_stopped: false,
    });
}

/// Handles a report of the job; ignores those of earlier jobs.
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
        Ok(path) => model.report_saved(&path, say::NEWS_ANIMATED.with([&path.display(), &work.film.frame_count()])),
        Err(AnimationError::Stopped) => model.news = say::NEWS_ANIMATION_STOPPED.with([]),
        Err(AnimationError::Write(error)) => file_export::fail(error, model),
    }
}

/// Runs an available command.
pub fn run(command: AnimationCommand, model: &mut Model) {
    match command {
        AnimationCommand::ExportAnimation => model.dialog = Some(Dialog::Animation),
        AnimationCommand::SetAnimation(options) => {
            model.animation.options = options.within_bounds();
            if let Some(Dialog::SaveSolution(SolutionFormat::Animation(format))) = &mut model.dialog {
                *format = model.animation.options.format;
            }
        }
        // The job removes its partial output.
        AnimationCommand::StopAnimation => {
            if let Some(work) = &mut model.animation.work {
                work.is_stopped = true;
                model.effects.stop(work.id);
            }
        }
    }
}

pub fn obstacle(command: &AnimationCommand, model: &Model) -> Obstacle {
    match command {
        AnimationCommand::ExportAnimation => {
            Obstacle::unless(model.document.workspace().player().is_some(), say::WHY_NOTHING_PLAYED)
                .or(|| Obstacle::unless(!model.animation.is_running(), reasons::WHY_BEING_WRITTEN))
                .or(|| obstacles::choosing_file(model))
        }
        AnimationCommand::StopAnimation => Obstacle::implied_unless(model.animation.is_running()),
        AnimationCommand::SetAnimation(_) => Obstacle::None,
    }
}

/// Ends and reports a crashed job; ignores the jobs of other features.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.animation.work.take_if(|work| work.id == id).is_some() {
        model.report_failure(window::ERROR_SAVE, describe::crash());
    }
}

/// Time until the next update is due; `None` if no animation is being written.
pub fn due(model: &Model) -> Option<Duration> {
    model.animation.is_running().then_some(POLL_INTERVAL)
}
