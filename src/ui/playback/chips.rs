//! Moves as chips, each as wide as its name, in as many lines as they need. Only the lines in sight are made: a row may have ten
//! thousand moves.

use std::ops::Range;

use crate::ui::theme;
use crate::ui::widgets::focus;
use eframe::egui::{
    Align2, Button, Event, FontId, Id, Label, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder,
};
use eframe::egui::{WidgetInfo, pos2, vec2};
use unfold_app::command::{Command, RowsCommand, message::Messages};
use unfold_app::lesson::{MoveNotes, phases::MoveGroup};
use unfold_app::{model::Model, played::Played, sentences::lesson as words};
use unfold_engine::puzzle::Sequence;
use unfold_text::{lesson as say, rows, sentences::moves::turning};

/// The height of a chip with the usual letters.
pub(crate) const CHIP: f32 = 2.5 * theme::GRID;
/// The height of the line that tells groups apart by their colour, above the chips.
pub(crate) const LINE: f32 = 3.0;
/// The space between two chips.
const GAP: f32 = 0.5 * theme::GRID;
/// The space on both sides of a name.
const PADDING: f32 = 0.75 * theme::GRID;
/// The room for the number of a move, before a line.
const NUMBER: f32 = 4.0 * theme::GRID;
/// The space between two lines.
const LINE_GAP: f32 = 0.25 * theme::GRID;

/// Moves as chips.
pub(crate) struct Chips<'a> {
    /// The row.
    pub(crate) row: Played,
    /// The moves.
    pub(crate) moves: &'a Sequence,
    /// Number of moves that are made.
    pub(crate) at: usize,
    /// The notes on the moves, if they have groups to be shown.
    pub(crate) notes: Option<&'a MoveNotes>,
    /// The name of the row where its moves are not those that are played: it is spoken before theirs.
    pub(crate) spoken_row: Option<String>,
    /// The moves that are selected.
    pub(crate) selected: Range<usize>,
    /// True if each group begins a line, below its name.
    pub(crate) by_groups: bool,
    /// The size of the letters.
    pub(crate) size: f32,
    /// The id of the row, which gets the keys when a move is clicked.
    pub(crate) focus: Id,
    /// The command of a click on a move, by the number of moves that are made then.
    pub(crate) seek: &'a dyn Fn(usize) -> Command,
}

/// A line of chips, or the name of a group.
enum Line {
    Heading(usize),
    Moves(Range<usize>),
}

impl Chips<'_> {
    fn groups(&self) -> &[MoveGroup] {
        self.notes.map_or(&[], |notes| &notes.groups)
    }

    fn name(&self, model: &Model, at: usize) -> Option<&'static str> {
        Some(&model.puzzle().def().moves.get(self.moves.0.get(at)?.index())?.name)
    }

    /// The name of the group that begins with a move, where it stands before that.
    fn label(&self, model: &Model, at: usize) -> Option<String> {
        let notes = self.notes.filter(|_| !self.by_groups)?;
        let group = notes.groups.iter().find(|group| group.first == at && group.end() > at)?;
        let [.., name] = words::headings(model.language(), notes, group);
        Some(name)
    }

    /// The width of a chip with the name of the group before it, and of that name.
    fn widths(&self, ui: &Ui, model: &Model, at: usize, letter: f32) -> [f32; 2] {
        let label = self.label(model, at).map_or(0.0, |name| theme::text_width(ui, &name, TextStyle::Small) + GAP);
        [label + self.width(model, at, letter), label]
    }

    /// The width of a chip.
    fn width(&self, model: &Model, at: usize, letter: f32) -> f32 {
        let letters = self.name(model, at).map_or(0, |name| name.chars().count());
        (letters as f32 * letter + 2.0 * PADDING).max(self.height())
    }

    fn height(&self) -> f32 {
        CHIP * (self.size / theme::TEXT_BODY).max(1.0)
    }

    /// The moves of a range in lines that fit a room.
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
        let all = 0..self.moves.0.len();
        if !self.by_groups || self.groups().is_empty() {
            self.lines_of((ui, model), all, measures, &mut lines);
            return lines;
        }
        for (number, group) in self.groups().iter().enumerate() {
            lines.push(Line::Heading(number));
            self.lines_of((ui, model), group.first..group.end(), measures, &mut lines);
        }
        lines
    }

    /// The number of lines that the moves need in this room.
    pub(crate) fn count_lines(&self, ui: &Ui, model: &Model, room: f32) -> usize {
        self.lines(ui, model, (letter(ui, self.size), room)).len()
    }

    /// The height of a line of moves with its coloured line.
    pub(crate) fn line_height(&self) -> f32 {
        LINE + LINE_GAP + self.height() + LINE_GAP
    }

    /// Shows the moves in lines that fit a room. The line with the current move is scrolled into sight when that has become another
    /// one; under the id it is remembered which it was.
    pub(crate) fn show(&self, ui: &mut Ui, model: &Model, (id, room): (Id, f32), messages: &mut Messages) {
        let letter = letter(ui, self.size);
        let lines = self.lines(ui, model, (letter, room));
        let before: Option<usize> = ui.data(|data| data.get_temp(id));
        ui.data_mut(|data| data.insert_temp(id, self.at));
        let follows = before != Some(self.at);
        let mut places: Vec<(usize, Rect)> = Vec::new();
        ui.spacing_mut().item_spacing.y = 0.0;
        // Below the chips, which take their own clicks, but no drags.
        let width = room.min(ui.clip_rect().right() - ui.cursor().left());
        let all = Rect::from_min_size(ui.cursor().min, vec2(width, lines.len() as f32 * self.line_height()));
        let beside = ui.interact(all.intersect(ui.clip_rect()), id.with("beside"), Sense::CLICK | Sense::DRAG);
        for line in &lines {
            match line {
                Line::Heading(number) => self.heading(ui, model, *number),
                Line::Moves(range) => {
                    let widths = range.clone().map(|at| self.widths(ui, model, at, letter)[0] + GAP);
                    let width = (widths.sum::<f32>() - GAP).max(0.0);
                    let (_, area) = ui.allocate_space(vec2(width.min(room.max(width)), self.line_height()));
                    let current = self.at.saturating_sub(1);
                    if follows && range.contains(&current) {
                        let place = self.place((ui, model), (area, range, letter), current);
                        // No farther than it takes: what is in sight stays where the hand is.
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

    /// The place of a chip of a line.
    fn place(&self, (ui, model): (&Ui, &Model), (area, range, letter): (Rect, &Range<usize>, f32), at: usize) -> Rect {
        let before: f32 = (range.start..at).map(|at| self.widths(ui, model, at, letter)[0] + GAP).sum();
        let before = before + self.widths(ui, model, at, letter)[1];
        let top = area.top() + LINE + LINE_GAP;
        Rect::from_min_size(pos2(area.left() + before, top), vec2(self.width(model, at, letter), self.height()))
    }

    fn heading(&self, ui: &mut Ui, model: &Model, number: usize) {
        let (Some(notes), Some(group)) = (self.notes, self.groups().get(number)) else { return };
        let headings = words::headings(model.language(), notes, group);
        let text = theme::sized(&headings[0], theme::TEXT_SMALL).color(theme::colours(ui).muted);
        ui.add(Label::new(text).truncate()).on_hover_text(&headings[0]);
    }

    /// The chips of a line, below a line in the colours of their groups.
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
            let face = Rect::from_min_size(pos2(x + label, area.top() + LINE + LINE_GAP), face);
            self.show_label(ui, model, at, face.with_min_x(x).with_max_x(x + label - GAP));
            x = face.right() + GAP;
            if face.right() < sight.left() || face.left() > sight.right() {
                continue;
            }
            self.chip(ui, model, at, face, messages);
            places.push((at, face));
        }
        if range.start > 0 {
            self.line_number(ui, area, range.start + 1);
        }
        let colours = theme::colours(ui).groups;
        for (number, group) in self.groups().iter().enumerate() {
            let shown = group.first.max(range.start)..group.end().min(range.end);
            if shown.is_empty() {
                continue;
            }
            let ends = [shown.start, shown.end - 1].map(|at| self.place((ui, model), (area, range, letter), at));
            let line = Rect::from_min_max(pos2(ends[0].left(), area.top()), pos2(ends[1].right(), area.top() + LINE));
            ui.painter().rect_filled(line, LINE / 2.0, colours[number % colours.len()]);
        }
    }

    /// The number of the first move of a line, before it.
    fn line_number(&self, ui: &Ui, area: Rect, number: usize) {
        let middle = area.top() + LINE + LINE_GAP + self.height() / 2.0;
        let (place, font) = (pos2(area.left() - GAP, middle), theme::font(theme::TEXT_SMALL));
        // It stands beside the moves, outside of their own room.
        let painter = ui.painter().with_clip_rect(ui.clip_rect().with_min_x(area.left() - NUMBER));
        painter.text(place, Align2::RIGHT_CENTER, number.to_string(), font, theme::colours(ui).muted);
    }

    /// The name of the group that begins with a move, before its chip.
    fn show_label(&self, ui: &mut Ui, model: &Model, at: usize, area: Rect) {
        let (Some(notes), Some(name)) = (self.notes, self.label(model, at)) else { return };
        let group = notes.groups.iter().find(|group| group.first == at && group.end() > at);
        let text = theme::sized(name, theme::TEXT_SMALL).color(theme::colours(ui).muted);
        let label = ui.put(area, Label::new(text).extend());
        label.on_hover_ui(|ui| {
            if let Some(group) = group {
                ui.label(&words::headings(model.language(), notes, group)[0]);
            }
        });
    }

    /// The chip of a move; a click goes to the position after it, and with Shift selects from where one stood.
    fn chip(&self, ui: &mut Ui, model: &Model, at: usize, face: Rect, messages: &mut Messages) {
        let (Some(mv), Some(name)) = (self.moves.0.get(at), self.name(model, at)) else { return };
        let colours = theme::colours(ui);
        let (current, next) = (at + 1 == self.at, at == self.at);
        let is_played = self.spoken_row.is_none();
        let mut text = theme::sized(name, self.size).monospace();
        if current && is_played {
            text = text.strong().color(colours.on_accent);
        } else if at < self.at && is_played {
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
        if self.selected.contains(&at) {
            ui.painter().rect(face, 3.0, colours.accent.gamma_multiply(0.25), Stroke::NONE, StrokeKind::Inside);
        }
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, self.spoken(model, at, name)));
        if response.clicked() {
            messages.push(self.on_click(ui, at));
        }
        response.on_hover_ui(|ui| drop(ui.label(turning(model.language(), model.puzzle(), *mv))));
    }

    /// The name of a move for screen readers.
    fn spoken(&self, model: &Model, at: usize, name: &str) -> String {
        let text = match (at + 1 == self.at, at == self.at) {
            (true, _) => say::MOVE_CURRENT,
            (_, true) => say::MOVE_NEXT,
            _ => say::MOVE_NAME,
        };
        match &self.spoken_row {
            None => text.fill(model.language(), [&(at + 1), &name]),
            Some(row) => {
                let spoken = say::MOVE_NAME.fill(model.language(), [&(at + 1), &name]);
                rows::ROW_MOVE.fill(model.language(), [row, &spoken])
            }
        }
    }

    /// The command of a click on a move: go to the position after it, or with Shift select from the move clicked before. The row gets
    /// the keys.
    fn on_click(&self, ui: &Ui, at: usize) -> Command {
        focus::clicked_inside(ui, self.focus);
        // As it was when the button was let go: a slow frame may bring the end of Shift with it.
        let shift = ui.input(|i| {
            let mut events = i.events.iter();
            events.any(|event| matches!(event, Event::PointerButton { modifiers, .. } if modifiers.shift))
        });
        if !shift {
            return (self.seek)(at + 1);
        }
        // From the move that was clicked before, or on from where a selection began.
        let anchor = match (self.selected.is_empty(), self.at == self.selected.end) {
            (false, true) => self.selected.start,
            (false, false) => self.selected.end,
            (true, _) if at + 1 > self.at => self.at.saturating_sub(1),
            (true, _) => self.at,
        };
        self.select(anchor, if at >= anchor { at + 1 } else { at }).into()
    }

    fn select(&self, from: usize, to: usize) -> RowsCommand {
        RowsCommand::Select { row: self.row, from, to }
    }

    /// Selects the moves over which the pointer is dragged.
    fn drag(&self, ui: &Ui, (whole, id): (&Response, Id), places: &[(usize, Rect)], messages: &mut Messages) {
        let anchor = id.with("anchor");
        let Some(at) = self.nearest(whole, places) else { return };
        if whole.drag_started() {
            focus::clicked_inside(ui, self.focus);
            // Where the button was pressed: the pointer may have left that move since.
            let origin = ui.input(|i| i.pointer.press_origin()).and_then(|origin| self.at_point(origin, places));
            ui.data_mut(|data| data.insert_temp(anchor, origin.unwrap_or(at)));
        }
        if whole.dragged()
            && let Some(first) = ui.data(|data| data.get_temp::<usize>(anchor))
        {
            // Both ends belong to it.
            messages.push(if at >= first { self.select(first, at + 1) } else { self.select(first + 1, at) });
        }
    }

    /// The move at the pointer, or the last before it in its line.
    fn nearest(&self, response: &Response, places: &[(usize, Rect)]) -> Option<usize> {
        self.at_point(response.interact_pointer_pos()?, places)
    }

    /// The move at a point, or the last before it in its line.
    fn at_point(&self, pointer: Pos2, places: &[(usize, Rect)]) -> Option<usize> {
        let line = |face: &Rect| face.top() - LINE - LINE_GAP <= pointer.y && pointer.y <= face.bottom() + LINE_GAP;
        let mut before = places.iter().rev().filter(|(_, face)| line(face));
        let found = before.clone().find(|(_, face)| face.left() <= pointer.x).or_else(|| before.next_back());
        found.map(|(at, _)| *at)
    }
}

/// The width of a letter.
fn letter(ui: &Ui, size: f32) -> f32 {
    ui.fonts_mut(|fonts| fonts.glyph_width(&FontId::monospace(size), '0'))
}
