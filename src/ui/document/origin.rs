//! Origin of the position that is shown, in one line.

use eframe::egui::{Label, Ui};

use crate::app::{App, document::painting_status::PaintingStatus, document::position::Origin, runs::source::words};
use crate::shared::{played::Played, settings::scrambling::Scrambling};
use unfold_engine::{notation, puzzle::scramble};
use unfold_text::{editor, manual_solve, sentences::log::length, window as say};

/// Says where the position came from; pointing at it shows the path of a log, or the moves of a scramble.
pub(crate) fn show(ui: &mut Ui, app: &App) {
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
        0 if app.place_in_scramble().is_some() => after_scramble(app, &from),
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
    let [at, moves] = app.place_in_scramble().unwrap_or_default();
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
