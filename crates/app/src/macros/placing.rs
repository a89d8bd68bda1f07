//! Finds the rotation or reflection of a puzzle that maps three stickers to three others.

use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces, symmetry};
use unfold_text::{Phrase, macros as say};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StickersError {
    /// A sticker was picked twice.
    Twice,
    /// All three are on one piece.
    OnePiece,
    /// A rotation of the puzzle other than the identity fixes all three.
    Ambiguous,
    /// No rotation or reflection maps the macro's stickers to the picked ones.
    DoNotFit,
}

/// Checks up to three stickers. Three must determine the orientation of the puzzle.
///
/// # Errors
/// The first rule that the last sticker breaks.
pub fn check(puzzle: PuzzleId, stickers: &[usize]) -> Result<(), StickersError> {
    let Some((last, before)) = stickers.split_last() else { return Ok(()) };
    if before.contains(last) {
        return Err(StickersError::Twice);
    }
    if stickers.len() < 3 {
        return Ok(());
    }
    let slot = |facelet: &usize| Pieces::for_puzzle(puzzle).slot_of[*facelet];
    if before.iter().all(|facelet| slot(facelet) == slot(last)) {
        return Err(StickersError::OnePiece);
    }
    let stays = symmetry::symmetries_mapping(puzzle, stickers, stickers)
        .iter()
        .filter(|symmetry| symmetry.is_rotation())
        .count();
    if stays == 1 { Ok(()) } else { Err(StickersError::Ambiguous) }
}

/// Returns a rotation that maps `from` to `to`, or else a reflection. `from` must have passed [`check`].
///
/// # Errors
/// [`StickersError::DoNotFit`] if there is neither.
pub fn symmetry_between(puzzle: PuzzleId, from: [usize; 3], to: [usize; 3]) -> Result<SignedPerm, StickersError> {
    let all = symmetry::symmetries_mapping(puzzle, &from, &to);
    let rotation = all.iter().find(|symmetry| symmetry.is_rotation());
    rotation.or(all.first()).copied().ok_or(StickersError::DoNotFit)
}

/// Describes a sticker by the letter of its face or cell and the name of its piece.
pub fn describe(puzzle: PuzzleId, facelet: usize) -> Phrase {
    let letter = puzzle.def().letters[usize::from(puzzle.def().solved[facelet])];
    say::STICKER_ON_PIECE.with([&letter.to_string(), &Pieces::for_puzzle(puzzle).slot_with(facelet).name])
}

/// Name of a sticker in files: its piece, then its face or cell, as in `UFR U`.
pub fn name(puzzle: PuzzleId, facelet: usize) -> String {
    let def = puzzle.def();
    let letter = def.letters[usize::from(def.solved[facelet])];
    format!("{} {letter}", Pieces::for_puzzle(puzzle).slot_with(facelet).name)
}

/// Parses a name written by [`name`]; `None` if the puzzle has no such sticker.
pub fn parse_name(puzzle: PuzzleId, text: &str) -> Option<usize> {
    (0..puzzle.def().places.len()).find(|facelet| name(puzzle, *facelet) == text)
}
