//! The check that turns lead from a position to a goal at all: what no turn changes, the parity and the sums of orientations, must
//! agree. Pieces of which no sticker counts lie anywhere, and pieces that look alike may change places.

use super::coordinate::alike;
use super::placements::Placements;
use super::task::{TrackedPiece, is_centre};
use crate::puzzle::{Facelets, InvalidState, PuzzleId, painting_check};

/// A placement for each piece of the puzzle, by the slot where it lies at the goal.
struct Arrangement<'a> {
    puzzle: PuzzleId,
    placements: &'a Placements,
    at: Vec<u8>,
}

/// A change of an arrangement that nobody sees.
#[derive(Clone, Copy)]
enum Change {
    /// The piece of this home in another placement at the same slot.
    Orientation(usize, u8),
    /// Two pieces, by their homes, in each other's placement.
    Swap(usize, usize),
}

/// Checks that turns lead from the placements of these pieces to their homes, one placement a piece.
///
/// # Errors
/// The reason why they do not.
pub(super) fn check(
    puzzle: PuzzleId,
    placements: &Placements,
    pieces: &[TrackedPiece],
    lies: &[u8],
) -> Result<(), InvalidState> {
    let homes = 0..placements.homes.len();
    let tracked = |home: usize| pieces.iter().position(|piece| piece.home == home);
    let centre = |home: &usize| is_centre(placements.kinds[placements.homes[*home].0].kind);
    if homes.clone().filter(centre).any(|home| tracked(home).is_none()) {
        // Without its centres a cube may be held in ways of either parity.
        return Ok(());
    }
    let Some(arrangement) = Arrangement::of(puzzle, placements, pieces, lies) else { return Ok(()) };
    let alike = alike(pieces);
    let mut choices: Vec<Vec<Option<Change>>> = Vec::new();
    for kind in 0..placements.kinds.len() {
        let of_kind: Vec<usize> = homes.clone().filter(|&home| placements.homes[home].0 == kind).collect();
        let free: Vec<usize> = of_kind.iter().copied().filter(|&home| tracked(home).is_none()).collect();
        if let Some(&home) = free.first() {
            let all = &placements.kinds[kind].slots;
            let slot = all[usize::from(arrangement.at[home])];
            let here = (0..all.len()).filter(|&p| all[p] == slot).map(|p| Some(Change::Orientation(home, p as u8)));
            choices.push(here.collect());
        }
        let mut pairs = pieces.iter().enumerate().filter(|(n, piece)| piece.kind == kind && alike[*n] != *n);
        let pair = match free[..] {
            [one, other, ..] => Some((one, other)),
            _ => pairs.next().map(|(n, piece)| (pieces[alike[n]].home, piece.home)),
        };
        choices.extend(pair.map(|(one, other)| vec![None, Some(Change::Swap(one, other))]));
    }
    arrangement.try_all(&choices)
}

impl<'a> Arrangement<'a> {
    /// The tracked pieces where they lie, and the others in the slots that are left.
    fn of(puzzle: PuzzleId, placements: &'a Placements, pieces: &[TrackedPiece], lies: &[u8]) -> Option<Self> {
        let mut at: Vec<Option<u8>> = vec![None; placements.homes.len()];
        let mut is_taken = vec![false; placements.homes.len()];
        for (piece, &placement) in pieces.iter().zip(lies) {
            at[piece.home] = Some(placement);
            is_taken[placements.kinds[piece.kind].slots[usize::from(placement)]] = true;
        }
        for (at, (kind, _)) in at.iter_mut().zip(&placements.homes).filter(|(at, _)| at.is_none()) {
            let slot = (0..is_taken.len()).find(|&slot| placements.homes[slot].0 == *kind && !is_taken[slot])?;
            is_taken[slot] = true;
            *at = Some(placements.homes[slot].1);
        }
        Some(Self { puzzle, placements, at: at.into_iter().collect::<Option<_>>()? })
    }

    /// The state that the same turns solve which lead to the goal.
    fn facelets(&self) -> Facelets {
        let solved = &self.puzzle.def().solved;
        let mut colours = solved.clone();
        for (&(kind, home), &at) in self.placements.homes.iter().zip(&self.at) {
            let facelets = &self.placements.kinds[kind].facelets;
            for (&from, &to) in facelets[usize::from(home)].iter().zip(&facelets[usize::from(at)]) {
                colours[usize::from(to)] = solved[usize::from(from)];
            }
        }
        Facelets { puzzle: self.puzzle, colours }
    }

    /// Tries each choice of changes; the error is that of the first.
    fn try_all(mut self, choices: &[Vec<Option<Change>>]) -> Result<(), InvalidState> {
        let Some((first, rest)) = choices.split_first() else { return painting_check::check(&self.facelets()) };
        let before = self.at.clone();
        let mut error = None;
        for change in first {
            self.at.clone_from(&before);
            match *change {
                None => {}
                Some(Change::Orientation(home, placement)) => self.at[home] = placement,
                Some(Change::Swap(one, other)) => self.at.swap(one, other),
            }
            let changed = Self { at: self.at.clone(), ..self };
            match changed.try_all(rest) {
                Ok(()) => return Ok(()),
                Err(other) => error = error.or(Some(other)),
            }
        }
        error.map_or(Ok(()), Err)
    }
}
