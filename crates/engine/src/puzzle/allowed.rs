//! Sets of moves for the pattern search.

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
    /// The move, which turns some but not all layers.
    pub mv: Move,
    /// The cost, at least 1.
    pub cost: u8,
}

/// The error for a set of moves that cannot be searched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AllowedMovesError {
    /// No moves were given.
    #[error("no move is allowed")]
    Empty,
    /// The named move turns the whole puzzle.
    #[error("{0} turns the whole puzzle, which is no move of a solution")]
    Rotation(String),
    /// The named move costs nothing.
    #[error("{0} costs nothing")]
    Free(String),
    /// There are too many moves to search.
    #[error("{found} moves are allowed, more than {MAX_ALLOWED}")]
    TooMany {
        /// Number of moves, without duplicates.
        found: usize,
    },
}

/// Maximum number of allowed moves: sets of them are kept in 128 bits.
pub const MAX_ALLOWED: usize = 128;

impl AllowedMoves {
    /// Creates the set of these moves, sorted in the order of the puzzle's list. Of duplicates, the first cost counts.
    ///
    /// # Errors
    /// [`AllowedMovesError`] if there are no moves or more than [`MAX_ALLOWED`], or if one is a rotation of the whole puzzle
    /// or costs nothing.
    ///
    /// # Panics
    /// If a move is not in the puzzle's move list.
    pub fn new(puzzle: PuzzleId, moves: impl IntoIterator<Item = AllowedMove>) -> Result<Self, AllowedMovesError> {
        let def = puzzle.def();
        let mut all: Vec<AllowedMove> = moves.into_iter().collect();
        all.sort_by_key(|allowed| allowed.mv);
        all.dedup_by_key(|allowed| allowed.mv);
        for allowed in &all {
            let record = &def.moves[allowed.mv.index()];
            if record.cost == 0 {
                return Err(AllowedMovesError::Rotation(record.name.clone()));
            }
            if allowed.cost == 0 {
                return Err(AllowedMovesError::Free(record.name.clone()));
            }
        }
        match all.len() {
            0 => Err(AllowedMovesError::Empty),
            found if found > MAX_ALLOWED => Err(AllowedMovesError::TooMany { found }),
            _ => Ok(Self { puzzle, moves: all }),
        }
    }

    /// Returns the moves of the puzzle's solvers, with their costs in a metric.
    pub fn solver_moves(puzzle: PuzzleId, metric: Metric) -> Self {
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

    /// Returns the puzzle whose move list [`moves`](Self::moves) refer to.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the moves, in the order of the puzzle's list.
    pub fn moves(&self) -> &[AllowedMove] {
        &self.moves
    }

    /// True for the moves of the puzzle's solvers with their costs in its default metric.
    pub fn are_usual(&self) -> bool {
        *self == Self::solver_moves(self.puzzle, self.puzzle.def().metric)
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
