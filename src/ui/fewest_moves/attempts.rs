//! The card of attempts: a tree with a single tab stop. A click on a row restores the lines up to it.

use crate::ui::theme;
use crate::ui::widgets::{self, focus};
use eframe::egui::text::LayoutJob;
use eframe::egui::{Align2, Color32, FontId, Id, Key, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind};
use eframe::egui::{TextStyle, Ui, WidgetInfo, pos2, vec2};
use unfold_app::command::{FewestMovesCommand, message::Messages};
use unfold_app::fewest_moves::tree::{RowKind, Tree, TreeRow};
use unfold_app::fewest_moves::{attempts, lines::COMMENT_PREFIX, task};
use unfold_app::model::Model;
use unfold_text::{fewest_moves as say, puzzles};

/// Height of a row, for two lines of text, in points.
const ROW_HEIGHT: f32 = 5.5 * theme::GRID;
/// Indentation per level of the tree, in points.
const INDENT: f32 = 2.0 * theme::GRID;
/// Levels beyond this one are not indented further.
const MAX_INDENT_LEVEL: usize = 10;
/// Horizontal padding of a row, in points.
const INSET: f32 = theme::GRID;
/// Width of the bar that marks rows whose lines are in the text field, in points.
const MARK_WIDTH: f32 = 3.0;
/// Rows per Page Up or Page Down.
const ROWS_PER_PAGE: usize = 8;

pub(super) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let tree = attempts::tree(model);
    let has_removed = model.fewest_moves.attempts().has_removed();
    // Above the rows, so that it stays put as rows come and go.
    if has_removed || !tree.rows().is_empty() {
        widgets::button(ui, model, FewestMovesCommand::RestoreRemoved, messages);
    }
    if tree.rows().is_empty() {
        ui.add(Label::new(RichText::new(say::FMC_NO_ATTEMPTS.get(model.language())).weak()).wrap());
    } else {
        rows(ui, model, &tree, messages);
    }
}

fn rows(ui: &mut Ui, model: &Model, tree: &Tree, messages: &mut Messages) {
    let id = Id::unique("fewest moves attempts");
    let size = vec2(ui.available_width(), tree.rows().len() as f32 * ROW_HEIGHT);
    let (_, area) = ui.allocate_space(size);
    let whole = focus::single_tab_stop(ui, area, id);
    let cursor = model.fewest_moves.cursor.min(tree.rows().len() - 1);
    let name = say::FMC_TREE_NAME.fill(model.language(), [&tree.rows().len(), &row_label(model, &tree.rows()[cursor])]);
    whole.widget_info(|| WidgetInfo::labeled(Role::Tree, true, &name));
    let place_of = |at: usize| {
        Rect::from_min_size(pos2(area.left(), area.top() + at as f32 * ROW_HEIGHT), vec2(size.x, ROW_HEIGHT))
    };
    if whole.has_focus()
        && let Some(to) = handle_keys(ui, id, (tree, cursor), messages)
    {
        ui.scroll_to_rect(place_of(to), None);
    }
    for (at, row) in tree.rows().iter().enumerate() {
        let has_cursor = whole.has_focus() && at == cursor;
        self::row(ui, model, (id, at, row), (place_of(at), has_cursor), messages);
    }
}

/// Handles keys while the tree has the focus. Returns the row the cursor moves to, if any.
fn handle_keys(ui: &Ui, id: Id, (tree, cursor): (&Tree, usize), messages: &mut Messages) -> Option<usize> {
    focus::keep_arrows(ui, id, [true; 2]);
    if focus::pressed(ui, Key::Enter) || focus::pressed(ui, Key::Space) {
        messages.push(FewestMovesCommand::BringBack(cursor));
    }
    if focus::pressed(ui, Key::Delete) {
        messages.push(FewestMovesCommand::Remove(cursor));
    }
    let last = tree.rows().len() - 1;
    let ways = [
        (Key::ArrowDown, (cursor + 1).min(last)),
        (Key::ArrowUp, cursor.saturating_sub(1)),
        (Key::ArrowLeft, tree.parent(cursor).unwrap_or(cursor)),
        (Key::ArrowRight, (cursor + 1).min(last)),
        (Key::PageDown, (cursor + ROWS_PER_PAGE).min(last)),
        (Key::PageUp, cursor.saturating_sub(ROWS_PER_PAGE)),
        (Key::Home, 0),
        (Key::End, last),
    ];
    let to = focus::first_pressed(ui, &ways);
    messages.extend(to.map(FewestMovesCommand::GoTo));
    to
}

/// Draws a row: its moves, the result below them and, for a saved attempt, the button that removes it.
fn row(
    ui: &mut Ui,
    model: &Model,
    (id, at, row): (Id, usize, &TreeRow),
    (place, has_cursor): (Rect, bool),
    messages: &mut Messages,
) {
    let response = ui.interact(place, id.with(at), Sense::CLICK);
    let spoken = row_label(model, row);
    response.widget_info(|| WidgetInfo::selected(Role::TreeItem, true, row.is_current, &spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_level(row.level));
    let fill = match (row.is_current, response.hovered()) {
        (true, _) => ui.visuals().selection.bg_fill.gamma_multiply(0.4),
        (_, true) => ui.visuals().widgets.hovered.weak_bg_fill,
        _ => Color32::TRANSPARENT,
    };
    let left = place.left() + (row.level.min(MAX_INDENT_LEVEL) - 1) as f32 * INDENT;
    let room = Rect::from_min_max(pos2(left, place.top()), place.max).shrink2(vec2(0.0, 1.0));
    ui.painter().rect_filled(room, 3.0, fill);
    if row.is_current {
        let mark = room.with_max_x(room.left() + MARK_WIDTH);
        ui.painter().rect_filled(mark, 1.0, ui.visuals().selection.stroke.color);
    }
    let text = room.shrink2(vec2(INSET, 2.0)).with_max_x(room.right() - theme::CONTROL_HEIGHT);
    let colours = theme::colours(ui);
    let (moves, font) = match &row.kind {
        RowKind::Scramble(_) => (row_text(model, row), TextStyle::Body),
        RowKind::Line(None) => (row.line().to_owned(), TextStyle::Monospace),
        RowKind::Line(Some(_)) => {
            (row.line().split(COMMENT_PREFIX).next().unwrap_or_default().trim().to_owned(), TextStyle::Monospace)
        }
    };
    one_line(ui, text, (moves, font.resolve(ui.style()), colours.strong));
    let below = text.with_min_y(text.center().y);
    one_line(ui, below, (facts(model, row).join(" · "), theme::font(theme::TEXT_SMALL), colours.muted));
    if has_cursor {
        ui.painter().rect_stroke(room, 3.0, Stroke::new(2.0, colours.focus), StrokeKind::Inside);
    }
    let language = model.language();
    let hover = format!("{}\n{}", row.text, say::FMC_BRING_BACK_TIP.get(language));
    if response.on_hover_text(hover).clicked() {
        focus::record_click_inside(ui, id);
        messages.push(FewestMovesCommand::GoTo(at));
        messages.push(FewestMovesCommand::BringBack(at));
    }
    if row.is_kept {
        let size = vec2(theme::CONTROL_HEIGHT, theme::CONTROL_HEIGHT);
        let place = Rect::from_center_size(pos2(room.right() - size.x / 2.0, room.center().y), size);
        let remove = ui.interact(place, id.with((at, "remove")), Sense::CLICK);
        let spoken = say::FMC_REMOVE_BRANCH.fill(language, [&row.line()]);
        widgets::set_name(ui, &remove, &spoken);
        let colour = if remove.hovered() { colours.strong } else { colours.muted };
        ui.painter().text(place.center(), Align2::CENTER_CENTER, "×", TextStyle::Body.resolve(ui.style()), colour);
        if remove.on_hover_text(spoken).clicked() {
            focus::record_click_inside(ui, id);
            messages.push(FewestMovesCommand::Remove(at));
        }
    }
}

/// Paints one line of text, truncated with an ellipsis if it is wider than `room`.
fn one_line(ui: &Ui, room: Rect, (text, font, colour): (String, FontId, Color32)) {
    let mut job = LayoutJob::simple_singleline(text, font, colour);
    (job.wrap.max_width, job.wrap.max_rows, job.wrap.break_anywhere) = (room.width(), 1, true);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(room.min, galley, colour);
}

/// Text of a row without its result: the captioned scramble, or the line.
fn row_text(model: &Model, row: &TreeRow) -> String {
    match &row.kind {
        RowKind::Scramble(_) => say::FMC_TREE_SCRAMBLE.fill(model.language(), [&row.text]),
        RowKind::Line(_) => row.line().to_owned(),
    }
}

/// Facts about a row: length and state reached of a line, the best result in its branch unless it is solved, and the lower
/// bound of the current scramble.
fn facts(model: &Model, row: &TreeRow) -> Vec<String> {
    let language = model.language();
    let mut out = Vec::new();
    match &row.kind {
        RowKind::Scramble(_) => {}
        RowKind::Line(None) => out.push(say::FMC_TREE_UNREAD.get(language).to_owned()),
        RowKind::Line(Some(standing)) => {
            let reached = puzzles::reached(language, &standing.reached);
            out.push(say::FMC_TREE_LINE.fill(language, [&standing.length, &standing.total, &reached]));
        }
    }
    let is_solved = matches!(&row.kind, RowKind::Line(Some(standing)) if standing.reached.is_solved());
    out.extend(row.best.filter(|_| !is_solved).map(|best| say::FMC_TREE_BEST.fill(language, [&best])));
    if let RowKind::Scramble(position) = &row.kind
        && task::position(model) == Some(position)
    {
        out.extend(task::bound(model).map(|bound| say::FMC_TREE_BOUND.fill(language, [&bound])));
    }
    out
}

/// Screen-reader label of a row.
fn row_label(model: &Model, row: &TreeRow) -> String {
    let current = row.is_current.then(|| say::FMC_TREE_CURRENT.get(model.language()).to_owned());
    std::iter::once(row_text(model, row)).chain(facts(model, row)).chain(current).collect::<Vec<_>>().join(", ")
}
