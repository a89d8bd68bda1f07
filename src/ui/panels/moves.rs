//! The moves that are played, in their phases, and the lesson of the current one.

use std::ops::Range;

use eframe::egui::{Button, Id, Label, RichText, Role, ScrollArea, Stroke, Ui, WidgetInfo, vec2};

use super::playback::title;
use crate::app::sentences::lesson::{self as words, Change};
use crate::app::sentences::moves::turning;
use crate::app::{App, Command, Messages};
use crate::engine::notation;
use crate::engine::solve::Reason;
use crate::i18n::{commands as command_texts, lesson as say, manual_solve, window};
use crate::model::document::playback::Played;
use crate::model::lesson::MoveNotes;
use crate::model::runs::results::RunEnd;
use crate::ui::theme;
use crate::ui::widgets::button;

/// The least height of the list, in points.
const LEAST: f32 = 70.0;
/// The height that the list leaves for the lesson if it can, in points.
const LESSON: f32 = 140.0;
/// The most moves that are shown as buttons at once.
const MOST_BUTTONS: usize = 400;
/// The least width of a move's button.
const WIDTH: f32 = 30.0;

/// Shows the moves in their phases as buttons, and below them the lesson of the move just made.
pub(crate) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let Some(notes) = app.move_notes() else {
        no_moves(ui, app);
        return;
    };
    head(ui, app, &notes, commands);
    let most = (ui.available_height() - LESSON).max(LEAST);
    ScrollArea::vertical().id_salt("moves").max_height(most).auto_shrink([false, true]).show(ui, |ui| {
        list(ui, app, &notes, commands);
    });
    ui.separator();
    let Some(lesson) = words::lesson(language, &notes, app.played()) else { return };
    ScrollArea::vertical().id_salt("lesson").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.label(RichText::new(&lesson.title).strong());
            ui.label(&lesson.turning);
        });
        for (change, text) in &lesson.changes {
            let colour = if *change == Change::Now { theme::colours(ui).proven } else { theme::error_colour(ui) };
            ui.label(RichText::new(text).color(colour).strong());
        }
        ui.label(&lesson.place);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            for tally in &lesson.tallies {
                ui.label(tally);
            }
        });
        if let Some(frame) = &lesson.frame {
            ui.weak(frame);
        }
        if let Some(next) = &lesson.next {
            ui.weak(next);
        }
    });
}

/// What is said while there is nothing to play.
fn no_moves(ui: &mut Ui, app: &App) {
    let language = app.language();
    let results = app.results();
    if let Some((_, solution)) = results.shown() {
        ui.strong(window::SOLUTION_SHOWN.fill(language, [&solution.length, &app.shown_metric()]));
        ui.label(window::SOLUTION_EMPTY.say(language));
    } else {
        let gave_up = results.end == Some(RunEnd::Reason(Reason::Exhausted));
        ui.weak(if gave_up { window::SOLUTIONS_EXHAUSTED } else { say::MOVES_NONE }.say(language));
    }
}

/// What is played, and what can be done with its moves.
fn head(ui: &mut Ui, app: &App, notes: &MoveNotes, commands: &mut Messages) {
    let language = app.language();
    let length = notes.moves.length_in(app.puzzle().def(), notes.metric);
    ui.horizontal_wrapped(|ui| {
        if notes.what == Played::Solution {
            ui.strong(window::SOLUTION_SHOWN.fill(language, [&length, &notes.metric]));
            button(ui, app, &Command::Copy, commands);
            button(ui, app, &Command::Save, commands);
        } else {
            let title = capitalised(&title(language, app, notes.what));
            ui.strong(say::MOVES_OF.fill(language, [&title, &length, &notes.metric]));
            let copy = ui.button(command_texts::COPY.say(language));
            if copy.on_hover_text(command_texts::COPY_TIP.say(language)).clicked() {
                commands.push(Command::CopyText(notation::print(app.puzzle(), &notes.moves)));
            }
        }
        for player in app.other_players() {
            let (name, tip) = match player.what {
                Played::Log => (say::PLAY_LOG, say::PLAY_LOG_TIP),
                Played::Scramble => (manual_solve::PLAY_SCRAMBLE, manual_solve::PLAY_SCRAMBLE_TIP),
                Played::Earlier => (manual_solve::PLAY_EARLIER, manual_solve::PLAY_OTHER_TIP),
                _ => (manual_solve::PLAY_SOLUTION, manual_solve::PLAY_OTHER_TIP),
            };
            if ui.button(name.say(language)).on_hover_text(tip.say(language)).clicked() {
                commands.push(Command::Play { what: player.what, moves: player.moves.clone() });
            }
        }
    });
}

/// A text as it stands at the beginning of a line.
fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// Which moves are shown as buttons: all of them, or of very many those near the one just made, since each costs part
/// of a frame. The scrubber leads to the others.
fn shown_range(played: usize, moves: usize) -> Range<usize> {
    if moves <= MOST_BUTTONS {
        return 0..moves;
    }
    let first = played.saturating_sub(MOST_BUTTONS / 2).min(moves - MOST_BUTTONS);
    first..first + MOST_BUTTONS
}

/// The phases with their moves; a click goes to the position after a move.
fn list(ui: &mut Ui, app: &App, notes: &MoveNotes, commands: &mut Messages) {
    let language = app.language();
    let played = app.played();
    // The list follows the moves as they are made, but not a person who scrolls meanwhile.
    let followed = Id::unique("followed move");
    let before: Option<usize> = ui.data(|data| data.get_temp(followed));
    let follow = before != Some(played);
    ui.data_mut(|data| data.insert_temp(followed, played));
    let window = shown_range(played, notes.moves.0.len());
    for part in &notes.parts {
        ui.add(Label::new(words::heading(language, notes, part)).truncate());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            ui.spacing_mut().button_padding = vec2(4.0, 1.0);
            if window.start > part.first {
                ui.label("…");
            }
            for at in part.first.max(window.start)..part.end().min(window.end) {
                let Some(mv) = notes.moves.0.get(at) else { continue };
                let Some(def) = notes.puzzle.def().moves.get(mv.index()) else { continue };
                let (current, next) = (at + 1 == played, at == played);
                let mut face = Button::selectable(current, RichText::new(&def.name).monospace());
                face = face.min_size(vec2(WIDTH, 0.0)).frame_when_inactive(true);
                if next {
                    face = face.stroke(Stroke::new(1.5, ui.visuals().selection.stroke.color));
                }
                let response = ui.add(face);
                let text = match (current, next) {
                    (true, _) => say::MOVE_CURRENT,
                    (_, true) => say::MOVE_NEXT,
                    _ => say::MOVE_NAME,
                };
                let name = text.fill(language, [&(at + 1), &def.name]);
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &name));
                if follow && current {
                    response.scroll_to_me(None);
                }
                let tip = |ui: &mut Ui| drop(ui.label(turning(language, notes.puzzle, *mv)));
                if response.on_hover_ui(tip).clicked() {
                    commands.push(Command::Seek(at + 1));
                }
            }
            if window.end < part.end() {
                ui.label("…");
            }
        });
    }
    if notes.parts.is_empty() {
        ui.add(Label::new(notation::print(notes.puzzle, &notes.moves)).truncate());
    }
}
