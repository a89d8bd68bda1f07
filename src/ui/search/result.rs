//! The result so far: the best length, its distance from the proven bound, and the cost of the search.

use std::time::Duration;

use super::other_results;
use crate::ui::{solution, theme, widgets::menu};
use eframe::egui::{
    Align, Color32, CornerRadius, Frame, Label, Layout, Rect, Role, Sense, Stroke, TextFormat, TextStyle, Ui,
};
use eframe::egui::{WidgetInfo, pos2, text::LayoutJob, vec2};
use unfold_app::command::{Command, HistoryCommand, SearchCommand, message::Messages};
use unfold_app::document::runs::results::{Results, RunEnd};
use unfold_app::document::runs::series;
use unfold_app::model::Model;
use unfold_app::search::{shown_position, state::SearchStage};
use unfold_app::sentences::proof as proof_words;
use unfold_app::settings::{how_far::HowFar, seconds_limit::SecondsLimit};
use unfold_app::steps::shown;
use unfold_engine::search::{Reason, Solver};
use unfold_text::{RoughTime, Text, editor, manual_solve, numbers, rail, search, sentences::tables, window as say};

/// Height of the line with the best length, in points.
const NUMBER_HEIGHT: f32 = 8.0 * theme::GRID;
/// Height of the bar below the best length, in points.
const BAR_HEIGHT: f32 = theme::GRID;
/// Height, in points, reserved for the sentence below the bar, the lines of costs with *Details*, and up to two lines of
/// estimate for a proof. Before there are results, the results for another position go here.
const SENTENCES_HEIGHT: f32 = 12.0 * theme::GRID;
/// Height reserved for the sentence on the proof where the other lines are left out, in points.
const PROOF_HEIGHT: f32 = 7.0 * theme::GRID;
/// Minimum width beside the number for text in body size, in points.
const MIN_BODY_TEXT_WIDTH: f32 = 25.0 * theme::GRID;
/// Width and maximum height of the list of solutions, in points.
const SOLUTION_LIST_SIZE: [f32; 2] = [60.0 * theme::GRID, 40.0 * theme::GRID];
/// Maximum estimate of the remaining time at which the progress of a proof is shown. Longer proofs are out of reach, since
/// a search spends little effort on them.
const MAX_NEAR_PROOF: Duration = Duration::from_secs(600);

/// Draws the best length, the bar from the first bound to that length, the proof and, unless steps are open, the cost of the
/// search, in a reserved height. Without results, draws those for another position.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let results = model.results();
    theme::card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = theme::GRID / 2.0;
        // Open steps take the space of all sentences but the proof.
        let has_steps = shown::are_open(model);
        let sentences = if has_steps { PROOF_HEIGHT } else { SENTENCES_HEIGHT };
        ui.set_min_height(NUMBER_HEIGHT + BAR_HEIGHT + sentences + 2.0 * theme::GRID);
        number(ui, model, results, messages);
        bar(ui, model, results);
        min_height(ui, sentences, |ui| {
            if results.method_and_metric.is_some() {
                proof(ui, model, results);
                if !has_steps {
                    cost(ui, model, results);
                }
            } else {
                other_results::show(ui, model, messages);
            }
        });
    });
}

/// Draws the best length and the proof on one line; without results, what Solve will do or that the puzzle is solved.
pub(crate) fn brief(ui: &mut Ui, model: &Model) {
    let (language, results, colours) = (model.language(), model.results(), theme::colours(ui));
    if results.method_and_metric.is_none() {
        return without_result(ui, model);
    }
    if let Some(best) = results.best() {
        let colour = if results.is_optimal() { colours.proven } else { colours.strong };
        let text = say::LENGTH.fill(language, [&best.length, &model.shown_metric()]);
        ui.label(theme::sized(text, theme::TEXT_TITLE).strong().color(colour));
    }
    proof(ui, model, results);
}

/// Height reserved for two lines of notes below Solve, in points.
const NOTES_HEIGHT: f32 = 4.0 * theme::GRID;

/// Shows why Solve is disabled, results for another position, and a running search for another puzzle.
pub(crate) fn notes(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    min_height(ui, NOTES_HEIGHT, |ui| {
        if let Some(why) = model.availability(&Command::Search(SearchCommand::Solve)).why() {
            ui.label(theme::sized(why, theme::TEXT_SMALL));
        }
        if model.results().method_and_metric.is_some() && shown_position::other_results(model).is_some() {
            other_results::show(ui, model, messages);
        }
        if let Some(puzzle) = shown_position::other_puzzle_searched(model) {
            let name = editor::puzzle_name(puzzle).get(language);
            ui.horizontal_wrapped(|ui| {
                let text = manual_solve::SEARCHED_ELSEWHERE.fill(language, [&name]);
                ui.label(theme::sized(text, theme::TEXT_SMALL));
                let there = ui.button(manual_solve::GO_TO_SEARCHED.fill(language, [&name]));
                messages.push_if(there.clicked(), HistoryCommand::SwitchTo(puzzle));
            });
        }
    });
}

/// Lays out contents in at least this height. The scope keeps the ids of later widgets, and thus the focus, stable.
fn min_height(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let top = ui.cursor().top();
    ui.scope(contents);
    let spare = height - (ui.cursor().top() - top);
    if spare > 0.0 {
        ui.add_space(spare);
    }
}

/// Shows that the puzzle is solved, or what Solve will do; nothing while Solve is disabled.
fn without_result(ui: &mut Ui, model: &Model) {
    let colours = theme::colours(ui);
    let (text, colour) = match model.document.workspace().position().is_solved() {
        true => (rail::SOLVED.get(model.language()).to_owned(), colours.strong),
        false if model.is_possible(&Command::Search(SearchCommand::Solve)) => (what_solve_does(model), colours.muted),
        false => return,
    };
    ui.add(Label::new(theme::sized(text, theme::TEXT_LARGE).color(colour)).wrap());
}

/// Describes what Solve will do with the current settings.
fn what_solve_does(model: &Model) -> String {
    let (language, settings) = (model.language(), &model.settings);
    let limit = settings.search_time_limit(model.puzzle()).seconds();
    let limit = limit.map(|seconds| search::SECONDS.fill(language, [&SecondsLimit::format(seconds)]));
    match (settings.how_far, limit) {
        _ if model.solver().is_some_and(Solver::is_always_optimal) => rail::WILL_PROVE.get(language).to_owned(),
        (HowFar::Quick, _) => rail::WILL_FIND_ONE.get(language).to_owned(),
        (HowFar::Shortest, Some(limit)) => rail::WILL_SHORTEN.fill(language, [&limit]),
        (HowFar::Shortest, None) => rail::WILL_SHORTEN_ON.get(language).to_owned(),
        (HowFar::Prove, Some(limit)) => rail::WILL_PROVE_WITHIN.fill(language, [&limit]),
        (HowFar::Prove, None) => rail::WILL_PROVE.get(language).to_owned(),
    }
}

/// Draws the best length with its metric, whether it is optimal, and the menu of solutions.
fn number(ui: &mut Ui, model: &Model, results: &Results, messages: &mut Messages) {
    let language = model.language();
    let colours = theme::colours(ui);
    let optimal = results.is_optimal();
    let size = vec2(ui.available_width(), NUMBER_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        if results.method_and_metric.is_none() {
            return without_result(ui, model);
        }
        let metric = model.shown_metric();
        let colour = if optimal { colours.proven } else { colours.strong };
        let mut job = LayoutJob::default();
        let format = |size: f32, color: Color32| TextFormat {
            valign: Align::BOTTOM,
            ..TextFormat::simple(theme::font(size), color)
        };
        let (number, ink, spoken) = match results.best() {
            Some(best) => (best.length.to_string(), colour, say::LENGTH.fill(language, [&best.length, &metric])),
            None => {
                return drop(
                    ui.label(theme::sized(say::NONE_YET.get(language), theme::TEXT_LARGE).color(colours.muted)),
                );
            }
        };
        job.append(&number, 0.0, format(theme::TEXT_RESULT, ink));
        let label = ui.label(job);
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        // In a narrow rail, leave room for the button after the text.
        let words = if ui.available_width() < MIN_BODY_TEXT_WIDTH { theme::TEXT_SMALL } else { theme::TEXT_BODY };
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(1.5 * theme::GRID);
            let moves = rail::MOVES_COUNTED.fill(language, [&results.best().map_or(0, |best| best.length)]);
            ui.label(theme::sized(moves, words).color(colours.strong));
            ui.label(theme::sized(metric.to_string(), theme::TEXT_SMALL).color(colours.muted));
        });
        ui.with_layout(Layout::top_down(Align::Max), |ui| {
            if optimal {
                let seal = Frame::new().stroke(Stroke::new(2.0, colours.proven)).corner_radius(theme::GRID as u8);
                seal.inner_margin(theme::GRID as i8).show(ui, |ui| {
                    let text = theme::sized(say::BEST_OPTIMAL.get(language), theme::TEXT_LARGE);
                    ui.label(text.strong().color(colours.proven));
                });
            } else if results.best().is_some() {
                ui.label(theme::sized(say::BEST.get(language), theme::TEXT_BODY).color(colours.best));
            }
            if model.results().selected().is_some() {
                // The list stays open, so that several solutions can be tried.
                menu::persistent_menu_button(say::SOLUTIONS.get(language)).ui(ui, |ui| {
                    ui.set_width(SOLUTION_LIST_SIZE[0]);
                    ui.set_max_height(SOLUTION_LIST_SIZE[1]);
                    solution::list(ui, model, messages);
                });
            }
        });
    });
}

/// Draws the bar from just below the first bound to the best length: proven up to the current bound, open from there.
fn bar(ui: &mut Ui, model: &Model, results: &Results) {
    let colours = theme::colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR_HEIGHT), Sense::hover());
    if results.method_and_metric.is_none() {
        return;
    }
    let round = CornerRadius::same((BAR_HEIGHT / 2.0) as u8);
    ui.painter().rect_filled(rect, round, colours.raised);
    let Some(best) = results.best() else { return };
    let bound = if results.claimed > 0 { 0 } else { results.lower };
    // Start one below the bound known when the first solution was found, so that the proven part is never empty.
    let bounds = results.series.bounds();
    let at_first = results.solutions.first().and_then(|first| series::value(bounds, first.at.as_secs_f64()));
    let start = at_first.map_or(bound as f64, |value| value.min(bound as f64)) - 1.0;
    let end = (best.length as f64).max(start + 1.0);
    let place = |length: f64| {
        let part = ((length - start) / (end - start)).clamp(0.0, 1.0);
        rect.left() + rect.width() * part as f32
    };
    let part = |from: f64, to: f64| Rect::from_min_max(pos2(place(from), rect.top()), pos2(place(to), rect.bottom()));
    // Full for an optimal solution.
    let proven = if results.is_optimal() { end } else { bound.min(best.length) as f64 };
    ui.painter().rect_filled(part(start, end), round, colours.best);
    ui.painter().rect_filled(part(start, proven), round, colours.proven);
    // The bar repeats the sentence, so it needs no label of its own.
    response.on_hover_text(sentence(model, results));
}

fn sentence(model: &Model, results: &Results) -> String {
    let (language, metric) = (model.language(), model.shown_metric());
    match results.best() {
        Some(best) if results.is_optimal() => rail::OPTIMUM_PROVEN.fill(language, [&best.length, &metric]),
        Some(best) => rail::OPTIMUM_BETWEEN.fill(language, [&results.lower, &best.length, &metric]),
        None if results.lower > 0 => rail::OPTIMUM_AT_LEAST.fill(language, [&results.lower, &metric]),
        None => rail::OPTIMUM_UNKNOWN.get(language).to_owned(),
    }
}

/// Draws the sentence on the proof, or the claimed bound.
fn proof(ui: &mut Ui, model: &Model, results: &Results) {
    let language = model.language();
    if results.claimed > 0 {
        let length = say::LENGTH.fill(language, [&results.claimed, &model.shown_metric()]);
        let claimed = say::NOT_CHECKED.fill(language, [&length]);
        let text = rail::NAME_AND_VALUE.fill(language, [&say::LOWER_CLAIMED.get(language), &claimed]);
        ui.label(text).on_hover_text(say::LOWER_CLAIMED_TIP.get(language));
        return;
    }
    let text = theme::sized(sentence(model, results), theme::TEXT_BODY);
    let text = if results.is_optimal() { text.strong().color(theme::colours(ui).proven) } else { text };
    ui.add(Label::new(text).wrap());
}

/// Draws the search's state and time, its nodes behind *Details*, and the estimate for a proof.
fn cost(ui: &mut Ui, model: &Model, results: &Results) {
    let language = model.language();
    let state = proof_status(model).or_else(|| preparation_status(model));
    let state = state.unwrap_or_else(|| status(shown_position::stage(model)).get(language).to_owned());
    // Before the search starts, show the time spent waiting for tables.
    let waited = model.search.preparation(&model.document).map(|preparation| preparation.elapsed);
    let time = say::SECONDS.fill(language, [&numbers::seconds(waited.unwrap_or(results.elapsed))]);
    let text = rail::SEARCH_COST.fill(language, [&state, &time]);
    let small = |text: String| theme::sized(text, theme::TEXT_SMALL);
    // Always two lines high with Details at its end, so that nothing shifts.
    let size = vec2(ui.available_width(), 2.0 * ui.text_style_height(&TextStyle::Small));
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
        ui.set_min_size(size);
        // Make the button as high as a line of text.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().button_padding.y = 0.0;
        let details = small(rail::DETAILS.get(language).to_owned());
        menu::persistent_menu_button(details).ui(ui, |ui| {
            let nodes = rail::NODES_SEARCHED.fill(language, [&numbers::grouped(results.nodes)]);
            ui.label(nodes);
            let rate = numbers::grouped(results.rate as u64);
            ui.label(rail::NAME_AND_VALUE.fill(language, [&say::RATE.get(language), &rate]));
            if let Some(score) = unfold_app::puzzles::score::painting_score(model.document.workspace().painting()) {
                ui.label(editor::SCORE.fill(language, [&score])).on_hover_text(editor::SCORE_TIP.get(language));
            }
        });
        let text = small(text).color(theme::colours(ui).muted);
        ui.with_layout(Layout::top_down(Align::Min), |ui| ui.add(Label::new(text).wrap()));
    });
    // The estimate for a proof, unless the line above has it.
    let left = results.proof_left;
    let is_told_above = shown_position::is_being_searched(model) && is_near(model, left);
    if let Some(left) = left.filter(|_| !is_told_above && !results.is_optimal()) {
        ui.label(small(proof_words::time(left).get(language)).color(theme::colours(ui).muted));
    }
}

/// Names the table that the search waits for, with its progress in percent; `None` if it waits for none.
fn preparation_status(model: &Model) -> Option<String> {
    let (language, part) = (model.language(), model.search.preparation(&model.document)?.fraction);
    let name = tables::name(model.samples.tables.underway?.name)?.get(language);
    Some(rail::PREPARING_TABLE.fill(language, [&name, &(100.0 * part).floor()]))
}

/// Describes the running proof: length being checked, progress, estimated time left, if known. `None` without a running proof, or
/// if its estimate exceeds [`MAX_NEAR_PROOF`].
fn proof_status(model: &Model) -> Option<String> {
    let (language, proof) = (model.language(), shown_position::proof_progress(model)?);
    let (metric, percent) = (model.shown_metric(), (100.0 * proof.fraction).floor());
    let Some(left) = model.results().proof_left else {
        return Some(rail::CHECKING.fill(language, [&proof.length, &metric, &percent]));
    };
    let time = RoughTime::new(left).phrase().get(language);
    is_near(model, Some(left)).then(|| rail::CHECKING_LEFT.fill(language, [&proof.length, &metric, &percent, &time]))
}

/// True if the running proof is estimated to finish within `MAX_NEAR_PROOF`.
fn is_near(model: &Model, left: Option<Duration>) -> bool {
    shown_position::is_proving(model) && left.is_some_and(|left| left <= MAX_NEAR_PROOF)
}

fn status(stage: SearchStage) -> Text<0> {
    match stage {
        SearchStage::Idle => say::STATUS_IDLE,
        SearchStage::Tables => say::STATUS_TABLES,
        SearchStage::Searching => say::STATUS_SEARCHING,
        SearchStage::Stopping => say::STATUS_STOPPING,
        SearchStage::Ended(RunEnd::Failed) => say::ENDED_FAILED,
        SearchStage::Ended(RunEnd::Reason(reason)) => match reason {
            Reason::Optimal => say::ENDED_OPTIMAL,
            Reason::Target => say::ENDED_TARGET,
            Reason::Timeout => say::ENDED_TIMEOUT,
            Reason::Patience => say::ENDED_PATIENCE,
            Reason::Nodes => say::ENDED_NODES,
            Reason::Stopped => say::ENDED_STOPPED,
            Reason::Exhausted => say::ENDED_EXHAUSTED,
            Reason::Impossible => say::ENDED_IMPOSSIBLE,
            Reason::Count => say::ENDED_COUNT,
        },
    }
}
