//! The visual language of the window, all of it named: colours, sizes and spacing, and those colours of the puzzle that
//! depend on the theme. It knows no part of the window, so that every part can use it.

pub mod colours;
pub mod sizes;
pub mod style;
#[cfg(test)]
mod tests;

use eframe::egui::{Color32, FontId, RichText, Ui};

pub(crate) use self::colours::{
    BLACK, DIALOG_VEIL, DROP_VEIL, ERROR_RING, FOG, HELD_VEIL, MARK, WAITING_VEIL, WHITE, colours, error_colour,
    line_colours, of_theme,
};
pub(crate) use self::sizes::{
    CARD_PADDING, GAP, GRID, MAIN_BUTTON, TEXT_BODY, TEXT_LARGE, TEXT_RESULT, TEXT_SMALL, TEXT_TITLE,
};
pub(crate) use self::style::{apply_style, card};
use crate::app::App;
use crate::shared::appearance::vision;
use unfold_engine::puzzle::PuzzleId;

/// The colour in which a facelet is shown, by the palette that is chosen; that of none for a colour that the puzzle does
/// not have.
pub(crate) fn facelet_colour(app: &App, puzzle: PuzzleId, colour: u8) -> Color32 {
    app.colours(puzzle).get(usize::from(colour)).map_or(Color32::GRAY, |[r, g, b]| Color32::from_rgb(*r, *g, *b))
}

/// The colour of a drawing as the window paints it.
pub(crate) fn drawn_colour([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// Fill of a facelet without a colour: none of the colours, in either theme.
pub(crate) fn unpainted_colour(ui: &Ui) -> Color32 {
    colours(ui).unpainted
}

/// Black or white, whichever is read more easily on a colour.
pub(crate) fn ink_on(colour: Color32) -> Color32 {
    let [r, g, b] = vision::ink([colour.r(), colour.g(), colour.b()]);
    Color32::from_rgb(r, g, b)
}

/// The usual font in one of the named sizes.
pub(crate) fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// A text in one of the named sizes.
pub(crate) fn sized(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).size(size)
}
