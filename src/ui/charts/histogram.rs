//! A histogram over consecutive numbers: upright bars with their counts above.

use eframe::egui::{Align2, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::ui::theme;
use unfold_text::numbers;

/// Share of a column taken by its bar.
const BAR_SHARE: f32 = 0.75;
/// Maximum width of a column, in points.
const MAX_COLUMN_WIDTH: f32 = 48.0;
/// Minimum height of a bar with a count above 0, in points.
const MIN_HEIGHT: f32 = 2.0;
/// Minimum space between adjacent labels, in points.
const MIN_LABEL_GAP: f32 = 6.0;

/// Draws bars of (number, count). `name` is the screen-reader label, `tip` the tooltip of a bar.
pub(crate) fn show(ui: &mut Ui, size: Vec2, bars: &[(usize, u64)], name: &str, tip: impl Fn((usize, u64)) -> String) {
    let (area, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let line = theme::TEXT_SMALL + 3.0;
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let width = (area.width() / bars.len().max(1) as f32).min(MAX_COLUMN_WIDTH);
    let room = Rect::from_min_max(area.min + vec2(0.0, line), area.max - vec2(0.0, line));
    let colours = theme::colours(ui);
    let text = |at: Pos2, align: Align2, text: String| {
        ui.painter().text(at, align, text, theme::font(theme::TEXT_SMALL), colours.muted)
    };
    ui.painter().hline(area.x_range(), room.bottom(), (1.0, colours.grid));
    let column = |n: usize| {
        Rect::from_x_y_ranges(area.left() + width * n as f32..=area.left() + width * (n + 1) as f32, area.y_range())
    };
    let pointed = response.hover_pos().and_then(|at| (0..bars.len()).find(|n| column(*n).contains(at)));
    // A label that would overlap the one before is left out; the bar's tooltip has the number.
    let mut free = [f32::NEG_INFINITY; 2];
    for (n, (number, count)) in bars.iter().enumerate() {
        let middle = column(n).center().x;
        let height = if *count == 0 { 0.0 } else { (*count as f32 / most as f32 * room.height()).max(MIN_HEIGHT) };
        let top = room.bottom() - height;
        let half = BAR_SHARE * width / 2.0;
        let bar = Rect::from_min_max(pos2(middle - half, top), pos2(middle + half, room.bottom()));
        let fill = if pointed == Some(n) { colours.link } else { colours.accent };
        ui.painter().rect_filled(bar, 1.0, fill);
        let texts = [
            (number.to_string(), pos2(middle, room.bottom() + 2.0), Align2::CENTER_TOP),
            (numbers::grouped(*count).to_string(), pos2(middle, top - 1.0), Align2::CENTER_BOTTOM),
        ];
        for ((words, at, align), free) in texts.into_iter().zip(&mut free) {
            let galley = ui.painter().layout_no_wrap(words.clone(), theme::font(theme::TEXT_SMALL), colours.muted);
            let half = galley.size().x / 2.0;
            if middle - half >= *free && (*count > 0 || align == Align2::CENTER_TOP) {
                text(at, align, words);
                *free = middle + half + MIN_LABEL_GAP;
            }
        }
    }
    if let Some(n) = pointed {
        response.on_hover_text_at_pointer(tip(bars[n]));
    }
}
