//! The animation that is being made, if one is, and what was chosen last.

use std::path::PathBuf;
use std::sync::mpsc::SyncSender;

use super::film::{AnimationOptions, Film, FilmPicture};
use super::job::AHEAD;
use crate::{export::place::Existing, task::TaskId};
use unfold_scene::picture::Picture;

/// The animation that is being made, if one is, and what was chosen last.
#[derive(Debug, Default)]
pub struct AnimationExport {
    pub(crate) options: AnimationOptions,
    pub(crate) work: Option<Work>,
}

/// An animation that is being made.
#[derive(Debug)]
pub(crate) struct Work {
    pub(crate) id: TaskId,
    pub(crate) film: Film,
    /// The way to the job.
    pub(crate) pictures: SyncSender<Picture>,
    /// Number of pictures that the window has drawn.
    pub(crate) drawn: usize,
    /// Number of them that are written.
    pub(crate) written: usize,
    /// True if someone asked to stop.
    pub(crate) stopped: bool,
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

    /// Has a picture written that the window has drawn.
    pub fn take_frame(&mut self, id: TaskId, picture: Picture) {
        if let Some(work) = self.work.as_mut().filter(|work| work.id == id && !work.stopped) {
            work.drawn += 1;
            // There is room: a picture is wanted only until as many wait. Where nobody writes any more, that is reported.
            let _ = work.pictures.try_send(picture);
        }
    }
}

/// Writes an animation of moves, seen as the puzzle is now.
#[derive(Debug)]
pub struct WriteAnimation {
    /// The file, or the folder of the frames.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
    /// True if it is of the solution that is shown, whatever is played.
    pub of_solution: bool,
}
