//! The position's arrays and coordinates, with the last move's changes, and a look-up in the move tables.

use crate::ui::{theme, widgets};
use eframe::egui::{Frame, Grid, Label, Response, RichText, TextEdit, Ui};
use unfold_app::command::{CoordinatesCommand, message::Messages};
use unfold_app::lesson::coordinates::{CoordinateTable, ShownArray, ShownCoordinate};
use unfold_app::{model::Model, page::LookUp};
use unfold_engine::{puzzle::Move, puzzles::coordinates};
use unfold_text::{Text, coordinates as say, numbers, sentences};

const COLUMN_SPACING: f32 = theme::GRID;
/// Width of a coordinate's name and meaning, in points.
const NAME_WIDTH: f32 = 36.0 * theme::GRID;
/// Width of a coordinate's value, in points.
const VALUE_WIDTH: f32 = 14.0 * theme::GRID;
/// Minimum page width with the look-up beside the coordinates, in points.
const WIDE_LAYOUT_MIN: f32 = 112.0 * theme::GRID;
const FIELD_WIDTH: f32 = 10.0 * theme::GRID;
/// Placeholder for a missing value.
const MISSING_VALUE: &str = "–";

pub(crate) fn show(ui: &mut Ui, model: &Model, look_up: &LookUp, messages: &mut Messages) {
    if !unfold_app::coordinates::has_coordinates(model) {
        ui.weak(say::COORDINATES_OTHER.fill(model.language(), [&sentences::coordinates::puzzle_list()]));
        return;
    }
    let Some(table) = unfold_app::coordinates::table(model) else {
        ui.weak(say::COORDINATES_WAIT.get(model.language()));
        ui.add_space(theme::GAP);
        return look_up_form(ui, model, look_up, messages);
    };
    arrays(ui, model, &table);
    if ui.available_width() < WIDE_LAYOUT_MIN {
        coordinates_of(ui, model, &table);
        ui.add_space(theme::GAP);
        return look_up_form(ui, model, look_up, messages);
    }
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| coordinates_of(ui, model, &table));
        ui.add_space(2.0 * theme::GAP);
        ui.vertical(|ui| look_up_form(ui, model, look_up, messages));
    });
}

fn arrays(ui: &mut Ui, model: &Model, table: &CoordinateTable) {
    ui.strong(say::ARRAYS.get(model.language())).on_hover_text(say::ARRAYS_TIP.get(model.language()));
    // Each array of pieces is followed by that of their orientations; the two share a row of slot names.
    for pair in table.arrays.chunks(2) {
        let name = pair.first().map_or("", |array| array.name);
        Grid::new(("array", name))
            .spacing([COLUMN_SPACING, theme::GRID / 4.0])
            .show(ui, |ui| pair_of_arrays(ui, model, pair));
        ui.add_space(theme::GAP / 2.0);
    }
    ui.add_space(theme::GAP / 2.0);
}

fn coordinates_of(ui: &mut Ui, model: &Model, table: &CoordinateTable) {
    Grid::new("coordinates").num_columns(3).striped(true).show(ui, |ui| {
        for column in [say::COORDINATE_COLUMN, say::COORDINATE_VALUE, say::COORDINATE_RANGE] {
            ui.strong(column.get(model.language()));
        }
        ui.end_row();
        for shown in &table.coordinates {
            coordinate(ui, model, shown);
        }
    });
}

/// Draws one or two arrays over the same slots: a row of slot names, then each array's values and, below, its piece names.
fn pair_of_arrays(ui: &mut Ui, model: &Model, pair: &[ShownArray]) {
    let language = model.language();
    let Some(first) = pair.first() else { return };
    let weak = |ui: &mut Ui, text: &str| ui.label(theme::sized(text, theme::TEXT_SMALL).weak());
    weak(ui, say::ARRAY_PLACE.get(language));
    for cell in &first.cells {
        weak(ui, &cell.slot);
    }
    ui.end_row();
    for array in pair {
        ui.strong(array.name).on_hover_text(sentences::coordinates::array(array.name).get(language));
        for cell in &array.cells {
            let tip = match &cell.piece {
                Some(piece) => say::ARRAY_PIECE_TIP.fill(language, [&cell.slot, piece, &cell.value]),
                None => say::ARRAY_TURN_TIP.fill(language, [&cell.slot, &cell.value]),
            };
            value(ui, &cell.value.to_string(), cell.is_changed).on_hover_text(tip);
        }
        ui.end_row();
        if array.cells.iter().any(|cell| cell.piece.is_some()) {
            weak(ui, say::ARRAY_PIECE.get(language));
            for cell in &array.cells {
                weak(ui, cell.piece.as_deref().unwrap_or_default());
            }
            ui.end_row();
        }
    }
}

/// Draws a value, highlighted if the last move changed it.
fn value(ui: &mut Ui, text: &str, changed: bool) -> Response {
    let text = RichText::new(text).monospace();
    if !changed {
        return ui.label(text);
    }
    let ground = theme::colours(ui).accent;
    let frame = Frame::new().fill(ground).corner_radius(theme::GRID as u8 / 4);
    frame.show(ui, |ui| ui.label(text.strong().color(theme::ink_on(ground)))).inner
}

/// Draws a coordinate's row: name and meaning, current and previous value, range.
fn coordinate(ui: &mut Ui, model: &Model, shown: &ShownCoordinate) {
    let language = model.language();
    let text = |value: Option<u32>| value.map_or_else(|| MISSING_VALUE.to_owned(), |value| value.to_string());
    let weak = |text: &str| Label::new(theme::sized(text, theme::TEXT_SMALL).weak()).wrap();
    ui.vertical(|ui| {
        ui.set_width(NAME_WIDTH);
        ui.label(RichText::new(shown.coordinate.name).monospace());
        ui.add(weak(sentences::coordinates::meaning(shown.coordinate).get(language)));
    });
    ui.vertical(|ui| {
        // Fixed width, so that nothing shifts when the previous value appears.
        ui.set_width(VALUE_WIDTH);
        value(ui, &text(shown.value), shown.before.is_some());
        if let Some(before) = shown.before {
            ui.add(weak(&say::COORDINATE_BEFORE.fill(language, [&text(before)])));
        }
    });
    let most = numbers::grouped(u64::from(shown.coordinate.size - 1));
    ui.label(say::COORDINATE_RANGE_OF.fill(language, [&most]));
    ui.end_row();
}

/// Draws the inputs of a look-up (coordinate, value, move) and the move table's entry or the error.
fn look_up_form(ui: &mut Ui, model: &Model, look_up: &LookUp, messages: &mut Messages) {
    let (language, puzzle) = (model.language(), model.puzzle());
    let Some(coordinate) = look_up.coordinate(puzzle) else { return };
    let Some(mv) = look_up.mv(coordinate) else { return };
    ui.strong(say::LOOK_UP.get(language)).on_hover_text(say::LOOK_UP_TIP.get(language));
    ui.horizontal_wrapped(|ui| {
        let names = coordinates::coordinates_for(puzzle).map(|known| (known.name, known.name.to_owned()));
        if let Some(name) = list(ui, model, say::LOOK_UP_COORDINATE, coordinate.name, names.collect()) {
            messages.push(CoordinatesCommand::LookUpCoordinate(name));
        }
        let label = ui.label(say::LOOK_UP_VALUE.get(language));
        let present = match unfold_app::coordinates::value_to_look_up(model, &look_up.with_position_value()) {
            Some(Ok(value)) => value.to_string(),
            _ => MISSING_VALUE.to_owned(),
        };
        let mut typed = look_up.typed.clone();
        let field = TextEdit::singleline(&mut typed).hint_text(present).desired_width(FIELD_WIDTH);
        let field = ui.add(field).labelled_by(label.id).on_hover_text(say::LOOK_UP_VALUE_TIP.get(language));
        messages.push_if(field.changed(), CoordinatesCommand::LookUpValue(typed));
        let def = puzzle.def();
        let moves = coordinate.moves().map(|mv: Move| (mv, def.moves[mv.index()].name.clone()));
        if let Some(mv) = list(ui, model, say::LOOK_UP_MOVE, mv, moves.collect()) {
            messages.push(CoordinatesCommand::LookUpMove(mv));
        }
    });
    match (
        unfold_app::coordinates::value_to_look_up(model, look_up),
        unfold_app::coordinates::move_table_entry(model, look_up),
    ) {
        (Some(Ok(value)), Some(Ok(after))) => {
            let name = &puzzle.def().moves[mv.index()].name;
            ui.strong(say::LOOK_UP_RESULT.fill(language, [&coordinate.name, &value, name, &after]));
        }
        (_, Some(Err(error))) => {
            ui.label(RichText::new(error.line(language)).color(theme::colours(ui).error));
        }
        _ => {}
    }
}

/// Draws a labelled drop-down. Returns the new choice, if any.
fn list<T: PartialEq + Copy>(ui: &mut Ui, model: &Model, name: Text<0>, chosen: T, all: Vec<(T, String)>) -> Option<T> {
    ui.label(name.get(model.language()));
    widgets::list(ui, name.get(model.language()), None, chosen, &all).1
}
