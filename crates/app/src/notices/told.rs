//! Decides what stands beside the news once a message has been handled: the offer of *Undo*, and an error that is not answered yet.

use crate::{history, model::Model};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Phrase;

/// The kind of a message that was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    /// A command that a person gave.
    Command,
    /// A command whose effect everybody sees: nothing is offered for it.
    QuietCommand,
    /// An event that no person asked for: a tick, or the result of a job.
    Event,
}

/// The state before a message is handled, to compare with.
pub struct Before {
    news: Phrase,
    error: Option<Phrase>,
    steps_back: usize,
    puzzle: PuzzleId,
}

impl Before {
    /// Takes the present state.
    pub fn of(model: &Model) -> Self {
        let steps_back = history::steps_back(model);
        Self { news: model.news.clone(), error: model.error.clone(), steps_back, puzzle: model.puzzle() }
    }
}

/// Looks what has changed since `before`.
pub fn update(before: &Before, kind: MessageKind, model: &mut Model) {
    let is_new = model.news != before.news;
    // Going on with something else answers an error; what happens by itself does not.
    if is_new && kind != MessageKind::Event && model.error == before.error {
        model.error = None;
    }
    let steps_back = history::steps_back(model);
    let is_saved = model.take_saved();
    if (is_new || is_saved) && kind != MessageKind::QuietCommand {
        // What took the place of a position can be taken back where it is told.
        if steps_back > before.steps_back && model.puzzle() == before.puzzle {
            model.undo_offer.begin(model.now);
        } else {
            model.undo_offer.end();
        }
    } else if steps_back != before.steps_back {
        model.undo_offer.end();
    }
}
