//! Paints the picture of a case.

use crate::ui::theme;
use eframe::egui::{Align2, Color32, Rect, Shape as Painted, Stroke, Ui, pos2, vec2};
use unfold_app::model::Model;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_engine::puzzles::cases::Catalogue;
use unfold_scene::case_picture::{self, CaseStyle};
use unfold_scene::svg::{Rgb, Shape};

/// Minimum width of a picture with legible letters, in points.
const MIN_LETTERED_WIDTH: f32 = 12.0 * theme::GRID;

fn rgb(colour: Color32) -> Rgb {
    [colour.r(), colour.g(), colour.b()]
}

/// Paints the relevant stickers of a case, as large as `place` allows.
pub(super) fn paint(ui: &Ui, model: &Model, (catalogue, pattern): (&Catalogue, &Pattern), place: Rect) {
    let puzzle = catalogue.puzzle;
    let is_lettered = model.settings.letters && place.width() >= MIN_LETTERED_WIDTH;
    let letters = if is_lettered { model.settings.facelet_letters(puzzle) } else { Vec::new() };
    let style = CaseStyle {
        colours: model.colours(puzzle).to_vec(),
        letters,
        unknown: rgb(theme::colours(ui).any_colour),
        background: rgb(ui.visuals().panel_fill),
        line: rgb(theme::BLACK),
    };
    let drawn = case_picture::drawing(pattern, catalogue.view, &style, String::new());
    let [width, height] = drawn.size;
    let scale = (place.width() / width).min(place.height() / height);
    let from = place.center() - vec2(width, height) * scale / 2.0;
    let at = |[x, y]: [f32; 2]| pos2(from.x + x * scale, from.y + y * scale);
    for shape in drawn.shapes {
        match shape {
            Shape::Polygon { corners, fill, line: (line, width) } => {
                let fill = fill.map_or(Color32::TRANSPARENT, theme::from_rgb);
                let stroke = Stroke::new(width * scale, theme::from_rgb(line));
                ui.painter().add(Painted::convex_polygon(corners.into_iter().map(at).collect(), fill, stroke));
            }
            Shape::Text { at: middle, size, text, colour } => {
                let font = theme::font(size * scale);
                let colour = theme::from_rgb(colour);
                ui.painter().text(at(middle), Align2::CENTER_CENTER, text, font, colour);
            }
        }
    }
}
