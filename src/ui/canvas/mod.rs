//! The puzzle in space: drawn in perspective, turned as a whole by dragging, and its faces and cells by clicks.

mod controls;
pub(super) mod gpu;
mod letters;
mod marks;
mod paint;
mod preview;

pub(super) use controls::views;
pub(super) use paint::seen_on;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    CursorIcon, EventFilter, Frame, Id, Key, Label, Panel, PointerButton, Pos2, Rect, Response, Role, Sense, TextStyle,
    Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use crate::app::{App, Command, Input, Messages};
use crate::engine::puzzle::{Move, PuzzleId};
use crate::i18n::{editor, scene as say};
use crate::model::document::editor::Stroke as Painted;
use crate::model::scene::{Grip, Hit, Scene};
use crate::ui::{highlight, theme};

/// Pulling by half the view's smaller side turns it by so many radians.
const PULL: f32 = 1.6;
/// An arrow key turns it by so many.
const STEP: f32 = 0.2;
/// A notch of the wheel, about fifty points, makes it a tenth larger.
const WHEEL: f32 = 0.002;
/// A smaller view than this is not drawn.
const LEAST: f32 = 16.0;
/// So many lines of text are left free below it for what a click would do.
const HINT: usize = 2;

/// From points of the window to the unit screen, and back.
struct Screen {
    area: Rect,
    unit: f32,
}

impl Screen {
    /// Where a point of the unit screen is in the window.
    fn point(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.area.center() + vec2(x, y) * self.unit
    }

    /// Where a point of the window is on the unit screen.
    fn at(&self, pos: Pos2) -> [f32; 2] {
        let from_middle = (pos - self.area.center()) / self.unit;
        [from_middle.x, from_middle.y]
    }
}

/// The view as what may have the focus.
pub(super) fn id() -> Id {
    Id::unique("space")
}

/// Shows the puzzle in space in all the room that there is, and below it what a click would do.
pub(super) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let below = Panel::bottom("below space").frame(Frame::NONE).resizable(false).show_separator_line(false);
    // What is under the pointer is known only once the view is there; till then the line is left free.
    let line = below.show(ui, |ui| {
        let height = HINT as f32 * ui.text_style_height(&TextStyle::Small);
        let (_, line) = ui.allocate_space(vec2(ui.available_width(), height));
        controls::show(ui, app, commands);
        line
    });
    let grip = view(ui, app, commands);
    let mut line = ui.new_child(UiBuilder::new().max_rect(line.inner));
    tell(&mut line, app, grip.as_ref());
}

/// Shows the puzzle in space in all the room that there is and nothing besides, to be looked at and turned beside a page.
pub(super) fn show_docked(ui: &mut Ui, app: &App, commands: &mut Messages) {
    view(ui, app, commands);
}

/// The puzzle itself; what a click would turn.
fn view(ui: &mut Ui, app: &App, commands: &mut Messages) -> Option<Grip> {
    let area = ui.available_rect_before_wrap();
    let area = Rect::from_min_size(area.min, area.size().max(Vec2::splat(LEAST)));
    ui.advance_cursor_after_rect(area);
    let screen = Screen { area, unit: area.width().min(area.height()) / 2.0 };
    let response = ui.interact(area, id(), Sense::click_and_drag());
    response.widget_info(|| {
        let puzzle = editor::puzzle_name(app.puzzle()).get(app.language());
        WidgetInfo::labeled(Role::Canvas, ui.is_enabled(), say::VIEW_NAME.fill(app.language(), [&puzzle]))
    });
    let scene = app.scene();
    // A turn on its way is over soon, and what is under the pointer then is not what is there now.
    let still = app.moving().is_none() && !response.dragged();
    let pointer = response.hover_pos().filter(|_| still && response.hovered());
    let hit = pointer.and_then(|pos| scene.hit(screen.at(pos)));
    let grip = hit.filter(|_| !paints(app)).and_then(|hit| Grip::at(app.puzzle(), &hit));
    if let Some(hit) = &hit {
        highlight::point_at(ui, hit.facelet);
    }
    if ui.is_rect_visible(area) {
        let painter = ui.painter().with_clip_rect(area.intersect(ui.clip_rect()));
        if let Some(hints) = scene.with_hints_alone() {
            paint::scene(&painter, ui, app, &hints, &screen);
        }
        match gpu::Handle::find(ui.ctx()) {
            Some(gpu) => gpu.paint(&painter, area, paint::drawing(ui, app, &scene, &screen)),
            None => paint::scene(&painter, ui, app, &scene, &screen),
        }
        if app.moving().is_none() {
            paint::pieces(&painter, ui, app, &scene, &screen);
        }
        let previewed = preview::is_due(ui, grip.as_ref());
        if !previewed {
            marks::moves(&painter, ui, app, &scene, &screen);
        }
        if let (Some(hit), Some(grip)) = (&hit, &grip) {
            if app.puzzle() == PuzzleId::Tess2 {
                preview::cell(&painter, ui, hit, &scene, &screen);
            }
            if previewed {
                preview::outcome(&painter, ui, app, grip, &scene, &screen);
            }
            paint::held(&painter, app.puzzle(), &scene, hit, &screen);
        }
        if response.has_focus() {
            paint::focus(&painter, ui, area);
        }
    }
    drag(ui, app, &response, screen.unit, commands);
    click(ui, app, &response, &scene, &screen, commands);
    wheel(ui, &response, commands);
    if response.has_focus() {
        keys(ui, commands);
    }
    if grip.is_some() {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    grip
}

/// Turns the whole puzzle as far as it was dragged; with Shift the hypercube in the fourth dimension.
fn drag(ui: &Ui, app: &App, response: &Response, unit: f32, commands: &mut Messages) {
    let pulled = response.drag_delta() * (PULL / unit);
    if pulled == vec2(0.0, 0.0) || !response.dragged() {
        return;
    }
    let (right, down) = (pulled.x, pulled.y);
    let fourth = app.puzzle() == PuzzleId::Tess2 && ui.input(|i| i.modifiers.shift);
    commands.push(if fourth { Input::OrbitFourth { right, down } } else { Input::Orbit { right, down } });
}

/// Whether a click paints: the stage is shown and a colour was taken up.
fn paints(app: &App) -> bool {
    app.shows_stage() && app.editor().armed
}

/// Paints the facelet that was clicked, or turns the part that was clicked, by the button that was pressed; a double click beside the puzzle goes back to the
/// first view.
fn click(ui: &Ui, app: &App, response: &Response, scene: &Scene, screen: &Screen, commands: &mut Messages) {
    let Some(pos) = response.interact_pointer_pos() else { return };
    // Fast hands click while a turn is shown: what they click is what will be there.
    let hit = if app.moving().is_some() { app.scene_at_rest().hit(screen.at(pos)) } else { scene.hit(screen.at(pos)) };
    let Some(hit) = hit else {
        if response.double_clicked() {
            commands.push(Command::ResetView);
        }
        return;
    };
    if paints(app) {
        let editor = app.editor();
        let colour = if response.clicked() { editor.brush } else { None };
        if response.clicked() || response.clicked_by(PointerButton::Secondary) {
            commands.push(Input::Paint(Painted { facelets: vec![hit.facelet], colour, goes_on: false }));
        }
        return;
    }
    if app.puzzle() == PuzzleId::Tess2 && ui.input(|i| i.modifiers.command) {
        if response.clicked() {
            commands.push(Command::CentreCell(cell_of(&hit)));
        }
        return;
    }
    let Some(grip) = Grip::at(app.puzzle(), &hit) else { return };
    let half = grip.middle.map(|(mv, _)| mv);
    let of_button: [(PointerButton, Option<Move>); 3] = [
        (PointerButton::Primary, Some(grip.left.0)),
        (PointerButton::Secondary, Some(grip.right.0)),
        (PointerButton::Middle, half),
    ];
    for (button, mv) in of_button {
        if response.clicked_by(button) {
            commands.extend(mv.map(Command::Turn));
        }
    }
}

/// The cell of a sticker, which is the colour that it has when solved.
fn cell_of(hit: &Hit) -> u8 {
    PuzzleId::Tess2.def().solved.get(hit.facelet).copied().unwrap_or(0)
}

/// Makes the puzzle larger or smaller with the wheel or by pinching.
fn wheel(ui: &Ui, response: &Response, commands: &mut Messages) {
    if !response.hovered() {
        return;
    }
    let factor = ui.input(|i| (i.smooth_scroll_delta.y * WHEEL).exp() * i.zoom_delta());
    if factor != 1.0 {
        commands.push(Input::ZoomView(factor));
        // The wheel moves nothing else.
        ui.input_mut(|i| i.smooth_scroll_delta = vec2(0.0, 0.0));
    }
}

/// Keys while the view has the focus.
fn keys(ui: &Ui, commands: &mut Messages) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(id(), filter));
    let arrows = [
        (Key::ArrowLeft, -STEP, 0.0),
        (Key::ArrowRight, STEP, 0.0),
        (Key::ArrowUp, 0.0, -STEP),
        (Key::ArrowDown, 0.0, STEP),
    ];
    let modifiers = ui.input(|i| i.modifiers);
    if modifiers.command || modifiers.alt {
        return;
    }
    for (_, right, down) in arrows.into_iter().filter(|(key, ..)| ui.input(|i| i.key_pressed(*key))) {
        let shift = modifiers.shift;
        commands.push(if shift { Input::OrbitFourth { right, down } } else { Input::Orbit { right, down } });
    }
}

/// What is being typed, what a click would do, or how it is done.
fn tell(ui: &mut Ui, app: &App, grip: Option<&Grip>) {
    let language = app.language();
    let typed = app.typed_turn();
    let how = if app.puzzle() == PuzzleId::Tess2 { say::HOW_TO_TURN_FOURTH } else { say::HOW_TO_TURN };
    let (text, strong) = match grip {
        _ if !typed.is_empty() => {
            let text = if app.named_turn().is_some() { say::TYPED_TURN } else { say::TYPED_CELL };
            (text.fill(language, [&typed]), true)
        }
        Some(Grip { name, left, right, middle: Some(half) }) => {
            (say::HELD_FACE.fill(language, [name, &left.1, &right.1, &half.1]), true)
        }
        Some(Grip { name, left, right, middle: None }) if left.0 == right.0 => {
            (say::HELD_EDGE.fill(language, [name, &left.1]), true)
        }
        Some(Grip { name, left, right, middle: None }) => {
            (say::HELD_GRIP.fill(language, [name, &left.1, &right.1]), true)
        }
        None if paints(app) => (say::HOW_TO_PAINT_IN_SPACE.get(language).to_owned(), true),
        None => (how.get(language).to_owned(), false),
    };
    let colours = theme::colours(ui);
    let colour = if strong { colours.strong } else { colours.muted };
    let mut text = LayoutJob::simple(text, theme::font(theme::TEXT_SMALL), colour, ui.available_width());
    text.wrap.max_rows = HINT;
    ui.add(Label::new(text).wrap());
}
