//! Closing the window: asking first where something would be lost, and what was saved meanwhile.

/// State of closing the window.
#[derive(Debug, Default)]
pub struct Quitting {
    is_decided: bool,
    /// True if it is to be closed once the session is saved.
    after_saving: bool,
}

impl Quitting {
    /// State of closing the window.
    pub fn is_decided(&self) -> bool {
        self.is_decided
    }

    /// Closes the window.
    pub fn decide(&mut self) {
        self.is_decided = true;
    }

    /// The session is about to be saved: the window is closed after that if the question whether to leave is open.
    pub fn begin_saving(&mut self, is_asked: bool) {
        self.after_saving = is_asked;
    }

    /// The session is not saved after all, and the window stays.
    pub fn give_up_saving(&mut self) {
        self.after_saving = false;
    }

    /// Everything was saved; the window is closed now if it was to be closed after that.
    pub fn note_saved(&mut self) {
        if std::mem::take(&mut self.after_saving) {
            self.decide();
        }
    }
}
