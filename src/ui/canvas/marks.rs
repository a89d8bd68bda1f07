//! Marks of moves over the puzzle: the arc of a turning face or cell, and a cell's axis. Layers whose move has no arc
//! are highlighted.

use super::Screen;
use crate::ui::{theme, widgets::highlight::draw_number};
use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2};
use unfold_app::{macros, model::Model, playback, typing};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_scene::space::{LayerTurn, Scene};
use unfold_text::scene as say;

/// Width of an arc, in units of the unit screen.
const ARC_WIDTH: f32 = 0.02;
/// Bounds of the width of an arc, in points.
const ARC_WIDTH_RANGE: std::ops::RangeInclusive<f32> = 3.0..=8.0;
/// Length of an arrowhead, and half its breadth, in line widths.
const ARROWHEAD_SIZE: [f32; 2] = [4.0, 2.0];
/// Dash and gap of a dashed arc, in line widths.
const DASH_AND_GAP: [f32; 2] = [2.5, 2.0];
/// Central share of a view where points of arcs stay in place.
const UNMOVED_SHARE: f32 = 0.9;
/// Opacity of a line's dark edge and of a label's background.
const EDGE_OPACITY: f32 = 0.7;
/// Minimum half of the view's shorter side, in points, for a label on the next move's mark.
const MIN_LABELLED_HALF_SIDE: f32 = 140.0;
/// Opacity of the next move's mark.
const NEXT_MOVE_OPACITY: f32 = 0.95;

/// Marks the running move, else the typed one, else the next. Returns the rectangle of the label, if there is one.
pub(crate) fn mark_move(painter: &Painter, ui: &Ui, model: &Model, scene: &Scene, screen: &Screen) -> Option<Rect> {
    let accent = theme::colours(ui).accent;
    if let Some(moving) = playback::turn_in_progress(model) {
        draw_arc(painter, model.puzzle(), moving.direction(), scene, screen, accent);
    } else if let Some(typed) = typing::named_turn(model) {
        draw_arc(painter, model.puzzle(), typed, scene, screen, accent);
    } else if let Some(next) = playback::next_move(model) {
        if let Some(lit) = highlighted_facelets(model, scene) {
            return label_highlighted(painter, ui, (model, next), &lit, (scene, screen));
        }
        let head =
            arrow(painter, model.puzzle(), next, (scene, screen), (accent.gamma_multiply(NEXT_MOVE_OPACITY), true));
        let head = head.filter(|_| screen.unit >= MIN_LABELLED_HALF_SIDE)?;
        return Some(label(painter, ui, head, say::NEXT_MOVE_MARK.get(model.language()), screen));
    }
    None
}

/// Flags the facelets on the marked move's layers; `None` if no move is marked or it has an arc.
pub(crate) fn highlighted_facelets(model: &Model, scene: &Scene) -> Option<Vec<bool>> {
    let moving = playback::turn_in_progress(model).map(|moving| moving.direction());
    let marked = moving.or_else(|| typing::named_turn(model)).or_else(|| playback::next_move(model))?;
    let turning = LayerTurn::for_move(model.puzzle(), marked)?;
    (!scene.has_arc(turning)).then(|| scene.turning_facelets(turning))
}

/// Writes a move's name above the highlighted layers and returns its rectangle; `None` if the view is too small or no
/// highlighted sticker is visible.
fn label_highlighted(
    painter: &Painter,
    ui: &Ui,
    (model, mv): (&Model, Move),
    lit: &[bool],
    (scene, screen): (&Scene, &Screen),
) -> Option<Rect> {
    let is_lit = |facelet: usize| lit.get(facelet) == Some(&true);
    let polygons = scene.polygons.iter().filter(|polygon| polygon.coloured && polygon.facelet.is_some_and(is_lit));
    let points = polygons.flat_map(|polygon| &polygon.outline).map(|at| screen.to_window(*at));
    let top =
        points.min_by(|one, other| one.y.total_cmp(&other.y)).filter(|_| screen.unit >= MIN_LABELLED_HALF_SIDE)?;
    Some(label(painter, ui, top, &model.puzzle().def().moves[mv.index()].name, screen))
}

/// Writes a label above a point, within the view, and returns its rectangle.
fn label(painter: &Painter, ui: &Ui, at: Pos2, text: &str, screen: &Screen) -> Rect {
    let strong = theme::colours(ui).strong;
    let galley = painter.layout_no_wrap(text.to_owned(), theme::font(theme::TEXT_SMALL), strong);
    let at = at + Vec2::new(0.0, -2.0 * theme::GRID);
    let within = screen.area.shrink2(galley.size() / 2.0 + Vec2::splat(theme::GRID));
    let rect = Align2::CENTER_CENTER.anchor_size(within.clamp(at), galley.size());
    painter.rect_filled(rect.expand(2.0), theme::GRID / 2.0, ui.visuals().panel_fill.gamma_multiply(EDGE_OPACITY));
    painter.galley(rect.min, galley, strong);
    rect
}

/// Numbers the reference stickers of the macro being applied, and the picked stickers on filled discs.
pub(crate) fn number_stickers(painter: &Painter, ui: &Ui, model: &Model, scene: &Scene, screen: &Screen) {
    let Some(picked) = macros::picked(model) else { return };
    let own = macros::reference_stickers(model).unwrap_or_default();
    let own = own.iter().filter(|_| macros::reference_stickers(model).is_some());
    for (stickers, is_picked) in [(own.copied().collect::<Vec<_>>(), false), (picked.to_vec(), true)] {
        for (number, facelet) in stickers.iter().enumerate() {
            let Some(at) = scene.centre(*facelet).map(|at| screen.to_window(at)) else { continue };
            draw_number(painter, ui, (at, theme::TEXT_SMALL), number + 1, is_picked);
        }
    }
}

/// Draws a move's arc, if it has one, and for a cell its axis.
pub(crate) fn draw_arc(painter: &Painter, puzzle: PuzzleId, mv: Move, scene: &Scene, screen: &Screen, colour: Color32) {
    arrow(painter, puzzle, mv, (scene, screen), (colour, false));
}

/// Draws a move's arc, dashed if `dashed`, and for a cell its axis. Returns the arrow's tip; `None` for a move without
/// an arc.
fn arrow(
    painter: &Painter,
    puzzle: PuzzleId,
    mv: Move,
    (scene, screen): (&Scene, &Screen),
    (colour, dashed): (Color32, bool),
) -> Option<Pos2> {
    let turning = LayerTurn::for_move(puzzle, mv).filter(|turning| scene.has_arc(turning))?;
    let width = (ARC_WIDTH * screen.unit).clamp(*ARC_WIDTH_RANGE.start(), *ARC_WIDTH_RANGE.end());
    if let Some(ends) = scene.axis(turning) {
        let ends = ends.map(|at| screen.to_window(at)).to_vec();
        line(painter, ends, 0.6 * width, colour, false);
    }
    let arc = scene.arc(turning);
    let room = screen.area.shrink((1.0 + ARROWHEAD_SIZE[1]) * width);
    let mut path: Vec<Pos2> = arc.path.iter().map(|at| compressed_into(room, screen.to_window(*at))).collect();
    let head = cut_head(&mut path, ARROWHEAD_SIZE[0] * width)?;
    line(painter, path, width, colour, arc.is_hidden || dashed);
    let edge = Stroke::new(0.5 * width, theme::BLACK.gamma_multiply(EDGE_OPACITY * opacity(colour)));
    painter.add(Shape::convex_polygon(head.to_vec(), colour, edge));
    Some(head[0])
}

/// Maps a point of an arc into the view: near or beyond the border, it is moved inward, closer to the border the
/// farther out it was.
fn compressed_into(room: Rect, at: Pos2) -> Pos2 {
    let along = |offset: f32, most: f32| {
        let (free, border) = (UNMOVED_SHARE * most, (1.0 - UNMOVED_SHARE) * most);
        let beyond = (offset.abs() - free).max(0.0) / border.max(f32::MIN_POSITIVE);
        offset.signum() * (offset.abs().min(free) + border * beyond.tanh())
    };
    let (from_middle, half) = (at - room.center(), room.size() / 2.0);
    room.center() + Vec2::new(along(from_middle.x, half.x), along(from_middle.y, half.y))
}

fn opacity(colour: Color32) -> f32 {
    f32::from(colour.a()) / f32::from(u8::MAX)
}

/// Draws a line with a dark edge, visible on every colour.
fn line(painter: &Painter, path: Vec<Pos2>, width: f32, colour: Color32, dashed: bool) {
    let (edge, inner) = (
        Stroke::new(1.8 * width, theme::BLACK.gamma_multiply(EDGE_OPACITY * opacity(colour))),
        Stroke::new(width, colour),
    );
    if dashed {
        let [dash, gap] = DASH_AND_GAP.map(|length| length * width);
        painter.extend(Shape::dashed_line(&path, edge, dash, gap));
        painter.extend(Shape::dashed_line(&path, inner, dash, gap));
    } else {
        painter.add(Shape::line(path.clone(), edge));
        painter.add(Shape::line(path, inner));
    }
}

/// Cuts `length`, at most half of the path, off its end and returns the corners of an arrowhead there, the tip first.
/// `None` if the end has no direction.
fn cut_head(path: &mut Vec<Pos2>, length: f32) -> Option<[Pos2; 3]> {
    let tip = *path.last()?;
    let half = path.len() / 2;
    while path.len() > half.max(2) && path.last().is_some_and(|at| at.distance(tip) < length) {
        path.pop();
    }
    let root = *path.last()?;
    let along = (tip - root).normalized();
    let aside = Vec2::new(-along.y, along.x) * (length / ARROWHEAD_SIZE[0] * ARROWHEAD_SIZE[1]);
    let back = tip - along * length.min(tip.distance(root).max(0.6 * length));
    (along != Vec2::ZERO).then(|| [tip, back + aside, back - aside])
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    #[test]
    fn arcs_stay_within_the_view() {
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 100.0));
        let at = |x: f32, y: f32| compressed_into(room, pos2(x, y));
        assert_eq!(at(110.0, 52.0), pos2(110.0, 52.0));
        let near = at(100.0, 101.0);
        let far = at(100.0, 140.0);
        assert!(95.0 < near.y && near.y < far.y && far.y <= 100.0, "{near:?} {far:?}");
        assert!(room.contains(at(-500.0, 900.0)));
    }
}
