//! Playing a solution by itself when its search has ended, for whoever wants that.

use super::App;
use crate::model::document::playback::Moment;

impl App {
    /// Plays the solution of the search that has just ended from its beginning, if that is wished. Not while a dialog is open, of the
    /// window or of the system, or once the moves are being played or stepped through.
    pub(super) fn play_when_solved(&mut self) {
        let free = self.cx.dialog.is_none() && !self.is_choosing_file() && !self.is_playing() && self.played() == 0;
        if self.cx.settings.play_when_solved && free && self.results().shown().is_some() {
            self.rewind();
            self.go(Moment::Toggle);
        }
    }
}
