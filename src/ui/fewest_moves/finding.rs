//! The cards of what is searched: the next step, the shortest whole solution, insertions.

use super::error;
use crate::ui::theme;
use crate::ui::widgets::{self, focus};
use eframe::egui::{Align, Button, DragValue, Label, Layout, RichText, ScrollArea, TextStyle, Ui, vec2};
use unfold_app::command::{Command, FewestMovesCommand, message::Messages, row_of};
use unfold_app::fewest_moves::job::WorkKind;
use unfold_app::fewest_moves::state::MAX_EXTRA;
use unfold_app::fewest_moves::{lines::Lines, results, task};
use unfold_app::model::Model;
use unfold_app::puzzles::fewest_moves::{Insertion, PUZZLE, Sides, StepKind, step_error};
use unfold_engine::notation::{self, structure::print_folded};
use unfold_text::fewest_moves as say;

/// The height of a list.
const LIST: f32 = 30.0 * theme::GRID;

/// The step that comes next, and the ways to it.
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
    });
    let Some(found) = &model.fewest_moves.ways else {
        if let Some(why) = task::step_obstacle(model) {
            ui.weak(why.get(language));
        }
        return;
    };
    let is_current = results::is_current(found, model);
    match &found.found {
        Err(wrong) => error(ui, task::refused(*wrong).get(language)),
        Ok(ways) => {
            verdict(ui, model, results::ways_news(ways).get(language), is_current);
            list(ui, "ways", |ui| {
                for (place, way) in ways.ways.iter().enumerate() {
                    let line = results::way_line(&found.task, way);
                    take(
                        ui,
                        model,
                        (line, is_current),
                        say::FMC_WAY_TIP,
                        (FewestMovesCommand::TakeWay(place), messages),
                    );
                }
            });
        }
    }
}

/// The steps that can be searched; one that cannot says why.
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

/// The shortest whole solution, and what is proven of it.
pub(super) fn best(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    find_or_stop(ui, model, (FewestMovesCommand::FindBest, WorkKind::Best), messages);
    if let Some(found) = &model.fewest_moves.best {
        let is_current = results::is_current(found, model);
        if let Some(total) = &found.found {
            let whole = found.task.whole(&total.solution);
            let length = say::FMC_BEST_TOTAL.fill(language, [&whole.0.len()]);
            ui.label(theme::sized(length, theme::TEXT_LARGE).strong());
            if !is_current {
                ui.weak(say::FMC_OUTDATED.get(language));
            }
            let comment = say::FMC_COMMENT_INSERTION.get(language);
            let text = results::best_lines(&found.task, total, comment).join("\n");
            take(ui, model, (text, is_current), say::FMC_TAKE_BEST_TIP, (FewestMovesCommand::TakeBest, messages));
        }
    }
    let bound = match task::bound(model) {
        Some(bound) => say::FMC_BOUND.fill(language, [&bound]),
        None => say::FMC_NO_BOUND.get(language).to_owned(),
    };
    ui.add(Label::new(RichText::new(bound).weak()).wrap());
}

/// Solutions by insertions.
pub(super) fn insertions(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    find_or_stop(ui, model, (FewestMovesCommand::FindInsertions, WorkKind::Insertions), messages);
    let Some(found) = &model.fewest_moves.insertions else { return };
    let language = model.language();
    let is_current = results::is_current(found, model);
    match &found.found {
        Err(wrong) => error(ui, results::no_insertions(*wrong, &found.task).line(language)),
        Ok(all) => {
            verdict(ui, model, results::insertions_news(all).get(language), is_current);
            list(ui, "insertions", |ui| {
                for (place, insertion) in all.iter().enumerate() {
                    let text = (insertion_text(model, insertion), is_current);
                    let command = FewestMovesCommand::TakeInsertion(place);
                    take(ui, model, text, say::FMC_INSERTION_TIP, (command, messages));
                }
            });
        }
    }
}

/// A solution by insertions: its length, where each is made, and all moves.
fn insertion_text(model: &Model, insertion: &Insertion) -> String {
    let language = model.language();
    let told = insertion
        .inserted
        .iter()
        .map(|one| say::FMC_INSERTED.fill(language, [&one.at, &print_folded(PUZZLE, &one.moves), &one.cancelled]));
    let moves = notation::print(PUZZLE, &insertion.solution);
    let whole = say::FMC_WHOLE.fill(language, [&insertion.length(), &moves]);
    std::iter::once(whole).chain(told).collect::<Vec<_>>().join("\n")
}

/// The button that begins a search, or the one that stops it in the same room.
fn find_or_stop(ui: &mut Ui, model: &Model, (find, kind): (FewestMovesCommand, WorkKind), messages: &mut Messages) {
    let is_at_work = model.fewest_moves.does(kind);
    let commands = [find, FewestMovesCommand::Stop].map(Command::from);
    let widths = commands.each_ref().map(|command| {
        let name = row_of(command).map_or("", |row| row.text.get(model.language()));
        theme::text_width(ui, name, TextStyle::Button)
    });
    let [find, stop] = commands;
    let size = vec2(widths[0].max(widths[1]) + 2.0 * ui.spacing().button_padding.x, theme::CONTROL);
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            widgets::button(ui, model, if is_at_work { stop } else { find }, messages);
        });
        // What stands beside it keeps its place.
        widgets::part(ui, vec2(theme::CONTROL, theme::CONTROL), |ui| {
            if is_at_work {
                ui.spinner();
            }
        });
    });
}

/// The verdict on the results, and whether they are for other lines.
fn verdict(ui: &mut Ui, model: &Model, text: String, is_current: bool) {
    ui.horizontal_wrapped(|ui| {
        ui.strong(text);
        if !is_current {
            ui.weak(say::FMC_OUTDATED.get(model.language()));
        }
    });
}

/// A list that is scrolled in a room of its own.
fn list(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(name).max_height(LIST).min_scrolled_height(LIST).auto_shrink(false).show(ui, |ui| {
        contents(ui);
        // Tab comes to all of them.
        focus::follow(ui);
    });
}

/// A result as a button that takes it, while it is for the lines as they are.
fn take(
    ui: &mut Ui,
    model: &Model,
    (text, is_current): (String, bool),
    tip: unfold_text::Text<0>,
    (command, messages): (FewestMovesCommand, &mut Messages),
) {
    let button = ui.add_enabled(is_current, Button::new(RichText::new(text).monospace()).wrap());
    let language = model.language();
    let button = button.on_hover_text(tip.get(language)).on_disabled_hover_text(say::FMC_OUTDATED.get(language));
    messages.push_if(button.clicked(), command);
}
