//! Where the path in the graph of the 2x2x2 ends: at the solved cube, or at a position that a person names.

use super::App;
use crate::app::sentences::describe::{self, UserError};
use crate::engine::notation::{self, Reading};
use crate::engine::puzzle::cube2::Identifier;
use crate::engine::puzzle::{Facelets, PuzzleId, fitting};
use crate::i18n::graph as say;
use crate::model::document::editor::Entry;

/// The puzzle whose graph it is.
const PUZZLE: PuzzleId = PuzzleId::Cube2;

/// The end of the path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The position; `None` for the solved cube.
    pub state: Option<Facelets>,
    /// What was typed for it; `None` when it came from elsewhere.
    pub entry: Option<Entry>,
}

impl Target {
    /// The identifier of the position, if it is another than the solved cube.
    pub fn identifier(&self) -> Option<Identifier> {
        self.state.as_ref().map(Identifier::of)
    }

    /// What its text field shows when no one is typing.
    pub fn text(&self) -> String {
        let typed = self.entry.as_ref().map(|entry| entry.text.clone());
        typed.or_else(|| self.identifier().map(|identifier| identifier.to_string())).unwrap_or_default()
    }
}

impl App {
    /// The end of the path.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The position that the net shows, if it can be the end of the path.
    fn target_here(&self) -> Option<Facelets> {
        self.painting().facelets().filter(|shown| shown.puzzle == PUZZLE && self.state().is_some())
    }

    /// Whether the position that the net shows can be made the end of the path.
    pub fn can_target_here(&self) -> bool {
        self.target_here().is_some_and(|here| Some(Identifier::of(&here)) != self.target.identifier())
    }

    /// Whether the path ends elsewhere than at the solved cube, or something is typed for it.
    pub fn has_target(&self) -> bool {
        self.target != Target::default()
    }

    pub(super) fn set_target_here(&mut self) {
        if let Some(state) = self.target_here() {
            self.cx.news = say::NEWS_TARGET.with([&Identifier::of(&state)]);
            self.target = Target { state: Some(state), entry: None };
        }
    }

    pub(super) fn set_target_solved(&mut self) {
        self.target = Target::default();
        self.cx.news = say::NEWS_TARGET_SOLVED.with([]);
    }

    /// Takes what was typed. A mistake leaves the end of the path where it is; an empty field is the solved cube.
    pub(super) fn type_target(&mut self, text: String) {
        if text.trim().is_empty() {
            return self.set_target_solved();
        }
        let names = self.colour_names(PUZZLE);
        let read = notation::read(PUZZLE, &text, &self.colour_letters(PUZZLE));
        let read = read.map_err(|error| describe::notation(PUZZLE, &error)).and_then(|reading| checked(reading, names));
        match read {
            Ok((state, assumed)) => {
                let news = say::NEWS_TARGET.with([&Identifier::of(&state)]);
                self.cx.news = describe::with_assumed(news, assumed);
                self.target = Target { state: Some(state), entry: Some(Entry { text, fault: None }) };
            }
            Err(fault) => self.target.entry = Some(Entry { text, fault: Some((0, fault)) }),
        }
    }
}

/// The state that was read, if it is one, and what was assumed about it; `names` are those of the colours.
fn checked(
    reading: Reading,
    names: describe::Names,
) -> Result<(Facelets, Option<notation::colours::Assumed>), UserError> {
    let Reading { typed, assumed } = reading;
    let state = typed.state(PUZZLE);
    match fitting::check(&state) {
        Ok(()) => Ok((state, assumed)),
        Err(error) => Err(describe::state(PUZZLE, names, &error)),
    }
}
