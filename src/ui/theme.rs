//! Colours and spacing of the window, and those colours of the puzzle that depend on the theme. It knows no part of the
//! window, so that every part can use it.

use eframe::egui::{self, Color32, Ui};

use crate::app::App;
use crate::engine::puzzle::PuzzleId;
use crate::model::appearance::vision;

/// The space between groups of a panel, in points.
pub(super) const GAP: f32 = 8.0;

/// The colour of the ring around facelets that cannot be as they are painted.
pub(super) const ERROR_RING: Color32 = Color32::from_rgb(0xe0, 0x00, 0x2a);

/// The colour in which a facelet is shown, by the palette that is chosen; grey for a colour that the puzzle does not
/// have.
pub(super) fn facelet_colour(app: &App, puzzle: PuzzleId, colour: u8) -> Color32 {
    app.colours(puzzle).get(usize::from(colour)).map_or(Color32::GRAY, |[r, g, b]| Color32::from_rgb(*r, *g, *b))
}

/// What a facelet without a colour is filled with: none of the colours, in either theme.
pub(super) fn unpainted_colour(ui: &Ui) -> Color32 {
    Color32::from_gray(if ui.visuals().dark_mode { 58 } else { 190 })
}

/// The colour of what is wrong, readable in both themes.
pub(super) fn error_colour(ui: &Ui) -> Color32 {
    error_colour_in(ui.visuals().dark_mode)
}

/// [`error_colour`] in the dark or the light theme.
const fn error_colour_in(dark: bool) -> Color32 {
    if dark { Color32::from_rgb(0xff, 0x7a, 0x7a) } else { Color32::from_rgb(0xb0, 0x00, 0x20) }
}

/// The colour of what a move has just achieved, readable in both themes.
pub(super) fn success_colour(ui: &Ui) -> Color32 {
    if ui.visuals().dark_mode { Color32::from_rgb(0x7a, 0xdc, 0x8c) } else { Color32::from_rgb(0x00, 0x6b, 0x24) }
}

/// Black or white, whichever is read more easily on a colour.
pub(super) fn ink_on(colour: Color32) -> Color32 {
    let [r, g, b] = vision::ink([colour.r(), colour.g(), colour.b()]);
    Color32::from_rgb(r, g, b)
}

/// The colours of the two lines of plots, readable in both themes: best and lower bound.
pub(super) fn line_colours(ui: &Ui) -> [Color32; 2] {
    line_colours_in(ui.visuals().dark_mode)
}

/// [`line_colours`] in the dark or the light theme.
const fn line_colours_in(dark: bool) -> [Color32; 2] {
    if dark {
        [Color32::from_rgb(0xff, 0xa6, 0x3d), Color32::from_rgb(0x5c, 0xb8, 0xff)]
    } else {
        [Color32::from_rgb(0xc4, 0x5a, 0x00), Color32::from_rgb(0x00, 0x5f, 0xb8)]
    }
}

/// The colour of the ring around what has the keyboard focus: at least three times as bright or as dark as the ground
/// of its theme.
pub(super) const fn focus_ring_colour(dark: bool) -> Color32 {
    if dark { Color32::from_rgb(0xff, 0xd0, 0x40) } else { Color32::from_rgb(0x00, 0x4a, 0xc0) }
}

/// Spacing, and text that stands out more than by default, in both themes.
pub(super) fn apply_style(ctx: &egui::Context) {
    ctx.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(8.0, 3.0);
        style.visuals.widgets.noninteractive.fg_stroke.color =
            if style.visuals.dark_mode { Color32::from_gray(205) } else { Color32::from_gray(40) };
        if !style.visuals.dark_mode {
            style.visuals.hyperlink_color = Color32::from_rgb(0, 90, 180);
        }
        // By default it is too faint to be read by everyone.
        style.visuals.weak_text_color =
            Some(if style.visuals.dark_mode { Color32::from_gray(155) } else { Color32::from_gray(95) });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Theme, Visuals};

    fn contrast(one: Color32, other: Color32) -> f64 {
        let rgb = |colour: Color32| [colour.r(), colour.g(), colour.b()];
        vision::contrast(rgb(one), rgb(other))
    }

    /// A colour of text as it is seen on a ground.
    fn seen(text: Color32, ground: Color32) -> Color32 {
        ground.blend(text)
    }

    #[test]
    fn every_text_is_read_on_its_ground_in_both_themes() {
        let ctx = egui::Context::default();
        apply_style(&ctx);
        for theme in [Theme::Light, Theme::Dark] {
            let style = ctx.style_of(theme);
            let visuals: &Visuals = &style.visuals;
            let dark = visuals.dark_mode;
            let texts = [
                ("usual", visuals.text_color()),
                ("strong", visuals.strong_text_color()),
                ("weak", visuals.weak_text_color()),
                ("wrong", error_colour_in(dark)),
                ("button", visuals.widgets.inactive.text_color()),
                ("link", visuals.hyperlink_color),
            ];
            for (name, text) in texts {
                let contrast = contrast(seen(text, visuals.panel_fill), visuals.panel_fill);
                assert!(contrast >= 4.5, "{theme:?} {name}: {contrast}");
            }
            for line in line_colours_in(dark) {
                assert!(contrast(line, visuals.panel_fill) >= 3.0, "{theme:?} {line:?}");
            }
            assert!(contrast(focus_ring_colour(dark), visuals.panel_fill) >= 4.5, "{theme:?}");
        }
    }

    #[test]
    fn signs_are_read_on_the_colour_of_least_contrast() {
        for grey in 0..=255 {
            let grey = Color32::from_gray(grey);
            assert!(contrast(grey, ink_on(grey)) >= 4.5, "{grey:?}");
        }
    }
}
