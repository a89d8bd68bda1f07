//! Re-exports what most programs need: `use unfold_engine::prelude::*;`.

pub use crate::position::{Position, PositionError, Search};
pub use crate::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence};
pub use crate::search::{
    Limits, Memory, Outcome, Reason, SearchEvent, SearchHandle, SearchPoll, Snapshot, Solution, SolveError, Solver,
};
pub use crate::tables::Tables;
