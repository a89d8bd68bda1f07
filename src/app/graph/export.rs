//! The export of the graph of the 2×2×2, beside everything else.

use std::path::{Path, PathBuf};

use super::job::{GraphExported, GraphJob};
use crate::app::core::{Context, Dialog, FileKind, Job, TaskId, tracked_task::TrackedTask};
use crate::export::folder::FolderError;
use crate::export::graph_csv::{Form, Layout};
use crate::export::place::{Existing, PlaceError};
use crate::shared::{sentences, settings::Settings};
use unfold_text::{UserError, graph as say, sentences::describe};

/// The export at work, if one is.
#[derive(Debug, Default)]
pub struct GraphExport {
    /// With the folder, and how its files are written.
    pub task: TrackedTask<(PathBuf, Layout)>,
}

impl GraphExport {
    /// Begins an export; files that are there already are asked about.
    pub fn begin(&mut self, folder: &Path, existing: Existing, cx: &mut Context) {
        if self.task.is_at_work() {
            return;
        }
        cx.dialog = None;
        cx.news = say::NEWS_EXPORTING.with([&folder.display()]);
        let (folder, layout) = (folder.to_path_buf(), layout(&cx.settings));
        self.task.begin(Job::ExportGraph(GraphJob { folder: folder.clone(), layout, existing }), (folder, layout), cx);
    }

    /// An export ended.
    pub fn end(&mut self, id: TaskId, GraphExported(result): GraphExported, cx: &mut Context) {
        let Some((folder, layout)) = self.task.end(id) else { return };
        match result {
            Ok(()) => cx.tell_saved(&folder, say::NEWS_EXPORTED.with([&folder.display()])),
            Err(FolderError::Place(PlaceError::Exists(_))) => {
                cx.dialog = Some(Dialog::Replace { path: folder, kind: FileKind::Export });
            }
            Err(error) if error.is_stopped() => cx.news = say::NEWS_EXPORT_STOPPED.with([]),
            Err(error) => fail(sentences::graph::export(&error, layout), cx),
        }
    }

    /// A task failed by a mistake in this program.
    pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
        if self.task.end(id).is_some() {
            fail(describe::crash(), cx);
        }
    }
}

/// Layout of the export.
fn layout(settings: &Settings) -> Layout {
    let form = if settings.export_reference { Form::Reference } else { Form::Neo4j5 };
    Layout { form, moves: settings.export_moves }
}

fn fail(error: UserError, cx: &mut Context) {
    cx.news = say::ERROR_EXPORT.with([]);
    cx.tell_failure(say::ERROR_EXPORT, error);
}
