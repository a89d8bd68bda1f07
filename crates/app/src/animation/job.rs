//! Writes the pictures of an animation, as the window draws them, into a GIF or into numbered files.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::{cell::Cell, io, time::Duration};

use crate::export::numbered::NumberedPictures;
use crate::export::place::{Existing, Place, PlaceError};
use crate::{file_export::job, file_kind::AnimationFormat, task::Tell};
use unfold_engine::control::Control;
use unfold_scene::gif::{GifPalette, GifWriter};
use unfold_scene::picture::Picture;

/// Number of pictures drawn ahead of writing: this bounds the memory that they take.
pub const AHEAD: usize = 4;
/// While no picture comes, it is looked this often whether someone asked to stop.
const LOOK: Duration = Duration::from_millis(50);

/// An animation that is to be written; its pictures come one by one.
#[derive(Debug)]
pub struct AnimationJob {
    /// The file, or the folder in which a folder with the frames is made.
    pub path: PathBuf,
    /// Treatment of a file that is there already.
    pub existing: Existing,
    /// The name of the folder with the frames, and the beginning of their names.
    pub name: &'static str,
    /// Format of the file.
    pub format: AnimationFormat,
    /// The width and height of the pictures.
    pub size: [u32; 2],
    /// Number of pictures that come first, from which a palette is made.
    pub samples: usize,
    /// Times for which the pictures that come then are shown: in hundredths of a second, or in frames.
    pub times: Vec<u32>,
    /// The pictures, as the window draws them.
    pub pictures: Receiver<Picture>,
}

/// A report of an animation that is being written.
#[derive(Debug)]
pub enum AnimationReport {
    /// A picture is written.
    FrameWritten,
    /// The animation was written, and where; or it was not.
    End(Result<PathBuf, AnimationError>),
}

impl AnimationJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The last report, if it cannot.
    pub fn begin(&mut self) -> Result<(), AnimationReport> {
        let refused = |error| AnimationReport::End(Err(AnimationError::Place(error)));
        check(self).map_err(refused)
    }

    /// Runs the job, and returns its last report.
    pub fn run(self, control: &Control, report: Tell<'_, AnimationReport>) -> AnimationReport {
        AnimationReport::End(write(&self, control, &|| report(AnimationReport::FrameWritten)))
    }
}

/// Error of writing an animation; nothing of it is left behind.
#[derive(Debug)]
pub enum AnimationError {
    /// Someone asked to stop.
    Stopped,
    /// It could not be put in its place.
    Place(PlaceError),
}

/// Looks whether the animation can be written there.
///
/// # Errors
/// Whatever stands in the way.
fn check(task: &AnimationJob) -> Result<(), PlaceError> {
    match task.format {
        AnimationFormat::Gif => job::check(&task.path, task.existing).map(drop),
        AnimationFormat::Frames => NumberedPictures::new(&task.path, task.name).map(drop),
    }
}

/// Pictures as they come.
struct Pictures<'a> {
    from: &'a Receiver<Picture>,
    control: &'a Control,
    /// Called when one is dealt with.
    written: &'a dyn Fn(),
    /// True if there are no more because someone asked to stop.
    stopped: Cell<bool>,
}

impl Pictures<'_> {
    fn next(&self) -> io::Result<Picture> {
        loop {
            if !self.control.stopped() {
                match self.from.recv_timeout(LOOK) {
                    Ok(picture) => return Ok(picture),
                    Err(RecvTimeoutError::Timeout) => continue,
                    // The window is gone.
                    Err(RecvTimeoutError::Disconnected) => {}
                }
            }
            self.stopped.set(true);
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
}

/// Writes the animation; where it is then. `written` is called for each picture that is dealt with.
///
/// # Errors
/// [`AnimationError`].
fn write(task: &AnimationJob, control: &Control, written: &dyn Fn()) -> Result<PathBuf, AnimationError> {
    let pictures = Pictures { from: &task.pictures, control, written, stopped: Cell::new(false) };
    let result = match task.format {
        AnimationFormat::Gif => write_gif(task, &pictures),
        AnimationFormat::Frames => write_frames(task, &pictures),
    };
    result.map_err(|error| if pictures.stopped.get() { AnimationError::Stopped } else { AnimationError::Place(error) })
}

fn write_gif(task: &AnimationJob, pictures: &Pictures<'_>) -> Result<PathBuf, PlaceError> {
    Place::of(&task.path, task.existing)?.write_by(|out| {
        let mut samples = Vec::with_capacity(task.samples);
        for _ in 0..task.samples {
            samples.push(pictures.next()?);
            (pictures.written)();
        }
        let palette = GifPalette::of(&samples);
        drop(samples);
        let mut gif = GifWriter::new(out, task.size.map(|pixels| pixels as u16), palette)?;
        for time in &task.times {
            gif.add(pictures.next()?, *time)?;
            (pictures.written)();
        }
        gif.finish()
    })?;
    Ok(task.path.clone())
}

fn write_frames(task: &AnimationJob, pictures: &Pictures<'_>) -> Result<PathBuf, PlaceError> {
    let mut folder = NumberedPictures::new(&task.path, task.name)?;
    for time in &task.times {
        folder.add(&pictures.next().map_err(|source| unwritten(&task.path, source))?, *time)?;
        (pictures.written)();
    }
    folder.finish()
}

fn unwritten(path: &Path, source: io::Error) -> PlaceError {
    PlaceError::Write { path: path.to_path_buf(), source }
}
