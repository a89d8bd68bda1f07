//! The table of batch results: a click on a column head sorts it. Only visible rows are drawn.

use super::{handle_row_click, position_of};
use crate::ui::{net::small_net, theme, widgets::focus};
use eframe::egui::{Align, Button, Color32, Id, Key, Rect, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind};
use eframe::egui::{TextStyle, Ui, UiBuilder, WidgetInfo, pos2, text::LayoutJob, vec2};
use unfold_app::document::batches::table::{BatchTable, Column, Row};
use unfold_app::{batch::update::BatchCommand, command::message::Messages, model::Model};
use unfold_engine::puzzle::{PuzzleId, text::sanitized};
use unfold_engine::{notation, search::Reason};
use unfold_text::{Language, Text, batch as say, numbers, sentences};

/// Minimum column widths in points: position, number, length, bound, solution, status, seconds, nodes.
const MIN_COLUMN_WIDTHS: [f32; Column::ALL.len()] = [76.0, 52.0, 64.0, 60.0, 186.0, 100.0, 80.0, 72.0];
/// Height of a row with a net or two lines of text, in points.
const ROW_HEIGHT: f32 = 5.0 * theme::GRID;
const MAX_LINES: usize = 2;
/// Horizontal padding of a cell, in points.
const CELL_PADDING: f32 = 5.0;
/// Vertical padding of a position's net, in points.
const NET_GAP: f32 = 2.0;
/// Half the side of the square around the sort arrow, in points.
const HALF_ARROW_SIZE: f32 = 4.0;
/// Rows per Page Up or Page Down.
const PAGE_ROWS: usize = 10;

pub(crate) fn show(ui: &mut Ui, model: &Model, table: &BatchTable, messages: &mut Messages) {
    let columns = Columns::new(ui, model.language());
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let id = Id::unique("batch rows");
    // Column heads scroll sideways with the rows, but not up and down.
    let offset: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    heads(ui, model, table, (&columns, offset), messages);
    let now = rows(ui, model, table, (id, &columns), messages);
    if now != offset {
        ui.data_mut(|data| data.insert_temp(id, now));
        ui.ctx().request_repaint();
    }
}

struct Columns {
    /// Each column with its left edge and its width.
    places: [(Column, f32, f32); Column::ALL.len()],
    width: f32,
}

impl Columns {
    /// Fits the columns to the panel and to their heads in the current language; the solution column takes the
    /// remaining width.
    fn new(ui: &Ui, language: Language) -> Self {
        let beside = 2.0 * ui.spacing().button_padding.x + 2.0 * HALF_ARROW_SIZE;
        let of_head = |column| theme::text_width(ui, head(column).get(language), TextStyle::Button) + beside;
        let mut places = Column::ALL.map(|column| (column, 0.0, 0.0));
        for ((column, _, width), usual) in places.iter_mut().zip(MIN_COLUMN_WIDTHS) {
            *width = of_head(*column).max(usual);
        }
        let least: f32 = places.iter().map(|(_, _, width)| width).sum();
        let width = least.max(ui.available_width());
        let mut edge = 0.0;
        for (column, left, size) in &mut places {
            *left = edge;
            if *column == Column::Moves {
                *size += width - least;
            }
            edge += *size;
        }
        Self { places, width }
    }
}

/// Draws the column heads, scrolled left by `offset` points; a click sorts.
fn heads(ui: &mut Ui, model: &Model, table: &BatchTable, (columns, offset): (&Columns, f32), messages: &mut Messages) {
    let language = model.language();
    let (sorted, descending) = table.sort();
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    // A child `Ui`, so that heads out of sight do not widen the panel.
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(area));
    ui.set_clip_rect(area.intersect(ui.clip_rect()));
    for (column, left, width) in columns.places {
        let name = head(column).get(language);
        let place = Rect::from_min_size(area.min + vec2(left - offset, 0.0), vec2(width, area.height()));
        let response = ui.put(place, Button::selectable(column == sorted, name).truncate());
        if column == sorted {
            arrow(ui, place, descending);
        }
        let label = say::SORT_NAME.fill(language, [&name]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        messages.push_if(response.on_hover_text(say::SORT_TIP.get(language)).clicked(), BatchCommand::Sort(column));
    }
}

/// Draws the sort arrow at the right end of a column head.
fn arrow(ui: &Ui, head: Rect, descending: bool) {
    let centre = pos2(head.right() - CELL_PADDING - HALF_ARROW_SIZE, head.center().y);
    let tip = if descending { HALF_ARROW_SIZE } else { -HALF_ARROW_SIZE };
    let corners =
        [vec2(0.0, tip), vec2(HALF_ARROW_SIZE, -tip), vec2(-HALF_ARROW_SIZE, -tip)].map(|corner| centre + 0.8 * corner);
    ui.painter().add(Shape::convex_polygon(corners.to_vec(), ui.visuals().text_color(), Stroke::NONE));
}

/// Draws the visible rows and returns the horizontal scroll offset, in points.
fn rows(ui: &mut Ui, model: &Model, table: &BatchTable, (id, columns): (Id, &Columns), messages: &mut Messages) -> f32 {
    let height = ROW_HEIGHT;
    let whole = focus::single_tab_stop(ui, Rect::from_min_size(ui.cursor().min, ui.available_size()), id);
    let language = model.language();
    let count = numbers::grouped(table.len() as u64);
    let name = match table.row(table.cursor()) {
        Some(row) => say::TABLE_NAME.fill(language, [&count, &row_name(language, model.puzzle(), table, row)]),
        None => say::TABLE_EMPTY.get(language).into(),
    };
    whole.widget_info(|| WidgetInfo::labeled(Role::Table, true, &name));
    let moved = whole.has_focus() && handle_keys(ui, id, table, messages);
    let scroll = ScrollArea::both().id_salt("batch rows").auto_shrink(false);
    let shown = scroll.show_rows(ui, height, table.len(), |ui, range| {
        ui.set_width(columns.width);
        let corner = ui.max_rect().min;
        let rect = |at: usize| {
            let top = corner.y + (at as f32 - range.start as f32) * height;
            Rect::from_min_size(pos2(corner.x, top), vec2(columns.width, height))
        };
        if moved {
            ui.scroll_to_rect(rect(cursor_target(ui, table).unwrap_or(table.cursor())), None);
        }
        for at in range.clone() {
            let Some(row) = table.row(at) else { continue };
            let place = rect(at);
            let mut response = ui.interact(place, id.with(row.index), Sense::CLICK);
            let name = row_name(language, model.puzzle(), table, row);
            response.widget_info(|| WidgetInfo::selected(Role::Row, true, table.shown_row() == Some(row.index), &name));
            let visuals = &ui.visuals().widgets;
            let fill = match (table.shown_row() == Some(row.index), response.hovered()) {
                (true, _) => ui.visuals().selection.bg_fill.gamma_multiply(0.6),
                (_, true) => visuals.hovered.weak_bg_fill,
                _ if at % 2 == 1 => ui.visuals().faint_bg_color,
                _ => Color32::TRANSPARENT,
            };
            ui.painter().rect_filled(place, 0.0, fill);
            let is_whole = cells(ui, model, table, row, (place, columns));
            if whole.has_focus() && at == table.cursor() {
                let stroke = ui.visuals().selection.stroke;
                ui.painter().rect_stroke(place.shrink(1.0), 2.0, stroke, StrokeKind::Inside);
            }
            if !is_whole {
                let last = solution_or_error(language, model.puzzle(), row).0;
                response = response.on_hover_text(format!("{}\n{last}", sanitized(&row.input)));
            }
            if response.clicked() {
                focus::record_click_inside(ui, id);
                handle_row_click(&response, at, messages);
            }
        }
    });
    shown.state.clamped_offset().x
}

/// The row that this frame's keys move the cursor to; `None` if no such key is pressed or the table is empty.
fn cursor_target(ui: &Ui, table: &BatchTable) -> Option<usize> {
    let (at, last) = (table.cursor(), table.len().checked_sub(1)?);
    let ways = [
        (Key::ArrowDown, (at + 1).min(last)),
        (Key::ArrowUp, at.saturating_sub(1)),
        (Key::PageDown, (at + PAGE_ROWS).min(last)),
        (Key::PageUp, at.saturating_sub(PAGE_ROWS)),
        (Key::Home, 0),
        (Key::End, last),
    ];
    focus::first_pressed(ui, &ways)
}

/// Handles keys while the table has the focus. Returns true if they move the cursor.
fn handle_keys(ui: &Ui, id: Id, table: &BatchTable, messages: &mut Messages) -> bool {
    focus::keep_arrows(ui, id, [false, true]);
    if focus::pressed(ui, Key::Enter) || focus::pressed(ui, Key::Space) {
        messages.push(BatchCommand::Show(table.cursor()));
    }
    let to = cursor_target(ui, table);
    messages.extend(to.map(BatchCommand::MoveCursor));
    to.is_some()
}

/// Screen-reader label of a row.
fn row_name(language: Language, puzzle: PuzzleId, table: &BatchTable, row: &Row) -> String {
    let (text, _) = solution_or_error(language, puzzle, row);
    match &row.result {
        Ok(outcome) => match &outcome.best {
            Some(best) => say::ROW_NAME.fill(language, [&row.index, &best.length, &table.by.metric, &text]),
            None => say::ROW_NAME_NONE.fill(language, [&row.index]),
        },
        Err(_) => say::ROW_NAME_WRONG.fill(language, [&row.index, &text]),
    }
}

/// The solution or the error message, and true if it is an error.
fn solution_or_error(language: Language, puzzle: PuzzleId, row: &Row) -> (String, bool) {
    match &row.result {
        Ok(outcome) => {
            let moves = outcome.best.as_ref().map(|best| notation::print(puzzle, &best.moves));
            (moves.unwrap_or_default(), false)
        }
        Err(error) => (sentences::batch::row_error(puzzle, error).line(language), true),
    }
}

/// Paints a row's cells, the position as a net. Returns true if no text was elided.
fn cells(ui: &Ui, model: &Model, table: &BatchTable, row: &Row, (place, columns): (Rect, &Columns)) -> bool {
    let (last, is_wrong) = solution_or_error(model.language(), model.puzzle(), row);
    let colour = if is_wrong { theme::colours(ui).error } else { ui.visuals().text_color() };
    let position = position_of(model, table, row);
    let mut whole = true;
    for (column, left, width) in columns.places {
        // An error spans the remaining columns, which would be empty.
        let rest = is_wrong && column == Column::Length;
        let width = if rest { place.width() - left } else { width };
        let cell = Rect::from_min_size(place.min + vec2(left, 0.0), vec2(width, place.height()));
        let room = cell.shrink2(vec2(CELL_PADDING, NET_GAP));
        match (column, &position) {
            (Column::Input, Some(state)) => small_net::paint_in(ui, model, state, room),
            _ if rest || column == Column::Moves => whole &= text(ui, room, (last.clone(), colour), Align::LEFT),
            _ => {
                let align = if matches!(column, Column::Input | Column::Reason) { Align::LEFT } else { Align::RIGHT };
                whole &= text(ui, room, (cell_text(model.language(), row, column), colour), align);
            }
        }
        if rest {
            break;
        }
    }
    whole
}

/// Paints at most [`MAX_LINES`] lines of text. Returns true if nothing was elided.
fn text(ui: &Ui, room: Rect, (words, colour): (String, Color32), align: Align) -> bool {
    let mut job = LayoutJob::simple(words, TextStyle::Body.resolve(ui.style()), colour, room.width());
    (job.halign, job.wrap.max_rows) = (align, MAX_LINES);
    let galley = ui.painter().layout_job(job);
    let left = if align == Align::RIGHT { room.right() } else { room.left() };
    let (at, elided) = (pos2(left, room.center().y - galley.size().y / 2.0), galley.elided);
    ui.painter_at(room.intersect(ui.clip_rect())).galley(at, galley, colour);
    !elided
}

/// Text of a cell; empty in the solution column, whose text is [`solution_or_error`].
fn cell_text(language: Language, row: &Row, column: Column) -> String {
    let outcome = row.result.as_ref().ok();
    let best = outcome.and_then(|outcome| outcome.best.as_ref());
    let text = match column {
        Column::Index => Some(numbers::grouped(row.index).to_string()),
        Column::Input => Some(sanitized(&row.input)),
        Column::Length => best.map(|best| best.length.to_string()),
        Column::Lower => outcome.map(|outcome| outcome.lower.to_string()),
        Column::Reason => outcome.map(|outcome| reason(outcome.reason).get(language).to_owned()),
        Column::Seconds => outcome.map(|outcome| numbers::seconds(outcome.elapsed).get(language)),
        Column::Nodes => outcome.map(|outcome| numbers::with_si_prefix(outcome.nodes as f64).get(language)),
        Column::Moves => None,
    };
    text.unwrap_or_default()
}

fn head(column: Column) -> Text<0> {
    match column {
        Column::Index => say::HEAD_INDEX,
        Column::Input => say::HEAD_INPUT,
        Column::Length => say::HEAD_LENGTH,
        Column::Lower => say::HEAD_LOWER,
        Column::Reason => say::HEAD_REASON,
        Column::Seconds => say::HEAD_SECONDS,
        Column::Nodes => say::HEAD_NODES,
        Column::Moves => say::HEAD_MOVES,
    }
}

fn reason(reason: Reason) -> Text<0> {
    match reason {
        Reason::Optimal => say::REASON_OPTIMAL,
        Reason::Target => say::REASON_TARGET,
        Reason::Timeout => say::REASON_TIMEOUT,
        Reason::Patience => say::REASON_PATIENCE,
        Reason::Nodes => say::REASON_NODES,
        Reason::Stopped => say::REASON_STOPPED,
        Reason::Exhausted => say::REASON_EXHAUSTED,
        Reason::Impossible => say::REASON_IMPOSSIBLE,
        Reason::Count => say::REASON_COUNT,
    }
}
