//! The first start: a scrambled cube that waits to be solved, rather than a solved one.

use std::time::Duration;

use crate::engine::puzzle::PuzzleId;
use crate::engine::puzzle::scramble::{generator, uniform};
use crate::model::document::position::{Origin, Position};
use crate::model::document::workspace::{RestoredWorkspace, Workspaces};
use crate::model::runs::results::Scrambling;

/// The seed of the position that is shown first.
pub const SEED: u64 = 42;

/// Puts the first position where nothing lies yet; there is nothing before it to be undone.
pub fn show(workspaces: &mut Workspaces) {
    if !workspaces.is_fresh() {
        return;
    }
    let puzzle = PuzzleId::Cube3;
    let origin = Origin::Random { seed: SEED, how: Scrambling::Uniform };
    let position = Position::new(uniform(puzzle, &mut generator(SEED)), origin);
    let laid = RestoredWorkspace { position, undo: Vec::new(), redo: Vec::new(), clock: Duration::ZERO, played: None };
    workspaces.restore(puzzle, laid);
}
