//! The paints, with the number of facelets left for each colour.

use crate::ui::{theme, widgets::sticker_patterns};
use eframe::egui::{Align2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use unfold_app::command::{PaintingCommand, message::Messages};
use unfold_app::document::editor::{Paint, first_digit};
use unfold_app::model::Model;
use unfold_text::{editor as say, painting};

/// Size of a colour's swatch, in points.
const SWATCH: [f32; 2] = [38.0, 26.0];
/// Width of the swatches for any colour and for the eraser, which have no count; in points.
const OTHER_PAINT_WIDTH: f32 = 22.0;
const SPACE: f32 = 6.0;
/// Height of a count, in points.
const COUNT_HEIGHT: f32 = 17.0;

/// Draws a button per colour, one for any colour, and the eraser.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let (language, puzzle) = (model.language(), model.puzzle());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = SPACE;
        for (colour, name) in (0..).zip(model.colour_names(puzzle)) {
            let name = name.get(language);
            let left = model.document.workspace().painting().missing_count(colour);
            let letter = puzzle.def().letters[usize::from(colour)];
            let key = colour + first_digit(puzzle);
            // As digits, since words for an excess would be wider than the colour.
            let (label, count) = if left >= 0 {
                (say::PALETTE.fill(language, [&name, &left, &key]), left.to_string())
            } else {
                (painting::PALETTE_TOO_MANY.fill(language, [&name, &-left, &key]), format!("+{}", -left))
            };
            let tip = say::PALETTE_TIP.fill(language, [&name, &letter]);
            swatch(ui, model, Paint::Colour(colour), [&count, &label, &tip], messages);
        }
        let any = [say::ANY_COLOUR, say::ANY_COLOUR_TIP].map(|text| text.get(language));
        swatch(ui, model, Paint::Any, ["", any[0], any[1]], messages);
        // The eraser's key is not 0 where 0 is a colour.
        let eraser = if first_digit(puzzle) == 0 { painting::ERASER_HYPER } else { say::ERASER };
        let (label, tip) = (eraser.get(language), say::ERASER_TIP.get(language));
        swatch(ui, model, Paint::Nothing, ["", label, tip], messages);
    });
}

/// Draws a paint's button with its letter, and `count` below.
fn swatch(ui: &mut Ui, model: &Model, paint: Paint, [count, label, tip]: [&str; 3], messages: &mut Messages) {
    let chosen = model.document.workspace().editor.brush == paint;
    let colour = if let Paint::Colour(colour) = paint { Some(colour) } else { None };
    let width = if colour.is_some() { SWATCH[0] } else { OTHER_PAINT_WIDTH };
    let (area, response) = ui.allocate_exact_size(vec2(width, SWATCH[1] + COUNT_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, label));
    let rect = Rect::from_min_size(area.min, vec2(width, SWATCH[1]));
    // Shows the stickers' letter; the key is in the tooltip.
    let marked = [chosen, response.has_focus() || response.hovered()];
    sticker_patterns::swatch(ui, model, (rect, 3.0), colour, marked);
    let painter = ui.painter();
    if paint == Paint::Any {
        painter.rect_filled(rect.shrink(2.0), 3.0, theme::colours(ui).any_colour);
    }
    if paint == Paint::Nothing {
        let (from, to) = (rect.left_bottom() + vec2(6.0, -6.0), rect.right_top() + vec2(-6.0, 6.0));
        painter.line_segment([from, to], Stroke::new(1.5, theme::colours(ui).error));
    }
    let too_many = colour.is_some_and(|c| model.document.workspace().painting().missing_count(c) < 0);
    let colour_of_count = if too_many { theme::colours(ui).error } else { ui.visuals().text_color() };
    let at = pos2(area.center().x, area.bottom());
    painter.text(at, Align2::CENTER_BOTTOM, count, theme::font(theme::TEXT_SMALL), colour_of_count);
    let response = response.on_hover_text(format!("{label}. {tip}"));
    messages.push_if(response.clicked(), PaintingCommand::SetBrush(paint));
}
