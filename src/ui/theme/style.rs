//! The egui style of all widgets, from the named colours and sizes.

use eframe::egui::style::{ScrollStyle, WidgetVisuals};
use eframe::egui::{
    Context, CornerRadius, FontFamily, FontId, Frame, Margin, Stroke, Style, TextStyle, Theme, Ui, vec2,
};

use super::colours::{Colours, colours, for_theme};
use super::{
    CARD_CORNER_RADIUS, CARD_PADDING, CONTROL_HEIGHT, CORNER_RADIUS, GRID, PANEL_MARGIN, TEXT_BODY, TEXT_LARGE,
    TEXT_SMALL,
};

/// Sets spacing, text and colours of both themes.
pub(crate) fn apply_style(ctx: &Context) {
    for theme in [Theme::Dark, Theme::Light] {
        ctx.style_mut_of(theme, |style| {
            spacing(style);
            texts(style);
            visuals(style, for_theme(theme == Theme::Dark));
        });
    }
}

/// Frame of a card: a surface with rounded corners.
pub(crate) fn card_frame(ui: &Ui) -> Frame {
    Frame::new().fill(colours(ui).surface).corner_radius(CARD_CORNER_RADIUS).inner_margin(CARD_PADDING)
}

/// Frame of a side panel or bar, with inner margins.
pub(crate) fn panel_frame(ui: &Ui) -> Frame {
    Frame::side_top_panel(ui.style()).inner_margin(Margin::symmetric(PANEL_MARGIN, 2))
}

pub(crate) fn central_panel_frame(ui: &Ui) -> Frame {
    Frame::central_panel(ui.style()).inner_margin(Margin::symmetric(PANEL_MARGIN, GRID as i8))
}

fn spacing(style: &mut Style) {
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(GRID, 0.75 * GRID);
    spacing.button_padding = vec2(GRID, 0.5 * GRID);
    spacing.interact_size.y = CONTROL_HEIGHT;
    spacing.menu_margin = Margin::same(GRID as i8);
    spacing.window_margin = Margin::same(2 * GRID as i8);
    spacing.scroll = ScrollStyle {
        bar_width: GRID,
        // Keep scroll bars visible without hover.
        floating_width: 0.5 * GRID,
        dormant_handle_opacity: 0.5,
        ..ScrollStyle::floating()
    };
}

fn texts(style: &mut Style) {
    let family = FontFamily::Proportional;
    style.text_styles = [
        (TextStyle::Small, FontId::new(TEXT_SMALL, family.clone())),
        (TextStyle::Body, FontId::new(TEXT_BODY, family.clone())),
        (TextStyle::Button, FontId::new(TEXT_BODY, family.clone())),
        (TextStyle::Heading, FontId::new(TEXT_LARGE, family)),
        (TextStyle::Monospace, FontId::new(TEXT_BODY, FontFamily::Monospace)),
    ]
    .into();
}

fn visuals(style: &mut Style, of: &Colours) {
    let visuals = &mut style.visuals;
    visuals.panel_fill = of.background;
    visuals.window_fill = of.surface;
    visuals.window_stroke = Stroke::new(1.0, of.line);
    visuals.window_corner_radius = CornerRadius::same(CARD_CORNER_RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(CARD_CORNER_RADIUS);
    visuals.faint_bg_color = of.surface;
    visuals.extreme_bg_color = of.background;
    visuals.text_edit_bg_color = Some(of.surface);
    visuals.code_bg_color = of.raised;
    visuals.hyperlink_color = of.link;
    visuals.error_fg_color = of.error;
    visuals.warn_fg_color = of.best;
    visuals.weak_text_color = Some(of.muted);
    visuals.selection.bg_fill = of.chosen;
    visuals.selection.stroke = Stroke::new(1.0, of.strong);
    visuals.text_cursor.stroke.color = of.accent;
    visuals.slider_trailing_fill = true;
    let corner_radius = CornerRadius::same(CORNER_RADIUS);
    let kind = |fill, edge, ink| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        fg_stroke: Stroke::new(1.0, ink),
        corner_radius,
        expansion: 0.0,
    };
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = kind(of.surface, of.line, of.text);
    widgets.inactive = kind(of.raised, of.line, of.text);
    widgets.hovered = kind(of.hovered, of.muted, of.strong);
    widgets.active = kind(of.hovered, of.accent, of.strong);
    widgets.open = kind(of.hovered, of.line, of.strong);
}
