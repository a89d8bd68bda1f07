//! What commands of the net and of its text field do to an [`App`].

use super::App;
use super::effect::ShellRequest;
use super::session;
use crate::app::sentences::{self, describe};
use crate::engine::notation::colours::Assumed;
use crate::engine::notation::facelets::{Read, UNPAINTED};
use crate::engine::notation::{self, NotationError, Reading, Typed, facelets};
use crate::engine::puzzle::painting::Painting;
use crate::engine::puzzle::text::Position as TextPosition;
use crate::i18n::{editor as say, facelets as say_facelets};
use crate::model::document::edit_kind::EditKind;
use crate::model::document::editor::{self, Entry, NetKey, Stroke};
use crate::model::document::position::{Origin, Position};
use crate::model::document::workspace::EditMerge;

impl App {
    /// Whether anything is painted that [`super::Command::Clear`] would clear.
    pub fn can_clear(&self) -> bool {
        self.editor().cleared(self.painting()) != *self.painting()
    }

    /// Another position or painting, or back to that of the position if it is the same.
    pub(super) fn repaint(&mut self, position: Position, merge: Option<EditMerge>) {
        if position.painting == self.position().painting {
            self.rewind();
        } else {
            self.change(position, merge);
        }
    }

    pub(super) fn clear(&mut self) {
        let painting = self.editor().cleared(self.painting());
        self.repaint(Position::painted(painting, Origin::Painted).by(EditKind::Clear), None);
        // Whoever paints by keys now begins at the beginning, not where the last stroke ended.
        self.workspaces.workspace_mut().editor.cursor = editor::first(self.puzzle().def());
        self.cx.news = say::NEWS_CLEARED.with([]);
    }

    pub(super) fn fill_in(&mut self) {
        let mut painting = self.painting().clone();
        let forced = self.fitting().forced.clone();
        for &(facelet, colour) in &forced {
            painting.colours[facelet] = Some(colour);
        }
        self.repaint(Position::painted(painting, Origin::Painted).by(EditKind::FillIn), None);
        self.cx.news = say::NEWS_FILLED.with([&forced.len()]);
    }

    pub(super) fn paint(&mut self, stroke: &Stroke) {
        let colours = self.puzzle().def().letters.len();
        if stroke.colour.is_some_and(|c| usize::from(c) >= colours) {
            return;
        }
        if !stroke.goes_on {
            self.workspaces.workspace_mut().pause();
        }
        let mut painting = self.painting().clone();
        let there: Vec<usize> = stroke.facelets.iter().copied().filter(|&i| i < painting.colours.len()).collect();
        let is_fixed = |i: &usize| self.editor().is_fixed(self.painting(), *i);
        for &i in there.iter().filter(|i| !is_fixed(i)) {
            painting.colours[i] = stroke.colour;
        }
        if !stroke.goes_on && !there.is_empty() && there.iter().all(is_fixed) {
            self.cx.news = say::NEWS_FIXED.with([]);
        }
        if let Some(&last) = there.last() {
            self.workspaces.workspace_mut().editor.cursor = last;
        }
        if painting != *self.painting() {
            self.cx.news = say::NEWS_PAINTED.with([]);
            self.repaint(Position::painted(painting, Origin::Painted), Some(EditMerge::Stroke));
        }
    }

    pub(super) fn set_brush(&mut self, colour: Option<u8>) {
        if colour.is_none_or(|c| usize::from(c) < self.puzzle().def().letters.len()) {
            self.workspaces.workspace_mut().editor.brush = colour;
        }
    }

    pub(super) fn pick_colour(&mut self, facelet: usize) {
        if let Some(&colour) = self.painting().colours.get(facelet) {
            self.set_brush(colour);
        }
    }

    pub(super) fn press_on_net(&mut self, key: NetKey) {
        let (puzzle, cursor) = (self.puzzle(), self.editor().cursor);
        let at_cursor = |colour| Stroke { facelets: vec![cursor], colour, goes_on: false };
        match key {
            NetKey::Move(way) => {
                self.workspaces.workspace_mut().editor.cursor = editor::toward(puzzle.def(), cursor, way)
            }
            NetKey::Paint(colour) => {
                self.paint(&at_cursor(Some(colour)));
                self.workspaces.workspace_mut().editor.cursor = self.editor().next(self.painting());
            }
            NetKey::Clear => self.paint(&at_cursor(None)),
            NetKey::Brush => self.paint(&at_cursor(self.editor().brush)),
        }
    }

    pub(super) fn copy_facelets(&mut self) {
        if let Some(facelets) = self.painting().facelets() {
            self.cx.request(ShellRequest::Copy(facelets::print(&facelets)));
            self.cx.news = say::NEWS_COPIED_FACELETS.with([]);
        }
    }

    /// The facelets by the letters of their colours, if all are painted and their colours have letters.
    pub fn colours_text(&self) -> Option<String> {
        facelets::print_colours(&self.painting().facelets()?, &self.colour_letters(self.puzzle()))
    }

    pub(super) fn copy_colours(&mut self) {
        if let Some(text) = self.colours_text() {
            self.cx.request(ShellRequest::Copy(text));
            let scheme = sentences::facelets::scheme(&self.colour_letters(self.puzzle()));
            self.cx.news = say_facelets::NEWS_COPIED_COLOURS.with([&scheme]);
        }
    }

    /// The facelets as text; those not painted are dashes.
    pub fn facelets_text(&self) -> String {
        session::painting(self.painting())
    }

    pub(super) fn type_position(&mut self, text: String) {
        // An empty field is about to be filled: the position stays until something stands there.
        if let Some(painting) = self.read_growing(&text) {
            self.repaint(Position::painted(painting, Origin::Typed), Some(EditMerge::Typing));
            self.cx.news = say::NEWS_GROWING.with([]);
        } else if !text.trim().is_empty() {
            match self.read(&text) {
                Ok((position, assumed)) => {
                    self.repaint(position, Some(EditMerge::Typing));
                    self.cx.news =
                        assumed.map_or_else(|| say::NEWS_TYPED.with([]), |assumed| describe::assumed(&assumed));
                }
                Err(fault) => {
                    self.cx.news = say::NEWS_MISTYPED.with([]);
                    return self.enter(text, Some(fault));
                }
            }
        }
        self.enter(text, None);
    }

    pub(super) fn enter(&mut self, text: String, fault: Option<(usize, describe::UserError)>) {
        self.workspaces.workspace_mut().editor.entry = Some(Entry { text, fault });
    }

    /// Facelets or moves, and what was assumed about them; facelets may be left out as [`UNPAINTED`].
    pub(super) fn read(&self, text: &str) -> Result<(Position, Option<Assumed>), (usize, describe::UserError)> {
        let puzzle = self.puzzle();
        let letters = self.colour_letters(puzzle);
        let explained = |error: NotationError| {
            let fault = describe::notation(puzzle, &error);
            (character(text, error.at), fault)
        };
        let painted = |painting: Painting| Position::painted(painting, Origin::Typed);
        if let Some(read) = facelets::read_unfinished(puzzle, text, &letters) {
            let Read { facelets, assumed } = read.map_err(explained)?;
            return Ok((painted(facelets), assumed));
        }
        let Reading { typed, assumed } = notation::read(puzzle, text, &letters).map_err(explained)?;
        let position = match typed {
            Typed::Facelets(facelets) => painted(Painting::of(&facelets)),
            Typed::Moves(moves) => Position::reached(puzzle, moves, Origin::Typed),
        };
        Ok((position, assumed))
    }

    /// Facelets that are being typed letter by letter: in one word or face by face, and colours however they are spaced. Without this
    /// rule they would be played as moves until they are too many for that.
    fn read_growing(&self, text: &str) -> Option<Painting> {
        let (puzzle, letters) = (self.puzzle(), self.colour_letters(self.puzzle()));
        let (all, count) = (puzzle.def().solved.len(), text.chars().filter(|c| !c.is_whitespace()).count());
        if !(SURELY_FACELETS..all).contains(&count) {
            return None;
        }
        let Read { facelets: painting, assumed } = facelets::read_beginning(puzzle, text, &letters)?;
        let grows = if assumed.is_some() {
            // 48 colours are a whole cube, but on the way to 54 they are there too often or too seldom.
            let is_whole = |read: Read| read.facelets.check_counts().is_ok();
            !facelets::read(puzzle, text, &letters).is_ok_and(is_whole)
        } else {
            let words: Vec<&str> = text.split_whitespace().collect();
            let (_, whole) = words.split_last()?;
            let face = all / puzzle.def().letters.len();
            let has_dashes = text.contains(UNPAINTED) && notation::parse(puzzle, text).is_ok();
            !has_dashes && whole.iter().all(|word| word.chars().count() == face)
        };
        grows.then_some(painting)
    }
}

/// So many letters without a sign among them are no moves that a person types: those have blanks, digits or primes.
const SURELY_FACELETS: usize = 10;

/// The number of the character at a position of a text.
fn character(text: &str, at: TextPosition) -> usize {
    let line_starts = text.char_indices().enumerate().filter(|(n, (byte, _))| {
        let before = text[..*byte].chars().next_back();
        *n == 0 || before == Some('\n') || (before == Some('\r') && !text[*byte..].starts_with('\n'))
    });
    let start = line_starts.map(|(n, _)| n).nth(at.line.saturating_sub(1)).unwrap_or(0);
    start + at.column.saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_character_at_a_position_is_found() {
        let text = "ä b\nc\r\nd\re";
        for c in text.chars().filter(|c| !c.is_whitespace()) {
            let byte = text.find(c).unwrap_or(0);
            let number = text[..byte].chars().count();
            assert_eq!(character(text, TextPosition::of(text, byte)), number, "{c}");
        }
    }
}
