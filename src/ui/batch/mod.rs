//! The batch page: source of the positions, time estimate, progress and results.

pub mod settings;
pub mod summary;
pub mod table;

use crate::ui::theme;
use crate::ui::widgets::{self, button};
use eframe::egui::{Button, DragValue, Event, Id, Label, ProgressBar, Response, RichText, Role, ScrollArea, TextEdit};
use eframe::egui::{TextStyle, Ui, WidgetInfo, vec2};
use unfold_app::batch::{self, read, update::BatchCommand};
use unfold_app::command::{Command, SearchCommand, SettingsCommand, message::Messages};
use unfold_app::document::batches::estimate::TimeBudget;
use unfold_app::document::batches::form::{MAX_ROWS, PositionSource};
use unfold_app::document::batches::table::{BatchEnd, BatchTable, Row};
use unfold_app::model::Model;
use unfold_app::settings::{choices::View, seconds_limit::SecondsLimit};
use unfold_engine::puzzle::{Facelets, text::sanitized};
use unfold_text::numbers::{self, Decimal};
use unfold_text::{RoughTime, Text, batch as say};

/// Maximum length of a shown text, in bytes. Longer texts are kept but not shown, since laying them out would take
/// longer than solving them.
const MAX_SHOWN_BYTES: usize = 50_000;
const FIELD_ROWS: usize = 3;
/// Largest seed that a drag value, an `f64`, holds exactly.
const MAX_SEED: u64 = 1 << 53;

const SOURCES: [(PositionSource, Text<0>, Text<0>); 3] = [
    (PositionSource::Pasted, say::FROM_TEXT, say::FROM_TEXT_TIP),
    (PositionSource::File, say::FROM_FILE, say::FROM_FILE_TIP),
    (PositionSource::Random, say::FROM_RANDOM, say::FROM_RANDOM_TIP),
];

/// Minimum height of the table, in points; with less space the whole page scrolls.
const MIN_TABLE_HEIGHT: f32 = 200.0;

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let room = ui.available_height();
    widgets::scrolled(ui, "batch", |ui| {
        let top = ui.cursor().top();
        form(ui, model, messages);
        run_controls(ui, model, messages);
        let Some(of) = &batch::current(model).table else {
            ui.weak(say::NO_ROWS.get(model.language()));
            return;
        };
        progress(ui, model, of);
        summary::show(ui, model, of, messages);
        let left = room - (ui.cursor().top() - top);
        let size = vec2(ui.available_width(), left.max(MIN_TABLE_HEIGHT));
        widgets::fixed_size(ui, size, |ui| table::show(ui, model, of, messages));
    });
}

fn position_of(model: &Model, table: &BatchTable, row: &Row) -> Option<Facelets> {
    let reading = read(model.puzzle(), &row.input, &table.letters).ok()?;
    Some(reading.content.state(model.puzzle()))
}

/// Shows a row when it is clicked, and switches to the stage on a double click.
fn handle_row_click(response: &Response, place: usize, messages: &mut Messages) {
    messages.push_if(response.clicked(), BatchCommand::Show(place));
    // egui counts a double click right after a click elsewhere as a triple click.
    if response.double_clicked() || response.triple_clicked() {
        messages.push(SettingsCommand::SetView(View::Stage));
    }
}

fn form(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let form = &batch::current(model).form;
    ui.horizontal_wrapped(|ui| {
        for (kind, name, tip) in SOURCES {
            let choice = ui.add(Button::selectable(kind == form.source, name.get(language)));
            messages.push_if(choice.on_hover_text(tip.get(language)).clicked(), BatchCommand::SetSource(kind));
        }
        ui.add_space(theme::GAP);
        match form.source {
            PositionSource::Pasted => {}
            PositionSource::File => {
                button(ui, model, BatchCommand::Open, messages);
                if batch::update::applies_to(&BatchCommand::OpenLogs, model.puzzle()) {
                    button(ui, model, BatchCommand::OpenLogs, messages);
                }
                match &form.file {
                    Some(path) => ui.label(sanitized(path.display())),
                    None => ui.weak(say::NO_FILE.get(language)),
                };
            }
            PositionSource::Random => random_rows(ui, model, messages),
        }
    });
    if form.source == PositionSource::Pasted {
        text_field(ui, model, messages);
    }
    if form.source != PositionSource::Random {
        line_count(ui, model);
    }
}

/// Draws the number of lines or the first error; keeps the height of a line when empty.
fn line_count(ui: &mut Ui, model: &Model) {
    let (language, shown, colours) = (model.language(), batch::current(model), theme::colours(ui));
    let mut whole = None;
    let (text, colour) = match &shown.count {
        _ if !shown.form.is_filled() => (String::from(" "), colours.muted),
        None => (say::COUNTING.get(language).to_owned(), colours.muted),
        Some((_, Err(error))) => (error.line(language), colours.error),
        Some((_, Ok(count))) => {
            let lines = numbers::grouped(count.lines);
            match &count.first_error {
                Some(error) => {
                    let (wrong, error) = (numbers::grouped(count.invalid_lines), error.phrase().get(language));
                    // The list of legal moves appears only in the tooltip.
                    let sentence = error.split_once(". ").map_or(&*error, |(first, _)| first).to_owned();
                    let told = |error: &String| say::COUNTED_WRONG.fill(language, [&wrong, &lines, error]);
                    whole = Some(told(&error));
                    (told(&sentence), colours.error)
                }
                None if count.has_more => (say::COUNTED_MORE.fill(language, [&lines]), colours.text),
                None => (say::COUNTED.fill(language, [&lines]), colours.text),
            }
        }
    };
    let label = ui.add(Label::new(RichText::new(text).color(colour)).truncate());
    if let Some(whole) = whole {
        label.on_hover_text(whole);
    }
}

/// Draws the start or stop button, the buttons that save the rows or show the previous ones, and the time estimate.
fn run_controls(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let here = model.batch.running_puzzle() == Some(model.puzzle());
    ui.horizontal_wrapped(|ui| {
        button(ui, model, if here { BatchCommand::Stop } else { BatchCommand::Start }, messages);
        button(ui, model, BatchCommand::Save, messages);
        if batch::current(model).previous_table.is_some() {
            button(ui, model, BatchCommand::SwapTables, messages);
        }
        if !here {
            ui.label(RichText::new(estimate(model)).strong());
        }
    });
    if !here && let Some(why) = model.availability(&Command::Batch(BatchCommand::Start)).why() {
        ui.horizontal_wrapped(|ui| {
            ui.label(why);
            // Nothing else on this page shows a search started elsewhere.
            if model.search.is_running() {
                button(ui, model, SearchCommand::Stop, messages);
            }
        });
    }
}

/// Text of an upper bound on the batch's time; only the limit per position if the number of positions is unknown.
fn estimate(model: &Model) -> String {
    let language = model.language();
    let limits = model.settings.batch.limits();
    let Some(seconds) = model.settings.batch.time_limit.seconds().map(SecondsLimit::format) else {
        return say::ESTIMATE_NONE.get(language).to_owned();
    };
    let budget = TimeBudget { jobs: limits.threads, limit: limits.timeout };
    let (form, counted) = (&batch::current(model).form, batch::current(model).count.as_ref());
    let counted = counted.and_then(|(_, count)| count.as_ref().ok());
    let states = match form.source {
        PositionSource::Pasted => Some(form.text_count.min(MAX_ROWS)),
        PositionSource::File => counted.map(|count| count.lines),
        PositionSource::Random => Some(form.random_count),
    };
    let states = states.filter(|states| *states > 0);
    match states.and_then(|states| Some((states, budget.max_time(states)?))) {
        Some((states, most)) => {
            let (states, time) = (numbers::grouped(states), RoughTime::new(most).phrase());
            say::ESTIMATE_MOST.fill(language, [&states, &seconds, &time])
        }
        None => say::LIMIT_EACH.fill(language, [&seconds]),
    }
}

fn text_field(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let form = &batch::current(model).form;
    let id = Id::unique("batch field");
    let states = numbers::grouped(form.text_count);
    let label = ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::FIELD.get(language));
        if form.text_count > 0 {
            ui.weak(say::FIELD_STATES.fill(language, [&states]));
            let clear = widgets::text_button(ui, model, (say::FIELD_CLEAR, say::FIELD_CLEAR_TIP));
            messages.push_if(clear, BatchCommand::SetText(String::new()));
        }
        label
    });
    if form.text.len() > MAX_SHOWN_BYTES {
        ui.label(say::FIELD_LONG.get(language));
        return;
    }
    if ui.memory(|m| m.has_focus(id)) {
        // Intercept the paste, so that the field does not lay out a long text.
        let mut long = None;
        ui.input_mut(|i| {
            i.events.retain(|event| match event {
                Event::Paste(text) if text.len() + form.text.len() > MAX_SHOWN_BYTES => {
                    long = Some(text.clone());
                    false
                }
                _ => true,
            });
        });
        if let Some(text) = long {
            let before = if form.text.is_empty() { String::new() } else { format!("{}\n", form.text) };
            messages.push(BatchCommand::SetText(before + &text));
        }
    }
    let height = FIELD_ROWS as f32 * ui.text_style_height(&TextStyle::Monospace) + 2.0 * theme::GAP;
    ScrollArea::vertical().id_salt("batch field").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        let mut text = form.text.clone();
        let edit = TextEdit::multiline(&mut text).id(id).font(TextStyle::Monospace).desired_rows(FIELD_ROWS);
        let edit = edit.hint_text(say::FIELD_HINT.get(language)).desired_width(f32::INFINITY);
        messages.push_if(ui.add(edit).labelled_by(label.inner.id).changed(), BatchCommand::SetText(text));
    });
}

fn random_rows(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let form = &batch::current(model).form;
    let commands: [fn(u64) -> BatchCommand; 2] = [BatchCommand::SetCount, BatchCommand::SetSeed];
    let numbers = [
        (say::COUNT, say::COUNT_TIP, form.random_count, 1..=MAX_ROWS),
        (say::BATCH_SEED, say::SEED_TIP, form.seed, 0..=MAX_SEED),
    ];
    for ((name, tip, mut number, range), set) in numbers.into_iter().zip(commands) {
        let label = ui.label(name.get(model.language()));
        let field = ui.add(DragValue::new(&mut number).range(range).speed(1.0)).labelled_by(label.id);
        if field.on_hover_text(tip.get(model.language())).changed() {
            messages.push(set(number));
        }
    }
}

/// Draws the progress bar and the totals.
fn progress(ui: &mut Ui, model: &Model, table: &BatchTable) {
    let language = model.language();
    let summary = table.summary();
    let rows = numbers::grouped(summary.rows);
    if table.end.is_none() {
        let (part, text) = match model.batch.tables_progress() {
            Some(part) => (part, say::WAITS_FOR_TABLES.get(language).to_owned()),
            None => (table.progress().unwrap_or(0.0), rows_text(model, table)),
        };
        let bar = ui.add(ProgressBar::new(part as f32).text(&text));
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
    }
    let [solved, optimal, unsolved, wrong] =
        [summary.solved, summary.optimal, summary.unsolved, summary.invalid + summary.failed].map(numbers::grouped);
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

/// Number of rows done, of the total if known, and the remaining time.
fn rows_text(model: &Model, table: &BatchTable) -> String {
    let rows = numbers::grouped(table.len() as u64);
    let progress = match table.states {
        Some(states) => say::ROWS_OF.with([&rows, &numbers::grouped(states)]),
        None => say::ROWS.with([&rows]),
    };
    match table.time_left() {
        Some(time) => say::TIME_LEFT.fill(model.language(), [&progress, &RoughTime::new(time).phrase()]),
        None => progress.get(model.language()),
    }
}
