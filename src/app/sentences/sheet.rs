//! A solution as a sheet to be printed, in words.

use super::lesson;
use super::moves::turning;
use crate::engine::notation;
use crate::engine::puzzle::{Facelets, Sequence};
use crate::export::sheet::{Sheet, Step};
use crate::export::svg::Rgb;
use crate::i18n::{Language, Phrase, editor, sheet as say};
use crate::model::lesson::MoveNotes;

/// A solution of a position.
#[derive(Clone, Copy, Debug)]
pub struct Solved<'a> {
    /// The position.
    pub start: &'a Facelets,
    /// What is taught about the moves.
    pub notes: &'a MoveNotes,
    /// The lower bound that is proven, 0 for none.
    pub lower: usize,
    /// Moves that reach the position, if they are known.
    pub scramble: Option<&'a Sequence>,
    /// The colours of the puzzle, by colour number.
    pub colours: &'a [Rgb],
}

/// The sheet of a solution.
pub fn sheet(language: Language, solved: Solved<'_>) -> Sheet {
    let Solved { start, notes, lower, scramble, colours } = solved;
    let (puzzle, metric) = (start.puzzle, notes.metric);
    let length = notes.moves.length_in(puzzle.def(), metric);
    let name = editor::puzzle_name(puzzle);
    let proven: Phrase = match lower {
        0 => say::SHEET_UNPROVEN.into(),
        lower if lower >= length => say::SHEET_OPTIMAL.into(),
        lower => say::SHEET_BOUND.with([&lower, &metric]),
    };
    let printed = |moves: &Sequence| notation::print(puzzle, moves);
    let scramble = scramble.map(|moves| say::SHEET_SCRAMBLE.with([&printed(moves)]));
    let moves = say::SHEET_MOVES.with([&printed(&notes.moves)]);
    let facts = [Some(proven), scramble, Some(moves)];
    let mut state = start.clone();
    let steps = notes.moves.0.iter().enumerate().map(|(n, mv)| {
        state = state.after(*mv);
        let words = lesson::lesson(language, notes, n + 1);
        let changes = words.iter().flat_map(|words| words.changes.iter().map(|(_, text)| text.as_str()));
        let turn = sentence(&turning(language, puzzle, *mv));
        let begun = notes.groups.iter().find(|group| group.first == n && notes.groups.len() > 1);
        Step {
            heading: begun.map(|group| sentence(&lesson::heading(language, notes, group))),
            name: say::SHEET_MOVE.fill(language, [&(n + 1), &puzzle.def().moves[mv.index()].name]),
            text: [turn.as_str()].into_iter().chain(changes).collect::<Vec<_>>().join(" "),
            after: state.clone(),
        }
    });
    Sheet {
        title: say::SHEET_TITLE.fill(language, [&name, &length, &metric]),
        facts: facts.into_iter().flatten().map(|fact| fact.get(language)).collect(),
        start_name: say::SHEET_START.get(language).into(),
        start: start.clone(),
        steps: steps.collect(),
        colours: colours.to_vec(),
    }
}

/// Words as a sentence: with a capital and a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let end = if words.ends_with('.') { "" } else { "." };
    first.chain(letters).chain(end.chars()).collect()
}
