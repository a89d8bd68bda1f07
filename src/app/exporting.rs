//! The export of the graph of the 2x2x2: the work itself, and how the window has it done beside everything else.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use super::App;
use super::dialog::Dialog;
use super::files::{Existing, Purpose};
use crate::app::sentences;
use crate::app::sentences::describe::{self, UserError};
use crate::engine::control::Control;
use crate::engine::graph::rows::{EDGES, NODES, Nodes};
use crate::engine::solve::Limits;
use crate::engine::tables::TableError;
use crate::engine::tables::cube2::distances::Distances;
use crate::engine::tables::store::Store;
use crate::export::csv::{Form, Layout, NAMES};
use crate::export::folder::{self, FolderError};
use crate::i18n::graph as say;

/// How much of the work it is to count out the distances, and then to compute the identifiers.
const COUNTED: f64 = 0.03;
const COMPUTED: f64 = 0.25;

/// The longest that closing the window waits for an export to end; it looks at its stop flag far more often.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why the graph was not written.
#[derive(Debug)]
pub enum ExportError {
    /// What it is made of could not be had.
    Tables(TableError),
    /// It could not be written.
    Folder(FolderError),
}

impl ExportError {
    /// Whether someone asked to stop.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Tables(TableError::Stopped) | Self::Folder(FolderError::Stopped))
    }

    /// In words.
    pub fn explain(&self, layout: Layout) -> UserError {
        match self {
            Self::Tables(error) => describe::table(error),
            Self::Folder(error) => sentences::graph::export(error, layout.bytes(NODES, EDGES)),
        }
    }
}

/// Writes the files of the graph into a folder, all or none.
///
/// # Errors
/// [`ExportError`].
pub fn write(
    folder: &Path,
    layout: Layout,
    existing: Existing,
    threads: usize,
    control: &Control,
    store: &Store,
) -> Result<(), ExportError> {
    let progress = (layout.bytes(NODES, EDGES), COMPUTED);
    let mut lacking = None;
    // Even what is computed is so only once no one else is seen to write there.
    let written = folder::write(folder, NAMES, existing, progress, control, |[nodes_file, edges_file]| {
        let computed = Distances::load_within(store, threads, control, (0.0, COUNTED))
            .and_then(|distances| Ok((distances, Nodes::make(threads, control, (COUNTED, COMPUTED))?)));
        let (distances, nodes) = computed.map_err(|error| {
            lacking = Some(error);
            io::ErrorKind::Other
        })?;
        layout.nodes(nodes_file, nodes.all())?;
        layout.edges(edges_file, nodes.edges(&distances))
    });
    match lacking {
        Some(error) => Err(ExportError::Tables(error)),
        None => written.map_err(ExportError::Folder),
    }
}

/// An export at work.
pub(super) struct Exporting {
    folder: PathBuf,
    layout: Layout,
    control: Arc<Control>,
    answer: Receiver<Result<(), ExportError>>,
}

impl Drop for Exporting {
    fn drop(&mut self) {
        self.control.stop();
    }
}

impl App {
    /// How much of the export at work is done, `0.0 <= progress <= 1.0`; `None` when there is none.
    pub fn export_progress(&self) -> Option<f64> {
        self.exporting.as_ref().map(|work| work.control.progress())
    }

    /// Whether an export can be begun.
    pub fn can_export(&self) -> bool {
        self.exporting.is_none() && !self.is_choosing_file()
    }

    /// How the export is to be written.
    fn layout(&self) -> Layout {
        let form = if self.settings().export_reference { Form::Reference } else { Form::Neo4j5 };
        Layout { form, moves: self.settings().export_moves }
    }

    /// Begins an export; files that are there already are asked about.
    pub(super) fn export_to(&mut self, folder: &Path, existing: Existing) {
        if self.exporting.is_some() {
            return;
        }
        self.dialog = None;
        match folder::check(folder, NAMES, existing) {
            Err(FolderError::Exists { .. }) => {
                self.dialog = Some(Dialog::Replace { path: folder.into(), purpose: Purpose::Export });
                return;
            }
            Err(error) => return self.fail_export(&ExportError::Folder(error)),
            Ok(()) => {}
        }
        let (layout, control) = (self.layout(), Arc::new(Control::new()));
        let (send, answer) = channel();
        let (theirs, store, wake, to) = (control.clone(), self.store.clone(), self.wake.clone(), folder.to_path_buf());
        std::thread::spawn(move || {
            let threads = Limits::default().threads;
            // A window that has gone away has stopped the work as well.
            let _ = send.send(write(&to, layout, existing, threads, &theirs, &store));
            wake();
        });
        self.news = say::NEWS_EXPORTING.with([&folder.display()]);
        self.exporting = Some(Exporting { folder: folder.to_path_buf(), layout, control, answer });
    }

    /// Stops the export at work, which leaves nothing behind.
    pub(super) fn stop_export(&mut self) {
        if let Some(work) = &self.exporting {
            work.control.stop();
        }
    }

    /// Stops the export at work and lets it take away what it has written; a moment at most.
    pub(super) fn end_export(&mut self) {
        self.stop_export();
        if let Some(work) = self.exporting.take() {
            let _ = work.answer.recv_timeout(FAREWELL);
        }
    }

    pub(super) fn poll_export(&mut self) {
        let Some(work) = &self.exporting else { return };
        let result = match work.answer.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
            Ok(result) => Some(result),
        };
        let folder = work.folder.clone();
        match result {
            Some(Ok(())) => self.news = say::NEWS_EXPORTED.with([&folder.display()]),
            Some(Err(error)) if error.is_stopped() => self.news = say::NEWS_EXPORT_STOPPED.with([]),
            Some(Err(error)) => self.fail_export(&error),
            None => {
                let fault = describe::crash();
                self.tell_failure(say::ERROR_EXPORT, fault);
            }
        }
        self.exporting = None;
    }

    fn fail_export(&mut self, error: &ExportError) {
        let layout = self.exporting.as_ref().map_or(self.layout(), |work| work.layout);
        let fault = error.explain(layout);
        self.news = say::ERROR_EXPORT.with([]);
        self.tell_failure(say::ERROR_EXPORT, fault);
    }
}
