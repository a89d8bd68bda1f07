//! Patterns: facelets of which some may show any colour, and masks, which make a pattern of a state.

use super::painting::Painting;
use super::pieces::{PiecePlacement, Pieces, Slot};
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
    puzzle: PuzzleId,
    stickers: Vec<PatternSticker>,
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

/// The part of a puzzle that counts: how each sticker is seen, by its place on the solved puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mask {
    puzzle: PuzzleId,
    seen: Vec<SeenAs>,
}

/// How a mask shows a sticker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenAs {
    /// By its colour.
    Colour,
    /// As one of any colour.
    Any,
    /// As the one that tells which way round its piece lies.
    Oriented,
}

impl Mask {
    /// The mask of this puzzle that shows the sticker which lies at place `i` when solved as `seen(i)`.
    pub fn new(puzzle: PuzzleId, seen: impl Fn(usize) -> SeenAs) -> Self {
        Self { puzzle, seen: (0..puzzle.def().solved.len()).map(seen).collect() }
    }

    /// The mask that greys the stickers of the solved puzzle which a pattern of it has grey.
    pub fn of(solved: &Pattern) -> Self {
        let seen = |sticker: &PatternSticker| match sticker {
            PatternSticker::Colour(_) => SeenAs::Colour,
            PatternSticker::Any => SeenAs::Any,
            PatternSticker::Oriented => SeenAs::Oriented,
        };
        Self { puzzle: solved.puzzle, seen: solved.stickers.iter().map(seen).collect() }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// How the sticker is seen that lies at each place when solved.
    pub fn seen(&self) -> &[SeenAs] {
        &self.seen
    }

    /// The pattern that this state shows through the mask: each sticker greyed wherever it is now ([`homes`]).
    ///
    /// # Errors
    /// [`InvalidState`] if the facelets are not a state of the puzzle.
    pub fn on(&self, state: &Facelets) -> Result<Pattern, InvalidState> {
        state.check_puzzle(self.puzzle)?;
        let homes = homes(state)?;
        let sticker = |(&home, &colour): (&u8, &u8)| match self.seen[usize::from(home)] {
            SeenAs::Colour => PatternSticker::Colour(colour),
            SeenAs::Any => PatternSticker::Any,
            SeenAs::Oriented => PatternSticker::Oriented,
        };
        Ok(Pattern { puzzle: self.puzzle, stickers: homes.iter().zip(&state.colours).map(sticker).collect() })
    }
}

impl Mask {
    /// The pattern that another one shows through the mask: what is seen of a piece that is known, or of all that it may be. Where that
    /// differs, the pattern stays as it is.
    pub fn on_pattern(&self, pattern: &Pattern) -> Pattern {
        let pieces = Pieces::of(self.puzzle);
        let fits = |slot: &Slot, placement: &PiecePlacement| {
            slot.facelets.iter().zip(&placement.faces).all(|(&i, &face)| match pattern.stickers[i] {
                PatternSticker::Colour(colour) => colour == face,
                PatternSticker::Any => true,
                PatternSticker::Oriented => false,
            })
        };
        let candidates: Vec<Vec<&PiecePlacement>> = pieces
            .slots
            .iter()
            .map(|slot| slot.placements.iter().filter(|placement| fits(slot, placement)).collect())
            .collect();
        let only = |all: &Vec<&PiecePlacement>| {
            let first = all.first()?.piece;
            all.iter().all(|placement| placement.piece == first).then_some(first)
        };
        let known: Vec<Option<usize>> = candidates.iter().map(only).collect();
        let mut out = pattern.clone();
        for (n, slot) in pieces.slots.iter().enumerate() {
            let may_lie = |placement: &&&PiecePlacement| {
                !known.iter().enumerate().any(|(other, piece)| other != n && *piece == Some(placement.piece))
            };
            let mut looks = candidates[n].iter().filter(may_lie).map(|placement| self.look(placement, pieces));
            let Some(first) = looks.next() else { continue };
            if looks.all(|look| look == first) {
                for (&i, sticker) in slot.facelets.iter().zip(first) {
                    out.stickers[i] = sticker;
                }
            }
        }
        out
    }

    /// The stickers of a piece in a placement, as the mask shows them.
    fn look(&self, placement: &PiecePlacement, pieces: &Pieces) -> Vec<PatternSticker> {
        let solved = &self.puzzle.def().solved;
        let sticker = |face: &u8| {
            let home = pieces.slots[placement.piece].facelets.iter().find(|&&i| solved[i] == *face);
            match self.seen[*home.expect("a piece has the colours of its place")] {
                SeenAs::Colour => PatternSticker::Colour(*face),
                SeenAs::Any => PatternSticker::Any,
                SeenAs::Oriented => PatternSticker::Oriented,
            }
        };
        placement.faces.iter().map(sticker).collect()
    }
}

/// The colour of each face by the centres of these facelets; of a puzzle without centres, its own colour.
pub(crate) fn scheme(state: &Facelets) -> Vec<u8> {
    let def = state.puzzle.def();
    let mut out: Vec<u8> = (0..def.letters.len() as u8).collect();
    for centre in Pieces::of(state.puzzle).centres() {
        out[usize::from(def.solved[centre])] = state.colours[centre];
    }
    out
}

/// For each place, the place at which its sticker lies when solved. A sticker is known by its colours, however the puzzle is held; only
/// on a cube in other colours than the usual ones do the centres tell.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the puzzle.
pub fn homes(state: &Facelets) -> Result<Vec<u8>, InvalidState> {
    super::painting_check::check(state)?;
    let usual: Vec<u8> = (0..state.puzzle.def().letters.len() as u8).collect();
    let found = homes_in(state, &usual).or_else(|| homes_in(state, &scheme(state)));
    Ok(found.expect("every piece of a state is one of the puzzle"))
}

/// As [`homes`], where face `f` has the colour `scheme[f]`; `None` if some piece does not occur in these colours.
fn homes_in(state: &Facelets, scheme: &[u8]) -> Option<Vec<u8>> {
    let (def, pieces) = (state.puzzle.def(), Pieces::of(state.puzzle));
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

/// The state that the same moves solve which lead from `position` to `goal`, held any way round.
///
/// # Errors
/// [`InvalidState`] if either is not a state of its puzzle, or if they are of different puzzles.
pub fn between(position: &Facelets, goal: &Facelets) -> Result<Facelets, InvalidState> {
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
    use crate::puzzle::masks::NamedMask;
    use crate::puzzle::scramble;
    use crate::puzzles::ALL;

    #[test]
    fn moves_between_two_positions_solve_the_state_between_them() {
        for puzzle in ALL {
            let mut random = scramble::generator(11);
            let moves = scramble::walk(puzzle, 30, &mut random);
            let position = scramble::uniform(puzzle, &mut random);
            let goal = position.after_all(&moves);
            let state = between(&position, &goal).expect("states");
            assert!(!state.is_solved() && state.after_all(&moves).is_solved(), "{puzzle:?}");
            assert!(between(&goal, &goal).expect("states").is_solved());
        }
    }

    #[test]
    fn a_mask_shows_the_same_of_a_pattern_in_which_each_piece_is_known() {
        for puzzle in ALL {
            let state = scramble::uniform(puzzle, &mut scramble::generator(6));
            for named in NamedMask::all(puzzle) {
                let mask = named.mask();
                let whole = mask.on(&state).expect("a state");
                assert_eq!(mask.on_pattern(&Pattern::of(&state)), whole, "{}", named.name);
                assert_eq!(mask.on_pattern(&whole), whole, "{}", named.name);
                // Of corners and hypercubies two stickers tell the third.
                let mut less = Pattern::of(&state);
                for slot in Pieces::of(puzzle).slots.iter().filter(|slot| slot.facelets.len() == 3) {
                    less.stickers[slot.facelets[0]] = PatternSticker::Any;
                }
                assert_eq!(mask.on_pattern(&less), whole, "{}", named.name);
            }
        }
    }

    #[test]
    fn a_mask_greys_the_same_stickers_wherever_they_are() {
        for puzzle in ALL {
            let mut random = scramble::generator(5);
            let count = puzzle.def().solved.len();
            let greyed: Vec<bool> = (0..count).map(|_| rand::RngExt::random(&mut random)).collect();
            let mask = Mask::new(puzzle, |i| if greyed[i] { SeenAs::Any } else { SeenAs::Colour });
            let solved = mask.on(&Facelets::solved(puzzle)).expect("a state");
            assert_eq!(Mask::of(&solved), mask);
            let moves = scramble::walk(puzzle, 20, &mut random);
            let state = Facelets::solved(puzzle).after_all(&moves);
            assert_eq!(mask.on(&state), Ok(solved.after_all(&moves)), "{puzzle:?}");
        }
    }
}
