//! The step of the tour, if it goes on.

/// Something to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourStep {
    /// Scramble the puzzle.
    Scramble,
    /// Find a solution.
    Solve,
    /// Play the solution.
    Play,
}

/// The step of the tour, if it goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    pub(crate) at: Option<TourStep>,
}

impl Tour {
    /// The next step, if the tour goes on.
    pub fn step(self) -> Option<TourStep> {
        self.at
    }

    /// The puzzle was scrambled, which is the first step.
    pub fn note_scrambled(&mut self) {
        if self.at == Some(TourStep::Scramble) {
            self.at = Some(TourStep::Solve);
        }
    }
}
