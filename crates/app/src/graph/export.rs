//! Background export of the graph of the 2×2×2.

use std::path::Path;

use super::job::{GraphExported, GraphJob};
use crate::export::destination::{IfExists, WriteError};
use crate::export::folder::FolderError;
use crate::export::graph_csv::{CsvLayout, ImportFormat};
use crate::{dialog::Dialog, file_kind::FileKind, job::Job, model::Model, sentences, settings::Settings, task::TaskId};
use unfold_text::{UserError, graph as say, sentences::describe};

pub use super::state::GraphExport;

/// Starts an export unless one is running.
pub fn start(folder: &Path, existing: IfExists, model: &mut Model) {
    if model.graph.export.task.is_running() {
        return;
    }
    model.dialog = None;
    model.news = say::NEWS_EXPORTING.with([&folder.display()]);
    let (folder, layout) = (folder.to_path_buf(), layout(&model.settings));
    model.graph.export.task.start(
        Job::ExportGraph(GraphJob { folder: folder.clone(), layout, existing }),
        (folder, layout),
        &mut model.effects,
    );
}

/// Handles the end of an export; asks before replacing existing files.
pub fn handle_finished(id: TaskId, GraphExported(result): GraphExported, model: &mut Model) {
    let Some((folder, layout)) = model.graph.export.task.end(id) else { return };
    match result {
        Ok(()) => model.report_saved(&folder, say::NEWS_EXPORTED.with([&folder.display()])),
        Err(FolderError::Write(WriteError::Exists(_))) => {
            model.dialog = Some(Dialog::Replace { path: folder, kind: FileKind::Graph });
        }
        Err(error) if error.is_stopped() => model.news = say::NEWS_EXPORT_STOPPED.with([]),
        Err(error) => fail(sentences::graph::export(&error, layout), model),
    }
}

/// Handles a crash of the export; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.graph.export.task.end(id).is_some() {
        fail(describe::crash(), model);
    }
}

/// File layout chosen in the settings.
fn layout(settings: &Settings) -> CsvLayout {
    let format = if settings.export_reference { ImportFormat::Reference } else { ImportFormat::Neo4j5 };
    CsvLayout { format, has_moves: settings.export_moves }
}

fn fail(error: UserError, model: &mut Model) {
    model.news = say::ERROR_EXPORT.with([]);
    model.report_failure(say::ERROR_EXPORT, error);
}
