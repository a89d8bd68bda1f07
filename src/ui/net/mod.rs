//! The flat net: drawing and interaction. Painting, facelet information, colours, turn buttons and small nets are in
//! submodules.

pub mod colour_picker;
pub mod facelet_info;
pub mod painting;
pub mod small_net;
pub mod turn_buttons;

use super::widgets::{highlight, tools};
use crate::ui::{theme, widgets::sticker_patterns};
use eframe::egui::{Align2, Color32, FontId, Id, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder};
use eframe::egui::{WidgetInfo, accesskit::Action, pos2, vec2};
use unfold_app::command::{MacrosCommand, PaintingCommand, message::Messages};
use unfold_app::document::{editor::Stroke as Painted, facelet_facts::top_letter};
use unfold_app::{macros, model::Model, painting::facelet_words, playback};
use unfold_engine::puzzle::{pattern::Sticker, pieces::Pieces};
use unfold_text::{editor as say, filters, steps};

/// Gap between a facelet and each edge of its square, as a share of the square's width.
const INSET: f32 = 0.06;
/// Bounds of a facelet's width, in points.
const FACELET_WIDTHS: (f32, f32) = (10.0, 96.0);
/// Facelet widths are multiples of `1 / STEPS_PER_POINT` points.
const STEPS_PER_POINT: f32 = 4.0;
/// Margin above and below the net, in points, for the focus ring.
const MARGIN: f32 = 6.0;

/// Minimum facelet width with a second ring around a wrong facelet, in points.
const MIN_DOUBLE_RING_WIDTH: f32 = 22.0;
/// Minimum facelet width with legible turn buttons, in points.
const MIN_WIDTH_WITH_TURNS: f32 = 14.0;
/// Minimum facelet width with legible hints, in points.
const MIN_WIDTH_WITH_HINTS: f32 = 30.0;

/// The net, laid out for one frame.
struct FlatNet<'a> {
    model: &'a Model,
    /// The net, in points of the window.
    area: Rect,
    /// Width of a facelet's square, in points.
    unit: f32,
    /// True for facelets of pieces that are filtered out; a missing entry means false.
    faint: Vec<bool>,
    /// True for facelets of the current step's pieces; empty without a step.
    in_step: Vec<bool>,
    /// Letters on facelets, by colour number.
    letters_by_colour: Vec<char>,
}

/// Id of the net's focusable widget.
pub(crate) fn id() -> Id {
    Id::unique("net")
}

/// Draws the net as large as fits, and as close to the vertical centre of `column` as space permits.
pub(crate) fn show(ui: &mut Ui, model: &Model, column: Rect, messages: &mut Messages) {
    highlight::set_chosen(
        ui,
        model.document.workspace().editor.chosen.filter(|_| !unfold_app::painting::paints(model)),
    );
    let [width, height] = model.puzzle().def().net.size;
    let room = ui.available_rect_before_wrap();
    ui.advance_cursor_after_rect(room);
    // Align the outer facelets, not their squares, with the left edge of the controls below.
    let (across, up) = (width - 2.0 * INSET, room.shrink(MARGIN).height());
    let unit = (room.width() / across).min(up / height).clamp(FACELET_WIDTHS.0, FACELET_WIDTHS.1);
    let unit = (unit * STEPS_PER_POINT).floor() / STEPS_PER_POINT;
    let area = Align2::CENTER_CENTER.align_size_within_rect(vec2(width, height) * unit, room);
    let free = (room.shrink(MARGIN).bottom() - area.bottom()).max(0.0);
    let area = area.translate(vec2(0.0, (column.center().y - area.center().y).clamp(0.0, free)));
    let workspace = model.document.workspace();
    let faint = workspace.shown_parts.filter.hidden_facelets(workspace.painting());
    let facelet_letters = model.settings.facelet_letters(model.puzzle());
    let in_step = unfold_app::steps::shown::highlighted_facelets(model);
    let net = FlatNet { model, area, unit, faint, in_step, letters_by_colour: facelet_letters };
    let id = id();
    let whole = ui.interact(area, id, Sense::drag());
    release_focus_after_painting(ui, model, id);
    if model.puzzle().def().face_turns == 0 {
        // A hypercube's cell letters are beside the facelets.
        net.letters(ui, 0.55);
    }
    let forced: Vec<(usize, u8)> = model.document.workspace().position().painting_check.forced.clone();
    // A layer that is still being dragged does not change the net.
    let step = playback::turn_in_progress(model).and_then(|moving| moving.step);
    let map = step.map(|(mv, _)| &model.puzzle().def().moves[mv.index()].map);
    let is_on_its_way = |i: usize| map.is_some_and(|map| usize::from(map[i]) != i);
    for i in 0..model.document.workspace().painting().stickers().len() {
        let forced = forced.iter().find(|(k, _)| *k == i).map(|(_, colour)| *colour);
        if is_on_its_way(i) {
            ui.painter().rect_filled(net.rect(i), 0.1 * unit, ui.visuals().faint_bg_color);
        } else {
            net.facelet(ui, i, net.rect(i), forced);
        }
    }
    match unfold_app::typing::gripped_facelets(model) {
        Some(gripped) => net.outline_grip(ui, &gripped),
        None if net.in_step.is_empty() => net.outline_moved(ui),
        None => net.outline_step(ui),
    }
    net.face_letters(ui);
    if unfold_app::painting::shows_tools(model) {
        net.hold_hints(ui, is_on_its_way);
    }
    net.errors(ui, is_on_its_way);
    if let (Some((_, part)), Some(map)) = (step, map) {
        // The 3D view shows the motion. The net cross-fades, so that nothing moves across other facelets or text.
        let mut fading = ui.new_child(UiBuilder::new().max_rect(net.area));
        fading.set_opacity(part);
        for i in (0..map.len()).filter(|i| is_on_its_way(*i)) {
            net.facelet(ui, i, net.rect(usize::from(map[i])), None);
        }
        for i in (0..map.len()).filter(|i| is_on_its_way(*i)) {
            net.facelet(&fading, i, net.rect(i), None);
        }
    }
    let pointed = (0..model.document.workspace().painting().stickers().len())
        .filter(|&i| net.handle_input(ui, i, messages))
        .last();
    if let Some(i) = pointed {
        highlight::set_hovered(ui, i);
    }
    if let Some(i) = pointed.or_else(|| {
        highlight::hovered_or_chosen(ui).filter(|i| *i < model.document.workspace().painting().stickers().len())
    }) {
        net.outline_piece(ui, i);
    }
    let has_pad = unit >= MIN_WIDTH_WITH_TURNS && tools::are_shown(ui, model, "turns", room);
    let pad = turn_buttons::free_area(model.puzzle().def()).filter(|_| model.puzzle().def().face_turns > 0 && has_pad);
    let pad = pad.map(|room| net.rect_to_window(room));
    if let Some(room) = pad {
        turn_buttons::show(ui, model, room, messages);
    }
    whole.widget_info(|| {
        let cursor = facelet_info::facts(model, model.document.workspace().editor.cursor);
        let puzzle = say::puzzle_name(model.puzzle()).get(model.language());
        let cursor = facelet_words::brief(&cursor, model.language());
        let cursor = net.with_highlight_note(model.document.workspace().editor.cursor, cursor);
        let name = say::NET_NAME.fill(model.language(), [&puzzle, &cursor]);
        WidgetInfo::labeled(Role::Grid, ui.is_enabled(), name)
    });
    net.paint_with_pointer(ui, (&whole, pad), messages);
    if unfold_app::painting::shows_tools(model) {
        net.show_info(ui, pointed.or(whole.has_focus().then_some(model.document.workspace().editor.cursor)));
    }
    net.numbered_stickers(ui);
    if whole.has_focus() {
        net.cursor(ui);
        painting::handle_keys(ui, model, id, messages);
    } else {
        painting::start_painting_by_key(ui, model, id, messages);
    }
}

/// Releases keyboard focus after painting, so that shortcuts work again.
fn release_focus_after_painting(ui: &Ui, model: &Model, id: Id) {
    let (known, paints) = (id.with("paints"), model.document.workspace().editor.is_painting);
    let painted = ui.data_mut(|data| {
        let before = data.get_temp(known).unwrap_or(false);
        data.insert_temp(known, paints);
        before
    });
    if painted && !paints {
        ui.memory_mut(|memory| memory.surrender_focus(id));
    }
}

impl FlatNet<'_> {
    /// Maps net units to the window.
    fn to_window(&self, [x, y]: [f32; 2]) -> Pos2 {
        pos2(self.area.left() + x * self.unit, self.area.top() + y * self.unit)
    }

    /// Maps a rectangle in net units (left, top, right, bottom) to the window.
    fn rect_to_window(&self, [left, top, right, bottom]: [f32; 4]) -> Rect {
        Rect::from_min_max(self.to_window([left, top]), self.to_window([right, bottom]))
    }

    /// A facelet's square, in points of the window.
    fn square(&self, i: usize) -> Rect {
        let corner = self.to_window(self.model.puzzle().def().net.facelets[i]);
        Rect::from_min_size(corner, vec2(self.unit, self.unit))
    }

    /// Rectangle of a facelet: its square without the gap, in points of the window.
    fn rect(&self, i: usize) -> Rect {
        self.square(i).shrink(INSET * self.unit)
    }

    /// The facelet whose square contains this point of the window.
    fn facelet_at(&self, pos: Pos2) -> Option<usize> {
        (0..self.model.document.workspace().painting().stickers().len()).find(|&i| self.square(i).contains(pos))
    }

    /// Font with a height of `part` facelet widths.
    fn font(&self, part: f32) -> FontId {
        theme::font(part * self.unit)
    }

    /// Draws the letters of faces without centres, where their facelets meet.
    fn face_letters(&self, ui: &Ui) {
        let def = self.model.puzzle().def();
        // A centre shows the letter itself.
        if Pieces::for_puzzle(self.model.puzzle()).centres().next().is_none() && def.face_turns > 0 {
            let (fill, text) = (ui.visuals().panel_fill, ui.visuals().strong_text_color());
            for place in def.net.letters.iter() {
                ui.painter().circle(self.to_window(*place), 0.24 * self.unit, fill, Stroke::new(1.0, text));
            }
            self.letters(ui, 0.34);
        }
    }

    /// Draws the letters of faces or cells; `height` is in facelet widths.
    fn letters(&self, ui: &Ui, height: f32) {
        let def = self.model.puzzle().def();
        for (place, letter) in def.net.letters.iter().zip(def.letters) {
            let colour = ui.visuals().strong_text_color();
            ui.painter().text(self.to_window(*place), Align2::CENTER_CENTER, letter, self.font(height), colour);
        }
    }

    /// Draws a facelet; an unpainted one faintly shows the only colour that fits (`forced`), if there is one.
    fn facelet(&self, ui: &Ui, i: usize, rect: Rect, forced: Option<u8>) {
        let model = self.model;
        let puzzle = model.puzzle();
        let outline = Stroke::new(1.0, ui.visuals().weak_text_color());
        let empty = theme::colours(ui).unpainted;
        let Some(colour) = model.document.workspace().painting().colour(i) else {
            if model.document.workspace().painting().stickers()[i] == Sticker::Any {
                ui.painter().rect(rect, 0.1 * self.unit, theme::colours(ui).any_colour, outline, StrokeKind::Inside);
                return;
            }
            let ghost = forced.map(|colour| theme::facelet_colour(model, puzzle, colour));
            let fill = ghost.map_or(empty, |ghost| empty.lerp_to_gamma(ghost, 0.3));
            ui.painter().rect(rect, 0.1 * self.unit, fill, outline, StrokeKind::Inside);
            if let Some(ghost) = ghost {
                ui.painter().circle(rect.center(), 0.24 * self.unit, ghost, Stroke::new(1.0, theme::ink_on(fill)));
                if let Some(colour) = forced.filter(|_| model.settings.letters) {
                    let letter = self.letters_by_colour[usize::from(colour)];
                    let font = self.font(0.34);
                    ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, theme::ink_on(ghost));
                }
            }
            return;
        };
        let faint = self.is_faint(i);
        let fill = theme::facelet_colour(model, puzzle, colour);
        let fill = if faint { ui.visuals().panel_fill.lerp_to_gamma(fill, theme::FILTERED_OPACITY) } else { fill };
        let ink = theme::ink_on(fill);
        let ink = if faint { fill.lerp_to_gamma(ink, theme::FILTERED_INK_OPACITY) } else { ink };
        ui.painter().rect(rect, 0.1 * self.unit, fill, outline, StrokeKind::Inside);
        let is_centre = Pieces::for_puzzle(puzzle).slot_with(i).facelets.len() == 1;
        let lettered = model.settings.letters || is_centre;
        // A centre is identified by its letter, which must stay legible.
        if !is_centre {
            sticker_patterns::paint(ui.painter(), model, (rect, fill), colour, lettered);
        }
        if lettered {
            let letter = self.letters_by_colour[usize::from(colour)];
            // Leave room for the hint above it while painting.
            let (at, align) = match is_centre && puzzle.def().face_turns > 0 && unfold_app::painting::shows_tools(model)
            {
                true => (rect.center_bottom(), Align2::CENTER_BOTTOM),
                false => (rect.center(), Align2::CENTER_CENTER),
            };
            ui.painter().text(at, align, letter, self.font(0.5), ink);
        }
    }

    fn is_faint(&self, i: usize) -> bool {
        self.faint.get(i) == Some(&true)
    }

    /// Adds a note to a facelet's text if it is in the current step or filtered out.
    fn with_highlight_note(&self, i: usize, text: String) -> String {
        if self.in_step.get(i) == Some(&true) {
            return steps::FACELET_OF_STEP.fill(self.model.language(), [&text]);
        }
        if self.is_faint(i) { filters::FACELET_FAINT.fill(self.model.language(), [&text]) } else { text }
    }

    /// Draws on each centre which face to hold on top while copying this one; users often hold the cube wrong.
    fn hold_hints(&self, ui: &Ui, is_left_out: impl Fn(usize) -> bool) {
        if self.unit < MIN_WIDTH_WITH_HINTS {
            return;
        }
        for centre in Pieces::for_puzzle(self.model.puzzle()).centres().filter(|i| !is_left_out(*i)) {
            let Some(up) = top_letter(self.model.document.workspace().painting(), centre) else { continue };
            let colour = self.model.document.workspace().painting().colour(centre);
            let fill = colour
                .map_or(theme::colours(ui).unpainted, |c| theme::facelet_colour(self.model, self.model.puzzle(), c));
            let (top, ink) = (self.rect(centre).center_top(), theme::ink_on(fill));
            let size = (0.3 * self.unit).max(theme::TEXT_SMALL);
            let (half, down) = (size / 4.0, vec2(0.0, size / 2.0));
            // A triangle pointing up, followed by the letter of the face on top.
            let tip = top + vec2(-half - 1.0, 0.4 * size);
            let triangle = vec![tip, tip + down + vec2(half, 0.0), tip + down - vec2(half, 0.0)];
            ui.painter().add(Shape::convex_polygon(triangle, ink, Stroke::NONE));
            ui.painter().text(top + vec2(1.0, 0.0), Align2::LEFT_TOP, up, theme::font(size), ink);
        }
    }

    /// True if the painting check reports this facelet.
    fn is_wrong(&self, i: usize) -> bool {
        self.model.document.workspace().position().painting_check.errors.iter().any(|error| error.facelets.contains(&i))
    }

    /// Draws a red ring around each impossible facelet, with a white ring inside where there is room; visible on every colour.
    fn errors(&self, ui: &Ui, is_left_out: impl Fn(usize) -> bool) {
        let width = (0.09 * self.unit).max(2.0) * highlight::pulse(ui, self.model);
        for i in (0..self.model.document.workspace().painting().stickers().len())
            .filter(|&i| self.is_wrong(i) && !is_left_out(i))
        {
            let rect = self.square(i);
            let round = 0.1 * self.unit;
            let ring = |rect: Rect, colour: Color32| {
                ui.painter().rect_stroke(rect, round, Stroke::new(width, colour), StrokeKind::Inside);
            };
            ring(rect, theme::ERROR_RING);
            if self.unit >= MIN_DOUBLE_RING_WIDTH {
                ring(rect.shrink(width), theme::WHITE);
            }
        }
    }

    /// Outlines all facelets of the piece with facelet `i`.
    fn outline_piece(&self, ui: &Ui, i: usize) {
        let colour = ui.visuals().strong_text_color();
        for &mate in &Pieces::for_puzzle(self.model.puzzle()).slot_with(i).facelets {
            let stroke = Stroke::new((0.06 * self.unit).max(2.0), colour);
            ui.painter().rect_stroke(self.rect(mate), 0.12 * self.unit, stroke, StrokeKind::Outside);
        }
    }

    /// Outlines the facelets of the selected grip.
    fn outline_grip(&self, ui: &Ui, gripped: &[bool]) {
        let stroke = Stroke::new((0.08 * self.unit).max(2.0), ui.visuals().strong_text_color());
        for i in (0..gripped.len()).filter(|i| gripped[*i]) {
            ui.painter().rect_stroke(self.square(i), 0.12 * self.unit, stroke, StrokeKind::Inside);
        }
    }

    /// Outlines the facelets moved by the last move.
    fn outline_moved(&self, ui: &Ui) {
        let stroke = Stroke::new((0.05 * self.unit).max(1.5), theme::colours(ui).accent);
        for (i, _) in unfold_app::lesson::update::moved_facelets(self.model)
            .into_iter()
            .enumerate()
            .filter(|(_, touched)| *touched)
        {
            ui.painter().rect_stroke(self.square(i), 0.12 * self.unit, stroke, StrokeKind::Inside);
        }
    }

    /// Outlines the current step's pieces with two rings, visible on every colour.
    fn outline_step(&self, ui: &Ui) {
        let width = (0.08 * self.unit).max(2.0);
        for i in (0..self.in_step.len()).filter(|i| self.in_step[*i]) {
            for (inset, colour) in [(0.0, theme::colours(ui).accent), (width, theme::WHITE)] {
                let rect = self.square(i).shrink(inset);
                ui.painter().rect_stroke(rect, 0.12 * self.unit, Stroke::new(width, colour), StrokeKind::Inside);
            }
        }
    }

    /// Numbers the macro's reference stickers and those picked.
    fn numbered_stickers(&self, ui: &Ui) {
        let Some(picked) = macros::picked(self.model) else { return };
        let size = (0.5 * self.unit).clamp(theme::TEXT_SMALL * 0.75, theme::TEXT_BODY);
        let own = macros::reference_stickers(self.model).map_or(Vec::new(), Vec::from);
        for (stickers, is_picked) in [(&own[..], false), (picked, true)] {
            for (number, facelet) in stickers.iter().enumerate() {
                let at = self.square(*facelet).center();
                highlight::draw_number(ui.painter(), ui, (at, size), number + 1, is_picked);
            }
        }
    }

    /// Draws the focus ring around the net, and black and white rings around the cursor's facelet.
    fn cursor(&self, ui: &Ui) {
        let at = self.model.document.workspace().editor.cursor;
        let rect = self.rect(at);
        let round = 0.1 * self.unit;
        let whole = ui.visuals().selection.stroke.color;
        let around = self.area.expand(3.0).intersect(ui.clip_rect().shrink(2.0));
        ui.painter().rect_stroke(around, 4.0, Stroke::new(1.5, whole), StrokeKind::Inside);
        // An error stays visible under the cursor.
        let inner = if self.is_wrong(at) { theme::ERROR_RING } else { theme::BLACK };
        for (grow, colour) in [(4.0, theme::BLACK), (1.5, theme::WHITE), (-1.0, inner)] {
            ui.painter().rect_stroke(rect.expand(grow), round, Stroke::new(2.5, colour), StrokeKind::Inside);
        }
    }

    /// Handles a facelet's screen-reader clicks, and sets its label and tooltip. Returns true if it is hovered.
    fn handle_input(&self, ui: &Ui, i: usize, messages: &mut Messages) -> bool {
        let (model, language) = (self.model, self.model.language());
        let response = ui.interact(self.rect(i), Id::unique(("facelet", i)), Sense::CLICK);
        let facts = || facelet_info::facts(model, i);
        response.widget_info(|| {
            let chosen = model.document.workspace().editor.cursor == i;
            let name = self.with_highlight_note(i, facelet_words::name(&facts(), language));
            WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name)
        });
        if ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click)) {
            if macros::picked(model).is_some() {
                messages.push(MacrosCommand::Pick(i));
                return response.hovered();
            }
            if !unfold_app::painting::paints(model) {
                messages.push(PaintingCommand::Choose(Some(i)));
                return response.hovered();
            }
            let stroke = Painted {
                facelets: vec![i],
                paint: model.document.workspace().editor.brush,
                continues_previous: false,
            };
            messages.push(PaintingCommand::Paint(stroke));
        }
        let pointed = response.hovered();
        if !self.has_room_for_info() || !unfold_app::painting::shows_tools(model) {
            response.on_hover_ui(|ui| {
                let [piece, rest @ ..] = self.info_lines(i);
                ui.strong(piece);
                for text in rest.into_iter().filter(|text| !text.is_empty()) {
                    ui.label(text);
                }
            });
        }
        pointed
    }
}
