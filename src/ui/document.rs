//! The position that is shown: where it came from, in one line; and how it is entered: the colours, remarks on it, its buttons, and the
//! field in which it is typed.

use eframe::egui::{Align, Label, Layout, Rect, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use crate::app::command::{HistoryCommand, PaintingCommand, ScrambleCommand, rotations};
use crate::app::{
    App, core::menu::Menu, document::editor::PaintingStatus, document::position::Origin, message::Messages,
    runs::source::words, settings::switch::Switch,
};
use crate::shared::{played::Played, settings::scrambling::Scrambling};
use crate::ui::widgets::{self, button, drop_down, menu, tools};
use crate::ui::{net::colour_picker, theme, typing};
use unfold_engine::notation;
use unfold_engine::puzzle::{painting_check::repairs::Repair, pieces::Pieces, scramble, text::shown};
use unfold_text::{
    Phrase, UserError, editor, manual_solve, painting, repairs, sentences, sentences::describe, sentences::log::length,
    window as say,
};

/// Maximum number of repairs offered at once; others follow when one is made.
const MAX_REPAIRS: usize = 3;
/// The height kept for what is said of the position, so that nothing jumps while it is painted.
const VERDICT: f32 = 9.0 * theme::GRID;
/// From this width on it stands beside the colours.
const WIDE: f32 = 100.0 * theme::GRID;
/// The width that the buttons of the position and the kind of scramble take in the longest language.
const BUTTONS: f32 = 78.0 * theme::GRID;
/// The width kept for each colour then.
const COLOUR: f32 = 5.5 * theme::GRID;
/// The width kept for what is no colour.
const NO_COLOURS: f32 = 8.0 * theme::GRID;

/// Shows the buttons of the position with what it is in one line, and the field to type it; while one paints, the colours with what is
/// said of the painting, too, and the buttons that paint.
pub(crate) fn position(ui: &mut Ui, app: &App, messages: &mut Messages) {
    if app.shows_painting_tools() {
        origin(ui, app);
        painting_tools(ui, app, messages);
        ui.horizontal_wrapped(|ui| {
            usual_buttons(ui, app, messages);
            scrambling(ui, app, messages);
            painting_buttons(ui, app, messages);
        });
    } else {
        // What is wrong takes more than a line.
        let is_wrong = app.editor().entry.as_ref().is_some_and(|entry| entry.error.is_some());
        let has_remarks = app.position().opened().is_some_and(|open| !open.log.notices().is_empty());
        if is_wrong || has_remarks || matches!(app.painting_status(), PaintingStatus::Impossible(_)) {
            widgets::part(ui, vec2(ui.available_width(), VERDICT), |ui| verdict(ui, app, messages));
        }
        let text = state_text(app);
        let width = theme::text_width(ui, &text, TextStyle::Body);
        let has_room = width <= ui.available_width() - BUTTONS;
        if !has_room {
            state(ui, app);
        }
        let row = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), theme::CONTROL));
        let tools = tools::are_shown(ui, app, "scrambling", row);
        ui.horizontal(|ui| {
            usual_buttons(ui, app, messages);
            if has_room {
                ui.separator();
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if tools {
                    scrambling(ui, app, messages);
                }
                if has_room {
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| state(ui, app));
                }
            });
        });
    }
    typing::show(ui, app, messages);
}

/// The switch between turning and painting, and the buttons that make another position.
fn usual_buttons(ui: &mut Ui, app: &App, messages: &mut Messages) {
    for (command, chosen) in [(PaintingCommand::PutBrushDown, false), (PaintingCommand::FocusNet, true)] {
        widgets::choice(ui, app, command, app.editor().armed == chosen, messages);
    }
    ui.separator();
    button(ui, app, ScrambleCommand::Scramble, messages);
    button(ui, app, HistoryCommand::Reset, messages);
}

/// The buttons that paint.
fn painting_buttons(ui: &mut Ui, app: &App, messages: &mut Messages) {
    button(ui, app, PaintingCommand::Clear, messages);
    button(ui, app, PaintingCommand::FillIn, messages);
    if Pieces::of(app.puzzle()).centres().next().is_some() {
        widgets::switch(ui, app, Switch::PaintCentres, messages);
    }
    // It is often turned more than once before it is held as it should be.
    menu::staying(editor::turn_whole(app.puzzle()).get(app.language())).ui(ui, |ui| {
        for row in rotations(app.puzzle()) {
            button(ui, app, row.command.clone(), messages);
        }
    });
}

/// Shows how the position stands and where it came from, in one line.
fn state(ui: &mut Ui, app: &App) {
    ui.horizontal(|ui| {
        if let Some(standing) = standing(app) {
            ui.label(standing);
            ui.separator();
        }
        origin(ui, app);
    });
}

/// How the position stands, if that is worth saying.
fn standing(app: &App) -> Option<String> {
    let state = app.painting_status();
    let is_told = !matches!(state, PaintingStatus::Possible | PaintingStatus::Impossible(_));
    is_told.then(|| status_text(app, &state))
}

/// The text that [`state`] shows, to measure it.
fn state_text(app: &App) -> String {
    let origin = shown_text(app, origin_text(app, app.position().first_origin()));
    standing(app).map_or(origin.clone(), |standing| format!("{standing}   {origin}"))
}

/// The colours to paint with, and what is said of the painting; always as high.
fn painting_tools(ui: &mut Ui, app: &App, messages: &mut Messages) {
    if ui.available_width() < WIDE {
        colour_picker::show(ui, app, messages);
        widgets::part(ui, vec2(ui.available_width(), VERDICT), |ui| verdict(ui, app, messages));
        return;
    }
    ui.horizontal_top(|ui| {
        let colours = COLOUR * app.puzzle().def().letters.len() as f32 + NO_COLOURS;
        let room = ui.available_width() - colours - ui.spacing().item_spacing.x;
        widgets::part(ui, vec2(colours, VERDICT), |ui| colour_picker::show(ui, app, messages));
        widgets::part(ui, vec2(room, VERDICT), |ui| verdict(ui, app, messages));
    });
}

/// Remarks on the position: a mistake in the typed text, the state of the painting, surprises about a file.
fn verdict(ui: &mut Ui, app: &App, messages: &mut Messages) {
    widgets::scrolled(ui, "verdict", |ui| {
        ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
        match app.editor().entry.as_ref().and_then(|entry| entry.error.as_ref()) {
            Some((_, error)) => {
                ui.label(RichText::new(error.line(app.language())).color(theme::colours(ui).error));
            }
            None => painting_status(ui, app, messages),
        }
        remarks(ui, app);
    });
}

/// The kind of scramble, where there is a choice.
fn scrambling(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    let name = |how: Scrambling| match how {
        Scrambling::Uniform => editor::SCRAMBLE_UNIFORM.get(language).to_owned(),
        Scrambling::Turns => editor::SCRAMBLE_TURNS.fill(language, [&app.puzzle().def().scramble]),
    };
    let now = app.settings().scrambling;
    let mut how = now;
    let list = drop_down::show(
        ui,
        "scrambling",
        |list| list.selected_text(name(now)).width(120.0),
        |ui| {
            for one in [Scrambling::Uniform, Scrambling::Turns] {
                if drop_down::entry(ui, one == now, name(one)).clicked() {
                    how = one;
                }
            }
            ui.separator();
            menu::entries(ui, app, Menu::Scramble, messages);
        },
    );
    let label = format!("{}: {}", editor::SCRAMBLE_BY.get(language), name(app.settings().scrambling));
    list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    let tip = if app.has_logs() { painting::SCRAMBLE_BY_TIP_HYPER } else { editor::SCRAMBLE_BY_TIP };
    list.on_hover_text(tip.get(language));
    messages.push_if(how != app.settings().scrambling, ScrambleCommand::SetScrambling(how));
}

/// Remark on the painting.
fn painting_status(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let (language, status) = (app.language(), app.painting_status());
    if let PaintingStatus::Impossible(faults) = &status {
        let line = |fault: Phrase| RichText::new(fault.get(language)).color(theme::colours(ui).error);
        let possible = app.repairs();
        let lines: Vec<RichText> = UserError::phrases(faults).into_iter().map(line).collect();
        // The way out stands first.
        ui.horizontal_wrapped(|ui| {
            repair_buttons(ui, app, &possible, messages);
            lines.into_iter().for_each(|text| drop(ui.label(text)));
            if possible.is_empty() {
                ui.label(repairs::NO_REPAIR.get(language));
            }
        });
        return;
    }
    ui.label(status_text(app, &status));
    if let Some(score) = app.score().filter(|_| app.shows_painting_tools()) {
        ui.weak(editor::SCORE.fill(language, [&score])).on_hover_text(editor::SCORE_TIP.get(language));
    }
}

/// State of a painting that may be possible, in a sentence.
fn status_text(app: &App, status: &PaintingStatus) -> String {
    let language = app.language();
    match status {
        PaintingStatus::Solved => say::POSITION_SOLVED.get(language).to_owned(),
        PaintingStatus::Possible => editor::POSSIBLE.get(language).to_owned(),
        PaintingStatus::Part { any } => editor::PART.fill(language, [any]),
        PaintingStatus::Unfinished { missing, forced: 0 } => editor::UNFINISHED.fill(language, [missing]),
        PaintingStatus::Unfinished { missing, forced } => editor::UNFINISHED_FORCED.fill(language, [missing, forced]),
        PaintingStatus::Impossible(_) => String::new(),
    }
}

/// A button for each obvious repair of an impossible position.
fn repair_buttons(ui: &mut Ui, app: &App, possible: &[Repair], messages: &mut Messages) {
    let (names, language) = (app.colour_names(app.puzzle()), app.language());
    for repair in possible.iter().take(MAX_REPAIRS) {
        let name = sentences::repairs::name(repair, names).get(language);
        let button = ui.button(name).on_hover_text(sentences::repairs::tip(repair).get(language));
        messages.push_if(button.clicked(), PaintingCommand::Repair(repair.clone()));
    }
}

/// Remarks on surprises about the opened file.
fn remarks(ui: &mut Ui, app: &App) {
    let notices = app.position().opened().map(|open| open.log.notices());
    let Some(notices) = notices.filter(|notices| !notices.is_empty()) else { return };
    ui.add_space(theme::GAP);
    ui.strong(say::REMARKS.get(app.language()));
    for notice in notices {
        ui.label(describe::notice(notice).get(app.language()));
    }
}

/// Says where the position came from; pointing at it shows the path of a log, or the moves of a scramble.
pub(crate) fn origin(ui: &mut Ui, app: &App) {
    let first = app.position().first_origin();
    // In a narrow panel its end is left out rather than cut; pointing at it shows all of it.
    let label = ui.add(Label::new(shown_text(app, origin_text(app, first))).truncate());
    match first {
        Origin::Log(open) => {
            if let Some(path) = &open.path {
                label.on_hover_text(shown(path.display()));
            }
        }
        Origin::Random { seed, how: Scrambling::Turns } => {
            let turns = || scramble::turns(app.puzzle(), app.puzzle().def().scramble, &mut scramble::generator(*seed));
            label.on_hover_ui(|ui| drop(ui.label(notation::print(app.puzzle(), &turns()))));
        }
        _ => {}
    }
}

/// Description of the shown position, given its origin in words: turned, played, or solved by either.
fn shown_text(app: &App, from: String) -> String {
    let language = app.language();
    let solved = app.painting_status() == PaintingStatus::Solved;
    let hand = app.manual_solve().map(|hand| match hand.moves.0.len() {
        0 if app.position().place_in_scramble().is_some() => after_scramble(app, &from),
        0 => manual_solve::MOVES_ON.fill(language, [&from, &hand.from.lead.0.len()]),
        _ if hand.has_begun() && app.position().is_solved() => manual_solve::TURNED_SOLVED.fill(language, [&from]),
        _ => manual_solve::TURNED_FROM.fill(language, [&from]),
    });
    let player = app.playback().map(|playback| playback.player()).filter(|player| player.at > 0 || app.shows_another());
    let Some(player) = player else { return hand.unwrap_or(from) };
    let text = match player.what {
        Played::Scramble => manual_solve::SCRAMBLE_SHOWN,
        _ if solved => manual_solve::MOVE_SHOWN_SOLVED,
        _ => manual_solve::MOVE_SHOWN,
    };
    text.fill(language, [&from, &player.at, &player.moves.0.len()])
}

/// A position that was taken from the middle of a scramble, whose end came from `from`.
fn after_scramble(app: &App, from: &str) -> String {
    let [at, moves] = app.position().place_in_scramble().unwrap_or_default();
    match app.position().first_origin() {
        Origin::Random { seed, .. } => manual_solve::SCRAMBLE_AFTER.fill(app.language(), [&at, &moves, seed]),
        _ => manual_solve::SCRAMBLE_AFTER_OTHER.fill(app.language(), [&at, &moves, &from]),
    }
}

/// An origin in words.
fn origin_text(app: &App, origin: &Origin) -> String {
    let language = app.language();
    match origin {
        Origin::Log(open) => {
            let name = open.name(language);
            let [scramble, after] = [0, 1].map(|part| length(open.log.puzzle(), open.lengths[part], open.twists[part]));
            match open.lengths[1] {
                0 => say::FILE_NAME.fill(language, [&name, &scramble]),
                _ => say::FILE_NAME_AFTER.fill(language, [&name, &scramble, &after]),
            }
        }
        Origin::Typed if app.document.workspace().was_pasted() => editor::ORIGIN_PASTED.get(language).into(),
        other => words(app.puzzle(), &other.source()).get(language),
    }
}
