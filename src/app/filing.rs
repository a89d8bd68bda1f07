//! Which file is meant: the system's dialog or the path field, what is proposed there, and what is done with the answer.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::dialog::Dialog;
use super::effect::ShellRequest;
use super::features::quit_prompt;
use super::features::session::save_as;
use super::files::{self, Existing, Purpose};
use super::shelf::Chore;
use super::{App, WantedFile};
use crate::app::sentences::describe;
use crate::i18n::window as say;
use crate::model::document::open_log::file_name;
use crate::model::picture_export::{PictureFormat, PictureSubject};

/// No person closes a dialog this soon: the system could not show it.
const UNSEEN: Duration = Duration::from_millis(300);

impl App {
    pub(super) fn save_unless_there(&mut self, path: PathBuf, purpose: Purpose) {
        let path = files::with_extension(path, purpose);
        if path.is_file() {
            self.cx.dialog = Some(Dialog::Replace { path, purpose });
        } else {
            self.save_as(&path, purpose, Existing::Keep);
        }
    }

    pub(super) fn save_as(&mut self, path: &Path, purpose: Purpose, existing: Existing) {
        match purpose {
            Purpose::Save => self.save(path, existing),
            Purpose::SaveTurns => self.save_turns(path, existing),
            Purpose::Runs => self.save_runs(path, existing),
            Purpose::Chart => {
                self.picture_export.want(path, (PictureSubject::Chart, PictureFormat::Png), existing, &mut self.cx)
            }
            Purpose::BatchOpen => self.take_batch_file(path),
            Purpose::BatchSave => self.save_batch(path, existing),
            Purpose::Picture(subject, _) => self.picture_export.save(path, subject, existing, &mut self.cx),
            Purpose::Export => self.graph_export.begin(path, existing, &mut self.cx),
            Purpose::Session => save_as(path, existing, self.session(), &mut self.cx),
            Purpose::Crosses => self.cross_database.begin(path, existing, &mut self.cx),
            Purpose::Open => self.open(path),
            Purpose::Tables => {
                self.show_tables();
                self.handle_tables(Chore::Move(path.to_path_buf()));
            }
        }
    }

    fn save(&mut self, path: &Path, existing: Existing) {
        let Some(log) = self.log_to_save().filter(|_| self.results().shown().is_some()) else { return };
        match files::save(path, &log, existing) {
            Ok(()) => {
                self.cx.dialog = None;
                quit_prompt::note_saved_solution(&mut self.workspaces);
                self.cx.news = say::NEWS_SAVED.with([&path.display()]);
            }
            Err(error) => {
                let fault = describe::file(&error);
                self.cx.dialog = Some(Dialog::Fault { title: say::ERROR_SAVE, fault });
            }
        }
    }

    pub(super) fn choose_file(&mut self, purpose: Purpose) {
        if !self.surroundings.file_dialogs {
            return self.type_path(purpose, true);
        }
        let proposed = self.proposed(purpose);
        let name = proposed.as_deref().filter(|_| purpose.saves()).map(file_name);
        let folder = match purpose {
            _ if purpose.saves() => proposed.and_then(|p| p.parent().map(Path::to_path_buf)),
            _ => proposed,
        };
        self.choosing = Some(purpose);
        self.cx.request(ShellRequest::AskForFile(WantedFile { purpose, folder, name }));
    }

    pub(super) fn type_path(&mut self, purpose: Purpose, no_system_dialog: bool) {
        let mut text = self.proposed(purpose).map(|p| p.display().to_string()).unwrap_or_default();
        if !purpose.saves() && !text.is_empty() && !text.ends_with(std::path::MAIN_SEPARATOR) {
            text.push(std::path::MAIN_SEPARATOR);
        }
        self.cx.dialog = Some(Dialog::Path { purpose, text, no_system_dialog });
    }

    /// The folder last opened from, or the file that the solution or the turns would be saved as.
    fn proposed(&self, purpose: Purpose) -> Option<PathBuf> {
        let opened = self.position().opened().and_then(|open| open.path.as_deref());
        let folder = opened.or(self.cx.settings.recent.first().map(PathBuf::as_path)).and_then(Path::parent);
        let folder = folder.map(Path::to_path_buf).or_else(home);
        match purpose {
            Purpose::Open | Purpose::Export | Purpose::BatchOpen => folder,
            Purpose::Tables => Some(self.store.folder().to_path_buf()),
            Purpose::Session => folder.map(|folder| folder.join("session.unfold")),
            Purpose::Crosses => folder.map(|folder| folder.join("first_cross.db")),
            Purpose::Runs => folder.map(|folder| folder.join("runs.csv")),
            Purpose::BatchSave => folder.map(|folder| folder.join("batch.csv")),
            Purpose::Chart => folder.map(|folder| folder.join("chart.png")),
            Purpose::Picture(subject, format) => {
                folder.map(|folder| folder.join(subject.file()).with_extension(format.extension()))
            }
            Purpose::Save | Purpose::SaveTurns => {
                let what = if purpose == Purpose::Save { "solved.log" } else { "turns.log" };
                let stem = opened.and_then(Path::file_stem).map(|stem| format!("{}_{what}", stem.display()));
                folder.map(|folder| folder.join(stem.as_deref().unwrap_or(what)))
            }
        }
    }

    /// Waits for the file dialog no longer, whatever became of it; an answer that comes later is not taken.
    pub(super) fn stop_waiting(&mut self) {
        self.choosing = None;
        self.cx.take_request(|request| request.purpose());
        self.quitting.give_up_saving();
    }

    pub(super) fn take_answer(&mut self, purpose: Purpose, path: Option<PathBuf>, after: Duration) {
        self.choosing = None;
        match (purpose, path) {
            // The system's dialog has asked about replacing, unless the name is completed only here.
            (_, Some(path)) if purpose.saves() && path.extension().is_some() => {
                self.save_as(&path, purpose, Existing::Replace);
            }
            (_, Some(path)) if purpose.saves() => self.save_unless_there(path, purpose),
            (_, Some(path)) => self.save_as(&path, purpose, Existing::Keep),
            (_, None) if after < UNSEEN => {
                self.type_path(purpose, true);
                self.cx.news = say::NEWS_NO_DIALOG.with([]);
            }
            (_, None) => self.quitting.give_up_saving(),
        }
    }
}

fn home() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_path_buf())
}
