//! Decides whether a message is followed by a toast, and which action the toast offers.

use super::toast::ToastAction;
use crate::{history, model::Model};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::Phrase;

/// The state before a message is handled, to compare with.
pub struct Before {
    news: Phrase,
    steps_back: usize,
    puzzle: PuzzleId,
}

impl Before {
    /// Takes the present state.
    pub fn of(model: &Model) -> Self {
        Self { news: model.news.clone(), steps_back: history::steps_back(model), puzzle: model.puzzle() }
    }
}

/// Shows a toast if there is news since `before`. Quiet messages, which repeat by themselves or whose effect is visible anyway, only
/// change the status line.
pub fn show(before: &Before, is_quiet: bool, model: &mut Model) {
    let saved = model.take_saved();
    let steps_back = history::steps_back(model);
    if (model.news != before.news || saved) && !is_quiet {
        // What took the place of a position can be taken back where it is told, and a file that was saved can be shown.
        let undo = (steps_back > before.steps_back && model.puzzle() == before.puzzle).then_some(ToastAction::Undo);
        let action = undo.or(saved.then_some(ToastAction::ShowInFolder));
        model.toasts.show(model.news.clone(), action, model.now);
    } else if model.toasts.shown(model.now).is_some_and(|toast| toast.action == Some(ToastAction::Undo))
        && steps_back != before.steps_back
    {
        model.toasts.dismiss();
    }
}
