//! Reasons why a command is unavailable, shared by several features.

use crate::{command::availability::Obstacle, document::editor::PaintingValidity, file_export, model::Model, painting};
use unfold_text::{editor, reasons};

/// Blocks choosing a file while a file dialog is open.
pub fn choosing_file(model: &Model) -> Obstacle {
    Obstacle::unless(model.file_dialog_kind.is_none(), reasons::WHY_CHOOSING_FILE)
}

/// Blocks writing a file while another one is being written or a file dialog is open.
pub fn writing(model: &Model) -> Obstacle {
    Obstacle::unless(!file_export::is_saving(model) && model.file_dialog_kind.is_none(), reasons::WHY_SAVING)
}

/// Blocks commands that need a solver if the puzzle has none.
pub fn no_solver(model: &Model) -> Obstacle {
    let is_missing = model.puzzle().def().solvers().is_empty();
    Obstacle::disabled_if(is_missing, || editor::WHY_NO_SOLVER.with([&editor::puzzle_name(model.puzzle())]))
}

/// Blocks commands that need moves to the position if none are known and no solver can find any.
pub fn finding_moves(model: &Model) -> Obstacle {
    let are_found = || !model.puzzle().def().solvers().is_empty();
    Obstacle::unless(model.document.workspace().knows_moves_here() || are_found(), reasons::WHY_NO_MOVES_HERE)
}

/// Blocks the use of a painting that is not a valid position.
pub fn painting(model: &Model) -> Obstacle {
    match painting::status(model) {
        PaintingValidity::Impossible(errors) => {
            let first = errors.first();
            first.map_or(Obstacle::Implied, |error| Obstacle::Disabled(editor::WHY_IMPOSSIBLE.with([&error.what])))
        }
        PaintingValidity::Unfinished { missing, .. } => Obstacle::Disabled(editor::UNFINISHED.with([&missing])),
        PaintingValidity::Part { any } => Obstacle::Disabled(editor::PART.with([&any])),
        PaintingValidity::Solved | PaintingValidity::Possible => Obstacle::None,
    }
}
