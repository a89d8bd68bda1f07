//! The tables page: purpose and state of each table, and actions.

use crate::ui::theme;
use crate::ui::widgets::{self, button};
use eframe::egui::{Button, Grid, ProgressBar, RichText, ScrollArea, Ui};
use unfold_app::command::{TablesCommand, message::Messages};
use unfold_app::tables::{self, status::TableTask};
use unfold_app::{model::Model, sentences};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_engine::tables::store::FileState;
use unfold_text::{Text, numbers, tables as say, window};

/// Height reserved below the list for the line on databases, in points.
const FOOTER_HEIGHT: f32 = 3.0 * theme::GRID;
/// Minimum width of the column of names and purposes, in points.
const NAME_WIDTH: f32 = 400.0;

/// Draws the folder of tables and its free space, actions for all tables, and a row per table.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    ui.label(say::TABLES_WHAT.get(language));
    ui.add_space(theme::GAP / 2.0);
    ui.label(say::TABLES_FOLDER.fill(language, [&model.tables_folder().display()]));
    let space = model.tables.free_space();
    if let (Some(disk), Some(memory)) = (space.disk, space.memory) {
        let all: u64 = spec::all().iter().map(|spec| spec.bytes).sum();
        let numbers = [disk, memory, all].map(numbers::megabytes);
        ui.weak(say::TABLES_ROOM.fill(language, [&numbers[0], &numbers[1], &numbers[2]]));
    }
    if let (Some(solver), bytes @ 1..) = (model.next_search_solver(), tables::bytes_needed(model)) {
        let choice = sentences::memory::name(tables::memory_used(model), language);
        let size = sentences::memory::megabytes(bytes);
        ui.weak(
            say::TABLES_NEXT_SEARCH
                .fill(language, [&sentences::method_names::display_name(language, solver.name()), &size, &choice]),
        );
    }
    ui.horizontal_wrapped(|ui| {
        ui.weak(state(model).get(language));
        if let Some(bytes) = model.samples.resident {
            let text = window::MEMORY.fill(language, [&numbers::megabytes(bytes)]);
            ui.weak(text).on_hover_text(window::MEMORY_TIP.get(language));
        }
        let text = window::MEMORY_TABLES.fill(language, [&numbers::megabytes(model.samples.tables.bytes)]);
        ui.weak(text).on_hover_text(window::MEMORY_TABLES_TIP.get(language));
    });
    ui.horizontal_wrapped(|ui| {
        for command in [
            TablesCommand::RunTask(TableTask::Verify),
            TablesCommand::RunTask(TableTask::Build(None)),
            TablesCommand::RunTask(TableTask::Remove(None)),
            TablesCommand::MoveTables,
        ] {
            button(ui, model, command, messages);
        }
        if model.settings.tables.is_some() {
            let back = Button::new(say::MOVE_BACK.get(language));
            let back =
                ui.add_enabled(tables::can_start_task(model), back).on_hover_text(say::MOVE_BACK_TIP.get(language));
            if back.clicked() {
                messages.push(TablesCommand::RunTask(TableTask::Move(model.environment.tables.clone())));
            }
        }
        if model.tables.task().is_some() {
            button(ui, model, TablesCommand::StopTables, messages);
        }
    });
    // Reserve the height, so that nothing shifts when a task starts.
    let progress = match model.tables.task() {
        Some((_, at, done)) => {
            let text = at.map_or_else(String::new, |name| say::AT_WORK.fill(language, [&name]));
            ProgressBar::new(done as f32).text(text)
        }
        None => ProgressBar::new(0.0),
    };
    ui.add_visible(model.tables.task().is_some(), progress);
    let height = (ui.available_height() - FOOTER_HEIGHT).max(100.0);
    ScrollArea::both().max_height(height).auto_shrink(false).show(ui, |ui| {
        Grid::new("tables").num_columns(5).striped(true).show(ui, |ui| {
            for column in [say::COLUMN_TABLE, say::COLUMN_SIZE, say::COLUMN_STATE, say::COLUMN_TIME] {
                ui.strong(column.get(language));
            }
            ui.end_row();
            for spec in spec::all() {
                table_row(ui, model, spec, messages);
            }
        });
    });
    match model.tables.databases() {
        (0, _) => ui.weak(say::IN_MEMORY_TOO.get(language)),
        (count, bytes) => ui.weak(say::DATABASES.fill(language, [&count, &numbers::megabytes(bytes)])),
    };
}

/// State of the tables of the next search.
fn state(model: &Model) -> Text<0> {
    let are_made = model.samples.tables.background_progress.is_some();
    match (tables::are_ready(model), tables::lacks_large(model)) {
        (true, true) if are_made && model.search.is_running() => window::TABLES_BEHIND_OPENED,
        (true, true) if are_made => window::TABLES_NEXT_OPENED,
        (true, true) => window::TABLES_SMALL,
        (true, false) => window::TABLES_READY,
        (false, _) => window::TABLES_UNUSED,
    }
}

/// Draws the row of a table: name and purpose, size, state, time to build, buttons.
fn table_row(ui: &mut Ui, model: &Model, spec: &'static TableSpec, messages: &mut Messages) {
    let language = model.language();
    let status = tables::status(model, spec);
    ui.vertical(|ui| {
        ui.set_min_width(NAME_WIDTH);
        ui.label(&spec.name);
        if let Some(purpose) = unfold_text::sentences::tables::purpose(&spec.name) {
            ui.label(RichText::new(purpose.get(language)).weak().small());
        }
    });
    ui.label(say::TABLE_SIZE.fill(language, [&numbers::megabytes(spec.bytes)]));
    let state = match (status.file, status.is_in_use) {
        (None, _) => say::STATE_LOOKING,
        (Some(FileState::Good), true) => say::STATE_USED,
        (Some(FileState::Good), false) => say::STATE_SAVED,
        (Some(FileState::Absent), true) => say::STATE_MEMORY,
        (Some(FileState::Absent), false) => say::STATE_ABSENT,
        (Some(FileState::Damaged), _) => say::STATE_WRONG,
    };
    let text = RichText::new(state.get(language));
    ui.label(if status.file == Some(FileState::Damaged) { text.color(theme::colours(ui).error) } else { text });
    ui.label(say::BUILD_TIME.fill(language, [&numbers::seconds(status.time)]));
    ui.horizontal(|ui| {
        let can = tables::can_start_task(model);
        let built = status.file == Some(FileState::Good);
        let build = ui.add_enabled(can && !built, Button::new(say::BUILD.get(language)).small());
        widgets::set_name(ui, &build, &say::BUILD_NAME.fill(language, [&spec.name]));
        let build = build.on_hover_text(say::BUILD_ALL_TIP.get(language));
        messages.push_if(build.clicked(), TablesCommand::RunTask(TableTask::Build(Some(&spec.name))));
        let there = !matches!(status.file, None | Some(FileState::Absent));
        let remove = ui.add_enabled(can && there, Button::new(say::REMOVE.get(language)).small());
        widgets::set_name(ui, &remove, &say::REMOVE_NAME.fill(language, [&spec.name]));
        let remove = remove.on_hover_text(say::REMOVE_ALL_TIP.get(language));
        messages.push_if(remove.clicked(), TablesCommand::RunTask(TableTask::Remove(Some(&spec.name))));
    });
    ui.end_row();
}
