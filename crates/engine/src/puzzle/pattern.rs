//! Patterns: facelets of which some may show any colour.

use super::painting::Painting;
use super::{Facelets, InvalidState, Move, PuzzleId, Sequence};

/// The colour that a pattern asks for at one facelet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PatternSticker {
    /// This colour, by number.
    Colour(u8),
    /// Any colour; such stickers are shown grey.
    Any,
    /// The sticker that tells which way round a piece lies, of whichever piece it is.
    Oriented,
}

impl PatternSticker {
    /// The colour, if it is of one.
    pub fn colour(self) -> Option<u8> {
        if let Self::Colour(colour) = self { Some(colour) } else { None }
    }
}

/// A sticker for each facelet of a puzzle, in the order of its `places`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// The puzzle these stickers belong to.
    pub(crate) puzzle: PuzzleId,
    /// `stickers[i]` is the one at place `i`.
    pub(crate) stickers: Vec<PatternSticker>,
}

impl Pattern {
    /// The pattern with these stickers: `stickers[i]` is the one at place `i`, its colour `0 <= colour < letters.len()`. It need not be
    /// one that the puzzle can show.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] and [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, stickers: Vec<PatternSticker>) -> Result<Self, InvalidState> {
        let colour = |sticker: &PatternSticker| if let PatternSticker::Colour(colour) = sticker { *colour } else { 0 };
        Facelets::new(puzzle, stickers.iter().map(colour).collect())?;
        Ok(Self { puzzle, stickers })
    }

    /// The pattern that asks for every colour of these facelets.
    pub fn of(facelets: &Facelets) -> Self {
        Self {
            puzzle: facelets.puzzle,
            stickers: facelets.colours.iter().map(|&c| PatternSticker::Colour(c)).collect(),
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The sticker at each place.
    pub fn stickers(&self) -> &[PatternSticker] {
        &self.stickers
    }

    /// True if it asks for the colour of every facelet.
    pub fn is_complete(&self) -> bool {
        self.stickers.iter().all(|sticker| matches!(sticker, PatternSticker::Colour(_)))
    }

    /// The facelets, if it asks for the colour of every one.
    pub fn facelets(&self) -> Option<Facelets> {
        let colour =
            |sticker: &PatternSticker| if let PatternSticker::Colour(colour) = sticker { Some(*colour) } else { None };
        let colours = self.stickers.iter().map(colour).collect::<Option<Vec<u8>>>()?;
        Some(Facelets { puzzle: self.puzzle, colours })
    }

    /// The stickers that either of two patterns asks for, each as the one that asks for more of it: its colour, or else its orientation.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let more = |(one, other): (&PatternSticker, &PatternSticker)| match (one, other) {
            (PatternSticker::Any, other) => *other,
            (PatternSticker::Oriented, PatternSticker::Colour(_)) => *other,
            (one, _) => *one,
        };
        Self { puzzle: self.puzzle, stickers: self.stickers.iter().zip(&other.stickers).map(more).collect() }
    }

    /// The colours that it asks for, as a painting in which the other facelets are not painted.
    pub fn painting(&self) -> Painting {
        Painting::coloured(self.puzzle, self.stickers.iter().copied().map(PatternSticker::colour).collect())
    }

    /// The same stickers in other places: place `i` has the sticker of place `map[i]`.
    ///
    /// # Panics
    /// If the map is that of a puzzle with other facelets.
    pub fn rearranged(&self, map: &[u8]) -> Self {
        Self { puzzle: self.puzzle, stickers: map.iter().map(|&i| self.stickers[usize::from(i)]).collect() }
    }

    /// This pattern after one move.
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
        let new = |sticker: &PatternSticker| match sticker {
            PatternSticker::Colour(colour) => PatternSticker::Colour(colours[usize::from(*colour)]),
            other => *other,
        };
        Self { puzzle: self.puzzle, stickers: self.stickers.iter().map(new).collect() }
    }
}
