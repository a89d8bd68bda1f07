//! The database of all first crosses: the work itself, and how the window has it done beside everything else.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use super::App;
use super::files::Existing;
use crate::app::sentences;
use crate::app::sentences::describe::{self, UserError};
use crate::engine::control::Control;
use crate::engine::solve::cube3::cross_rows;
use crate::engine::tables::TableError;
use crate::engine::tables::cross::{CROSSES, CrossTables};
use crate::export::place::Place;
use crate::export::sqlite::{self, DatabaseError};
use crate::i18n::{cross as say, numbers};

/// The longest that closing the window waits for the work to end; it looks at its stop flag far more often.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why the database was not written.
#[derive(Debug)]
pub enum CrossDatabaseError {
    /// The distances of the crosses could not be computed.
    Tables(TableError),
    /// The database could not be made or put in its place.
    Database(DatabaseError),
}

/// Computes all first crosses and writes them as the table `first_cross` of a database, whole or not at all; `control` may stop
/// it and hears how far it is.
///
/// # Errors
/// [`CrossDatabaseError`]; a file that was there before is then left as it was.
pub fn write(place: &Place, control: &Control) -> Result<(), CrossDatabaseError> {
    let tables = CrossTables::build(control).map_err(CrossDatabaseError::Tables)?;
    let rows = cross_rows::rows(&tables).map(|row| (row.id, row.code));
    sqlite::write(place, rows, CROSSES.into(), control).map_err(CrossDatabaseError::Database)
}

/// A database that is being written.
pub(super) struct WritingCrosses {
    path: PathBuf,
    control: Arc<Control>,
    answer: Receiver<Result<(), CrossDatabaseError>>,
}

impl Drop for WritingCrosses {
    fn drop(&mut self) {
        self.control.stop();
    }
}

impl App {
    /// How much of the database that is being written is done, `0.0 <= progress <= 1.0`; `None` when none is.
    pub fn crosses_progress(&self) -> Option<f64> {
        self.writing_crosses.as_ref().map(|work| work.control.progress())
    }

    /// Whether the database of first crosses can be saved now.
    pub fn can_save_crosses(&self) -> bool {
        self.writing_crosses.is_none() && !self.is_choosing_file()
    }

    /// Begins to write the database.
    pub(super) fn save_crosses(&mut self, path: &Path, existing: Existing) {
        if self.writing_crosses.is_some() {
            return;
        }
        self.dialog = None;
        let place = match Place::of(path, existing).and_then(|place| place.check().map(|()| place)) {
            Ok(place) => place,
            Err(error) => return self.fail_crosses(sentences::cross::database(error.into())),
        };
        let control = Arc::new(Control::new());
        let (send, answer) = channel();
        let (theirs, wake) = (control.clone(), self.wake.clone());
        std::thread::spawn(move || {
            // A window that has gone away has stopped the work as well.
            let _ = send.send(write(&place, &theirs));
            wake();
        });
        self.news = say::NEWS_CROSSES_SAVING.with([&path.display()]);
        self.writing_crosses = Some(WritingCrosses { path: path.to_path_buf(), control, answer });
    }

    /// Stops writing the database; nothing of it is left behind.
    pub(super) fn stop_crosses(&mut self) {
        if let Some(work) = &self.writing_crosses {
            work.control.stop();
        }
    }

    /// Stops writing the database and waits a moment until the thread has ended.
    pub(super) fn end_crosses(&mut self) {
        self.stop_crosses();
        if let Some(work) = self.writing_crosses.take() {
            let _ = work.answer.recv_timeout(FAREWELL);
        }
    }

    /// Takes in the end of the work.
    pub(super) fn poll_crosses(&mut self) {
        let Some(work) = &self.writing_crosses else { return };
        let result = match work.answer.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
            Ok(result) => Some(result),
        };
        let path = work.path.clone();
        self.writing_crosses = None;
        match result {
            Some(Ok(())) => {
                let count = numbers::grouped(CROSSES.into());
                self.news = say::NEWS_CROSSES_SAVED.with([&path.display(), &count]);
            }
            Some(Err(
                CrossDatabaseError::Tables(TableError::Stopped) | CrossDatabaseError::Database(DatabaseError::Stopped),
            )) => self.news = say::NEWS_CROSSES_STOPPED.with([]),
            Some(Err(CrossDatabaseError::Tables(error))) => self.fail_crosses(describe::table(&error)),
            Some(Err(CrossDatabaseError::Database(error))) => self.fail_crosses(sentences::cross::database(error)),
            None => self.fail_crosses(describe::crash()),
        }
    }

    fn fail_crosses(&mut self, fault: UserError) {
        self.news = say::ERROR_CROSSES.with([]);
        self.tell_failure(say::ERROR_CROSSES, fault);
    }
}
