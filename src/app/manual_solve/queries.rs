//! What is seen of the turns made by hand, of the moves that reach the position, and of the search for such moves.

use crate::app::core::context::Context;
use std::time::Duration;

use crate::app::document::manual_solve::ManualSolve;
use crate::app::manual_solve;
use crate::app::typing::pasting;
use crate::shared::puzzles::graph::Identifier;

impl Context {
    /// The turns made by hand, if the position came from them.
    pub fn manual_solve(&self) -> Option<&ManualSolve> {
        self.position().manual_solve.as_ref()
    }

    /// How many turns were made by hand, in the metric that is chosen.
    pub fn turns_by_hand(&self) -> usize {
        manual_solve::turns(self.document.workspace(), self.metric())
    }

    /// How long the solve by hand has taken.
    pub fn solving_time(&self) -> Duration {
        manual_solve::time(self)
    }

    /// Whether solutions of this puzzle are saved as logs.
    pub fn has_logs(&self) -> bool {
        self.document.workspace().has_logs()
    }

    /// Whether a text that is pasted into the field of the position is not meant for that field alone.
    pub fn takes_whole(&self, text: &str) -> bool {
        pasting::takes_whole(self.puzzle(), text, &self.settings)
    }

    /// The identifier of the 2x2x2 that the net shows.
    pub fn identifier(&self) -> Option<Identifier> {
        pasting::identifier(self.document.workspace())
    }
}
