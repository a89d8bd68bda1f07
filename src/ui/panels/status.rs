//! The bar at the foot: the tables, memory and one line of news.

use eframe::egui::{Label, ProgressBar, Ui};

use crate::app::command::{AnimationCommand, FilesCommand};
use crate::app::{App, core::frames::Pace, message::Messages};
use crate::ui::widgets;
use unfold_text::{Phrase, animation, cross, frame_stats, graph, manual_solve, numbers, tables, window as say};

/// Shows the state of the tables, memory, what is at work besides the search, and the latest news.
pub(crate) fn show(ui: &mut Ui, app: &App, pace: &Pace, messages: &mut Messages) {
    let language = app.language();
    ui.horizontal(|ui| {
        state_of_tables(ui, app);
        ui.separator();
        if let Some(bytes) = app.samples.resident {
            let text = say::MEMORY.fill(language, [&numbers::megabytes(bytes)]);
            ui.weak(text).on_hover_text(say::MEMORY_TIP.get(language));
        }
        let text = say::MEMORY_TABLES.fill(language, [&numbers::megabytes(app.samples.tables.bytes)]);
        ui.weak(text).on_hover_text(say::MEMORY_TABLES_TIP.get(language));
        ui.separator();
        if app.settings().frame_times {
            let costs = pace.costs().map(|cost| numbers::Decimal::new(1e3 * cost.as_secs_f64(), 1));
            let rate = ui.weak(frame_stats::FRAME_RATE.fill(language, [&pace.a_second()]));
            rate.on_hover_text(frame_stats::FRAME_COSTS.fill(language, [&costs[0], &costs[1]]));
            ui.separator();
        }
        // What is at work: its name, how far it is, and the command that stops it from here.
        let works = [
            app.export_progress().map(|progress| (Phrase::from(graph::EXPORT_AT_WORK), Some(progress), None)),
            app.animation_progress().map(|[written, all]| {
                let name = animation::ANIMATION_AT_WORK.with([&written, &all]);
                (name, Some(written as f64 / all.max(1) as f64), Some(AnimationCommand::StopAnimation))
            }),
            app.crosses_progress().map(|progress| (cross::CROSSES_SAVING.into(), Some(progress), None)),
            app.is_finding()
                .then(|| (manual_solve::FINDING.into(), app.features.scramble.setup.tables_progress(), None)),
        ];
        for (name, progress, stop) in works.into_iter().flatten() {
            ui.label(name.get(language));
            if let Some(progress) = progress {
                ui.add(ProgressBar::new(progress as f32).desired_width(160.0).show_percentage());
            }
            if let Some(stop) = stop {
                widgets::button(ui, app, stop, messages);
            }
            ui.separator();
        }
        if app.tells_of_saved() {
            widgets::button(ui, app, FilesCommand::ShowInFolder, messages);
        }
        // In a narrow window the news gives way; pointing at it shows all of it.
        ui.add(Label::new(app.news()).truncate());
    });
}

/// The state of the tables: those that are being built, whatever for, before all else.
fn state_of_tables(ui: &mut Ui, app: &App) {
    let language = app.language();
    if let Some(work) = app.tables_underway() {
        let work = ui.label(crate::app::tables::sentences::underway(language, &work));
        work.on_hover_text(tables::TABLES_UNDERWAY_TIP.get(language));
        return;
    }
    if app.features.search.is_opening_tables() {
        ui.label(say::TABLES_OPENED.get(language));
        return;
    }
    let are_made = app.background_tables_progress().is_some();
    let state = match (app.tables_are_ready(), app.lacks_large_tables()) {
        (true, true) if are_made && app.is_searching() => say::TABLES_BEHIND_OPENED,
        (true, true) if are_made => say::TABLES_NEXT_OPENED,
        (true, true) => say::TABLES_SMALL,
        (true, false) => say::TABLES_READY,
        (false, _) => say::TABLES_UNUSED,
    };
    ui.weak(state.get(language));
}
