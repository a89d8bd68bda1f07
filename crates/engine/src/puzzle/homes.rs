//! Home places of stickers, and the state whose solutions lead from one position to another.

use super::pieces::{PiecePlacement, Pieces};
use super::{Facelets, InvalidState};

/// Returns the colour of each face: that of its centre or, without centres, its colour on the solved puzzle.
fn scheme(state: &Facelets) -> Vec<u8> {
    let def = state.puzzle.def();
    let mut out: Vec<u8> = (0..def.letters.len() as u8).collect();
    for centre in Pieces::for_puzzle(state.puzzle).centres() {
        out[usize::from(def.solved[centre])] = state.colours[centre];
    }
    out
}

/// Returns, for each place, the home of its sticker: the place that the sticker has on the solved puzzle. Stickers are
/// identified by their piece's colours, in any orientation of the puzzle; on a cube with unusual colours, faces are
/// identified by their centres.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the puzzle.
pub fn homes(state: &Facelets) -> Result<Vec<u8>, InvalidState> {
    super::painting_check::check(state)?;
    let usual: Vec<u8> = (0..state.puzzle.def().letters.len() as u8).collect();
    let found = homes_in(state, &usual).or_else(|| homes_in(state, &scheme(state)));
    Ok(found.expect("every piece of a state is one of the puzzle"))
}

/// Finds the homes, with colour `scheme[f]` on face `f`; `None` if some piece does not exist in these colours.
fn homes_in(state: &Facelets, scheme: &[u8]) -> Option<Vec<u8>> {
    let (def, pieces) = (state.puzzle.def(), Pieces::for_puzzle(state.puzzle));
    let mut out = vec![0; state.colours.len()];
    for slot in &pieces.slots {
        let shows = |placement: &&PiecePlacement| {
            let shown = placement.faces.iter().map(|face| scheme[usize::from(*face)]);
            shown.eq(slot.facelets.iter().map(|&i| state.colours[i]))
        };
        let placement = slot.placements.iter().find(shows)?;
        for (&place, face) in slot.facelets.iter().zip(&placement.faces) {
            out[place] = *pieces.slots[placement.piece].facelets.iter().find(|&&i| def.solved[i] == *face)? as u8;
        }
    }
    Some(out)
}

/// Returns the state solved by the moves that lead from `position` to `goal`, in any orientation.
///
/// # Errors
/// [`InvalidState`] if either is not a state of its puzzle, or if they are of different puzzles.
pub fn relative_state(position: &Facelets, goal: &Facelets) -> Result<Facelets, InvalidState> {
    goal.check_puzzle(position.puzzle)?;
    let (from, to) = (homes(position)?, homes(goal)?);
    let mut place_in_goal = vec![0; to.len()];
    for (place, home) in (0_u8..).zip(&to) {
        place_in_goal[usize::from(*home)] = place;
    }
    let solved = &position.puzzle.def().solved;
    let colour = |home: &u8| solved[usize::from(place_in_goal[usize::from(*home)])];
    Ok(Facelets { puzzle: position.puzzle, colours: from.iter().map(colour).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::scramble;
    use crate::puzzles::ALL;

    #[test]
    fn moves_between_two_positions_solve_the_state_between_them() {
        for puzzle in ALL {
            let mut random = scramble::generator(11);
            let moves = scramble::walk(puzzle, 30, &mut random);
            let position = scramble::uniform(puzzle, &mut random);
            let goal = position.after_all(&moves);
            let state = relative_state(&position, &goal).expect("states");
            assert!(!state.is_solved() && state.after_all(&moves).is_solved(), "{puzzle:?}");
            assert!(relative_state(&goal, &goal).expect("states").is_solved());
        }
    }
}
