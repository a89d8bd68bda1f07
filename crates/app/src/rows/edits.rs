//! Edits of a range of moves; the moves around it stay.

use std::ops::Range;

use unfold_engine::puzzle::{Move, PuzzleId, Sequence, symmetry};

/// Index of the left-right axis, the one that [`Edit::Mirror`] reflects.
const LEFT_RIGHT_AXIS: u8 = 0;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    Replace(Sequence),
    Invert,
    /// Mirror left and right: the same moves made with the other hand.
    Mirror,
    /// Rewrite the moves for a puzzle turned by this whole-puzzle rotation.
    Rotate(Move),
    /// Append a copy.
    Repeat,
    /// Remove moves that cancel, and merge moves that combine.
    Cancel,
}

/// Returns the moves after an edit, and the range of the replacement.
///
/// # Panics
/// If `range` is out of bounds, or a move is not one of the puzzle's.
pub fn apply_edit(puzzle: PuzzleId, moves: &Sequence, range: &Range<usize>, edit: &Edit) -> (Sequence, Range<usize>) {
    let def = puzzle.def();
    let stretch = Sequence(moves.0[range.clone()].to_vec());
    let new = match edit {
        Edit::Replace(new) => new.clone(),
        Edit::Invert => stretch.inverse(def),
        Edit::Mirror => symmetry::mirrored(puzzle, &stretch, LEFT_RIGHT_AXIS),
        Edit::Rotate(rotation) => stretch.rotated(def, *rotation),
        Edit::Repeat => Sequence([&stretch.0[..], &stretch.0].concat()),
        Edit::Cancel => stretch.joined(def),
    };
    let whole = Sequence([&moves.0[..range.start], &new.0, &moves.0[range.end..]].concat());
    (whole, range.start..range.start + new.0.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::notation;

    fn edit(text: &str, range: Range<usize>, edit: &Edit) -> String {
        let moves = notation::parse(PuzzleId::Cube3, text).expect("moves");
        let (moves, new) = apply_edit(PuzzleId::Cube3, &moves, &range, edit);
        let [before, stretch, after] = [0..new.start, new.clone(), new.end..moves.0.len()]
            .map(|part| notation::print(PuzzleId::Cube3, &Sequence(moves.0[part].to_vec())));
        format!("{before} ({stretch}) {after}")
    }

    #[test]
    fn only_the_stretch_changes() {
        let y = Move::new(PuzzleId::Cube3.def().moves.iter().position(|mv| mv.name == "y").expect("y") as u16);
        for (change, after) in [
            (Edit::Invert, "D (U' R' U R) D"),
            (Edit::Mirror, "D (L U' L' U) D"),
            (Edit::Rotate(y), "D (B U' B' U) D"),
            (Edit::Repeat, "D (R' U' R U R' U' R U) D"),
            (Edit::Replace(Sequence::default()), "D () D"),
        ] {
            let after = if change == Edit::Mirror { after.replace("U' L' U", "U L' U'") } else { after.to_owned() };
            let after = if let Edit::Rotate(_) = change { after.replace("(B U' B' U)", "(B' U' B U)") } else { after };
            assert_eq!(edit("D R' U' R U D", 1..5, &change), after);
        }
        assert_eq!(edit("D R R U U' D", 1..5, &Edit::Cancel), "D (R2) D");
    }
}
