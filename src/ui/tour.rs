//! The tour: a card beside its target button, with an arrow. The card does not take the focus, covers the button only if
//! no side has room, and can be dragged.

use crate::ui::theme;
use crate::ui::widgets::{self, tour_target};
use eframe::egui::{Area, Context, CursorIcon, Frame, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Shape, Stroke};
use eframe::egui::{StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, accesskit::Role, pos2, vec2};
use unfold_app::command::{TourCommand, message::Messages};
use unfold_app::model::Model;
use unfold_app::tour::{self, STEP_COUNT, TourStep};
use unfold_text::tour as say;

/// Maximum width of the card, in points.
const MAX_WIDTH: f32 = 38.0 * theme::GRID;
/// Assumed height of the card before its first frame, in points.
const INITIAL_HEIGHT: f32 = 21.0 * theme::GRID;
/// Margin between the card and the window's border, in points.
const MARGIN: f32 = 1.5 * theme::GRID;
const ARROW_LENGTH: f32 = 2.5 * theme::GRID;
const ARROWHEAD_LENGTH: f32 = 1.25 * theme::GRID;

/// Side of the target button on which the card is placed.
#[derive(Clone, Copy)]
enum Side {
    Below,
    Above,
    Left,
    Right,
}

pub(crate) fn show(ctx: &Context, model: &Model, messages: &mut Messages) {
    let waits = model.dialog.is_some() || model.file_dialog_kind.is_some() || model.page.is_some();
    let Some(step) = tour::shown_step(model).filter(|_| !waits) else { return };
    let room = ctx.content_rect().shrink(MARGIN);
    let target = tour_target::rect(ctx);
    let width = MAX_WIDTH.min(room.width());
    // One id per step, since the size that egui remembers is that of the last text.
    let id = Id::unique(("tour", step.number()));
    let size = ctx.memory(|memory| memory.area_rect(id)).map_or(vec2(width, INITIAL_HEIGHT), |rect| rect.size());
    let card = target.map_or_else(|| default_rect(room, size), |target| place_card(room, target, size, step));
    let dragged: Vec2 = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    let area = Area::new(id).order(Order::Foreground).movable(false).constrain(true).fixed_pos(card.min + dragged);
    let area = area.sense(Sense::drag());
    let shown = area.show(ctx, |ui| {
        let name = say::TOUR_NAME.fill(model.language(), [&step.number(), &STEP_COUNT]);
        let region = UiBuilder::new().accessibility_role(Role::Region).accessibility_label(name);
        ui.scope_builder(region, |ui| {
            Frame::popup(ui.style()).inner_margin(theme::CARD_PADDING).show(ui, |ui| {
                ui.set_width(width - 2.0 * f32::from(theme::CARD_PADDING) - 2.0);
                contents(ui, model, step, messages);
            });
        });
    });
    shown.response.widget_info(|| {
        WidgetInfo::labeled(Role::Window, true, say::TOUR_NAME.fill(model.language(), [&step.number(), &STEP_COUNT]))
    });
    if shown.response.dragged() {
        let now = dragged + shown.response.drag_delta();
        ctx.data_mut(|data| data.insert_temp(id, now));
    }
    if shown.response.hovered() {
        ctx.set_cursor_icon(CursorIcon::Grab);
    }
    if let Some(target) = target {
        let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("tour arrow")));
        outline(&painter, target);
        arrow(&painter, shown.response.rect, target);
    }
}

fn contents(ui: &mut Ui, model: &Model, step: TourStep, messages: &mut Messages) {
    let language = model.language();
    ui.weak(say::TOUR_NAME.fill(language, [&step.number(), &STEP_COUNT]));
    widgets::heading(ui, step.title().get(language));
    ui.label(step.text(model).get(language));
    ui.add_space(theme::GAP);
    widgets::button(ui, model, TourCommand::Leave, messages);
}

/// Rectangle of the card at the foot of the window, for a target that is not visible or leaves no room beside it.
fn default_rect(room: Rect, size: Vec2) -> Rect {
    Rect::from_min_size(pos2(room.center().x - size.x / 2.0, room.bottom() - size.y), size)
}

/// Places the card on the first side with room, trying them in an order that keeps what the step changes visible.
fn place_card(room: Rect, target: Rect, size: Vec2, step: TourStep) -> Rect {
    let sides = match step {
        TourStep::Scramble => [Side::Below, Side::Above, Side::Right, Side::Left],
        TourStep::Solve => [Side::Below, Side::Left, Side::Above, Side::Right],
        TourStep::Play => [Side::Above, Side::Right, Side::Below, Side::Left],
    };
    let within = |card: &Rect| room.expand(0.5).contains_rect(*card);
    let found = sides.into_iter().map(|side| at_side(room, target, size, side)).find(within);
    found.unwrap_or_else(|| default_rect(room, size))
}

/// Rectangle of the card on one side of a button, centred on it as far as the window permits.
fn at_side(room: Rect, target: Rect, size: Vec2, side: Side) -> Rect {
    let along = |middle: f32, length: f32, least: f32, most: f32| (middle - length / 2.0).min(most - length).max(least);
    let x = along(target.center().x, size.x, room.left(), room.right());
    let y = along(target.center().y, size.y, room.top(), room.bottom());
    let corner = match side {
        Side::Below => pos2(x, target.bottom() + ARROW_LENGTH),
        Side::Above => pos2(x, target.top() - ARROW_LENGTH - size.y),
        Side::Left => pos2(target.left() - ARROW_LENGTH - size.x, y),
        Side::Right => pos2(target.right() + ARROW_LENGTH, y),
    };
    Rect::from_min_size(corner, size)
}

/// Outlines the button, visible on every background.
fn outline(painter: &Painter, area: Rect) {
    let area = area.expand(3.0);
    painter.rect_stroke(area, theme::GRID, Stroke::new(4.0, theme::BLACK), StrokeKind::Middle);
    painter.rect_stroke(area, theme::GRID, Stroke::new(2.0, theme::TOUR_MARK), StrokeKind::Middle);
}

/// Draws an arrow from the card to the button.
fn arrow(painter: &Painter, card: Rect, target: Rect) {
    let target = target.expand(6.0);
    let start = nearest(card, target.center());
    let end = nearest(target, start);
    let arrow = end - start;
    if arrow.length() < ARROWHEAD_LENGTH || card.intersects(target) {
        return;
    }
    let (along, across) =
        (arrow.normalized() * ARROWHEAD_LENGTH, arrow.normalized().rot90() * (0.7 * ARROWHEAD_LENGTH));
    let neck = end - along;
    for (colour, wider) in [(theme::BLACK, 2.0), (theme::TOUR_MARK, 0.0)] {
        painter.line_segment([start, neck], Stroke::new(3.0 + wider, colour));
        let corners = vec![end, neck + across, neck - across];
        painter.add(Shape::convex_polygon(corners, theme::TOUR_MARK, Stroke::new(wider, colour)));
    }
}

/// The point of a rectangle nearest to `to`.
fn nearest(rect: Rect, to: Pos2) -> Pos2 {
    pos2(to.x.clamp(rect.left(), rect.right()), to.y.clamp(rect.top(), rect.bottom()))
}
