//! Animations: their options, the picture that the window draws next, and their end. The document
//! takes no part, so that its position and its playback stay as they are.

pub mod caption;
pub mod caption_text;
pub mod command;
pub mod film;
pub mod job;
pub mod update;

pub use self::update::WriteAnimation;
use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};

use self::film::{AnimationOptions, Film, FilmPicture};
use self::job::{AHEAD, AnimationError, AnimationJob, AnimationReport};
use super::core::context::Context;
use super::core::dialog::Dialog;
use super::core::effect::Effect;
use super::core::job::TaskId;
use super::core::solution_file::SolutionFile;
use super::file_export;
use crate::app::core::picture_kinds::AnimationFormat;
use crate::export::picture::Picture;
use crate::export::place::Existing;
use crate::shared::file_error::FileError;
use unfold_text::sentences::describe;
use unfold_text::{animation as say, window};

/// The animation that is being made, if one is, and what was chosen last.
#[derive(Debug, Default)]
pub struct AnimationExport {
    options: AnimationOptions,
    work: Option<Work>,
}

/// An animation that is being made.
#[derive(Debug)]
struct Work {
    id: TaskId,
    film: Film,
    /// The way to the job.
    pictures: SyncSender<Picture>,
    /// Number of pictures that the window has drawn.
    drawn: usize,
    /// Number of them that are written.
    written: usize,
    /// True if someone asked to stop.
    stopped: bool,
}

/// A picture that the window is to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct WantedFrame<'a> {
    /// The number of the animation, with which the picture is handed over.
    pub id: TaskId,
    /// Its picture.
    pub picture: FilmPicture<'a>,
}

impl AnimationExport {
    /// Options chosen for animations.
    pub fn options(&self) -> AnimationOptions {
        self.options
    }

    /// True if an animation is being made.
    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// Number of frames that are written, and of all frames; `None` when no animation is being made.
    pub fn progress(&self) -> Option<[u64; 2]> {
        self.work.as_ref().map(|work| [work.film.frames_of(work.written), work.film.frames()])
    }

    /// The picture that the window is to draw next, unless enough of them wait to be written.
    pub fn wanted(&self) -> Option<WantedFrame<'_>> {
        let work = self.work.as_ref().filter(|work| !work.stopped && work.drawn < work.written + AHEAD)?;
        Some(WantedFrame { id: work.id, picture: work.film.picture(work.drawn)? })
    }

    /// Chooses how the animation is to be made.
    pub fn choose(&mut self, options: AnimationOptions, cx: &mut Context) {
        self.options = options.within_bounds();
        if let Some(Dialog::SaveSolution(SolutionFile::Animation(format))) = &mut cx.dialog {
            *format = self.options.format;
        }
    }

    /// Begins to write a film.
    pub fn begin(&mut self, path: &Path, existing: Existing, film: Film, cx: &mut Context) {
        if self.is_at_work() {
            return;
        }
        cx.dialog = None;
        let is_gif = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("gif"));
        if film.options.format == AnimationFormat::Gif && !is_gif {
            let error = FileError::NoAnimation(path.to_path_buf()).explain();
            cx.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
            return;
        }
        cx.news = say::NEWS_ANIMATING.with([&path.display()]);
        let (send, pictures) = sync_channel(AHEAD);
        let task = AnimationJob {
            path: path.to_path_buf(),
            existing,
            name: film.name(),
            format: film.options.format,
            size: [film.options.width, film.options.height()],
            samples: film.samples(),
            times: film.times(),
            pictures,
        };
        self.work = Some(Work { id: cx.start(task), film, pictures: send, drawn: 0, written: 0, stopped: false });
    }

    /// Has a picture written that the window has drawn.
    pub fn take_frame(&mut self, id: TaskId, picture: Picture) {
        if let Some(work) = self.work.as_mut().filter(|work| work.id == id && !work.stopped) {
            work.drawn += 1;
            // There is room: a picture is wanted only until as many wait. Where nobody writes any more, that is reported.
            let _ = work.pictures.try_send(picture);
        }
    }

    /// Stops the animation that is being made; nothing of it is left behind.
    pub fn stop(&mut self, cx: &mut Context) {
        if let Some(work) = &mut self.work {
            work.stopped = true;
            cx.effect(Effect::Stop(work.id));
        }
    }

    /// Takes in what the job reports.
    pub fn handle_report(&mut self, id: TaskId, report: AnimationReport, cx: &mut Context) {
        let result = match report {
            AnimationReport::End(result) => result,
            AnimationReport::FrameWritten => {
                if let Some(work) = self.work.as_mut().filter(|work| work.id == id) {
                    work.written += 1;
                }
                return;
            }
        };
        let Some(work) = self.work.take_if(|work| work.id == id) else { return };
        match result {
            Ok(path) => cx.tell_saved(&path, say::NEWS_ANIMATED.with([&path.display(), &work.film.frames()])),
            Err(AnimationError::Stopped) => cx.news = say::NEWS_ANIMATION_STOPPED.with([]),
            Err(AnimationError::Place(error)) => file_export::fail(error, cx),
        }
    }

    /// A task failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.work.take_if(|work| work.id == id).is_some() {
            cx.tell_failure(window::ERROR_SAVE, describe::crash());
        }
    }
}
