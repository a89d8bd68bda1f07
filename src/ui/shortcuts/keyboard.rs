//! A picture of the keys that turn the puzzle, with a legend.

use crate::ui::theme;
use eframe::egui::{Align2, Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use unfold_app::document::keyboard::{self, Keycap};
use unfold_app::document::turning_keys::{KeyAction, Layout, TurningKey};
use unfold_app::model::Model;
use unfold_text::{Text, editor::puzzle_name, turning_keys as say};

/// Maximum side of a key, in points.
const MAX_KEY_SIZE: f32 = 5.0 * theme::GRID;
/// Side of a sample in the legend, in points.
const SAMPLE_SIZE: f32 = 2.0 * theme::GRID;

/// Kind of a key's action, which decides its colour.
#[derive(Clone, Copy, PartialEq)]
enum ActionKind {
    ChooseGrip,
    Turn,
    ChooseLayers,
}

impl ActionKind {
    fn for_key(key: &TurningKey) -> Self {
        match key.action {
            KeyAction::Twist { .. } | KeyAction::Move(_) => Self::Turn,
            KeyAction::Layer(_) => Self::ChooseLayers,
            KeyAction::Letter(_) | KeyAction::Grip(_) | KeyAction::GripWhole => Self::ChooseGrip,
        }
    }

    /// Fill and text colour of a key.
    fn colours(self, ui: &Ui) -> (Color32, Color32) {
        let colours = theme::colours(ui);
        match self {
            Self::ChooseGrip => (colours.chosen, colours.text),
            Self::Turn => (colours.accent, colours.on_accent),
            Self::ChooseLayers => (colours.raised, colours.text),
        }
    }
}

/// Draws the keys of the current layout; nothing for the layout whose keys are the notation's letters.
pub(crate) fn show(ui: &mut Ui, model: &Model) {
    let (language, puzzle, turning) = (model.language(), model.puzzle(), &model.settings.turning);
    if turning.layout == Layout::Unfold {
        return;
    }
    ui.label(say::KEYBOARD_OF.fill(language, [&puzzle_name(puzzle).get(language)]));
    let rows = keyboard::rows(turning, puzzle);
    let across = rows.iter().flatten().map(|key| key.left + 1.0).fold(1.0, f32::max);
    let side = (ui.available_width() / across).min(MAX_KEY_SIZE);
    let (area, _) = ui.allocate_exact_size(side * vec2(across, rows.len() as f32), Sense::hover());
    for (line, row) in rows.iter().enumerate() {
        for key in row {
            let place = Rect::from_min_size(area.min + side * vec2(key.left, line as f32), Vec2::splat(side));
            keycap(ui, model, key, place.shrink(1.5));
        }
    }
    if puzzle.def().dimensions == 4 {
        let keys: Vec<&TurningKey> = turning.layout.keys(puzzle).collect();
        ui.horizontal_wrapped(|ui| {
            for (kind, text) in [
                (ActionKind::ChooseGrip, say::KEYCAP_GRIPS),
                (ActionKind::Turn, say::KEYCAP_TWISTS),
                (ActionKind::ChooseLayers, say::KEYCAP_LAYERS),
            ] {
                if keys.iter().any(|key| ActionKind::for_key(key) == kind) {
                    sample(ui, kind, text.get(language));
                }
            }
        });
        for row in turning.layout.record().rows {
            let texts: [Text<0>; 2] = [row.keys, row.text];
            let [keys, effect] = texts.map(|text| text.get(language));
            ui.label(say::KEYCAP.fill(language, [&keys, &effect]));
        }
    }
    ui.add_space(theme::GAP);
}

/// Draws a key: its character in the corner, and its action below; a key without an action shows only the character.
fn keycap(ui: &Ui, model: &Model, key: &Keycap, place: Rect) {
    let colours = theme::colours(ui);
    let corner = place.min + vec2(theme::GRID / 2.0, 1.0);
    let small = theme::font(theme::TEXT_SMALL);
    let Some(turning) = key.turning_key else {
        ui.painter().rect_stroke(place, theme::CORNER_RADIUS, Stroke::new(1.0, colours.line), StrokeKind::Inside);
        ui.painter().text(corner, Align2::LEFT_TOP, key.sign, small, colours.muted);
        return;
    };
    let (fill, ink) = ActionKind::for_key(turning).colours(ui);
    ui.painter().rect_filled(place, theme::CORNER_RADIUS, fill);
    ui.painter().text(corner, Align2::LEFT_TOP, key.sign, small, ink);
    let mark = turning.keycap_label().get(model.language());
    let below = place.center_bottom() - vec2(-theme::GRID / 2.0, 1.0);
    ui.painter().text(below, Align2::CENTER_BOTTOM, mark, theme::font(theme::TEXT_BODY), ink);
    let effect = turning.name().get(model.language());
    let name = say::KEYCAP.fill(model.language(), [&key.sign, &effect]);
    let response = ui.interact(place, ui.scope_id().with(("keycap", key.sign)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}

fn sample(ui: &mut Ui, kind: ActionKind, text: &str) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(SAMPLE_SIZE), Sense::hover());
    ui.painter().rect_filled(place.shrink(1.0), 3.0, kind.colours(ui).0);
    ui.label(text);
    ui.add_space(theme::GAP);
}
