//! Canonical order of commuting moves: the moves that may follow each move, derived from the facelet maps.
//!
//! Source of the idea: canonical sequences as used throughout the literature on the cube (for example Rokicki's
//! twsearch).

use std::collections::HashSet;

use super::{Move, MoveDef, Sequence, geometry::compose};

/// A table of the moves that may follow each move in a canonical sequence.
///
/// A move is never followed by one about the same axis if the two are equivalent to one move or none, and of two
/// commuting moves the one earlier in the move list comes first.
#[derive(Clone, Debug)]
pub struct Successors {
    /// `allowed[m][n]` is true if move `n` may follow move `m`.
    allowed: Vec<Vec<bool>>,
}

impl Successors {
    /// Returns the table of these moves, computed from their facelet maps.
    pub fn new(moves: &[MoveDef]) -> Self {
        let maps: HashSet<&[u8]> = moves.iter().map(|m| &*m.map).collect();
        let is_one = |m: &MoveDef, n: &MoveDef| {
            let product = compose(&m.map, &n.map);
            let nothing = product.iter().enumerate().all(|(to, &from)| usize::from(from) == to);
            nothing || maps.contains(&*product)
        };
        let follows = |(i, m): (usize, &MoveDef), (j, n): (usize, &MoveDef)| {
            !(m.axis == n.axis && is_one(m, n) || j < i && commute(m, n))
        };
        let row = |m| moves.iter().enumerate().map(|n| follows(m, n)).collect();
        Self { allowed: moves.iter().enumerate().map(row).collect() }
    }

    /// True if move `next` may follow move `last`, as indices into the list given to [`Successors::new`].
    ///
    /// # Panics
    /// If an index is out of range.
    pub fn allows(&self, last: usize, next: usize) -> bool {
        self.allowed[last][next]
    }

    /// Returns the number of canonical sequences of each length `0..=longest`.
    ///
    /// # Panics
    /// In debug builds, if a number does not fit into 64 bits.
    pub fn counts(&self, longest: usize) -> Vec<u64> {
        let n = self.allowed.len();
        let mut ending = vec![1u64; n];
        let mut out = vec![1];
        for _ in 0..longest {
            out.push(ending.iter().sum());
            ending = (0..n).map(|k| (0..n).filter(|&m| self.allowed[m][k]).map(|m| ending[m]).sum()).collect();
        }
        out
    }
}

/// True if two moves commute. Most pairs differ at one of the first facelets, so the maps are not composed.
fn commute(m: &MoveDef, n: &MoveDef) -> bool {
    (0..m.map.len()).all(|i| m.map[usize::from(n.map[i])] == n.map[usize::from(m.map[i])])
}

/// The pairs of commuting moves of a puzzle.
#[derive(Clone, Debug)]
pub struct CommutingPairs {
    /// `pairs[m][n]` is true if moves `m` and `n` commute.
    pairs: Vec<Vec<bool>>,
}

impl CommutingPairs {
    /// Returns the commuting pairs of these moves, computed from their facelet maps.
    pub fn new(moves: &[MoveDef]) -> Self {
        let row = |m: &MoveDef| moves.iter().map(|n| commute(m, n)).collect();
        Self { pairs: moves.iter().map(row).collect() }
    }

    /// True if two moves of the list commute.
    ///
    /// # Panics
    /// If a move is not in the list.
    pub fn commute(&self, one: Move, other: Move) -> bool {
        self.pairs[one.index()][other.index()]
    }

    /// Returns the canonical order of a sequence: the lexicographically first one reached by exchanging commuting
    /// neighbours, by the order of the list given to [`CommutingPairs::new`].
    ///
    /// # Panics
    /// If a move is not in that list.
    pub fn ordered(&self, sequence: &Sequence) -> Sequence {
        let mut left = sequence.0.clone();
        let mut out = Vec::with_capacity(left.len());
        let can_be_first = |left: &[Move], n: usize| left[..n].iter().all(|m| self.pairs[m.index()][left[n].index()]);
        while let Some(first) = (0..left.len()).filter(|n| can_be_first(&left, *n)).min_by_key(|n| left[*n]) {
            out.push(left.remove(first));
        }
        Sequence(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Facelets, scramble};
    use crate::puzzles::ALL;

    #[test]
    fn swapping_commuting_neighbours_keeps_order_and_effect() {
        for puzzle in ALL {
            let (commuting, mut random) = (CommutingPairs::new(&puzzle.def().moves), scramble::generator(7));
            let (mut exchanged, solved) = (0, Facelets::solved(puzzle));
            for _ in 0..200 {
                let walk = scramble::walk(puzzle, 12, &mut random);
                let ordered = commuting.ordered(&walk);
                assert_eq!(solved.after_all(&ordered), solved.after_all(&walk));
                for n in 1..walk.0.len() {
                    let mut other = walk.clone();
                    other.0.swap(n - 1, n);
                    let is_same = solved.after_all(&other) == solved.after_all(&walk);
                    let pair = Sequence(walk.0[n - 1..=n].to_vec());
                    let commutes =
                        commuting.ordered(&pair) != commuting.ordered(&Sequence(other.0[n - 1..=n].to_vec()));
                    assert_eq!(is_same, !commutes, "{walk:?} at {n}");
                    if is_same {
                        assert_eq!(commuting.ordered(&other), ordered);
                        exchanged += usize::from(walk.0[n - 1] != walk.0[n]);
                    }
                }
            }
            assert!(exchanged > 0 || puzzle == crate::puzzle::PuzzleId::Cube2, "{puzzle:?}");
        }
    }
}
