//! The job that writes the graph of the 2×2×2 to a folder.

use std::path::PathBuf;

use crate::export::destination::IfExists;
use crate::export::folder::{self, FolderError};
use crate::export::graph_csv::{CsvLayout, FILE_NAMES};
use crate::{graph_export, task::Tools};
use unfold_engine::{control::Control, search::Limits};

#[derive(Debug)]
pub struct GraphJob {
    pub folder: PathBuf,
    pub layout: CsvLayout,
    /// What to do if the files exist.
    pub existing: IfExists,
}

#[derive(Debug)]
pub struct GraphExported(pub Result<(), FolderError>);

impl GraphJob {
    /// Checks that the folder can be written.
    ///
    /// # Errors
    /// The job's final report, if the folder cannot be written.
    pub fn begin(&mut self) -> Result<(), GraphExported> {
        folder::check(&self.folder, FILE_NAMES, self.existing).map_err(|error| GraphExported(Err(error)))
    }

    pub fn run(self, tools: &Tools, control: &Control) -> GraphExported {
        let threads = Limits::default().threads;
        GraphExported(graph_export::write(&self.folder, self.layout, self.existing, threads, control, &tools.tables))
    }
}
