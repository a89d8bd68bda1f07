//! What is written into files beside everything else is begun and ends.

use std::path::Path;

use super::Written;
use super::job::{FileContent, FileWritten};
use crate::app::App;
use crate::app::animation::film::Film;
use crate::app::core::dialog::Dialog;
use crate::app::core::job::TaskId;
use crate::app::core::picture_kinds::TakenPicture;
use crate::app::runs::chart_export;
use crate::export::place::Existing;
use crate::export::sheet::SheetFormat;
use crate::shared::file_error::FileError;
use unfold_text::{animation, sheet, window};

impl App {
    /// Saves the runs that are drawn.
    pub(crate) fn save_runs(&mut self, path: &Path, existing: Existing) {
        let file = chart_export::file(path, self.chosen_runs(), existing);
        self.cx.dialog = None;
        self.file_export.begin(file, &mut self.cx);
    }

    /// Saves the solution that is shown as pages to print; the name of the file decides the format.
    pub(crate) fn save_sheet(&mut self, path: &Path, existing: Existing) {
        self.cx.dialog = None;
        let (path, news) = (path.to_path_buf(), sheet::NEWS_SHEET_SAVED.with([&path.display()]));
        let Some(format) = SheetFormat::of(&path) else {
            let fault = FileError::NoSheet { path }.explain();
            self.cx.dialog = Some(Dialog::Fault { title: window::ERROR_SAVE, fault });
            return;
        };
        if let Some(pages) = self.sheet() {
            let content = FileContent::Sheet(Box::new(pages), format);
            let solution_of = self.state().cloned();
            self.file_export.begin(Written { path, existing, content, news, solution_of }, &mut self.cx);
        }
    }

    /// Saves all moves that are played as an animation, seen as they are now.
    pub(crate) fn export_animation(&mut self, path: &Path, existing: Existing) {
        let (seen, options) = ((self.camera(), self.sizes()), self.animation_options());
        match self.player().map(|player| Film::new(player, seen, options)) {
            Some(film) => self.animation_export.begin(path, existing, film, &mut self.cx),
            None => {
                self.cx.dialog = None;
                self.cx.news = animation::WHY_NOTHING_PLAYED.with([]);
            }
        }
    }

    /// Writes the picture that the window has taken.
    pub(crate) fn take_picture(&mut self, id: TaskId, picture: TakenPicture) {
        if let Some(file) = self.picture_export.take(id, picture, &mut self.cx) {
            self.file_export.begin(file, &mut self.cx);
        }
    }

    /// A file was written, or not.
    pub(crate) fn end_file_export(&mut self, id: TaskId, result: FileWritten) {
        let ended = self.file_export.end(id, result, &mut self.cx);
        if let Some(state) = ended.saved_solution {
            self.cx.document.workspace_of_mut(state.puzzle()).unsaved.saved_solution(&state);
        }
        if ended.lost_rows {
            self.batches.not_saved();
        }
    }

    /// A file was not written by a mistake in this program.
    pub(crate) fn crash_file_export(&mut self, id: TaskId) {
        if self.file_export.crash(id, &mut self.cx) {
            self.batches.not_saved();
        }
    }
}
