//! The colours of the window: one set for the dark theme and one for the light, and what each is for.

use eframe::egui::{Color32, Ui};

/// Black and white, for what is seen on every ground.
pub(crate) const BLACK: Color32 = Color32::BLACK;
/// The other of the two.
pub(crate) const WHITE: Color32 = Color32::WHITE;

/// The colour of the ring around facelets that cannot be as they are painted.
pub(crate) const ERROR_RING: Color32 = Color32::from_rgb(0xe0, 0x00, 0x2a);

/// Veil over the part of the hypercube that the pointer has hold of.
pub(crate) const HELD_VEIL: Color32 = Color32::from_rgba_premultiplied(70, 70, 70, 70);

/// The part of the ground's colour that what is farthest along the fourth axis takes on.
pub(crate) const FOG: f32 = 0.35;

/// The inner of the two lines around what the tour speaks of, seen on every ground.
pub(crate) const MARK: Color32 = Color32::from_rgb(0xff, 0xd0, 0x40);

/// Veil over the window behind a dialog.
pub(crate) const DIALOG_VEIL: Color32 = Color32::from_black_alpha(50);

/// Veil over the window while the system asks for a file.
pub(crate) const WAITING_VEIL: Color32 = Color32::from_black_alpha(140);

/// Veil over the window while a file is held over it.
pub(crate) const DROP_VEIL: Color32 = Color32::from_black_alpha(160);

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Colours {
    /// Behind everything.
    pub(crate) background: Color32,
    /// Of cards.
    pub(crate) surface: Color32,
    /// Of buttons, menus and whatever stands above cards.
    pub(crate) raised: Color32,
    /// Of a button that is pointed at.
    pub(crate) pointed: Color32,
    /// Of lines between and around things.
    pub(crate) line: Color32,
    /// Of the lines in charts.
    pub(crate) grid: Color32,
    /// Between the two lines of a chart.
    pub(crate) gap: Color32,
    /// Of text.
    pub(crate) text: Color32,
    /// Of text that matters most.
    pub(crate) strong: Color32,
    /// Of text that matters less.
    pub(crate) muted: Color32,
    /// Of the primary action and the current move.
    pub(crate) accent: Color32,
    /// Of text on the accent.
    pub(crate) on_accent: Color32,
    /// Behind what is chosen, faint enough for text.
    pub(crate) chosen: Color32,
    /// Of links.
    pub(crate) link: Color32,
    /// Of what is proven.
    pub(crate) proven: Color32,
    /// Of what is the best so far.
    pub(crate) best: Color32,
    /// Of what is wrong, and of nothing else.
    pub(crate) error: Color32,
    /// Of the ring around what has the keyboard focus.
    pub(crate) focus: Color32,
    /// Of a facelet without a colour: none of the puzzle's colours.
    pub(crate) unpainted: Color32,
    /// Of a facelet that may have any colour: a grey that is none of the puzzle's colours.
    pub(crate) any_colour: Color32,
    /// Of the body of the puzzle in space, which is black, but on a dark ground not as dark as that.
    pub(crate) body: Color32,
    /// Of the lines between its parts.
    pub(crate) seam: Color32,
    /// Of the lines above groups of moves.
    pub(crate) groups: [Color32; 4],
    /// Of runs beside that of the position, apart from each other and from the lines of that for the colour-blind too.
    pub(crate) runs: [Color32; 5],
}

/// The colours of the dark theme, and of the light one, its mirror.
const THEMES: [Colours; 2] = [colours_of(0), colours_of(1)];

/// The colours of the theme in this place of [`THEMES`], each of one pair of numbers `0xRRGGBB`.
const fn colours_of(theme: usize) -> Colours {
    /// One colour of a pair.
    const fn of(theme: usize, dark: u32, light: u32) -> Color32 {
        let [_, red, green, blue] = [dark, light][theme].to_be_bytes();
        Color32::from_rgb(red, green, blue)
    }
    Colours {
        background: of(theme, 0x14161b, 0xeef0f4),
        surface: of(theme, 0x1c1f27, 0xffffff),
        raised: of(theme, 0x262a34, 0xe4e7ed),
        pointed: of(theme, 0x323845, 0xd6dae3),
        line: of(theme, 0x383e4c, 0xc4c9d4),
        grid: of(theme, 0x383e4c, 0xd6dae3),
        gap: of(theme, 0x1f2a40, 0xdde7f8),
        text: of(theme, 0xe8eaf0, 0x1a1d24),
        strong: of(theme, 0xffffff, 0x000000),
        muted: of(theme, 0x9aa2b1, 0x555c6b),
        accent: of(theme, 0x4c8dff, 0x2a66d6),
        on_accent: of(theme, 0x0a0e18, 0xffffff),
        chosen: of(theme, 0x244073, 0xc9dcff),
        link: of(theme, 0x7caeff, 0x1c56c4),
        proven: of(theme, 0x3fcf9e, 0x006e55),
        best: of(theme, 0xffb03d, 0x9c5200),
        error: of(theme, 0xff7a7a, 0xb00020),
        focus: of(theme, 0xffd040, 0x004ac0),
        unpainted: of(theme, 0x3a3e48, 0xbebec2),
        any_colour: of(theme, 0x7d8390, 0x8a8f9b),
        body: of(theme, 0x3e3e3e, 0x1e1e1e),
        seam: of(theme, 0x181818, 0x080808),
        groups: [
            of(theme, 0x8fa3c8, 0x4a6190),
            of(theme, 0xb79bc9, 0x7a4f90),
            of(theme, 0x7fb5a5, 0x2f7060),
            of(theme, 0xc9a86a, 0x80611f),
        ],
        runs: [
            of(theme, 0xf2e6e6, 0x661111),
            of(theme, 0xbb44ff, 0x222277),
            of(theme, 0x889944, 0x998899),
            of(theme, 0xd01818, 0x884455),
            of(theme, 0x607080, 0x0088ff),
        ],
    }
}

/// The colours of the dark or the light theme.
pub(crate) const fn of_theme(dark: bool) -> &'static Colours {
    if dark { &THEMES[0] } else { &THEMES[1] }
}

/// The colours of the theme in use.
pub(crate) fn colours(ui: &Ui) -> &'static Colours {
    of_theme(ui.visuals().dark_mode)
}

/// The colours of the two lines of plots: best so far and proven bound.
pub(crate) fn line_colours(ui: &Ui) -> [Color32; 2] {
    let colours = colours(ui);
    [colours.best, colours.proven]
}
