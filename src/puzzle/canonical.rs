//! One order for moves that commute: which moves may follow which, derived from what the moves do.
//!
//! Source of the idea: canonical sequences as used throughout the literature on the cube (for example Rokicki's twsearch).

use super::MoveDef;
use super::geometry::compose;

/// Which moves may follow a move in a canonical sequence.
///
/// Two moves of one axis never follow each other (they would be one move), and of two commuting moves of different
/// axes the one with the lower axis comes first.
#[derive(Clone, Debug)]
pub struct Successors {
    /// `allowed[m][n]`: whether move `n` may follow move `m`.
    allowed: Vec<Vec<bool>>,
}

impl Successors {
    /// The automaton of these moves, derived by composing their facelet maps.
    pub fn of(moves: &[MoveDef]) -> Self {
        let follows = |m: &MoveDef, n: &MoveDef| {
            let commute = compose(&m.map, &n.map) == compose(&n.map, &m.map);
            m.axis != n.axis && !(commute && n.axis < m.axis)
        };
        Self { allowed: moves.iter().map(|m| moves.iter().map(|n| follows(m, n)).collect()).collect() }
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
