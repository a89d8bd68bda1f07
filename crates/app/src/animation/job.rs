//! Writes an animation as a GIF or as numbered PNG files, from pictures that the window draws.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::{cell::Cell, io, time::Duration};

use crate::export::numbered::NumberedPictures;
use crate::export::place::{Existing, Place, PlaceError};
use crate::{file_export::job, file_kind::AnimationFormat, task::Tell};
use unfold_engine::control::Control;
use unfold_scene::gif::{GifPalette, GifWriter};
use unfold_scene::picture::Picture;

/// Number of pictures drawn ahead of writing; bounds their memory.
pub const AHEAD: usize = 4;
/// Interval of checks for cancellation while no picture arrives.
const LOOK: Duration = Duration::from_millis(50);

/// An animation to write; its pictures arrive one by one.
#[derive(Debug)]
pub struct AnimationJob {
    /// The file, or the parent of the folder for the frames.
    pub path: PathBuf,
    /// What to do if the file exists.
    pub existing: Existing,
    /// Name of the folder with the frames, and prefix of their names.
    pub name: &'static str,
    pub format: AnimationFormat,
    /// Width and height of the pictures.
    pub size: [u32; 2],
    /// Number of leading pictures, from which the palette is computed.
    pub samples: usize,
    /// Durations of the pictures that follow: in hundredths of a second, or in frames.
    pub times: Vec<u32>,
    pub pictures: Receiver<Picture>,
}

#[derive(Debug)]
pub enum AnimationReport {
    FrameWritten,
    /// The path of the animation, or why it was not written.
    End(Result<PathBuf, AnimationError>),
}

impl AnimationJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The final report, if it cannot.
    pub fn begin(&mut self) -> Result<(), AnimationReport> {
        let refused = |error| AnimationReport::End(Err(AnimationError::Place(error)));
        check(self).map_err(refused)
    }

    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control, report: Tell<'_, AnimationReport>) -> AnimationReport {
        AnimationReport::End(write(&self, control, &|| report(AnimationReport::FrameWritten)))
    }
}

/// Error writing an animation. No partial output remains.
#[derive(Debug)]
pub enum AnimationError {
    /// The user cancelled.
    Stopped,
    /// The file or folder could not be written.
    Place(PlaceError),
}

/// Checks that the file can be written.
fn check(task: &AnimationJob) -> Result<(), PlaceError> {
    match task.format {
        AnimationFormat::Gif => job::check(&task.path, task.existing).map(drop),
        AnimationFormat::Frames => NumberedPictures::new(&task.path, task.name).map(drop),
    }
}

/// Receiver of the pictures.
struct Pictures<'a> {
    from: &'a Receiver<Picture>,
    control: &'a Control,
    /// Called after each picture.
    written: &'a dyn Fn(),
    /// True if the user cancelled or the window is gone.
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

/// Writes the animation and returns its path; `written` is called after each picture.
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
