//! Undoing and doing again changes of the lines. While the page is shown these come before the changes of the scramble.

use super::task;
use crate::model::Model;
use crate::page::Page;
use unfold_engine::puzzle::Facelets;
use unfold_text::fewest_moves as say;

/// The most changes that can be undone.
const MOST: usize = 100;

/// The lines before the changes that can be undone, and after those that were.
#[derive(Debug, Default)]
pub struct LinesHistory {
    /// The scramble to which the lines belong: with another one, nothing is undone.
    scramble: Option<Facelets>,
    earlier: Vec<String>,
    later: Vec<String>,
    /// True while the last change was typed: what is typed next is one change with it.
    is_typing: bool,
}

/// A way through the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To what was before.
    Undo,
    /// Back to what was undone.
    Redo,
}

/// Takes other lines, typed or not, so that this can be undone.
pub fn set(lines: String, is_typed: bool, model: &mut Model) {
    let scramble = task::position(model).cloned();
    let steps = &mut model.fewest_moves;
    let before = steps.lines().to_owned();
    if before == lines {
        return;
    }
    let history = &mut steps.history;
    if history.scramble != scramble {
        *history = LinesHistory { scramble, ..LinesHistory::default() };
    }
    if !(is_typed && history.is_typing) {
        history.earlier.push(before);
        let many = history.earlier.len().saturating_sub(MOST);
        history.earlier.drain(..many);
    }
    history.is_typing = is_typed;
    history.later.clear();
    steps.set_lines(lines);
}

/// True if there is a change of the lines to be undone or done again here.
pub fn can(way: Way, model: &Model) -> bool {
    let history = &model.fewest_moves.history;
    let lines = match way {
        Way::Undo => &history.earlier,
        Way::Redo => &history.later,
    };
    model.page == Some(Page::FewestMoves)
        && history.scramble.as_ref() == task::position(model)
        && lines.last().is_some_and(|lines| lines != model.fewest_moves.lines())
}

/// Undoes a change of the lines or does it again, if there is one.
pub fn go(way: Way, model: &mut Model) -> bool {
    if !can(way, model) {
        return false;
    }
    let steps = &mut model.fewest_moves;
    let now = steps.lines().to_owned();
    let history = &mut steps.history;
    let (from, to) = match way {
        Way::Undo => (&mut history.earlier, &mut history.later),
        Way::Redo => (&mut history.later, &mut history.earlier),
    };
    let lines = from.pop().expect("there is one, as was asked");
    to.push(now);
    history.is_typing = false;
    steps.set_lines(lines);
    model.news = match way {
        Way::Undo => say::NEWS_FMC_UNDONE,
        Way::Redo => say::NEWS_FMC_REDONE,
    }
    .with([]);
    true
}
