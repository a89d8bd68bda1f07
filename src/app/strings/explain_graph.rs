//! An export of the graph that could not be written, in words.

use super::explain::{Fault, io_error};
use super::{Language, faults, graph as say, numbers};
use crate::export::folder::FolderError;

/// Files that could not be written, `bytes` in all.
pub fn export(language: Language, error: &FolderError, bytes: u64) -> Fault {
    let fault = |what: super::Text<0>, advice: super::Text<0>| {
        Fault::new(what.say(language).into(), advice.say(language).into())
    };
    let (fault, path) = match error {
        FolderError::Stopped => return fault(say::EXPORT_STOPPED, say::EXPORT_STOPPED_DO),
        FolderError::Write { path, source } => {
            let what = say::EXPORT_WRITE.fill(language, [&io_error(language, source)]);
            (Fault::new(what, say::EXPORT_WRITE_DO.fill(language, [&numbers::megabytes(bytes)])), path)
        }
        FolderError::Half { path, source } => {
            let what = say::EXPORT_HALF.fill(language, [&io_error(language, source)]);
            (Fault::new(what, say::EXPORT_HALF_DO.say(language).into()), path)
        }
        FolderError::Exists { path } => (fault(say::EXPORT_EXISTS, say::EXPORT_EXISTS_DO), path),
        FolderError::NotReplaceable { path } => (fault(say::EXPORT_NOT_A_FILE, say::EXPORT_NOT_A_FILE_DO), path),
        FolderError::NotAFolder { path } => (fault(say::EXPORT_NO_FOLDER, say::EXPORT_NO_FOLDER_DO), path),
        FolderError::Busy { path } => (fault(say::EXPORT_BUSY, say::EXPORT_BUSY_DO), path),
    };
    fault.at(faults::AT_FILE.fill(language, [&path.display()]))
}
