//! What scrambles are asked; where the moves of one are not known, they are looked for.

use crate::app::App;
use crate::app::errand::Then;
use crate::app::features::scramble;

impl App {
    /// Draws a scramble, which is then played by itself if that is wished.
    pub(super) fn scramble(&mut self, seed: u64) {
        scramble::draw(&mut self.workspaces, seed, &mut self.cx);
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
}
