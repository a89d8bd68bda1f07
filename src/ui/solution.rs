//! The list of solutions, and the choice of a file format for saving one.

use crate::ui::{animation, files::solves, pictures, theme};
use eframe::egui::{Align, Button, Id, Layout, RichText, ScrollArea, TextStyle, Ui};
use unfold_app::command::{SolutionCommand, message::Messages};
use unfold_app::document::runs::results::{RunEnd, SolutionChoice};
use unfold_app::{file_kind::SolutionFormat, lesson::methods, model::Model, search::shown_position};
use unfold_engine::{logs::LogFormat, notation, search::Reason};
use unfold_text::{Text, hyperspeedcube, numbers, reasons, save_solution, sentences::algorithms, tour, window as say};

/// Draws the optimal solutions, then those found on the way, shortest first; a click shows one.
pub(crate) fn list(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let results = model.results();
    let metric = model.shown_metric();
    let Some((shown, _)) = results.selected() else {
        let gave_up = results.end == Some(RunEnd::Reason(Reason::Exhausted));
        let text = match results.attempt {
            Some(_) => methods::describe_attempt(results),
            None if gave_up => say::SOLUTIONS_EXHAUSTED.into(),
            None => say::SOLUTIONS_NONE.into(),
        };
        ui.weak(text.get(language));
        return;
    };
    if let Some(all) = &results.optimal_list {
        let count = numbers::grouped(all.count);
        ui.label(match results.claimed {
            0 => algorithms::all_optimal(language, all),
            _ => say::OPTIMAL_CLAIMED.fill(language, [&count]),
        });
    }
    let (optimal, found) = (results.all_optimal().len(), results.solutions.len());
    let height = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    let height = height.max(ui.spacing().interact_size.y);
    let count = optimal + found;
    let needed = count as f32 * (height + ui.spacing().item_spacing.y) - ui.spacing().item_spacing.y;
    let rows =
        ScrollArea::vertical().id_salt("solutions").auto_shrink(false).max_height(list_height(ui, model, needed));
    // Draw only the visible rows, since there may be very many.
    rows.show_rows(ui, height, count, |ui, rows| {
        ui.with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
            for row in rows {
                // The last found is the shortest.
                let place = if row < optimal {
                    SolutionChoice::Optimal(row)
                } else {
                    SolutionChoice::Found(found + optimal - 1 - row)
                };
                let Some(solution) = results.get(place) else { continue };
                let head = match place {
                    SolutionChoice::Optimal(n) => {
                        say::SOLUTION_OPTIMAL_ROW.fill(language, [&(n + 1), &solution.length, &metric])
                    }
                    SolutionChoice::Found(_) => {
                        let time = numbers::seconds(solution.at);
                        say::SOLUTION_ROW.fill(language, [&solution.length, &metric, &time])
                    }
                };
                let text = format!("{head}   {}", notation::print(model.puzzle(), &solution.moves));
                let row = ui.add(Button::selectable(place == shown, text).truncate());
                let row = row.on_hover_text(tour::SOLUTION_TIP.get(language));
                messages.push_if(row.clicked(), SolutionCommand::Choose(place));
            }
        });
    });
}

/// Height of the list, fixed while it is open: all space if it was opened during a search, which may find more solutions,
/// else `needed`.
fn list_height(ui: &Ui, model: &Model, needed: f32) -> f32 {
    let all = ui.available_height();
    let (id, frame) = (Id::unique("room of solutions"), ui.ctx().cumulative_frame_nr());
    let known: Option<(u64, f32)> = ui.data(|data| data.get_temp(id));
    let room = match known {
        Some((before, room)) if before + 1 >= frame => room,
        _ if shown_position::is_being_searched(model) => all,
        _ => needed,
    };
    ui.data_mut(|data| data.insert_temp(id, (frame, room)));
    room.min(all)
}

/// Asks for the file format and options of the selected solution.
pub(crate) fn save(ui: &mut Ui, model: &Model, chosen: SolutionFormat, messages: &mut Messages) {
    let language = model.language();
    if let Some((_, solution)) = model.results().selected() {
        let text = say::SOLUTION_SHOWN.fill(language, [&solution.length, &model.shown_metric()]);
        ui.label(RichText::new(text).strong());
    }
    format_choice(ui, model, (SolutionFormat::available_for(model.puzzle()), chosen), messages);
}

/// Asks for the file format and options of a row of moves.
pub(crate) fn save_row(ui: &mut Ui, model: &Model, chosen: SolutionFormat, messages: &mut Messages) {
    format_choice(ui, model, (SolutionFormat::available_for_rows(model.puzzle()), chosen), messages);
}

/// Draws radio buttons for the file formats, and the options of the chosen one.
fn format_choice(
    ui: &mut Ui,
    model: &Model,
    (kinds, chosen): (impl Iterator<Item = SolutionFormat>, SolutionFormat),
    messages: &mut Messages,
) {
    let language = model.language();
    ui.label(save_solution::SAVE_AS.get(language));
    for file in kinds {
        let is_animation = matches!(file, SolutionFormat::Animation(_));
        let free = !is_animation || model.animation.progress().is_none();
        ui.add_enabled_ui(free, |ui| {
            let radio = ui.radio(file.is_same_format(chosen), name(file).get(language));
            let radio = radio.on_disabled_hover_text(reasons::WHY_BEING_WRITTEN.get(language));
            if radio.clicked() && !file.is_same_format(chosen) {
                let format = model.animation.options().format;
                let file = if is_animation { SolutionFormat::Animation(format) } else { file };
                messages.push(SolutionCommand::SetSolutionFile(file));
            }
        });
    }
    ui.add_space(theme::GAP);
    ui.separator();
    match chosen {
        SolutionFormat::Log(LogFormat::Mc4d) => drop(ui.weak(save_solution::ABOUT_LOG.get(language))),
        SolutionFormat::Log(LogFormat::Hyperspeedcube(version)) => {
            solves::choose_version(ui, model, version, messages);
            ui.weak(hyperspeedcube::ABOUT_HSC.get(language));
        }
        SolutionFormat::Text => drop(ui.weak(save_solution::ABOUT_TEXT.get(language))),
        SolutionFormat::Sheet => drop(ui.weak(save_solution::ABOUT_SHEET.get(language))),
        SolutionFormat::Picture(subject, format) => {
            pictures::export_options::show(ui, model, (subject, format), messages)
        }
        SolutionFormat::Animation(_) => {
            animation::choice::show(ui, model, model.document.workspace().position().solution_player(), messages)
        }
    }
}

fn name(file: SolutionFormat) -> Text<0> {
    match file {
        SolutionFormat::Log(LogFormat::Mc4d) => save_solution::KIND_LOG,
        SolutionFormat::Log(LogFormat::Hyperspeedcube(_)) => hyperspeedcube::KIND_HSC,
        SolutionFormat::Text => save_solution::KIND_TEXT,
        SolutionFormat::Sheet => save_solution::KIND_SHEET,
        SolutionFormat::Picture(..) => save_solution::KIND_PICTURE,
        SolutionFormat::Animation(_) => save_solution::KIND_ANIMATION,
    }
}
