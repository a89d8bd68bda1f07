//! Information about a facelet of the flat net: its piece, its colour, and how to hold its face.

use super::{FlatNet, turn_buttons};
use eframe::egui::{Label, RichText, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText};
use unfold_app::document::facelet_facts::{FaceletFacts, top_letter};
use unfold_app::{model::Model, painting::facelet_words};
use unfold_text::editor as say;

/// Minimum facelet width of a net with information beside it, in points.
const MIN_FACELET_WITH_INFO: f32 = 32.0;

impl FlatNet<'_> {
    /// True if there is room beside the net for the information; otherwise tooltips show it.
    pub(crate) fn has_room_for_info(&self) -> bool {
        self.unit >= MIN_FACELET_WITH_INFO
    }

    /// Area for the information, in net units (left, top, right, bottom): at the upper right, or at the lower right if there
    /// are no turn buttons.
    fn info_area(&self) -> [f32; 4] {
        let def = self.model.puzzle().def();
        if let Some(room) = turn_buttons::free_area(def).filter(|_| def.face_turns == 0) {
            return room;
        }
        let first_row = def.net.facelets.iter().filter(|[_, y]| *y < 1.0).map(|[x, _]| x + 1.0);
        let left = first_row.fold(0.0, f32::max) + 0.4;
        let beside = def.net.facelets.iter().filter(|[x, _]| x + 1.0 > left).map(|[_, y]| *y);
        let bottom = beside.fold(def.net.size[1], f32::min) - 0.1;
        [left, 0.0, def.net.size[0], bottom]
    }

    /// Shows a facelet's information, or how to paint, beside the net if there is room. A tooltip would cover the next
    /// facelets to paint.
    pub(crate) fn show_info(&self, ui: &mut Ui, facelet: Option<usize>) {
        if !self.has_room_for_info() {
            return;
        }
        let language = self.model.language();
        let room = self.rect_to_window(self.info_area());
        let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut line = |text: RichText| ui.add(Label::new(text).selectable(false).wrap());
        let Some(i) = facelet else {
            if !unfold_app::painting::paints(self.model) {
                // The hint about how to start is below the net.
                return;
            }
            line(RichText::new(say::HOW_TO_PAINT.get(language)));
            // Shown only if it fits completely.
            let keys = WidgetText::from(say::HOW_TO_TYPE.get(language));
            let keys = keys.into_galley(&ui, Some(TextWrapMode::Wrap), ui.available_width(), TextStyle::Body);
            if keys.size().y <= ui.available_height() {
                ui.add(Label::new(keys).selectable(false));
            }
            return;
        };
        let [piece, rest @ ..] = self.info_lines(i);
        line(RichText::new(piece).strong());
        for text in rest {
            line(RichText::new(text));
        }
    }

    /// Three lines about a facelet: its piece, its tooltip, and a hint, which may be empty.
    pub(crate) fn info_lines(&self, i: usize) -> [String; 3] {
        let (model, language) = (self.model, self.model.language());
        let facts = facts(model, i);
        let more = if model.document.workspace().editor.is_fixed(model.document.workspace().painting(), i) {
            say::FIXED_TIP.get(language).into()
        } else {
            // For cubes only: a hypercube has no top face.
            let up =
                top_letter(model.document.workspace().painting(), i).filter(|_| model.puzzle().def().face_turns > 0);
            up.map_or_else(String::new, |up| say::HOLD_TIP.fill(language, [&up]))
        };
        [facelet_words::piece(&facts, language), facelet_words::tip(&facts, language), more]
    }
}

/// Facts about a facelet, with the user's colour names.
pub(crate) fn facts(model: &Model, index: usize) -> FaceletFacts {
    FaceletFacts::new(
        model.document.workspace().painting(),
        &model.document.workspace().position().painting_check,
        index,
    )
    .with_names(model.colour_names(model.puzzle()))
}
