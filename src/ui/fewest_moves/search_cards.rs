//! The search cards: next step, shortest whole solution, insertions.

use std::time::Duration;

use super::error;
use crate::ui::theme;
use crate::ui::widgets::{self, focus};
use eframe::egui::{Align, Button, DragValue, Id, Label, Layout, RichText, TextStyle, Ui, vec2};
use unfold_app::command::{Command, FewestMovesCommand, SearchCommand, message::Messages, row_of};
use unfold_app::fewest_moves::job::SearchKind;
use unfold_app::fewest_moves::state::MAX_EXTRA;
use unfold_app::fewest_moves::{lines::Lines, results, task};
use unfold_app::model::Model;
use unfold_app::puzzles::fewest_moves::{InsertionSolution, PUZZLE, Sides, StepKind, step_error};
use unfold_app::search::shown_position;
use unfold_engine::notation;
use unfold_text::{fewest_moves as say, search};

/// Minimum and maximum height of a list with its heading, in points.
const LIST_HEIGHT_RANGE: [f32; 2] = [14.0 * theme::GRID, 45.0 * theme::GRID];
/// Part of the window's height that is not available to a list, in points.
const NON_LIST_HEIGHT: f32 = 60.0 * theme::GRID;
/// Height reserved for the shortest whole solution, in points.
const BEST_HEIGHT: f32 = 16.0 * theme::GRID;
/// Width reserved for the time of a search, in points.
const TIME_WIDTH: f32 = 12.0 * theme::GRID;

/// Height reserved for a list in the current window, in points.
fn list_height(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - NON_LIST_HEIGHT).clamp(LIST_HEIGHT_RANGE[0], LIST_HEIGHT_RANGE[1])
}

/// Draws the buttons for the next step, the controls of its search, and the ways found.
pub(super) fn next(ui: &mut Ui, model: &Model, lines: Option<&Lines>, messages: &mut Messages) {
    let language = model.language();
    steps(ui, model, lines, messages);
    ui.horizontal_wrapped(|ui| {
        ui.label(say::FMC_SIDES.get(language));
        let sides = [
            (Sides::Normal, say::FMC_SIDE_NORMAL),
            (Sides::Inverse, say::FMC_SIDE_INVERSE),
            (Sides::Either, say::FMC_SIDE_EITHER),
            (Sides::Mixed, say::FMC_SIDE_MIXED),
        ];
        let sides = sides.map(|(sides, name)| (sides, name.get(language).to_owned()));
        if let Some(sides) = widgets::radios(ui, model.fewest_moves.sides, sides) {
            messages.push(FewestMovesCommand::ChooseSides(sides));
        }
    });
    ui.horizontal_wrapped(|ui| {
        find_or_stop(ui, model, (FewestMovesCommand::FindStep, SearchKind::Steps), messages);
        let label = ui.label(say::FMC_EXTRA.get(language));
        let mut extra = model.fewest_moves.extra;
        let number = ui.add(DragValue::new(&mut extra).range(0..=MAX_EXTRA)).labelled_by(label.id);
        let number = number.on_hover_text(say::FMC_EXTRA_TIP.get(language));
        messages.push_if(number.changed(), FewestMovesCommand::SetExtra(extra));
        time(ui, model, time_of(model, SearchKind::Steps));
    });
    let height = list_height(ui);
    super::fixed_height(ui, height, |ui, bottom| ways(ui, model, bottom, messages));
}

/// Draws the ways found, or why there are none.
fn ways(ui: &mut Ui, model: &Model, bottom: f32, messages: &mut Messages) {
    let language = model.language();
    let Some(found) = &model.fewest_moves.ways else {
        let why = task::step_obstacle(model).map(|why| why.get(language));
        hint(ui, why.unwrap_or_else(|| say::FMC_WAYS_HINT.get(language).to_owned()));
        return;
    };
    let is_current = results::is_current(found, model);
    match &found.found {
        Err(wrong) => error(ui, task::step_error_text(*wrong).get(language)),
        Ok(ways) => {
            results_summary(ui, model, results::ways_news(ways).get(language), is_current);
            list(ui, "ways", bottom, |ui| {
                for (place, way) in ways.ways.iter().enumerate() {
                    let line = results::way_line(language, &found.task, way);
                    let command = FewestMovesCommand::TakeWay(place);
                    result_button(ui, model, (line, is_current), say::FMC_WAY_TIP, (command, messages));
                }
            });
        }
    }
}

/// Draws a button per step, with the reason in its tooltip if the step cannot be searched for; without lines, all are disabled.
fn steps(ui: &mut Ui, model: &Model, lines: Option<&Lines>, messages: &mut Messages) {
    let chosen = task::step(model);
    ui.horizontal_wrapped(|ui| {
        for step in StepKind::ALL {
            let why = lines.and_then(|lines| step_error(&lines.reached, step));
            let name = task::step_name(step).get(model.language());
            let button = Button::selectable(chosen == Some(step) && why.is_none(), name);
            let button = ui.add_enabled(why.is_none() && lines.is_some(), button);
            let button = match why {
                Some(why) => button.on_disabled_hover_text(task::step_error_text(why).get(model.language())),
                None => button,
            };
            messages.push_if(button.clicked(), FewestMovesCommand::ChooseStep(step));
        }
    });
}

/// Draws the controls of the search for the shortest whole solution, the proven lower bound, and the best solution found.
pub(super) fn best(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    find_with_time(ui, model, (FewestMovesCommand::FindBest, SearchKind::Best), messages);
    bound(ui, model, messages);
    super::fixed_height(ui, BEST_HEIGHT, |ui, bottom| {
        let Some(found) = &model.fewest_moves.best else { return };
        let Some(total) = &found.found else { return };
        let is_current = results::is_current(found, model);
        let whole = found.task.solution_with_normal(&total.solution);
        ui.horizontal_wrapped(|ui| {
            let length = say::FMC_BEST_TOTAL.fill(language, [&whole.0.len()]);
            ui.label(theme::sized(length, theme::TEXT_LARGE).strong());
            if !is_current {
                ui.weak(say::FMC_OUTDATED.get(language));
            }
        });
        list(ui, "best", bottom, |ui| {
            let text = results::best_lines(language, &found.task, total).join("\n");
            result_button(
                ui,
                model,
                (text, is_current),
                say::FMC_TAKE_BEST_TIP,
                (FewestMovesCommand::TakeBest, messages),
            );
        });
    });
}

/// Draws the proven lower bound, and the button of the search that raises it.
fn bound(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let is_running = shown_position::is_being_searched(model);
    let commands = [Command::from(FewestMovesCommand::ProveBound), Command::from(SearchCommand::Stop)];
    ui.horizontal(|ui| {
        begin_or_stop_button(ui, model, (commands, is_running), messages);
        time(ui, model, is_running.then(|| model.results().elapsed));
    });
    let bound = match task::bound(model) {
        Some(bound) => say::FMC_BOUND.fill(language, [&bound]),
        None => say::FMC_NO_BOUND.get(language).to_owned(),
    };
    hint(ui, bound);
}

pub(super) fn insertions(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    find_with_time(ui, model, (FewestMovesCommand::FindInsertions, SearchKind::Insertions), messages);
    let height = list_height(ui);
    super::fixed_height(ui, height, |ui, bottom| insertion_list(ui, model, bottom, messages));
}

/// Draws the solutions found by insertion, or why there are none.
fn insertion_list(ui: &mut Ui, model: &Model, bottom: f32, messages: &mut Messages) {
    let language = model.language();
    let Some(found) = &model.fewest_moves.insertions else {
        return hint(ui, say::FMC_INSERTIONS_HINT.get(language).to_owned());
    };
    let is_current = results::is_current(found, model);
    match &found.found {
        Err(wrong) => error(ui, results::insertion_error(*wrong, &found.task).line(language)),
        Ok(all) => {
            results_summary(ui, model, results::insertions_news(all).get(language), is_current);
            list(ui, "insertions", bottom, |ui| {
                for (place, insertion) in all.iter().enumerate() {
                    let text = (insertion_text(model, insertion), is_current);
                    let command = FewestMovesCommand::TakeInsertion(place);
                    result_button(ui, model, text, say::FMC_INSERTION_TIP, (command, messages));
                }
            });
        }
    }
}

/// Describes a solution by insertions: length, all moves, and the place of each insertion.
fn insertion_text(model: &Model, insertion: &InsertionSolution) -> String {
    let language = model.language();
    let told = insertion.insertions.iter().map(|one| results::inserted_text(language, one));
    let moves = notation::print(PUZZLE, &insertion.solution);
    let whole = say::FMC_WHOLE.fill(language, [&insertion.length(), &moves]);
    std::iter::once(whole).chain(told).collect::<Vec<_>>().join("\n")
}

/// Draws the Find or Stop button, and the elapsed time.
fn find_with_time(ui: &mut Ui, model: &Model, (find, kind): (FewestMovesCommand, SearchKind), messages: &mut Messages) {
    ui.horizontal(|ui| {
        find_or_stop(ui, model, (find, kind), messages);
        time(ui, model, time_of(model, kind));
    });
}

/// Draws the Find button, or Stop in its place while a search of this kind runs.
fn find_or_stop(ui: &mut Ui, model: &Model, (find, kind): (FewestMovesCommand, SearchKind), messages: &mut Messages) {
    let commands = [find, FewestMovesCommand::Stop].map(Command::from);
    let button = begin_or_stop_button(ui, model, (commands, model.fewest_moves.is_searching(kind)), messages);
    if kind == SearchKind::Steps {
        ui.data_mut(|data| data.insert_temp(find_step_button_key(), button));
    }
}

/// Draws the first of two buttons, or the second while `is_running`, in a space that fits either. Returns the button's id.
fn begin_or_stop_button(
    ui: &mut Ui,
    model: &Model,
    (commands, is_at_work): ([Command; 2], bool),
    messages: &mut Messages,
) -> Id {
    let widths = commands.each_ref().map(|command| {
        let name = row_of(command).map_or("", |row| row.text.get(model.language()));
        theme::text_width(ui, name, TextStyle::Button)
    });
    let [begin, stop] = commands;
    let size = vec2(widths[0].max(widths[1]) + 2.0 * ui.spacing().button_padding.x, theme::CONTROL_HEIGHT);
    let place = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let id = ui.next_auto_id();
        widgets::button(ui, model, if is_at_work { stop } else { begin }, messages);
        id
    });
    place.inner
}

/// Elapsed time of a running search of this kind; `None` if there is none.
fn time_of(model: &Model, kind: SearchKind) -> Option<Duration> {
    model.fewest_moves.running.as_ref().filter(|running| running.kind == kind).map(|running| running.elapsed)
}

/// Draws a spinner and the elapsed time; leaves the same space empty for `None`.
fn time(ui: &mut Ui, model: &Model, elapsed: Option<Duration>) {
    widgets::fixed_size(ui, vec2(TIME_WIDTH, theme::CONTROL_HEIGHT), |ui| {
        if let Some(elapsed) = elapsed {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.weak(search::SECONDS.fill(model.language(), [&elapsed.as_secs()]));
            });
        }
    });
}

/// Key in egui's memory for the id of the button that finds the next step.
fn find_step_button_key() -> Id {
    Id::unique("fewest moves find next")
}

/// After a result is accepted, focuses the search for the next step, or the field of lines if `has_solver`.
fn focus_next_step(ui: &Ui, is_solved: bool) {
    let next = ui.data(|data| data.get_temp::<Id>(find_step_button_key())).filter(|_| !is_solved);
    ui.memory_mut(|memory| memory.request_focus(next.unwrap_or_else(super::lines_id)));
}

fn hint(ui: &mut Ui, text: String) {
    ui.add(Label::new(RichText::new(text).weak()).wrap());
}

/// Draws the summary of the results, and a note if they are for other lines.
fn results_summary(ui: &mut Ui, model: &Model, text: String, is_current: bool) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(text);
        if !is_current {
            ui.weak(say::FMC_OUTDATED.get(model.language()));
        }
    });
}

/// Draws a list in a scroll area that ends at `bottom`.
fn list(ui: &mut Ui, name: &str, bottom: f32, contents: impl FnOnce(&mut Ui)) {
    super::scroll_area_above(ui, name, bottom, |ui| {
        contents(ui);
        // Scrolls to the row that Tab focuses.
        focus::scroll_to_focus(ui);
    });
}

/// Draws a result as a button that accepts it, enabled if the result is for the current lines.
fn result_button(
    ui: &mut Ui,
    model: &Model,
    (text, is_current): (String, bool),
    tip: unfold_text::Text<0>,
    (command, messages): (FewestMovesCommand, &mut Messages),
) {
    let button = Button::new(RichText::new(text).monospace()).wrap().min_size(vec2(ui.available_width(), 0.0));
    let button = ui.add_enabled(is_current, button);
    let language = model.language();
    let button = button.on_hover_text(tip.get(language)).on_disabled_hover_text(say::FMC_OUTDATED.get(language));
    if button.clicked() {
        if button.has_focus() {
            focus_next_step(ui, !matches!(command, FewestMovesCommand::TakeWay(_)));
        }
        messages.push(command);
    }
}
