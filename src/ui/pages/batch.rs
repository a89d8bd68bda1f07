//! Many positions in one run: where they come from, how far it is, and what came of it.

use eframe::egui::{
    Button, DragValue, Event, Id, ProgressBar, RichText, Role, ScrollArea, TextEdit, TextStyle, Ui, WidgetInfo,
};

use super::batch_table;
use crate::app::command::batch::{BEFORE, BatchCommand, OPEN, SAVE, START};
use crate::app::{App, Command, Messages};
use crate::engine::solve::Solver;
use crate::i18n::numbers::{self, Decimal};
use crate::i18n::{Text, batch as say};
use crate::model::batch::form::{MOST_ROWS, PositionSource};
use crate::model::batch::table::{BatchEnd, BatchTable};
use crate::model::seconds_limit::SecondsLimit;
use crate::ui::theme;
use crate::ui::widgets::button;

/// A longer text is kept, but not shown: laying it out would take longer than solving it.
const FIELD: usize = 50_000;
/// The height of the field, in rows.
const ROWS: usize = 4;
/// Seeds are whole numbers as far as a drag value knows them all.
const SEEDS: u64 = 1 << 53;

/// Where positions come from, with the name and the tooltip of each choice.
const KINDS: [(PositionSource, Text<0>, Text<0>); 3] = [
    (PositionSource::Pasted, say::FROM_TEXT, say::FROM_TEXT_TIP),
    (PositionSource::File, say::FROM_FILE, say::FROM_FILE_TIP),
    (PositionSource::Random, say::FROM_RANDOM, say::FROM_RANDOM_TIP),
];

/// Shows where positions come from, the buttons that start, stop and save, the progress and the table of results.
pub(crate) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let desk = app.batch();
    ui.horizontal_wrapped(|ui| {
        for (kind, name, tip) in KINDS {
            let choice = ui.add(Button::selectable(kind == desk.form.kind, name.get(language)));
            if choice.on_hover_text(tip.get(language)).clicked() {
                commands.push(Command::Batch(BatchCommand::SetSource(kind)));
            }
        }
    });
    match desk.form.kind {
        PositionSource::Pasted => text_field(ui, app, commands),
        PositionSource::File => {
            ui.horizontal_wrapped(|ui| {
                button(ui, app, &OPEN, commands);
                match &desk.form.file {
                    Some(path) => ui.label(path.display().to_string()),
                    None => ui.weak(say::NO_FILE.get(language)),
                };
            });
        }
        PositionSource::Random => random_rows(ui, app, commands),
    }
    ui.weak(method_text(app));
    ui.horizontal_wrapped(|ui| {
        button(ui, app, &START, commands);
        button(ui, app, &Command::Stop, commands);
        button(ui, app, &SAVE, commands);
        if app.batch().before.is_some() {
            button(ui, app, &BEFORE, commands);
        }
    });
    let here = app.batch_at_work() == Some(app.puzzle());
    if !here && let Some(why) = app.availability(&START).why() {
        ui.label(why);
    }
    if here && let Some(progress) = app.batch_tables() {
        let text = say::WAITS_FOR_TABLES.get(language);
        ui.add(ProgressBar::new(progress as f32).text(text));
    }
    let Some(table) = &desk.table else {
        ui.weak(say::NO_ROWS.get(language));
        return;
    };
    progress(ui, app, table);
    batch_table::show(ui, app, table, commands);
}

/// With which method, metric, time limit and threads each position is solved.
fn method_text(app: &App) -> String {
    let language = app.language();
    let limits = app.settings().limits();
    let method = app.solver().map_or("", Solver::name);
    let metric = app.metric();
    match app.settings().time_limit.seconds().map(SecondsLimit::written) {
        Some(time) => say::HOW_LIMITED.fill(language, [&method, &metric, &time, &limits.threads]),
        None => say::BATCH_HOW.fill(language, [&method, &metric, &limits.threads]),
    }
}

/// The field in which positions are typed or pasted.
fn text_field(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let form = &app.batch().form;
    let id = Id::unique("batch field");
    let states = numbers::grouped(form.states);
    let label = ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::FIELD.get(language));
        if form.states > 0 {
            ui.weak(say::FIELD_STATES.fill(language, [&states]));
            if ui.button(say::FIELD_CLEAR.get(language)).on_hover_text(say::FIELD_CLEAR_TIP.get(language)).clicked() {
                commands.push(Command::Batch(BatchCommand::Text(String::new())));
            }
        }
        label
    });
    if form.text.len() > FIELD {
        ui.label(say::FIELD_LONG.get(language));
        return;
    }
    if ui.memory(|m| m.has_focus(id)) {
        // A long text is taken before the field lays it out.
        let mut long = None;
        ui.input_mut(|i| {
            i.events.retain(|event| match event {
                Event::Paste(text) if text.len() + form.text.len() > FIELD => {
                    long = Some(text.clone());
                    false
                }
                _ => true,
            });
        });
        if let Some(text) = long {
            let before = if form.text.is_empty() { String::new() } else { format!("{}\n", form.text) };
            commands.push(Command::Batch(BatchCommand::Text(before + &text)));
        }
    }
    let height = ROWS as f32 * ui.text_style_height(&TextStyle::Monospace) + 2.0 * theme::GAP;
    ScrollArea::vertical().id_salt("batch field").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        let mut text = form.text.clone();
        let edit = TextEdit::multiline(&mut text)
            .id(id)
            .font(TextStyle::Monospace)
            .hint_text(say::FIELD_HINT.get(language))
            .desired_rows(ROWS)
            .desired_width(f32::INFINITY);
        if ui.add(edit).labelled_by(label.inner.id).changed() {
            commands.push(Command::Batch(BatchCommand::Text(text)));
        }
    });
}

/// How many positions are drawn, and by which seed.
fn random_rows(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let form = &app.batch().form;
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::COUNT.get(language));
        let mut count = form.count;
        let value = DragValue::new(&mut count).range(1..=MOST_ROWS).speed(1.0);
        if ui.add(value).labelled_by(label.id).on_hover_text(say::COUNT_TIP.get(language)).changed() {
            commands.push(Command::Batch(BatchCommand::Count(count)));
        }
        let label = ui.label(say::BATCH_SEED.get(language));
        let mut seed = form.seed;
        let value = DragValue::new(&mut seed).range(0..=SEEDS).speed(1.0);
        if ui.add(value).labelled_by(label.id).on_hover_text(say::SEED_TIP.get(language)).changed() {
            commands.push(Command::Batch(BatchCommand::Seed(seed)));
        }
    });
}

/// How far it is, and what the rows add up to.
fn progress(ui: &mut Ui, app: &App, table: &BatchTable) {
    let language = app.language();
    let summary = table.summary();
    let rows = numbers::grouped(summary.rows);
    if table.end.is_none() && app.batch_tables().is_none() {
        let text = match table.states {
            Some(states) => say::ROWS_OF.fill(language, [&rows, &numbers::grouped(states)]),
            None => say::ROWS.fill(language, [&rows]),
        };
        let bar = ProgressBar::new(table.progress().unwrap_or(0.0) as f32).text(text.clone());
        let bar = ui.add(bar);
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
    }
    let [solved, optimal, unsolved, wrong] =
        [summary.solved, summary.optimal, summary.unsolved, summary.wrong + summary.failed].map(numbers::grouped);
    let mut text = match table.end {
        Some(BatchEnd::Stopped | BatchEnd::Failed) => say::SUMS_STOPPED,
        Some(BatchEnd::Full) => say::SUMS_FULL,
        Some(BatchEnd::Done) | None => say::SUMS,
    }
    .fill(language, [&rows, &solved, &optimal, &unsolved, &wrong]);
    if let Some(mean) = summary.mean_length() {
        text.push(' ');
        text.push_str(&say::SUMS_MEAN.fill(language, [&Decimal::new(mean, 2), &table.by.metric]));
    }
    ui.label(RichText::new(text).strong());
}
