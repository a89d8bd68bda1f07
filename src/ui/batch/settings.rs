//! The panel beside the page of batches: how the positions are solved, which is set apart from the solver, and the puzzle with
//! the position of the row that is shown.

use eframe::egui::{DragValue, Ui, UiBuilder, vec2};

use crate::app::{App, batch::command::BatchCommand, command::Command, message::Messages, tour::Pane};
use crate::shared::settings::{MAX_THREADS, batch::BatchChange, choices, seconds_limit::SecondsLimit};
use crate::ui::search::solver::{choice, how_far_list, labelled, memory_list, number_or_all};
use crate::ui::widgets::{self, focus, limits};
use crate::ui::{canvas, theme};
use unfold_engine::{search, search::Memory};
use unfold_text::{batch as say, editor, window};

/// The least height of the puzzle.
const DOCK: f32 = 25.0 * theme::GRID;

/// Shows the settings of the batch, and the puzzle in whatever height is left.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    widgets::scrolled(ui, "batch-settings", |ui| {
        let bottom = ui.clip_rect().bottom();
        theme::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            settings(ui, app, messages);
        });
        ui.add_space(theme::GAP);
        let height = (bottom - ui.cursor().top()).max(DOCK);
        let (_, area) = ui.allocate_space(vec2(ui.available_width(), height));
        canvas::dock(&mut ui.new_child(UiBuilder::new().max_rect(area)), app, messages);
    });
}

/// The time limit of a position that had none since the window was opened begins with so many seconds.
const USUAL_LIMIT: f64 = 1.0;

/// The message that changes one setting.
fn change(change: BatchChange) -> Command {
    Command::Batch(BatchCommand::Change(change))
}

/// Everything that the searches of a batch go by.
fn settings(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let (language, puzzle, set) = (app.language(), app.puzzle(), &app.settings().batch);
    ui.label(theme::sized(say::BATCH_SETTINGS.get(language), theme::TEXT_LARGE).strong());
    ui.weak(say::BATCH_SETTINGS_APART.get(language));
    let Some(solver) = set.solver_for(puzzle) else {
        ui.label(editor::WHY_NO_SOLVER.fill(language, [&editor::puzzle_name(puzzle)]));
        return;
    };
    let differs = !solver.is_always_optimal();
    messages.extend(how_far_list(ui, app, (set.how_far, differs)).map(|level| change(BatchChange::HowFar(level))));
    ui.horizontal_wrapped(|ui| {
        let names = choices::methods(puzzle).map(|one| (one.name(), one.name()));
        let chosen = choice(ui, app, (editor::METHOD, editor::METHOD_TIP), solver.name(), names);
        messages.extend(chosen.map(|name| change(BatchChange::Method(name))));
    });
    ui.horizontal_wrapped(|ui| {
        let names = solver.metrics().iter().map(|metric| (*metric, metric.name()));
        let chosen = choice(ui, app, (editor::METRIC, editor::METRIC_TIP), set.metric_for(puzzle), names);
        messages.extend(chosen.map(|metric| change(BatchChange::Metric(metric))));
    });
    let time = |limit: SecondsLimit| change(BatchChange::TimeLimit(limit));
    let texts = ("batch", say::LIMIT_TIP.get(language));
    messages.extend(limits::time_limit(ui, app, texts, (set.time_limit, USUAL_LIMIT), time));
    let patience = |limit: SecondsLimit| change(BatchChange::Patience(limit));
    messages.extend(limits::patience(ui, app, "batch", set.patience, patience));
    let mut jobs = set.jobs;
    let all = window::THREADS_ALL.fill(language, [&search::Limits::default().threads]);
    let value = DragValue::new(&mut jobs)
        .range(0..=MAX_THREADS)
        .speed(0.05)
        .custom_formatter(move |n, _| if n == 0.0 { all.clone() } else { format!("{n:.0}") })
        .custom_parser(number_or_all);
    let field = labelled(ui, app, (say::JOBS, say::JOBS_TIP), value);
    focus::anchor(ui, Pane::Solver, field.id);
    if field.changed() {
        messages.push(change(BatchChange::Jobs(jobs)));
    }
    let differs = solver.has_large_tables();
    let memory = |memory: Memory| change(BatchChange::Memory(memory));
    messages.extend(memory_list(ui, app, (set.memory, differs), &app.batch_memory_choices(), memory));
}
