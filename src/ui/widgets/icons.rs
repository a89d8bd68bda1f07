//! The window's icons, drawn as lines, since the bundled fonts lack them.

use std::f32::consts::TAU;

use super::handle_click;
use crate::ui::theme;
use eframe::egui::{Color32, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use unfold_app::command::{Command, message::Messages, row_of};
use unfold_app::model::Model;

/// Side of an icon button, in points.
pub(crate) const SIZE: f32 = 3.5 * theme::GRID;
/// Share of the button taken by the icon.
const ICON_SHARE: f32 = 0.5;
/// Line width, in points.
const LINE_WIDTH: f32 = 1.6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Three lines.
    Menu,
    /// A folder.
    Open,
    /// An arrow down into a tray.
    Save,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// A magnifying glass.
    Find,
    /// Sliders.
    Settings,
    /// Corners that point outwards.
    Grow,
    /// Corners that point inwards.
    Shrink,
}

/// Adds a command's button with an icon; the command's name is the screen-reader label.
pub(crate) fn icon_button(
    ui: &mut Ui,
    model: &Model,
    command: impl Into<Command>,
    icon: Icon,
    messages: &mut Messages,
) {
    let Some(row) = row_of(&command.into()) else { return };
    let name = row.text.get(model.language());
    let response = ui.add_enabled_ui(model.is_possible(&row.command), |ui| bare_icon_button(ui, icon, name)).inner;
    handle_click(ui, model, row, response, messages);
}

/// Adds an icon button without a command, with a screen-reader label.
pub(crate) fn bare_icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(SIZE, SIZE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(rect, visuals.corner_radius, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    let colour = if ui.is_enabled() { visuals.fg_stroke.color } else { ui.visuals().weak_text_color() };
    paint(ui, rect, icon, colour);
    response
}

/// Draws an icon centred in a rectangle.
pub(crate) fn paint(ui: &Ui, rect: Rect, icon: Icon, colour: Color32) {
    let unit = ICON_SHARE * rect.size().min_elem();
    let area = Rect::from_center_size(rect.center(), vec2(unit, unit));
    let at = |[x, y]: [f32; 2]| pos2(area.left() + x * unit, area.top() + y * unit);
    let stroke = Stroke::new(LINE_WIDTH, colour);
    for line in lines(icon) {
        ui.painter().add(Shape::line(line.into_iter().map(at).collect(), stroke));
    }
    if let Icon::Settings = icon {
        for place in [[0.7, 0.1], [0.3, 0.5], [0.6, 0.9]] {
            ui.painter().circle_filled(at(place), 0.12 * unit, colour);
        }
    }
}

/// Polylines of an icon on the unit square, with the origin in the upper left corner.
fn lines(icon: Icon) -> Vec<Vec<[f32; 2]>> {
    let across = |y: f32| vec![[0.0, y], [1.0, y]];
    let mirrored = |line: Vec<[f32; 2]>| line.into_iter().map(|[x, y]| [1.0 - x, y]).collect();
    // The shaft of the undo arrow: from its tip along the top, around the arc, and back along the bottom.
    let shaft = [vec![[0.05, 0.35]], arc([0.68, 0.62], 0.27, [-0.25, 0.25]), vec![[0.35, 0.89]]].concat();
    let undo = vec![vec![[0.35, 0.05], [0.05, 0.35], [0.35, 0.65]], shaft];
    match icon {
        Icon::Menu => vec![across(0.1), across(0.5), across(0.9)],
        Icon::Open => vec![vec![[0.0, 0.9], [0.0, 0.15], [0.35, 0.15], [0.5, 0.3], [1.0, 0.3], [1.0, 0.9], [0.0, 0.9]]],
        Icon::Save => vec![
            vec![[0.5, 0.0], [0.5, 0.65]],
            vec![[0.25, 0.4], [0.5, 0.65], [0.75, 0.4]],
            vec![[0.0, 0.7], [0.0, 1.0], [1.0, 1.0], [1.0, 0.7]],
        ],
        Icon::Undo => undo,
        Icon::Redo => undo.into_iter().map(mirrored).collect(),
        Icon::Find => vec![arc([0.42, 0.42], 0.38, [0.0, 1.0]), vec![[0.7, 0.7], [1.0, 1.0]]],
        Icon::Settings => vec![across(0.1), across(0.5), across(0.9)],
        Icon::Grow => vec![
            vec![[0.6, 0.0], [1.0, 0.0], [1.0, 0.4]],
            vec![[1.0, 0.0], [0.6, 0.4]],
            vec![[0.4, 1.0], [0.0, 1.0], [0.0, 0.6]],
            vec![[0.0, 1.0], [0.4, 0.6]],
        ],
        Icon::Shrink => vec![
            vec![[0.6, 0.0], [0.6, 0.4], [1.0, 0.4]],
            vec![[1.0, 0.0], [0.6, 0.4]],
            vec![[0.4, 1.0], [0.4, 0.6], [0.0, 0.6]],
            vec![[0.0, 1.0], [0.4, 0.6]],
        ],
    }
}

/// Points of an arc; `from` and `to` are in turns, clockwise from the right.
fn arc([x, y]: [f32; 2], radius: f32, [from, to]: [f32; 2]) -> Vec<[f32; 2]> {
    const STEPS: u8 = 20;
    let angle = |step: u8| TAU * (from + (to - from) * f32::from(step) / f32::from(STEPS));
    (0..=STEPS).map(angle).map(|angle| [x + radius * angle.cos(), y + radius * angle.sin()]).collect()
}
