//! Enumerates the completions of a painting if there are few. Colours that all valid ones share are certain; if none is
//! valid, reports why.

use super::{Candidates, PaintingCheck, PaintingError, PaintingErrorKind, check, repairs};
use crate::puzzle::{Facelets, InvalidState, PuzzleId, pattern::Sticker};

/// Maximum number of search nodes; visiting them all takes less than a frame.
const MAX_NODES: usize = 2000;

impl Candidates<'_> {
    /// Returns the result once no more candidates can be eliminated: from all completions if they are few, otherwise
    /// from the candidates.
    pub(super) fn conclude(&self) -> PaintingCheck {
        let is_open = |place: &usize| self.painted(&self.pieces.slots[*place]).contains(&None);
        let mut open: Vec<usize> = (0..self.candidates.len()).filter(is_open).collect();
        // Places with the fewest candidates first.
        open.sort_by_key(|place| self.candidates[*place].len());
        let (colours, taken) = (self.painting.colours().collect(), vec![false; self.candidates.len()]);
        let mut completions = Completions { colours, taken, nodes: 0, found: Vec::new() };
        if !self.complete(&open, &mut completions) {
            let agreed = |place: usize, n: usize| {
                let mut colours = self.candidates[place].iter().map(|placement| self.colour(placement, n));
                let first = colours.next()?;
                colours.all(|c| c == first).then_some(first)
            };
            return PaintingCheck { errors: Vec::new(), forced: self.forced(agreed) };
        }
        // Check the completions only now that they are known to be few.
        let judged = CheckedCompletions::new(self.painting.puzzle, completions.found);
        if let Some(agreed) = judged.agreed {
            let colour = |place: usize, n: usize| agreed[self.pieces.slots[place].facelets[n]];
            return PaintingCheck { errors: Vec::new(), forced: self.forced(colour) };
        }
        let faults = match (&judged.errors[..], self.painting.facelets()) {
            ([_], Some(facelets)) => {
                repairs::faults(&facelets, self, &[]).into_iter().map(|(fault, _)| fault).collect()
            }
            ([error], None) => vec![error.clone()],
            _ => Vec::new(),
        };
        let mut errors: Vec<_> = faults.into_iter().map(|fault| PaintingError::from_state(fault, Vec::new())).collect();
        if errors.is_empty() {
            errors.push(PaintingError { what: PaintingErrorKind::DeadEnd, facelets: Vec::new() });
        }
        PaintingCheck { errors, forced: Vec::new() }
    }

    /// Returns the unpainted facelets for which `colour(slot, n)` returns a colour, with that colour.
    fn forced(&self, colour: impl Fn(usize, usize) -> Option<u8>) -> Vec<(usize, u8)> {
        let mut out = Vec::new();
        for (place, slot) in self.pieces.slots.iter().enumerate() {
            for (n, &i) in slot.facelets.iter().enumerate() {
                if self.painting.stickers[i] == Sticker::Unpainted {
                    out.extend(colour(place, n).map(|c| (i, c)));
                }
            }
        }
        out
    }

    /// Enumerates the completions of the open slots. Returns false if that takes more than [`MAX_NODES`] nodes.
    fn complete(&self, open: &[usize], completions: &mut Completions) -> bool {
        completions.nodes += 1;
        if completions.nodes > MAX_NODES {
            return false;
        }
        let Some((&place, rest)) = open.split_first() else {
            completions.found.push(completions.colours.clone());
            return true;
        };
        for placement in &self.candidates[place] {
            if completions.taken[placement.piece] {
                continue;
            }
            completions.taken[placement.piece] = true;
            for (n, &i) in self.pieces.slots[place].facelets.iter().enumerate() {
                completions.colours[i] = Some(self.colour(placement, n));
            }
            let finished = self.complete(rest, completions);
            completions.taken[placement.piece] = false;
            if !finished {
                return false;
            }
        }
        true
    }
}

struct Completions {
    colours: Vec<Option<u8>>,
    /// `taken[piece]` is true if the piece is placed.
    taken: Vec<bool>,
    nodes: usize,
    found: Vec<Vec<Option<u8>>>,
}

#[derive(Default)]
struct CheckedCompletions {
    /// Each facelet's colour, or `None` where valid completions differ. `None` as a whole if no completion is valid.
    agreed: Option<Vec<Option<u8>>>,
    /// The distinct errors of the invalid completions.
    errors: Vec<InvalidState>,
}

impl CheckedCompletions {
    fn new(puzzle: PuzzleId, states: Vec<Vec<Option<u8>>>) -> Self {
        let mut out = Self::default();
        for shown in states {
            let Some(colours) = shown.iter().copied().collect::<Option<Vec<u8>>>() else { continue };
            match check(&Facelets { puzzle, colours }) {
                Err(error) if out.errors.contains(&error) => {}
                Err(error) => out.errors.push(error),
                Ok(()) => match &mut out.agreed {
                    None => out.agreed = Some(shown),
                    Some(agreed) => {
                        for (agreed, colour) in agreed.iter_mut().zip(shown) {
                            if *agreed != colour {
                                *agreed = None;
                            }
                        }
                    }
                },
            }
        }
        out
    }
}
