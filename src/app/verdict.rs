//! What is to be said about the painting.

use super::App;
use crate::app::sentences::describe;
use crate::model::document::painting_status::PaintingStatus;

impl App {
    /// What the painting is.
    pub fn painting_status(&self) -> PaintingStatus {
        let (fitting, missing) = (self.fitting(), self.painting().missing());
        if !fitting.misfits.is_empty() {
            let (puzzle, names) = (self.puzzle(), self.colour_names(self.puzzle()));
            let fault = |m: &crate::engine::puzzle::fitting::Misfit| describe::misfit(puzzle, names, &m.what);
            return PaintingStatus::Impossible(fitting.misfits.iter().map(fault).collect());
        }
        match self.painting().facelets().filter(|_| self.state().is_some()) {
            None => PaintingStatus::Unfinished { missing, forced: fitting.forced.len() },
            Some(state) if state.is_solved() => PaintingStatus::Solved,
            Some(_) => PaintingStatus::Possible,
        }
    }
}
