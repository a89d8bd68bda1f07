//! Reasons why a command is unavailable, shared by several features.

use crate::{command::availability::Obstacle, document::editor::PaintingStatus, file_export, model::Model, painting};
use unfold_text::{editor, reasons};

/// The obstacle to asking for a file: one is being asked for already.
pub fn choosing_file(model: &Model) -> Obstacle {
    Obstacle::unless(model.choosing_file.is_none(), reasons::WHY_CHOOSING_FILE)
}

/// The obstacle to writing a file: one is being written or asked for already.
pub fn writing(model: &Model) -> Obstacle {
    Obstacle::unless(!file_export::is_saving(model) && model.choosing_file.is_none(), reasons::WHY_SAVING)
}

/// The obstacle to what needs a solver: there is none for the puzzle.
pub fn no_solver(model: &Model) -> Obstacle {
    let is_missing = model.puzzle().def().solvers().is_empty();
    Obstacle::because_if(is_missing, || editor::WHY_NO_SOLVER.with([&editor::puzzle_name(model.puzzle())]))
}

/// The obstacle to what needs moves that reach the position: none are known, and no solver would find any.
pub fn finding_moves(model: &Model) -> Obstacle {
    let are_found = || !model.puzzle().def().solvers().is_empty();
    Obstacle::unless(model.document.workspace().knows_moves_here() || are_found(), reasons::WHY_NO_MOVES_HERE)
}

/// The obstacle to the painting as a position.
pub fn painting(model: &Model) -> Obstacle {
    match painting::status(model) {
        PaintingStatus::Impossible(errors) => {
            let first = errors.first();
            first.map_or(Obstacle::Plain, |error| Obstacle::Disabled(editor::WHY_IMPOSSIBLE.with([&error.what])))
        }
        PaintingStatus::Unfinished { missing, .. } => Obstacle::Disabled(editor::UNFINISHED.with([&missing])),
        PaintingStatus::Part { any } => Obstacle::Disabled(editor::PART.with([&any])),
        PaintingStatus::Solved | PaintingStatus::Possible => Obstacle::None,
    }
}
