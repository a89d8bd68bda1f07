//! `unfold insert` on hypercubes.

use super::find::JsonInsertion;
use super::insert::PrintedSolution;
use crate::cli::args::ColourOption;
use crate::cli::input;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, structure::print_folded};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::hypercube_insertions::{
    HypercubeInsertion, HypercubeInsertionError as Wrong, hypercube_insertions,
};
use unfold_text::{UserError, fewest_moves as say, sentences::describe};

/// Finds the `count` shortest solutions with one insertion into a skeleton, or those found before the search was
/// stopped. `line` is the number of the first line of both texts, from 1, for errors.
pub fn shortest_insertions(
    puzzle: PuzzleId,
    (scramble, skeleton): (&str, &str),
    line: usize,
    count: usize,
    control: &Control,
) -> Result<Vec<PrintedSolution>, UserError> {
    let scramble = input::parse_state(notation::read, Some(puzzle), ColourOption::default(), scramble, line)?.state;
    let skeleton = notation::parse(puzzle, skeleton).map_err(|mut error| {
        error.at.line += line - 1;
        describe::notation(puzzle, &error)
    })?;
    let found = hypercube_insertions(&scramble, &skeleton, count, control).map_err(insertion_error)?;
    // Check the solutions before they are printed.
    assert!(found.iter().all(|found| scramble.after_all(&found.solution).is_solved()));
    let told = |one: HypercubeInsertion| {
        let moves = print_folded(puzzle, &one.moves);
        let inserted = vec![JsonInsertion { at: one.at, swapped: None, moves, cancelled: one.cancelled }];
        PrintedSolution { length: one.length, moves: notation::print(puzzle, &one.solution), inserted }
    };
    Ok(found.into_iter().map(told).collect())
}

fn insertion_error(error: Wrong) -> UserError {
    match error {
        Wrong::Solved => UserError::new(say::FMC_SKELETON_SOLVES, say::FMC_SKELETON_SOLVES_DO),
        Wrong::TooManyPieces { pieces } => {
            UserError::new(say::FMC_SKELETON_PIECES.with([&pieces]), say::FMC_SKELETON_PIECES_DO)
        }
        Wrong::NoThreeCycle { pieces } => {
            UserError::new(say::FMC_SKELETON_NO_CYCLE.with([&pieces]), say::FMC_SKELETON_PIECES_DO)
        }
        _ => UserError::new(say::FMC_NOT_SOLVABLE, say::FMC_NOT_SOLVABLE_DO),
    }
}
