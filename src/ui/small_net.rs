//! Small nets to look at and click: neighbours and steps of a path.

use eframe::egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::look;
use crate::puzzle::{Facelets, PuzzleId};

/// The size of a net whose facelets are so wide.
pub(super) fn size(puzzle: PuzzleId, unit: f32) -> Vec2 {
    let [width, height] = puzzle.def().net.size;
    vec2(width, height) * unit
}

/// A net that can be clicked, known by this name; `marked` ones are outlined.
pub(super) fn show(ui: &mut Ui, state: &Facelets, unit: f32, marked: bool, name: &str) -> Response {
    const MARGIN: f32 = 4.0;
    let (outer, response) =
        ui.allocate_exact_size(size(state.puzzle, unit) + Vec2::splat(2.0 * MARGIN), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), marked, name));
    let visuals = ui.visuals();
    if marked || response.hovered() || response.has_focus() {
        let width = if marked { 2.0 } else { 1.0 };
        let stroke = Stroke::new(width, visuals.selection.stroke.color);
        ui.painter().rect(outer, 4.0, visuals.faint_bg_color, stroke, StrokeKind::Inside);
    }
    let area = outer.shrink(MARGIN);
    let def = state.puzzle.def();
    for ([x, y], colour) in def.net.facelets.iter().zip(&state.colours) {
        let corner = pos2(area.left() + x * unit, area.top() + y * unit);
        let square = Rect::from_min_size(corner, Vec2::splat(unit)).shrink(0.05 * unit);
        ui.painter().rect_filled(square, 0.1 * unit, look::facelet(state.puzzle, *colour));
    }
    response
}
