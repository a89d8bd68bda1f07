//! Moves as chips, wrapped into lines and virtualised, since a row may have ten thousand moves.

use std::ops::Range;

use super::items::{self, Group, Item};
use crate::ui::theme;
use crate::ui::widgets::focus;
use eframe::egui::{
    Align2, Button, Event, FontId, Id, Label, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder,
};
use eframe::egui::{WidgetInfo, pos2, vec2};
use unfold_app::command::{Command, RowsCommand, message::Messages};
use unfold_app::{model::Model, played::SequenceKind};
use unfold_engine::{notation, puzzle::Sequence};
use unfold_text::{rows, sentences::moves::describe};

/// Height of a chip at the default font size, in points.
pub(crate) const CHIP_HEIGHT: f32 = 2.5 * theme::GRID;
/// Height of the coloured group line above the chips, in points.
pub(crate) const GROUP_LINE_HEIGHT: f32 = 3.0;
/// Space between two chips.
const GAP: f32 = 0.5 * theme::GRID;
/// Horizontal padding of a chip.
const PADDING: f32 = 0.75 * theme::GRID;
/// Space for the move number before a line.
const LINE_NUMBER_WIDTH: f32 = 4.0 * theme::GRID;
/// Space between two lines.
const LINE_GAP: f32 = 0.25 * theme::GRID;

pub(crate) struct Chips<'a> {
    pub(crate) row: SequenceKind,
    pub(crate) moves: &'a Sequence,
    /// Number of moves made.
    pub(crate) moves_made: usize,
    pub(crate) items: Vec<Item>,
    pub(crate) groups: Vec<Group>,
    /// Screen-reader prefix of the chips, for a row that is not being played; `None` for the played row.
    pub(crate) spoken_row: Option<String>,
    /// Indices of the selected moves; empty without a selection.
    pub(crate) selected: Range<usize>,
    /// True if each group starts a line, below its heading.
    pub(crate) by_groups: bool,
    /// Font size, in points.
    pub(crate) font_size: f32,
    /// Id of the row, focused by a click on a move.
    pub(crate) row_id: Id,
    /// Key in egui's memory for the move last scrolled into view.
    pub(crate) followed_key: Id,
    /// Returns the command that seeks to the position after a number of moves.
    pub(crate) seek: &'a dyn Fn(usize) -> Command,
}

/// A line of chips (range of items), or the heading of a group (its index).
enum Line {
    Heading(usize),
    Moves(Range<usize>),
}

impl Chips<'_> {
    /// Text on the chip of an item: the name of a move, or a folded commutator.
    fn chip_text(&self, model: &Model, at: usize) -> Option<&str> {
        let item = self.items.get(at)?;
        match &item.folded {
            Some(text) => Some(text),
            None => Some(&model.puzzle().def().moves.get(self.moves.0.get(item.moves.start)?.index())?.name),
        }
    }

    /// The group that starts at an item; `None` if none does.
    fn group_at(&self, at: usize) -> Option<&Group> {
        let first = self.items.get(at)?.moves.start;
        let at = self.groups.binary_search_by_key(&first, |group| group.moves.start).ok()?;
        self.groups.get(at)
    }

    /// Inline name of the group that starts at an item; `None` without such a group or name, or if groups have headings.
    fn group_label(&self, at: usize) -> Option<&str> {
        self.group_at(at).filter(|_| !self.by_groups)?.name.as_deref()
    }

    /// Width of a chip with the inline group name before it, and of that name with its gap; `letter` is a letter's width.
    fn widths(&self, ui: &Ui, model: &Model, at: usize, letter: f32) -> [f32; 2] {
        let label = self.group_label(at).map_or(0.0, |name| label_width(ui, name) + GAP);
        [label + self.width(model, at, letter), label]
    }

    fn width(&self, model: &Model, at: usize, letter: f32) -> f32 {
        let letters = self.chip_text(model, at).map_or(0, |name| name.chars().count());
        (letters as f32 * letter + 2.0 * PADDING).max(self.height())
    }

    fn height(&self) -> f32 {
        CHIP_HEIGHT * (self.font_size / theme::TEXT_BODY).max(1.0)
    }

    /// Wraps a range of items into lines at most `room` wide, appended to `lines`.
    fn lines_of(
        &self,
        (ui, model): (&Ui, &Model),
        range: Range<usize>,
        (letter, room): (f32, f32),
        lines: &mut Vec<Line>,
    ) {
        let (mut first, mut x) = (range.start, 0.0);
        for at in range.clone() {
            let [width, _] = self.widths(ui, model, at, letter);
            if at > first && x + width > room {
                lines.push(Line::Moves(first..at));
                (first, x) = (at, 0.0);
            }
            x += width + GAP;
        }
        if first < range.end {
            lines.push(Line::Moves(first..range.end));
        }
    }

    fn lines(&self, ui: &Ui, model: &Model, measures: (f32, f32)) -> Vec<Line> {
        let mut lines = Vec::new();
        let all = 0..self.items.len();
        if !self.by_groups || self.groups.is_empty() {
            self.lines_of((ui, model), all, measures, &mut lines);
            return lines;
        }
        for (number, group) in self.groups.iter().enumerate() {
            if group.name.is_some() {
                lines.push(Line::Heading(number));
            }
            let [first, end] = [group.moves.start, group.moves.end].map(|at| self.item_from(at));
            self.lines_of((ui, model), first..end, measures, &mut lines);
        }
        lines
    }

    /// Index of the first item that starts at or after a move.
    fn item_from(&self, at: usize) -> usize {
        self.items.partition_point(|item| item.moves.start < at)
    }

    /// Height of a line with its coloured group line.
    pub(crate) fn line_height(&self) -> f32 {
        GROUP_LINE_HEIGHT + LINE_GAP + self.height() + LINE_GAP
    }

    /// Draws the moves, wrapped at `room`. Scrolls to the current move when it changes or the row is chosen, unless by
    /// a click.
    pub(crate) fn show(&self, ui: &mut Ui, model: &Model, room: f32, messages: &mut Messages) {
        let (id, letter) = (self.followed_key, letter_width(ui, self.font_size));
        let lines = self.lines(ui, model, (letter, room));
        let is_chosen = self.spoken_row.is_none();
        let before: Option<(bool, usize)> = ui.data(|data| data.get_temp(id));
        ui.data_mut(|data| data.insert_temp(id, (is_chosen, self.moves_made)));
        let follows = is_chosen && before != Some((true, self.moves_made));
        let mut places: Vec<(usize, Rect)> = Vec::new();
        ui.spacing_mut().item_spacing.y = 0.0;
        // Below the chips, which handle clicks but not drags.
        let width = room.min(ui.clip_rect().right() - ui.cursor().left());
        let all = Rect::from_min_size(ui.cursor().min, vec2(width, lines.len() as f32 * self.line_height()));
        let beside = ui.interact(all.intersect(ui.clip_rect()), id.with("beside"), Sense::CLICK | Sense::DRAG);
        for line in &lines {
            match line {
                Line::Heading(number) => self.heading(ui, *number),
                Line::Moves(range) => {
                    let widths = range.clone().map(|at| self.widths(ui, model, at, letter)[0] + GAP);
                    let width = (widths.sum::<f32>() - GAP).max(0.0);
                    let (_, area) = ui.allocate_space(vec2(width.min(room.max(width)), self.line_height()));
                    let current = self.items.partition_point(|item| item.moves.end < self.moves_made);
                    if follows && range.contains(&current) {
                        let place = self.place((ui, model), (area, range, letter), current);
                        // Minimal scrolling, so that chips under the pointer stay put.
                        ui.scroll_to_rect(place, None);
                    }
                    if ui.clip_rect().expand(area.height()).intersects(area) {
                        self.line(ui, model, (area, range, letter), &mut places, messages);
                    }
                }
            }
        }
        if beside.clicked()
            && let Some(at) = self.nearest(&beside, &places)
        {
            messages.push(self.on_click(ui, at));
        }
        self.drag(ui, (&beside, id), &places, messages);
    }

    /// Rectangle of a chip within its line.
    fn place(&self, (ui, model): (&Ui, &Model), (area, range, letter): (Rect, &Range<usize>, f32), at: usize) -> Rect {
        let before: f32 = (range.start..at).map(|at| self.widths(ui, model, at, letter)[0] + GAP).sum();
        let before = before + self.widths(ui, model, at, letter)[1];
        let top = area.top() + GROUP_LINE_HEIGHT + LINE_GAP;
        Rect::from_min_size(pos2(area.left() + before, top), vec2(self.width(model, at, letter), self.height()))
    }

    fn heading(&self, ui: &mut Ui, number: usize) {
        let Some(group) = self.groups.get(number) else { return };
        let text = theme::sized(&group.heading, theme::TEXT_SMALL).color(theme::colours(ui).muted);
        ui.add(Label::new(text).truncate()).on_hover_text(&group.heading);
    }

    /// Draws the chips of a line, below the coloured lines of their groups.
    fn line(
        &self,
        ui: &mut Ui,
        model: &Model,
        (area, range, letter): (Rect, &Range<usize>, f32),
        places: &mut Vec<(usize, Rect)>,
        messages: &mut Messages,
    ) {
        let sight = ui.clip_rect();
        let mut x = area.left();
        for at in range.clone() {
            let [width, label] = self.widths(ui, model, at, letter);
            let face = vec2(width - label, self.height());
            let face = Rect::from_min_size(pos2(x + label, area.top() + GROUP_LINE_HEIGHT + LINE_GAP), face);
            self.show_label(ui, at, face.with_min_x(x).with_max_x(x + label - GAP));
            x = face.right() + GAP;
            if face.right() < sight.left() || face.left() > sight.right() {
                continue;
            }
            self.chip(ui, model, at, face, messages);
            places.push((at, face));
        }
        if let Some(first) = self.items.get(range.start).map(|item| item.moves.start).filter(|first| *first > 0) {
            self.line_number(ui, area, first + 1);
        }
        let colours = theme::colours(ui).groups;
        let named = self.groups.iter().filter(|group| group.name.is_some());
        for (number, group) in named.enumerate() {
            let [first, end] = [group.moves.start, group.moves.end].map(|at| self.item_from(at));
            let shown = first.max(range.start)..end.min(range.end);
            if shown.is_empty() {
                continue;
            }
            let ends = [shown.start, shown.end - 1].map(|at| self.place((ui, model), (area, range, letter), at));
            let line = Rect::from_min_max(
                pos2(ends[0].left(), area.top()),
                pos2(ends[1].right(), area.top() + GROUP_LINE_HEIGHT),
            );
            ui.painter().rect_filled(line, GROUP_LINE_HEIGHT / 2.0, colours[number % colours.len()]);
        }
    }

    /// Draws the number of a line's first move, to the left of the line.
    fn line_number(&self, ui: &Ui, area: Rect, number: usize) {
        let middle = area.top() + GROUP_LINE_HEIGHT + LINE_GAP + self.height() / 2.0;
        let (place, font) = (pos2(area.left() - GAP, middle), theme::font(theme::TEXT_SMALL));
        // The number is to the left of the clip rectangle of the moves.
        let painter = ui.painter().with_clip_rect(ui.clip_rect().with_min_x(area.left() - LINE_NUMBER_WIDTH));
        painter.text(place, Align2::RIGHT_CENTER, number.to_string(), font, theme::colours(ui).muted);
    }

    /// Draws the inline name of the group that starts at an item.
    fn show_label(&self, ui: &mut Ui, at: usize, area: Rect) {
        let (Some(group), Some(name)) = (self.group_at(at), self.group_label(at)) else { return };
        let text = theme::sized(name, theme::TEXT_SMALL).color(theme::colours(ui).muted);
        ui.put(area, Label::new(text).truncate()).on_hover_text(&group.heading);
    }

    /// Draws the chip of an item: a click seeks past it, a Shift-click selects up to it.
    fn chip(&self, ui: &mut Ui, model: &Model, at: usize, face: Rect, messages: &mut Messages) {
        let (Some(item), Some(name)) = (self.items.get(at), self.chip_text(model, at)) else { return };
        let colours = theme::colours(ui);
        let (current, next) = (item.moves.end == self.moves_made, item.moves.start == self.moves_made);
        // The current position may be inside a folded commutator.
        let current = current || (item.moves.start < self.moves_made && self.moves_made < item.moves.end);
        let is_played = self.spoken_row.is_none();
        let mut text = theme::sized(name, self.font_size).monospace();
        if current && is_played {
            text = text.strong().color(colours.on_accent);
        } else if item.moves.start < self.moves_made && is_played {
            text = text.color(colours.muted);
        }
        let mut button = Button::new(text).min_size(face.size()).sense(Sense::CLICK);
        if current && is_played {
            button = button.fill(colours.accent);
        } else if next && is_played {
            button = button.stroke(Stroke::new(1.5, colours.accent));
        }
        let mut place = ui.new_child(UiBuilder::new().max_rect(face).id_salt(("chip", at)));
        place.spacing_mut().button_padding = vec2(0.0, 0.0);
        place.spacing_mut().interact_size.y = face.height();
        let response = place.put(face, button);
        if self.selected.start <= item.moves.start && item.moves.end <= self.selected.end {
            ui.painter().rect(face, 3.0, colours.accent.gamma_multiply(0.25), Stroke::NONE, StrokeKind::Inside);
        }
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, self.spoken_label(model, at, name)));
        if response.clicked() {
            messages.push(self.on_click(ui, at));
        }
        response.on_hover_ui(|ui| {
            let text = match item.moves.len() {
                1 => describe(model.language(), model.puzzle(), self.moves.0[item.moves.start]),
                _ => notation::print(model.puzzle(), &Sequence(self.moves.0[item.moves.clone()].to_vec())),
            };
            ui.label(text);
        });
    }

    /// Screen-reader label of a chip.
    fn spoken_label(&self, model: &Model, at: usize, name: &str) -> String {
        let Some(item) = self.items.get(at) else { return String::new() };
        match &self.spoken_row {
            None => items::spoken_label(model, item, self.moves_made, name),
            // A row that is not played has no current move.
            Some(row) => {
                let spoken = items::spoken_label(model, item, usize::MAX, name);
                rows::ROW_MOVE.fill(model.language(), [row, &spoken])
            }
        }
    }

    /// Returns the command for a click on an item: seek past it or, with Shift, select from the anchor. Also focuses the row.
    fn on_click(&self, ui: &Ui, at: usize) -> Command {
        focus::record_click_inside(ui, self.row_id);
        // Use the event's modifiers: after a slow frame Shift may have been released.
        let shift = ui.input(|i| {
            let mut events = i.events.iter();
            events.any(|event| matches!(event, Event::PointerButton { modifiers, .. } if modifiers.shift))
        });
        let (start, end) = self.items.get(at).map_or((at, at + 1), |item| (item.moves.start, item.moves.end));
        // A clicked chip is in sight already; do not scroll to it.
        let follow = |at: usize| ui.data_mut(|data| data.insert_temp(self.followed_key, (true, at)));
        if !shift {
            follow(end);
            return (self.seek)(end);
        }
        // The anchor is the current move, or the fixed end of the selection.
        let anchor = match (self.selected.is_empty(), self.moves_made == self.selected.end) {
            (false, true) => self.selected.start,
            (false, false) => self.selected.end,
            (true, _) if end > self.moves_made => self.moves_made.saturating_sub(1),
            (true, _) => self.moves_made,
        };
        let to = if start >= anchor { end } else { start };
        follow(to);
        self.select(anchor, to).into()
    }

    fn select(&self, from: usize, to: usize) -> RowsCommand {
        RowsCommand::Select { row: self.row, from, to }
    }

    /// Selects the moves that the pointer is dragged over.
    fn drag(&self, ui: &Ui, (whole, id): (&Response, Id), places: &[(usize, Rect)], messages: &mut Messages) {
        let anchor = id.with("anchor");
        let Some(at) = self.nearest(whole, places) else { return };
        if whole.drag_started() {
            focus::record_click_inside(ui, self.row_id);
            // Start where the button was pressed: the pointer may already be over another move.
            let origin = ui.input(|i| i.pointer.press_origin()).and_then(|origin| self.at_point(origin, places));
            ui.data_mut(|data| data.insert_temp(anchor, origin.unwrap_or(at)));
        }
        if whole.dragged()
            && let Some(first) = ui.data(|data| data.get_temp::<usize>(anchor))
        {
            // A dragged selection includes both end items.
            let ends = |at: usize| self.items.get(at).map_or((at, at + 1), |item| (item.moves.start, item.moves.end));
            let ((from, from_end), (to, to_end)) = (ends(first), ends(at));
            messages.push(if at >= first { self.select(from, to_end) } else { self.select(from_end, to) });
        }
    }

    /// Like [`at_point`](Self::at_point), for the pointer's position.
    fn nearest(&self, response: &Response, places: &[(usize, Rect)]) -> Option<usize> {
        self.at_point(response.interact_pointer_pos()?, places)
    }

    /// The item at a point, else the nearest before it in its line, else the first of the line; `None` outside the lines.
    fn at_point(&self, pointer: Pos2, places: &[(usize, Rect)]) -> Option<usize> {
        let line = |face: &Rect| {
            face.top() - GROUP_LINE_HEIGHT - LINE_GAP <= pointer.y && pointer.y <= face.bottom() + LINE_GAP
        };
        let mut before = places.iter().rev().filter(|(_, face)| line(face));
        let found = before.clone().find(|(_, face)| face.left() <= pointer.x).or_else(|| before.next_back());
        found.map(|(at, _)| *at)
    }
}

/// Maximum width of an inline group name, in points.
const MAX_LABEL_WIDTH: f32 = 24.0 * theme::GRID;

fn label_width(ui: &Ui, name: &str) -> f32 {
    theme::text_width(ui, name, TextStyle::Small).min(MAX_LABEL_WIDTH)
}

/// Width of a monospaced letter.
fn letter_width(ui: &Ui, size: f32) -> f32 {
    ui.fonts_mut(|fonts| fonts.glyph_width(&FontId::monospace(size), '0'))
}
