//! The chart, the net and the puzzle in space as pictures: which of them, in which format, and that the window takes it.

pub mod command;

use crate::app::action::Action;
use crate::app::core::solution_file::SolutionFile;
use crate::app::effect::ShellRequest;
use crate::app::job::Job;
use crate::app::model::Model;
use crate::export::place::Existing;
use crate::shared::file_error::FileError;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use self::command::PicturesCommand;
use crate::app::core::picture_kinds::{PictureFormat, PictureSubject, SIDES, TakenPicture, USUAL_SIDE};
use crate::app::core::{Dialog, Obstacle, TaskId};
use crate::app::file_export::job::{FileContent, PlaceChecked, PlaceJob};
use crate::app::file_export::{self, Written};
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

impl PictureExport {
    /// Pixels of the longer side of a picture.
    pub fn side(&self) -> u32 {
        self.side
    }

    /// True if the window is to take a picture.
    pub fn is_at_work(&self) -> bool {
        self.wanted.is_some()
    }

    /// The picture that the window is to take when it paints next.
    pub fn wanted(&self) -> Option<WantedPicture> {
        self.wanted.as_ref().map(|wanted| wanted.picture)
    }

    /// The window has been painted.
    pub fn note_painted(&mut self, now: Instant) {
        if let Some(wanted) = &mut self.wanted {
            wanted.patience.paint(now);
        }
    }
}

/// Saves a picture.
pub fn save(SavePicture { path, subject, format, existing }: SavePicture, model: &mut Model) {
    let Some(format) = format.or_else(|| PictureFormat::of(&path)) else {
        let error = FileError::NoPicture(path).explain();
        model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
        return;
    };
    let id = model.effects.run_now(Job::CheckPlace(PlaceJob { path: path.clone(), existing }));
    want(id, (subject, format), Some((path, existing)), model);
}

/// Takes in whether the file of the picture can be written; where it cannot, no picture is taken.
pub fn note_place(id: TaskId, checked: PlaceChecked, model: &mut Model) {
    if let Err(error) = checked.0
        && model.pictures.wanted.take_if(|wanted| wanted.picture.id == id).is_some()
    {
        file_export::fail(error, model);
    }
}

/// Has the window take a picture, which is then written there, or copied.
fn want(
    id: TaskId,
    (subject, format): (PictureSubject, PictureFormat),
    file: Option<(PathBuf, Existing)>,
    model: &mut Model,
) {
    model.dialog = None;
    let picture = WantedPicture { id, subject, format, side: model.pictures.side };
    model.pictures.wanted = Some(Wanted { picture, file, patience: Patience::default() });
}

/// Takes the picture that was wanted: copies it, or has it written. The first one counts.
pub fn take_picture(id: TaskId, picture: TakenPicture, model: &mut Model) {
    let Some(Wanted { picture: WantedPicture { subject, .. }, file, .. }) =
        model.pictures.wanted.take_if(|wanted| wanted.picture.id == id)
    else {
        return;
    };
    let Some((path, existing)) = file else {
        if let TakenPicture::Pixels(pixels) = picture {
            model.effects.request(ShellRequest::CopyPicture(pixels));
            model.news = sharing::NEWS_COPIED_PICTURE.with([]);
        }
        return;
    };
    let news =
        if subject == PictureSubject::Chart { say::NEWS_CHART_SAVED } else { picture_export::NEWS_PICTURE_SAVED };
    let news = news.with([&path.display()]);
    let content = FileContent::Picture(picture);
    model.effects.ask(Action::WriteFile(Written { path, existing, content, news, solution_of: None }));
}

/// Has the window take a picture, which is then written there.
#[derive(Debug)]
pub struct SavePicture {
    /// The file.
    pub path: PathBuf,
    /// The subject.
    pub subject: PictureSubject,
    /// The format; `None` where the name of the file decides.
    pub format: Option<PictureFormat>,
    /// The treatment of a file that is there.
    pub existing: Existing,
}

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: PicturesCommand, model: &mut Model) {
    match command {
        PicturesCommand::SavePicture => {
            model.dialog = Some(Dialog::Picture(PictureSubject::Net, PictureFormat::Svg));
        }
        PicturesCommand::SetPicture(subject, format) => match &mut model.dialog {
            Some(Dialog::Picture(chosen, as_format)) => (*chosen, *as_format) = (subject, format),
            Some(Dialog::SaveSolution(file)) => *file = SolutionFile::Picture(subject, format),
            _ => {}
        },
        PicturesCommand::SetPictureSide(side) if SIDES.contains(&side) => model.pictures.side = side,
        PicturesCommand::SetPictureSide(_) => {}
        PicturesCommand::CopyPicture(subject) => {
            let id = model.effects.new_task();
            want(id, (subject, PictureFormat::Png), None, model);
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &PicturesCommand, model: &Model) -> Obstacle {
    match command {
        PicturesCommand::SavePicture | PicturesCommand::CopyPicture(_) => model.against_writing(),
        _ => Obstacle::None,
    }
}

/// Gives up a picture that the window does not take.
pub fn tick(model: &mut Model) {
    if model.pictures.wanted.take_if(|wanted| wanted.patience.is_over()).is_some() {
        model.tell_failure(window::ERROR_SAVE, UserError::new(say::NO_PICTURE, say::NO_PICTURE_DO));
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
