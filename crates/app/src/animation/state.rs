//! State of the animation feature.

use std::path::PathBuf;
use std::sync::mpsc::SyncSender;

use super::film::{AnimationOptions, Film, FilmPicture};
use super::job::AHEAD;
use crate::{export::place::Existing, task::TaskId};
use unfold_scene::picture::Picture;

/// The animation in progress, and the options last chosen.
#[derive(Debug, Default)]
pub struct AnimationExport {
    pub(crate) options: AnimationOptions,
    pub(crate) work: Option<Work>,
}

/// An animation in progress.
#[derive(Debug)]
pub(crate) struct Work {
    pub(crate) id: TaskId,
    pub(crate) film: Film,
    /// Channel to the job.
    pub(crate) pictures: SyncSender<Picture>,
    /// Number of pictures drawn by the window.
    pub(crate) drawn: usize,
    /// Number of pictures written.
    pub(crate) written: usize,
    /// True if the user cancelled.
    pub(crate) stopped: bool,
}

/// A picture that the window should draw.
#[derive(Clone, Debug, PartialEq)]
pub struct WantedFrame<'a> {
    /// Number of the animation's task, to be returned with the picture.
    pub id: TaskId,
    pub picture: FilmPicture<'a>,
}

impl AnimationExport {
    pub fn options(&self) -> AnimationOptions {
        self.options
    }

    pub fn is_at_work(&self) -> bool {
        self.work.is_some()
    }

    /// Number of frames written, and of all frames; `None` if no animation is in progress.
    pub fn progress(&self) -> Option<[u64; 2]> {
        self.work.as_ref().map(|work| [work.film.frames_of(work.written), work.film.frames()])
    }

    /// The picture to draw next, unless enough wait to be written.
    pub fn wanted(&self) -> Option<WantedFrame<'_>> {
        let work = self.work.as_ref().filter(|work| !work.stopped && work.drawn < work.written + AHEAD)?;
        Some(WantedFrame { id: work.id, picture: work.film.picture(work.drawn)? })
    }

    /// Sends a drawn picture to the job.
    pub fn take_frame(&mut self, id: TaskId, picture: Picture) {
        if let Some(work) = self.work.as_mut().filter(|work| work.id == id && !work.stopped) {
            work.drawn += 1;
            // The channel has room, since `wanted` limits the pictures in flight. A failed job reports by itself.
            let _ = work.pictures.try_send(picture);
        }
    }
}

/// Request to write an animation, with the current viewpoint.
#[derive(Debug)]
pub struct WriteAnimation {
    /// The file, or the folder of the frames.
    pub path: PathBuf,
    /// What to do if the file exists.
    pub existing: Existing,
    /// True for the solution shown, false for the sequence being played.
    pub of_solution: bool,
}
