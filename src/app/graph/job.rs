//! Writes the graph of the 2×2×2 into a folder.

use std::{path::PathBuf, time::Duration};

use crate::app::core::{Job, Tell, Tools, job::SHUTDOWN_TIMEOUT};
use crate::export::graph_csv::{Layout, NAMES};
use crate::export::{folder, folder::FolderError, place::Existing};
use crate::shared::graph_export;
use unfold_engine::{control::Control, search::Limits};

/// Writes the graph of the 2×2×2 into a folder.
#[derive(Debug)]
pub struct GraphJob {
    /// The folder.
    pub folder: PathBuf,
    /// The layout of its files.
    pub layout: Layout,
    /// The treatment of files that are there.
    pub existing: Existing,
}

/// The end of writing the graph.
#[derive(Debug)]
pub struct GraphExported(pub Result<(), FolderError>);

impl Job for GraphJob {
    type Report = GraphExported;

    fn shutdown_timeout(&self) -> Duration {
        SHUTDOWN_TIMEOUT
    }

    fn begin(&mut self) -> Result<Option<GraphExported>, GraphExported> {
        folder::check(&self.folder, NAMES, self.existing).map(|()| None).map_err(|error| GraphExported(Err(error)))
    }

    fn run(self, tools: &Tools, control: &Control, _: Tell<'_, GraphExported>) -> GraphExported {
        let threads = Limits::default().threads;
        GraphExported(graph_export::write(&self.folder, self.layout, self.existing, threads, control, &tools.tables))
    }
}
