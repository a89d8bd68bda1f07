//! Writes the graph of the 2×2×2 into a folder.

use std::path::PathBuf;

use crate::export::folder::{self, FolderError};
use crate::export::graph_csv::{Layout, NAMES};
use crate::export::place::Existing;
use crate::{graph_export, task::Tools};
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

impl GraphJob {
    /// Checks that the file can be written.
    ///
    /// # Errors
    /// The last report, if it cannot.
    pub fn begin(&mut self) -> Result<(), GraphExported> {
        folder::check(&self.folder, NAMES, self.existing).map_err(|error| GraphExported(Err(error)))
    }

    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools, control: &Control) -> GraphExported {
        let threads = Limits::default().threads;
        GraphExported(graph_export::write(&self.folder, self.layout, self.existing, threads, control, &tools.tables))
    }
}
