//! Patterns: for each facelet a required colour or orientation, any colour, or a sticker not painted yet.

use super::{Facelets, InvalidState, Move, PuzzleId, Sequence};

/// The requirement on one facelet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sticker {
    /// This colour, by number.
    Colour(u8),
    /// Any colour; drawn grey.
    Any,
    /// Marks the orientation of the piece here, which may be any piece.
    Oriented,
    /// Not painted yet. Occurs only while a painting is unfinished; see [`Pattern::is_painted`].
    Unpainted,
}

impl Sticker {
    /// Returns the colour, if it has one.
    pub fn colour(self) -> Option<u8> {
        if let Self::Colour(colour) = self { Some(colour) } else { None }
    }
}

/// A sticker for each facelet of a puzzle, in the order of its `places`.
///
/// While the user paints, some stickers are [`Sticker::Unpainted`]. Such a pattern can be moved, drawn, printed and
/// checked ([`PaintingCheck`](super::painting_check::PaintingCheck)), but not searched:
/// [`read::build_task`](crate::pattern::read::build_task) and [`PatternTask::check`](crate::pattern::PatternTask::check) reject it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    pub(crate) puzzle: PuzzleId,
    /// In the order of the puzzle's `places`.
    pub(crate) stickers: Vec<Sticker>,
}

impl Pattern {
    /// Creates a pattern from one sticker per place, with colours `0 <= colour < letters.len()`. It need not be
    /// possible on the puzzle.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] or [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, stickers: Vec<Sticker>) -> Result<Self, InvalidState> {
        let out = Self { puzzle, stickers };
        Facelets::new(puzzle, out.colours().map(|colour| colour.unwrap_or(0)).collect())?;
        Ok(out)
    }

    /// Returns the pattern with all stickers unpainted.
    pub fn blank(puzzle: PuzzleId) -> Self {
        Self { puzzle, stickers: vec![Sticker::Unpainted; puzzle.def().solved.len()] }
    }

    /// Returns the pattern that requires every colour of these facelets.
    pub fn from_facelets(facelets: &Facelets) -> Self {
        Self { puzzle: facelets.puzzle, stickers: facelets.colours.iter().map(|&c| Sticker::Colour(c)).collect() }
    }

    /// Returns the puzzle that the stickers belong to.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the stickers, in the order of the puzzle's `places`.
    pub fn stickers(&self) -> &[Sticker] {
        &self.stickers
    }

    /// Returns the colour at a place, `0 <= colour < letters.len()`; `None` for a sticker without a colour or a place
    /// out of range.
    pub fn colour(&self, place: usize) -> Option<u8> {
        self.stickers.get(place)?.colour()
    }

    /// Returns the [`colour`](Self::colour) at each place.
    pub fn colours(&self) -> impl Iterator<Item = Option<u8>> {
        self.stickers.iter().map(|sticker| sticker.colour())
    }

    /// Sets the sticker at a place. Returns false, without a change, if there is no such place or colour.
    pub fn paint(&mut self, place: usize, sticker: Sticker) -> bool {
        let has_colour = sticker.colour().is_none_or(|colour| usize::from(colour) < self.puzzle.def().letters.len());
        let Some(at) = self.stickers.get_mut(place).filter(|_| has_colour) else { return false };
        *at = sticker;
        true
    }

    /// True if no sticker is unpainted, as masks and searches require.
    pub fn is_painted(&self) -> bool {
        !self.stickers.contains(&Sticker::Unpainted)
    }

    /// Returns the number of unpainted facelets.
    pub fn unpainted_count(&self) -> usize {
        self.count(Sticker::Unpainted)
    }

    /// Returns the number of facelets that accept any colour.
    pub fn any_count(&self) -> usize {
        self.count(Sticker::Any)
    }

    /// Returns the number of facelets of a colour still missing; negative if there are too many.
    pub fn missing_count(&self, colour: u8) -> isize {
        let solved = self.puzzle.def().solved.iter().filter(|c| **c == colour).count();
        solved as isize - self.count(Sticker::Colour(colour)) as isize
    }

    fn count(&self, wanted: Sticker) -> usize {
        self.stickers.iter().filter(|sticker| **sticker == wanted).count()
    }

    /// True if every facelet has a colour.
    pub fn is_complete(&self) -> bool {
        self.colours().all(|colour| colour.is_some())
    }

    /// Returns the facelets, if every one has a colour.
    pub fn facelets(&self) -> Option<Facelets> {
        let colours = self.colours().collect::<Option<Vec<u8>>>()?;
        Some(Facelets { puzzle: self.puzzle, colours })
    }

    /// Returns the union of two patterns, with the stricter sticker at each place: a colour before an orientation, and
    /// of two colours that of `self`.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let more = |(one, other): (&Sticker, &Sticker)| match (one, other) {
            (Sticker::Any | Sticker::Unpainted, other) => *other,
            (Sticker::Oriented, Sticker::Colour(_)) => *other,
            (one, _) => *one,
        };
        Self { puzzle: self.puzzle, stickers: self.stickers.iter().zip(&other.stickers).map(more).collect() }
    }

    /// Returns the stickers rearranged: place `i` gets the sticker of place `map[i]`.
    ///
    /// # Panics
    /// If an index of the map is out of range.
    pub fn rearranged(&self, map: &[u8]) -> Self {
        Self { puzzle: self.puzzle, stickers: map.iter().map(|&i| self.stickers[usize::from(i)]).collect() }
    }

    /// Returns the pattern after a move; stickers without a colour move as well.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list.
    pub fn after(&self, mv: Move) -> Self {
        self.rearranged(&self.puzzle.def().moves[mv.index()].map)
    }

    /// Returns the pattern after a sequence of moves.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn after_all(&self, sequence: &Sequence) -> Self {
        sequence.0.iter().fold(self.clone(), |pattern, &mv| pattern.after(mv))
    }

    /// Returns the pattern with each colour `c` replaced by `colours[c]`.
    ///
    /// # Panics
    /// If a colour is not below `colours.len()`.
    pub fn recoloured(&self, colours: &[u8]) -> Self {
        let new = |sticker: &Sticker| match sticker {
            Sticker::Colour(colour) => Sticker::Colour(colours[usize::from(*colour)]),
            other => *other,
        };
        Self { puzzle: self.puzzle, stickers: self.stickers.iter().map(new).collect() }
    }
}
