//! The shortest cross of each face, and with a pair; a click plays it.

use eframe::egui::{
    Button, CollapsingHeader, Color32, Label, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2,
};

use crate::app::analysis::job::{Analysis, Findings};
use crate::app::command::{CrossesCommand, PlaybackCommand};
use crate::app::{App, message::Messages};
use crate::shared::{played::Played, puzzles::crosses::Cross};
use crate::ui::{theme, widgets, widgets::focus};
use unfold_engine::{notation, puzzle::pieces::Pieces};
use unfold_text::{cross as say, editor};

/// From this width on crosses and those with a pair stand side by side.
const WIDE: f32 = 88.0 * theme::GRID;
/// The faces by which it is said how the cube is held.
const UP: u8 = 0;
/// See [`UP`].
const FRONT: u8 = 2;

/// Shows the shortest cross of each face, those with a pair with the shortest first, and the button that saves all crosses.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    let analysis = app.analysis();
    let Some(Analysis { findings: Findings::Crosses { crosses, ways, pairs }, current, .. }) = analysis else {
        let why = if app.state().is_some() { say::PAIRS_WAIT } else { say::CROSSES_WAIT };
        ui.weak(why.get(language));
        database(ui, app, messages);
        return;
    };
    held(ui, app);
    ScrollArea::vertical().id_salt("crosses").auto_shrink(false).show(ui, |ui| {
        ui.add_enabled_ui(current, |ui| {
            let list = |ui: &mut Ui, crosses: &[Cross], messages: &mut Messages| {
                let shortest = crosses.iter().map(|cross| cross.length).min();
                for cross in crosses {
                    row(ui, app, cross, Some(cross.length) == shortest, messages);
                }
            };
            let with_pairs = |ui: &mut Ui, messages: &mut Messages| {
                ui.strong(say::PAIRS.get(language)).on_hover_text(say::PAIRS_TIP.get(language));
                if pairs.is_empty() {
                    ui.weak(say::PAIRS_WAIT.get(language));
                }
                let mut shortest_first = pairs.clone();
                shortest_first.sort_by_key(|cross| (cross.length, cross.quarters));
                list(ui, &shortest_first, messages);
            };
            if ui.available_width() < WIDE {
                list(ui, crosses, messages);
                equally_short(ui, app, ways, messages);
                ui.add_space(theme::GAP);
                with_pairs(ui, messages);
                database(ui, app, messages);
                return;
            }
            ui.columns(2, |sides| {
                if let [left, right] = sides {
                    left.strong(editor::VIEW_CROSSES.get(language));
                    list(left, crosses, messages);
                    equally_short(left, app, ways, messages);
                    left.add_space(theme::GAP);
                    database(left, app, messages);
                    with_pairs(right, messages);
                }
            });
        });
        widgets::scroll_by_keys(ui);
        focus::follow(ui);
    });
}

/// Orientation of the cube for the moves that are listed.
fn held(ui: &mut Ui, app: &App) {
    let (puzzle, names) = (app.puzzle(), app.colour_names(app.puzzle()));
    let shown = |face: u8| {
        let centre = Pieces::of(puzzle).centres().find(|&i| puzzle.def().solved[i] == face)?;
        names.get(usize::from(app.position().painting.colours()[centre]?))
    };
    if let (Some(up), Some(front)) = (shown(UP), shown(FRONT)) {
        ui.label(say::CROSSES_HELD.fill(app.language(), [up, front]));
    }
}

/// The button that saves all crosses as a database, and while that is being done how far it is.
fn database(ui: &mut Ui, app: &App, messages: &mut Messages) {
    match app.crosses_progress() {
        Some(progress) => widgets::progress(ui, app, progress, CrossesCommand::StopCrosses, messages),
        None => widgets::button(ui, app, CrossesCommand::SaveCrosses, messages),
    }
}

/// Every cross as short as the one that is played.
fn equally_short(ui: &mut Ui, app: &App, ways: &[Vec<Cross>], messages: &mut Messages) {
    let (language, def) = (app.language(), app.puzzle().def());
    let face = match app.playback().map(|playback| playback.what) {
        Some(Played::Cross(face)) => face,
        Some(Played::Pair(..)) => return,
        _ => {
            ui.add(Label::new(RichText::new(say::CROSSES_ALL_HINT.get(language)).weak()).wrap());
            return;
        }
    };
    let (Some(all), Some(letter)) = (ways.get(usize::from(face)), def.letters.get(usize::from(face))) else { return };
    if all.len() < 2 {
        return;
    }
    let heading = say::CROSSES_ALL.fill(language, [&all.len(), letter]);
    CollapsingHeader::new(heading).id_salt("all crosses").show(ui, |ui| {
        for cross in all {
            row(ui, app, cross, false, messages);
        }
    });
}

/// A cross: its face, its lengths, its moves.
fn row(ui: &mut Ui, app: &App, cross: &Cross, shortest: bool, messages: &mut Messages) {
    let (language, def) = (app.language(), app.puzzle().def());
    let letter = def.letters.get(usize::from(cross.face)).copied().unwrap_or('?');
    let what = match cross.slot {
        None => Played::Cross(cross.face),
        Some(slot) => Played::Pair(cross.face, slot.name()),
    };
    let place = cross.slot.map_or_else(|| letter.to_string(), |slot| format!("{letter} + {}", slot.name()));
    let moves = notation::print(app.puzzle(), &cross.moves);
    // As wide as the widest, so that the lengths stand in a column.
    let place = if cross.slot.is_none() { place } else { format!("{place:\u{2007}<6}") };
    let text = match cross.length {
        0 => say::CROSSES_SOLVED.fill(language, [&place]),
        // As wide as two figures, so that the rows stand in columns.
        length => say::CROSSES_ROW.fill(language, [&place, &length, &format!("{:\u{2007}>2}", cross.quarters), &moves]),
    };
    let playing = app.playback().is_some_and(|playback| playback.what == what && playback.moves == cross.moves);
    ui.horizontal(|ui| {
        swatch(ui, colour(app, cross.face));
        let text = if shortest { RichText::new(text).strong() } else { RichText::new(text) };
        let button = ui.add(Button::selectable(playing, text).truncate());
        // Only crosses without a pair are in the table.
        let button = match cross.slot {
            None => button.on_hover_text(say::CROSSES_ROW_TIP.fill(language, [&cross.id, &cross.code])),
            Some(_) => button,
        };
        if button.clicked() && !cross.moves.0.is_empty() {
            messages.push(PlaybackCommand::Play { what, moves: cross.moves.clone() });
        }
    });
}

/// The colour of a face as the cube is held.
fn colour(app: &App, face: u8) -> Color32 {
    let puzzle = app.puzzle();
    let centre = Pieces::of(puzzle).centres().find(|&i| puzzle.def().solved[i] == face);
    let shown = centre.and_then(|i| app.position().painting.colours()[i]).unwrap_or(face);
    theme::facelet_colour(app, puzzle, shown)
}

/// A small square of a colour.
fn swatch(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
    let outline = Stroke::new(1.0, ui.visuals().weak_text_color());
    ui.painter().rect(rect, 3.0, colour, outline, StrokeKind::Inside);
}
