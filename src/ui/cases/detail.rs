//! The chosen case: its picture, its known algorithms and the search for others.

use super::picture;
use crate::ui::theme;
use crate::ui::widgets::{self, menu};
use eframe::egui::{Align, Button, Key, Label, Layout, RichText, Sense, TextEdit, Ui, vec2};
use unfold_app::cases::finder::{CaseResult, ShortestAlgorithm};
use unfold_app::cases::{queries, state::CaseSelection, words};
use unfold_app::command::{AlgorithmsCommand, CasesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::notation::{self, allowed};
use unfold_engine::puzzle::{
    Sequence,
    symmetry::{MIRROR_AXIS, mirrored},
};
use unfold_engine::puzzles::cases::Case;
use unfold_text::{Text, algorithms, case_page as say, numbers, numbers::Decimal, window};

const PICTURE_SIZE: f32 = 14.0 * theme::GRID;
/// Width of a row's name, in points.
const NAME_WIDTH: f32 = 12.0 * theme::GRID;
/// Width below which a column is narrow, and the row heights in a narrow and in a wide column, in points.
const ROW_HEIGHTS: (f32, [f32; 2]) = (44.0 * theme::GRID, [10.5 * theme::GRID, 8.5 * theme::GRID]);
const FIELD_WIDTH: f32 = 20.0 * theme::GRID;

pub(super) fn show(ui: &mut Ui, model: &Model, chosen: CaseSelection, messages: &mut Messages) {
    let language = model.language();
    let Some(case) = model.cases.case(model.puzzle()) else { return };
    let set = words::set_name(case.set, language);
    let name = queries::full_name(chosen.catalogue, case);
    let heading = if set.is_empty() { name } else { format!("{name} · {set}") };
    widgets::card(ui, Some(&heading), |ui| {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(PICTURE_SIZE, PICTURE_SIZE), Sense::hover());
            picture::paint(ui, model, (chosen.catalogue, &chosen.catalogue.patterns()[chosen.case]), rect);
            ui.vertical(|ui| search_settings(ui, model, messages));
        });
        known(ui, model, (chosen, case), messages);
        running_search(ui, model, messages);
    });
}

/// Draws a row each for the well-known, the shortest and the easiest algorithm.
fn known(ui: &mut Ui, model: &Model, (chosen, case): (CaseSelection, &Case), messages: &mut Messages) {
    let language = model.language();
    let found = model.cases.result(chosen.catalogue, chosen.case, &model.algorithms.allow);
    if let Some(moves) = &case.algorithm {
        let told = facts(model, (chosen, moves), None);
        row(ui, model, (chosen, case), (say::CASES_KNOWN_ALGORITHM, Some(moves), told), messages);
    }
    let none = |found: Option<&CaseResult>| {
        let text = match found {
            Some(found) if found.is_impossible => say::CASES_UNSOLVED,
            Some(_) => say::CASES_NONE_FOUND,
            None => say::CASES_NOT_SEARCHED,
        };
        text.get(language).to_owned()
    };
    let shortest = found.and_then(|found| found.shortest.as_ref());
    let told = shortest.map_or_else(|| none(found), |found| facts(model, (chosen, &found.moves), Some(found)));
    row(ui, model, (chosen, case), (say::CASES_SHORTEST, shortest.map(|found| &found.moves), told), messages);
    let easiest = found.and_then(|found| found.easiest.as_ref());
    let told = easiest.map_or_else(|| none(found), |(moves, _)| facts(model, (chosen, moves), None));
    row(ui, model, (chosen, case), (say::CASES_EASIEST, easiest.map(|(moves, _)| moves), told), messages);
}

/// Text of an algorithm's length and ease and, for the `shortest` one, whether its length is proven.
pub(super) fn facts(
    model: &Model,
    (chosen, moves): (CaseSelection, &Sequence),
    shortest: Option<&ShortestAlgorithm>,
) -> String {
    let (language, puzzle) = (model.language(), chosen.catalogue.puzzle);
    let usual = puzzle.def().metric;
    let length = match shortest {
        None => window::LENGTH.fill(language, [&moves.length_in(puzzle.def(), usual), &usual]),
        Some(found) => {
            let metric = model.algorithms.allowed(puzzle).map_or(Some(usual), |moves| allowed::metric_of(&moves));
            let length = match metric {
                Some(metric) => window::LENGTH.fill(language, [&found.length, &metric]),
                None => say::CASES_COST.fill(language, [&found.length]),
            };
            let text = if found.is_proven { say::CASES_PROVEN } else { say::CASES_OR_LESS };
            text.fill(language, [&length])
        }
    };
    let ease = model.algorithms.ease_of(puzzle, moves);
    let ease = ease.map(|ease| say::CASE_EASE.fill(language, [&Decimal::new(ease, 1)]));
    std::iter::once(length).chain(ease).collect::<Vec<_>>().join(" · ")
}

/// Draws a row: name, facts, a button that keeps the algorithm, and one that plays it.
fn row(
    ui: &mut Ui,
    model: &Model,
    (chosen, case): (CaseSelection, &Case),
    (name, moves, told): (Text<0>, Option<&Sequence>, String),
    messages: &mut Messages,
) {
    let (wide, [high, low]) = ROW_HEIGHTS;
    let height = if ui.available_width() < wide { high } else { low };
    let bottom = ui.cursor().top() + height;
    ui.scope(|ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(theme::CONTROL_HEIGHT);
            widgets::fixed_size(ui, vec2(NAME_WIDTH, theme::TEXT_BODY + 4.0), |ui| {
                ui.strong(name.get(model.language()));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(moves) = moves {
                    let keep = Button::new(say::CASES_KEEP_THIS.get(model.language()));
                    let keep = ui.add(keep).on_hover_text(say::CASES_KEEP_THIS_TIP.get(model.language()));
                    messages.push_if(keep.clicked(), CasesCommand::Keep(moves.clone()));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(told).weak()).wrap());
                });
            });
        });
        if let Some(moves) = moves {
            algorithm(ui, model, (chosen, case), moves, messages);
        }
    });
    ui.add_space((bottom - ui.cursor().top()).max(0.0));
}

/// An algorithm as a button: a click plays it from the case, a right click opens the copy menu.
pub(super) fn algorithm(
    ui: &mut Ui,
    model: &Model,
    (chosen, case): (CaseSelection, &Case),
    moves: &Sequence,
    messages: &mut Messages,
) {
    let (language, puzzle) = (model.language(), chosen.catalogue.puzzle);
    let text = queries::algorithm_text(chosen.catalogue, case, moves);
    let button = ui.add(Button::new(RichText::new(&text).monospace()).wrap());
    let button = button.on_hover_text(format!("{text}\n{}", say::CASES_PLAY_TIP.get(language)));
    let print = |moves: &Sequence| notation::print(puzzle, moves);
    let copied = [
        (algorithms::COPY_ALGORITHM, text),
        (algorithms::COPY_MIRRORED, print(&mirrored(puzzle, moves, MIRROR_AXIS))),
        (algorithms::COPY_INVERSE, print(&moves.inverse(puzzle.def()))),
    ];
    menu::context_menu(ui, &button, button.secondary_clicked(), |ui| {
        for (name, text) in copied {
            if menu::context_entry(ui, name.get(language)).on_hover_text(&text).clicked() {
                messages.push(AlgorithmsCommand::CopyOne(text));
                ui.close();
            }
        }
    });
    messages.push_if(button.clicked(), CasesCommand::Play(moves.clone()));
}

/// The allowed moves and the search buttons.
fn search_settings(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(algorithms::ALLOW.get(language));
        let mut text = model.algorithms.allow.clone();
        let field =
            TextEdit::singleline(&mut text).hint_text(algorithms::ALLOW_HINT.get(language)).desired_width(FIELD_WIDTH);
        let field = ui.add(field).labelled_by(label.id).on_hover_text(algorithms::ALLOW_TIP.get(language));
        messages.push_if(field.changed(), AlgorithmsCommand::Allow(text));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        messages.push_if(entered && model.cases.running().is_none(), CasesCommand::Find);
        if entered {
            field.request_focus();
        }
    });
    ui.horizontal_wrapped(|ui| {
        widgets::button(ui, model, CasesCommand::Find, messages);
        widgets::button(ui, model, CasesCommand::FindAll, messages);
        widgets::button(ui, model, CasesCommand::Open, messages);
    });
}

/// The running search, in a row of fixed height.
fn running_search(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let room = vec2(ui.available_width(), theme::CONTROL_HEIGHT);
    widgets::fixed_size(ui, room, |ui| {
        let Some(running) = model.cases.running() else { return };
        ui.horizontal(|ui| {
            widgets::button(ui, model, CasesCommand::Stop, messages);
            let time = numbers::seconds(running.elapsed);
            let told = say::CASES_SEARCHING.fill(language, [&running.left.len() as _, &running.count, &time]);
            ui.add(Label::new(told).truncate());
        });
    });
}
