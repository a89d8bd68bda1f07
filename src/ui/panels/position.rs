//! The position: where it came from, its net, what is to be said about it, and the field in which it is typed.

use eframe::egui::{ComboBox, Label, RichText, Role, Ui, WidgetInfo};

use super::position_field;
use crate::app::command::{Switch, rotations};
use crate::app::sentences::describe;
use crate::app::sentences::runs::words;
use crate::app::{App, Command, Messages};
use crate::engine::notation;
use crate::engine::puzzle::scramble::{self, TURNS};
use crate::i18n::{self, editor, numbers, painting, window as say};
use crate::model::document::painting_status::PaintingStatus;
use crate::model::document::playback::Played;
use crate::model::document::position::Origin;
use crate::model::runs::results::Scrambling;
use crate::ui::net::{self, colour_picker};
use crate::ui::theme;
use crate::ui::widgets::{self, button};

/// As many faults are told in words; all are outlined on the net.
const MOST_FAULTS: usize = 3;
/// The verdict keeps this height, so that what is below does not jump while painting.
const VERDICT: f32 = 42.0;
/// What the parts below the net need at least.
const BELOW: f32 = VERDICT + 122.0;

/// Shows the origin of the position, its buttons, the colours, the net, what is wrong with it, and the field to type
/// it.
pub(crate) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    ui.horizontal(|ui| {
        widgets::heading(ui, say::NET.get(language));
        origin(ui, app);
    });
    ui.horizontal_wrapped(|ui| {
        let buttons = [Command::Open, Command::Reset, Command::Clear, Command::Scramble, Command::Undo, Command::Redo];
        // Logs are of the hypercube.
        let left_out = |command: &&Command| **command == Command::Open && !app.has_logs();
        for command in buttons.iter().filter(|command| !left_out(command)) {
            button(ui, app, command, commands);
        }
        scrambling(ui, app, commands);
        if rotations_fill_a_row(app) {
            button(ui, app, &Command::FillIn, commands);
        }
    });
    widgets::scrolled(ui, "position", |ui| {
        ui.horizontal_wrapped(|ui| {
            let name = if app.has_logs() { painting::TURN_WHOLE_SHORT } else { editor::TURN_WHOLE };
            ui.label(name.get(language));
            for row in rotations(app.puzzle()) {
                button(ui, app, &row.command, commands);
            }
            if !rotations_fill_a_row(app) {
                ui.separator();
                button(ui, app, &Command::FillIn, commands);
            }
        });
        colour_picker::show(ui, app, commands);
        ui.add_space(theme::GAP / 2.0);
        net::show(ui, app, BELOW, commands);
        ui.add_space(theme::GAP / 2.0);
        let top = ui.cursor().top();
        painting_status(ui, app);
        if let Some(score) = app.score() {
            let text = editor::SCORE.fill(language, [&score]);
            ui.weak(text).on_hover_text(editor::SCORE_TIP.get(language));
        }
        let spare = VERDICT - (ui.cursor().top() - top);
        if spare > 0.0 {
            ui.add_space(spare);
        }
        position_field::show(ui, app, commands);
        remarks(ui, app);
    });
}

/// The names of the hypercube's rotations are long.
fn rotations_fill_a_row(app: &App) -> bool {
    app.puzzle().def().faces == 0
}

/// How Scramble draws a position, where there is a choice.
fn scrambling(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let name = |how: Scrambling| match how {
        Scrambling::Uniform => editor::SCRAMBLE_UNIFORM.get(language),
        Scrambling::Turns => editor::SCRAMBLE_TURNS.get(language),
    };
    let mut how = app.settings().scrambling;
    let list = ComboBox::from_id_salt("scrambling").selected_text(name(how)).width(120.0).show_ui(ui, |ui| {
        for one in [Scrambling::Uniform, Scrambling::Turns] {
            ui.selectable_value(&mut how, one, name(one));
        }
        ui.separator();
        widgets::switch(ui, app, Switch::WatchScramble, commands);
        widgets::menu_item(ui, app, &Command::PlayScramble, commands);
        widgets::menu_item(ui, app, &Command::CopyScramble, commands);
    });
    let label = format!("{}: {}", editor::SCRAMBLE_BY.get(language), name(app.settings().scrambling));
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    let tip = if app.has_logs() { painting::SCRAMBLE_BY_TIP_HYPER } else { editor::SCRAMBLE_BY_TIP };
    list.response.on_hover_text(tip.get(language));
    if how != app.settings().scrambling {
        commands.push(Command::SetScrambling(how));
    }
}

/// Says where the position came from; pointing at it shows the path of a log, or the moves of a scramble.
fn origin(ui: &mut Ui, app: &App) {
    let first = app.position().first_origin();
    // In a narrow panel its end is left out rather than cut; pointing at it shows all of it.
    let label = ui.add(Label::new(shown_text(app, origin_text(app, first))).truncate());
    match first {
        Origin::Log(open) => {
            if let Some(path) = &open.path {
                label.on_hover_text(path.display().to_string());
            }
        }
        Origin::Random { seed, how: Scrambling::Turns } => {
            let turns = || scramble::turns(app.puzzle(), TURNS, &mut scramble::generator(*seed));
            label.on_hover_ui(|ui| drop(ui.label(notation::print(app.puzzle(), &turns()))));
        }
        _ => {}
    }
}

/// What is shown, given in words where its position came from: turned, played, or solved by either.
fn shown_text(app: &App, from: String) -> String {
    let language = app.language();
    let solved = app.painting_status() == PaintingStatus::Solved;
    let hand = app.manual_solve().map(|hand| match hand.moves.0.len() {
        0 if app.place_in_scramble().is_some() => after_scramble(app, &from),
        0 => i18n::manual_solve::MOVES_ON.fill(language, [&from, &hand.from.lead.0.len()]),
        _ if hand.has_begun() && app.position().is_solved() => {
            i18n::manual_solve::TURNED_SOLVED.fill(language, [&from])
        }
        _ => i18n::manual_solve::TURNED_FROM.fill(language, [&from]),
    });
    let player = app.playback().map(|playback| playback.player()).filter(|player| player.at > 0 || app.shows_another());
    let Some(player) = player else { return hand.unwrap_or(from) };
    let text = match player.what {
        Played::Scramble => i18n::manual_solve::SCRAMBLE_SHOWN,
        _ if solved => i18n::manual_solve::MOVE_SHOWN_SOLVED,
        _ => i18n::manual_solve::MOVE_SHOWN,
    };
    text.fill(language, [&from, &player.at, &player.moves.0.len()])
}

/// A position that was taken from the middle of a scramble, whose end came from `from`.
fn after_scramble(app: &App, from: &str) -> String {
    let [at, moves] = app.place_in_scramble().unwrap_or_default();
    match app.position().first_origin() {
        Origin::Random { seed, .. } => i18n::manual_solve::SCRAMBLE_AFTER.fill(app.language(), [&at, &moves, seed]),
        _ => i18n::manual_solve::SCRAMBLE_AFTER_OTHER.fill(app.language(), [&at, &moves, &from]),
    }
}

/// An origin in words.
fn origin_text(app: &App, origin: &Origin) -> String {
    let language = app.language();
    match origin {
        Origin::Log(open) => {
            let name = open.name(language);
            let [scramble, after] = open.lengths.map(|length| numbers::grouped(length as u64));
            match open.lengths[1] {
                0 => say::FILE_NAME.fill(language, [&name, &scramble]),
                _ => say::FILE_NAME_AFTER.fill(language, [&name, &scramble, &after]),
            }
        }
        Origin::Typed if app.was_pasted() => editor::ORIGIN_PASTED.get(language).into(),
        other => words(&other.source()).get(language),
    }
}

/// What is to be said about the painting.
fn painting_status(ui: &mut Ui, app: &App) {
    let language = app.language();
    match app.painting_status() {
        PaintingStatus::Solved => {
            ui.label(say::POSITION_SOLVED.get(language));
        }
        PaintingStatus::Possible => {
            ui.label(editor::POSSIBLE.get(language));
        }
        PaintingStatus::Unfinished { missing, forced: 0 } => {
            ui.label(editor::UNFINISHED.fill(language, [&missing]));
        }
        PaintingStatus::Unfinished { missing, forced } => {
            ui.label(editor::UNFINISHED_FORCED.fill(language, [&missing, &forced]));
        }
        PaintingStatus::Impossible(faults) => {
            for fault in faults.iter().take(MOST_FAULTS) {
                ui.label(RichText::new(fault.line(language)).color(theme::error_colour(ui)));
            }
            if faults.len() > MOST_FAULTS {
                ui.label(editor::MORE_FAULTS.fill(language, [&(faults.len() - MOST_FAULTS)]));
            }
        }
    }
}

/// What may surprise about the opened file.
fn remarks(ui: &mut Ui, app: &App) {
    let Some(notices) = app.position().opened().map(|open| open.log.notices()).filter(|n| !n.is_empty()) else {
        return;
    };
    ui.add_space(theme::GAP);
    ui.strong(say::REMARKS.get(app.language()));
    for notice in notices {
        ui.label(describe::notice(notice).get(app.language()));
    }
}
