//! The position's controls: colours, remarks, buttons and the text field.

use crate::ui::position_field;
use crate::ui::widgets::{self, button, drop_down, menu, tools};
use crate::ui::{net::colour_picker, origin, theme};
use eframe::egui::{
    Align, DragValue, Layout, PopupCloseBehavior, Rect, RichText, Role, TextStyle, Ui, WidgetInfo, vec2,
};
use unfold_app::command::{FilesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand, ScrambleCommand};
use unfold_app::command::{menu::Menu, message::Messages, rotations};
use unfold_app::document::editor::PaintingValidity;
use unfold_app::model::Model;
use unfold_app::settings::{choices::Scrambling, switch::Switch};
use unfold_engine::puzzle::{painting_check::repairs::Repair, pieces::Pieces};
use unfold_text::sentences::{self, describe};
use unfold_text::{Phrase, UserError, editor, manual_solve, numbers, painting, repairs, rows, window as say};

/// Maximum number of repairs offered at once.
const MAX_REPAIRS: usize = 3;
/// Height of the colours while painting, or of the remarks while turning, in the wide layout, in points.
const TOOLS_HEIGHT: f32 = 6.0 * theme::GRID;
/// Height of colours and remarks in the narrow layout, which stacks them, in points.
const STACKED_TOOLS_HEIGHT: f32 = 12.5 * theme::GRID;
/// Height of a line about the position's origin, in points.
const ORIGIN_LINE_HEIGHT: f32 = 2.25 * theme::GRID;
/// Minimum width with the remarks beside the colours, in points.
const WIDE_LAYOUT_MIN: f32 = 100.0 * theme::GRID;
/// Width of a colour in the wide layout, in points.
const COLOUR_WIDTH: f32 = 5.5 * theme::GRID;
/// Width of the paints other than colours (any colour, eraser) in the wide layout, in points.
const OTHER_PAINTS_WIDTH: f32 = 8.0 * theme::GRID;

/// Shows the position's origin and remarks and, while painting, the colours. Layout and height are the same in both
/// modes.
pub(crate) fn remarks_and_colours(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let paints = unfold_app::painting::shows_tools(model);
    let width = ui.available_width();
    let (lines, height) = match width < WIDE_LAYOUT_MIN {
        // The column is narrow in a small window.
        true => (if theme::is_small(ui) { 3 } else { 2 }, STACKED_TOOLS_HEIGHT),
        false => (1, TOOLS_HEIGHT),
    };
    widgets::fixed_size(ui, vec2(width, lines as f32 * ORIGIN_LINE_HEIGHT + theme::GRID / 4.0 + height), |ui| {
        ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
        widgets::fixed_size(ui, vec2(width, lines as f32 * ORIGIN_LINE_HEIGHT), |ui| origin::show(ui, model, lines));
        if paints { painting_tools(ui, model, messages) } else { remarks_while_turning(ui, model, messages) }
    });
}

/// Shows the position's buttons and text field, with the same height in both modes.
pub(crate) fn position_controls(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let width = ui.available_width();
    if unfold_app::painting::shows_tools(model) {
        ui.horizontal_wrapped(|ui| {
            mode_and_position_buttons(ui, model, messages);
            // The other commands are in the menus; a second row of buttons would shift the net.
            if theme::is_small(ui) {
                button(ui, model, PaintingCommand::Clear, messages);
                button(ui, model, PaintingCommand::FillIn, messages);
                return;
            }
            scramble_settings(ui, model, messages);
            painting_buttons(ui, model, messages);
        });
    } else {
        let row = Rect::from_min_size(ui.cursor().min, vec2(width, theme::CONTROL_HEIGHT));
        let tools = tools::are_shown(ui, model, "scrambling", row);
        ui.horizontal(|ui| {
            mode_and_position_buttons(ui, model, messages);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if tools {
                    scramble_settings(ui, model, messages);
                }
            });
        });
    }
    position_field::show(ui, model, messages);
}

/// Shows, while turning, the remarks on the position and the turns made by hand.
fn remarks_while_turning(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let has_turned = unfold_app::manual_solve::turns_in_chosen_metric(model) > 0;
    let shows_turns = has_turned || !unfold_app::manual_solve::time(model).is_zero();
    if ui.available_width() < WIDE_LAYOUT_MIN {
        let remarks = ui.available_height() - theme::CONTROL_HEIGHT - ui.spacing().item_spacing.y;
        widgets::fixed_size(ui, vec2(ui.available_width(), remarks), |ui| turning_remarks(ui, model, messages));
        if shows_turns {
            ui.horizontal(|ui| {
                button(ui, model, ManualSolveCommand::UndoTurn, messages);
                button(ui, model, ManualSolveCommand::SaveTurns, messages);
                // Omit labels that do not fit.
                let fits = |ui: &Ui, text: &str| theme::text_width(ui, text, TextStyle::Body) <= ui.available_width();
                if fits(ui, &clock_text(model)) {
                    clock_label(ui, model);
                }
                if fits(ui, &turns_text(model)) {
                    turns_label(ui, model);
                }
            });
        }
        return;
    }
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        if shows_turns {
            // From the right end, so that the other buttons stay put.
            button(ui, model, ManualSolveCommand::SaveTurns, messages);
            button(ui, model, ManualSolveCommand::UndoTurn, messages);
            clock_label(ui, model);
            turns_label(ui, model);
        }
        let room = ui.available_size();
        widgets::fixed_size(ui, room, |ui| turning_remarks(ui, model, messages));
    });
}

/// Shows the remarks on the position, else the readings of the typed text, else the status and how to start.
fn turning_remarks(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let editor = &model.document.workspace().editor;
    let is_wrong = editor.entry.as_ref().is_some_and(|entry| entry.error.is_some());
    let has_remarks = !unfold_app::files::remarks(model).is_empty();
    let is_impossible = matches!(unfold_app::painting::status(model), PaintingValidity::Impossible(_));
    if is_wrong || has_remarks || is_impossible {
        position_remarks(ui, model, messages);
    } else if position_field::has_readings(model) {
        widgets::scrolled(ui, "verdict", |ui| position_field::readings(ui, model, messages));
    } else {
        if let Some(standing) = status_worth_showing(model) {
            ui.label(standing);
        }
        ui.weak(editor::HOW_TO_BEGIN_PAINTING.get(model.language()));
    }
}

/// Shows the number of turns made by hand, the elapsed time, and the buttons that undo a turn and save the turns.
pub(crate) fn turns_by_hand(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    turns_label(ui, model);
    clock_label(ui, model);
    button(ui, model, ManualSolveCommand::UndoTurn, messages);
    button(ui, model, ManualSolveCommand::SaveTurns, messages);
}

fn turns_label(ui: &mut Ui, model: &Model) {
    ui.label(turns_text(model)).on_hover_text(manual_solve::TURNS_TIP.get(model.language()));
}

fn turns_text(model: &Model) -> String {
    let turns = unfold_app::manual_solve::turns_in_chosen_metric(model);
    manual_solve::TURNS.fill(model.language(), [&turns, &model.metric()])
}

fn clock_text(model: &Model) -> String {
    let clock = numbers::clock(unfold_app::manual_solve::time(model));
    manual_solve::CLOCK.fill(model.language(), [&clock])
}

fn clock_label(ui: &mut Ui, model: &Model) {
    ui.label(clock_text(model)).on_hover_text(manual_solve::CLOCK_TIP.get(model.language()));
}

/// Draws the buttons for turning and painting mode, Scramble and Reset.
fn mode_and_position_buttons(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    for (command, chosen) in [(PaintingCommand::PutBrushDown, false), (PaintingCommand::FocusNet, true)] {
        widgets::choice(ui, model, command, model.document.workspace().editor.is_painting == chosen, messages);
    }
    ui.separator();
    button(ui, model, ScrambleCommand::Scramble, messages);
    button(ui, model, HistoryCommand::Reset, messages);
}

fn painting_buttons(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    button(ui, model, PaintingCommand::Clear, messages);
    button(ui, model, PaintingCommand::FillIn, messages);
    if Pieces::for_puzzle(model.puzzle()).centres().next().is_some() {
        widgets::switch(ui, model, Switch::PaintCentres, messages);
    }
    // A second row would move the net, and the Edit menu has the rotations too.
    let name = editor::turn_whole(model.puzzle()).get(model.language());
    let width = theme::text_width(ui, name, TextStyle::Button) + 2.0 * ui.spacing().button_padding.x;
    if ui.available_size_before_wrap().x < width {
        return;
    }
    // Stays open, since several rotations often follow each other.
    menu::persistent_menu_button(name).ui(ui, |ui| {
        for row in rotations(model.puzzle()) {
            button(ui, model, row.command.clone(), messages);
        }
    });
}

/// Status of the position; `None` if it is [`PaintingValidity::Possible`] or [`PaintingValidity::Impossible`].
fn status_worth_showing(model: &Model) -> Option<String> {
    let state = unfold_app::painting::status(model);
    let is_told = !matches!(state, PaintingValidity::Possible | PaintingValidity::Impossible(_));
    is_told.then(|| status_text(model, &state))
}

/// Draws the colour picker and the remarks on the position.
fn painting_tools(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    if ui.available_width() < WIDE_LAYOUT_MIN {
        colour_picker::show(ui, model, messages);
        position_remarks(ui, model, messages);
        return;
    }
    ui.horizontal_top(|ui| {
        let colours = COLOUR_WIDTH * model.puzzle().def().letters.len() as f32 + OTHER_PAINTS_WIDTH;
        let room = ui.available_width() - colours - ui.spacing().item_spacing.x;
        widgets::fixed_size(ui, vec2(colours, TOOLS_HEIGHT), |ui| colour_picker::show(ui, model, messages));
        widgets::fixed_size(ui, vec2(room, TOOLS_HEIGHT), |ui| position_remarks(ui, model, messages));
    });
}

/// Draws remarks on the position: the parse error of the typed text or else the painting's status, readings, file notices.
fn position_remarks(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    widgets::scrolled(ui, "verdict", |ui| {
        ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
        match model.document.workspace().editor.entry.as_ref().and_then(|entry| entry.error.as_ref()) {
            Some((_, error)) => {
                ui.label(RichText::new(error.line(model.language())).color(theme::colours(ui).error));
            }
            None => painting_status(ui, model, messages),
        }
        position_field::readings(ui, model, messages);
        remarks(ui, model, messages);
    });
}

/// Draws the drop-down of scramble settings (kind and length), with the commands of the Scramble menu.
fn scramble_settings(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let name = |how: Scrambling| match how {
        Scrambling::Uniform => editor::SCRAMBLE_UNIFORM.get(language).to_owned(),
        Scrambling::Turns => editor::SCRAMBLE_TURNS.fill(language, [&unfold_app::scramble::length(model)]),
    };
    let now = model.settings.scrambling;
    let mut how = now;
    let list = drop_down::show(
        ui,
        "scrambling",
        |list| {
            let list = list.selected_text(name(now)).width(120.0);
            list.close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        },
        |ui| {
            for one in [Scrambling::Uniform, Scrambling::Turns] {
                if drop_down::entry(ui, one == now, name(one)).clicked() {
                    how = one;
                    ui.close();
                }
            }
            ui.horizontal(|ui| {
                let label = ui.label(rows::SCRAMBLE_LENGTH.get(language));
                let mut moves = unfold_app::scramble::length(model);
                let number = ui
                    .add(DragValue::new(&mut moves).range(1..=unfold_app::scramble::MAX_SCRAMBLE_MOVES))
                    .labelled_by(label.id);
                let number = number.on_hover_text(rows::SCRAMBLE_LENGTH_TIP.get(language));
                messages.push_if(number.changed(), ScrambleCommand::SetMoves(moves));
            });
            ui.separator();
            menu::entries(ui, model, Menu::Scramble, messages);
        },
    );
    let label = format!("{}: {}", editor::SCRAMBLE_BY.get(language), name(model.settings.scrambling));
    list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    let tip =
        if model.puzzle().def().log.is_some() { painting::SCRAMBLE_BY_TIP_HYPER } else { editor::SCRAMBLE_BY_TIP };
    list.on_hover_text(tip.get(language));
    messages.push_if(how != model.settings.scrambling, ScrambleCommand::SetScrambling(how));
}

/// Draws the status of the painting: its faults with repair buttons, or a sentence.
fn painting_status(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let (language, status) = (model.language(), unfold_app::painting::status(model));
    if let PaintingValidity::Impossible(faults) = &status {
        let line = |fault: Phrase| RichText::new(fault.get(language)).color(theme::colours(ui).error);
        let possible = unfold_app::painting::repairs(model);
        let lines: Vec<RichText> = UserError::phrases(faults).into_iter().map(line).collect();
        ui.horizontal_wrapped(|ui| {
            repair_buttons(ui, model, &possible, messages);
            lines.into_iter().for_each(|text| drop(ui.label(text)));
            if possible.is_empty() {
                ui.label(repairs::NO_REPAIR.get(language));
            }
        });
        return;
    }
    ui.label(status_text(model, &status));
}

/// Status of a painting; empty if it is impossible.
fn status_text(model: &Model, status: &PaintingValidity) -> String {
    let language = model.language();
    match status {
        PaintingValidity::Solved => say::POSITION_SOLVED.get(language).to_owned(),
        PaintingValidity::Possible => editor::POSSIBLE.get(language).to_owned(),
        PaintingValidity::Part { any } => editor::PART.fill(language, [any]),
        PaintingValidity::Unfinished { missing, forced: 0 } => editor::UNFINISHED.fill(language, [missing]),
        PaintingValidity::Unfinished { missing, forced } => editor::UNFINISHED_FORCED.fill(language, [missing, forced]),
        PaintingValidity::Impossible(_) => String::new(),
    }
}

fn repair_buttons(ui: &mut Ui, model: &Model, possible: &[Repair], messages: &mut Messages) {
    let (names, language) = (model.colour_names(model.puzzle()), model.language());
    for repair in possible.iter().take(MAX_REPAIRS) {
        let name = sentences::repairs::name(repair, names).get(language);
        let button = ui.button(name).on_hover_text(sentences::repairs::tip(repair).get(language));
        messages.push_if(button.clicked(), PaintingCommand::Repair(repair.clone()));
    }
}

/// Draws notices about the opened file, with a button that closes them; nothing without notices.
fn remarks(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let notices = unfold_app::files::remarks(model);
    if notices.is_empty() {
        return;
    }
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        ui.strong(say::REMARKS.get(model.language()));
        let close = ui.small_button(say::CLOSE.get(model.language()));
        let close = close.on_hover_text(say::REMARKS_TIP.get(model.language()));
        messages.push_if(close.clicked(), FilesCommand::ToggleRemarks);
    });
    for notice in notices {
        ui.label(describe::notice(notice).get(model.language()));
    }
}
