//! Effects of the commands of pictures.

use std::path::PathBuf;

use super::{PictureExport, ask, choose, command::PicturesCommand};
use crate::app::core::picture_kinds::{PictureFormat, PictureSubject, TakenPicture};
use crate::app::core::{
    Accepted, AtWork, ChosenFile, Context, Dialog, Feature, FileKind, Obstacle, Report, file_dialog, take,
};
use crate::app::{core::signals::Painted, file_export::job::PlaceChecked};
use crate::export::place::Existing;
use unfold_text::reasons;

/// Saves a picture; the name of its file decides the format.
#[derive(Debug)]
pub struct SavePicture {
    /// The file.
    pub path: PathBuf,
    /// The subject.
    pub subject: PictureSubject,
    /// The treatment of a file that is there.
    pub existing: Existing,
}

/// Has the window take a picture, which is then written there.
#[derive(Debug)]
pub struct WantPicture {
    /// The file.
    pub path: PathBuf,
    /// The subject.
    pub subject: PictureSubject,
    /// The format.
    pub format: PictureFormat,
    /// The treatment of a file that is there.
    pub existing: Existing,
}

impl Feature for PictureExport {
    type Command = PicturesCommand;

    fn update(&mut self, command: PicturesCommand, cx: &mut Context) {
        match command {
            PicturesCommand::SavePicture => ask(cx),
            PicturesCommand::SetPicture(subject, format) => choose(subject, format, cx),
            PicturesCommand::SetPictureSide(side) => self.set_side(side),
            PicturesCommand::CopyPicture(subject) => self.copy(subject, cx),
        }
    }

    fn obstacle(&self, command: &PicturesCommand, cx: &Context) -> Obstacle {
        match command {
            PicturesCommand::SavePicture | PicturesCommand::CopyPicture(_) => {
                Obstacle::because_unless(cx.can_save_anything(), reasons::WHY_SAVING)
            }
            _ => Obstacle::None,
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        let id = report.id;
        take!(report, |_: Painted| self.paint(cx.now));
        take!(report, |report: SavePicture| self.save(&report.path, report.subject, report.existing, cx));
        take!(report, |report: WantPicture| self.want(
            &report.path,
            (report.subject, report.format),
            report.existing,
            cx
        ));
        take!(report, |picture: TakenPicture| {
            if let Some(file) = self.take_picture(id, picture, cx) {
                cx.post(file);
            }
        });
        take!(report, |report: Accepted| match report.0 {
            Dialog::Picture(subject, format) => file_dialog::choose(FileKind::Picture(subject, format), cx),
            other => return Err(Report::posted(Accepted(other))),
        });
        take!(report, |file: ChosenFile| match file.kind {
            FileKind::Picture(subject, _) => self.save(&file.path, subject, file.existing, cx),
            _ => return Err(Report::posted(file)),
        });
        if !self.awaits(id) {
            return Err(report);
        }
        take!(report, |report: PlaceChecked| self.check(report, cx));
        Err(report)
    }

    fn tick(&mut self, cx: &mut Context) {
        self.poll(cx);
    }

    fn note_work(&self, work: &mut AtWork) {
        work.saving |= self.is_at_work();
    }
}
