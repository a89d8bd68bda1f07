//! Summary of a batch: a histogram of lengths, and the rows with the best and the worst solution.

use super::{handle_row_click, position_of};
use crate::ui::{charts::histogram, net::small_net, theme};
use eframe::egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use unfold_app::document::batches::{lengths::ExtremeRow, table::BatchTable};
use unfold_app::{command::message::Messages, model::Model};
use unfold_text::{Text, batch as say, numbers};

/// Height of the summary, in points.
const HEIGHT: f32 = 96.0;
/// Size of a card's net, in points.
const NET_SIZE: Vec2 = vec2(72.0, 56.0);
/// Width of the text beside a card's net, in points.
const CARD_TEXT_WIDTH: f32 = 84.0;
/// Padding around and between a card's net and text, in points.
const PADDING: f32 = theme::GRID;

/// Draws the histogram and the best and worst row, or reserves their height while no row is solved.
pub(crate) fn show(ui: &mut Ui, model: &Model, table: &BatchTable, messages: &mut Messages) {
    let Some([best, worst]) = table.lengths().extremes() else {
        ui.add_space(HEIGHT);
        return;
    };
    let cards = 2.0 * (NET_SIZE.x + CARD_TEXT_WIDTH + 3.0 * PADDING + theme::GAP);
    ui.horizontal_wrapped(|ui| {
        let least = 12.0 * theme::GRID;
        // In a narrow window the cards wrap to a row of their own.
        let left = ui.available_width() - cards;
        let width = if left >= least { left } else { ui.available_width() };
        lengths(ui, model, table, vec2(width, HEIGHT));
        for (which, row) in [(say::BATCH_BEST, best), (say::BATCH_WORST, worst)] {
            card(ui, model, table, (which, row), messages);
        }
    });
}

fn lengths(ui: &mut Ui, model: &Model, table: &BatchTable, size: Vec2) {
    let (language, metric) = (model.language(), table.by.metric);
    let bars = table.lengths().bars();
    let used = bars.iter().filter(|(_, count)| *count > 0);
    let counts: Vec<String> =
        used.map(|(length, count)| say::LENGTH_COUNT.fill(language, [length, &numbers::grouped(*count)])).collect();
    let name = say::LENGTHS_NAME.fill(language, [&metric, &counts.join(", ")]);
    ui.vertical(|ui| {
        ui.weak(say::LENGTHS_AXIS.fill(language, [&metric]));
        let size = vec2(size.x, size.y - ui.min_size().y - ui.spacing().item_spacing.y);
        histogram::show(ui, size, &bars, &name, |(length, count)| {
            say::LENGTH_TIP.fill(language, [&numbers::grouped(count), &length, &metric])
        });
    });
}

/// A row as a net with its length; a click shows it.
fn card(ui: &mut Ui, model: &Model, table: &BatchTable, (which, of): (Text<0>, ExtremeRow), messages: &mut Messages) {
    let (language, metric) = (model.language(), table.by.metric);
    let size = vec2(NET_SIZE.x + CARD_TEXT_WIDTH + 3.0 * PADDING, HEIGHT);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    let name = say::EXTREME_NAME.fill(language, [&which, &of.index, &of.length, &metric]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let look = ui.style().interact(&response);
    ui.painter().rect(area, look.corner_radius, look.weak_bg_fill, look.bg_stroke, StrokeKind::Inside);
    let inner = area.shrink(PADDING);
    let position = table.row_by_number(of.index).and_then(|row| position_of(model, table, row));
    if let Some(state) = position {
        let room = Rect::from_center_size(inner.left_center() + vec2(NET_SIZE.x / 2.0, 0.0), NET_SIZE);
        small_net::paint_in(ui, model, &state, room);
    }
    let lines = [
        (which.get(language).to_owned(), theme::TEXT_SMALL, theme::colours(ui).muted),
        (format!("{} {metric}", of.length), theme::TEXT_LARGE, look.text_color()),
        (say::ROW_NUMBER.fill(language, [&numbers::grouped(of.index)]), theme::TEXT_SMALL, theme::colours(ui).muted),
    ];
    let left = inner.left() + NET_SIZE.x + PADDING;
    for (n, (words, size, colour)) in lines.into_iter().enumerate() {
        let at = inner.left_center() + vec2(left - inner.left(), (n as f32 - 1.0) * 22.0);
        ui.painter().text(at, Align2::LEFT_CENTER, words, theme::font(size), colour);
    }
    let response = response.on_hover_text(say::EXTREME_TIP.get(language));
    // Looking up a row's place scans the table, so only do so on a click.
    if let Some(place) = response.clicked().then(|| table.display_index(of.index)).flatten() {
        handle_row_click(&response, place, messages);
    }
}
