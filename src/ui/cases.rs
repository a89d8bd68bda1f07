//! The cases page: pictures to choose from, and beside them the chosen case with its algorithms, or the trainer.

mod detail;
mod own;
mod picture;
mod pictures;
mod training;

use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Ui, vec2};
use unfold_app::cases::{self, state::CaseSelection, words};
use unfold_app::command::{CasesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::puzzles::catalogues;
use unfold_text::case_page as say;

/// Width of the detail column: its share of the page's width, and its minimum and maximum in points.
const DETAIL_WIDTH: (f32, [f32; 2]) = (0.45, [40.0 * theme::GRID, 72.0 * theme::GRID]);
const SET_LIST_WIDTH: f32 = 16.0 * theme::GRID;

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(chosen) = cases::selection(model) else { return };
    catalogue(ui, model, chosen, messages);
    ui.add_space(theme::GAP / 2.0);
    let (part, [least, most]) = DETAIL_WIDTH;
    let beside = (part * ui.available_width()).clamp(least, most);
    let size = vec2(ui.available_width() - beside - theme::GAP, ui.available_height());
    ui.horizontal_top(|ui| {
        widgets::fixed_size(ui, size, |ui| {
            widgets::card(ui, None, |ui| {
                ui.set_min_height(ui.available_height() - theme::GAP / 2.0);
                if model.cases.shows_trainer {
                    training::show(ui, model, messages);
                } else {
                    pictures::show(ui, model, chosen, messages);
                }
            });
        });
        ui.vertical(|ui| {
            if model.cases.shows_trainer {
                widgets::card(ui, Some(say::TRAIN_RESULTS.get(model.language())), |ui| {
                    ui.set_min_height(ui.available_height() - theme::GAP / 2.0);
                    widgets::scrolled(ui, "known-cases", |ui| training::results(ui, model, chosen));
                });
            } else {
                widgets::scrolled(ui, "case", |ui| {
                    detail::show(ui, model, chosen, messages);
                    own::show(ui, model, chosen, messages);
                });
            }
        });
    });
}

/// Choices of catalogue, set, and list or trainer.
fn catalogue(ui: &mut Ui, model: &Model, chosen: CaseSelection, messages: &mut Messages) {
    let language = model.language();
    ui.horizontal_wrapped(|ui| {
        let all = catalogues(model.puzzle()).iter().map(|catalogue| (catalogue.name, catalogue.title()));
        if let Some(name) =
            widgets::radios(ui, chosen.catalogue.name, all).filter(|name| *name != chosen.catalogue.name)
        {
            messages.push(CasesCommand::ChooseCatalogue(name));
        }
        let sets = chosen.sets();
        if sets.len() > 1 {
            ui.label(say::CASES_SET.get(language));
            let every = (None, format!("{} ({})", say::CASES_ALL_SETS.get(language), chosen.catalogue.count));
            let count = |set| chosen.catalogue.cases().iter().filter(|case| case.set == set).count();
            let named = |set| (Some(set), format!("{} ({})", words::set_name(set, language), count(set)));
            let sets: Vec<(Option<&'static str>, String)> =
                std::iter::once(every).chain(sets.into_iter().map(named)).collect();
            let (_, set) = widgets::list(ui, say::CASES_SET.get(language), Some(SET_LIST_WIDTH), chosen.set, &sets);
            messages.extend(set.map(CasesCommand::ChooseSet));
        }
        ui.separator();
        widgets::choice(ui, model, CasesCommand::Train(false), !model.cases.shows_trainer, messages);
        widgets::choice(ui, model, CasesCommand::Train(true), model.cases.shows_trainer, messages);
    });
}
