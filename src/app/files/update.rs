//! Files that are opened and saved: which one is meant, and what is done with it.

use std::path::{Path, PathBuf};

use super::file_dialog;
use super::file_dialog::Answer;
use super::log_job::{LogSaved, SavedLog};
use super::open_file;
use super::opened::Opened;
use crate::app::App;
use crate::app::core::file_kind::FileKind;
use crate::app::core::picture_kinds::{PictureFormat, PictureSubject};
use crate::app::playback::comparison::Comparison;
use crate::app::tables::status::TableTask;
use crate::app::{manual_solve, session, solution};
use crate::export::place::Existing;
use crate::shared::file_error::FileError;

impl App {
    /// Asks which file is meant.
    pub(crate) fn choose_file(&mut self, kind: FileKind) {
        self.file_dialog.choose(kind, &mut self.cx);
    }

    /// Asks for the path of a file.
    pub(crate) fn type_path(&mut self, kind: FileKind) {
        file_dialog::type_path(kind, false, &mut self.cx);
    }

    /// Does what a file of this path is for, once it is known that none is replaced by that.
    pub(crate) fn use_path(&mut self, kind: FileKind, path: PathBuf) {
        let answer = file_dialog::use_path(kind, path, &mut self.cx);
        self.use_answer(kind, answer);
    }

    /// Waits for the file dialog no longer.
    pub(crate) fn stop_waiting(&mut self) {
        self.file_dialog.stop_waiting(&mut self.cx);
        self.quitting.give_up_saving();
    }

    /// Does what was answered.
    pub(crate) fn use_answer(&mut self, kind: FileKind, answer: Answer) {
        match answer {
            Answer::Do(path, existing) => self.use_file(kind, &path, existing),
            Answer::Nothing => self.quitting.give_up_saving(),
            Answer::Later => {}
        }
    }

    /// Does what a file is for.
    pub(crate) fn use_file(&mut self, kind: FileKind, path: &Path, existing: Existing) {
        let cx = &mut self.cx;
        match kind {
            FileKind::Save(file) => self.save_solution(file, path, existing),
            FileKind::SaveTurns => manual_solve::save(path, existing, &mut self.setup_solve, cx),
            FileKind::Runs => self.save_runs(path, existing),
            FileKind::Chart => {
                self.picture_export.want(path, (PictureSubject::Chart, PictureFormat::Png), existing, cx);
            }
            FileKind::BatchOpen => self.batches.take_file(path, cx),
            FileKind::BatchSave => self.save_batch(path, existing),
            FileKind::Picture(subject, _) => self.picture_export.save(path, subject, existing, cx),
            FileKind::Animation(_) => self.export_animation(path, existing),
            FileKind::Sheet => self.save_sheet(path, existing),
            FileKind::Export => self.graph_export.begin(path, existing, cx),
            FileKind::Session => session::save_as(path, existing, self.session(), &mut self.cx),
            FileKind::Crosses => self.cross_database.begin(path, existing, cx),
            FileKind::Open => open_file::open(path, cx),
            FileKind::Tables => {
                self.tables.show(cx);
                self.handle_tables(TableTask::Move(path.to_path_buf()));
            }
        }
    }

    /// Takes what was read from a file, and says of others that they were not opened.
    pub(crate) fn take_file(&mut self, opened: Result<Opened, FileError>, others: &[PathBuf]) {
        if opened.is_ok() {
            // Moves that were compared with those of another file say nothing about this one, even from the same position.
            self.comparison = Comparison::default();
        }
        match opened {
            Ok(Opened::Log(open)) => open_file::take_log(*open, &mut self.cx),
            Ok(Opened::Session(path, session)) => self.open_session(path, &session),
            Err(error) => open_file::refuse(&error, &mut self.cx),
        }
        open_file::tell_of_others(others, &mut self.cx);
    }

    /// A log was saved, or not.
    pub(crate) fn end_saving_log(&mut self, LogSaved { path, what, saved }: LogSaved) {
        match what {
            SavedLog::Solution(puzzle, moves) => solution::end_saving(&path, (puzzle, &moves), saved, &mut self.cx),
            SavedLog::Turns(turned) => {
                manual_solve::end_saving(&path, &turned, saved, &mut self.cx);
            }
        }
    }
}
