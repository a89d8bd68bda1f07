//! Fewest-moves solving of the 3×3×3: re-exports from the engine, and the usual order of steps.

use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};

pub use unfold_engine::puzzles::cube3::Cube3;
pub use unfold_engine::puzzles::cube3::fewest_moves::{
    Analysis, BestLimits, BlockKind, FoundStep, FoundSteps, InsertedCycle, InsertionError, InsertionSolution, Sides,
    StepError, StepKind, StepLimits, SteppedSolution, insertions, next_steps, position, prepare_insertions, shorten,
    shortest_solution, solution,
};

pub const PUZZLE: PuzzleId = PuzzleId::Cube3;

pub fn solves(scramble: &Cube3, moves: &Sequence) -> bool {
    scramble.to_facelets().after_all(moves) == Facelets::solved(PUZZLE)
}

/// Reason for not searching for a step: it is done already, or an earlier step is missing. `None` if it can be searched for.
pub fn step_error(reached: &Analysis, step: StepKind) -> Option<StepError> {
    let not_ready = |needed| Some(StepError::NotReady { step, needed });
    let is_reached = match step {
        _ if reached.is_solved() => true,
        StepKind::Eo => reached.bad_edges == [0; 3],
        StepKind::Dr if !reached.bad_edges.contains(&0) => return not_ready(StepKind::Eo),
        StepKind::Dr => reached.dr == [true; 3],
        StepKind::Htr if !reached.dr.contains(&true) => return not_ready(StepKind::Dr),
        StepKind::Htr => reached.htr,
        StepKind::SliceLeft | StepKind::Finish if !reached.htr => return not_ready(StepKind::Htr),
        StepKind::SliceLeft => reached.slice_left.contains(&true),
        StepKind::Finish | StepKind::Block(_) => false,
        StepKind::AllButCorners(most) => {
            reached.pieces_left.edge_count() == 0 && reached.pieces_left.corner_count() <= usize::from(most)
        }
    };
    is_reached.then_some(StepError::Reached(step))
}

/// The next step in the order EO, DR, HTR, finish; EO if the position is solved.
pub fn usual_step(reached: &Analysis) -> StepKind {
    let steps = [StepKind::Finish, StepKind::Htr, StepKind::Dr];
    steps.into_iter().find(|step| step_error(reached, *step).is_none()).unwrap_or(StepKind::Eo)
}

/// The usual step after a block; `None` if `step` is not a block.
pub fn step_after_block(step: StepKind) -> Option<StepKind> {
    let StepKind::Block(kind) = step else { return None };
    Some(match kind {
        BlockKind::Cross => StepKind::Block(BlockKind::F2lMinusOne),
        BlockKind::Block222 => StepKind::Block(BlockKind::Block223),
        BlockKind::Block223 => StepKind::Block(BlockKind::F2lMinusOne),
        BlockKind::F2lMinusOne | BlockKind::F2l => StepKind::AllButCorners(5),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::control::Control;
    use unfold_engine::notation;

    #[test]
    fn the_step_check_gives_the_error_of_the_search() {
        let limits = StepLimits { max_length: 0, ..StepLimits::default() };
        for moves in ["", "R U F L", "R U R' F2", "U F2 R2 D L2", "R2 U2 F2 L2", "R2 L2 U2 D2", "R U R' U'"] {
            let moves = notation::parse(PUZZLE, moves).expect("moves");
            let cube = Cube3::from_facelets(&Facelets::solved(PUZZLE).after_all(&moves)).expect("a cube");
            for step in StepKind::ALL {
                let searched = next_steps(&cube, step, &limits, &Control::new()).err();
                let reached = Analysis::new(&cube);
                // The check refuses a step reached on one axis, while the search tries the other axes.
                if step != StepKind::SliceLeft {
                    assert_eq!(step_error(&reached, step), searched, "{moves:?} {step}");
                }
            }
        }
    }
}
