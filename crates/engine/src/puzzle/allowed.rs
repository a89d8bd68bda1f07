//! The moves that a solution may consist of, each with its cost.

use super::{Metric, Move, PuzzleId, Sequence};

/// Moves that a solution may consist of, each with its cost; at least one, none twice, and no rotation of the whole puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedMoves {
    puzzle: PuzzleId,
    moves: Vec<AllowedMove>,
}

/// A move with its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllowedMove {
    /// The move.
    pub mv: Move,
    /// Its cost, `1 <= cost`.
    pub cost: u8,
}

/// The reasons why moves cannot be those of a solution.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotAllowed {
    /// There is no move.
    #[error("no move is allowed")]
    None,
    /// A move turns the whole puzzle. It holds the name.
    #[error("{0} turns the whole puzzle, which is no move of a solution")]
    Rotation(String),
    /// A move costs nothing. It holds the name.
    #[error("{0} costs nothing")]
    Free(String),
    /// The list has more moves than can be searched.
    #[error("{found} moves are allowed, more than {MAX_ALLOWED}")]
    TooMany {
        /// Number of moves.
        found: usize,
    },
}

/// Maximum number of moves.
pub const MAX_ALLOWED: usize = 128;

impl AllowedMoves {
    /// These moves with their costs. A move that is named twice keeps its first cost; the order is that of the puzzle's list.
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

    /// The moves that a solver of the puzzle uses, with their costs in a metric.
    pub fn usual(puzzle: PuzzleId, metric: Metric) -> Self {
        let def = puzzle.def();
        let cost = |mv: Move| def.moves[mv.index()].cost_in(metric);
        Self { puzzle, moves: def.solver_moves().map(|mv| AllowedMove { mv, cost: cost(mv) }).collect() }
    }

    /// The same moves with their costs in a metric.
    pub fn in_metric(&self, metric: Metric) -> Self {
        let def = self.puzzle.def();
        let cost = |allowed: &AllowedMove| def.moves[allowed.mv.index()].cost_in(metric);
        let moves = self.moves.iter().map(|allowed| AllowedMove { mv: allowed.mv, cost: cost(allowed) }).collect();
        Self { puzzle: self.puzzle, moves }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The moves in the order of the puzzle's list.
    pub fn moves(&self) -> &[AllowedMove] {
        &self.moves
    }

    /// True if these are the moves that a solver of the puzzle uses, at their costs in the puzzle's metric.
    pub fn are_usual(&self) -> bool {
        *self == Self::usual(self.puzzle, self.puzzle.def().metric)
    }

    /// The cost of a sequence; `None` if it has a move that is not allowed.
    pub fn cost(&self, sequence: &Sequence) -> Option<usize> {
        let cost = |mv: &Move| {
            let at = self.moves.binary_search_by_key(mv, |allowed| allowed.mv).ok()?;
            Some(usize::from(self.moves[at].cost))
        };
        sequence.0.iter().map(cost).sum()
    }
}
