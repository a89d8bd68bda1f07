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
    /// Of the body of the puzzle in space, which is black, but on a dark ground not as dark as that.
    pub(crate) body: Color32,
    /// Of the lines between its parts.
    pub(crate) seam: Color32,
    /// Of the lines above groups of moves.
    pub(crate) groups: [Color32; 4],
    /// Of runs beside that of the position, apart from each other and from the lines of that for the colour-blind too.
    pub(crate) runs: [Color32; 5],
}

/// The dark theme.
pub(crate) const DARK: Colours = Colours {
    background: Color32::from_rgb(0x14, 0x16, 0x1b),
    surface: Color32::from_rgb(0x1c, 0x1f, 0x27),
    raised: Color32::from_rgb(0x26, 0x2a, 0x34),
    pointed: Color32::from_rgb(0x32, 0x38, 0x45),
    line: Color32::from_rgb(0x38, 0x3e, 0x4c),
    grid: Color32::from_rgb(0x38, 0x3e, 0x4c),
    gap: Color32::from_rgb(0x1f, 0x2a, 0x40),
    text: Color32::from_rgb(0xe8, 0xea, 0xf0),
    strong: Color32::from_rgb(0xff, 0xff, 0xff),
    muted: Color32::from_rgb(0x9a, 0xa2, 0xb1),
    accent: Color32::from_rgb(0x4c, 0x8d, 0xff),
    on_accent: Color32::from_rgb(0x0a, 0x0e, 0x18),
    chosen: Color32::from_rgb(0x24, 0x40, 0x73),
    link: Color32::from_rgb(0x7c, 0xae, 0xff),
    proven: Color32::from_rgb(0x3f, 0xcf, 0x9e),
    best: Color32::from_rgb(0xff, 0xb0, 0x3d),
    error: Color32::from_rgb(0xff, 0x7a, 0x7a),
    focus: Color32::from_rgb(0xff, 0xd0, 0x40),
    unpainted: Color32::from_rgb(0x3a, 0x3e, 0x48),
    body: Color32::from_rgb(0x3e, 0x3e, 0x3e),
    seam: Color32::from_rgb(0x18, 0x18, 0x18),
    groups: [
        Color32::from_rgb(0x8f, 0xa3, 0xc8),
        Color32::from_rgb(0xb7, 0x9b, 0xc9),
        Color32::from_rgb(0x7f, 0xb5, 0xa5),
        Color32::from_rgb(0xc9, 0xa8, 0x6a),
    ],
    runs: [
        Color32::from_rgb(0xf2, 0xe6, 0xe6),
        Color32::from_rgb(0xbb, 0x44, 0xff),
        Color32::from_rgb(0x88, 0x99, 0x44),
        Color32::from_rgb(0xd0, 0x18, 0x18),
        Color32::from_rgb(0x60, 0x70, 0x80),
    ],
};

/// The light theme, the mirror of the dark one.
pub(crate) const LIGHT: Colours = Colours {
    background: Color32::from_rgb(0xee, 0xf0, 0xf4),
    surface: Color32::from_rgb(0xff, 0xff, 0xff),
    raised: Color32::from_rgb(0xe4, 0xe7, 0xed),
    pointed: Color32::from_rgb(0xd6, 0xda, 0xe3),
    line: Color32::from_rgb(0xc4, 0xc9, 0xd4),
    grid: Color32::from_rgb(0xd6, 0xda, 0xe3),
    gap: Color32::from_rgb(0xdd, 0xe7, 0xf8),
    text: Color32::from_rgb(0x1a, 0x1d, 0x24),
    strong: Color32::from_rgb(0x00, 0x00, 0x00),
    muted: Color32::from_rgb(0x55, 0x5c, 0x6b),
    accent: Color32::from_rgb(0x2a, 0x66, 0xd6),
    on_accent: Color32::from_rgb(0xff, 0xff, 0xff),
    chosen: Color32::from_rgb(0xc9, 0xdc, 0xff),
    link: Color32::from_rgb(0x1c, 0x56, 0xc4),
    proven: Color32::from_rgb(0x00, 0x6e, 0x55),
    best: Color32::from_rgb(0x9c, 0x52, 0x00),
    error: Color32::from_rgb(0xb0, 0x00, 0x20),
    focus: Color32::from_rgb(0x00, 0x4a, 0xc0),
    unpainted: Color32::from_rgb(0xbe, 0xbe, 0xc2),
    body: Color32::from_rgb(0x1e, 0x1e, 0x1e),
    seam: Color32::from_rgb(0x08, 0x08, 0x08),
    groups: [
        Color32::from_rgb(0x4a, 0x61, 0x90),
        Color32::from_rgb(0x7a, 0x4f, 0x90),
        Color32::from_rgb(0x2f, 0x70, 0x60),
        Color32::from_rgb(0x80, 0x61, 0x1f),
    ],
    runs: [
        Color32::from_rgb(0x66, 0x11, 0x11),
        Color32::from_rgb(0x22, 0x22, 0x77),
        Color32::from_rgb(0x99, 0x88, 0x99),
        Color32::from_rgb(0x88, 0x44, 0x55),
        Color32::from_rgb(0x00, 0x88, 0xff),
    ],
};

/// The colours of the dark or the light theme.
pub(crate) const fn of_theme(dark: bool) -> &'static Colours {
    if dark { &DARK } else { &LIGHT }
}

/// The colours of the theme in use.
pub(crate) fn colours(ui: &Ui) -> &'static Colours {
    of_theme(ui.visuals().dark_mode)
}

/// The colour of what is wrong.
pub(crate) fn error_colour(ui: &Ui) -> Color32 {
    colours(ui).error
}

/// The colours of the two lines of plots: best so far and proven bound.
pub(crate) fn line_colours(ui: &Ui) -> [Color32; 2] {
    let colours = colours(ui);
    [colours.best, colours.proven]
}
