//! The commands of the pictures.

use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use crate::picture_kinds::{PictureFormat, PictureSubject};
use unfold_text::{picture_export, sharing};

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
