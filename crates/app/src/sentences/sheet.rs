//! Content of a printed sheet for a solution.

use super::lesson;
use crate::lesson::MoveNotes;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, Move, Sequence, pattern::Pattern};
use unfold_scene::sheet::{Sheet, Step};
use unfold_scene::space::{Camera, Scene, Sizes};
use unfold_scene::svg::{Drawing, Rgb};
use unfold_scene::vector_drawing::{self, DrawingStyle};
use unfold_text::{Language, Phrase, editor, picture_export, sentences::moves::describe, sheet as say};

/// A solution with the data needed to present it.
#[derive(Clone, Copy, Debug)]
pub struct PresentedSolution<'a> {
    pub start: &'a Facelets,
    pub notes: &'a MoveNotes,
    /// Proven lower bound, 0 for none.
    pub lower: usize,
    /// Moves from the solved puzzle to `start`, if known.
    pub scramble: Option<&'a Sequence>,
    /// Facelet colours by colour number.
    pub colours: &'a [Rgb],
    /// Facelet letters by colour number.
    pub letters: &'a [char],
    /// True to label the cells of a hypercube.
    pub cell_names: bool,
}

/// Header lines about a solution.
pub struct SolutionFacts {
    /// Puzzle and length.
    pub title: Phrase,
    /// Says that the length is optimal or unproven, or gives the proven lower bound.
    pub proven: Phrase,
    /// Moves from the solved puzzle to the position, if known.
    pub scramble: Option<Phrase>,
    pub moves: Phrase,
}

pub fn facts(PresentedSolution { start, notes, lower, scramble, .. }: PresentedSolution<'_>) -> SolutionFacts {
    let (puzzle, metric) = (start.puzzle(), notes.metric);
    let length = notes.moves.length_in(puzzle.def(), metric);
    let printed = |moves: &Sequence| notation::print(puzzle, moves);
    SolutionFacts {
        title: say::SHEET_TITLE.with([&editor::puzzle_name(puzzle), &length, &metric]),
        proven: match lower {
            0 => say::SHEET_UNPROVEN.into(),
            lower if lower >= length => say::SHEET_OPTIMAL.into(),
            lower => say::SHEET_BOUND.with([&lower, &metric]),
        },
        scramble: scramble.map(|moves| say::SHEET_SCRAMBLE.with([&printed(moves)])),
        moves: say::SHEET_MOVES.with([&printed(&notes.moves)]),
    }
}

/// Builds the sheet of a solution: facts, starting position, and one step per move.
pub fn sheet(language: Language, solved: PresentedSolution<'_>) -> Sheet {
    let PresentedSolution { start, notes, colours, letters, cell_names, .. } = solved;
    let puzzle = start.puzzle();
    let SolutionFacts { title, proven, scramble, moves } = facts(solved);
    let count = notes.moves.0.len();
    let outlined = (count > 0).then(|| say::SHEET_OUTLINED.into());
    let facts = [Some(proven), scramble, Some(moves), outlined];
    let mut state = start.clone();
    let steps = notes.moves.0.iter().enumerate().map(|(n, mv)| {
        state = state.after(*mv);
        let words = lesson::move_sentences(language, notes, n + 1);
        let changes = words.iter().flat_map(|words| words.changes.iter().map(|(_, text)| text.as_str()));
        let turn = sentence(&describe(language, puzzle, *mv));
        let begun = notes.groups.iter().find(|group| group.first == n && notes.groups.len() > 1);
        Step {
            picture: None,
            heading: begun.map(|group| sentence(&lesson::heading(language, notes, group))),
            name: say::SHEET_MOVE.fill(language, [&(n + 1), &puzzle.def().moves[mv.index()].name]),
            text: [turn.as_str()].into_iter().chain(changes).collect::<Vec<_>>().join(" "),
            after: Some(state.clone()),
            outlined: moved_facelets(start, *mv),
        }
    });
    Sheet {
        title: title.get(language),
        facts: facts.into_iter().flatten().map(|fact| fact.get(language)).collect(),
        start_name: say::SHEET_START.get(language).into(),
        start: Pattern::from_facelets(start),
        view: view(language, &Pattern::from_facelets(start), colours, cell_names),
        steps: steps.collect(),
        colours: colours.to_vec(),
        letters: letters.to_vec(),
    }
}

/// Indices of the facelets that a move changes.
fn moved_facelets(of: &Facelets, mv: Move) -> Vec<usize> {
    let map = of.puzzle().def().moves[mv.index()].map.iter().enumerate();
    map.filter(|(at, from)| *at != usize::from(**from)).map(|(at, _)| at).collect()
}

/// 3D or 4D view on a white background. Stickers have no letters, which would be illegible at this size; the net shows them.
pub fn view(language: Language, shown: &Pattern, colours: &[Rgb], cell_names: bool) -> Drawing {
    let puzzle = shown.puzzle();
    let look = DrawingStyle {
        colours: colours.to_vec(),
        colour_letters: puzzle.def().letters.to_vec(),
        unpainted: [0x99; 3],
        background: [0xff; 3],
        body: [0x1e; 3],
        seam: [0x08; 3],
        fog: 0.35,
        letters: false,
        patterns: false,
        cell_names,
    };
    let sizes = Sizes::default();
    let scene = Scene::new(puzzle, &Camera::default_view(puzzle).fitted(puzzle, sizes), sizes, None);
    let title = picture_export::DRAWN_SPACE.fill(language, [&editor::puzzle_name(puzzle)]);
    vector_drawing::draw_scene(&look, shown, &scene, title)
}

/// Capitalises the first letter and adds a full stop if there is none.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    let end = if words.ends_with('.') { "" } else { "." };
    first.chain(letters).chain(end.chars()).collect()
}
