//! Files and logs that are pasted or dropped, and moves and logs that are copied.

use std::path::PathBuf;

use super::App;
use super::dialog::Dialog;
use super::effect::ShellRequest;
use super::features::pasting::{self, Pasted};
use super::files;
use crate::app::sentences::describe;
use crate::engine::mc4d::{self, Log};
use crate::engine::notation;
use crate::engine::puzzle::Sequence;
use crate::engine::puzzle::cube2::Identifier;
use crate::i18n::{keeping as say, window};
use crate::model::document::edit_kind::EditKind;
use crate::model::document::open_log::file_name;
use crate::model::document::position::Origin;

/// As many files that were not opened are named.
const NAMED: usize = 3;

impl App {
    /// Takes what was pasted: a log, a file, or a position of whichever puzzle.
    pub(super) fn paste(&mut self, text: String) {
        match pasting::paste(&mut self.workspaces, text, &mut self.cx) {
            Pasted::Taken => {}
            Pasted::Log(text) => self.paste_log(&text),
            Pasted::Files(paths) => self.open_first(&paths),
        }
    }

    /// Whether a text that is pasted into the field of the position is not meant for that field alone.
    pub fn takes_whole(&self, text: &str) -> bool {
        pasting::takes_whole(self.puzzle(), text, &self.cx.settings)
    }

    fn paste_log(&mut self, text: &str) {
        match files::open_text(text.trim_start()) {
            Ok(open) => self.take_log(open),
            Err(error) => {
                self.cx.dialog = Some(Dialog::Fault { title: window::ERROR_OPEN, fault: describe::file(&error) });
            }
        }
    }

    /// Opens the first of some files, and says of the others that they were not opened.
    pub(super) fn open_first(&mut self, paths: &[PathBuf]) {
        let Some((first, others)) = paths.split_first() else { return };
        self.open(first);
        if others.is_empty() {
            return;
        }
        let mut names: Vec<String> = others.iter().take(NAMED).map(|path| file_name(path.as_path())).collect();
        if others.len() > NAMED {
            names.push("…".into());
        }
        let opened = self.cx.news.clone();
        self.cx.news = say::NEWS_FIRST_ONLY.with([&opened, &names.join(", ")]);
    }

    /// Whether the position, or that from which it was turned, was pasted.
    pub fn was_pasted(&self) -> bool {
        let [before, _] = self.workspaces.workspace().history();
        let mut from =
            [self.position()].into_iter().chain(before.rev()).filter(|position| position.manual_solve.is_none());
        from.next().is_some_and(|position| position.edit == EditKind::Paste)
    }

    /// The identifier of the 2x2x2 that the net shows.
    pub fn identifier(&self) -> Option<Identifier> {
        pasting::identifier(self.workspaces.workspace())
    }

    /// Moves that reach what the net shows from the solved puzzle, if they are known.
    pub fn moves_here(&self) -> Option<Sequence> {
        let start = self.workspaces.workspace().start_away().or_else(|| self.position().start_here())?;
        let known = self.moves_to_origin(&start.origin, start.reached.as_ref())?;
        Some(Sequence([known.0, start.lead.0].concat()))
    }

    fn moves_to_origin(&self, origin: &Origin, reached: Option<&Sequence>) -> Option<Sequence> {
        match (origin, reached) {
            (_, Some(moves)) => Some(moves.clone()),
            (Origin::Log(open), None) => Some(open.log.all_moves()),
            _ => None,
        }
    }

    /// Whether [`App::moves_here`] knows any, without finding them out.
    pub fn knows_moves_here(&self) -> bool {
        let position = self.position();
        let known = |origin: &Origin, reached: bool| reached || matches!(origin, Origin::Log(_));
        match &position.manual_solve {
            Some(hand) => known(&hand.from.origin, hand.from.reached.is_some()),
            None => known(&position.origin, position.reached.is_some()),
        }
    }

    pub(super) fn copy_moves_here(&mut self) {
        if let Some(moves) = self.moves_here() {
            self.cx.request(ShellRequest::Copy(notation::print(self.puzzle(), &moves)));
            self.cx.news = say::NEWS_COPIED_MOVES.with([]);
        }
    }

    /// The log that would be saved: with the solution shown, or else with the turns made by hand.
    pub(super) fn log_to_save(&self) -> Option<Log> {
        let position = self.position();
        let state = position.state.as_ref().filter(|_| self.has_logs())?;
        match (self.log_of_sheet(), position.results.shown()) {
            (Some(log), Some((_, solution))) => Some(log.with_solution(&solution.moves)),
            (None, Some((_, solution))) => Some(files::log_of_position(state, &solution.moves)),
            (log, None) => log,
        }
    }

    /// Whether there is a log that could be copied, without making it.
    pub fn can_copy_log(&self) -> bool {
        self.has_logs() && self.state().is_some() && (self.results().shown().is_some() || self.knows_moves_here())
    }

    pub(super) fn copy_log(&mut self) {
        if let Some(log) = self.log_to_save() {
            self.cx.request(ShellRequest::Copy(mc4d::write(&log)));
            self.cx.news = say::NEWS_COPIED_LOG.with([]);
        }
    }
}
