//! A number along the moves that are played: how far from home the position before and after each of them is.

use super::App;
use crate::engine::puzzle::cube3::score;

impl App {
    /// The sticker score of what the net shows; `None` of another puzzle, or while it is no cube with six centres.
    pub fn score(&self) -> Option<u32> {
        score::of_painting(self.painting())
    }
}
