use std::path::PathBuf;
use std::sync::mpsc::SyncSender;

use super::film::{AnimationOptions, Film, FilmPicture};
use super::job::MAX_PENDING_PICTURES;
use crate::{export::destination::IfExists, task::TaskId};
use unfold_scene::picture::Picture;

/// The animation in progress, and the options last chosen.
#[derive(Debug, Default)]
pub struct AnimationExport {
    pub(crate) options: AnimationOptions,
    pub(crate) work: Option<RunningAnimation>,
}

#[derive(Debug)]
pub(crate) struct RunningAnimation {
    pub(crate) id: TaskId,
    pub(crate) film: Film,
    /// Channel to the job.
    pub(crate) pictures: SyncSender<Picture>,
    /// Number of pictures drawn by the window.
    pub(crate) drawn: usize,
    /// Number of pictures written.
    pub(crate) written: usize,
    /// True if the user cancelled.
    pub(crate) is_stopped: bool,
}

/// A picture that the window should draw.
#[derive(Clone, Debug, PartialEq)]
pub struct FrameRequest<'a> {
    /// Id of the animation's task, to be returned with the picture.
    pub id: TaskId,
    pub picture: FilmPicture<'a>,
}

impl AnimationExport {
    pub fn options(&self) -> AnimationOptions {
        self.options
    }

    pub fn is_running(&self) -> bool {
        self.work.is_some()
    }

    /// Frames written and frames in total; `None` if no animation is in progress.
    pub fn progress(&self) -> Option<[u64; 2]> {
        self.work.as_ref().map(|work| [work.film.frame_count_of_first(work.written), work.film.frame_count()])
    }

    /// The next picture to draw; `None` if there is none, after cancellation, and while [`MAX_PENDING_PICTURES`] wait to be written.
    pub fn next_frame(&self) -> Option<FrameRequest<'_>> {
        let work =
            self.work.as_ref().filter(|work| !work.is_stopped && work.drawn < work.written + MAX_PENDING_PICTURES)?;
        Some(FrameRequest { id: work.id, picture: work.film.picture(work.drawn)? })
    }

    /// Sends a drawn picture to the job, unless it is of another animation or the user cancelled.
    pub fn submit_frame(&mut self, id: TaskId, picture: Picture) {
        if let Some(work) = self.work.as_mut().filter(|work| work.id == id && !work.is_stopped) {
            work.drawn += 1;
            // The channel has room, since `next_frame` limits the pictures in flight. A failed job reports its own error.
            let _ = work.pictures.try_send(picture);
        }
    }
}

/// Request to write an animation from the current viewpoint.
#[derive(Debug)]
pub struct AnimationRequest {
    /// The file, or the parent of the folder created for the frames.
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
    /// True for the solution shown, false for the sequence being played.
    pub is_of_solution: bool,
}
