//! Solving by hand: counts turns, times the solve and saves it as a log.

pub mod hold;

use std::path::PathBuf;
use std::{path::Path, sync::Arc, time::Duration};

use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::manual_solve::{ManualSolve, ManualSolveStart, Turned};
use crate::document::{EditKind, Origin, Position, Workspace};
use crate::export::{file_error::FileError, place::Existing};
use crate::files::job::{LogJob, SavedLog};
use crate::history::{changes, shown_turns};
use crate::{action::Action, file_dialog, file_kind::FileKind, job::Job, model::Model, obstacles};
use crate::{played::Played, scramble::setup_solve::AfterSetup, settings::choices};
use unfold_engine::puzzle::{Metric, Move, MoveDef, PuzzleId, Sequence};
use unfold_engine::{logs::LogFormat, mc4d::twists};
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
    /// Type the path of that file.
    SaveTurnsByPath,
    /// Save the turns made by hand; asks before it replaces a file.
    SaveTurnsTo(PathBuf),
    /// Grab the facelet at this point of the unit screen.
    Take([f32; 2]),
    /// Drag to this point of the unit screen.
    Pull([f32; 2]),
    /// Release: the layer completes the turn or returns.
    LetGo,
    /// Cancel the drag: the layer returns.
    PutBack,
}

/// A whole-puzzle rotation. Its short name needs the group before it in a list of all commands.
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

/// Elapsed time of the solve by hand.
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

/// The metric chosen for the shown puzzle.
fn metric(model: &Model) -> Metric {
    choices::of(&model.settings.choices, model.document.puzzle()).metric_for(model.document.puzzle())
}

/// Makes a move on the shown position.
pub fn turn(mv: Move, model: &mut Model) {
    let Some(def) = model.document.puzzle().def().moves.get(mv.index()) else { return };
    let behind = model.document.workspace().player().filter(|player| player.what == Played::Own);
    let behind = behind.map_or(0, |player| player.moves.0.len() - player.at);
    model.news = match behind {
        0 => editor::NEWS_TURNED.with([&def.name]),
        behind => rows::NEWS_TURNED_INSIDE.with([&def.name, &behind]),
    };
    make(mv, model);
    let (workspace, metric) = (model.document.workspace(), metric(model));
    let position = workspace.position();
    // Rotations of a solved puzzle are not another solve.
    let Some(hand) = position.manual_solve.as_ref().filter(|_| def.cost > 0 && position.is_solved()) else { return };
    if hand.has_begun() && !hand.from.position.after_all(&hand.from.lead).is_solved() {
        let time = numbers::clock(hand.at);
        let start = hand.from.position.after_all(&hand.from.lead);
        let known = workspace.solution_of(&start).map(|moves| moves.length_in(model.puzzle().def(), metric));
        model.news = match known {
            Some(shortest) => say::NEWS_SOLVED_BESIDE.with([&hand.turns(metric), &metric, &time, &shortest]),
            None => say::NEWS_SOLVED.with([&hand.turns(metric), &metric, &time]),
        };
    }
}

/// Finds a puzzle's rotation by command name. On hypercubes the layer prefix is ignored: it depends on the size.
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

/// Makes a move or rotation: turns the painting, and records the move if this is a complete position.
fn make(mv: Move, model: &mut Model) {
    model.document.workspace_mut().finish_scramble();
    let workspace = model.document.workspace();
    let before = workspace.painting().clone();
    let painting = before.after(mv);
    let position = match painting.facelets().filter(|_| workspace.state().is_some()) {
        None => Position::painted(painting, Origin::Painted),
        Some(after) => {
            let Some(hand) = with_move(mv, model) else { return };
            Position::turned(after, hand)
        }
    };
    let turns = model.document.puzzle().def().moves.get(mv.index()).is_some_and(|mv| mv.cost > 0);
    changes::repaint(position.by(if turns { EditKind::Turn } else { EditKind::Rotate }), None, model);
    let workspace = model.document.workspace_mut();
    if let Some(hand) = workspace.position().manual_solve.clone() {
        workspace.unsaved.turned(&hand);
    }
    shown_turns::show_turn_by_hand(before, mv, model);
}

/// The current solve extended by a move, or a new one if moves were played since or a counted move follows the solution.
fn with_move(mv: Move, model: &Model) -> Option<ManualSolve> {
    let workspace = model.document.workspace();
    let position = workspace.position();
    let counts = workspace.puzzle().def().moves.get(mv.index())?.cost > 0;
    let away = workspace.start_away();
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

/// Saves the turns made by hand. If no moves to their start are known, searches for some first and writes the log afterwards.
pub fn save(path: &Path, format: LogFormat, existing: Existing, model: &mut Model) {
    if model.setup.is_at_work() {
        model.news = say::WHY_FINDING.with([]);
        return;
    }
    let (workspace, def) = (model.document.workspace(), model.document.puzzle().def());
    let hand = workspace.position().manual_solve.as_ref().filter(|hand| hand.has_begun());
    let Some((hand, to)) = hand.zip(workspace.state().cloned()) else { return };
    model.dialog = None;
    let turned = Turned {
        from: hand.from.position.clone(),
        moves: hand.since_origin().clone(),
        to,
        turns: [hand.turns(def.metric), def.log.map_or(0, |_| twists(workspace.puzzle(), &hand.moves))],
    };
    let path = path.to_path_buf();
    match workspace.log_of_position() {
        Some(log) => {
            model.effects.run_now(Job::WriteLog(LogJob { path, existing, format, log, what: SavedLog::Turns(turned) }));
        }
        None => model.effects.ask(Action::FindSetup(AfterSetup::SaveTurns { path, format, existing, turned })),
    }
}

/// File kind for the turns: the format of the opened log, else the puzzle's default.
fn turns_file(model: &Model) -> FileKind {
    let opened = model.document.workspace().position().opened();
    FileKind::SaveTurns(opened.map_or(LogFormat::usual(model.puzzle()), |open| open.log.format()))
}

/// Handles the end of writing a log of turns.
pub fn end_saving(path: &Path, turned: &Turned, saved: Result<(), FileError>, model: &mut Model) {
    match saved {
        Ok(()) => {
            model.document.note_saved_turns(&turned.from, &turned.to);
            let length = log::length(turned.to.puzzle(), turned.turns[0], turned.turns[1]);
            model.tell_saved(path, say::NEWS_TURNS_SAVED.with([&path.display(), &length]));
        }
        Err(error) => refuse(error.explain(), model),
    }
}

/// Reports that the turns were not saved.
pub fn refuse(error: UserError, model: &mut Model) {
    model.tell_failure(window::ERROR_SAVE, error);
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
        ManualSolveCommand::Take(at) => hold::take(at, model),
        ManualSolveCommand::Pull(to) => hold::pull(to, model),
        ManualSolveCommand::LetGo => {
            if let Some((mv, release)) = hold::let_go(model) {
                turn(mv, model);
                shown_turns::go_on(model.document.workspace_mut(), release);
            }
        }
        ManualSolveCommand::PutBack => hold::put_back(model),
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
        ManualSolveCommand::SaveTurns => against_saving(model).or(|| obstacles::choosing_file(model)),
        ManualSolveCommand::SaveTurnsByPath => against_saving(model),
        _ => Obstacle::None,
    }
}

/// True if the command applies to a puzzle.
pub fn is_of(command: &ManualSolveCommand, puzzle: PuzzleId) -> bool {
    if let ManualSolveCommand::Rotate(name) = command { rotation_named(puzzle, name).is_some() } else { true }
}

/// Time until the next update is due, even without input.
pub fn due(model: &Model) -> Option<Duration> {
    next_tick(model)
}

/// Turns can be saved only if they form one solve.
fn against_saving(model: &Model) -> Obstacle {
    Obstacle::unless(!model.setup.is_at_work(), say::WHY_FINDING)
        .or(|| {
            Obstacle::unless(
                model.document.workspace().position().manual_solve.as_ref().is_some_and(ManualSolve::has_begun),
                say::WHY_NO_TURNS,
            )
        })
        .or(|| obstacles::finding_moves(model))
}

/// Number of turns made by hand, in the chosen metric.
pub fn turns_by_hand(model: &Model) -> usize {
    turns(model.document.workspace(), model.metric())
}
