//! Error messages for exports of the graph.

use crate::export::{destination::WriteError, folder::FolderError, graph_csv::CsvLayout};
use crate::graph_export::bytes;
use crate::puzzles::graph::{EDGES, NODES};
use unfold_text::sentences::describe::{at_file, io_error, table};
use unfold_text::{UserError, graph as say, numbers};

/// Describes a failed export.
pub fn export(error: &FolderError, layout: CsvLayout) -> UserError {
    let (error, path) = match error {
        FolderError::Tables(error) => return table(error),
        FolderError::Stopped => return UserError::new(say::EXPORT_STOPPED, say::EXPORT_STOPPED_DO),
        FolderError::Write(WriteError::Write { path, source }) => {
            let (what, bytes) = (say::EXPORT_WRITE.with([&io_error(source)]), bytes(layout, NODES, EDGES));
            (UserError::new(what, say::EXPORT_WRITE_DO.with([&numbers::megabytes(bytes)])), path)
        }
        FolderError::PartlyReplaced { path, source } => {
            (UserError::new(say::EXPORT_HALF.with([&io_error(source)]), say::EXPORT_HALF_DO), path)
        }
        FolderError::Write(WriteError::Exists(path)) => {
            (UserError::new(say::EXPORT_EXISTS, say::EXPORT_EXISTS_DO), path)
        }
        FolderError::Write(WriteError::NotReplaceable(path) | WriteError::NoName(path)) => {
            (UserError::new(say::EXPORT_NOT_A_FILE, say::EXPORT_NOT_A_FILE_DO), path)
        }
        FolderError::NotAFolder(path) => (UserError::new(say::EXPORT_NO_FOLDER, say::EXPORT_NO_FOLDER_DO), path),
        FolderError::Busy(path) => (UserError::new(say::EXPORT_BUSY, say::EXPORT_BUSY_DO), path),
    };
    error.with_place(at_file(path))
}
