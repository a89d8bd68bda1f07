//! Queries about the turns made by hand, about the moves that reach the position, and of the search for such moves.

use std::time::Duration;

use crate::app::{core::Context, document::manual_solve::ManualSolve, manual_solve};
use unfold_engine::puzzle::Sequence;

impl Context {
    /// The turns made by hand, if the position came from them.
    pub fn manual_solve(&self) -> Option<&ManualSolve> {
        self.position().manual_solve.as_ref()
    }

    /// Number of turns made by hand, in the metric that is chosen.
    pub fn turns_by_hand(&self) -> usize {
        manual_solve::turns(self.document.workspace(), self.metric())
    }

    /// Time of the solve by hand.
    pub fn solving_time(&self) -> Duration {
        manual_solve::time(self)
    }

    /// True if solutions of this puzzle are saved as logs.
    pub fn has_logs(&self) -> bool {
        self.document.workspace().has_logs()
    }

    /// Moves that reach what the net shows from the solved puzzle, if they are known.
    pub fn moves_here(&self) -> Option<Sequence> {
        self.document.workspace().moves_here()
    }

    /// True if [`App::moves_here`] knows any, without finding them out.
    pub fn knows_moves_here(&self) -> bool {
        self.document.workspace().knows_moves_here()
    }

    /// True if there is a log that could be copied, without making it.
    pub fn can_copy_log(&self) -> bool {
        self.document.workspace().can_copy_log()
    }
}
