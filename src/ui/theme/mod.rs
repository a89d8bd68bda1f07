//! The visual language of the window, all of it named: colours, sizes and spacing, and those colours of the puzzle that
//! depend on the theme. It knows no part of the window, so that every part can use it.

pub mod colours;
pub mod style;
#[cfg(test)]
mod tests;

use eframe::egui::{Color32, FontId, RichText, TextStyle, Ui};
use unfold_app::model::Model;

pub(crate) use self::colours::{
    BLACK, DIALOG_VEIL, DROP_VEIL, ERROR_RING, FOG, HELD_VEIL, MARK, WAITING_VEIL, WHITE, colours, line_colours,
    of_theme,
};
pub(crate) use self::style::{apply_style, card, middle, panel};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::appearance::vision;

// Sizes of text and of what the window is laid out by, in points. Distances are multiples of half the [`GRID`].

/// The grid on which everything stands.
pub(crate) const GRID: f32 = 8.0;
/// The space between groups of a panel.
pub(crate) const GAP: f32 = GRID;

/// Text beside other text: captions, counts, axes. Nothing is written smaller.
pub(crate) const TEXT_SMALL: f32 = 12.0;
/// Text to be read, and on buttons.
pub(crate) const TEXT_BODY: f32 = 14.0;
/// Headings, and the text of the main button.
pub(crate) const TEXT_LARGE: f32 = 18.0;
/// The size of the sentence about a move.
pub(crate) const TEXT_SENTENCE: f32 = 16.0;
/// Size of the title of a page.
pub(crate) const TEXT_TITLE: f32 = 28.0;
/// The one number that the window is about.
pub(crate) const TEXT_RESULT: f32 = 56.0;

/// A window of less width or height than this, in points, is small.
const SMALL: [f32; 2] = [1024.0, 700.0];
/// From this width on a window is large, in points.
const LARGE: f32 = 1600.0;

/// The part of its colour that a facelet of the net keeps whose piece is filtered out, and that of its letter.
pub(crate) const FAINT: f32 = 0.25;
pub(crate) const FAINT_INK: f32 = 0.6;

/// The radius of the corners of cards.
pub(crate) const CARD_CORNER: u8 = 10;
/// Space left free inside cards.
pub(crate) const CARD_PADDING: i8 = 12;
/// Space left free between what is shown and a border beside it.
pub(crate) const EDGE: i8 = 12;
/// The radius of the corners of buttons and fields.
pub(crate) const CORNER: u8 = 6;
/// The height of what can be clicked, as far as it is a button.
pub(crate) const CONTROL: f32 = 3.0 * GRID;
/// The height of the main button.
pub(crate) const MAIN_BUTTON: f32 = 5.0 * GRID;

/// The colour in which a facelet is shown, by the palette that is chosen; that of none for a colour that the puzzle does
/// not have.
pub(crate) fn facelet_colour(model: &Model, puzzle: PuzzleId, colour: u8) -> Color32 {
    model.colours(puzzle).get(usize::from(colour)).map_or(Color32::GRAY, |colour| drawn_colour(*colour))
}

/// The colour of a drawing as the window paints it.
pub(crate) fn drawn_colour([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Black or white, whichever is read more easily on a colour.
pub(crate) fn ink_on(colour: Color32) -> Color32 {
    drawn_colour(vision::ink([colour.r(), colour.g(), colour.b()]))
}

/// The usual font in one of the named sizes.
pub(crate) fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// True in a window that has no room for the usual layout: the stage stands beside what is told of it, and pages are scrolled.
pub(crate) fn is_small(ui: &Ui) -> bool {
    let room = ui.ctx().content_rect().size();
    room.x < SMALL[0] || room.y < SMALL[1]
}

/// True in a window in which what is read from afar, such as the moves of a solution, is larger.
pub(crate) fn is_large(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= LARGE
}

/// The width of a line of text in one of the styles.
pub(crate) fn text_width(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font, WHITE).size().x)
}

/// A text in one of the named sizes.
pub(crate) fn sized(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).size(size)
}
