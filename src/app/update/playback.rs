//! Joins scrambles and playing with what they need of others: moves that are looked for, and the file dialog that may be open.

use crate::app::App;
use crate::app::errand::Then;
use crate::app::features::{playback, scramble};

impl App {
    /// Draws a scramble, which is then played by itself if that is wished.
    pub(super) fn scramble(&mut self, seed: u64) {
        scramble::draw(&mut self.workspaces, seed, &mut self.cx);
        self.search.end_lost(&self.workspaces, &mut self.cx);
        if self.watches_scrambles() {
            let news = self.cx.news.clone();
            self.play_scramble(true);
            self.cx.news = news;
        }
    }

    /// Plays the scramble; where none is known, one is looked for first.
    pub(in crate::app) fn play_scramble(&mut self, hurried: bool) {
        if !scramble::play_known(&mut self.workspaces, hurried, &self.cx) {
            self.find_scramble(Then::PlayScramble { hurried });
        }
    }

    /// Copies the scramble; where none is known, one is looked for first.
    pub(in crate::app) fn copy_scramble(&mut self) {
        if !scramble::copy_known(self.workspaces.workspace(), &mut self.cx) {
            self.find_scramble(Then::CopyScramble);
        }
    }

    /// Plays the solution of the search that has just ended, if that is wished.
    pub(in crate::app) fn play_when_solved(&mut self) {
        let is_choosing_file = self.is_choosing_file();
        playback::play_when_solved(&mut self.workspaces, is_choosing_file, &self.cx);
    }
}
