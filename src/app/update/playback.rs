//! Joins playing with what it needs of others: moves that are looked for, and the file dialog that may be open.

use crate::app::App;
use crate::app::errand::Then;
use crate::app::features::playback;

impl App {
    /// Plays the scramble; where none is known, one is looked for first.
    pub(in crate::app) fn play_scramble(&mut self, hurried: bool) {
        if !playback::play_scramble(&mut self.workspaces, hurried, &self.cx) {
            self.find_scramble(Then::PlayScramble { hurried });
        }
    }

    /// Copies the scramble; where none is known, one is looked for first.
    pub(in crate::app) fn copy_scramble(&mut self) {
        if !playback::copy_scramble(self.workspaces.workspace(), &mut self.cx) {
            self.find_scramble(Then::CopyScramble);
        }
    }

    /// Plays the solution of the search that has just ended, if that is wished.
    pub(in crate::app) fn play_when_solved(&mut self) {
        let is_choosing_file = self.is_choosing_file();
        playback::play_when_solved(&mut self.workspaces, is_choosing_file, &self.cx);
    }
}
