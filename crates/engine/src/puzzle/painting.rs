//! Facelets of which some may not be painted yet.

use std::collections::BTreeSet;

use super::pattern::{Pattern, PatternSticker};
use super::{Facelets, InvalidState, Move, PuzzleId};

/// A colour for each facelet, or `None` if it is not painted yet, or may be of any colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Painting {
    /// The puzzle these facelets belong to.
    pub(crate) puzzle: PuzzleId,
    /// `colours[i]` is the colour painted at place `i`, `0 <= colour < letters.len()`.
    pub(crate) colours: Vec<Option<u8>>,
    /// The places, none of them painted, whose facelets may be of any colour.
    any: BTreeSet<usize>,
}

impl Painting {
    /// The painting with these colours: `colours[i]` is the colour at place `i`, `0 <= colour < letters.len()`, `None` for one not
    /// painted yet.
    ///
    /// # Errors
    /// [`InvalidState::FaceletCount`] and [`InvalidState::NoSuchColour`].
    pub fn new(puzzle: PuzzleId, colours: Vec<Option<u8>>) -> Result<Self, InvalidState> {
        Facelets::new(puzzle, colours.iter().map(|colour| colour.unwrap_or(0)).collect())?;
        Ok(Self::coloured(puzzle, colours))
    }

    /// The same for colours that are known to be those of the puzzle.
    pub(crate) fn coloured(puzzle: PuzzleId, colours: Vec<Option<u8>>) -> Self {
        Self { puzzle, colours, any: BTreeSet::new() }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The colour painted at each place, `0 <= colour < letters.len()` of the puzzle.
    pub fn colours(&self) -> &[Option<u8>] {
        &self.colours
    }

    /// Paints one facelet, or clears it. Returns false, and changes nothing, if there is no such facelet or colour.
    pub fn paint(&mut self, place: usize, colour: Option<u8>) -> bool {
        let has_colour = colour.is_none_or(|colour| usize::from(colour) < self.puzzle.def().letters.len());
        let Some(at) = self.colours.get_mut(place).filter(|_| has_colour) else { return false };
        *at = colour;
        self.any.remove(&place);
        true
    }

    /// Lets one facelet be of any colour. Returns false, and changes nothing, if there is no such facelet.
    pub fn paint_any(&mut self, place: usize) -> bool {
        let is_there = self.paint(place, None);
        if is_there {
            self.any.insert(place);
        }
        is_there
    }

    /// True if a facelet may be of any colour.
    pub fn is_any(&self, place: usize) -> bool {
        self.any.contains(&place)
    }

    /// Number of facelets that may be of any colour.
    pub fn any_count(&self) -> usize {
        self.any.len()
    }

    /// The pattern that it shows, if every facelet is painted or may be of any colour.
    pub fn pattern(&self) -> Option<Pattern> {
        let sticker = |(place, colour): (usize, &Option<u8>)| match colour {
            Some(colour) => Some(PatternSticker::Colour(*colour)),
            None => self.is_any(place).then_some(PatternSticker::Any),
        };
        let stickers = self.colours.iter().enumerate().map(sticker).collect::<Option<Vec<_>>>()?;
        Pattern::new(self.puzzle, stickers).ok()
    }

    /// The painting of a pattern; a sticker that only tells which way round its piece lies is left out.
    pub fn of_pattern(pattern: &Pattern) -> Self {
        let mut out = pattern.painting();
        for (place, sticker) in pattern.stickers().iter().enumerate() {
            if *sticker == PatternSticker::Any {
                out.paint_any(place);
            }
        }
        out
    }

    /// A painting without any colour.
    pub fn blank(puzzle: PuzzleId) -> Self {
        Self::coloured(puzzle, vec![None; puzzle.def().solved.len()])
    }

    /// The complete painting of these facelets.
    pub fn of(facelets: &Facelets) -> Self {
        Self::coloured(facelets.puzzle, facelets.colours.iter().copied().map(Some).collect())
    }

    /// The facelets, if all are painted.
    pub fn facelets(&self) -> Option<Facelets> {
        let colours = self.colours.iter().copied().collect::<Option<Vec<u8>>>()?;
        Some(Facelets { puzzle: self.puzzle, colours })
    }

    /// This painting after one move; facelets without a colour move as well.
    ///
    /// # Panics
    /// If the move is not in the puzzle's move list.
    pub fn after(&self, mv: Move) -> Self {
        let map = &self.puzzle.def().moves[mv.index()].map;
        let colours = map.iter().map(|&i| self.colours[usize::from(i)]).collect();
        let any = (0..map.len()).filter(|&place| self.any.contains(&usize::from(map[place]))).collect();
        Self { puzzle: self.puzzle, colours, any }
    }

    /// Number of facelets still to be painted.
    pub fn missing(&self) -> usize {
        self.colours.iter().filter(|c| c.is_none()).count() - self.any.len()
    }

    /// Number of facelets of a colour still to be painted; negative if there are too many.
    pub fn left(&self, colour: u8) -> isize {
        let solved = self.puzzle.def().solved.iter().filter(|c| **c == colour).count();
        let painted = self.colours.iter().filter(|c| **c == Some(colour)).count();
        solved as isize - painted as isize
    }
}
