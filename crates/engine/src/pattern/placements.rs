//! Placements of pieces, as numbers, and how moves change them.
//!
//! A placement is the list of places of a piece's facelets, in the order of its facelets. Pieces of one kind share
//! their placements: 24 for a corner or an edge of a cube, 6 for a centre, 192 for a piece of the 2×2×2×2.

use std::collections::HashMap;

use crate::puzzle::pieces::{PieceKind, Pieces};
use crate::puzzle::{Move, PuzzleId};

pub(super) struct KindPlacements {
    pub kind: PieceKind,
    /// The places of the facelets in each placement.
    pub facelets: Vec<Vec<u8>>,
    pub slots: Vec<usize>,
    /// `after[mv][p]` is the placement after `p` and move `mv`, numbered as in the list passed to [`Placements::new`].
    pub after: Vec<Vec<u8>>,
}

/// The placements of all pieces of a puzzle.
pub(super) struct Placements {
    pub kinds: Vec<KindPlacements>,
    /// For each slot, the index in `kinds` of its kind, and the placement of its own piece when solved.
    pub homes: Vec<(usize, u8)>,
}

/// Returns, for each place, the place where a move takes its sticker.
fn destinations(puzzle: PuzzleId, mv: Move) -> Vec<u8> {
    let map = &puzzle.def().moves[mv.index()].map;
    let mut out = vec![0; map.len()];
    for (to, from) in (0..).zip(map.iter()) {
        out[usize::from(*from)] = to;
    }
    out
}

impl Placements {
    /// Returns the placements of all pieces of a puzzle, with their images under these moves.
    pub fn new(puzzle: PuzzleId, moves: &[Move]) -> Self {
        let def = puzzle.def();
        let pieces = Pieces::for_puzzle(puzzle);
        let all: Vec<Vec<u8>> = (0..def.moves.len()).map(|mv| destinations(puzzle, Move::new(mv as u16))).collect();
        let mut out = Self { kinds: Vec::new(), homes: Vec::new() };
        for (slot_number, slot) in pieces.slots.iter().enumerate() {
            let known = out.kinds.iter().position(|kind| kind.kind == slot.kind);
            let number = known.unwrap_or_else(|| {
                let home = slot.facelets.iter().map(|&i| i as u8).collect();
                out.kinds.push(KindPlacements::reachable(slot.kind, home, &all, moves, pieces));
                out.kinds.len() - 1
            });
            let home = out.kinds[number].slots.iter().position(|&slot| slot == slot_number);
            out.homes.push((number, home.expect("moves carry a piece to every slot of its kind") as u8));
        }
        out
    }
}

impl KindPlacements {
    /// Returns the placements reachable from `home` by all moves.
    fn reachable(kind: PieceKind, home: Vec<u8>, all: &[Vec<u8>], moves: &[Move], pieces: &Pieces) -> Self {
        let mut numbers = HashMap::from([(home.clone(), 0_usize)]);
        let mut facelets = vec![home];
        let image =
            |from: &[u8], carried: &[u8]| -> Vec<u8> { from.iter().map(|&i| carried[usize::from(i)]).collect() };
        let mut next = 0;
        while next < facelets.len() {
            for carried in all {
                let to = image(&facelets[next], carried);
                if !numbers.contains_key(&to) {
                    numbers.insert(to.clone(), facelets.len());
                    facelets.push(to);
                }
            }
            next += 1;
        }
        assert!(facelets.len() <= 256, "the placements of a kind are numbered in a byte");
        let slots = facelets.iter().map(|places| pieces.slot_of[usize::from(places[0])]).collect();
        let after = |mv: &Move| facelets.iter().map(|from| numbers[&image(from, &all[mv.index()])] as u8).collect();
        let after = moves.iter().map(after).collect();
        Self { kind, facelets, slots, after }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_piece_has_its_placements() {
        for (puzzle, counts) in [
            (PuzzleId::Cube2, vec![(PieceKind::Corner, 24)]),
            (PuzzleId::Cube3, vec![(PieceKind::Corner, 24), (PieceKind::Edge, 24), (PieceKind::Centre, 6)]),
            (PuzzleId::Tess2, vec![(PieceKind::Hypercubie, 192)]),
        ] {
            let moves: Vec<Move> = puzzle.def().solver_moves().collect();
            let placements = Placements::new(puzzle, &moves);
            let mut found: Vec<(PieceKind, usize)> =
                placements.kinds.iter().map(|kind| (kind.kind, kind.facelets.len())).collect();
            found.sort_by_key(|(kind, _)| counts.iter().position(|(other, _)| kind == other));
            assert_eq!(found, counts);
            for kind in &placements.kinds {
                for after in &kind.after {
                    let mut images = after.clone();
                    images.sort_unstable();
                    assert!(images.iter().enumerate().all(|(n, &image)| n == usize::from(image)));
                }
            }
        }
    }
}
