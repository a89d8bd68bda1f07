//! The window's visual language: named colours, sizes and spacing. Imports no other part of `ui`, so that all can use
//! it.

pub mod colours;
pub mod style;
#[cfg(test)]
mod tests;

use eframe::egui::{Color32, FontId, RichText, TextStyle, Ui};
use unfold_app::model::Model;

pub(crate) use self::colours::{
    BLACK, DIALOG_VEIL, DROP_VEIL, ERROR_RING, FOG_SHARE, HOVERED_CELL_VEIL, TOUR_MARK, WAITING_VEIL, WHITE, colours,
    for_theme, line_colours,
};
pub(crate) use self::style::{apply_style, card_frame, central_panel_frame, panel_frame};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::appearance::vision;

// Sizes are in points, most of them as multiples of `GRID`.

/// Base spacing unit, in points.
pub(crate) const GRID: f32 = 8.0;
/// Space between groups of controls.
pub(crate) const GAP: f32 = GRID;

/// Captions, counts, axes: the smallest font size.
pub(crate) const TEXT_SMALL: f32 = 12.0;
/// Body text and buttons.
pub(crate) const TEXT_BODY: f32 = 14.0;
/// Headings, and the text of the main button.
pub(crate) const TEXT_LARGE: f32 = 18.0;
/// The sentence about a move; in a large window, also moves.
pub(crate) const TEXT_SENTENCE: f32 = 16.0;
pub(crate) const TEXT_TITLE: f32 = 28.0;
/// The best length, and the move in a presentation.
pub(crate) const TEXT_RESULT: f32 = 56.0;

/// A window below this width or height, in points, is small.
const MIN_USUAL_SIZE: [f32; 2] = [1024.0, 700.0];
/// Minimum width of a large window, in points.
const MIN_LARGE_WIDTH: f32 = 1600.0;

/// Opacity of a filtered-out piece's facelets on the net.
pub(crate) const FILTERED_OPACITY: f32 = 0.25;
/// Opacity of a filtered-out piece's letters on the net.
pub(crate) const FILTERED_INK_OPACITY: f32 = 0.6;

pub(crate) const CARD_CORNER_RADIUS: u8 = 10;
pub(crate) const CARD_PADDING: i8 = 12;
/// Padding between contents and the border of a panel.
pub(crate) const PANEL_MARGIN: i8 = 12;
/// Corner radius of buttons and fields.
pub(crate) const CORNER_RADIUS: u8 = 6;
/// Height of buttons and other controls.
pub(crate) const CONTROL_HEIGHT: f32 = 3.0 * GRID;
pub(crate) const MAIN_BUTTON_HEIGHT: f32 = 5.0 * GRID;

/// Colour of a facelet in the current palette; grey if the puzzle does not have that colour.
pub(crate) fn facelet_colour(model: &Model, puzzle: PuzzleId, colour: u8) -> Color32 {
    model.colours(puzzle).get(usize::from(colour)).map_or(Color32::GRAY, |colour| from_rgb(*colour))
}

/// Converts red, green and blue to an opaque egui colour.
pub(crate) fn from_rgb([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Black or white, whichever contrasts more with a colour.
pub(crate) fn ink_on(colour: Color32) -> Color32 {
    from_rgb(vision::ink([colour.r(), colour.g(), colour.b()]))
}

pub(crate) fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// True for a window too small for the usual layout: remarks are to the left of the puzzle, and pages scroll.
pub(crate) fn is_small(ui: &Ui) -> bool {
    let room = ui.ctx().content_rect().size();
    room.x < MIN_USUAL_SIZE[0] || room.y < MIN_USUAL_SIZE[1]
}

/// True for a window wide enough for moves in a larger font, legible from afar.
pub(crate) fn is_large(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= MIN_LARGE_WIDTH
}

pub(crate) fn text_width(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font, WHITE).size().x)
}

pub(crate) fn sized(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).size(size)
}
