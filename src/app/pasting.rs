//! What is pasted, dropped or copied: whatever it is.

use std::path::PathBuf;

use super::App;
use super::dialog::Dialog;
use super::effect::ShellRequest;
use super::files;
use crate::app::sentences::describe;
use crate::engine::mc4d::{self, Log};
use crate::engine::notation::facelets::Read;
use crate::engine::notation::{self, facelets};
use crate::engine::puzzle::cube2::Identifier;
use crate::engine::puzzle::painting::Painting;
use crate::engine::puzzle::{ALL, Facelets, PuzzleId, Sequence};
use crate::i18n::{editor as say_editor, keeping as say, window};
use crate::model::document::edit_kind::EditKind;
use crate::model::document::open_log::file_name;
use crate::model::document::position::{Origin, Position};

/// As many files that were not opened are named.
const NAMED: usize = 3;

impl App {
    /// Takes what was pasted: a log, a file, or a position of whichever puzzle.
    pub(super) fn paste(&mut self, text: String) {
        if mc4d::looks_like(&text) {
            return self.paste_log(&text);
        }
        let paths = files::pasted_paths(&text);
        if !paths.is_empty() {
            return self.open_first(&paths);
        }
        let other = self.of_another(&text);
        let here = if other.is_some() { None } else { Some(self.read(&text)) };
        match (here, other.or_else(|| self.perhaps_of_another(&text))) {
            (Some(Ok((position, assumed))), _) => {
                self.repaint(position.by(EditKind::Paste), None);
                let plain = || say_editor::NEWS_PASTED.with([]);
                self.cx.news = assumed.map_or_else(plain, |assumed| describe::assumed(&assumed));
            }
            (_, Some(Read { facelets: painting, assumed })) => {
                let puzzle = painting.puzzle;
                self.switch_to(puzzle);
                self.repaint(Position::painted(painting, Origin::Typed).by(EditKind::Paste), None);
                let pasted = say::NEWS_PASTED_OTHER.with([&say_editor::puzzle_name(puzzle)]);
                self.cx.news = describe::with_assumed(pasted, assumed);
            }
            (Some(Err((at, fault))), None) => {
                self.cx.news = say_editor::NEWS_NOT_PASTED.with([&fault.phrase()]);
                self.enter(text, Some((at, fault)));
            }
            (None, None) => {}
        }
    }

    /// Whether a text that is pasted into the field of the position is not meant for that field alone.
    pub fn takes_whole(&self, text: &str) -> bool {
        mc4d::looks_like(text) || !files::pasted_paths(text).is_empty() || self.of_another(text).is_some()
    }

    fn paste_log(&mut self, text: &str) {
        match files::open_text(text.trim_start()) {
            Ok(open) => self.take_log(open),
            Err(error) => {
                self.cx.dialog = Some(Dialog::Fault { title: window::ERROR_OPEN, fault: describe::file(&error) });
            }
        }
    }

    /// The position of another puzzle that a text is by its length and its colours, and not one of the puzzle at hand.
    fn of_another(&self, text: &str) -> Option<Read<Painting>> {
        let sure = |puzzle: PuzzleId| {
            let letters = self.colour_letters(puzzle);
            let whole = self.whole(puzzle, text).filter(|(facelets, _)| facelets.check_counts().is_ok());
            let unfinished = || facelets::read_unfinished(puzzle, text, &letters).and_then(Result::ok);
            whole.map(|(_, read)| read).or_else(unfinished)
        };
        if sure(self.puzzle()).is_some() {
            return None;
        }
        self.others().find_map(sure)
    }

    /// The same by its length alone, for a text that is nothing of the puzzle at hand.
    fn perhaps_of_another(&self, text: &str) -> Option<Read<Painting>> {
        if self.read(text).is_ok() {
            return None;
        }
        self.others().find_map(|puzzle| self.whole(puzzle, text)).map(|(_, read)| read)
    }

    /// Facelets of a puzzle of which none is left out.
    fn whole(&self, puzzle: PuzzleId, text: &str) -> Option<(Facelets, Read<Painting>)> {
        let Read { facelets, assumed } = facelets::read(puzzle, text, &self.colour_letters(puzzle)).ok()?;
        let painting = Painting::of(&facelets);
        Some((facelets, Read { facelets: painting, assumed }))
    }

    fn others(&self) -> impl Iterator<Item = PuzzleId> + use<> {
        let here = self.puzzle();
        ALL.into_iter().filter(move |puzzle| *puzzle != here)
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
        let shown = self.painting().facelets().filter(|facelets| facelets.puzzle == PuzzleId::Cube2)?;
        self.state().map(|_| Identifier::of(&shown))
    }

    pub(super) fn copy_identifier(&mut self) {
        if let Some(identifier) = self.identifier() {
            self.cx.request(ShellRequest::Copy(identifier.to_string()));
            self.cx.news = say::NEWS_COPIED_IDENTIFIER.with([]);
        }
    }

    /// Moves that reach what the net shows from the solved puzzle, if they are known.
    pub fn moves_here(&self) -> Option<Sequence> {
        let start = self.start_away().or_else(|| self.start_here())?;
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
