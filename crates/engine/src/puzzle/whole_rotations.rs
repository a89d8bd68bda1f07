//! Finds the rotations of the whole puzzle that lead to a state.

use std::collections::HashMap;

use super::{Facelets, Move, Sequence};

/// Returns the shortest sequence of rotations that carries the solved puzzle to this state; `None` if there is none.
pub fn rotations_from_solved(held: &Facelets) -> Option<Sequence> {
    let def = held.puzzle().def();
    let rotations: Vec<Move> =
        (0..def.moves.len()).filter(|&m| def.moves[m].cost == 0).map(|m| Move::new(m as u16)).collect();
    let start = Facelets::solved(held.puzzle());
    let mut reached = HashMap::from([(start.clone(), Vec::new())]);
    let mut border = vec![start];
    while !border.is_empty() && !reached.contains_key(held) {
        let mut next = Vec::new();
        for state in border {
            let path = reached.get(&state).cloned().unwrap_or_default();
            for &rotation in &rotations {
                let after = state.after(rotation);
                if !reached.contains_key(&after) {
                    reached.insert(after.clone(), path.iter().copied().chain([rotation]).collect());
                    next.push(after);
                }
            }
        }
        border = next;
    }
    reached.remove(held).map(Sequence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::ALL;

    #[test]
    fn exactly_the_rotations_are_recognised() {
        for puzzle in ALL {
            let solved = Facelets::solved(puzzle);
            let def = puzzle.def();
            assert_eq!(rotations_from_solved(&solved), Some(Sequence::default()));
            for mv in (0..def.moves.len()).map(|mv| Move::new(mv as u16)) {
                let held = solved.after(mv);
                let found = rotations_from_solved(&held);
                assert_eq!(found.is_some(), def.moves[mv.index()].cost == 0, "{puzzle:?}");
                assert!(found.is_none_or(|found| solved.after_all(&found) == held), "{puzzle:?}");
            }
        }
    }
}
