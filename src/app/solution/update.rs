//! The solution that is shown is saved in a file of any kind.

use std::path::Path;

use crate::app::App;
use crate::app::animation::film::Film;
use crate::app::core::dialog::Dialog;
use crate::app::core::solution_file::SolutionFile;
use crate::app::file_export::Written;
use crate::app::file_export::job::FileContent;
use crate::app::solution;
use crate::export::place::Existing;
use crate::shared::file_error::FileError;
use unfold_text::{reasons, save_solution as say, window};

impl App {
    /// Saves the solution that is shown; the name of the file may ask for another kind than was chosen.
    pub(crate) fn save_solution(&mut self, chosen: SolutionFile, path: &Path, existing: Existing) {
        match chosen.named_by(path) {
            SolutionFile::Log => self.save_log(path, existing),
            SolutionFile::Text => self.save_text(path, existing),
            SolutionFile::Sheet => self.save_sheet(path, existing),
            SolutionFile::Picture(subject, _) => self.picture_export.save(path, subject, existing, &mut self.cx),
            SolutionFile::Animation(_) => self.save_solution_animation(path, existing),
        }
    }

    fn save_log(&mut self, path: &Path, existing: Existing) {
        if self.has_logs() {
            solution::save(path, existing, &mut self.cx);
        } else {
            let fault = FileError::NoLog { path: path.to_path_buf(), puzzle: self.puzzle() }.explain();
            self.cx.dialog = Some(Dialog::Fault { title: window::ERROR_SAVE, fault });
        }
    }

    fn save_text(&mut self, path: &Path, existing: Existing) {
        self.cx.dialog = None;
        if let Some(text) = self.solution_text() {
            let (content, news) = (FileContent::Text(text), say::NEWS_TEXT_SAVED.with([&path.display()]));
            let solution_of = self.state().cloned();
            let file = Written { path: path.to_path_buf(), existing, content, news, solution_of };
            self.file_export.begin(file, &mut self.cx);
        }
    }

    /// The solution's moves, seen as the puzzle is now, whatever is played.
    fn save_solution_animation(&mut self, path: &Path, existing: Existing) {
        let (seen, options) = ((self.camera(), self.sizes()), self.animation_options());
        if self.animation_progress().is_some() {
            self.cx.dialog = None;
            self.cx.news = reasons::WHY_BEING_WRITTEN.with([]);
        } else if let Some(film) = self.position().solution_player().map(|player| Film::new(player, seen, options)) {
            self.animation_export.begin(path, existing, film, &mut self.cx);
        }
    }
}
