//! Edits to rows of moves: replace a range, keep, remove, split. Each is one undo step.

use std::{ops::Range, sync::Arc, time::Duration};

use super::edits::{Edit, apply_edit};
use super::{RowTarget, choose, select, target};
use crate::document::kept_row::{KeptRow, RowName};
use crate::document::manual_solve::{ManualSolve, ManualSolveStart};
use crate::document::row_names::{self, NamedStretch};
use crate::document::{EditKind, Origin, Position, Workspace};
use crate::{history::changes, model::Model, played::MAX_PLAYED, played::SequenceKind};
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{reasons, rows as say, sentences::describe};

/// Index of the next kept row; the list is full at [`MAX_KEPT_ROWS`](crate::document::kept_row::MAX_KEPT_ROWS).
pub(super) fn next_kept(workspace: &Workspace) -> usize {
    workspace.position().kept.len()
}

pub(super) fn set_kept_rows(kept: Vec<Arc<KeptRow>>, puzzle: PuzzleId, model: &mut Model) {
    let now = model.now;
    let workspace = model.document.workspace_of_mut(puzzle);
    let position = workspace.position().with_kept(kept);
    workspace.change(position, None, now);
}

/// Appends a kept row with names for its moves.
pub(super) fn add_kept_row(row: KeptRow, names: Vec<NamedStretch>, puzzle: PuzzleId, model: &mut Model) {
    let now = model.now;
    let workspace = model.document.workspace_of_mut(puzzle);
    let position = workspace.position().clone().with_names(&row.moves, names);
    let mut kept = position.kept.clone();
    kept.push(Arc::new(row));
    workspace.change(position.with_kept(kept), None, now);
}

/// Edits a range of the chosen row, and selects the replacement if there was a selection.
pub(super) fn edit(range: Range<usize>, change: &Edit, model: &mut Model) {
    edit_named(range, (change, &[]), model);
}

/// Like [`edit`], with names for the replacement.
fn edit_named(range: Range<usize>, (change, named): (&Edit, &[NamedStretch]), model: &mut Model) {
    let Some(target) = target(model) else { return };
    let puzzle = model.puzzle();
    let (moves, new) = apply_edit(puzzle, &target.moves, &range, change);
    if moves.0.len() > MAX_PLAYED {
        model.news = say::NEWS_TOO_LONG.with([&MAX_PLAYED]);
        return;
    }
    // Own moves and the scramble may become empty, an emptied kept row is removed, and other rows cannot be emptied.
    match target.row {
        SequenceKind::Own | SequenceKind::Scramble => {}
        SequenceKind::Kept(_) if moves.0.is_empty() => return remove(model),
        _ if moves.0.is_empty() => return model.news = reasons::WHY_NO_MOVES_THERE.with([]),
        _ => {}
    }
    let at = if new.is_empty() || !target.is_selected { new.end } else { new.start };
    let names = model.document.workspace().names_of_row(target.row);
    let names = row_names::replace_names(names, &range, new.len(), named);
    let Some(row) = replace(target.row, (moves, names), model) else { return };
    model.news = match change {
        Edit::Replace(by) if by.0.is_empty() => say::NEWS_DELETED.with([&range.len()]),
        Edit::Replace(by) => say::NEWS_INSERTED.with([&by.0.len()]),
        _ => say::NEWS_CHANGED.with([&range.len()]),
    };
    if model.document.workspace().row(row).is_some() {
        choose(row, Some(at), model);
        if target.is_selected && !new.is_empty() {
            select(row, new.start, new.end, model);
        }
    }
}

/// Replaces the moves of the user's own row, the scramble or a kept row; for any other row, adds a kept row with the moves. Returns the
/// row that then holds them.
fn replace(
    row: SequenceKind,
    (moves, stretches): (Sequence, Vec<NamedStretch>),
    model: &mut Model,
) -> Option<SequenceKind> {
    let (puzzle, now) = (model.puzzle(), model.now);
    let workspace = model.document.workspace();
    let before = workspace.position();
    let from = workspace.start_of_row(row)?;
    let (kept, names) = (before.kept.clone(), before.names.clone());
    let named = |position: Position| {
        Position { kept: kept.clone(), names: names.clone(), ..position }.with_names(&moves, stretches.clone())
    };
    match row {
        SequenceKind::Own => {
            let position = named(position_after_turns(from, moves.clone(), before.manual_solve.as_ref()?.time));
            change(position, model);
        }
        SequenceKind::Scramble => {
            let reached = Position::from_moves(puzzle, moves.clone(), Origin::Typed);
            let position = match &before.manual_solve {
                None => reached,
                Some(hand) => {
                    let start = reached.start_here()?;
                    position_after_turns(start, hand.since_origin().clone(), hand.time)
                }
            };
            let position = named(position);
            change(position, model);
        }
        SequenceKind::Kept(place) => {
            let old = kept.get(place)?.clone();
            let position = before.clone().with_names(&moves, stretches);
            let mut kept = kept;
            kept[place] = Arc::new(KeptRow::new(old.name.clone(), old.start().clone(), moves));
            model.document.workspace_mut().change(position.with_kept(kept), None, now);
        }
        _ => {
            let place = kept.len();
            let position = before.clone().with_names(&moves, stretches);
            let mut kept = kept;
            kept.push(Arc::new(KeptRow::new(RowName::Edited, Arc::new(from), moves)));
            let position = position.with_kept(kept);
            model.document.workspace_mut().change(position, None, now);
            return Some(SequenceKind::Kept(place));
        }
    }
    Some(row)
}

fn position_after_turns(from: ManualSolveStart, moves: Sequence, at: Duration) -> Position {
    let from = ManualSolveStart { lead: Sequence::default(), ..from };
    let state = from.position.after_all(&moves);
    Position::from_manual_solve(state, ManualSolve::new(Arc::new(from), moves, at))
}

fn change(position: Position, model: &mut Model) {
    changes::replace_position(position.with_edit(EditKind::Rows), None, model);
}

/// Keeps a copy of the selection, or of the whole row, as a new row with the cursor at the same move.
pub(super) fn keep(model: &mut Model) {
    let Some(RowTarget { row, moves, range, at, .. }) = target(model) else { return };
    let place = next_kept(model.document.workspace());
    let at = at.clamp(range.start, range.end) - range.start;
    let (puzzle, workspace) = (model.puzzle(), model.document.workspace());
    let Some(from) = workspace.start_of_row(row) else { return };
    let lead = Sequence([&from.lead.0[..], &moves.0[..range.start]].concat());
    let from = Arc::new(ManualSolveStart { lead, ..from });
    let names = row_names::names_within(workspace.names_of_row(row), &range);
    add_kept_row(KeptRow::new(RowName::Kept, from, Sequence(moves.0[range].to_vec())), names, puzzle, model);
    choose(SequenceKind::Kept(place), Some(at), model);
    model.news = say::NEWS_KEPT.with([]);
}

pub(super) fn remove(model: &mut Model) {
    let Some(SequenceKind::Kept(place)) = target(model).map(|target| target.row) else { return };
    let mut kept = model.document.workspace().position().kept.clone();
    if place < kept.len() {
        kept.remove(place);
        set_kept_rows(kept, model.puzzle(), model);
        model.news = say::NEWS_REMOVED.with([]);
    }
}

/// Splits at the cursor: moves before it become the scramble, moves after it the user's own.
pub(super) fn split(model: &mut Model) {
    let Some(RowTarget { row, moves, at, .. }) = target(model) else { return };
    let workspace = model.document.workspace();
    let Some(from) = workspace.start_of_row(row) else { return };
    let (before, after) = moves.0.split_at(at);
    let lead = Sequence([&from.lead.0[..], before].concat());
    let state = from.position.after_all(&lead);
    let reached = from.reached.map(|reached| Sequence([reached.0, lead.0].concat()));
    let at_end = after.is_empty();
    let start = ManualSolveStart { origin: Origin::Typed, position: state, reached, lead: Sequence::default() };
    let (kept, stretches) = (workspace.position().kept.clone(), workspace.names_of_row(row));
    let [of_scramble, of_own] = [0..at, at..moves.0.len()].map(|range| row_names::names_within(stretches, &range));
    let position = match (at_end, &start.reached) {
        (true, Some(reached)) => Position::from_moves(model.puzzle(), reached.clone(), Origin::Typed),
        (true, None) => Position::new(start.position.clone(), Origin::Typed),
        (false, _) => position_after_turns(start, Sequence(after.to_vec()), Duration::ZERO),
    };
    let position = match position.scramble_moves().cloned() {
        // The scramble may begin earlier than the row, so the names are shifted.
        Some(scramble) if scramble.0.len() >= at => {
            let first = scramble.0.len() - at;
            let names = row_names::replace_names(&[], &(first..first), at, &of_scramble);
            position.with_names(&scramble, names)
        }
        _ => position,
    };
    let position = position.with_names(&Sequence(after.to_vec()), of_own);
    change(Position { kept, ..position }, model);
    model.news = say::NEWS_SPLIT.with([]);
}

pub(super) fn insert(text: &str, model: &mut Model) {
    let puzzle = model.puzzle();
    match notation::read_moves(puzzle, text) {
        Ok(read) => {
            let Some(target) = target(model) else { return };
            let range = if target.is_selected { target.range } else { target.at..target.at };
            let names: Vec<_> = read.names.iter().map(NamedStretch::from).collect();
            edit_named(range, (&Edit::Replace(read.moves), &names), model);
        }
        Err(error) => model.report_error(say::NEWS_NOT_INSERTED.with([&describe::notation(puzzle, &error).phrase()])),
    }
}

/// Range that Delete or Backspace removes: the selection, or the move after (`is_next`) or before the cursor.
pub(super) fn deletion_range(target: &RowTarget, is_next: bool) -> Range<usize> {
    match (target.is_selected, is_next) {
        (true, _) => target.range.clone(),
        (false, true) => target.at..target.moves.0.len().min(target.at + 1),
        (false, false) => target.at.saturating_sub(1)..target.at,
    }
}
