//! The sticker score of what the net shows, and along what is played.

use super::App;
use crate::puzzle::cube3::score;
use crate::puzzle::painting::Painting;

impl App {
    /// The sticker score of what the net shows; `None` of another puzzle, or while it is no cube with six centres.
    pub fn score(&self) -> Option<u32> {
        score::of_painting(self.painting())
    }

    /// The scores before the first and after each move of the [`App::reel`]; empty where there is none, or no score.
    pub fn scores(&self) -> Vec<u32> {
        let Some((_, moves)) = self.reel() else { return Vec::new() };
        let mut shown: Painting = self.sheet().painting.clone();
        let mut out: Vec<u32> = score::of_painting(&shown).into_iter().collect();
        for &mv in &moves.0 {
            shown = shown.after(mv);
            out.extend(score::of_painting(&shown));
        }
        out
    }
}
