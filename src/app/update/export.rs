//! What is written into files beside everything else is begun and ends.

use std::path::Path;

use crate::app::App;
use crate::app::effect::TaskId;
use crate::app::features::chart_export;
use crate::export::place::{Existing, PlaceError};
use crate::model::picture_export::TakenPicture;

impl App {
    /// Saves the runs that are drawn.
    pub(in crate::app) fn save_runs(&mut self, path: &Path, existing: Existing) {
        let file = chart_export::file(path, self.chosen_runs(), existing);
        self.cx.dialog = None;
        self.file_export.begin(file, &mut self.cx);
    }

    /// Writes the picture that the window has taken.
    pub(in crate::app) fn take_picture(&mut self, id: TaskId, picture: TakenPicture) {
        if let Some(file) = self.picture_export.take(id, picture, &mut self.cx) {
            self.file_export.begin(file, &mut self.cx);
        }
    }

    /// A file was written, or not.
    pub(in crate::app) fn end_file_export(&mut self, id: TaskId, result: Result<(), PlaceError>) {
        if self.file_export.end(id, result, &mut self.cx) {
            self.batches.not_saved();
        }
    }

    /// A file was not written by a mistake in this program.
    pub(in crate::app) fn crash_file_export(&mut self, id: TaskId) {
        if self.file_export.crash(id, &mut self.cx) {
            self.batches.not_saved();
        }
    }
}
