//! Writes an animation as a GIF or as numbered PNG files, from pictures that the window draws.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::{cell::Cell, io, time::Duration};

use crate::export::destination::{Destination, IfExists, WriteError};
use crate::export::numbered::NumberedPictures;
use crate::{file_export::job, file_kind::AnimationFormat, task::ReportFn};
use unfold_engine::control::Control;
use unfold_scene::gif::{GifPalette, GifWriter};
use unfold_scene::picture::Picture;

/// Maximum number of pictures drawn but not yet written; limits their memory.
pub const MAX_PENDING_PICTURES: usize = 4;
/// Interval between checks for cancellation while no picture arrives.
const CANCEL_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// An animation to write; its pictures arrive one by one.
#[derive(Debug)]
pub struct AnimationJob {
    /// The file, or the parent of the folder created for the frames.
    pub path: PathBuf,
    /// Action if the file exists.
    pub existing: IfExists,
    /// Name of the folder with the frames, and prefix of their names.
    pub name: &'static str,
    pub format: AnimationFormat,
    /// Width and height of the pictures, in pixels.
    pub size: [u32; 2],
    /// Number of leading pictures that serve only to compute the palette.
    pub sample_count: usize,
    /// Durations of the other pictures: in hundredths of a second for a GIF, else in frames.
    pub durations: Vec<u32>,
    pub pictures: Receiver<Picture>,
}

#[derive(Debug)]
pub enum AnimationReport {
    FrameWritten,
    /// The path of the animation, or why it was not written.
    End(Result<PathBuf, AnimationError>),
}

impl AnimationJob {
    /// Checks that the file or folder can be written.
    ///
    /// # Errors
    /// The final report, if the file or folder cannot be written.
    pub fn begin(&mut self) -> Result<(), AnimationReport> {
        let refused = |error| AnimationReport::End(Err(AnimationError::Write(error)));
        check(self).map_err(refused)
    }

    /// Runs the job and returns its final report.
    pub fn run(self, control: &Control, report: ReportFn<'_, AnimationReport>) -> AnimationReport {
        AnimationReport::End(write(&self, control, &|| report(AnimationReport::FrameWritten)))
    }
}

/// Error writing an animation. No partial output remains.
#[derive(Debug)]
pub enum AnimationError {
    /// The user cancelled.
    Stopped,
    /// The file or folder could not be written.
    Write(WriteError),
}

fn check(task: &AnimationJob) -> Result<(), WriteError> {
    match task.format {
        AnimationFormat::Gif => job::check(&task.path, task.existing).map(drop),
        AnimationFormat::Frames => NumberedPictures::new(&task.path, task.name).map(drop),
    }
}

/// Receives the pictures, checking for cancellation.
struct PictureReceiver<'a> {
    from: &'a Receiver<Picture>,
    control: &'a Control,
    /// Called after each picture is written or sampled.
    on_written: &'a dyn Fn(),
    /// True if the user cancelled or the window is gone.
    stopped: Cell<bool>,
}

impl PictureReceiver<'_> {
    fn next(&self) -> io::Result<Picture> {
        loop {
            if !self.control.is_stopped() {
                match self.from.recv_timeout(CANCEL_POLL_INTERVAL) {
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

/// Writes the animation and returns its path; `on_written` is called after each picture.
fn write(task: &AnimationJob, control: &Control, on_written: &dyn Fn()) -> Result<PathBuf, AnimationError> {
    let pictures = PictureReceiver { from: &task.pictures, control, on_written, stopped: Cell::new(false) };
    let result = match task.format {
        AnimationFormat::Gif => write_gif(task, &pictures),
        AnimationFormat::Frames => write_frames(task, &pictures),
    };
    result.map_err(|error| if pictures.stopped.get() { AnimationError::Stopped } else { AnimationError::Write(error) })
}

fn write_gif(task: &AnimationJob, pictures: &PictureReceiver<'_>) -> Result<PathBuf, WriteError> {
    Destination::resolve(&task.path, task.existing)?.write_with(|out| {
        let mut samples = Vec::with_capacity(task.sample_count);
        for _ in 0..task.sample_count {
            samples.push(pictures.next()?);
            (pictures.on_written)();
        }
        let palette = GifPalette::new(&samples);
        drop(samples);
        let mut gif = GifWriter::new(out, task.size.map(|pixels| pixels as u16), palette)?;
        for time in &task.durations {
            gif.add(pictures.next()?, *time)?;
            (pictures.on_written)();
        }
        gif.finish()
    })?;
    Ok(task.path.clone())
}

fn write_frames(task: &AnimationJob, pictures: &PictureReceiver<'_>) -> Result<PathBuf, WriteError> {
    let mut folder = NumberedPictures::new(&task.path, task.name)?;
    for time in &task.durations {
        folder.add(&pictures.next().map_err(|source| write_error(&task.path, source))?, *time)?;
        (pictures.on_written)();
    }
    folder.finish()
}

fn write_error(path: &Path, source: io::Error) -> WriteError {
    WriteError::Write { path: path.to_path_buf(), source }
}
