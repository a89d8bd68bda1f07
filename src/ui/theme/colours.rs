//! The window's colours in the dark and the light theme, by purpose.

use eframe::egui::{Color32, Ui};

/// Black, used with [`WHITE`] for marks visible on every background.
pub(crate) const BLACK: Color32 = Color32::BLACK;
pub(crate) const WHITE: Color32 = Color32::WHITE;

/// Colour of the rings around facelets that are impossible as painted.
pub(crate) const ERROR_RING: Color32 = Color32::from_rgb(0xe0, 0x00, 0x2a);

/// Veil over the cell under the pointer.
pub(crate) const HOVERED_CELL_VEIL: Color32 = Color32::from_rgba_premultiplied(70, 70, 70, 70);

/// Share of the background mixed into the parts farthest along the fourth axis.
pub(crate) const FOG_SHARE: f32 = 0.35;

/// Outline of the tour's target, and its arrow; edged in black to be visible on every background.
pub(crate) const TOUR_MARK: Color32 = Color32::from_rgb(0xff, 0xd0, 0x40);

/// Veil over the window behind a dialog.
pub(crate) const DIALOG_VEIL: Color32 = Color32::from_black_alpha(50);

/// Veil over the window while a system file dialog is open.
pub(crate) const WAITING_VEIL: Color32 = Color32::from_black_alpha(140);

/// Veil over the window while a file is dragged over it.
pub(crate) const DROP_VEIL: Color32 = Color32::from_black_alpha(160);

#[derive(Clone, Copy, Debug)]
pub(crate) struct Colours {
    /// Window background.
    pub(crate) background: Color32,
    /// Card background.
    pub(crate) surface: Color32,
    /// Raised surfaces: buttons, menus.
    pub(crate) raised: Color32,
    /// Hovered buttons.
    pub(crate) hovered: Color32,
    /// Borders and separators.
    pub(crate) line: Color32,
    /// Grid lines in charts.
    pub(crate) grid: Color32,
    /// Area between the two lines of a chart.
    pub(crate) gap: Color32,
    pub(crate) text: Color32,
    /// Emphasised text.
    pub(crate) strong: Color32,
    /// Secondary text.
    pub(crate) muted: Color32,
    /// Primary action and current move.
    pub(crate) accent: Color32,
    /// Text on the accent.
    pub(crate) on_accent: Color32,
    /// Background of a selection, faint enough for text on it.
    pub(crate) chosen: Color32,
    pub(crate) link: Color32,
    /// Proven results, and improvements.
    pub(crate) proven: Color32,
    /// Best so far, and warnings.
    pub(crate) best: Color32,
    /// Errors, setbacks and exclusions.
    pub(crate) error: Color32,
    /// Focus ring.
    pub(crate) focus: Color32,
    /// Facelet without a colour; distinct from all puzzle colours.
    pub(crate) unpainted: Color32,
    /// Facelet that may have any colour: a grey distinct from all puzzle colours.
    pub(crate) any_colour: Color32,
    /// Body of the puzzle in the view: nearly black, lighter on a dark background.
    pub(crate) body: Color32,
    /// Lines between the parts of the puzzle's body.
    pub(crate) seam: Color32,
    /// Lines above groups of moves, and edges of the graph by face.
    pub(crate) groups: [Color32; 4],
    /// Runs of other searches in charts: distinct from each other and from the position's lines, also for the colour-blind.
    pub(crate) runs: [Color32; 5],
}

/// The dark and the light theme.
const THEMES: [Colours; 2] = [colours_of(0), colours_of(1)];

/// Builds `THEMES[theme]`; each colour is a pair of `0xRRGGBB`, dark and light.
const fn colours_of(theme: usize) -> Colours {
    const fn pick(theme: usize, dark: u32, light: u32) -> Color32 {
        let [_, red, green, blue] = [dark, light][theme].to_be_bytes();
        Color32::from_rgb(red, green, blue)
    }
    Colours {
        background: pick(theme, 0x14161b, 0xeef0f4),
        surface: pick(theme, 0x1c1f27, 0xffffff),
        raised: pick(theme, 0x262a34, 0xe4e7ed),
        hovered: pick(theme, 0x323845, 0xd6dae3),
        line: pick(theme, 0x383e4c, 0xc4c9d4),
        grid: pick(theme, 0x383e4c, 0xd6dae3),
        gap: pick(theme, 0x1f2a40, 0xdde7f8),
        text: pick(theme, 0xe8eaf0, 0x1a1d24),
        strong: pick(theme, 0xffffff, 0x000000),
        muted: pick(theme, 0x9aa2b1, 0x555c6b),
        accent: pick(theme, 0x4c8dff, 0x2a66d6),
        on_accent: pick(theme, 0x0a0e18, 0xffffff),
        chosen: pick(theme, 0x244073, 0xc9dcff),
        link: pick(theme, 0x7caeff, 0x1c56c4),
        proven: pick(theme, 0x3fcf9e, 0x006e55),
        best: pick(theme, 0xffb03d, 0x9c5200),
        error: pick(theme, 0xff7a7a, 0xb00020),
        focus: pick(theme, 0xffd040, 0x004ac0),
        unpainted: pick(theme, 0x3a3e48, 0xbebec2),
        any_colour: pick(theme, 0x7d8390, 0x8a8f9b),
        body: pick(theme, 0x3e3e3e, 0x1e1e1e),
        seam: pick(theme, 0x181818, 0x080808),
        groups: [
            pick(theme, 0x8fa3c8, 0x4a6190),
            pick(theme, 0xb79bc9, 0x7a4f90),
            pick(theme, 0x7fb5a5, 0x2f7060),
            pick(theme, 0xc9a86a, 0x80611f),
        ],
        runs: [
            pick(theme, 0xf2e6e6, 0x661111),
            pick(theme, 0xbb44ff, 0x222277),
            pick(theme, 0x889944, 0x998899),
            pick(theme, 0xd01818, 0x884455),
            pick(theme, 0x607080, 0x0088ff),
        ],
    }
}

pub(crate) const fn for_theme(dark: bool) -> &'static Colours {
    if dark { &THEMES[0] } else { &THEMES[1] }
}

pub(crate) fn colours(ui: &Ui) -> &'static Colours {
    for_theme(ui.visuals().dark_mode)
}

/// Line colours of plots: best so far and proven bound.
pub(crate) fn line_colours(ui: &Ui) -> [Color32; 2] {
    let colours = colours(ui);
    [colours.best, colours.proven]
}
