//! Patterns: a sticker for each facelet, which has a colour, may be of any colour, or is unpainted.

use super::{Facelets, InvalidState, Move, PuzzleId, Sequence};

/// The colour of one facelet, as far as it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sticker {
    /// This colour, by number.
    Colour(u8),
    /// Any colour; such stickers are shown grey.
    Any,
    /// The sticker that tells which way round a piece lies, of whichever piece it is.
    Oriented,
    /// One that is still to be painted, so that nothing is known of it. Only an editor has such stickers; see [`Pattern::is_painted`].
    Unpainted,
}

impl Sticker {
    /// The colour, if it is of one.
    pub fn colour(self) -> Option<u8> {
        if let Self::Colour(colour) = self { Some(colour) } else { None }
    }
}

/// A sticker for each facelet of a puzzle, in the order of its `places`.
///
/// While a person paints, some stickers are [`Sticker::Unpainted`]. Such a pattern may be moved, drawn, written and checked
/// ([`PaintingCheck`](super::painting_check::PaintingCheck)), but not searched: [`read::task`](crate::pattern::read::task) and
/// [`PatternTask::check`](crate::pattern::PatternTask::check) refuse it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The puzzle these stickers belong to.
    pub(crate) puzzle: PuzzleId,
    /// `stickers[i]` is the one at place `i`.
    pub(crate) stickers: Vec<Sticker>,
}

impl Pattern {
    /// The pattern with these stickers: `stickers[i]` is the one at place `i`, its colour `0 <= colour < letters.len()`. It need not be
    /// one that the puzzle can show.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] and [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, stickers: Vec<Sticker>) -> Result<Self, InvalidState> {
        let out = Self { puzzle, stickers };
        Facelets::new(puzzle, out.colours().map(|colour| colour.unwrap_or(0)).collect())?;
        Ok(out)
    }

    /// The pattern of which nothing is painted.
    pub fn blank(puzzle: PuzzleId) -> Self {
        Self { puzzle, stickers: vec![Sticker::Unpainted; puzzle.def().solved.len()] }
    }

    /// The pattern that asks for every colour of these facelets.
    pub fn of(facelets: &Facelets) -> Self {
        Self { puzzle: facelets.puzzle, stickers: facelets.colours.iter().map(|&c| Sticker::Colour(c)).collect() }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The sticker at each place.
    pub fn stickers(&self) -> &[Sticker] {
        &self.stickers
    }

    /// The colour at a place, `0 <= colour < letters.len()` of the puzzle; `None` for a sticker of no certain colour, and where there is
    /// no such place.
    pub fn colour(&self, place: usize) -> Option<u8> {
        self.stickers.get(place)?.colour()
    }

    /// The colour at each place, as [`colour`](Self::colour) tells it.
    pub fn colours(&self) -> impl Iterator<Item = Option<u8>> {
        self.stickers.iter().map(|sticker| sticker.colour())
    }

    /// Gives a facelet another sticker. Returns false, and changes nothing, if there is no such facelet or colour.
    pub fn paint(&mut self, place: usize, sticker: Sticker) -> bool {
        let has_colour = sticker.colour().is_none_or(|colour| usize::from(colour) < self.puzzle.def().letters.len());
        let Some(at) = self.stickers.get_mut(place).filter(|_| has_colour) else { return false };
        *at = sticker;
        true
    }

    /// True if no sticker is still to be painted: what masks and searches need.
    pub fn is_painted(&self) -> bool {
        !self.stickers.contains(&Sticker::Unpainted)
    }

    /// Number of facelets still to be painted.
    pub fn missing(&self) -> usize {
        self.count(Sticker::Unpainted)
    }

    /// Number of facelets that may be of any colour.
    pub fn any_count(&self) -> usize {
        self.count(Sticker::Any)
    }

    /// Number of facelets of a colour still to be painted; negative if there are too many.
    pub fn left(&self, colour: u8) -> isize {
        let solved = self.puzzle.def().solved.iter().filter(|c| **c == colour).count();
        solved as isize - self.count(Sticker::Colour(colour)) as isize
    }

    fn count(&self, wanted: Sticker) -> usize {
        self.stickers.iter().filter(|sticker| **sticker == wanted).count()
    }

    /// True if it asks for the colour of every facelet.
    pub fn is_complete(&self) -> bool {
        self.colours().all(|colour| colour.is_some())
    }

    /// The facelets, if it asks for the colour of every one.
    pub fn facelets(&self) -> Option<Facelets> {
        let colours = self.colours().collect::<Option<Vec<u8>>>()?;
        Some(Facelets { puzzle: self.puzzle, colours })
    }

    /// The stickers that either of two patterns asks for, each as the one that asks for more of it: its colour, or else its orientation.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let more = |(one, other): (&Sticker, &Sticker)| match (one, other) {
            (Sticker::Any | Sticker::Unpainted, other) => *other,
            (Sticker::Oriented, Sticker::Colour(_)) => *other,
            (one, _) => *one,
        };
        Self { puzzle: self.puzzle, stickers: self.stickers.iter().zip(&other.stickers).map(more).collect() }
    }

    /// The same stickers in other places: place `i` has the sticker of place `map[i]`.
    ///
    /// # Panics
    /// If the map is that of a puzzle with other facelets.
    pub fn rearranged(&self, map: &[u8]) -> Self {
        Self { puzzle: self.puzzle, stickers: map.iter().map(|&i| self.stickers[usize::from(i)]).collect() }
    }

    /// This pattern after one move; stickers without a colour move as well.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list.
    pub fn after(&self, mv: Move) -> Self {
        self.rearranged(&self.puzzle.def().moves[mv.index()].map)
    }

    /// This pattern after a sequence of moves.
    ///
    /// # Panics
    /// As [`after`](Self::after) does.
    pub fn after_all(&self, sequence: &Sequence) -> Self {
        sequence.0.iter().fold(self.clone(), |pattern, &mv| pattern.after(mv))
    }

    /// The same pattern with each colour `c` replaced by `colours[c]`.
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
