//! The puzzle in perspective: clicks and drags on it turn layers and cells, drags beside it rotate the view.

pub mod cell_names;
pub mod controls;
pub mod gpu;
pub mod marks;
pub mod paint;
pub mod pointer;
pub mod preview;

use super::widgets::{highlight, icons, tools};
use crate::ui::theme;
use eframe::egui::{
    Align2, CursorIcon, FontId, Frame, Id, Label, Painter, Panel, Pos2, Rect, Role, Sense, TextStyle, Ui,
};
use eframe::egui::{UiBuilder, Vec2, WidgetInfo, text::LayoutJob, vec2};
use unfold_app::document::turning_keys::{KeyAction, Layout};
use unfold_app::{camera, command::message::Messages, macros, model::Model, playback, typing};
use unfold_scene::space::Grip;
use unfold_text::{editor, macros as macro_texts, scene as say, turning_keys};

/// Minimum side of a view, in points.
const MIN_SIDE: f32 = 16.0;
/// Distance of the hint and the tools from the edges of the view, in points.
const OVERLAY_INSET: f32 = 0.5 * theme::GRID;
/// Height of the tools along the lower edge, in points.
const TOOLS_HEIGHT: f32 = 4.5 * theme::GRID;
/// Opacity of the background of overlays.
const OVERLAY_OPACITY: f32 = 0.9;
/// Maximum share of the view's height left free for the hint above the puzzle, and for the tools below it.
const MAX_OVERLAY_SHARE: f32 = 0.12;
/// Lines reserved for the hint about the outcome of a click.
const HINT_LINES: usize = 2;

/// Mapping between points of the window and the unit screen.
pub(crate) struct Screen {
    area: Rect,
    /// Part of the area reserved for the puzzle.
    room: Rect,
    /// Centre of the unit screen.
    middle: Pos2,
    /// Points per unit of the unit screen.
    unit: f32,
}

impl Screen {
    /// Maps a point of the unit screen to the window.
    fn to_window(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.middle + vec2(x, y) * self.unit
    }

    /// Maps a point of the window to the unit screen.
    fn to_unit_screen(&self, pos: Pos2) -> [f32; 2] {
        let from_middle = (pos - self.middle) / self.unit;
        [from_middle.x, from_middle.y]
    }
}

/// Id of the view, for keyboard focus.
pub(crate) fn view_id() -> Id {
    Id::unique("space")
}

/// The area painted for a view: hints of hidden stickers and turning layers reach a little beyond its own `area`.
pub(crate) fn painted_area(area: Rect) -> Rect {
    area.expand(theme::GRID)
}

/// Draws the view in all available space, with its tools and a hint about the outcome of a click: below it if always
/// shown, else over it on hover.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let area = ui.available_rect_before_wrap();
    let has_tools = tools::are_shown(ui, model, "view", area);
    // A small window has no room for the tools below the view.
    if !model.settings.always_tools || theme::is_small(ui) {
        let grip = view(ui, model, true, messages);
        if has_tools {
            overlays(ui, model, (area, grip.as_ref()), messages);
        }
        controls::filter_button(ui, model, area, messages);
        return;
    }
    let below = Panel::bottom("below space").frame(Frame::NONE).resizable(false).show_separator_line(false);
    // What is under the pointer is known only after the view is drawn, so reserve space for the hint.
    let line = below.show(ui, |ui| {
        let height = HINT_LINES as f32 * ui.text_style_height(&TextStyle::Small);
        let (_, line) = ui.allocate_space(vec2(ui.available_width(), height));
        controls::show(ui, model, messages);
        line
    });
    let area = ui.available_rect_before_wrap();
    let grip = view(ui, model, true, messages);
    controls::filter_button(ui, model, area, messages);
    let mut line = ui.new_child(UiBuilder::new().max_rect(line.inner));
    show_hint(&mut line, model, grip.as_ref());
}

/// The area of the puzzle, between the hint and the tools, each of which takes at most [`MAX_OVERLAY_SHARE`] of the
/// height.
pub(crate) fn puzzle_area(ui: &Ui, area: Rect) -> Rect {
    let told = HINT_LINES as f32 * ui.text_style_height(&TextStyle::Small) + theme::GRID;
    let most = MAX_OVERLAY_SHARE * area.height();
    let [top, bottom] = [told, TOOLS_HEIGHT].map(|height| (OVERLAY_INSET + height).min(most));
    let area = area.shrink2(vec2(f32::from(theme::PANEL_MARGIN), 0.0));
    Rect::from_min_max(area.min + vec2(0.0, top), area.max - vec2(0.0, bottom))
}

/// Overlays the hint at the upper edge and the tools at the lower edge.
fn overlays(ui: &mut Ui, model: &Model, (area, grip): (Rect, Option<&Grip>), messages: &mut Messages) {
    let area = area.shrink2(vec2(f32::from(theme::PANEL_MARGIN), OVERLAY_INSET));
    let top = area.with_max_x(area.right() - icons::SIZE - 2.0 * theme::GRID);
    let ground = || {
        let fill = ui.visuals().panel_fill.gamma_multiply(OVERLAY_OPACITY);
        Frame::new().fill(fill).corner_radius(theme::GRID / 2.0).inner_margin(theme::GRID / 2.0)
    };
    let (above, below) = (ground(), ground());
    above.show(&mut ui.new_child(UiBuilder::new().max_rect(top)), |ui| show_hint(ui, model, grip));
    let bar = area.with_min_y(area.bottom() - TOOLS_HEIGHT);
    let mut bar = ui.new_child(UiBuilder::new().max_rect(bar).id_salt("view tools"));
    below.show(&mut bar, |ui| controls::tool_row(ui, model, messages));
}

/// Draws the view on a card.
pub(crate) fn dock(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    theme::card_frame(ui).show(ui, |ui| show_docked(ui, model, messages));
}

/// Draws the view in all available space, without tools.
pub(crate) fn show_docked(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    view(ui, model, false, messages);
}

/// Draws the view, which the wheel zooms if `zooms`. Returns the grip under the pointer.
fn view(ui: &mut Ui, model: &Model, zooms: bool, messages: &mut Messages) -> Option<Grip> {
    let area = ui.available_rect_before_wrap();
    let area = Rect::from_min_size(area.min, area.size().max(Vec2::splat(MIN_SIDE)));
    ui.advance_cursor_after_rect(area);
    let response = ui.interact(area, view_id(), Sense::click_and_drag());
    response.widget_info(|| {
        let puzzle = editor::puzzle_name(model.puzzle()).get(model.language());
        WidgetInfo::labeled(Role::Canvas, ui.is_enabled(), say::VIEW_NAME.fill(model.language(), [&puzzle]))
    });
    let scene = camera::scene(model);
    // The margin is for arcs that go around the puzzle.
    let free = if zooms && (!model.settings.always_tools || theme::is_small(ui)) {
        puzzle_area(ui, area)
    } else {
        area.shrink(f32::from(theme::PANEL_MARGIN))
    };
    let fit = scene.fit(free.size().into());
    let screen = Screen { area, room: free, middle: free.center() + Vec2::from(fit.offset), unit: fit.unit };
    // During a turn the part under the pointer is about to change.
    let still = playback::turn_in_progress(model).is_none() && !response.dragged();
    let pointer = response.hover_pos().filter(|_| still && response.hovered());
    let hit = pointer.and_then(|pos| scene.hit(screen.to_unit_screen(pos)));
    let turns = !pointer::paints(model) && macros::picked(model).is_none();
    let grip = hit.filter(|_| turns).and_then(|hit| Grip::from_hit(model.puzzle(), &hit));
    let grip =
        grip.map(|grip| grip.with_layers(model.puzzle(), typing::typed_layers(&model.document.workspace().typed)));
    if let Some(hit) = &hit {
        highlight::set_hovered(ui, hit.facelet);
    }
    if ui.is_rect_visible(area) {
        // Hints of hidden stickers and turning layers reach a little beyond the puzzle's room.
        let seen = painted_area(area);
        let painter = ui.painter().with_clip_rect(seen.intersect(ui.clip_rect()));
        // Centred on the unit screen.
        let drawn = Rect::from_center_size(screen.middle, seen.size() + 2.0 * (screen.middle - area.center()).abs());
        if let Some(hints) = scene.hint_scene() {
            paint::scene(&painter, ui, model, &hints, &screen);
        }
        match gpu::GpuHandle::find(ui.ctx()) {
            Some(gpu) => gpu.paint(&painter, drawn, paint::drawing(ui, model, &scene, &screen, drawn)),
            None => {
                paint::scene(&painter, ui, model, &scene, &screen);
                paint::paint_rings(&painter, ui, model, &scene, &screen);
            }
        }
        let wanted = preview::is_enabled(ui, model);
        let previewed = wanted && preview::is_due(ui, model, grip.as_ref());
        let named = if previewed { None } else { marks::mark_move(&painter, ui, model, &scene, &screen) };
        cell_names::paint(&painter, ui, model, (&scene, &screen), named);
        if let (Some(hit), Some(grip), true) = (&hit, &grip, wanted) {
            if model.puzzle().def().dimensions == 4 {
                preview::outline_cell(&painter, ui, hit, &scene, &screen);
            }
            if previewed {
                preview::draw_outcome(&painter, ui, model, grip, &scene, &screen);
            }
            paint::outline_hovered(&painter, model.puzzle(), &scene, hit, &screen);
        }
        marks::number_stickers(&painter, ui, model, &scene, &screen);
        if response.has_focus() {
            paint::paint_focus_frame(&painter, ui, area);
        }
        // The tools along the lower edge would cover the letters.
        let tools = zooms && (response.contains_pointer() || model.settings.always_tools);
        typed_letters(&painter, ui, model, if tools { area.with_max_y(area.bottom() - TOOLS_HEIGHT) } else { area });
    }
    pointer::drag(ui, model, &response, &screen, messages);
    pointer::click(ui, model, &response, &scene, &screen, messages);
    if zooms {
        pointer::wheel(ui, model, &response, messages);
    }
    if response.has_focus() {
        pointer::handle_keys(ui, messages);
    }
    if model.document.workspace().dragged_layer.is_some() {
        response.on_hover_cursor(CursorIcon::Grabbing);
    } else if grip.is_some() {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    grip
}

/// Paints the typed letters of a turn, large, at the bottom of the view.
fn typed_letters(painter: &Painter, ui: &Ui, model: &Model, area: Rect) {
    let typed = &model.document.workspace().typed;
    if typed.is_empty() {
        return;
    }
    let colours = theme::colours(ui);
    let ink = if typing::named_turn(model).is_some() { colours.accent } else { colours.strong };
    let text = painter.layout_no_wrap(typed.clone(), FontId::monospace(theme::TEXT_TITLE), ink);
    let place = Align2::CENTER_BOTTOM.anchor_size(area.center_bottom() - vec2(0.0, theme::GRID), text.size());
    painter.rect_filled(place.expand(theme::GRID / 2.0), theme::CORNER_RADIUS, colours.raised);
    painter.galley(place.min, text, ink);
}

/// Draws the hint: the typed text, the outcome of a drag or a click, or what a click does.
fn show_hint(ui: &mut Ui, model: &Model, grip: Option<&Grip>) {
    let language = model.language();
    let typed = &model.document.workspace().typed;
    let how = if model.puzzle().def().dimensions == 4 { say::HOW_TO_TURN_FOURTH } else { say::HOW_TO_TURN };
    let (text, strong) = match grip {
        _ if !typed.is_empty()
            && (grip.is_none() || typed != typing::typed_layers(&model.document.workspace().typed)) =>
        {
            (typed_hint(model), true)
        }
        _ if model.document.workspace().dragged_layer.is_some() => (drag_hint(model), true),
        Some(grip) => (grip_hint(model, grip), true),
        None if macros::picked(model).is_some() => (macro_texts::CLICK_STICKER.get(language).to_owned(), true),
        None if pointer::paints(model) => (say::HOW_TO_PAINT_IN_SPACE.get(language).to_owned(), true),
        None => (how.get(language).to_owned(), false),
    };
    let colours = theme::colours(ui);
    let colour = if strong { colours.strong } else { colours.muted };
    let mut text = LayoutJob::simple(text, theme::font(theme::TEXT_SMALL), colour, ui.available_width());
    text.wrap.max_rows = HINT_LINES;
    ui.add(Label::new(text).wrap());
}

/// The moves of clicks on a grip, in notation.
fn grip_hint(model: &Model, grip: &Grip) -> String {
    let (language, puzzle) = (model.language(), model.puzzle());
    let [left, right] = [&grip.left, &grip.right].map(|mv| grip.label(puzzle, mv));
    match &grip.middle {
        Some(half) => say::HELD_FACE.fill(language, [&left, &right, &grip.label(puzzle, half)]),
        None if grip.left.0 == grip.right.0 => say::HELD_EDGE.fill(language, [&left]),
        None => say::HELD_GRIP.fill(language, [&left, &right]),
    }
}

/// Hint about the typed text or the selected grip.
fn typed_hint(model: &Model) -> String {
    let (language, typed) = (model.language(), &model.document.workspace().typed);
    let is_twist = |action| matches!(action, KeyAction::Twist { .. });
    match model.settings.turning.layout {
        Layout::Unfold if typing::named_turn(model).is_some() => say::TYPED_TURN.fill(language, [typed]),
        Layout::Unfold => say::TYPED_CELL.fill(language, [typed]),
        _ if typing::typed_layers(typed) == typed => turning_keys::LAYERS_CHOSEN.fill(language, [typed]),
        _ => turning_keys::GRIP_CHOSEN.fill(language, [typed, &typing::turning::keys_of(model, is_twist)]),
    }
}

/// Hint about the outcome of releasing the dragged layer.
fn drag_hint(model: &Model) -> String {
    let (language, def) = (model.language(), model.puzzle().def());
    let made = model.document.workspace().release_at_rest().and_then(|release| release.resulting_move(model.puzzle()));
    match made.and_then(|mv| def.moves.get(mv.index())) {
        Some(mv) => say::HELD_LAYER.fill(language, [&mv.name]),
        None => say::HELD_STILL.get(language).to_owned(),
    }
}
