//! Solving by hand: counts turns, times the solve and saves it as a log.

pub mod hold;

use std::path::PathBuf;
use std::{path::Path, sync::Arc, time::Duration};

use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::manual_solve::{ManualSolve, ManualSolveStart, TurnsToSave};
use crate::document::{EditKind, Origin, Position, Workspace};
use crate::export::{destination::IfExists, file_error::FileError};
use crate::files::job::{LogJob, SavedLogKind};
use crate::history::{changes, shown_turns};
use crate::{action::Action, file_dialog, file_kind::FileKind, job::Job, model::Model, obstacles};
use crate::{played::SequenceKind, scramble::setup_solve::AfterSetup};
use unfold_engine::puzzle::{Metric, Move, MoveDef, PuzzleId, Sequence};
use unfold_engine::{logs::LogFormat, mc4d::count_twists};
use unfold_text::{Text, UserError, editor, manual_solve as say, numbers, painting, rows, sentences::log, window};

#[derive(Clone, Debug, PartialEq)]
pub enum ManualSolveCommand {
    Turn(Move),
    /// Make a move from the position itself, ignoring playback.
    TurnPosition(Move),
    /// Make the whole-puzzle rotation of this name.
    Rotate(&'static str),
    UndoTurn,
    /// Choose a file for the turns made by hand.
    SaveTurns,
    /// Type the path of a file for the turns made by hand.
    SaveTurnsByPath,
    /// Save the turns made by hand to this file; ask before replacing one.
    SaveTurnsTo(PathBuf),
    /// Grab the facelet at this point of the unit screen.
    Grab([f32; 2]),
    /// Drag to this point of the unit screen.
    Drag([f32; 2]),
    /// Release: the layer completes the turn or returns.
    Release,
    /// Cancel the drag: the layer returns.
    CancelDrag,
}

/// Row of a whole-puzzle rotation. The command palette puts the group before the rotation's short name.
const fn rotation(
    id: &'static str,
    name: &'static str,
    group: Text<0>,
    (text, tip): (Text<0>, Text<0>),
) -> Row<ManualSolveCommand> {
    choice(id, ManualSolveCommand::Rotate(name), group, (text, tip)).in_menu(Menu::Rotate.at(1, 1))
}

pub static ROWS: &[Row<ManualSolveCommand>] = &[
    row("save-turns", ManualSolveCommand::SaveTurns, (say::SAVE_TURNS, say::SAVE_TURNS_TIP))
        .on_keys(&[Shortcut::ctrl("T")])
        .in_menu(Menu::File.at(2, 2)),
    row(
        "save-turns-by-path",
        ManualSolveCommand::SaveTurnsByPath,
        (say::SAVE_TURNS_BY_PATH, say::SAVE_TURNS_BY_PATH_TIP),
    ),
    row("undo-turn", ManualSolveCommand::UndoTurn, (say::UNDO_TURN, say::UNDO_TURN_TIP)),
    rotation("rotate-x", "x", editor::TURN_WHOLE, (editor::TURN_X, editor::TURN_X_TIP))
        .on_keys(&[Shortcut::ctrl("Up")]),
    rotation("rotate-x-back", "x'", editor::TURN_WHOLE, (editor::TURN_X_BACK, editor::TURN_X_BACK_TIP))
        .on_keys(&[Shortcut::ctrl("Down")]),
    rotation("rotate-y", "y", editor::TURN_WHOLE, (editor::TURN_Y, editor::TURN_Y_TIP))
        .on_keys(&[Shortcut::ctrl("Left")]),
    rotation("rotate-y-back", "y'", editor::TURN_WHOLE, (editor::TURN_Y_BACK, editor::TURN_Y_BACK_TIP))
        .on_keys(&[Shortcut::ctrl("Right")]),
    rotation("rotate-z", "z", editor::TURN_WHOLE, (editor::TURN_Z, editor::TURN_Z_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Right")]),
    rotation("rotate-z-back", "z'", editor::TURN_WHOLE, (editor::TURN_Z_BACK, editor::TURN_Z_BACK_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Left")]),
    rotation("rotate-rf", "{1-2}RF", painting::TURN_WHOLE_HYPER, (painting::HOLD_RF, painting::HOLD_RF_TIP))
        .on_keys(&[Shortcut::ctrl("Up")]),
    rotation("rotate-rb", "{1-2}RB", painting::TURN_WHOLE_HYPER, (painting::HOLD_RB, painting::HOLD_RB_TIP))
        .on_keys(&[Shortcut::ctrl("Down")]),
    rotation("rotate-uf", "{1-2}UF", painting::TURN_WHOLE_HYPER, (painting::HOLD_UF, painting::HOLD_UF_TIP))
        .on_keys(&[Shortcut::ctrl("Left")]),
    rotation("rotate-ub", "{1-2}UB", painting::TURN_WHOLE_HYPER, (painting::HOLD_UB, painting::HOLD_UB_TIP))
        .on_keys(&[Shortcut::ctrl("Right")]),
    rotation("rotate-ru", "{1-2}RU", painting::TURN_WHOLE_HYPER, (painting::HOLD_RU, painting::HOLD_RU_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Right")]),
    rotation("rotate-rd", "{1-2}RD", painting::TURN_WHOLE_HYPER, (painting::HOLD_RD, painting::HOLD_RD_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Left")]),
];

/// Number of turns made by hand, in a metric of the puzzle.
pub fn turns(workspace: &Workspace, metric: Metric) -> usize {
    workspace.position().manual_solve.as_ref().map_or(0, |hand| hand.turns(metric))
}

/// Elapsed time of the solve by hand; zero before the first turn.
pub fn time(model: &Model) -> Duration {
    let workspace = model.document.workspace();
    let begun = workspace.position().manual_solve.as_ref().filter(|hand| hand.has_begun());
    begun.map_or(Duration::ZERO, |_| workspace.timer().time(model.now))
}

/// Time until the displayed clock changes; `None` while it is stopped.
pub fn next_tick(model: &Model) -> Option<Duration> {
    let workspace = model.document.workspace();
    workspace.position().manual_solve.as_ref().and_then(|_| workspace.timer().next_tick(model.now))
}

/// Makes a move from the shown position and reports it, or the time and length of the solve that it completes.
pub fn turn(mv: Move, model: &mut Model) {
    let Some(def) = model.document.puzzle().def().moves.get(mv.index()) else { return };
    let behind = model.document.workspace().player().filter(|player| player.kind == SequenceKind::Own);
    let behind = behind.map_or(0, |player| player.moves.0.len() - player.at);
    model.news = match behind {
        0 => editor::NEWS_TURNED.with([&def.name]),
        behind => rows::NEWS_TURNED_INSIDE.with([&def.name, &behind]),
    };
    make(mv, model);
    let (workspace, metric) = (model.document.workspace(), model.metric());
    let position = workspace.position();
    // Rotating a solved puzzle does not complete another solve.
    let Some(hand) = position.manual_solve.as_ref().filter(|_| def.cost > 0 && position.is_solved()) else { return };
    if hand.has_begun() && !hand.from.position.after_all(&hand.from.lead).is_solved() {
        let time = numbers::clock(hand.time);
        let start = hand.from.position.after_all(&hand.from.lead);
        let known = workspace.solution_of(&start).map(|moves| moves.length_in(model.puzzle().def(), metric));
        model.news = match known {
            Some(shortest) => say::NEWS_SOLVED_BESIDE.with([&hand.turns(metric), &metric, &time, &shortest]),
            None => say::NEWS_SOLVED.with([&hand.turns(metric), &metric, &time]),
        };
    }
}

/// Finds a whole-puzzle rotation by its move name. On hypercubes the layer prefix, which depends on the size, is ignored.
pub(crate) fn rotation_named(puzzle: PuzzleId, name: &str) -> Option<Move> {
    let of_grip = |name: &str| name.split_once('}').map_or(name, |(_, grip)| grip).to_owned();
    let is_it = |mv: &MoveDef| mv.cost == 0 && of_grip(&mv.name) == of_grip(name);
    puzzle.def().moves.iter().position(is_it).map(|number| Move::new(number as u16))
}

/// Makes the whole-puzzle rotation of this name.
pub fn rotate(name: &'static str, model: &mut Model) {
    let puzzle = model.document.puzzle();
    let Some(rotation) = rotation_named(puzzle, name) else { return };
    make(rotation, model);
    let news = if puzzle.def().dimensions == 4 { painting::NEWS_ROTATED_HYPER } else { editor::NEWS_ROTATED };
    model.news = news.with([&puzzle.def().moves[rotation.index()].name]);
}

/// Applies a move or rotation to the painting. If the painting is a valid position, also adds the move to the solve by hand.
fn make(mv: Move, model: &mut Model) {
    model.document.workspace_mut().finish_scramble();
    let workspace = model.document.workspace();
    let before = workspace.painting().clone();
    let painting = before.after(mv);
    let position = match painting.facelets().filter(|_| workspace.state().is_some()) {
        None => Position::from_painting(painting, Origin::Painted),
        Some(after) => {
            let Some(hand) = with_move(mv, model) else { return };
            Position::from_manual_solve(after, hand)
        }
    };
    let turns = model.document.puzzle().def().moves.get(mv.index()).is_some_and(|mv| mv.cost > 0);
    changes::repaint(position.with_edit(if turns { EditKind::Turn } else { EditKind::Rotate }), None, model);
    let workspace = model.document.workspace_mut();
    if let Some(hand) = workspace.position().manual_solve.clone() {
        workspace.unsaved.add_turns(&hand);
    }
    shown_turns::show_manual_turn(before, mv, model);
}

/// Extends the current solve by a move. Starts a new solve if there is none, if playback has left the position, or for a counted move on
/// a solved puzzle.
fn with_move(mv: Move, model: &Model) -> Option<ManualSolve> {
    let workspace = model.document.workspace();
    let position = workspace.position();
    let counts = workspace.puzzle().def().moves.get(mv.index())?.cost > 0;
    let away = workspace.start_at_shown();
    if let Some(hand) = position.manual_solve.as_ref().filter(|_| away.is_none() && !(counts && position.is_solved())) {
        let moves = Sequence(hand.moves.0.iter().copied().chain([mv]).collect());
        // The first turn restarts the clock, even if an earlier one was undone.
        let begins = counts && !hand.has_begun();
        let from = if begins { Arc::new(ManualSolveStart::clone(&hand.from)) } else { hand.from.clone() };
        return Some(ManualSolve::new(from, moves, time(model)));
    }
    let start = if away.is_some() { away } else { position.start_here() }?;
    Some(ManualSolve::new(Arc::new(start), Sequence(vec![mv]), Duration::ZERO))
}

/// Saves the turns made by hand as a log. If no scramble for their start is known, searches for one first.
pub fn save(path: &Path, format: LogFormat, existing: IfExists, model: &mut Model) {
    if model.setup.is_running() {
        model.news = say::WHY_FINDING.with([]);
        return;
    }
    let (workspace, def) = (model.document.workspace(), model.document.puzzle().def());
    let hand = workspace.position().manual_solve.as_ref().filter(|hand| hand.has_begun());
    let Some((hand, to)) = hand.zip(workspace.state().cloned()) else { return };
    model.dialog = None;
    let turned = TurnsToSave {
        from: hand.from.position.clone(),
        moves: hand.since_origin().clone(),
        to,
        turns: [hand.turns(def.metric), def.log.map_or(0, |_| count_twists(workspace.puzzle(), &hand.moves))],
    };
    let path = path.to_path_buf();
    match workspace.log_of_position() {
        Some(log) => {
            model.effects.run_now(Job::WriteLog(LogJob {
                path,
                existing,
                format,
                log,
                kind: SavedLogKind::Turns(turned),
            }));
        }
        None => model.effects.ask(Action::FindSetup(AfterSetup::SaveTurns { path, format, existing, turned })),
    }
}

/// File kind for the turns: the format of the opened log, else the puzzle's default.
fn turns_file(model: &Model) -> FileKind {
    let opened = model.document.workspace().position().open_log();
    FileKind::SaveTurns(opened.map_or(LogFormat::default_for(model.puzzle()), |open| open.log.format()))
}

/// Handles the end of writing a log of turns.
pub fn end_saving(path: &Path, turned: &TurnsToSave, saved: Result<(), FileError>, model: &mut Model) {
    match saved {
        Ok(()) => {
            model.document.note_saved_turns(&turned.from, &turned.to);
            let length = log::length(turned.to.puzzle(), turned.turns[0], turned.turns[1]);
            model.report_saved(path, say::NEWS_TURNS_SAVED.with([&path.display(), &length]));
        }
        Err(error) => report_not_saved(error.explain(), model),
    }
}

pub fn report_not_saved(error: UserError, model: &mut Model) {
    model.report_failure(window::ERROR_SAVE, error);
}

pub fn run(command: ManualSolveCommand, model: &mut Model) {
    match command {
        ManualSolveCommand::Turn(mv) => turn(mv, model),
        ManualSolveCommand::TurnPosition(mv) => {
            model.document.workspace_mut().rewind();
            turn(mv, model);
        }
        ManualSolveCommand::Rotate(name) => rotate(name, model),
        ManualSolveCommand::UndoTurn => changes::undo(model),
        ManualSolveCommand::SaveTurns => file_dialog::choose(turns_file(model), model),
        ManualSolveCommand::SaveTurnsByPath => file_dialog::type_path(turns_file(model), false, model),
        ManualSolveCommand::SaveTurnsTo(path) => file_dialog::use_path(turns_file(model), path, model),
        ManualSolveCommand::Grab(at) => hold::grab(at, model),
        ManualSolveCommand::Drag(to) => hold::drag_to(to, model),
        ManualSolveCommand::Release => {
            if let Some((mv, release)) = hold::release(model) {
                turn(mv, model);
                shown_turns::continue_from_release(model.document.workspace_mut(), release);
            }
        }
        ManualSolveCommand::CancelDrag => hold::cancel(model),
    }
}

pub fn obstacle(command: &ManualSolveCommand, model: &Model) -> Obstacle {
    match command {
        ManualSolveCommand::UndoTurn => {
            let turned = model.document.workspace().can_undo()
                && model
                    .document
                    .workspace()
                    .position()
                    .manual_solve
                    .as_ref()
                    .is_some_and(|hand| !hand.moves.0.is_empty());
            Obstacle::unless(turned, say::WHY_NO_TURNS)
        }
        ManualSolveCommand::SaveTurns => saving_obstacle(model).or(|| obstacles::choosing_file(model)),
        ManualSolveCommand::SaveTurnsByPath => saving_obstacle(model),
        _ => Obstacle::None,
    }
}

pub fn applies_to(command: &ManualSolveCommand, puzzle: PuzzleId) -> bool {
    if let ManualSolveCommand::Rotate(name) = command { rotation_named(puzzle, name).is_some() } else { true }
}

pub fn due(model: &Model) -> Option<Duration> {
    next_tick(model)
}

/// Blocks saving the turns during a search for a scramble, if no turns were made, or if no moves to the position are known or can be
/// found.
fn saving_obstacle(model: &Model) -> Obstacle {
    Obstacle::unless(!model.setup.is_running(), say::WHY_FINDING)
        .or(|| {
            Obstacle::unless(
                model.document.workspace().position().manual_solve.as_ref().is_some_and(ManualSolve::has_begun),
                say::WHY_NO_TURNS,
            )
        })
        .or(|| obstacles::finding_moves(model))
}

/// Number of turns made by hand, in the chosen metric.
pub fn turns_in_chosen_metric(model: &Model) -> usize {
    turns(model.document.workspace(), model.metric())
}
