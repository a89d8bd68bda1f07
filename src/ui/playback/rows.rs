//! The rows of moves: scramble, the user's own moves, logs, solutions and saved rows. The chosen row is played, edited
//! and shortened.

use super::chips::{CHIP_HEIGHT, Chips};
use super::{heading, items, timeline, tracks};
use crate::ui::theme;
use crate::ui::widgets::{focus, menu};
use eframe::egui::{
    Align, Button, Context, Event, Id, Key, Label, Layout, Rect, Response, RichText, Role, ScrollArea, Sense, TextStyle,
};
use eframe::egui::{Ui, UiBuilder, WidgetInfo, pos2, vec2};
use unfold_app::command::{Command, PlaybackCommand, RowsCommand, ScrambleCommand, message::Messages};
use unfold_app::document::playback::PlaybackControl;
use unfold_app::rows::state::TimelineHeight;
use unfold_app::{
    command::menu::Menu, lesson::MoveNotes, model::Model, played::PlayableMoves, played::SequenceKind, scramble,
    steps::shown,
};
use unfold_text::{Language, lesson, rows as say, window};

/// Minimum width, in points, of a row with buttons at its end.
const MIN_WIDTH_WITH_BUTTONS: f32 = 110.0 * theme::GRID;
/// Maximum width of the column of names, in points.
const MAX_NAME_WIDTH: f32 = 21.0 * theme::GRID;
/// Longest length for which space is reserved, so that the moves stay put when a new solution arrives.
const WIDEST_LENGTH: usize = 888;
/// Largest line number that fits beside a name without widening the column.
const WIDEST_NUMBER: usize = 88;
/// Score of an attempt for which space is reserved.
const WIDEST_SCORE: u32 = 88;

/// Widths of a row's columns, in points.
#[derive(Clone, Copy)]
struct Widths {
    room: f32,
    names: f32,
    moves: f32,
}

impl Widths {
    /// Computes the widths. The column of names fits all rows, up to a maximum, and those that a search can add: scramble and
    /// solutions.
    fn measure(ui: &Ui, model: &Model, rows: &[PlayableMoves<'_>]) -> Self {
        let (language, metric, room) = (model.language(), model.shown_metric(), ui.available_width());
        let expected = [SequenceKind::Scramble, SequenceKind::Solution, SequenceKind::NewSolution];
        let length = window::LENGTH.with([&WIDEST_LENGTH, &metric]);
        let width = |kind: SequenceKind| {
            let name = match kind {
                SequenceKind::Attempt => lesson::ATTEMPT_SHOWN.fill(language, [&WIDEST_LENGTH, &metric, &WIDEST_SCORE]),
                _ => say::ROW_CHOOSE.fill(language, [&heading(language, model, kind), &length]),
            };
            theme::text_width(ui, &name, TextStyle::Small) + theme::GRID
        };
        let all = rows.iter().map(|row| row.kind).chain(expected);
        let names = all.map(width).fold(0.0, f32::max).min(MAX_NAME_WIDTH);
        // The gap holds two digits of a line number; longer ones widen the column.
        let longest = rows.iter().map(|row| row.moves.0.len()).max().unwrap_or_default();
        let number = |count: usize| theme::text_width(ui, &count.to_string(), TextStyle::Small);
        let names = names + (number(longest) - number(WIDEST_NUMBER)).max(0.0);
        let buttons = if room < MIN_WIDTH_WITH_BUTTONS { 0.0 } else { theme::GRID + buttons_width(ui, language) };
        Self { room, names, moves: room - names - theme::GRID - buttons }
    }
}

fn buttons_width(ui: &Ui, language: Language) -> f32 {
    let texts = [say::COPY_SHORT, say::ROW_MENU].map(|text| text.get(language));
    texts.map(|text| theme::text_width(ui, text, TextStyle::Small) + 1.5 * theme::GRID).iter().sum()
}

/// Draws the rows in a scroll area at most `height` high.
pub(crate) fn show(
    ui: &mut Ui,
    model: &Model,
    (notes, height, tools): (Option<&MoveNotes>, f32, bool),
    messages: &mut Messages,
) {
    let workspace = model.document.workspace();
    let (rows, chosen) = (workspace.rows(), workspace.player().map(|player| player.kind));
    let widths = Widths::measure(ui, model, &rows);
    // Cut no line at the lower edge.
    let line = lines_height(ui, 1);
    let height = (height / line).floor().max(1.0) * line;
    let area = ScrollArea::vertical().id_salt("rows").auto_shrink(false).min_scrolled_height(0.0).max_height(height);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if !rows.iter().any(|row| row.kind == SequenceKind::Scramble) {
            unknown_scramble(ui, model, tools, messages);
        }
        for player in &rows {
            let is_chosen = Some(player.kind) == chosen;
            let notes = notes.filter(|_| is_chosen);
            ui.push_id(("row", format!("{:?}", player.kind)), |ui| {
                row(ui, model, (player, (notes, is_chosen, tools), widths), messages)
            });
        }
        focus::scroll_to_focus(ui);
    });
}

/// True for moves found by a search, whose groups are worth showing even if there is only one.
fn is_found(kind: SequenceKind) -> bool {
    !matches!(
        kind,
        SequenceKind::Scramble | SequenceKind::Own | SequenceKind::Log | SequenceKind::Kept(_) | SequenceKind::Path
    )
}

/// Draws the line of a random position without a known scramble: a button that finds one, or the running search.
pub(crate) fn unknown_scramble(ui: &mut Ui, model: &Model, tools: bool, messages: &mut Messages) {
    let language = model.language();
    if model.setup.is_running() {
        ui.label(RichText::new(say::ROW_FINDING.get(language)).color(theme::colours(ui).muted));
    } else if scramble::can_find_moves(model) {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
            ui.spacing_mut().button_padding.y = 0.0;
            // Beside a solution the button is secondary, so without `tools` only its line is reserved.
            if !tools && model.results().selected().is_some() {
                ui.allocate_space(vec2(0.0, CHIP_HEIGHT));
                return;
            }
            // Less prominent than the page's main button.
            let muted = theme::colours(ui).muted;
            ui.label(theme::sized(heading(language, model, SequenceKind::Scramble), theme::TEXT_SMALL).color(muted));
            let find = Button::new(theme::sized(say::ROW_FIND.get(language), theme::TEXT_SMALL).color(muted));
            let find = ui.add(find.frame_when_inactive(false)).on_hover_text(say::ROW_FIND_TIP.get(language));
            messages.push_if(find.clicked(), ScrambleCommand::FindMoves);
        });
    }
}

/// Draws a row: name and length with the outcome of shortening below, the moves beside them, and buttons at the end.
fn row(
    ui: &mut Ui,
    model: &Model,
    (player, (notes, is_chosen, tools), widths): (&PlayableMoves<'_>, (Option<&MoveNotes>, bool, bool), Widths),
    messages: &mut Messages,
) {
    let Widths { room, names: column, moves: chips_room } = widths;
    let name = heading(model.language(), model, player.kind);
    let seek = |at| Command::from(RowsCommand::Seek(player.kind, at));
    let is_high = model.rows_of_moves.height != TimelineHeight::TwoLines;
    let usual = if theme::is_large(ui) { theme::TEXT_SENTENCE } else { theme::TEXT_BODY };
    let selected = model.rows_of_moves.selected(player.kind, model.document.workspace()).unwrap_or_default();
    let steps = shown::step_names(model, player);
    let names = if steps.is_empty() { model.document.workspace().names_of_row(player.kind) } else { &steps };
    let notes = notes.filter(|notes| notes.groups.len() > 1 || is_found(player.kind));
    let groups = match notes.filter(|_| names.is_empty()) {
        Some(notes) => items::groups_of_notes(model, notes),
        None => items::groups_of_names(model, player.moves, names),
    };
    let items = match model.rows_of_moves.is_folded {
        true => items::with_commutators(model, player.moves, &groups),
        false => items::one_per_move(player.moves),
    };
    let chips = Chips {
        row: player.kind,
        moves: player.moves,
        moves_made: player.at,
        items,
        groups,
        spoken_row: (!is_chosen).then(|| name.clone()),
        selected,
        by_groups: is_high,
        font_size: usual,
        row_id: ui.scope_id().with("cursor"),
        followed_key: ui.scope_id().with("followed-move"),
        seek: &seek,
    };
    let top = ui.cursor().min;
    let left = top.x + column + theme::GRID;
    let place = Rect::from_min_max(pos2(left, top.y), pos2(left + chips_room, f32::INFINITY));
    let mut beside = ui.new_child(UiBuilder::new().max_rect(place).id_salt("chips"));
    let was_clicked = focus::was_clicked_inside(ui, chips.row_id);
    chips.show(&mut beside, model, chips_room, messages);
    let height = beside.min_rect().height().max(chips.line_height());
    // The name is sticky while any of the moves are in sight.
    let lowest = (top.y + height - chips.line_height()).max(top.y);
    let head_top = ui.clip_rect().top().clamp(top.y, lowest);
    // The outcome is below the name, if the moves take more than one line.
    let line = chips.line_height();
    let lines = ((top.y + height - head_top) / line).floor();
    if let Some(outcome) = model.rows_of_moves.outcome_for(model.puzzle(), player.moves).filter(|_| lines >= 2.0) {
        let area = Rect::from_min_size(pos2(top.x, head_top + line), vec2(column, (lines - 1.0) * line));
        let text = theme::sized(outcome.get(model.language()), theme::TEXT_SMALL).color(theme::colours(ui).muted);
        let text = Label::new(text);
        let mut below = ui.new_child(UiBuilder::new().max_rect(area).id_salt("outcome"));
        below.add(if lines >= 4.0 { text.wrap() } else { text.truncate() });
    }
    // Level with the chips, which are below their group line.
    let area =
        Rect::from_min_size(pos2(top.x, head_top + super::chips::GROUP_LINE_HEIGHT), vec2(column, chips.line_height()));
    let mut head = ui.new_child(UiBuilder::new().max_rect(area).id_salt("head"));
    self::head(&mut head, model, (player, &name, is_chosen), messages);
    // Buttons are at the far end, so that nothing separates a name from its moves.
    let area = Rect::from_min_max(pos2(left + chips_room, area.top()), pos2(top.x + room, area.bottom()));
    let mut end = ui.new_child(UiBuilder::new().max_rect(area).id_salt("buttons"));
    buttons(&mut end, model, (player, &name, (is_chosen, tools)), messages);
    ui.allocate_space(vec2(room, height));
    let whole = Rect::from_min_size(top, vec2(room, height));
    let response = ui.interact(whole, chips.row_id, Sense::focusable_noninteractive());
    if was_clicked {
        focus::focus_in_place(&response);
    }
    context_menu(ui, model, (player, &response, is_chosen), messages);
    handle_focus(ui, model, (player, &response, is_chosen), messages);
}

/// Shows the context menu of a row, opened by a right click on its name or moves, or by keyboard.
fn context_menu(
    ui: &Ui,
    model: &Model,
    (player, row, is_chosen): (&PlayableMoves<'_>, &Response, bool),
    messages: &mut Messages,
) {
    let is_clicked = ui.rect_contains_pointer(row.rect) && ui.input(|i| i.pointer.secondary_clicked());
    let opens = menu::context_menu(ui, row, is_clicked, |ui| {
        menu::entries(ui, model, Menu::Row, messages);
        ui.separator();
        timeline::compare_menu(ui, model, player, messages);
    });
    messages.push_if(opens && !is_chosen, RowsCommand::Choose(player.kind));
}

/// Draws the name of a row with its length, in the longest form that fits.
fn head(
    ui: &mut Ui,
    model: &Model,
    (player, name, is_chosen): (&PlayableMoves<'_>, &str, bool),
    messages: &mut Messages,
) {
    let language = model.language();
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
        ui.spacing_mut().button_padding = vec2(theme::GRID / 2.0, 0.0);
        let width = ui.available_width();
        let forms = name_forms(model, player, name);
        let fits = |form: &&String| {
            let text = theme::text_width(ui, form, TextStyle::Small);
            text + 2.0 * ui.spacing().button_padding.x <= width
        };
        let text = forms.iter().find(fits).unwrap_or(&forms[forms.len() - 1]);
        let button = Button::selectable(is_chosen, theme::sized(text, theme::TEXT_SMALL)).truncate();
        let chosen = ui.add_sized(vec2(width, CHIP_HEIGHT), button);
        messages.push_if(chosen.clicked(), RowsCommand::Choose(player.kind));
        let outcome = model.rows_of_moves.outcome_for(model.puzzle(), player.moves);
        let outcome = outcome.map(|outcome| format!("{}\n", outcome.get(language))).unwrap_or_default();
        chosen.on_hover_text(format!("{}\n{outcome}{}", forms[0], say::ROW_CHOOSE_TIP.get(language)));
    });
}

fn buttons(
    ui: &mut Ui,
    model: &Model,
    (player, name, (is_chosen, tools)): (&PlayableMoves<'_>, &str, (bool, bool)),
    messages: &mut Messages,
) {
    let language = model.language();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
        ui.spacing_mut().button_padding = vec2(theme::GRID / 2.0, 0.0);
        ui.spacing_mut().item_spacing.x = theme::GRID / 2.0;
        // A scramble is often copied; for other rows Copy appears with the tools.
        let is_at_hand = tools || (is_chosen && player.kind == SequenceKind::Scramble);
        if !is_at_hand || ui.available_width() < buttons_width(ui, language) {
            return;
        }
        let copy = ui.add(Button::new(theme::sized(say::COPY_SHORT.get(language), theme::TEXT_SMALL)));
        let spoken = say::COPY_NAMED.fill(language, [&name]);
        copy.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        messages.push_if(copy.clicked(), RowsCommand::Copy(player.kind));
        copy.on_hover_text(say::COPY_ROW_TIP.get(language));
        if is_chosen && tools {
            let opened = ui.menu_button(theme::sized(say::ROW_MENU.get(language), theme::TEXT_SMALL), |ui| {
                menu::entries(ui, model, Menu::Row, messages);
                ui.separator();
                timeline::compare_menu(ui, model, player, messages);
            });
            opened.response.on_hover_text(say::ROW_MENU_TIP.get(language));
        }
    });
}

/// Three forms of a row's name and length, longest first; the last has only the length.
fn name_forms(model: &Model, player: &PlayableMoves<'_>, name: &str) -> [String; 3] {
    let language = model.language();
    let metric = model.shown_metric();
    let count = player.moves.length_in(model.puzzle().def(), metric);
    let plain = window::LENGTH.with([&count, &metric]);
    let length = tracks::length(model, player.kind, player.moves);
    let whole = match model.results().attempt.as_ref().filter(|_| player.kind == SequenceKind::Attempt) {
        Some(attempt) => lesson::ATTEMPT_SHOWN.fill(language, [&count, &metric, &attempt.score]),
        None => say::ROW_CHOOSE.fill(language, [&name, &length]),
    };
    // Joined or cancelled moves make the length smaller than the number of chips.
    let written = player.moves.0.len();
    let whole = match player.kind {
        SequenceKind::Own | SequenceKind::Log | SequenceKind::Kept(_) if written > count => {
            say::ROW_CHOOSE_WRITTEN.fill(language, [&name as _, &length, &written])
        }
        _ => whole,
    };
    [whole, say::ROW_CHOOSE.fill(language, [&name, &plain]), plain.get(language)]
}

/// Labels the row for screen readers and handles its keys while it has the focus: arrows, Home and End move the cursor, with
/// Shift they select; Delete and Backspace remove moves; Enter plays or pauses.
fn handle_focus(
    ui: &mut Ui,
    model: &Model,
    (player, response, is_chosen): (&PlayableMoves<'_>, &Response, bool),
    messages: &mut Messages,
) {
    let language = model.language();
    let name = heading(language, model, player.kind);
    let length = tracks::length(model, player.kind, player.moves);
    let all = player.moves.0.len();
    let spoken = say::ROW_SPOKEN.fill(language, [&name as _, &length, &player.at, &all]);
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));
    if !response.has_focus() {
        return;
    }
    focus::keep_arrows(ui, response.id, [true, false]);
    ui.data_mut(|data| data.insert_temp(focused_row_key(), response.id));
    handle_keys(ui, model, (player, is_chosen), messages);
}

fn handle_keys(ui: &Ui, model: &Model, (player, is_chosen): (&PlayableMoves<'_>, bool), messages: &mut Messages) {
    let (row, at, all) = (player.kind, player.at, player.moves.0.len());
    let target = |key| match key {
        Key::ArrowLeft => Some(at.saturating_sub(1)),
        Key::ArrowRight => Some((at + 1).min(all)),
        Key::Home => Some(0),
        Key::End => Some(all),
        _ => None,
    };
    // Use the event's modifiers: after a slow frame they may have been released.
    let pressed = ui.input(|i| {
        let mut keys = i.events.iter().filter_map(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. } => Some((target(*key)?, *modifiers)),
            _ => None,
        });
        keys.find(|(_, modifiers)| modifiers.is_none() || modifiers.shift_only())
    });
    if let Some((to, modifiers)) = pressed {
        let selected = model.rows_of_moves.selected(row, model.document.workspace()).filter(|range| !range.is_empty());
        let from = selected.map_or(at, |range| if at == range.end { range.start } else { range.end });
        messages.push(match modifiers.shift {
            true => RowsCommand::Select { row, from, to },
            false => RowsCommand::Seek(row, to),
        });
    }
    if !is_chosen {
        return;
    }
    messages.push_if(focus::pressed(ui, Key::Backspace), RowsCommand::Delete);
    messages.push_if(focus::pressed(ui, Key::Delete), RowsCommand::DeleteNext);
    messages.push_if(focus::pressed(ui, Key::Enter), PlaybackCommand::Go(PlaybackControl::Toggle));
}

/// Key in egui's memory for the id of the row that last had the focus.
fn focused_row_key() -> Id {
    Id::unique("focused row")
}

/// True if a row has the focus; letters and pasted moves are then inserted at its cursor.
pub(crate) fn is_focused(ctx: &Context) -> bool {
    let row: Option<Id> = ctx.data(|data| data.get_temp(focused_row_key()));
    row.is_some_and(|row| ctx.memory(|memory| memory.has_focus(row)))
}

/// Height of `count` lines of moves, in points.
pub(crate) fn lines_height(ui: &Ui, count: usize) -> f32 {
    let size = if theme::is_large(ui) { theme::TEXT_SENTENCE } else { theme::TEXT_BODY };
    let line = super::chips::GROUP_LINE_HEIGHT + CHIP_HEIGHT * (size / theme::TEXT_BODY).max(1.0) + 0.5 * theme::GRID;
    count as f32 * line
}
