//! Number of positions at each distance from solved, as horizontal bars on a logarithmic scale.

use crate::ui::theme;
use eframe::egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use unfold_app::{model::Model, puzzles::graph::distribution};
use unfold_engine::puzzle::Metric;
use unfold_text::{graph as say, numbers};

/// Minimum and maximum height of a row, in points.
const ROW_HEIGHT_RANGE: [f32; 2] = [theme::TEXT_SMALL + 2.0, 2.0 * theme::GRID];
/// Width reserved for a distance, in points.
const DISTANCE_WIDTH: f32 = 20.0;
/// Width reserved for a count, in points.
const COUNT_WIDTH: f32 = 64.0;
/// Minimum length of a bar, in points, so that a single position is visible.
const MIN_LENGTH: f32 = 3.0;

/// Height of all rows, in points; at most `most` unless the rows would be too low to read.
pub(crate) fn height(metric: Metric, most: f32) -> f32 {
    let rows = distribution(metric).len() as f32;
    (most / rows).clamp(ROW_HEIGHT_RANGE[0], ROW_HEIGHT_RANGE[1]) * rows
}

/// Draws all rows and highlights that of the position, `here` moves from solved.
pub(crate) fn show(ui: &mut Ui, model: &Model, size: Vec2, (metric, here): (Metric, u8)) {
    let counts = distribution(metric);
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = say::GRAPH_CHART_NAME.fill(model.language(), [&metric, &here]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let (colours, row) = (theme::colours(ui), area.height() / counts.len() as f32);
    let most = counts.iter().copied().max().unwrap_or(1);
    let room = area.width() - DISTANCE_WIDTH - COUNT_WIDTH - 2.0 * MIN_LENGTH;
    let length = |count: u64| MIN_LENGTH + (count as f32).log10() / (most as f32).log10() * room;
    for (distance, count) in counts.iter().enumerate() {
        let is_here = distance == usize::from(here);
        let (middle, left) = (area.top() + row * (distance as f32 + 0.5), area.left() + DISTANCE_WIDTH);
        let bar = Rect::from_min_size(pos2(left, middle - 0.35 * row), vec2(length(*count), 0.7 * row));
        let (fill, ink) = if is_here { (colours.best, colours.strong) } else { (colours.accent, colours.muted) };
        ui.painter().rect_filled(bar, 2.0, fill);
        let text = |x: f32, align: Align2, text: String| {
            ui.painter().text(pos2(x, middle), align, text, theme::font(theme::TEXT_SMALL), ink)
        };
        text(left - MIN_LENGTH, Align2::RIGHT_CENTER, distance.to_string());
        text(bar.right() + MIN_LENGTH, Align2::LEFT_CENTER, numbers::grouped(*count).to_string());
    }
    let pointed = response.hover_pos().map(|at| ((at.y - area.top()) / row).max(0.0) as usize);
    if let Some((distance, count)) = pointed.and_then(|at| counts.get(at).map(|count| (at, *count))) {
        let tip = say::GRAPH_CHART_BAR.fill(model.language(), [&numbers::grouped(count), &distance, &metric]);
        response.on_hover_text_at_pointer(tip);
    }
}
