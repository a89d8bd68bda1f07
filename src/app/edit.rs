//! What commands of the net and of its text field do to an [`App`].

use super::App;
use super::deed::Deed;
use super::desk::Flow;
use super::editor::{self, Entry, NetKey, Stroke};
use super::session;
use super::sheet::{Origin, Sheet};
use super::strings::{editor as say, explain};
use crate::notation::{self, NotationError, NotationFault, Typed, facelets};
use crate::puzzle::PuzzleId;
use crate::puzzle::painting::Painting;
use crate::puzzle::text::Position;

impl App {
    /// Whether anything is painted that [`super::Command::Clear`] would clear.
    pub fn can_clear(&self) -> bool {
        self.editor().cleared(self.painting()) != *self.painting()
    }

    /// Another position or painting, or back to that of the sheet if it is the same.
    pub(super) fn repaint(&mut self, sheet: Sheet, flow: Option<Flow>) {
        if sheet.painting == self.sheet().painting {
            self.rewind();
        } else {
            self.change(sheet, flow);
        }
    }

    pub(super) fn clear(&mut self) {
        let painting = self.editor().cleared(self.painting());
        self.repaint(Sheet::painted(painting, Origin::Painted).by(Deed::Clear), None);
        // Whoever paints by keys now begins at the beginning, not where the last stroke ended.
        self.desks.desk_mut().editor.cursor = editor::first(self.puzzle().def());
        self.news = say::NEWS_CLEARED.with([]);
    }

    pub(super) fn fill_in(&mut self) {
        let mut painting = self.painting().clone();
        let forced = self.fitting().forced.clone();
        for &(facelet, colour) in &forced {
            painting.colours[facelet] = Some(colour);
        }
        self.repaint(Sheet::painted(painting, Origin::Painted).by(Deed::FillIn), None);
        self.news = say::NEWS_FILLED.with([&forced.len()]);
    }

    pub(super) fn paint(&mut self, stroke: &Stroke) {
        let colours = self.puzzle().def().letters.len();
        if stroke.colour.is_some_and(|c| usize::from(c) >= colours) {
            return;
        }
        if !stroke.goes_on {
            self.desks.desk_mut().pause();
        }
        let mut painting = self.painting().clone();
        let there: Vec<usize> = stroke.facelets.iter().copied().filter(|&i| i < painting.colours.len()).collect();
        let is_fixed = |i: &usize| self.editor().is_fixed(self.painting(), *i);
        for &i in there.iter().filter(|i| !is_fixed(i)) {
            painting.colours[i] = stroke.colour;
        }
        if !stroke.goes_on && !there.is_empty() && there.iter().all(is_fixed) {
            self.news = say::NEWS_FIXED.with([]);
        }
        if let Some(&last) = there.last() {
            self.desks.desk_mut().editor.cursor = last;
        }
        if painting != *self.painting() {
            self.news = say::NEWS_PAINTED.with([]);
            self.repaint(Sheet::painted(painting, Origin::Painted), Some(Flow::Stroke));
        }
    }

    pub(super) fn set_brush(&mut self, colour: Option<u8>) {
        if colour.is_none_or(|c| usize::from(c) < self.puzzle().def().letters.len()) {
            self.desks.desk_mut().editor.brush = colour;
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
            NetKey::Move(way) => self.desks.desk_mut().editor.cursor = editor::toward(puzzle.def(), cursor, way),
            NetKey::Paint(colour) => {
                self.paint(&at_cursor(Some(colour)));
                self.desks.desk_mut().editor.cursor = self.editor().next(self.painting());
            }
            NetKey::Clear => self.paint(&at_cursor(None)),
            NetKey::Brush => self.paint(&at_cursor(self.editor().brush)),
        }
    }

    pub(super) fn copy_facelets(&mut self) {
        if let Some(facelets) = self.painting().facelets() {
            self.clipboard = Some(facelets::print(&facelets));
            self.news = say::NEWS_COPIED_FACELETS.with([]);
        }
    }

    /// The facelets as text; those not painted are dashes.
    pub fn facelets_text(&self) -> String {
        session::painting(self.painting())
    }

    pub(super) fn type_position(&mut self, text: String) {
        // An empty field is about to be filled: the position stays until something stands there.
        if let Some(painting) = self.read_growing(&text) {
            self.repaint(Sheet::painted(painting, Origin::Typed), Some(Flow::Typing));
            self.news = say::NEWS_GROWING.with([]);
        } else if !text.trim().is_empty() {
            match self.read(&text) {
                Ok(sheet) => {
                    self.repaint(sheet, Some(Flow::Typing));
                    self.news = say::NEWS_TYPED.with([]);
                }
                Err(fault) => {
                    self.news = say::NEWS_MISTYPED.with([]);
                    return self.enter(text, Some(fault));
                }
            }
        }
        self.enter(text, None);
    }

    pub(super) fn enter(&mut self, text: String, fault: Option<(usize, explain::Fault)>) {
        self.desks.desk_mut().editor.entry = Some(Entry { text, fault });
    }

    /// Facelets or moves; facelets may be left out as [`UNPAINTED`].
    pub(super) fn read(&self, text: &str) -> Result<Sheet, (usize, explain::Fault)> {
        let puzzle = self.puzzle();
        let explained = |error: NotationError| {
            let fault = explain::notation(puzzle, &error);
            (character(text, error.at), fault)
        };
        if let Some(read) = read_unfinished(puzzle, text) {
            return read.map(|painting| Sheet::painted(painting, Origin::Typed)).map_err(explained);
        }
        Ok(match notation::typed(puzzle, text).map_err(explained)? {
            Typed::Facelets(facelets) => Sheet::painted(Painting::of(&facelets), Origin::Typed),
            Typed::Moves(moves) => Sheet::reached(puzzle, moves, Origin::Typed),
        })
    }

    /// Facelets that are being typed letter by letter, in one word or face by face. Without this rule they would be played as
    /// moves until they are too many for that.
    fn read_growing(&self, text: &str) -> Option<Painting> {
        let puzzle = self.puzzle();
        let (symbols, all) = (facelets::symbols(puzzle), puzzle.def().solved.len());
        let words: Vec<&str> = text.split_whitespace().collect();
        let (_, whole) = words.split_last()?;
        let face = all / puzzle.def().letters.len();
        if whole.iter().any(|word| word.chars().count() != face) {
            return None;
        }
        let colour = |c: char| match symbols.iter().position(|s| *s == c.to_ascii_uppercase()) {
            None if c != UNPAINTED => Err(()),
            colour => Ok(colour.map(|colour| colour as u8)),
        };
        let mut colours: Vec<Option<u8>> =
            words.iter().flat_map(|word| word.chars()).map(colour).collect::<Result<_, _>>().ok()?;
        if !(SURELY_FACELETS..all).contains(&colours.len()) {
            return None;
        }
        colours.resize(all, None);
        Some(Painting { puzzle, colours })
    }
}

/// Facelets of which some are left out, where the text can be nothing else.
pub(super) fn read_unfinished(puzzle: PuzzleId, text: &str) -> Option<Result<Painting, NotationError>> {
    let symbols = facelets::symbols(puzzle);
    let mut out = Painting { puzzle, colours: Vec::new() };
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        let colour = symbols.iter().position(|s| *s == c.to_ascii_uppercase()).map(|colour| colour as u8);
        if colour.is_none() && c != UNPAINTED {
            return None;
        }
        out.colours.push(colour);
    }
    if out.missing() == 0 {
        return None;
    }
    let (found, expected) = (out.colours.len(), puzzle.def().solved.len());
    if found == expected {
        return Some(Ok(out));
    }
    let fault = NotationFault::ColourCount { found, expected };
    Some(Err(NotationError { at: Position::of(text, text.trim_end().len()), token: String::new(), fault }))
}

/// So many letters without a sign among them are no moves that a person types: those have blanks, digits or primes.
const SURELY_FACELETS: usize = 10;
/// Stands for a facelet that is not painted.
pub(super) const UNPAINTED: char = '-';

/// The number of the character at a position of a text.
fn character(text: &str, at: Position) -> usize {
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
            assert_eq!(character(text, Position::of(text, byte)), number, "{c}");
        }
    }
}
