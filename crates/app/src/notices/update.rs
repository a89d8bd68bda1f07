//! Updates the *Undo* offer and the pending error after each message.

use crate::{history, model::Model};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Phrase;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    Command,
    /// A command with an obvious effect, which gets no *Undo* offer.
    QuietCommand,
    /// A tick, or the result of a job.
    Event,
}

/// State before a message, for comparison.
pub struct StateBefore {
    news: Phrase,
    error: Option<Phrase>,
    steps_back: usize,
    puzzle: PuzzleId,
}

impl StateBefore {
    pub fn capture(model: &Model) -> Self {
        let steps_back = history::undo_count(model);
        Self { news: model.news.clone(), error: model.error.clone(), steps_back, puzzle: model.puzzle() }
    }
}

/// Updates the *Undo* offer and the pending error by comparison with the state before the message.
pub fn update(before: &StateBefore, kind: MessageKind, model: &mut Model) {
    let is_new = model.news != before.news;
    // The news of a further command dismisses the error; that of an event does not.
    if is_new && kind != MessageKind::Event && model.error == before.error {
        model.error = None;
    }
    let steps_back = history::undo_count(model);
    let is_saved = model.take_saved();
    if (is_new || is_saved) && kind != MessageKind::QuietCommand {
        // Offer *Undo* beside the news only if it restores a replaced position.
        if steps_back > before.steps_back && model.puzzle() == before.puzzle {
            model.undo_offer.begin(model.now);
        } else {
            model.undo_offer.end();
        }
    } else if steps_back != before.steps_back {
        model.undo_offer.end();
    }
}
