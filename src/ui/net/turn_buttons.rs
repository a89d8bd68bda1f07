//! A button per turn, in the colours of the faces, in the free part of the net.

use crate::ui::{theme, widgets::sticker_patterns};
use eframe::egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use unfold_app::command::{ManualSolveCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::puzzle::{Move, PuzzleDef, pieces::Pieces};
use unfold_text::editor as say;

/// Turns of a face, from top to bottom: inverse, half, clockwise.
const ROWS: [usize; 3] = [2, 1, 0];
/// Maximum size of a button including [`GAP`], in points.
const MAX_SIZE: [f32; 2] = [44.0, 36.0];
/// Space between two buttons, in points.
const GAP: f32 = 3.0;

/// The free part of a net at its lower right, in net units: left, top, right, bottom. `None` if nothing is free.
pub(crate) fn free_area(def: &PuzzleDef) -> Option<[f32; 4]> {
    let bottom = def.net.facelets.iter().map(|[_, y]| y + 1.0).fold(0.0, f32::max);
    let last_row = def.net.facelets.iter().filter(|[_, y]| y + 1.5 > bottom);
    let left = last_row.map(|[x, _]| x + 1.0).fold(0.0, f32::max) + 0.4;
    let beside = def.net.facelets.iter().filter(|[x, _]| x + 1.0 > left).map(|[_, y]| y + 1.0);
    let top = beside.fold(0.0, f32::max) + 0.3;
    (left < def.net.size[0] && top < def.net.size[1]).then_some([left, top, def.net.size[0], bottom])
}

/// Draws the buttons within `free_area`, one column per face.
pub(crate) fn show(ui: &mut Ui, model: &Model, room: Rect, messages: &mut Messages) {
    let def = model.puzzle().def();
    let columns = def.face_turns / ROWS.len();
    let step =
        vec2(room.width() / columns as f32, room.height() / ROWS.len() as f32).min(vec2(MAX_SIZE[0], MAX_SIZE[1]));
    // Aligned to the lower right, away from the net.
    let origin = room.max - vec2(step.x * columns as f32, step.y * ROWS.len() as f32);
    for face in 0..columns {
        for (row, quarter) in ROWS.iter().enumerate() {
            let corner = origin + vec2(step.x * face as f32, step.y * row as f32);
            let rect = Rect::from_min_size(corner, step).shrink(GAP / 2.0);
            button(ui, model, rect, Move::new((ROWS.len() * face + quarter) as u16), messages);
        }
    }
}

fn button(ui: &mut Ui, model: &Model, rect: Rect, mv: Move, messages: &mut Messages) {
    let (puzzle, language) = (model.puzzle(), model.language());
    let name = &puzzle.def().moves[mv.index()].name;
    let face = (mv.index() / ROWS.len()) as u8;
    // On a cube with centres, the colour that the face has in the current orientation.
    let centre = Pieces::for_puzzle(puzzle).centres().find(|&i| puzzle.def().solved[i] == face);
    let colour = centre.and_then(|i| model.document.workspace().painting().colour(i)).unwrap_or(face);
    let response = ui.interact(rect, ui.scope_id().with(("turn", mv.index())), Sense::click());
    let spoken = say::TURN_BUTTON.fill(language, [name]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
    let fill = theme::facelet_colour(model, puzzle, colour);
    let width = if response.hovered() || response.has_focus() { 3.0 } else { 1.0 };
    let outline = Stroke::new(width, ui.visuals().strong_text_color());
    ui.painter().rect(rect, 4.0, fill, outline, StrokeKind::Inside);
    let square = Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()));
    sticker_patterns::paint(ui.painter(), model, (square, fill), colour, true);
    let size = (0.5 * rect.height()).min(0.4 * rect.width()).max(theme::TEXT_SMALL);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, name, theme::font(size), theme::ink_on(fill));
    let response = response.on_hover_text(say::TURN_TIP.fill(language, [name]));
    messages.push_if(response.clicked(), ManualSolveCommand::Turn(mv));
}
