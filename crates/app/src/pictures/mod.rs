//! The chart, the net and the puzzle in space as pictures: which of them, in which format, and that the window takes it.

pub mod state;

use std::path::PathBuf;

use self::state::{Patience, SIDES, SavePicture, Wanted};
use crate::export::{file_error::FileError, place::Existing};
use crate::file_export;
use crate::file_export::job::{FileContent, FileToWrite, PlaceChecked, PlaceJob};
use crate::file_kind::{PictureFormat, PictureSubject, SolutionFile};
use crate::{action::Action, command::availability::Obstacle, dialog::Dialog, effect::ShellRequest, job::Job};
use crate::{model::Model, obstacles, task::TaskId};
use unfold_scene::picture::TakenPicture;
use unfold_text::{UserError, picture_export, runs as say, sharing, window};

pub use self::state::{PictureExport, WantedPicture};
use crate::command::menu::Menu;
use crate::command::row::{Row, row};

/// A request to pictures.
#[derive(Clone, Debug, PartialEq)]
pub enum PicturesCommand {
    /// Choose what to save as a picture.
    SavePicture,
    /// The subject of the picture to be saved, and its format.
    SetPicture(PictureSubject, PictureFormat),
    /// Sets the pixels of the longer side of pictures.
    SetPictureSide(u32),
    /// Copy a picture of this.
    CopyPicture(PictureSubject),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<PicturesCommand>] = &[
    row("save-picture", PicturesCommand::SavePicture, (picture_export::SAVE_PICTURE, picture_export::SAVE_PICTURE_TIP))
        .in_menu(Menu::File.at(3, 1)),
    row("copy-net", PicturesCommand::CopyPicture(PictureSubject::Net), (sharing::COPY_NET, sharing::COPY_NET_TIP))
        .in_menu(Menu::Share.at(1, 4)),
    row("copy-view", PicturesCommand::CopyPicture(PictureSubject::Space), (sharing::COPY_VIEW, sharing::COPY_VIEW_TIP))
        .in_menu(Menu::Share.at(1, 5)),
];

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
    model.effects.ask(Action::WriteFile(FileToWrite { path, existing, content, news, solution_of: None }));
}

/// Carries out a command that is available now.
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
        PicturesCommand::SavePicture | PicturesCommand::CopyPicture(_) => obstacles::writing(model),
        _ => Obstacle::None,
    }
}

/// Gives up a picture that the window does not take.
pub fn tick(model: &mut Model) {
    if model.pictures.wanted.take_if(|wanted| wanted.patience.is_over()).is_some() {
        model.tell_failure(window::ERROR_SAVE, UserError::new(say::NO_PICTURE, say::NO_PICTURE_DO));
    }
}
