//! The rows of moves: choosing a row, selecting a range, editing, shortening, keeping and copying.
//!
//! Edits of the scramble or of the user's own moves change the position. Edits of any other row create a new row. All are undoable.

mod change;
mod copy;
pub mod edits;
pub mod naming;
pub mod save;
pub mod shorten;
pub mod state;
pub mod table;

use std::{ops::Range, path::PathBuf, time::Duration};

use self::change::{deleted, edit, insert, next_kept};
pub use self::copy::CopyForm;
use self::edits::Edit;
use self::state::{Selection, TimelineHeight};
use crate::command::availability::Obstacle;
use crate::document::Playback;
use crate::document::kept_row::MAX_KEPT;
use crate::manual_solve::rotation_named;
use crate::played::{MoveSequencePlayer, Played};
use crate::{file_dialog, model::Model, obstacles, playback, task::SAMPLE};
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{reasons, rows as say};

#[derive(Clone, Debug, PartialEq)]
pub enum RowsCommand {
    /// Make this the played and edited row.
    Choose(Played),
    /// The same, and show the position after this number of its moves.
    Seek(Played, usize),
    /// Select a range of moves; the cursor moves to `to`.
    Select {
        row: Played,
        /// Where the selection began, as a number of moves before it.
        from: usize,
        /// The other end of the selection.
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
    /// Search for fewer twists as MC4D counts.
    ShortenTwists,
    /// Replace moves by their inverse.
    Invert,
    /// Replace moves by their left-right mirror image.
    Mirror,
    /// Rewrite moves for a puzzle rotated by the rotation of this name.
    Rotate(&'static str),
    Repeat,
    Cancel,
    /// Choose a file for the row.
    Save,
    /// Save the row; asks before it replaces a file.
    SaveTo(PathBuf),
    Keep,
    Remove,
    AskName,
    TypeName(String),
    /// Name the row; a row that is not kept is copied under the name.
    Name(String),
    /// Make the shown position the current one.
    GoOnFromHere,
    /// Make the moves before the cursor the scramble, and those after it the user's own.
    SplitHere,
    /// Copy the selected moves of a row, or all of them.
    Copy(Played),
    /// Copy the selected moves of the chosen row, or all of them.
    CopyChosen,
    /// Copy the same in a format of another program.
    CopyAs(CopyForm),
    SetHeight(TimelineHeight),
    /// Toggle the notation of commutators and conjugates.
    Fold,
    /// Toggle the timeline between a third of the window and two lines.
    Enlarge,
    /// Toggle the timeline between the whole window and two lines.
    ReadAll,
}

/// The moves a command acts on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub row: Played,
    /// All moves of the row.
    pub moves: Sequence,
    /// The selection, or else the whole row.
    pub range: Range<usize>,
    /// Cursor, `0 <= at <= moves.len()`.
    pub at: usize,
    /// True if there is a selection.
    pub is_selected: bool,
}

/// The moves a command acts on: the selection in the chosen row, or the whole row.
pub fn target(model: &Model) -> Option<Target> {
    let workspace = model.document.workspace();
    let player = workspace.player()?;
    let selected = model.rows_of_moves.selected(player.what, workspace).filter(|range| !range.is_empty());
    Some(Target {
        row: player.what,
        moves: player.moves.clone(),
        is_selected: selected.is_some(),
        range: selected.unwrap_or(0..player.moves.0.len()),
        at: player.at,
    })
}

/// Chooses a row, with its cursor at `at` or where it was.
pub fn choose(mut row: Played, at: Option<usize>, model: &mut Model) {
    if row == Played::NewSolution {
        // The new solution replaces the played one.
        model.document.workspace_mut().rewind();
        row = Played::Solution;
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

fn select(row: Played, from: usize, to: usize, model: &mut Model) {
    let is_shown = |player: &MoveSequencePlayer<'_>| (player.what, player.at) == (row, to);
    if !model.document.workspace().player().is_some_and(|player| is_shown(&player)) {
        choose(row, Some(to), model);
    }
    let row = if row == Played::NewSolution { Played::Solution } else { row };
    let workspace = model.document.workspace();
    let Some(player) = workspace.row(row) else { return };
    let [from, to] = [from, to].map(|at| at.min(player.moves.0.len()));
    mark(row, from.min(to)..from.max(to), model);
}

/// Selects moves of a row, without moving the playback.
fn mark(row: Played, range: Range<usize>, model: &mut Model) {
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
    if model.is_kept_from(obstacle) {
        return;
    }
    let range = || target(model).map(|target| target.range).unwrap_or_default();
    match command {
        RowsCommand::Choose(row) => {
            // The whole row is meant.
            model.rows_of_moves.selection = None;
            if model.document.workspace().player().is_none_or(|player| player.what != row) {
                choose(row, None, model);
            }
        }
        RowsCommand::Seek(row, at) => seek(row, at, model),
        RowsCommand::Select { row, from, to } => select(row, from, to, model),
        RowsCommand::SelectAll => {
            if let Some(target) = target(model) {
                mark(target.row, 0..target.moves.0.len(), model);
            }
        }
        RowsCommand::Insert(text) => insert(&text, model),
        RowsCommand::Delete | RowsCommand::DeleteNext => {
            if let Some(target) = target(model) {
                let range = deleted(&target, command == RowsCommand::DeleteNext);
                edit(range, &Edit::Replace(Sequence::default()), model);
            }
        }
        RowsCommand::Shorten => shorten::ask(false, model),
        RowsCommand::ShortenTwists => shorten::ask(true, model),
        RowsCommand::Invert => edit(range(), &Edit::Invert, model),
        RowsCommand::Mirror => edit(range(), &Edit::Mirror, model),
        RowsCommand::Rotate(name) => {
            if let Some(rotation) = rotation_named(model.puzzle(), name) {
                edit(range(), &Edit::Rotate(rotation), model);
            }
        }
        RowsCommand::Repeat => edit(range(), &Edit::Repeat, model),
        RowsCommand::Cancel => edit(range(), &Edit::Cancel, model),
        RowsCommand::Save => save::ask(model),
        RowsCommand::SaveTo(path) => file_dialog::use_path(save::usual(model), path, model),
        RowsCommand::Keep => change::keep(model),
        RowsCommand::Remove => change::remove(model),
        RowsCommand::AskName => naming::ask(model),
        RowsCommand::TypeName(text) => naming::type_name(text, model),
        RowsCommand::Name(name) => naming::name(&name, model),
        RowsCommand::GoOnFromHere => playback::adopt_shown(model),
        RowsCommand::SplitHere => change::split(model),
        RowsCommand::Copy(row) => copy::copy(row, model),
        RowsCommand::CopyAs(form) => copy::copy_as(form, model),
        RowsCommand::CopyChosen => copy_chosen(model),
        RowsCommand::SetHeight(height) => model.rows_of_moves.height = height,
        RowsCommand::Fold => {
            model.rows_of_moves.folds ^= true;
            model.news = if model.rows_of_moves.folds { say::NEWS_FOLDED } else { say::NEWS_UNFOLDED }.with([]);
        }
        RowsCommand::Enlarge => {
            model.rows_of_moves.height = match model.rows_of_moves.height {
                TimelineHeight::Third => TimelineHeight::Lines,
                TimelineHeight::Lines | TimelineHeight::Whole => TimelineHeight::Third,
            }
        }
        RowsCommand::ReadAll => {
            model.rows_of_moves.height = match model.rows_of_moves.height {
                TimelineHeight::Whole => TimelineHeight::Lines,
                TimelineHeight::Lines | TimelineHeight::Third => TimelineHeight::Whole,
            }
        }
    }
}

/// Chooses a row and shows the position after `at` of its moves.
fn seek(row: Played, at: usize, model: &mut Model) {
    model.rows_of_moves.selection = None;
    if model.document.workspace().player().is_some_and(|player| player.what == row) {
        playback::seek(at, model);
    } else {
        choose(row, Some(at), model);
    }
}

/// The obstacle to editing: no row, no complete position, or a running search.
fn against_editing(model: &Model) -> Obstacle {
    Obstacle::unless(
        target(model).is_some() && model.document.workspace().state().is_some(),
        reasons::WHY_NO_MOVES_THERE,
    )
    .or(|| Obstacle::unless(!model.rows_of_moves.is_at_work(), say::WHY_SHORTENING))
}

fn against_another_row(model: &Model) -> Obstacle {
    Obstacle::unless(next_kept(model.document.workspace()) < MAX_KEPT, say::WHY_TOO_MANY_ROWS)
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
        RowsCommand::Save => against_editing(model).or(|| obstacles::writing(model)),
        RowsCommand::SaveTo(_) => against_editing(model),
        RowsCommand::Shorten | RowsCommand::ShortenTwists => against_editing(model)
            .or(|| obstacles::no_solver(model))
            .or(|| against_another_row(model))
            .or(|| Obstacle::unless(!model.search.is_at_work() && model.batch.at_work().is_none(), say::WHY_SEARCHING))
            .or(|| Obstacle::unless(!model.tables.are_handled(), unfold_text::tables::WHY_TABLES_BUSY)),
        RowsCommand::Remove => against_editing(model).or(|| {
            let is_kept = target(model).is_some_and(|target| matches!(target.row, Played::Kept(_)));
            Obstacle::unless(is_kept, say::WHY_NOT_KEPT)
        }),
        RowsCommand::GoOnFromHere => {
            Obstacle::unless(model.document.workspace().shows_another(), say::WHY_HERE_ALREADY)
        }
        RowsCommand::Delete | RowsCommand::DeleteNext => against_editing(model).or(|| {
            let is_next = *command == RowsCommand::DeleteNext;
            let has_any = target(model).is_some_and(|target| !deleted(&target, is_next).is_empty());
            Obstacle::unless(has_any, reasons::WHY_NO_MOVES_THERE)
        }),
        RowsCommand::Keep => against_editing(model).or(|| against_another_row(model)),
        RowsCommand::AskName | RowsCommand::Name(_) => against_editing(model).or(|| {
            let is_kept = target(model).is_some_and(|target| matches!(target.row, Played::Kept(_)));
            if is_kept { Obstacle::None } else { against_another_row(model) }
        }),
        RowsCommand::SplitHere
        | RowsCommand::Insert(_)
        | RowsCommand::Invert
        | RowsCommand::Mirror
        | RowsCommand::Rotate(_)
        | RowsCommand::Repeat
        | RowsCommand::Cancel => against_editing(model),
    }
}

/// True if the command applies to a puzzle.
pub fn is_of(command: &RowsCommand, puzzle: PuzzleId) -> bool {
    match command {
        RowsCommand::Rotate(name) => rotation_named(puzzle, name).is_some(),
        RowsCommand::CopyAs(form) => copy::is_of(*form, puzzle),
        RowsCommand::ShortenTwists => puzzle.def().log.is_some(),
        _ => true,
    }
}

/// Whether a choice is selected or a switch is on; `None` for other commands.
pub fn is_on(command: &RowsCommand, model: &Model) -> Option<bool> {
    let height = model.rows_of_moves.height;
    match command {
        RowsCommand::Enlarge => Some(height == TimelineHeight::Third),
        RowsCommand::ReadAll => Some(height == TimelineHeight::Whole),
        RowsCommand::Fold => Some(model.rows_of_moves.folds),
        _ => None,
    }
}

/// Time until the next update is due, even without input.
pub fn due(model: &Model) -> Option<Duration> {
    model.rows_of_moves.is_at_work().then_some(SAMPLE)
}
