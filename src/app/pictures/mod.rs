//! The chart, the net and the puzzle in space as pictures: which of them, in which format, and that the window takes it.

pub mod command;
pub mod update;

pub use self::update::{SavePicture, WantPicture};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::core::context::Context;
use super::core::dialog::Dialog;
use super::core::effect::ShellRequest;
use super::core::job::TaskId;
use super::core::picture_kinds::{PictureFormat, PictureSubject, SIDES, TakenPicture, USUAL_SIDE};
use super::core::solution_file::SolutionFile;
use super::file_export::job::{FileContent, PlaceChecked, PlaceJob};
use super::file_export::{self, Written};
use crate::export::place::Existing;
use crate::shared::file_error::FileError;
use unfold_text::{UserError, picture_export, runs as say, sharing, window};

/// A window that is seen takes its picture much sooner than this.
const PATIENCE: Duration = Duration::from_secs(5);
/// Frames further apart than this did not follow each other: the window was not seen meanwhile.
const FRAME: Duration = Duration::from_secs(1);

/// The picture that is wanted, if any.
#[derive(Debug)]
pub struct PictureExport {
    wanted: Option<Wanted>,
    /// Pixels of the longer side of a picture, as it was chosen.
    side: u32,
}

impl Default for PictureExport {
    fn default() -> Self {
        Self { wanted: None, side: USUAL_SIDE }
    }
}

/// A picture that the window is to take.
#[derive(Debug)]
struct Wanted {
    picture: WantedPicture,
    /// The file, and what becomes of one that is there; `None` where it is to be copied.
    file: Option<(PathBuf, Existing)>,
    patience: Patience,
}

/// A picture that the window is to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedPicture {
    /// The number of this wish, with which the picture is handed over.
    pub id: TaskId,
    /// Its subject.
    pub subject: PictureSubject,
    /// Format it is saved in.
    pub format: PictureFormat,
    /// Pixels of its longer side, where it is made of pixels and not of what the window shows.
    pub side: u32,
}

/// Time waited for a picture while the window was painted: one that is minimised takes none, and no one is to blame for that.
#[derive(Debug, Default)]
struct Patience {
    waited: Duration,
    painted: Option<Instant>,
}

impl Patience {
    fn paint(&mut self, now: Instant) {
        if let Some(before) = self.painted.replace(now) {
            self.waited += now.saturating_duration_since(before).min(FRAME);
        }
    }

    fn is_over(&self) -> bool {
        self.waited > PATIENCE
    }
}

/// Asks which picture is to be saved, and how.
pub fn ask(cx: &mut Context) {
    cx.dialog = Some(Dialog::Picture(PictureSubject::Net, PictureFormat::Svg));
}

/// Chooses another picture or format while that is asked.
pub fn choose(subject: PictureSubject, format: PictureFormat, cx: &mut Context) {
    match cx.dialog {
        Some(Dialog::Picture(..)) => cx.dialog = Some(Dialog::Picture(subject, format)),
        _ => {
            if let Some(Dialog::SaveSolution(file)) = &mut cx.dialog {
                *file = SolutionFile::Picture(subject, format);
            }
        }
    }
}

impl PictureExport {
    /// Pixels of the longer side of a picture.
    pub fn side(&self) -> u32 {
        self.side
    }

    /// Chooses how many pixels the longer side of a picture has, one of [`SIDES`].
    pub fn set_side(&mut self, side: u32) {
        if SIDES.contains(&side) {
            self.side = side;
        }
    }

    /// True if the window is to take a picture.
    pub fn is_at_work(&self) -> bool {
        self.wanted.is_some()
    }

    /// The picture that the window is to take when it paints next.
    pub fn wanted(&self) -> Option<WantedPicture> {
        self.wanted.as_ref().map(|wanted| wanted.picture)
    }

    /// Saves a picture; the name of its file decides the format.
    pub fn save(&mut self, path: &Path, subject: PictureSubject, existing: Existing, cx: &mut Context) {
        match PictureFormat::of(path) {
            Some(format) => self.want(path, (subject, format), existing, cx),
            None => {
                let error = FileError::NoPicture(path.to_path_buf()).explain();
                cx.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
            }
        }
    }

    /// Has the window take a picture, which is then written there.
    pub fn want(
        &mut self,
        path: &Path,
        (subject, format): (PictureSubject, PictureFormat),
        existing: Existing,
        cx: &mut Context,
    ) {
        cx.dialog = None;
        let picture = WantedPicture {
            id: cx.run_now(PlaceJob { path: path.to_path_buf(), existing }),
            subject,
            format,
            side: self.side,
        };
        let file = Some((path.to_path_buf(), existing));
        self.wanted = Some(Wanted { picture, file, patience: Patience::default() });
    }

    /// Has the window take a picture, which is then copied.
    pub fn copy(&mut self, subject: PictureSubject, cx: &mut Context) {
        cx.dialog = None;
        let picture = WantedPicture { id: cx.new_task(), subject, format: PictureFormat::Png, side: self.side };
        self.wanted = Some(Wanted { picture, file: None, patience: Patience::default() });
    }

    /// True if the answer to this number is for the picture that is wanted.
    fn awaits(&self, id: TaskId) -> bool {
        self.wanted.as_ref().is_some_and(|wanted| wanted.picture.id == id)
    }

    /// Takes in whether the file can be written there; where it cannot, no picture is taken.
    fn check(&mut self, PlaceChecked(result): PlaceChecked, cx: &mut Context) {
        if let Err(error) = result {
            self.wanted = None;
            file_export::fail(error, cx);
        }
    }

    /// Takes notice of a frame that is painted.
    pub fn paint(&mut self, now: Instant) {
        if let Some(wanted) = &mut self.wanted {
            wanted.patience.paint(now);
        }
    }

    /// Takes the picture that was wanted: copies it, or tells what is to be written. The first one counts.
    fn take_picture(&mut self, id: TaskId, picture: TakenPicture, cx: &mut Context) -> Option<Written> {
        let Wanted { picture: WantedPicture { subject, .. }, file, .. } =
            self.wanted.take_if(|wanted| wanted.picture.id == id)?;
        let Some((path, existing)) = file else {
            if let TakenPicture::Pixels(pixels) = picture {
                cx.request(ShellRequest::CopyPicture(pixels));
                cx.news = sharing::NEWS_COPIED_PICTURE.with([]);
            }
            return None;
        };
        let news =
            if subject == PictureSubject::Chart { say::NEWS_CHART_SAVED } else { picture_export::NEWS_PICTURE_SAVED };
        let news = news.with([&path.display()]);
        Some(Written { path, existing, content: FileContent::Picture(picture), news, solution_of: None })
    }

    /// Gives up a picture that the window does not take.
    pub fn poll(&mut self, cx: &mut Context) {
        if self.wanted.take_if(|wanted| wanted.patience.is_over()).is_some() {
            cx.tell_failure(window::ERROR_SAVE, UserError::new(say::NO_PICTURE, say::NO_PICTURE_DO));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_is_not_seen_uses_up_no_patience() {
        let (start, mut patience) = (Instant::now(), Patience::default());
        let at = |millis| start + Duration::from_millis(millis);
        patience.paint(at(60_000));
        assert!(!patience.is_over(), "it was minimised when it was asked");
        patience.paint(at(120_000));
        assert!(!patience.is_over(), "and once more");
        for frame in 1..=50 {
            patience.paint(at(120_000 + 100 * frame));
        }
        assert!(patience.is_over(), "it was seen for five seconds");
    }
}
