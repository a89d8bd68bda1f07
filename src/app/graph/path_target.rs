//! End of the path in the graph of the 2x2x2: the solved cube, or at a position that a person names.

use crate::app::document::{Workspace, editor::TypedText};
use crate::app::model::Model;
use crate::shared::appearance::{colour_letters, colours};
use crate::shared::puzzles::graph::{Identifier, PUZZLE};
use crate::shared::settings::position_form::PositionForm;
use unfold_engine::notation::{self, Reading, Remarks, colours::ColourLetters};
use unfold_engine::puzzle::Facelets;
use unfold_text::{UserError, graph as say, sentences::describe};

/// The end of the path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathTarget {
    /// The position; `None` for the solved cube.
    pub state: Option<Facelets>,
    /// The text typed for it; `None` when it came from elsewhere.
    pub entry: Option<TypedText>,
}

impl PathTarget {
    /// The identifier of the position, if it is another than the solved cube.
    pub fn identifier(&self) -> Option<Identifier> {
        self.state.as_ref().map(Identifier::of)
    }

    /// The text of its field when no one is typing: the text that was typed, or the position, written in this form.
    pub fn text(&self, form: PositionForm) -> String {
        let typed = self.entry.as_ref().map(|entry| entry.text.clone());
        typed.or_else(|| self.state.as_ref().map(|state| form.write(state))).unwrap_or_default()
    }

    /// True if the path ends elsewhere than at the solved cube, or something is typed for it.
    pub fn is_set(&self) -> bool {
        *self != PathTarget::default()
    }

    /// True if the position that the net shows can be made the end of the path.
    pub fn can_be_here(&self, workspace: &Workspace) -> bool {
        here(workspace).is_some_and(|here| Some(Identifier::of(&here)) != self.identifier())
    }
}

/// Makes the position that the net shows the end of the path.
pub fn set_here(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some(state) = here(workspace) {
        model.news = say::NEWS_TARGET.with([&model.settings.graph_positions.write(&state)]);
        model.graph.target = PathTarget { state: Some(state), entry: None };
    }
}

/// Makes the solved cube the end of the path.
pub fn set_solved(model: &mut Model) {
    model.graph.target = PathTarget::default();
    model.news = say::NEWS_TARGET_SOLVED.with([]);
}

/// Takes what was typed. A mistake leaves the end of the path where it is; an empty field is the solved cube.
pub fn type_text(text: String, model: &mut Model) {
    if text.trim().is_empty() {
        return set_solved(model);
    }
    let names = colours::names(PUZZLE, model.settings.palette);
    let in_letters = |letters: &ColourLetters| notation::read(PUZZLE, &text, letters);
    let read = colour_letters::read(&model.settings.colour_letters(PUZZLE), in_letters);
    let read = read.map_err(|error| describe::notation(PUZZLE, &error)).and_then(|reading| checked(reading, names));
    match read {
        Ok((state, remarks)) => {
            let news = say::NEWS_TARGET.with([&model.settings.graph_positions.write(&state)]);
            model.news = describe::with_remarks(news, &remarks);
            model.graph.target = PathTarget { state: Some(state), entry: Some(TypedText { text, error: None }) };
        }
        Err(error) => model.graph.target.entry = Some(TypedText { text, error: Some((0, error)) }),
    }
}

/// The position that the net shows, if it can be the end of the path.
fn here(workspace: &Workspace) -> Option<Facelets> {
    workspace.painting().facelets().filter(|shown| shown.puzzle() == PUZZLE && workspace.state().is_some())
}

/// The state that was read, if it is one, with remarks on it; `names` are those of the colours.
fn checked(reading: Reading, names: describe::Names) -> Result<(Facelets, Remarks), UserError> {
    let (typed, remarks) = reading.split();
    let state = typed.state(PUZZLE);
    match describe::impossible(&state, names).into_iter().next() {
        None => Ok((state, remarks)),
        Some(error) => Err(error),
    }
}
