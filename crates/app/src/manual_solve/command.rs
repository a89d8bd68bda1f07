//! The commands of the manual solve.

use std::path::PathBuf;

use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_engine::puzzle::Move;
use unfold_text::{Text, editor, manual_solve, painting};

/// A request to manual solve.
#[derive(Clone, Debug, PartialEq)]
pub enum ManualSolveCommand {
    /// Make a move.
    Turn(Move),
    /// Make a move of the position itself, whatever is played from it.
    TurnPosition(Move),
    /// Turn the whole puzzle as the rotation of this name does.
    Rotate(&'static str),
    /// Take back the last turn made by hand.
    UndoTurn,
    /// Choose where to save the turns made by hand.
    SaveTurns,
    /// Type where to save the turns made by hand.
    SaveTurnsByPath,
    /// Save the turns made by hand there; a file that is already there is asked about.
    SaveTurnsTo(PathBuf),
    /// A hand takes hold of the facelet at this point of the view's unit screen.
    Take([f32; 2]),
    /// The hand that has hold of a facelet is now at this point.
    Pull([f32; 2]),
    /// The hand lets go: the layer goes on to where it was turned to, or back.
    LetGo,
    /// The layer that is held goes back to where it was.
    PutBack,
}

/// A rotation of the whole puzzle. Its name is short, so a list of all commands puts the group before it.
const fn rotation(
    id: &'static str,
    name: &'static str,
    group: Text<0>,
    (text, tip): (Text<0>, Text<0>),
) -> Row<ManualSolveCommand> {
    choice(id, ManualSolveCommand::Rotate(name), group, (text, tip)).in_menu(Menu::Rotate.at(1, 1))
}

/// The rows of the table of commands.
pub static ROWS: &[Row<ManualSolveCommand>] = &[
    row("save-turns", ManualSolveCommand::SaveTurns, (manual_solve::SAVE_TURNS, manual_solve::SAVE_TURNS_TIP))
        .on_keys(&[Shortcut::ctrl("T")])
        .in_menu(Menu::File.at(2, 2)),
    row(
        "save-turns-by-path",
        ManualSolveCommand::SaveTurnsByPath,
        (manual_solve::SAVE_TURNS_BY_PATH, manual_solve::SAVE_TURNS_BY_PATH_TIP),
    ),
    row("undo-turn", ManualSolveCommand::UndoTurn, (manual_solve::UNDO_TURN, manual_solve::UNDO_TURN_TIP)),
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
