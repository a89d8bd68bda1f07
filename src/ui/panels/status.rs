//! The bar at the foot: the tables, memory and one line of news.

use eframe::egui::{Label, ProgressBar, Ui};

use crate::app::frames::Pace;
use crate::app::{App, Command, Messages, Stage};
use crate::engine::tables::cube3::{large, small};
use crate::engine::tables::{axis_rows, cube2};
use crate::i18n::{
    Language, animation, cross, editor, frame_stats, graph, manual_solve, numbers, tables, window as say,
};
use crate::ui::widgets;

/// Shows the state of the tables, memory, what is at work besides the search, and the latest news.
pub(crate) fn show(ui: &mut Ui, app: &App, pace: &Pace, commands: &mut Messages) {
    let language = app.language();
    ui.horizontal(|ui| {
        match app.stage() {
            Stage::Tables { name, progress } => {
                let what = name.map_or_else(String::new, |name| table_name(language, name));
                if app.tables_are_built() {
                    ui.label(say::TABLES_WORK.fill(language, [&what]));
                    bar(ui, progress);
                } else {
                    ui.label(say::TABLES_OPENED.fill(language, [&what]));
                }
            }
            _ if app.tables_are_ready() && app.lacks_large_tables() => match app.tables_behind() {
                Some(progress) => behind(ui, app, progress),
                None => {
                    ui.weak(say::TABLES_SMALL.get(language));
                }
            },
            _ if app.tables_are_ready() => {
                ui.weak(say::TABLES_READY.get(language));
                // Those of another puzzle or method are still on their way.
                if let Some(progress) = app.tables_behind().filter(|_| app.tables_are_built()) {
                    ui.separator();
                    ui.label(say::TABLES_OTHERS.get(language));
                    bar(ui, progress);
                }
            }
            _ => {
                ui.weak(say::TABLES_UNUSED.get(language));
            }
        }
        if let Some((puzzle, _, progress)) = app.idle_tables() {
            ui.separator();
            ui.label(tables::IDLE_AT_WORK.fill(language, [&editor::puzzle_name(puzzle).get(language)]));
            bar(ui, progress);
        }
        ui.separator();
        if let Some(bytes) = app.memory() {
            let text = say::MEMORY.fill(language, [&numbers::megabytes(bytes)]);
            ui.weak(text).on_hover_text(say::MEMORY_TIP.get(language));
        }
        let text = say::MEMORY_TABLES.fill(language, [&numbers::megabytes(app.tables_memory())]);
        ui.weak(text).on_hover_text(say::MEMORY_TABLES_TIP.get(language));
        ui.separator();
        if app.settings().frame_times {
            let costs = pace.costs().map(|cost| numbers::Decimal::new(1e3 * cost.as_secs_f64(), 1));
            let rate = ui.weak(frame_stats::FRAME_RATE.fill(language, [&pace.a_second()]));
            rate.on_hover_text(frame_stats::FRAME_COSTS.fill(language, [&costs[0], &costs[1]]));
            ui.separator();
        }
        if let Some(progress) = app.export_progress() {
            ui.label(graph::EXPORT_AT_WORK.get(language));
            bar(ui, progress);
            ui.separator();
        }
        if let Some([written, frames]) = app.animation_progress() {
            ui.label(animation::ANIMATION_AT_WORK.fill(language, [&written, &frames]));
            bar(ui, written as f64 / frames.max(1) as f64);
            widgets::button(ui, app, &Command::StopAnimation, commands);
            ui.separator();
        }
        if let Some(progress) = app.crosses_progress() {
            ui.label(cross::CROSSES_SAVING.get(language));
            bar(ui, progress);
            ui.separator();
        }
        if app.is_finding() {
            ui.label(manual_solve::FINDING.get(language));
            if let Some(progress) = app.finding_progress() {
                bar(ui, progress);
            }
            ui.separator();
        }
        if app.tells_of_saved() {
            widgets::button(ui, app, &Command::ShowInFolder, commands);
        }
        // In a narrow window the news gives way; pointing at it shows all of it.
        ui.add(Label::new(app.news()).truncate());
    });
}

/// The large tables on their way beside a search, or after it for the next one. Nobody knows how far opening is.
fn behind(ui: &mut Ui, app: &App, progress: f64) {
    let built = app.tables_are_built();
    let text = match (app.is_searching(), built) {
        (true, true) => say::TABLES_BEHIND,
        (true, false) => say::TABLES_BEHIND_OPENED,
        (false, true) => say::TABLES_NEXT,
        (false, false) => say::TABLES_NEXT_OPENED,
    };
    ui.label(text.get(app.language()));
    if built {
        bar(ui, progress);
    }
}

/// A progress bar; `0 <= progress <= 1`.
fn bar(ui: &mut Ui, progress: f64) {
    ui.add(ProgressBar::new(progress as f32).desired_width(160.0).show_percentage());
}

/// A table in words; its file's name where there are none.
fn table_name(language: Language, name: &str) -> String {
    match name {
        axis_rows::NAME => say::TABLE_AXIS_ROWS.get(language).into(),
        cube2::distances::NAME => say::TABLE_CUBE2_ALL.get(language).into(),
        cube2::NAME => say::TABLE_CUBE2.get(language).into(),
        name if small::NAMES.contains(&name) || large::NAMES.contains(&name) => say::TABLE_CUBE3.get(language).into(),
        other => other.into(),
    }
}
