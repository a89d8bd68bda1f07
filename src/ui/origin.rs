//! The origin of the current position, as text.

use eframe::egui::text::LayoutJob;
use eframe::egui::{TextStyle, Ui};
use unfold_app::document::{editor::PaintingValidity, position::Origin};
use unfold_app::settings::choices::Scrambling;
use unfold_app::{model::Model, played::SequenceKind, runs::source::describe};
use unfold_engine::notation;
use unfold_engine::puzzle::{scramble, text::sanitized};
use unfold_text::sentences::log::length;
use unfold_text::{colours, editor, manual_solve, window as say};

/// Describes the position's origin, the moves made since, and how the cube is held unless it is held in the usual way.
pub(crate) fn description(model: &Model) -> String {
    let from = origin_text(model, model.document.workspace().position().first_origin());
    let hold = unfold_app::scramble::hold(model).filter(|hold| !hold.is_usual);
    let from = match hold {
        Some(hold) => colours::HELD_ORIGIN.fill(model.language(), [&from, &hold.text.get(model.language())]),
        None => from,
    };
    shown_position_text(model, from)
}

/// Shows the position's origin on at most `lines` lines; tooltips show the whole text, how to hold the cube, and a log's
/// path or a scramble's moves.
pub(crate) fn show(ui: &mut Ui, model: &Model, lines: usize) {
    let first = model.document.workspace().position().first_origin();
    let hold = unfold_app::scramble::hold(model);
    let (font, colour) = (TextStyle::Body.resolve(ui.style()), ui.visuals().text_color());
    let mut text = LayoutJob::simple(description(model), font, colour, ui.available_width());
    text.wrap.max_rows = lines;
    let label = ui.label(ui.painter().layout_job(text));
    let label = match hold {
        Some(hold) => label.on_hover_text(hold.text.get(model.language())),
        None => label,
    };
    match first {
        Origin::Log(open) => {
            if let Some(path) = &open.path {
                label.on_hover_text(sanitized(path.display()));
            }
        }
        Origin::Random { seed, how: Scrambling::Turns } => {
            let turns = || {
                scramble::turns(model.puzzle(), model.puzzle().def().scramble_length, &mut scramble::generator(*seed))
            };
            label.on_hover_ui(|ui| drop(ui.label(notation::print(model.puzzle(), &turns()))));
        }
        _ => {}
    }
}

/// Describes the shown position relative to its origin `from`: turned by hand, played, or solved by either.
fn shown_position_text(model: &Model, from: String) -> String {
    let language = model.language();
    let solved = unfold_app::painting::status(model) == PaintingValidity::Solved;
    let hand = model.document.workspace().position().manual_solve.as_ref().map(|hand| match hand.moves.0.len() {
        0 if model.document.workspace().position().place_in_scramble().is_some() => after_scramble(model, &from),
        0 => manual_solve::MOVES_ON.fill(language, [&from, &hand.from.lead.0.len()]),
        _ if hand.has_begun() && model.document.workspace().position().is_solved() => {
            manual_solve::TURNED_SOLVED.fill(language, [&from])
        }
        _ => manual_solve::TURNED_FROM.fill(language, [&from]),
    });
    let player = model
        .document
        .workspace()
        .playback
        .as_ref()
        .map(|playback| playback.player())
        .filter(|player| player.at > 0 || model.document.workspace().playback_left_position());
    let Some(player) = player else { return hand.unwrap_or(from) };
    let text = match player.kind {
        SequenceKind::Scramble => manual_solve::SCRAMBLE_SHOWN,
        _ if solved => manual_solve::MOVE_SHOWN_SOLVED,
        _ => manual_solve::MOVE_SHOWN,
    };
    text.fill(language, [&from, &player.at, &player.moves.0.len()])
}

/// Describes a position in the middle of a scramble; `from` is the origin of the fully scrambled position.
fn after_scramble(model: &Model, from: &str) -> String {
    let [at, moves] = model.document.workspace().position().place_in_scramble().unwrap_or_default();
    match model.document.workspace().position().first_origin() {
        Origin::Random { seed, .. } => manual_solve::SCRAMBLE_AFTER.fill(model.language(), [&at, &moves, seed]),
        _ => manual_solve::SCRAMBLE_AFTER_OTHER.fill(model.language(), [&at, &moves, &from]),
    }
}

fn origin_text(model: &Model, origin: &Origin) -> String {
    let language = model.language();
    match origin {
        Origin::Log(open) => {
            let name = open.name(language);
            let [scramble, after] = [0, 1].map(|part| length(open.log.puzzle(), open.lengths[part], open.twists[part]));
            match open.lengths[1] {
                0 => say::FILE_NAME.fill(language, [&name, &scramble]),
                _ => say::FILE_NAME_AFTER.fill(language, [&name, &scramble, &after]),
            }
        }
        Origin::Typed if model.document.workspace().was_pasted() => editor::ORIGIN_PASTED.get(language).into(),
        other => describe(model.puzzle(), &other.compact()).get(language),
    }
}
