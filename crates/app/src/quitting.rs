//! Closing the window, with the question about unsaved work.

#[derive(Debug, Default)]
pub struct Quitting {
    is_decided: bool,
    /// True if the window closes once the session is saved.
    after_saving: bool,
}

impl Quitting {
    /// True once the window should close.
    pub fn is_decided(&self) -> bool {
        self.is_decided
    }

    pub fn decide(&mut self) {
        self.is_decided = true;
    }

    /// Notes that the session is being saved; closes the window afterwards if `is_asked`.
    pub fn begin_saving(&mut self, is_asked: bool) {
        self.after_saving = is_asked;
    }

    /// Notes that saving was cancelled; the window stays open.
    pub fn give_up_saving(&mut self) {
        self.after_saving = false;
    }

    /// Notes that everything is saved; closes the window if it waited for that.
    pub fn note_saved(&mut self) {
        if std::mem::take(&mut self.after_saving) {
            self.decide();
        }
    }
}
