//! What is asked of scrambles; where the moves of one are not known, they are looked for.

use super::setup_solve::{FoundSetup, Then};
use crate::app::App;
use crate::app::scramble;
use crate::app::sharing;
use unfold_text::manual_solve as say;

impl App {
    /// Draws a scramble, which is then played by itself if that is wished.
    pub(crate) fn scramble(&mut self, seed: u64) {
        scramble::draw(seed, &mut self.cx);
        self.tour.note_scramble();
        if self.watches_scrambles() {
            let news = self.cx.news.clone();
            self.play_scramble(true);
            self.cx.news = news;
        }
    }

    /// Makes random moves from the position that is shown.
    pub(crate) fn scramble_from_here(&mut self, seed: u64) {
        scramble::go_on(seed, &mut self.cx);
        self.tour.note_scramble();
    }

    /// Plays the scramble; where none is known, one is looked for first.
    pub(crate) fn play_scramble(&mut self, hurried: bool) {
        if !scramble::play_known(hurried, &mut self.cx) {
            self.setup_solve.find_scramble(Then::PlayScramble { hurried }, &mut self.cx);
        }
    }

    /// Copies the scramble; where none is known, one is looked for first.
    pub(crate) fn copy_scramble(&mut self) {
        if !scramble::copy_known(&mut self.cx) {
            self.setup_solve.find_scramble(Then::CopyScramble, &mut self.cx);
        }
    }

    /// Copies a link to the position; where no moves are known that reach it, they are looked for first.
    pub(crate) fn copy_link(&mut self) {
        if !sharing::copy_link(&mut self.cx) {
            self.setup_solve.find_scramble(Then::CopyLink, &mut self.cx);
        }
    }

    /// Takes the moves that were looked for as the scramble, if they still reach the position, and does with them what was asked.
    pub(crate) fn use_setup(&mut self, FoundSetup { state, moves, then }: FoundSetup) {
        let fits = scramble::take_found(&state, moves.clone(), &mut self.cx);
        let workspace = self.cx.document.workspace();
        if matches!(then, Then::CopyLink) && workspace.state() == Some(&state) {
            // A link can be made even of a position that goes on from others, whose way there stays as it is.
            return sharing::copy_link_with(moves, &mut self.cx);
        }
        if !fits {
            return;
        }
        match then {
            Then::PlayScramble { hurried } => {
                self.play_scramble(hurried);
                if self.cx.news == say::NEWS_FINDING_SCRAMBLE.with([]) {
                    self.cx.news = say::NEWS_PLAYING_SCRAMBLE.with([]);
                }
            }
            Then::CopyScramble => self.copy_scramble(),
            Then::CopyLink | Then::SaveTurns { .. } => {}
        }
    }
}
