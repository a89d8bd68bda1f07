//! Sizes of text and of what the window is laid out by, in points. Distances are multiples of half the [`GRID`].

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
/// Size of the title of a page.
pub(crate) const TEXT_TITLE: f32 = 28.0;
/// The one number that the window is about.
pub(crate) const TEXT_RESULT: f32 = 56.0;

/// The radius of the corners of cards.
pub(crate) const CARD_CORNER: u8 = 10;
/// Space left free inside cards.
pub(crate) const CARD_PADDING: i8 = 12;
/// The radius of the corners of buttons and fields.
pub(crate) const CORNER: u8 = 6;
/// The height of what can be clicked, as far as it is a button.
pub(crate) const CONTROL: f32 = 3.0 * GRID;
/// The height of the main button.
pub(crate) const MAIN_BUTTON: f32 = 5.0 * GRID;
