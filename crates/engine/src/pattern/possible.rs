//! Checks that a goal is reachable at all: the invariants of turns (parity and orientation sums) must agree. Pieces
//! without a sticker that counts may be anywhere, and identical pieces may be swapped.

use super::coordinate::first_equivalents;
use super::placements::Placements;
use super::task::{TrackedPiece, is_centre};
use crate::puzzle::{Facelets, InvalidState, PuzzleId, painting_check};

/// A placement for each piece, by its slot at the goal.
struct Arrangement<'a> {
    puzzle: PuzzleId,
    placements: &'a Placements,
    at: Vec<u8>,
}

/// A change of an arrangement that no sticker shows.
#[derive(Clone, Copy)]
enum Change {
    /// A piece, by its home, put into this placement at the same slot.
    Orientation(usize, u8),
    /// Two pieces, by their homes, swapped.
    Swap(usize, usize),
}

/// Checks that turns can bring these pieces from their `current` placements to their homes. Passes unchecked if a centre
/// is untracked or the pieces do not fit into the slots.
///
/// # Errors
/// The first violated invariant.
pub(super) fn check(
    puzzle: PuzzleId,
    placements: &Placements,
    pieces: &[TrackedPiece],
    current: &[u8],
) -> Result<(), InvalidState> {
    let homes = 0..placements.homes.len();
    let tracked = |home: usize| pieces.iter().position(|piece| piece.home == home);
    let centre = |home: &usize| is_centre(placements.kinds[placements.homes[*home].0].kind);
    if homes.clone().filter(centre).any(|home| tracked(home).is_none()) {
        // Unless all centres are tracked, the orientation of a cube may have either parity.
        return Ok(());
    }
    let Some(arrangement) = Arrangement::new(puzzle, placements, pieces, current) else { return Ok(()) };
    let alike = first_equivalents(pieces);
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
    /// Puts the tracked pieces in their placements, and the others in the remaining slots; `None` if there is no slot
    /// left for one of them.
    fn new(puzzle: PuzzleId, placements: &'a Placements, pieces: &[TrackedPiece], current: &[u8]) -> Option<Self> {
        let mut at: Vec<Option<u8>> = vec![None; placements.homes.len()];
        let mut is_taken = vec![false; placements.homes.len()];
        for (piece, &placement) in pieces.iter().zip(current) {
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

    /// Returns the arrangement as a state, which is solved if every piece is at home.
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

    /// Tries all combinations of one change per choice; returns the first error if none of them is valid.
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
