//! The position: where it came from, and its flat net.

use eframe::egui::{Align2, FontId, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::look::{self, button};
use crate::app::sheet::Origin;
use crate::app::stickers::{Sticker, mates};
use crate::app::strings::{explain, numbers, window as say};
use crate::app::{App, Command};

/// A sticker is drawn this much smaller than its square.
const INSET: f32 = 0.06;
/// Bounds of a sticker's width in points.
const WIDTH: (f32, f32) = (10.0, 56.0);

/// Shows the panel.
pub(super) fn show(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    look::heading(ui, say::NET.say(language));
    origin(ui, app);
    ui.horizontal_wrapped(|ui| {
        for command in [Command::Open, Command::Scramble, Command::Reset, Command::Undo, Command::Redo] {
            button(ui, app, &command, ask);
        }
    });
    look::scrolled(ui, "position", |ui| {
        ui.add_space(look::GAP);
        net(ui, app);
        ui.add_space(look::GAP);
        let verdict = if app.state().is_solved() { say::POSITION_SOLVED } else { say::POSITION_UNSOLVED };
        ui.weak(verdict.say(language));
        remarks(ui, app);
    });
}

/// Where the position came from.
fn origin(ui: &mut Ui, app: &App) {
    let language = app.language();
    match &app.sheet().origin {
        Origin::Solved => ui.weak(say::FILE_NONE.say(language)),
        Origin::Random { seed } => ui.label(say::FILE_SCRAMBLE.fill(language, [seed])),
        Origin::Log(open) => {
            let name = open.path.file_name().unwrap_or(open.path.as_os_str()).to_string_lossy();
            let [scramble, after] = open.lengths.map(|length| numbers::grouped(length as u64));
            let text = match open.lengths[1] {
                0 => say::FILE_NAME.fill(language, [&name, &scramble]),
                _ => say::FILE_NAME_AFTER.fill(language, [&name, &scramble, &after]),
            };
            ui.label(text).on_hover_text(open.path.display().to_string())
        }
    };
}

/// What may surprise about the opened file.
fn remarks(ui: &mut Ui, app: &App) {
    let Some(notices) = app.sheet().log().map(|open| open.log.notices()).filter(|n| !n.is_empty()) else { return };
    ui.add_space(look::GAP);
    ui.strong(say::REMARKS.say(app.language()));
    for notice in notices {
        ui.label(explain::notice(app.language(), notice));
    }
}

fn net(ui: &mut Ui, app: &App) {
    let language = app.language();
    let state = app.state();
    let def = state.puzzle.def();
    let [width, height] = def.net.size;
    let unit = (ui.available_width() / width).clamp(WIDTH.0, WIDTH.1).floor();
    let (area, _) = ui.allocate_exact_size(vec2(width, height) * unit, Sense::hover());
    let at = |[x, y]: [f32; 2]| pos2(area.left() + x * unit, area.top() + y * unit);
    let square = |i: usize| Rect::from_min_size(at(def.net.facelets[i]), vec2(unit, unit)).shrink(INSET * unit);

    for (place, letter) in def.net.letters.iter().zip(def.letters) {
        let font = FontId::proportional(0.55 * unit);
        ui.painter().text(at(*place), Align2::CENTER_CENTER, letter, font, ui.visuals().strong_text_color());
    }
    let mut pointed = None;
    for (i, &colour) in state.colours.iter().enumerate() {
        let rect = square(i);
        let fill = look::sticker(colour);
        let outline = Stroke::new(1.0, ui.visuals().weak_text_color());
        ui.painter().rect(rect, 0.1 * unit, fill, outline, StrokeKind::Inside);
        if app.settings().letters {
            let letter = def.letters[usize::from(colour)];
            let font = FontId::proportional(0.5 * unit);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, look::on(fill));
        }
        let response = ui.interact(rect, Id::unique(("sticker", i)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, Sticker::of(language, state, i).name(language)));
        if response.hovered() {
            pointed = Some(i);
        }
        response.on_hover_ui(|ui| {
            let sticker = Sticker::of(language, state, i);
            ui.strong(sticker.piece(language));
            ui.label(sticker.tip(language));
        });
    }
    if let Some(i) = pointed {
        let colour = ui.visuals().strong_text_color();
        for mate in mates(def, i) {
            let rect = square(mate).expand(INSET * unit);
            ui.painter().rect_stroke(rect, 0.12 * unit, Stroke::new(0.12 * unit, colour), StrokeKind::Middle);
        }
    }
}
