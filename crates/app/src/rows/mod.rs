//! The rows of moves: choosing a row, selecting a range, editing, shortening, keeping and copying.
//!
//! Edits of the scramble or of the user's own moves change the position, and edits of a kept row change that row. Edits of any other row
//! create a kept row. All are undoable.

mod change;
mod copy;
pub mod edits;
pub mod naming;
pub mod save;
pub mod shorten;
pub mod state;
pub mod table;

use std::{ops::Range, path::PathBuf, time::Duration};

use self::change::{deletion_range, edit, insert, next_kept};
pub use self::copy::CopyForm;
use self::edits::Edit;
use self::state::{Selection, TimelineHeight};
use crate::command::availability::Obstacle;
use crate::document::Playback;
use crate::document::kept_row::MAX_KEPT_ROWS;
use crate::manual_solve::rotation_named;
use crate::played::{PlayableMoves, SequenceKind};
use crate::{file_dialog, model::Model, obstacles, playback, task::POLL_INTERVAL};
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{reasons, rows as say};

#[derive(Clone, Debug, PartialEq)]
pub enum RowsCommand {
    /// Make this the played and edited row.
    Choose(SequenceKind),
    /// Make this the played and edited row, and show the position after this number of its moves.
    Seek(SequenceKind, usize),
    /// Select a range of moves; the cursor moves to `to`.
    Select {
        row: SequenceKind,
        /// Fixed end of the selection, as a number of moves.
        from: usize,
        /// Moving end of the selection, as a number of moves.
        to: usize,
    },
    SelectAll,
    /// Insert typed or pasted moves at the cursor, or in place of the selection.
    Insert(String),
    /// Delete the selection, or the move before the cursor.
    Delete,
    /// Delete the selection, or the move after the cursor.
    DeleteNext,
    Shorten,
    /// Search for fewer twists, as MC4D counts them.
    ShortenTwists,
    /// Replace moves by their inverse.
    Invert,
    /// Replace moves by their left-right mirror image.
    Mirror,
    /// Rewrite moves for a puzzle turned by the whole-puzzle rotation of this name.
    Rotate(&'static str),
    Repeat,
    Cancel,
    /// Choose a file for the row.
    Save,
    /// Save the row to this file; ask before replacing one.
    SaveTo(PathBuf),
    Keep,
    Remove,
    AskName,
    TypeName(String),
    /// Name the row; a row that is not kept is copied under the name.
    Name(String),
    /// Make the shown position the current one.
    ContinueFromHere,
    /// Make the moves before the cursor the scramble, and those after it the user's own.
    SplitHere,
    /// Copy the selected moves of a row, or all of them.
    Copy(SequenceKind),
    /// Copy the selected moves of the chosen row, or all of them.
    CopyChosen,
    /// Copy the selected moves of the chosen row, or all of them, in this format.
    CopyAs(CopyForm),
    SetHeight(TimelineHeight),
    /// Toggle the notation of commutators and conjugates.
    Fold,
    /// Toggle the timeline between a third of the window and two lines.
    Enlarge,
    /// Toggle the timeline between the whole window and two lines.
    ReadAll,
}

/// The chosen row, with the range that a command acts on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowTarget {
    pub row: SequenceKind,
    /// All moves of the row.
    pub moves: Sequence,
    /// The selection, or else the whole row.
    pub range: Range<usize>,
    /// Cursor, `0 <= at <= moves.len()`.
    pub at: usize,
    /// True if there is a selection.
    pub is_selected: bool,
}

/// Returns the selection in the chosen row, or the whole row; `None` if there are no moves to play.
pub fn target(model: &Model) -> Option<RowTarget> {
    let workspace = model.document.workspace();
    let player = workspace.player()?;
    let selected = model.rows_of_moves.selected(player.kind, workspace).filter(|range| !range.is_empty());
    Some(RowTarget {
        row: player.kind,
        moves: player.moves.clone(),
        is_selected: selected.is_some(),
        range: selected.unwrap_or(0..player.moves.0.len()),
        at: player.at,
    })
}

/// Chooses a row and pauses it after `at` moves, or at its current move.
pub fn choose(mut row: SequenceKind, at: Option<usize>, model: &mut Model) {
    if row == SequenceKind::NewSolution {
        // The new solution replaces the played one.
        model.document.workspace_mut().rewind();
        row = SequenceKind::Solution;
    }
    let Some(mut playback) = model.document.workspace().row(row).map(Playback::new) else { return };
    if let Some(at) = at {
        playback.seek(at);
    }
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    workspace.motion = None;
    workspace.playback = Some(playback.paused().chosen());
}

fn select(row: SequenceKind, from: usize, to: usize, model: &mut Model) {
    let is_shown = |player: &PlayableMoves<'_>| (player.kind, player.at) == (row, to);
    if !model.document.workspace().player().is_some_and(|player| is_shown(&player)) {
        choose(row, Some(to), model);
    }
    let row = if row == SequenceKind::NewSolution { SequenceKind::Solution } else { row };
    let workspace = model.document.workspace();
    let Some(player) = workspace.row(row) else { return };
    let [from, to] = [from, to].map(|at| at.min(player.moves.0.len()));
    set_selection(row, from.min(to)..from.max(to), model);
}

/// Selects moves of a row, without moving the cursor.
fn set_selection(row: SequenceKind, range: Range<usize>, model: &mut Model) {
    let workspace = model.document.workspace();
    let Some(player) = workspace.row(row) else { return };
    let (position, moves) = (workspace.position().painting.clone(), player.moves.clone());
    model.news = match range.len() {
        0 => say::NEWS_NONE_SELECTED.with([]),
        1 => say::NEWS_ONE_SELECTED.with([&(range.start + 1)]),
        _ => say::NEWS_SELECTED.with([&(range.start + 1), &range.end]),
    };
    model.rows_of_moves.selection = Some(Selection { position, row, moves, range });
}

/// Copies the selected moves of the chosen row, or all of them.
pub fn copy_chosen(model: &mut Model) {
    if let Some(target) = target(model) {
        copy::copy(target.row, model);
    }
}

pub fn run(command: RowsCommand, model: &mut Model) {
    let obstacle = obstacle(&command, model);
    if model.report_obstacle(obstacle) {
        return;
    }
    let range = || target(model).map(|target| target.range).unwrap_or_default();
    match command {
        RowsCommand::Choose(row) => {
            // Without a selection, commands act on the whole row.
            model.rows_of_moves.selection = None;
            if model.document.workspace().player().is_none_or(|player| player.kind != row) {
                choose(row, None, model);
            }
        }
        RowsCommand::Seek(row, at) => seek(row, at, model),
        RowsCommand::Select { row, from, to } => select(row, from, to, model),
        RowsCommand::SelectAll => {
            if let Some(target) = target(model) {
                set_selection(target.row, 0..target.moves.0.len(), model);
            }
        }
        RowsCommand::Insert(text) => insert(&text, model),
        RowsCommand::Delete | RowsCommand::DeleteNext => {
            if let Some(target) = target(model) {
                let range = deletion_range(&target, command == RowsCommand::DeleteNext);
                edit(range, &Edit::Replace(Sequence::default()), model);
            }
        }
        RowsCommand::Shorten => shorten::request_shortening(false, model),
        RowsCommand::ShortenTwists => shorten::request_shortening(true, model),
        RowsCommand::Invert => edit(range(), &Edit::Invert, model),
        RowsCommand::Mirror => edit(range(), &Edit::Mirror, model),
        RowsCommand::Rotate(name) => {
            if let Some(rotation) = rotation_named(model.puzzle(), name) {
                edit(range(), &Edit::Rotate(rotation), model);
            }
        }
        RowsCommand::Repeat => edit(range(), &Edit::Repeat, model),
        RowsCommand::Cancel => edit(range(), &Edit::Cancel, model),
        RowsCommand::Save => save::prompt_file_kind(model),
        RowsCommand::SaveTo(path) => file_dialog::use_path(save::default_kind(model), path, model),
        RowsCommand::Keep => change::keep(model),
        RowsCommand::Remove => change::remove(model),
        RowsCommand::AskName => naming::open_naming_dialog(model),
        RowsCommand::TypeName(text) => naming::type_name(text, model),
        RowsCommand::Name(name) => naming::name(&name, model),
        RowsCommand::ContinueFromHere => playback::adopt_shown(model),
        RowsCommand::SplitHere => change::split(model),
        RowsCommand::Copy(row) => copy::copy(row, model),
        RowsCommand::CopyAs(form) => copy::copy_as(form, model),
        RowsCommand::CopyChosen => copy_chosen(model),
        RowsCommand::SetHeight(height) => model.rows_of_moves.height = height,
        RowsCommand::Fold => {
            model.rows_of_moves.is_folded ^= true;
            model.news = if model.rows_of_moves.is_folded { say::NEWS_FOLDED } else { say::NEWS_UNFOLDED }.with([]);
        }
        RowsCommand::Enlarge => {
            model.rows_of_moves.height = match model.rows_of_moves.height {
                TimelineHeight::Third => TimelineHeight::TwoLines,
                TimelineHeight::TwoLines | TimelineHeight::Whole => TimelineHeight::Third,
            }
        }
        RowsCommand::ReadAll => {
            model.rows_of_moves.height = match model.rows_of_moves.height {
                TimelineHeight::Whole => TimelineHeight::TwoLines,
                TimelineHeight::TwoLines | TimelineHeight::Third => TimelineHeight::Whole,
            }
        }
    }
}

/// Chooses a row and shows the position after `at` of its moves.
fn seek(row: SequenceKind, at: usize, model: &mut Model) {
    model.rows_of_moves.selection = None;
    if model.document.workspace().player().is_some_and(|player| player.kind == row) {
        playback::seek(at, model);
    } else {
        choose(row, Some(at), model);
    }
}

/// Blocks editing without a row or a complete position, and during a search for shorter moves.
fn editing_obstacle(model: &Model) -> Obstacle {
    Obstacle::unless(
        target(model).is_some() && model.document.workspace().state().is_some(),
        reasons::WHY_NO_MOVES_THERE,
    )
    .or(|| Obstacle::unless(!model.rows_of_moves.is_shortening(), say::WHY_SHORTENING))
}

fn new_row_obstacle(model: &Model) -> Obstacle {
    Obstacle::unless(next_kept(model.document.workspace()) < MAX_KEPT_ROWS, say::WHY_TOO_MANY_ROWS)
}

pub fn obstacle(command: &RowsCommand, model: &Model) -> Obstacle {
    match command {
        RowsCommand::Choose(_)
        | RowsCommand::Seek(..)
        | RowsCommand::SetHeight(_)
        | RowsCommand::Fold
        | RowsCommand::TypeName(_)
        | RowsCommand::Enlarge
        | RowsCommand::ReadAll => Obstacle::None,
        RowsCommand::Select { .. } | RowsCommand::SelectAll | RowsCommand::Copy(_) | RowsCommand::CopyChosen => {
            Obstacle::unless(target(model).is_some(), reasons::WHY_NO_MOVES_THERE)
        }
        RowsCommand::CopyAs(form) => copy::obstacle(*form, model),
        RowsCommand::Save => editing_obstacle(model).or(|| obstacles::writing(model)),
        RowsCommand::SaveTo(_) => editing_obstacle(model),
        RowsCommand::Shorten | RowsCommand::ShortenTwists => editing_obstacle(model)
            .or(|| obstacles::no_solver(model))
            .or(|| new_row_obstacle(model))
            .or(|| {
                Obstacle::unless(
                    !model.search.is_running() && model.batch.running_puzzle().is_none(),
                    say::WHY_SEARCHING,
                )
            })
            .or(|| Obstacle::unless(!model.tables.is_modifying(), unfold_text::tables::WHY_TABLES_BUSY)),
        RowsCommand::Remove => editing_obstacle(model).or(|| {
            let is_kept = target(model).is_some_and(|target| matches!(target.row, SequenceKind::Kept(_)));
            Obstacle::unless(is_kept, say::WHY_NOT_KEPT)
        }),
        RowsCommand::ContinueFromHere => {
            Obstacle::unless(model.document.workspace().playback_left_position(), say::WHY_HERE_ALREADY)
        }
        RowsCommand::Delete | RowsCommand::DeleteNext => editing_obstacle(model).or(|| {
            let is_next = *command == RowsCommand::DeleteNext;
            let has_any = target(model).is_some_and(|target| !deletion_range(&target, is_next).is_empty());
            Obstacle::unless(has_any, reasons::WHY_NO_MOVES_THERE)
        }),
        RowsCommand::Keep => editing_obstacle(model).or(|| new_row_obstacle(model)),
        RowsCommand::AskName | RowsCommand::Name(_) => editing_obstacle(model).or(|| {
            let is_kept = target(model).is_some_and(|target| matches!(target.row, SequenceKind::Kept(_)));
            if is_kept { Obstacle::None } else { new_row_obstacle(model) }
        }),
        RowsCommand::SplitHere
        | RowsCommand::Insert(_)
        | RowsCommand::Invert
        | RowsCommand::Mirror
        | RowsCommand::Rotate(_)
        | RowsCommand::Repeat
        | RowsCommand::Cancel => editing_obstacle(model),
    }
}

pub fn applies_to(command: &RowsCommand, puzzle: PuzzleId) -> bool {
    match command {
        RowsCommand::Rotate(name) => rotation_named(puzzle, name).is_some(),
        RowsCommand::CopyAs(form) => copy::is_available_for(*form, puzzle),
        RowsCommand::ShortenTwists => puzzle.def().log.is_some(),
        _ => true,
    }
}

/// State of the toggles for height and folding; `None` for other commands.
pub fn is_on(command: &RowsCommand, model: &Model) -> Option<bool> {
    let height = model.rows_of_moves.height;
    match command {
        RowsCommand::Enlarge => Some(height == TimelineHeight::Third),
        RowsCommand::ReadAll => Some(height == TimelineHeight::Whole),
        RowsCommand::Fold => Some(model.rows_of_moves.is_folded),
        _ => None,
    }
}

/// Time until the next progress poll; `None` unless a search for shorter moves is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.rows_of_moves.is_shortening().then_some(POLL_INTERVAL)
}
