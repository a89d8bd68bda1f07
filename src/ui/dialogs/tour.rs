//! The tour: a card beside the part of the window that it is about, which it outlines; it takes no keys and covers
//! nothing else.

use eframe::egui::accesskit::Role;
use eframe::egui::{
    Align2, Area, Button, Context, Frame, Id, LayerId, Order, Pos2, Rect, RichText, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, pos2, vec2,
};

use crate::app::features::tour::{LENGTH, Pane, Shown};
use crate::app::{App, Command, Messages};
use crate::i18n::tour as say;
use crate::ui::{theme, widgets};

/// The width of the card, as far as there is room.
const WIDTH: f32 = 340.0;
/// What is left between the card and what it is about, or the border of the window.
const GAP: f32 = 12.0;

/// Shows the step of the tour, if it goes on; `rect_of` says where a part of the window is.
pub(crate) fn show(ctx: &Context, app: &App, rect_of: impl Fn(Pane) -> Option<Rect>, commands: &mut Messages) {
    let Some(step) = app.tour().filter(|_| app.dialog().is_none() && !app.is_choosing_file()) else { return };
    let whole = ctx.content_rect();
    let about = rect_of(step.pane).unwrap_or(whole).intersect(whole);
    outline(ctx, about);
    let width = WIDTH.min(whole.width() - 4.0 * GAP);
    // Of each kind by its own name, since a card keeps its size until it is known anew.
    let card = Area::new(Id::unique(("tour", step.number))).order(Order::Foreground).movable(false).constrain(true);
    let (anchor, at) = place(whole, about, step.pane);
    card.pivot(anchor).fixed_pos(at).show(ctx, |ui| {
        let name = say::TOUR_NAME.fill(app.language(), [&step.number, &LENGTH]);
        let region = UiBuilder::new().accessibility_role(Role::Region).accessibility_label(name);
        ui.scope_builder(region, |ui| {
            Frame::popup(ui.style()).inner_margin(14).show(ui, |ui| {
                ui.set_width(width);
                card_of(ui, app, &step, commands);
            });
        });
    });
}

/// Shows the text of a step, and the buttons that go on, back and out.
fn card_of(ui: &mut Ui, app: &App, step: &Shown, commands: &mut Messages) {
    let language = app.language();
    ui.weak(say::TOUR_NAME.fill(language, [&step.number, &LENGTH]));
    widgets::heading(ui, step.title.get(language));
    ui.label(step.text.get(language));
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        widgets::button(ui, app, &Command::TourBack, commands);
        let next = if step.number == LENGTH { say::TOUR_DONE } else { say::TOUR_NEXT };
        let next = ui.add(Button::new(RichText::new(next.get(language)).strong()));
        if next.on_hover_text(say::TOUR_NEXT_TIP.get(language)).clicked() {
            commands.push(Command::TourNext);
        }
        widgets::button(ui, app, &Command::TourLeave, commands);
    });
}

/// A line of black and white, seen on every ground.
fn outline(ctx: &Context, area: Rect) {
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("tour outline")));
    let area = area.shrink(2.0);
    painter.rect_stroke(area, 6.0, Stroke::new(4.0, theme::BLACK), StrokeKind::Inside);
    painter.rect_stroke(area.shrink(1.0), 6.0, Stroke::new(2.0, theme::MARK), StrokeKind::Inside);
}

/// Where the card stands, beside what it is about: which of its corners, and where that is.
fn place(whole: Rect, about: Rect, pane: Pane) -> (Align2, Pos2) {
    let gap: Vec2 = vec2(GAP, GAP);
    match pane {
        Pane::Position => (Align2::LEFT_BOTTOM, pos2(about.right(), about.bottom()) + vec2(gap.x, -gap.y)),
        Pane::Solver => (Align2::RIGHT_CENTER, pos2(about.left() - gap.x, whole.center().y)),
        Pane::Middle | Pane::Stage => (Align2::LEFT_BOTTOM, pos2(whole.left() + gap.x, whole.bottom() - 3.0 * gap.y)),
        Pane::Menu => (Align2::LEFT_TOP, pos2(whole.left() + gap.x, about.bottom() + gap.y)),
        Pane::Foot => (Align2::LEFT_BOTTOM, pos2(whole.left() + gap.x, about.top() - gap.y)),
    }
}
