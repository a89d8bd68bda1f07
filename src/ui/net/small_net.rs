//! Small nets: static in lists and in nodes of the graph, clickable in the gallery and as stops of a path.

use crate::ui::{theme, widgets::sticker_patterns};
use eframe::egui::{Align2, Color32, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use eframe::egui::{pos2, vec2};
use unfold_app::model::Model;
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::{Facelets, PuzzleId};

/// Minimum facelet width with letters, in points.
const MIN_LETTERED_WIDTH: f32 = 14.0;
/// Minimum facelet width with visibly rounded corners, in points.
const MIN_ROUNDED_WIDTH: f32 = 7.0;
/// Margin of a net, in points.
const MARGIN: f32 = 4.0;
/// Height of a net's caption, in points.
const CAPTION_HEIGHT: f32 = 15.0;

/// Size of a net whose facelets are `unit` points wide, without margins.
pub(crate) fn size(puzzle: PuzzleId, unit: f32) -> Vec2 {
    let [width, height] = puzzle.def().net.size;
    vec2(width, height) * unit
}

/// Height of a clickable net with its margins and caption, in points.
pub(crate) fn height(puzzle: PuzzleId, unit: f32) -> f32 {
    size(puzzle, unit).y + 2.0 * MARGIN + CAPTION_HEIGHT
}

/// Adds a clickable net under a caption, with the screen-reader label `name`; outlined if `marked`.
pub(crate) fn show(
    ui: &mut Ui,
    model: &Model,
    shown: &Pattern,
    unit: f32,
    marked: bool,
    (caption, shade): (&str, Color32),
    name: &str,
) -> Response {
    let wanted = size(shown.puzzle(), unit) + vec2(2.0 * MARGIN, 2.0 * MARGIN + CAPTION_HEIGHT);
    let (outer, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), marked, name));
    let visuals = ui.visuals();
    if marked || response.hovered() || response.has_focus() {
        let width = if marked { 2.0 } else { 1.0 };
        let stroke = Stroke::new(width, visuals.selection.stroke.color);
        ui.painter().rect(outer, 4.0, visuals.faint_bg_color, stroke, StrokeKind::Inside);
    }
    let mut area = outer.shrink(MARGIN);
    ui.painter().text(area.left_top(), Align2::LEFT_TOP, caption, theme::font(theme::TEXT_SMALL), shade);
    area.min.y += CAPTION_HEIGHT;
    paint_pattern(ui, model, shown, area.min, unit);
    response
}

/// Facelet width, in points, of the largest net that fits in `room`.
pub(crate) fn fitting_unit(puzzle: PuzzleId, room: Vec2) -> f32 {
    let [width, height] = puzzle.def().net.size;
    (room.x / width).min(room.y / height)
}

/// Paints a net centred in `place`, as large as fits.
pub(crate) fn paint_in(ui: &Ui, model: &Model, state: &Facelets, place: Rect) {
    let unit = fitting_unit(state.puzzle(), place.size());
    paint(ui, model, state, place.center() - size(state.puzzle(), unit) / 2.0, unit);
}

/// Paints a net with its upper left corner at `at`.
fn paint(ui: &Ui, model: &Model, state: &Facelets, at: Pos2, unit: f32) {
    paint_pattern(ui, model, &Pattern::from_facelets(state), at, unit);
}

/// Paints a pattern with its upper left corner at `at`. Stickers of any colour are grey; those that only show
/// orientation also have a dot.
pub(crate) fn paint_pattern(ui: &Ui, model: &Model, pattern: &Pattern, at: Pos2, unit: f32) {
    let def = pattern.puzzle().def();
    let letters = model.settings.facelet_letters(pattern.puzzle());
    let outline = Stroke::new(0.5, ui.visuals().weak_text_color());
    let (gap, corner) = if unit < MIN_ROUNDED_WIDTH { (0.0, 0.0) } else { (0.05 * unit, 0.1 * unit) };
    for ([x, y], sticker) in def.net.facelets.iter().zip(pattern.stickers()) {
        let square = Rect::from_min_size(pos2(at.x + x * unit, at.y + y * unit), Vec2::splat(unit)).shrink(gap);
        let Sticker::Colour(colour) = sticker else {
            let fill = theme::colours(ui).any_colour;
            ui.painter().rect(square, corner, fill, outline, StrokeKind::Inside);
            if *sticker == Sticker::Oriented {
                ui.painter().circle_filled(square.center(), 0.25 * unit, theme::ink_on(fill));
            }
            continue;
        };
        let fill = theme::facelet_colour(model, pattern.puzzle(), *colour);
        ui.painter().rect(square, corner, fill, outline, StrokeKind::Inside);
        let lettered = model.settings.letters && unit >= MIN_LETTERED_WIDTH;
        sticker_patterns::paint(ui.painter(), model, (square, fill), *colour, lettered);
        if let Some(letter) = letters.get(usize::from(*colour)).filter(|_| lettered) {
            let font = theme::font(0.55 * unit);
            ui.painter().text(square.center(), Align2::CENTER_CENTER, letter, font, theme::ink_on(fill));
        }
    }
}
