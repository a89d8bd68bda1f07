//! Allowed moves of a solution, with their costs.

use super::{Metric, Move, PuzzleId, Sequence};

/// Allowed moves of a solution, with their costs: at least one, no duplicates, no rotation of the whole puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedMoves {
    puzzle: PuzzleId,
    moves: Vec<AllowedMove>,
}

/// A move and its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllowedMove {
    /// The move.
    pub mv: Move,
    /// The cost, at least 1.
    pub cost: u8,
}

/// The reasons why a set of moves cannot be searched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotAllowed {
    /// The set is empty.
    #[error("no move is allowed")]
    None,
    /// A move, named here, turns the whole puzzle.
    #[error("{0} turns the whole puzzle, which is no move of a solution")]
    Rotation(String),
    /// A move, named here, costs nothing.
    #[error("{0} costs nothing")]
    Free(String),
    /// There are too many moves to search.
    #[error("{found} moves are allowed, more than {MAX_ALLOWED}")]
    TooMany {
        /// Number of moves.
        found: usize,
    },
}

/// Maximum number of allowed moves.
pub const MAX_ALLOWED: usize = 128;

impl AllowedMoves {
    /// Sorts the moves by the puzzle's list and drops duplicates, keeping the first cost.
    ///
    /// # Errors
    /// [`NotAllowed`].
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn new(puzzle: PuzzleId, moves: impl IntoIterator<Item = AllowedMove>) -> Result<Self, NotAllowed> {
        let def = puzzle.def();
        let mut all: Vec<AllowedMove> = moves.into_iter().collect();
        all.sort_by_key(|allowed| allowed.mv);
        all.dedup_by_key(|allowed| allowed.mv);
        for allowed in &all {
            let record = &def.moves[allowed.mv.index()];
            if record.cost == 0 {
                return Err(NotAllowed::Rotation(record.name.clone()));
            }
            if allowed.cost == 0 {
                return Err(NotAllowed::Free(record.name.clone()));
            }
        }
        match all.len() {
            0 => Err(NotAllowed::None),
            found if found > MAX_ALLOWED => Err(NotAllowed::TooMany { found }),
            _ => Ok(Self { puzzle, moves: all }),
        }
    }

    /// Returns the moves of the puzzle's solvers, with their costs in a metric.
    pub fn usual(puzzle: PuzzleId, metric: Metric) -> Self {
        let def = puzzle.def();
        let cost = |mv: Move| def.moves[mv.index()].cost_in(metric);
        Self { puzzle, moves: def.solver_moves().map(|mv| AllowedMove { mv, cost: cost(mv) }).collect() }
    }

    /// Returns the same moves with their costs in a metric.
    pub fn in_metric(&self, metric: Metric) -> Self {
        let def = self.puzzle.def();
        let cost = |allowed: &AllowedMove| def.moves[allowed.mv.index()].cost_in(metric);
        let moves = self.moves.iter().map(|allowed| AllowedMove { mv: allowed.mv, cost: cost(allowed) }).collect();
        Self { puzzle: self.puzzle, moves }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the moves, in the order of the puzzle's list.
    pub fn moves(&self) -> &[AllowedMove] {
        &self.moves
    }

    /// True for the moves of the puzzle's solvers with their costs in its default metric.
    pub fn are_usual(&self) -> bool {
        *self == Self::usual(self.puzzle, self.puzzle.def().metric)
    }

    /// Returns the cost of a sequence; `None` if a move is not allowed.
    pub fn cost(&self, sequence: &Sequence) -> Option<usize> {
        let cost = |mv: &Move| {
            let at = self.moves.binary_search_by_key(mv, |allowed| allowed.mv).ok()?;
            Some(usize::from(self.moves[at].cost))
        };
        sequence.0.iter().map(cost).sum()
    }
}
