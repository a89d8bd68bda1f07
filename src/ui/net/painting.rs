//! Painting the flat net by pointer and keyboard.

use super::FlatNet;
use crate::ui::widgets::focus;
use eframe::egui::{Event, Id, Key, PointerButton, Pos2, Rect, Response, Ui};
use unfold_app::command::{MacrosCommand, PaintingCommand, message::Messages};
use unfold_app::document::editor::{NetKey, Paint, Stroke as Painted, net_key};
use unfold_app::{macros, model::Model, painting};

/// Handles keys while the net has the focus.
pub(crate) fn handle_keys(ui: &Ui, model: &Model, id: Id, messages: &mut Messages) {
    focus::keep_arrows(ui, id, [true; 2]);
    if macros::picked(model).is_some() {
        let picks = focus::pressed(ui, Key::Space) || focus::pressed(ui, Key::Enter);
        messages.push_if(picks, MacrosCommand::Pick(model.document.workspace().editor.cursor));
        messages.push_if(focus::pressed(ui, Key::Backspace), MacrosCommand::Unpick);
    }
    ui.input(|i| {
        for event in &i.events {
            if let Event::Key { key, pressed: true, modifiers, .. } = event
                && modifiers.is_none()
            {
                let meant = net_key(model.puzzle(), key.name());
                // While stickers are picked for a macro, nothing is painted.
                let meant = meant.filter(|key| macros::picked(model).is_none() || matches!(key, NetKey::Move(_)));
                // Unless painting is on, letters turn layers.
                let chooses = |key: &NetKey| matches!(key, NetKey::Move(_) | NetKey::Brush);
                let meant = meant.filter(|key| painting::paints(model) || chooses(key));
                messages.extend(meant.map(PaintingCommand::NetKey));
            }
        }
    });
}

/// Lets letters and digits paint while the net is not focused, except in text fields, and then focuses the net.
pub(crate) fn start_painting_by_key(ui: &Ui, model: &Model, id: Id, messages: &mut Messages) {
    if !painting::paints(model) || !ui.is_enabled() || ui.ctx().text_edit_focused() {
        return;
    }
    let typed: Vec<NetKey> = ui.input(|i| {
        let keys = i.events.iter().filter_map(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => {
                net_key(model.puzzle(), key.name())
            }
            _ => None,
        });
        keys.filter(|key| matches!(key, NetKey::Paint(_) | NetKey::Any)).collect()
    });
    if !typed.is_empty() {
        ui.memory_mut(|memory| memory.request_focus(id));
        messages.extend(typed.into_iter().map(PaintingCommand::NetKey));
    }
}

impl FlatNet<'_> {
    /// Handles all press, drag and release events of a frame, in order. A press on the turn buttons (`pad`), which overlap the
    /// net, starts no stroke.
    pub(crate) fn paint_with_pointer(&self, ui: &Ui, (whole, pad): (&Response, Option<Rect>), messages: &mut Messages) {
        let mut stroke: Option<(PointerButton, Pos2)> = ui.data(|d| d.get_temp(whole.id)).flatten();
        let painted = |facelets, button, continues_previous| {
            let paint = if button == PointerButton::Primary {
                self.model.document.workspace().editor.brush
            } else {
                Paint::Nothing
            };
            PaintingCommand::Paint(Painted { facelets, paint, continues_previous })
        };
        let on_pad = |pos| pad.is_some_and(|pad| pad.contains(pos));
        let takes_press = |pos| whole.enabled() && whole.contains_pointer() && self.area.contains(pos) && !on_pad(pos);
        for event in ui.input(|i| i.events.clone()) {
            match event {
                Event::PointerButton { pos, button, pressed: true, modifiers } if takes_press(pos) => {
                    whole.request_focus();
                    if macros::picked(self.model).is_some() {
                        messages.extend(self.facelet_at(pos).map(MacrosCommand::Pick));
                        continue;
                    }
                    if !painting::paints(self.model) {
                        messages.push(PaintingCommand::Choose(self.facelet_at(pos)));
                        continue;
                    }
                    let facelets: Vec<usize> = self.facelet_at(pos).into_iter().collect();
                    match button {
                        PointerButton::Primary | PointerButton::Secondary if !modifiers.alt => {
                            messages.push(painted(facelets, button, false));
                            stroke = Some((button, pos));
                        }
                        PointerButton::Primary | PointerButton::Middle => {
                            messages.extend(facelets.into_iter().map(PaintingCommand::PickColour));
                        }
                        _ => {}
                    }
                }
                Event::PointerMoved(pos) => {
                    if let Some((button, last)) = stroke {
                        let facelets = self.facelets_between(last, pos);
                        messages.push_if(!facelets.is_empty(), painted(facelets, button, true));
                        stroke = Some((button, pos));
                    }
                }
                Event::PointerButton { button, pressed: false, .. } if stroke.is_some_and(|(b, _)| b == button) => {
                    stroke = None;
                }
                _ => {}
            }
        }
        ui.data_mut(|d| d.insert_temp(whole.id, stroke));
    }

    /// The facelets on the line from `from` to `to`, in order, without the one at `from`.
    fn facelets_between(&self, from: Pos2, to: Pos2) -> Vec<usize> {
        let steps = (from.distance(to) / (self.unit / 4.0)).ceil().max(1.0) as usize;
        let mut out = Vec::new();
        for step in 1..=steps {
            let i = self.facelet_at(from.lerp(to, step as f32 / steps as f32));
            if let Some(i) = i.filter(|i| out.last() != Some(i) && self.facelet_at(from) != Some(*i)) {
                out.push(i);
            }
        }
        out
    }
}
