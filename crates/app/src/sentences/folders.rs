//! Error messages for the program's own folder.

use crate::system::folders::FolderError;
use unfold_text::{UserError, errors as say, sentences::describe::at_file};

/// Describes why the fallback folder, or the one the user has set, is rejected.
pub fn folder(error: &FolderError) -> UserError {
    let (what, folder) = match error {
        FolderError::Link(folder) => (say::FOLDER_LINK, folder),
        FolderError::NotAFolder(folder) => (say::FOLDER_IS_A_FILE, folder),
        FolderError::OtherUser(folder) => (say::FOLDER_OF_OTHERS, folder),
        FolderError::Open(folder) => (say::FOLDER_OPEN, folder),
        FolderError::UnknownWorkingDirectory(folder) => (say::FOLDER_NOWHERE, folder),
    };
    UserError::new(what, say::FOLDER_DO).with_place(at_file(folder))
}
