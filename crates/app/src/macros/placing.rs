//! Three stickers and three others: the rotation or reflection of the puzzle that carries the first to the second.

use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces, symmetry};
use unfold_text::{Phrase, macros as say};

/// Why stickers cannot tell a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StickersError {
    /// One of them twice.
    Twice,
    /// All three are on one piece.
    OnePiece,
    /// The puzzle can be turned as a whole so that all three stay where they are.
    Ambiguous,
    /// No rotation and no reflection of the puzzle carries three to the three others.
    DoNotFit,
}

/// Checks stickers that are pointed at one after the other, at most three: once there are three, they must tell how the puzzle is held.
///
/// # Errors
/// The first rule that the last of them breaks.
pub fn check(puzzle: PuzzleId, stickers: &[usize]) -> Result<(), StickersError> {
    let Some((last, before)) = stickers.split_last() else { return Ok(()) };
    if before.contains(last) {
        return Err(StickersError::Twice);
    }
    if stickers.len() < 3 {
        return Ok(());
    }
    let slot = |facelet: &usize| Pieces::of(puzzle).slot_of[*facelet];
    if before.iter().all(|facelet| slot(facelet) == slot(last)) {
        return Err(StickersError::OnePiece);
    }
    let stays = symmetry::carrying(puzzle, stickers, stickers).iter().filter(|symmetry| symmetry.is_rotation()).count();
    if stays == 1 { Ok(()) } else { Err(StickersError::Ambiguous) }
}

/// The rotation that carries stickers which pass [`check`] to others, or else the reflection.
///
/// # Errors
/// [`StickersError::DoNotFit`] if there is neither.
pub fn placed(puzzle: PuzzleId, from: [usize; 3], to: [usize; 3]) -> Result<SignedPerm, StickersError> {
    let all = symmetry::carrying(puzzle, &from, &to);
    let rotation = all.iter().find(|symmetry| symmetry.is_rotation());
    rotation.or(all.first()).copied().ok_or(StickersError::DoNotFit)
}

/// A sticker in words.
pub fn words(puzzle: PuzzleId, facelet: usize) -> Phrase {
    let letter = puzzle.def().letters[usize::from(puzzle.def().solved[facelet])];
    say::STICKER_ON_PIECE.with([&letter.to_string(), &Pieces::of(puzzle).at(facelet).name])
}

/// The name of a sticker in files: the place of its piece, and its face or cell, as in `UFR U`.
pub fn name(puzzle: PuzzleId, facelet: usize) -> String {
    let def = puzzle.def();
    let letter = def.letters[usize::from(def.solved[facelet])];
    format!("{} {letter}", Pieces::of(puzzle).at(facelet).name)
}

/// The sticker of a name that [`name`] has written.
pub fn named(puzzle: PuzzleId, text: &str) -> Option<usize> {
    (0..puzzle.def().places.len()).find(|facelet| name(puzzle, *facelet) == text)
}
