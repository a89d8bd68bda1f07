//! Typed or pasted moves. By default they replace a solved, incomplete or invalid position, and are applied to any other.

use crate::document::editor::{MovesMeaning, TypedMoves};
use crate::document::{EditKind, EditMerge, Origin, Position, row_names::NamedStretch, track::Track};
use crate::{history::changes, model::Model, page::Page};
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{Phrase, rows as say};

/// Default meaning of moves typed at a position.
fn default_meaning(base: &Position) -> MovesMeaning {
    if base.state.is_none() || base.is_solved() { MovesMeaning::Position } else { MovesMeaning::Applied }
}

/// Possible meanings of moves typed at a position.
pub fn meanings(base: &Position) -> impl Iterator<Item = MovesMeaning> {
    let all = [MovesMeaning::Applied, MovesMeaning::Position, MovesMeaning::Case];
    let can_be_applied = default_meaning(base) == MovesMeaning::Applied;
    all.into_iter().filter(move |meaning| can_be_applied || *meaning != MovesMeaning::Applied)
}

/// The position to apply moves to: during typing, the one before the first letter; otherwise, the one shown.
fn base(model: &Model, merge: Option<EditMerge>) -> Position {
    let workspace = model.document.workspace();
    let typed = workspace.editor.typed_moves.as_ref().filter(|_| merge == Some(EditMerge::Typing));
    typed
        .map(|typed| Position::clone(&typed.base))
        .unwrap_or_else(|| workspace.position_shown().unwrap_or_else(|| workspace.position().clone()))
}

/// The position that results from the moves in their chosen meaning.
fn position(puzzle: PuzzleId, typed: &TypedMoves) -> Position {
    let TypedMoves { moves, names, base, meaning, .. } = typed;
    let as_position = || Position::from_moves(puzzle, moves.clone(), Origin::Typed).with_names(moves, names.clone());
    match *meaning {
        MovesMeaning::Position => as_position(),
        MovesMeaning::Case => {
            let position = Position::from_moves(puzzle, moves.inverse(puzzle.def()), Origin::Typed);
            let (start, phases) = (position.painting.clone(), Vec::new());
            let track = Track { start, moves: moves.clone(), phases, at: 0 };
            Position { track: Some(track), ..position }.with_names(moves, names.clone())
        }
        MovesMeaning::Applied => match base.continued(moves) {
            Some(position) => position.with_appended_names(base, moves.0.len(), names),
            None => as_position(),
        },
    }
}

/// Applies typed or pasted moves. Returns the text for the status line.
pub fn apply(moves: Sequence, names: Vec<NamedStretch>, edit: EditKind, model: &mut Model) -> Phrase {
    let merge = (edit == EditKind::Type).then_some(EditMerge::Typing);
    let base = base(model, merge);
    // On the algorithms page, moves always define the position.
    let is_case = model.page == Some(Page::Algorithms);
    let meaning = if is_case { MovesMeaning::Position } else { default_meaning(&base) };
    apply_typed(TypedMoves { moves, names, base: Box::new(base), meaning, edit }, merge, model)
}

/// Gives the last typed or pasted moves another meaning.
pub fn reinterpret(meaning: MovesMeaning, model: &mut Model) {
    let editor = &model.document.workspace().editor;
    let entry = editor.entry.clone();
    let Some(typed) = editor.typed_moves.clone().filter(|typed| typed.meaning != meaning) else { return };
    model.news = apply_typed(TypedMoves { meaning, ..typed }, None, model);
    model.document.workspace_mut().editor.entry = entry;
}

fn apply_typed(typed: TypedMoves, merge: Option<EditMerge>, model: &mut Model) -> Phrase {
    let puzzle = model.puzzle();
    let position = position(puzzle, &typed).with_edit(typed.edit);
    let has_changed = position.painting != typed.base.painting || !typed.moves.0.is_empty();
    if has_changed {
        changes::replace_position(position, merge, model);
    }
    let count = typed.moves.0.len();
    let news = match typed.meaning {
        MovesMeaning::Position => say::NEWS_TAKEN_AS_POSITION,
        MovesMeaning::Applied => say::NEWS_APPLIED,
        MovesMeaning::Case => say::NEWS_TAKEN_AS_CASE,
    };
    model.document.workspace_mut().editor.typed_moves = Some(typed);
    news.with([&count])
}
