#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourStep {
    Scramble,
    Solve,
    Play,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    pub(crate) at: Option<TourStep>,
}

impl Tour {
    /// The current step; `None` if the tour is not running.
    pub fn step(self) -> Option<TourStep> {
        self.at
    }

    /// Completes the first step, if it is the current one.
    pub fn note_scrambled(&mut self) {
        if self.at == Some(TourStep::Scramble) {
            self.at = Some(TourStep::Solve);
        }
    }
}
