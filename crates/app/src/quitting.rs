//! State of quitting: not requested, decided, or waiting for the session to be saved.

#[derive(Debug, Default)]
pub struct QuitState {
    is_decided: bool,
    /// True if the window closes once the session is saved.
    after_saving: bool,
}

impl QuitState {
    /// True once the window should close.
    pub fn is_decided(&self) -> bool {
        self.is_decided
    }

    pub fn decide(&mut self) {
        self.is_decided = true;
    }

    /// Records that the session is being saved. With `quits_after`, the window closes afterwards.
    pub fn begin_saving(&mut self, quits_after: bool) {
        self.after_saving = quits_after;
    }

    /// Records that saving was cancelled; the window stays open.
    pub fn cancel_saving(&mut self) {
        self.after_saving = false;
    }

    /// Records that the session is saved, and decides to quit if that was waiting for it.
    pub fn note_saved(&mut self) {
        if std::mem::take(&mut self.after_saving) {
            self.decide();
        }
    }
}
