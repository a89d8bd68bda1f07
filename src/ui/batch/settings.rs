//! The panel beside the batch page: search settings of batches, and the puzzle in the selected row's position.

use crate::ui::search::{self, settings::SearchSettings};
use crate::ui::widgets::{self, focus};
use crate::ui::{canvas, theme};
use eframe::egui::{Ui, vec2};
use unfold_app::batch::{self, update::BatchCommand};
use unfold_app::command::{Command, message::Messages};
use unfold_app::{model::Model, tour::Pane};
use unfold_text::{batch as say, editor};

/// Minimum height of the puzzle view, in points.
const MIN_DOCK_HEIGHT: f32 = 25.0 * theme::GRID;

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    widgets::scrolled_within(ui, "batch-settings", |ui, bottom| {
        theme::card_frame(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            settings(ui, model, messages);
        });
        ui.add_space(theme::GAP);
        let height = (bottom - ui.cursor().top()).max(MIN_DOCK_HEIGHT);
        widgets::fixed_size(ui, vec2(ui.available_width(), height), |ui| canvas::dock(ui, model, messages));
    });
}

/// Initial time limit per position, in seconds, when the limit is switched on.
const DEFAULT_TIME_LIMIT: f64 = 1.0;

fn settings(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let (language, puzzle, set) = (model.language(), model.puzzle(), &model.settings.batch);
    ui.label(theme::sized(say::BATCH_SETTINGS.get(language), theme::TEXT_LARGE).strong());
    ui.weak(say::BATCH_SETTINGS_APART.get(language));
    let Some(solver) = set.solver_for(puzzle) else {
        ui.label(editor::WHY_NO_SOLVER.fill(language, [&editor::puzzle_name(puzzle)]));
        return;
    };
    let now = SearchSettings {
        id: "batch",
        how_far: set.how_far,
        solver,
        page: None,
        metric: set.metric_for(puzzle),
        time_limit: (set.time_limit, say::LIMIT_TIP.get(language).to_owned(), DEFAULT_TIME_LIMIT),
        patience: set.patience,
        threads: (set.jobs, say::JOBS, say::JOBS_TIP),
        memory: set.memory,
        memory_choices: batch::memory_choices(model),
        to_command: |change| Command::Batch(BatchCommand::ChangeOptions(change)),
    };
    let field = search::settings::show(ui, model, &now, messages);
    focus::set_pane_entry(ui, Pane::Solver, field.id);
}
