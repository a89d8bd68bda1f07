//! Pointer, wheel and arrow keys in the 3D and the 4D view.

use super::Screen;
use crate::ui::widgets::{focus, held_keys::HeldKeys};
use eframe::egui::{Id, Key, PointerButton, Response, Ui, vec2};
use unfold_app::command::{
    CameraCommand, MacrosCommand, ManualSolveCommand, PaintingCommand, TypingCommand, message::Messages,
};
use unfold_app::document::editor::{Paint, Stroke as Painted};
use unfold_app::document::{camera::Throw, typing::TypingInput};
use unfold_app::{camera, macros, model::Model, playback, typing};
use unfold_engine::puzzle::Move;
use unfold_scene::space::{Grip, Scene};

/// Radians per drag of half the view's shorter side.
const RADIANS_PER_HALF_SIDE: f32 = 1.6;
/// Radians per arrow key.
const RADIANS_PER_KEY: f32 = 0.2;
/// Zoom exponent per point of scroll: a notch of about 50 points zooms by a tenth.
const ZOOM_PER_POINT: f32 = 0.002;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DragTarget {
    /// The layer of the facelet where the drag began.
    Layer,
    /// The whole puzzle.
    View,
}

const DRAG_TARGET_KEY: &str = "dragged";

/// Turns the layer under the start of a drag. A drag from beside the puzzle, or with another button or a modifier key,
/// orbits the view and lets it spin on release.
pub(crate) fn drag(ui: &Ui, model: &Model, response: &Response, screen: &Screen, messages: &mut Messages) {
    let touched = response.is_pointer_button_down_on() && ui.input(|i| i.pointer.any_pressed());
    messages.push_if(touched, CameraCommand::TouchView);
    if response.drag_started() {
        let from = ui.input(|i| i.pointer.press_origin()).map(|pos| screen.to_unit_screen(pos));
        let turns = ui.input(|i| i.pointer.primary_down() && i.modifiers.is_none());
        let taken = from.filter(|from| turns && camera::scene_at_rest(model).hit(*from).is_some());
        messages.extend(taken.map(ManualSolveCommand::Grab));
        let dragged = if taken.is_some() { DragTarget::Layer } else { DragTarget::View };
        ui.data_mut(|data| data.insert_temp(Id::unique(DRAG_TARGET_KEY), dragged));
    }
    let goes_on = response.dragged();
    if !goes_on && !response.drag_stopped() {
        if model.document.workspace().dragged_layer.is_some() {
            // The drag was interrupted, not released.
            messages.push(ManualSolveCommand::CancelDrag);
        }
        return;
    }
    match ui.data(|data| data.get_temp(Id::unique(DRAG_TARGET_KEY))) {
        Some(DragTarget::Layer) => {
            let moved = response.drag_started() || ui.input(|i| i.pointer.delta()) != vec2(0.0, 0.0);
            let to = response.interact_pointer_pos().filter(|_| moved);
            messages.extend(to.map(|pos| ManualSolveCommand::Drag(screen.to_unit_screen(pos))));
            messages.push_if(!goes_on, ManualSolveCommand::Release);
        }
        Some(DragTarget::View) if goes_on => orbit(ui, model, response, screen.unit, messages),
        Some(DragTarget::View) => {
            let speed = ui.input(|i| i.pointer.velocity()) * (RADIANS_PER_HALF_SIDE / screen.unit);
            messages.push(CameraCommand::ThrowView(Throw {
                right: speed.x,
                down: speed.y,
                fourth: turns_fourth_dimension(ui, model),
            }));
        }
        None => {}
    }
}

fn turns_fourth_dimension(ui: &Ui, model: &Model) -> bool {
    model.puzzle().def().dimensions == 4 && ui.input(|i| i.modifiers.shift)
}

/// Orbits by the drag; with Shift, through the fourth dimension.
fn orbit(ui: &Ui, model: &Model, response: &Response, unit: f32, messages: &mut Messages) {
    let pulled = response.drag_delta() * (RADIANS_PER_HALF_SIDE / unit);
    messages.push_if(pulled != vec2(0.0, 0.0), orbit_command(pulled.x, pulled.y, turns_fourth_dimension(ui, model)));
}

fn orbit_command(right: f32, down: f32, fourth: bool) -> CameraCommand {
    if fourth { CameraCommand::OrbitFourth { right, down } } else { CameraCommand::Orbit { right, down } }
}

/// True if a click paints: on the stage, in painting mode, unless clicks pick stickers for a macro.
pub(crate) fn paints(model: &Model) -> bool {
    model.shows_stage() && model.document.workspace().editor.is_painting && macros::picked(model).is_none()
}

/// Handles a click on a facelet: picks it for a macro, paints it, centres its cell if Ctrl or Cmd is held, or makes the
/// move that its grip has for the button. A double click beside the puzzle resets the view.
pub(crate) fn click(
    ui: &Ui,
    model: &Model,
    response: &Response,
    scene: &Scene,
    screen: &Screen,
    messages: &mut Messages,
) {
    let Some(pos) = response.interact_pointer_pos() else { return };
    // A click during an animation hits the position after it.
    let hit = if playback::turn_in_progress(model).is_some() {
        camera::scene_at_rest(model).hit(screen.to_unit_screen(pos))
    } else {
        scene.hit(screen.to_unit_screen(pos))
    };
    let Some(hit) = hit else {
        messages.push_if(response.double_clicked(), CameraCommand::ResetView);
        return;
    };
    if macros::picked(model).is_some() {
        return messages.push_if(response.clicked(), MacrosCommand::Pick(hit.facelet));
    }
    if paints(model) {
        let editor = &model.document.workspace().editor;
        let paint = if response.clicked() { editor.brush } else { Paint::Nothing };
        if response.clicked() || response.clicked_by(PointerButton::Secondary) {
            messages.push(PaintingCommand::Paint(Painted {
                facelets: vec![hit.facelet],
                paint,
                continues_previous: false,
            }));
        }
        return;
    }
    if model.puzzle().def().dimensions == 4 && ui.input(|i| i.modifiers.command) {
        if response.clicked() {
            // A sticker's cell is its colour when solved.
            let cell = model.puzzle().def().solved.get(hit.facelet).copied().unwrap_or(0);
            messages.push(CameraCommand::CentreCell(cell));
        }
        return;
    }
    let Some(grip) = Grip::from_hit(model.puzzle(), &hit) else { return };
    let grip = grip.with_layers(model.puzzle(), typing::typed_layers(&model.document.workspace().typed));
    let half = grip.middle.map(|(mv, _)| mv);
    let of_button: [(PointerButton, Option<Move>); 3] = [
        (PointerButton::Primary, Some(grip.left.0)),
        (PointerButton::Secondary, Some(grip.right.0)),
        (PointerButton::Middle, half),
    ];
    for (button, mv) in of_button {
        if response.clicked_by(button) {
            messages.extend(mv.map(ManualSolveCommand::Turn));
            let mut held = HeldKeys::load(ui.ctx());
            let typed = &model.document.workspace().typed;
            messages.push_if(!typed.is_empty() && !held.is_any_held(), TypingCommand::TypeTurn(TypingInput::Clear));
            held.use_all();
            held.store(ui.ctx());
        }
    }
}

/// Zooms by the wheel, at most until the puzzle fills the view, or by pinching.
pub(crate) fn wheel(ui: &Ui, model: &Model, response: &Response, messages: &mut Messages) {
    // A dragged layer must stay under the pointer.
    if !response.hovered() || model.document.workspace().dragged_layer.is_some() {
        return;
    }
    let most = (1.0 / camera::scene_at_rest(model).extent()).max(1.0);
    let factor = ui.input(|i| (i.smooth_scroll_delta.y * ZOOM_PER_POINT).exp().min(most) * i.zoom_delta());
    if factor != 1.0 {
        messages.push(CameraCommand::ZoomView(factor));
        // Keep the wheel from scrolling anything else.
        ui.input_mut(|i| i.smooth_scroll_delta = vec2(0.0, 0.0));
    }
}

/// Orbits by the arrow keys, with Shift through the fourth dimension. Call while the view has the focus.
pub(crate) fn handle_keys(ui: &Ui, messages: &mut Messages) {
    focus::keep_arrows(ui, super::view_id(), [true; 2]);
    let arrows = [
        (Key::ArrowLeft, -RADIANS_PER_KEY, 0.0),
        (Key::ArrowRight, RADIANS_PER_KEY, 0.0),
        (Key::ArrowUp, 0.0, -RADIANS_PER_KEY),
        (Key::ArrowDown, 0.0, RADIANS_PER_KEY),
    ];
    let modifiers = ui.input(|i| i.modifiers);
    if modifiers.command || modifiers.alt {
        return;
    }
    for (_, right, down) in arrows.into_iter().filter(|(key, ..)| ui.input(|i| i.key_pressed(*key))) {
        messages.push(orbit_command(right, down, modifiers.shift));
    }
}
