//! The rows of moves as a workbench: one is chosen, a stretch of it selected; it is edited, shortened, kept and copied.
//!
//! Editing the scramble or one's own moves changes the position. Any other row stays as it is, and the edited moves become a new row. All of it is undone like any other change.

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

/// A request to the rows of moves.
#[derive(Clone, Debug, PartialEq)]
pub enum RowsCommand {
    /// This row is the one that is played and edited from now on.
    Choose(Played),
    /// The same, and show the position after so many of its moves.
    Seek(Played, usize),
    /// Select the moves of a row from one on and before another, counted from 0; the cursor stands at the second.
    Select {
        /// The row.
        row: Played,
        /// The place before the first or behind the last of them, at which the selection began.
        from: usize,
        /// The place at its other end.
        to: usize,
    },
    /// Select all moves of the row.
    SelectAll,
    /// Put moves that are typed or pasted in place of those selected, or at the cursor.
    Insert(String),
    /// Remove the moves that are selected, or the one before the cursor.
    Delete,
    /// Remove the moves that are selected, or the one behind the cursor.
    DeleteNext,
    /// Search for shorter moves.
    Shorten,
    /// Search for moves with fewer of MC4D's twists.
    ShortenTwists,
    /// Replace moves by those that undo them.
    Invert,
    /// Replace moves by those of the other hand.
    Mirror,
    /// Replace moves by the same on a puzzle that was turned as a whole by the rotation of this name.
    Rotate(&'static str),
    /// Make moves twice.
    Repeat,
    /// Leave out moves that cancel.
    Cancel,
    /// Choose where to save the row that is chosen.
    Save,
    /// Save the row that is chosen there; a file that is already there is asked about.
    SaveTo(PathBuf),
    /// Keep a copy of the row.
    Keep,
    /// Remove a row that is kept.
    Remove,
    /// Ask for the name of the row.
    AskName,
    /// This is typed as its name.
    TypeName(String),
    /// Name the row so; of a row that is not kept a copy is kept under the name.
    Name(String),
    /// Make the position that is shown the one that is worked on.
    GoOnFromHere,
    /// The moves before the cursor are the scramble from now on, and those behind it a person's own.
    SplitHere,
    /// Copy the moves of a row, or those of it that are selected.
    Copy(Played),
    /// Copy the moves of the row that is chosen, or those of it that are selected.
    CopyChosen,
    /// Copy the same in a form that others read.
    CopyAs(CopyForm),
    /// The height of the timeline.
    SetHeight(TimelineHeight),
    /// Write commutators and conjugates as such, or as their moves again.
    Fold,
    /// Give the timeline a third of the window, or two lines of moves again.
    Enlarge,
    /// Give the timeline all of the window, or two lines of moves again.
    ReadAll,
}

/// The moves that a command is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The row.
    pub row: Played,
    /// All its moves.
    pub moves: Sequence,
    /// The range that is selected, or else all of them, counted from 0.
    pub range: Range<usize>,
    /// The place of the cursor, `0 <= at <= moves`.
    pub at: usize,
    /// True if some were selected.
    pub is_selected: bool,
}

/// The moves that a command is about: those selected in the row that is chosen, or all of that row.
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

/// Chooses a row, at a place of it or where it stood.
pub fn choose(mut row: Played, at: Option<usize>, model: &mut Model) {
    if row == Played::NewSolution {
        // It takes the place of the one that was played.
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

/// Selects moves of a row; one stays where one stands.
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

/// Copies the moves of the row that is chosen, or those of it that are selected.
pub fn copy_chosen(model: &mut Model) {
    if let Some(target) = target(model) {
        copy::copy(target.row, model);
    }
}

/// Carries out a command that is available now.
pub fn run(command: RowsCommand, model: &mut Model) {
    let obstacle = obstacle(&command, model);
    if model.is_kept_from(obstacle) {
        return;
    }
    let range = || target(model).map(|target| target.range).unwrap_or_default();
    match command {
        RowsCommand::Choose(row) => {
            // The row as a whole is meant.
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

/// Shows the position after so many moves of a row, which is chosen.
fn seek(row: Played, at: usize, model: &mut Model) {
    model.rows_of_moves.selection = None;
    if model.document.workspace().player().is_some_and(|player| player.what == row) {
        playback::seek(at, model);
    } else {
        choose(row, Some(at), model);
    }
}

/// The obstacle to a change of the rows: there is no row, or no position to which its moves lead.
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

/// The obstacle to a command now.
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

/// True if there is such a command for a puzzle.
pub fn is_of(command: &RowsCommand, puzzle: PuzzleId) -> bool {
    match command {
        RowsCommand::Rotate(name) => rotation_named(puzzle, name).is_some(),
        RowsCommand::CopyAs(form) => copy::is_of(*form, puzzle),
        RowsCommand::ShortenTwists => puzzle.def().log.is_some(),
        _ => true,
    }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &RowsCommand, model: &Model) -> Option<bool> {
    let height = model.rows_of_moves.height;
    match command {
        RowsCommand::Enlarge => Some(height == TimelineHeight::Third),
        RowsCommand::ReadAll => Some(height == TimelineHeight::Whole),
        RowsCommand::Fold => Some(model.rows_of_moves.folds),
        _ => None,
    }
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.rows_of_moves.is_at_work().then_some(SAMPLE)
}
