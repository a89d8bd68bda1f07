//! The end point of the path in the graph of the 2×2×2: the solved cube, or a position chosen by the user.

use super::state::target_here;
use crate::{document::editor::TypedText, model::Model, puzzles::graph::PUZZLE};
use unfold_engine::notation::{self, Reading, Remarks, colours::ColourLetters};
use unfold_engine::puzzle::Facelets;
use unfold_scene::appearance::colour_letters;
use unfold_text::{UserError, graph as say, sentences::describe};

pub use super::state::PathTarget;

/// Ends the path at the position on the net.
pub fn set_here(model: &mut Model) {
    let workspace = model.document.workspace();
    if let Some(state) = target_here(workspace) {
        model.news = say::NEWS_TARGET.with([&model.settings.graph_positions.write(&state)]);
        model.graph.target = PathTarget { state: Some(state), entry: None };
    }
}

/// Ends the path at the solved cube.
pub fn set_solved(model: &mut Model) {
    model.graph.target = PathTarget::default();
    model.news = say::NEWS_TARGET_SOLVED.with([]);
}

/// Sets the end point from typed text. An error leaves it unchanged; an empty field means the solved cube.
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

/// Validates a parsed text; returns the state with remarks. `names` are colour names for messages.
fn checked(reading: Reading, names: describe::ColourNames) -> Result<(Facelets, Remarks), UserError> {
    let (typed, remarks) = reading.split();
    let state = typed.state(PUZZLE);
    match describe::state_errors(&state, names).into_iter().next() {
        None => Ok((state, remarks)),
        Some(error) => Err(error),
    }
}
