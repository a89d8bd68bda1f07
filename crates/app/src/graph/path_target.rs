//! End of the path in the graph of the 2x2x2: the solved cube, or at a position that a person names.

use super::state::here;
use crate::{document::editor::TypedText, model::Model, puzzles::graph::PUZZLE};
use unfold_engine::notation::{self, Reading, Remarks, colours::ColourLetters};
use unfold_engine::puzzle::Facelets;
use unfold_scene::appearance::colour_letters;
use unfold_text::{UserError, graph as say, sentences::describe};

pub use super::state::PathTarget;

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
    let names = model.colour_names(PUZZLE);
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

/// The state that was read, if it is one, with remarks on it; `names` are those of the colours.
fn checked(reading: Reading, names: describe::Names) -> Result<(Facelets, Remarks), UserError> {
    let (typed, remarks) = reading.split();
    let state = typed.state(PUZZLE);
    match describe::impossible(&state, names).into_iter().next() {
        None => Ok((state, remarks)),
        Some(error) => Err(error),
    }
}
