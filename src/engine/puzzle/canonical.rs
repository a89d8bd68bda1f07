//! One order for moves that commute: which moves may follow which, derived from what the moves do.
//!
//! Source of the idea: canonical sequences as used throughout the literature on the cube (for example Rokicki's twsearch).

use super::MoveDef;
use super::geometry::compose;

/// Which moves may follow a move in a canonical sequence.
///
/// Two moves of the same layers never follow each other (they would be one move or none), and of two commuting moves the one
/// that stands first in the move list comes first.
#[derive(Clone, Debug)]
pub struct Successors {
    /// `allowed[m][n]`: whether move `n` may follow move `m`.
    allowed: Vec<Vec<bool>>,
}

impl Successors {
    /// The automaton of these moves, derived by composing their facelet maps.
    pub fn of(moves: &[MoveDef]) -> Self {
        let follows = |(i, m): (usize, &MoveDef), (j, n): (usize, &MoveDef)| {
            let product = compose(&m.map, &n.map);
            let nothing = product.iter().enumerate().all(|(to, &from)| usize::from(from) == to);
            let one = m.axis == n.axis && (nothing || moves.iter().any(|k| k.map == product));
            let commute = product == compose(&n.map, &m.map);
            !(one || commute && j < i)
        };
        let row = |m| moves.iter().enumerate().map(|n| follows(m, n)).collect();
        Self { allowed: moves.iter().enumerate().map(row).collect() }
    }

    /// Whether move `next` may follow move `last` (both are places in the move list given to [`Successors::of`]).
    pub fn allows(&self, last: usize, next: usize) -> bool {
        self.allowed[last][next]
    }

    /// How many canonical sequences of each length `0..=longest` there are.
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
