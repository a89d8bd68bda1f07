//! The status bar: running tasks and one line of news.

use crate::ui::{theme, widgets};
use eframe::egui::{Align, Label, Layout, ProgressBar, RichText, Ui};
use unfold_app::command::{AnimationCommand, Command, FilesCommand, HistoryCommand, SearchCommand};
use unfold_app::command::{WindowCommand, message::Messages};
use unfold_app::{frames::RecentFrames, model::Model};
use unfold_text::{Phrase, animation, cross, frame_stats, graph, manual_solve, numbers, rows, tables, window};

pub(crate) fn show(ui: &mut Ui, model: &Model, pace: &RecentFrames, messages: &mut Messages) {
    let language = model.language();
    ui.horizontal(|ui| {
        // Memory and the state of tables are on the tables page.
        if let Some(work) = unfold_app::tables::underway(model) {
            let work = ui.label(unfold_app::tables::sentences::underway(language, &work));
            work.on_hover_text(tables::TABLES_UNDERWAY_TIP.get(language));
            ui.separator();
        } else if model.search.is_opening_tables() {
            ui.label(window::TABLES_OPENED.get(language));
            ui.separator();
        }
        if model.settings.frame_times {
            let costs = pace.costs().map(|cost| numbers::Decimal::new(1e3 * cost.as_secs_f64(), 1));
            let rate = ui.weak(frame_stats::FRAME_RATE.fill(language, [&pace.frames_last_second()]));
            rate.on_hover_text(frame_stats::FRAME_COSTS.fill(language, [&costs[0], &costs[1]]));
            ui.separator();
        }
        // Running tasks, each with its name, its progress, and the command for a Stop button, if it has one here.
        let works = [
            model
                .graph
                .export
                .task
                .progress()
                .map(|progress| (Phrase::from(graph::EXPORT_AT_WORK), Some(progress), None)),
            model.animation.progress().map(|[written, all]| {
                let name = animation::ANIMATION_AT_WORK.with([&written, &all]);
                (name, Some(written as f64 / all.max(1) as f64), Some(Command::from(AnimationCommand::StopAnimation)))
            }),
            model.crosses.progress().map(|progress| (cross::CROSSES_SAVING.into(), Some(progress), None)),
            (model.setup.is_running() && !model.setup.is_automatic())
                .then(|| (manual_solve::FINDING.into(), model.setup.tables_progress(), None)),
            (model.rows_of_moves.is_shortening()).then(|| {
                (rows::SHORTENING.into(), model.rows_of_moves.progress(model.now), Some(SearchCommand::Stop.into()))
            }),
        ];
        for (name, progress, stop) in works.into_iter().flatten() {
            ui.label(name.get(language));
            if let Some(progress) = progress {
                ui.add(ProgressBar::new(progress as f32).desired_width(160.0).show_percentage());
            }
            if let Some(stop) = stop {
                widgets::button(ui, model, stop, messages);
            }
            ui.separator();
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // Actions go at the end, so that nothing shifts when they appear.
            if model.error.is_some() {
                widgets::button(ui, model, WindowCommand::DismissError, messages);
            }
            if model.undo_offer.is_active(model.now) {
                widgets::button(ui, model, HistoryCommand::Undo, messages);
            }
            if model.news_is_about_saved_file() {
                widgets::button(ui, model, FilesCommand::ShowInFolder, messages);
            }
            // In a narrow window the news is elided; its tooltip has the whole text.
            let text = match &model.error {
                Some(error) => RichText::new(error.get(language)).color(theme::colours(ui).error),
                None => RichText::new(model.news()),
            };
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(text).truncate()));
        });
    });
}
