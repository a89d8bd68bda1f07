//! State of quitting: decided, or waiting until the session is saved.

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

    /// Records that the session is being saved. With `is_asked`, the window closes afterwards.
    pub fn begin_saving(&mut self, is_asked: bool) {
        self.after_saving = is_asked;
    }

    /// Notes that saving was cancelled; the window stays open.
    pub fn cancel_saving(&mut self) {
        self.after_saving = false;
    }

    /// Records that the session is saved; decides to quit if that was waiting for it.
    pub fn note_saved(&mut self) {
        if std::mem::take(&mut self.after_saving) {
            self.decide();
        }
    }
}
