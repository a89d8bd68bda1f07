//! The search cards: next step, shortest whole solution, insertions.

use std::time::Duration;

use super::error;
use crate::ui::theme;
use crate::ui::widgets::{self, focus};
use eframe::egui::{Align, Button, DragValue, Id, Label, Layout, RichText, TextStyle, Ui, vec2};
use unfold_app::command::{Command, FewestMovesCommand, SearchCommand, message::Messages, row_of};
use unfold_app::fewest_moves::job::WorkKind;
use unfold_app::fewest_moves::state::MAX_EXTRA;
use unfold_app::fewest_moves::{lines::Lines, results, task};
use unfold_app::model::Model;
use unfold_app::puzzles::fewest_moves::{Insertion, PUZZLE, Sides, StepKind, step_error};
use unfold_app::search::here;
use unfold_engine::notation;
use unfold_text::{fewest_moves as say, search};

/// Bounds of a list's height with its heading, and the part of the window's height not available to it.
const LIST: [f32; 2] = [14.0 * theme::GRID, 45.0 * theme::GRID];
const AROUND_LIST: f32 = 60.0 * theme::GRID;
/// Height reserved for the shortest whole solution.
const BEST: f32 = 16.0 * theme::GRID;
/// Width reserved for the time of a search.
const TIME: f32 = 12.0 * theme::GRID;

/// Height reserved for a list.
fn list_height(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - AROUND_LIST).clamp(LIST[0], LIST[1])
}

/// The choice of the next step, and the ways found.
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
        find_or_stop(ui, model, (FewestMovesCommand::FindStep, WorkKind::Steps), messages);
        let label = ui.label(say::FMC_EXTRA.get(language));
        let mut extra = model.fewest_moves.extra;
        let number = ui.add(DragValue::new(&mut extra).range(0..=MAX_EXTRA)).labelled_by(label.id);
        let number = number.on_hover_text(say::FMC_EXTRA_TIP.get(language));
        messages.push_if(number.changed(), FewestMovesCommand::SetExtra(extra));
        time(ui, model, time_of(model, WorkKind::Steps));
    });
    let height = list_height(ui);
    super::reserved(ui, height, |ui, bottom| ways(ui, model, bottom, messages));
}

/// The ways found, or the reason that there are none.
fn ways(ui: &mut Ui, model: &Model, bottom: f32, messages: &mut Messages) {
    let language = model.language();
    let Some(found) = &model.fewest_moves.ways else {
        let why = task::step_obstacle(model).map(|why| why.get(language));
        hint(ui, why.unwrap_or_else(|| say::FMC_WAYS_HINT.get(language).to_owned()));
        return;
    };
    let is_current = results::is_current(found, model);
    match &found.found {
        Err(wrong) => error(ui, task::refused(*wrong).get(language)),
        Ok(ways) => {
            verdict(ui, model, results::ways_news(ways).get(language), is_current);
            list(ui, "ways", bottom, |ui| {
                for (place, way) in ways.ways.iter().enumerate() {
                    let line = results::way_line(language, &found.task, way);
                    let command = FewestMovesCommand::TakeWay(place);
                    take(ui, model, (line, is_current), say::FMC_WAY_TIP, (command, messages));
                }
            });
        }
    }
}

/// The selectable steps; an unavailable one has its reason as tooltip.
fn steps(ui: &mut Ui, model: &Model, lines: Option<&Lines>, messages: &mut Messages) {
    let chosen = task::step(model);
    ui.horizontal_wrapped(|ui| {
        for step in StepKind::ALL {
            let why = lines.and_then(|lines| step_error(&lines.reached, step));
            let name = task::name(step).get(model.language());
            let button = Button::selectable(chosen == Some(step) && why.is_none(), name);
            let button = ui.add_enabled(why.is_none() && lines.is_some(), button);
            let button = match why {
                Some(why) => button.on_disabled_hover_text(task::refused(why).get(model.language())),
                None => button,
            };
            messages.push_if(button.clicked(), FewestMovesCommand::ChooseStep(step));
        }
    });
}

/// The shortest whole solution found, and the proven lower bound.
pub(super) fn best(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    find_with_time(ui, model, (FewestMovesCommand::FindBest, WorkKind::Best), messages);
    bound(ui, model, messages);
    super::reserved(ui, BEST, |ui, bottom| {
        let Some(found) = &model.fewest_moves.best else { return };
        let Some(total) = &found.found else { return };
        let is_current = results::is_current(found, model);
        let whole = found.task.whole(&total.solution);
        ui.horizontal_wrapped(|ui| {
            let length = say::FMC_BEST_TOTAL.fill(language, [&whole.0.len()]);
            ui.label(theme::sized(length, theme::TEXT_LARGE).strong());
            if !is_current {
                ui.weak(say::FMC_OUTDATED.get(language));
            }
        });
        list(ui, "best", bottom, |ui| {
            let text = results::best_lines(language, &found.task, total).join("\n");
            take(ui, model, (text, is_current), say::FMC_TAKE_BEST_TIP, (FewestMovesCommand::TakeBest, messages));
        });
    });
}

/// The proven lower bound, and the search that raises it.
fn bound(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let is_at_work = here::is_searched(model);
    let commands = [Command::from(FewestMovesCommand::ProveBound), Command::from(SearchCommand::Stop)];
    ui.horizontal(|ui| {
        one_of(ui, model, (commands, is_at_work), messages);
        time(ui, model, is_at_work.then(|| model.results().elapsed));
    });
    let bound = match task::bound(model) {
        Some(bound) => say::FMC_BOUND.fill(language, [&bound]),
        None => say::FMC_NO_BOUND.get(language).to_owned(),
    };
    hint(ui, bound);
}

pub(super) fn insertions(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    find_with_time(ui, model, (FewestMovesCommand::FindInsertions, WorkKind::Insertions), messages);
    let height = list_height(ui);
    super::reserved(ui, height, |ui, bottom| inserted(ui, model, bottom, messages));
}

/// The insertions found, or the reason that there are none.
fn inserted(ui: &mut Ui, model: &Model, bottom: f32, messages: &mut Messages) {
    let language = model.language();
    let Some(found) = &model.fewest_moves.insertions else {
        return hint(ui, say::FMC_INSERTIONS_HINT.get(language).to_owned());
    };
    let is_current = results::is_current(found, model);
    match &found.found {
        Err(wrong) => error(ui, results::no_insertions(*wrong, &found.task).line(language)),
        Ok(all) => {
            verdict(ui, model, results::insertions_news(all).get(language), is_current);
            list(ui, "insertions", bottom, |ui| {
                for (place, insertion) in all.iter().enumerate() {
                    let text = (insertion_text(model, insertion), is_current);
                    let command = FewestMovesCommand::TakeInsertion(place);
                    take(ui, model, text, say::FMC_INSERTION_TIP, (command, messages));
                }
            });
        }
    }
}

/// A solution by insertions: its length, all moves, and where each insertion is.
fn insertion_text(model: &Model, insertion: &Insertion) -> String {
    let language = model.language();
    let told = insertion.inserted.iter().map(|one| results::inserted_text(language, one));
    let moves = notation::print(PUZZLE, &insertion.solution);
    let whole = say::FMC_WHOLE.fill(language, [&insertion.length(), &moves]);
    std::iter::once(whole).chain(told).collect::<Vec<_>>().join("\n")
}

/// The Find or Stop button, and the elapsed time.
fn find_with_time(ui: &mut Ui, model: &Model, (find, kind): (FewestMovesCommand, WorkKind), messages: &mut Messages) {
    ui.horizontal(|ui| {
        find_or_stop(ui, model, (find, kind), messages);
        time(ui, model, time_of(model, kind));
    });
}

/// The Find button, or Stop in its place while a search of this kind runs.
fn find_or_stop(ui: &mut Ui, model: &Model, (find, kind): (FewestMovesCommand, WorkKind), messages: &mut Messages) {
    let commands = [find, FewestMovesCommand::Stop].map(Command::from);
    let button = one_of(ui, model, (commands, model.fewest_moves.does(kind)), messages);
    if kind == WorkKind::Steps {
        ui.data_mut(|data| data.insert_temp(next_id(), button));
    }
}

/// Draws one of two buttons in a space that fits either: the second while `is_at_work`. Returns its id.
fn one_of(ui: &mut Ui, model: &Model, (commands, is_at_work): ([Command; 2], bool), messages: &mut Messages) -> Id {
    let widths = commands.each_ref().map(|command| {
        let name = row_of(command).map_or("", |row| row.text.get(model.language()));
        theme::text_width(ui, name, TextStyle::Button)
    });
    let [begin, stop] = commands;
    let size = vec2(widths[0].max(widths[1]) + 2.0 * ui.spacing().button_padding.x, theme::CONTROL);
    let place = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let id = ui.next_auto_id();
        widgets::button(ui, model, if is_at_work { stop } else { begin }, messages);
        id
    });
    place.inner
}

/// Elapsed time of a running search of this kind.
fn time_of(model: &Model, kind: WorkKind) -> Option<Duration> {
    model.fewest_moves.running.as_ref().filter(|running| running.kind == kind).map(|running| running.elapsed)
}

/// The elapsed time; its space is reserved without one too.
fn time(ui: &mut Ui, model: &Model, elapsed: Option<Duration>) {
    widgets::part(ui, vec2(TIME, theme::CONTROL), |ui| {
        if let Some(elapsed) = elapsed {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.weak(search::SECONDS.fill(model.language(), [&elapsed.as_secs()]));
            });
        }
    });
}

/// Key of the button that finds the next step.
fn next_id() -> Id {
    Id::unique("fewest moves find next")
}

/// Focuses what follows after a result was accepted: the search for the next step, or the lines if solved.
fn go_on(ui: &Ui, is_solved: bool) {
    let next = ui.data(|data| data.get_temp::<Id>(next_id())).filter(|_| !is_solved);
    ui.memory_mut(|memory| memory.request_focus(next.unwrap_or_else(super::lines_id)));
}

fn hint(ui: &mut Ui, text: String) {
    ui.add(Label::new(RichText::new(text).weak()).wrap());
}

/// The verdict on the results, and a note if they are for other lines.
fn verdict(ui: &mut Ui, model: &Model, text: String, is_current: bool) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(text);
        if !is_current {
            ui.weak(say::FMC_OUTDATED.get(model.language()));
        }
    });
}

/// Scrolls a list in the space above `bottom`.
fn list(ui: &mut Ui, name: &str, bottom: f32, contents: impl FnOnce(&mut Ui)) {
    super::scrolled(ui, name, bottom, |ui| {
        contents(ui);
        // Scrolls to the row that Tab focuses.
        focus::follow(ui);
    });
}

/// A result as a button that accepts it, enabled if it is for the current lines.
fn take(
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
            go_on(ui, !matches!(command, FewestMovesCommand::TakeWay(_)));
        }
        messages.push(command);
    }
}
