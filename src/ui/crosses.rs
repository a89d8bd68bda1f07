//! A shortest cross of each face and a shortest XCross of each of its slots; a click on the moves plays them.

use crate::ui::theme;
use crate::ui::widgets::{self, focus};
use eframe::egui::{Button, CollapsingHeader, Color32, Grid, Label, RichText, Role, ScrollArea, Sense, Stroke};
use eframe::egui::{StrokeKind, Ui, WidgetInfo, vec2};
use unfold_app::analysis::job::{Analysis, Findings};
use unfold_app::command::{CrossesCommand, PlaybackCommand, message::Messages};
use unfold_app::puzzles::crosses::{Cross, on_bottom};
use unfold_app::{model::Model, played::SequenceKind, settings::switch::Switch};
use unfold_engine::notation;
use unfold_engine::puzzle::{Sequence, pieces::Pieces};
use unfold_text::{algorithms, cross as say, editor};

/// Minimum width with crosses and XCrosses side by side, in points.
const WIDE_LAYOUT_MIN: f32 = 88.0 * theme::GRID;
/// Face on top; its colour and that of [`FRONT`] describe how to hold the cube.
const UP: u8 = 0;
const FRONT: u8 = 2;

/// Draws the shortest cross of each face, the XCrosses sorted by length, and the button that saves all crosses.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let analysis = unfold_app::analysis::current_findings(model);
    let Some(Analysis {
        findings: Findings::Crosses { crosses, shortest_by_face, xcrosses: pairs },
        is_current: current,
        ..
    }) = analysis
    else {
        let why = if model.document.workspace().state().is_some() { say::PAIRS_WAIT } else { say::CROSSES_WAIT };
        ui.weak(why.get(language));
        database_button(ui, model, messages);
        return;
    };
    orientation(ui, model);
    ui.horizontal_wrapped(|ui| {
        widgets::switch(ui, model, Switch::CrossOnBottom, messages);
        let mut hides = model.crosses.hides_moves;
        let hide = ui.checkbox(&mut hides, algorithms::HIDE.get(language));
        let hide = hide.on_hover_text(algorithms::HIDE_TIP.get(language));
        messages.push_if(hide.changed(), CrossesCommand::HideMoves(hides));
    });
    ui.add_space(theme::GAP / 2.0);
    ScrollArea::vertical().id_salt("crosses").auto_shrink(false).show(ui, |ui| {
        ui.add_enabled_ui(current, |ui| {
            let with_pairs = |ui: &mut Ui, messages: &mut Messages| {
                ui.strong(say::PAIRS.get(language)).on_hover_text(say::PAIRS_TIP.get(language));
                if pairs.is_empty() {
                    ui.weak(say::PAIRS_WAIT.get(language));
                }
                let mut shortest_first = pairs.clone();
                shortest_first.sort_by_key(|cross| (cross.length, cross.quarters));
                table(ui, model, "pairs", &shortest_first, messages);
            };
            if ui.available_width() < WIDE_LAYOUT_MIN {
                table(ui, model, "crosses", crosses, messages);
                equally_short_crosses(ui, model, shortest_by_face, messages);
                ui.add_space(theme::GAP);
                with_pairs(ui, messages);
                ui.add_space(theme::GAP);
                database_button(ui, model, messages);
                return;
            }
            ui.columns(2, |sides| {
                if let [left, right] = sides {
                    widgets::card(left, Some(editor::VIEW_CROSSES.get(language)), |ui| {
                        table(ui, model, "crosses", crosses, messages);
                        equally_short_crosses(ui, model, shortest_by_face, messages);
                    });
                    left.add_space(theme::GAP);
                    left.horizontal(|ui| database_button(ui, model, messages));
                    widgets::card(right, None, |ui| with_pairs(ui, messages));
                }
            });
        });
        widgets::scroll_by_keys(ui);
        focus::scroll_to_focus(ui);
    });
}

/// Kind and moves of a cross for playback; turns the cross to the bottom if that is switched on.
fn playback_item(model: &Model, cross: &Cross) -> (SequenceKind, Sequence) {
    let held = if Switch::CrossOnBottom.is_on(model) { on_bottom(cross) } else { cross.clone() };
    let what = match held.slot {
        None => SequenceKind::Cross(held.face),
        Some(slot) => SequenceKind::XCross(held.face, slot.name()),
    };
    (what, held.moves)
}

/// Draws a table of crosses with their lengths and moves; the shortest in HTM are bold.
fn table(ui: &mut Ui, model: &Model, name: &str, crosses: &[Cross], messages: &mut Messages) {
    let shortest = crosses.iter().map(|cross| cross.length).min();
    let spacing = [2.0 * theme::GRID, theme::GRID / 4.0];
    Grid::new(("crosses-table", name)).num_columns(4).spacing(spacing).show(ui, |ui| {
        for title in [say::CROSSES_FACE.get(model.language()), "HTM", "QTM", say::CROSSES_MOVES.get(model.language())] {
            ui.label(theme::sized(title, theme::TEXT_SMALL).color(theme::colours(ui).muted));
        }
        ui.end_row();
        for cross in crosses {
            row(ui, model, cross, Some(cross.length) == shortest, messages);
            ui.end_row();
        }
    });
}

/// Shows the colours on top and in front when the cube is held for the listed moves.
fn orientation(ui: &mut Ui, model: &Model) {
    let (puzzle, names) = (model.puzzle(), model.colour_names(model.puzzle()));
    let shown = |face: u8| {
        let centre = Pieces::for_puzzle(puzzle).centres().find(|&i| puzzle.def().solved[i] == face)?;
        names.get(usize::from(model.document.workspace().position().painting.colour(centre)?))
    };
    if let (Some(up), Some(front)) = (shown(UP), shown(FRONT)) {
        ui.label(say::CROSSES_HELD.fill(model.language(), [up, front]));
    }
}

/// Draws the button that saves all crosses as a database, or the progress of saving.
fn database_button(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    match model.crosses.progress() {
        Some(progress) => widgets::progress(ui, model, progress, CrossesCommand::StopCrosses, messages),
        None => widgets::button(ui, model, CrossesCommand::SaveCrosses, messages),
    }
}

/// Draws the list of all crosses as short as the one being played, or a hint if none is; nothing while an XCross is played.
fn equally_short_crosses(ui: &mut Ui, model: &Model, shortest_by_face: &[Vec<Cross>], messages: &mut Messages) {
    let (language, def) = (model.language(), model.puzzle().def());
    let playback = model.document.workspace().playback.as_ref();
    if playback.is_some_and(|playback| matches!(playback.kind, SequenceKind::XCross(..))) {
        return;
    }
    let is_played = |cross: &Cross| {
        playback.is_some_and(|playback| playback_item(model, cross) == (playback.kind, playback.moves.clone()))
    };
    let Some(all) = shortest_by_face.iter().find(|all| all.iter().any(is_played)) else {
        ui.add(Label::new(RichText::new(say::CROSSES_ALL_HINT.get(language)).weak()).wrap());
        return;
    };
    let Some(letter) = all.first().and_then(|cross| def.letters.get(usize::from(cross.face))) else { return };
    let heading = say::CROSSES_ALL.fill(language, [&all.len(), letter]);
    if all.len() < 2 {
        ui.weak(heading);
        return;
    }
    CollapsingHeader::new(heading).id_salt("all crosses").show(ui, |ui| table(ui, model, "all", all, messages));
}

fn row(ui: &mut Ui, model: &Model, cross: &Cross, shortest: bool, messages: &mut Messages) {
    let (language, def) = (model.language(), model.puzzle().def());
    let letter = def.letters.get(usize::from(cross.face)).copied().unwrap_or('?');
    let place = cross.slot.map_or_else(|| letter.to_string(), |slot| format!("{letter} + {}", slot.name()));
    let (what, sequence) = playback_item(model, cross);
    let count = model.crosses.shown_moves(&sequence).min(sequence.0.len());
    let is_hidden = count < sequence.0.len();
    let moves = notation::print(model.puzzle(), &Sequence(sequence.0[..count].to_vec()));
    let spoken = match cross.length {
        0 => say::CROSSES_SOLVED.fill(language, [&place]),
        length => say::CROSSES_ROW.fill(language, [&place, &length, &cross.quarters, &moves]),
    };
    let styled = |text: String| if shortest { RichText::new(text).strong() } else { RichText::new(text) };
    ui.horizontal(|ui| {
        swatch(ui, colour(model, cross.face));
        ui.label(styled(place.clone()));
    });
    for length in [cross.length, cross.quarters] {
        ui.label(styled(format!("{length:\u{2007}>2}")));
    }
    if is_hidden {
        ui.horizontal(|ui| {
            let reveal = ui.button(algorithms::REVEAL_MOVE.get(language));
            widgets::set_name(ui, &reveal, &say::CROSSES_REVEAL.fill(language, [&place]));
            messages.push_if(reveal.clicked(), CrossesCommand::Reveal(sequence.clone()));
            ui.monospace(format!("{moves} …"));
        });
        return;
    }
    let playing = model
        .document
        .workspace()
        .playback
        .as_ref()
        .is_some_and(|playback| (playback.kind, &playback.moves) == (what, &sequence));
    let shown = if cross.length == 0 { say::CROSSES_DONE.get(language).to_owned() } else { moves };
    let button = ui.add(Button::selectable(playing, styled(shown).monospace()));
    button.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), playing, &spoken));
    // XCrosses are not in the database.
    let button = match cross.slot {
        None => button.on_hover_text(say::CROSSES_ROW_TIP.fill(language, [&cross.id, &cross.code])),
        Some(_) => button,
    };
    if button.clicked() && cross.length > 0 {
        messages.push(PlaybackCommand::Play { kind: what, moves: sequence });
    }
}

/// Colour of the centre on a face in the shown position; the solved colour if the centre is unpainted.
fn colour(model: &Model, face: u8) -> Color32 {
    let puzzle = model.puzzle();
    let centre = Pieces::for_puzzle(puzzle).centres().find(|&i| puzzle.def().solved[i] == face);
    let shown = centre.and_then(|i| model.document.workspace().position().painting.colour(i)).unwrap_or(face);
    theme::facelet_colour(model, puzzle, shown)
}

fn swatch(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
    let outline = Stroke::new(1.0, ui.visuals().weak_text_color());
    ui.painter().rect(rect, 3.0, colour, outline, StrokeKind::Inside);
}
