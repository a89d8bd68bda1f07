//! Saves and copies pictures of the chart, the net and the 3D or 4D view, which the window renders on request.

pub mod state;

use std::path::PathBuf;

use self::state::{PaintedTime, PendingPicture, PictureToSave, SIDES};
use crate::export::{destination::IfExists, file_error::FileError};
use crate::file_export;
use crate::file_export::job::{FileContent, FileExportRequest, WriteCheckJob, WriteChecked};
use crate::file_kind::{PictureFormat, PictureSubject, SolutionFormat};
use crate::{action::Action, command::availability::Obstacle, dialog::Dialog, effect::ShellRequest, job::Job};
use crate::{model::Model, obstacles, task::TaskId};
use unfold_scene::picture::CapturedPicture;
use unfold_text::{UserError, picture_export, runs as say, sharing, window};

pub use self::state::{PictureExport, PictureRequest};
use crate::command::menu::Menu;
use crate::command::row::{Row, row};

#[derive(Clone, Debug, PartialEq)]
pub enum PicturesCommand {
    /// Open the picture dialog.
    SavePicture,
    SetPicture(PictureSubject, PictureFormat),
    /// Set the length of the longer side, in pixels.
    SetPictureSide(u32),
    CopyPicture(PictureSubject),
}

pub static ROWS: &[Row<PicturesCommand>] = &[
    row("save-picture", PicturesCommand::SavePicture, (picture_export::SAVE_PICTURE, picture_export::SAVE_PICTURE_TIP))
        .in_menu(Menu::File.at(3, 1)),
    row("copy-net", PicturesCommand::CopyPicture(PictureSubject::Net), (sharing::COPY_NET, sharing::COPY_NET_TIP))
        .in_menu(Menu::Share.at(1, 4)),
    row("copy-view", PicturesCommand::CopyPicture(PictureSubject::Space), (sharing::COPY_VIEW, sharing::COPY_VIEW_TIP))
        .in_menu(Menu::Share.at(1, 5)),
];

/// Requests a picture to save, and starts a check that its file can be written.
pub fn save(PictureToSave { path, subject, format, existing }: PictureToSave, model: &mut Model) {
    let Some(format) = format.or_else(|| PictureFormat::from_path(&path)) else {
        let error = FileError::NoPictureFormat(path).explain();
        model.dialog = Some(Dialog::Error { title: window::ERROR_SAVE, error });
        return;
    };
    let id = model.effects.run_now(Job::CheckWrite(WriteCheckJob { path: path.clone(), existing }));
    request(id, (subject, format), Some((path, existing)), model);
}

/// Cancels the picture if its file cannot be written.
pub fn handle_write_check(id: TaskId, checked: WriteChecked, model: &mut Model) {
    if let Err(error) = checked.0
        && model.pictures.pending.take_if(|wanted| wanted.picture.id == id).is_some()
    {
        file_export::fail(error, model);
    }
}

/// Requests a picture from the window, to be written to `file`, or copied if that is `None`.
fn request(
    id: TaskId,
    (subject, format): (PictureSubject, PictureFormat),
    file: Option<(PathBuf, IfExists)>,
    model: &mut Model,
) {
    model.dialog = None;
    let picture = PictureRequest { id, subject, format, longer_side: model.pictures.side };
    model.pictures.pending = Some(PendingPicture { picture, file, waiting_time: PaintedTime::default() });
}

/// Receives a picture from the window and copies it or starts writing it. Unrequested pictures are ignored.
pub fn receive_picture(id: TaskId, picture: CapturedPicture, model: &mut Model) {
    let Some(PendingPicture { picture: PictureRequest { subject, .. }, file, .. }) =
        model.pictures.pending.take_if(|wanted| wanted.picture.id == id)
    else {
        return;
    };
    let Some((path, existing)) = file else {
        if let CapturedPicture::Pixels(pixels) = picture {
            model.effects.request(ShellRequest::CopyPicture(pixels));
            model.news = sharing::NEWS_COPIED_PICTURE.with([]);
        }
        return;
    };
    let news =
        if subject == PictureSubject::Chart { say::NEWS_CHART_SAVED } else { picture_export::NEWS_PICTURE_SAVED };
    let news = news.with([&path.display()]);
    let content = FileContent::Picture(picture);
    model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of: None }));
}

pub fn run(command: PicturesCommand, model: &mut Model) {
    match command {
        PicturesCommand::SavePicture => {
            model.dialog = Some(Dialog::Picture(PictureSubject::Net, PictureFormat::Svg));
        }
        PicturesCommand::SetPicture(subject, format) => match &mut model.dialog {
            Some(Dialog::Picture(chosen, as_format)) => (*chosen, *as_format) = (subject, format),
            Some(Dialog::SaveSolution(file)) => *file = SolutionFormat::Picture(subject, format),
            _ => {}
        },
        PicturesCommand::SetPictureSide(side) if SIDES.contains(&side) => model.pictures.side = side,
        PicturesCommand::SetPictureSide(_) => {}
        PicturesCommand::CopyPicture(subject) => {
            let id = model.effects.new_task();
            request(id, (subject, PictureFormat::Png), None, model);
        }
    }
}

pub fn obstacle(command: &PicturesCommand, model: &Model) -> Obstacle {
    match command {
        PicturesCommand::SavePicture | PicturesCommand::CopyPicture(_) => obstacles::writing(model),
        _ => Obstacle::None,
    }
}

/// Gives up on a picture the window has not delivered in time.
pub fn tick(model: &mut Model) {
    if model.pictures.pending.take_if(|wanted| wanted.waiting_time.is_over()).is_some() {
        model.report_failure(window::ERROR_SAVE, UserError::new(say::NO_PICTURE, say::NO_PICTURE_DO));
    }
}
